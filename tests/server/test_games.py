"""Whole games over the websocket, and their records."""

import random
import subprocess
import sys
import typing
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

import sanmon
from sanmon.kernel.part_cache import PartCache
from sanmon.kernel.records import decode_record, replay
from sanmon.server.domain.games import with_components
from sanmon.server.protocol.websocket import Position, ToClient
from server.served import Opened, Page, Server
from server.test_live import games


def play(pages: list[Page], rng: random.Random, turns: int | None = None) -> None:
    """Plays random moves to the end, or for a number of turns."""
    while pages[0].position["result"] is None and (turns is None or pages[0].position["turn"] <= turns):
        newest = max(page.n for page in pages)
        for page in pages:
            page.catch_up(newest)
        waiting = pages[0].position["prompt"]["waiting"]
        if waiting:
            page = pages[rng.choice(waiting)]
            assert page.move(rng.choice(page.options))["type"] == "position"


@pytest.mark.parametrize(("game", "players"), games())
def test_views_made_together_equal_views_made_one_by_one(game: str, players: int) -> None:
    """Also with what is known from before, on and back again, as a table keeps it; and nothing known tells what it
    should not.
    """
    state = sanmon.load(game).start(players=players, seed=3)
    rng = random.Random(players)
    seats = [None, *reversed(range(players))]
    known = PartCache()
    past = [state]
    while state.seat is not None:
        alone = [state.view(seat) for seat in seats]
        assert state.game.views(state, seats) == alone
        assert state.game.views(state, seats, known) == alone
        if rng.random() < 0.05:
            state = rng.choice(past[-10:])
            continue
        state = state.clone()
        state.apply(rng.choice(state.options()))
        past.append(state)
    assert state.game.views(state, seats, known) == [state.view(seat) for seat in seats]


def check_record(opened: Opened) -> None:
    status, data = opened.record()
    assert status == 200
    stored = decode_record(data)
    header = stored.header
    played = with_components(header.game, header.components, header.ruleset)
    results = [state.result for state in replay(stored, played)]
    assert results[-1] == stored.closing.result is not None


@pytest.mark.parametrize(("game", "players"), games())
def test_a_whole_game_by_people(server: Server, game: str, players: int) -> None:
    opened = server.open(*[None] * players, game=game)
    assert opened.record()[0] == 409
    pages = [opened.page(seat) for seat in range(players)]
    watching = opened.page(None)
    play(pages, random.Random(players))
    assert watching.options == []
    view = typing.get_type_hints(import_module(f"{sanmon.info(game).package}.view").view)["return"]
    for page in [*pages, watching]:
        page.catch_up(pages[0].n)
        page.request_whole_log()  # the spectator read nothing during the game, so the server may have skipped entries
        for data in page.traffic:
            message = msgspec.json.decode(data, type=ToClient)  # every message is what the schema says
            if isinstance(message, Position):
                msgspec.convert(message.view, view)
        assert page.position["result"] == pages[0].position["result"]
        assert [entry["n"] for entry in page.entries] == list(range(page.n + 1))
        assert page.position["prompt"]["key"] == "over"
        page.close()
    check_record(opened)


def test_a_whole_game_with_agents(server: Server, tmp_path: Path) -> None:
    opened = server.open("level-1", None, "random")
    with opened.page(1) as page:
        while page.position["result"] is None:
            if page.options:
                page.move(page.options[0])
            else:
                page.receive()
    check_record(opened)
    file = tmp_path / "game.jsonl"
    file.write_bytes(opened.record()[1])
    command = [sys.executable, "-m", "sanmon", "replay", str(file), "--json"]
    replayed = msgspec.json.decode(subprocess.run(command, check=True, capture_output=True).stdout)
    assert replayed["verified"] is True
    assert replayed["header"]["seats"] == ["level-1", "human:P1", "random"]


def test_agents_play_without_any_page(server: Server) -> None:
    opened = server.open("random", "random")
    with opened.page(None) as page:
        while page.position["result"] is None:
            page.receive()
    check_record(opened)
