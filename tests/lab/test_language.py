"""Language models at the table: positions as text, and whole games through a real client of the protocol."""

import importlib.util
import random
import re
import sys
from typing import Any

import pytest

import sanmon
from sanmon.kernel.errors import IllegalOption, SetupError
from sanmon.kernel.words import Words
from sanmon.lab.language.tables import ReadersTable, Tables, games_text, rules_text
from sanmon.lab.language.text import MOST_TOKENS, moves_text, position_text, tokens

GAMES = ("satori", "bitoku", "koi", "toy")
NO_SDK = importlib.util.find_spec("mcp") is None


@pytest.mark.parametrize("name", GAMES)
def test_a_position_fits_into_the_stated_number_of_tokens(name: str) -> None:
    game = sanmon.load(name)
    words = Words(game, "en")
    for players in game.info.players:
        rng = random.Random(players)
        state = game.start(players, players)
        longest = 0
        while state.seat is not None:
            if not longest or rng.random() < 0.03:
                text = position_text(state, state.seat, words, state.events_for(state.seat))
                longest = max(longest, tokens(text))
                for option in state.options():
                    verb, _, thing = game.vocabulary.text(option).partition(" ")
                    assert verb in text
                    assert thing in text
            state.apply(rng.choice(state.options()))
        assert 20 < longest <= MOST_TOKENS


def test_tokens_are_counted_from_above() -> None:
    assert tokens("") == 0
    assert tokens("board") == 2
    assert tokens("a1, 2345") == 5
    assert tokens("──") == 2


def test_the_text_contains_no_secret() -> None:
    game = sanmon.load("satori")
    words = Words(game, "en")
    rng = random.Random(2)
    state = game.start(2, 2)
    differ = 0
    while state.seat is not None:
        if rng.random() < 0.1:
            world = state.imagine(0, rng)
            differ += world.view(1) != state.view(1)
            assert position_text(world, 0, words) == position_text(state, 0, words)
        state.apply(rng.choice(state.options()))
    assert differ


def test_many_moves_are_listed_by_their_verbs() -> None:
    state = sanmon.load("koi").start(2, 1)
    words = Words(state.game, "en")
    family = max(state.game.vocabulary.families, key=lambda one: one.size)
    text = moves_text(state, range(family.base, family.base + 30), words)
    assert text.startswith(f"- {family.verb} X, where X is one of: ")
    assert len(text.splitlines()) == 1
    assert len(moves_text(state, range(family.base, family.base + 5), words).splitlines()) == 5


def test_a_reader_moves_by_text_and_mistakes_are_named() -> None:
    table = ReadersTable("toy", 2, 1, "random", 5)
    assert "You are Seat 2 of 2 in toy." in table.text()
    with pytest.raises(IllegalOption, match="it can:"):
        table.move("play kettle and run")
    with pytest.raises(SetupError, match="seat is a number from 0 to 1"):
        ReadersTable("toy", 2, 2, "random", 5)
    tables = Tables()
    with pytest.raises(SetupError, match="open one first"):
        tables.find(1)
    assert "toy" in games_text()
    assert rules_text("toy", "3.1").startswith("3.1 (")
    assert "No clause" in rules_text("toy", "zeppelin")


@pytest.mark.skipif(NO_SDK, reason="the package mcp is not installed (pip: the extra sanmon[mcp])")
@pytest.mark.parametrize("name", GAMES)
def test_a_client_of_the_protocol_plays_a_whole_game(name: str) -> None:
    """`sanmon mcp` runs as a program of its own; the client only sees what the tools return."""
    import anyio
    from mcp import StdioServerParameters
    from mcp.client.client import Client

    program = StdioServerParameters(command=sys.executable, args=["-m", "sanmon", "mcp"])
    rng = random.Random(4)

    def said(answer: Any) -> str:
        return "".join(part.text for part in answer.content)

    async def play() -> None:
        async with Client(program) as client:
            tools = {tool.name for tool in (await client.list_tools()).tools}
            assert tools == {"list_games", "open_table", "see_position", "ask_rules", "move"}
            assert f"- {name}:" in said(await client.call_tool("list_games", {}))
            wrong = await client.call_tool("open_table", {"game": name, "opponents": "os:system"})
            assert wrong.is_error
            assert "there are: random" in said(wrong)
            asked = {"game": name, "players": 2, "seat": 1, "opponents": "random", "seed": 3}
            text = said(await client.call_tool("open_table", asked))
            assert text.startswith("This is table 1.")
            clause = re.search(r"rules, clause ([\d.]+)\)", text)
            assert clause is not None
            rule = said(await client.call_tool("ask_rules", {"game": name, "query": clause[1]}))
            assert rule.startswith(clause[1])
            refused = await client.call_tool("move", {"table": 1, "move": "fly away"})
            assert refused.is_error
            assert "it can:" in said(refused)
            assert said(await client.call_tool("see_position", {"table": 1})) in text
            for _ in range(1000):
                assert tokens(text) <= MOST_TOKENS
                if "The game is over." in text:
                    return
                text = said(await client.call_tool("move", {"table": 1, "move": legal(text, rng)}))
            pytest.fail("the game did not end")

    anyio.run(play)


def legal(text: str, rng: random.Random) -> str:
    """One of the legal moves that the text lists."""
    moves = text.partition("Your legal moves:\n")[2].splitlines()
    found = []
    for line in moves:
        verb, several, things = line.removeprefix("- ").partition(" X, where X is one of: ")
        if several:
            found += [f"{verb} {thing}".strip() for thing in things.split(", ")]
        else:
            found.append(line.removeprefix("- ").partition(" : ")[0])
    return rng.choice(found)
