"""Whole games over the wire: everything each seat, a spectator and a program with a token are sent is recorded, and
none of it changes when what they cannot see is reshuffled.

One seat comes with a cookie, one with a program's token, the others with links. Each position that was sent is made
once more from a twin: the same table with the seat's unknowns dealt anew, and a log in which all that is not the seat's
to know is blotted out.
"""

import random
import sqlite3
from dataclasses import replace
from typing import Any

import msgspec
import pytest

import sanmon
from sanmon.server.delivery import seat_messages
from sanmon.server.delivery.view_snapshot import ViewSnapshot, take_snapshots
from sanmon.server.domain import folding
from sanmon.server.domain.entries import Header, LogEntry, decode_entry, decode_header
from sanmon.server.domain.games import game_for, name_of
from sanmon.server.domain.table_state import TableState
from sanmon.server.thinking import hints
from server.served import Opened, Page, Server, whole
from server.test_secrets import blotted
from server.visitors import Visitor, VisitorsPage

TYPES = {"table", "position", "chat", "undo-asked", "hint", "refused", "pong"}


class Recorded:
    """A game, and all messages that were sent while it was played."""

    def __init__(self, server: Server, game: str, players: int, seed: int, hints: bool) -> None:
        self.rng = random.Random(f"{game} {players} {seed}")
        self.server = server
        self.hints = hints
        anna = Visitor(server).guest("Anna")
        token = Visitor(server).guest("Ben").post("/api/me/tokens", {}, 201)["token"]
        self.program = Visitor(server, token)
        self.at = anna.open("me", *["link"] * (players - 1), game=game)
        visitors = [anna, self.program, *[Visitor(server) for _ in range(players)]]
        # Some pages get whole views, some only the changes.
        changes = [self.rng.random() < 0.7 for _ in range(players + 1)]
        self.pages = [visitors[seat].page(self.at, seat, players == 1, changes[seat]) for seat in range(players)]
        if players > 1:
            anna.ask("POST", f"/api/tables/{self.at.table}/start", status=204)
        self.watching = Visitor(server).page(self.at, changes=changes[players])
        for page in self.pages:
            while page.position is None:
                page.receive()
        self.http: list[bytes] = []
        self.play()

    def everyone(self) -> list[VisitorsPage]:
        return [*self.pages, self.watching]

    def play(self) -> None:
        pages, rng = self.pages, self.rng
        while True:
            newest = max(page.n for page in pages)
            for page in self.everyone():
                page.catch_up(newest)
            if pages[0].position["result"] is not None:
                break
            page = pages[rng.choice(pages[0].position["prompt"]["waiting"])]
            chance = rng.random()
            if chance < 0.06 and page.position["undo"]:
                before = page.n
                page.say(type="undo", n=before)
                page.catch_up(before + 1)
            elif chance < 0.07:
                page.say(type="say", text="hm")
            elif chance < 0.08 and len(pages) > 1 and page.n > 4:
                self.go_back(page)
            elif chance < 0.09:
                other = rng.choice(self.everyone())
                other.say(type="move", n=other.n, do="end")
                other.settle()
            elif chance < 0.10 and self.hints:
                page.say(type="hint", n=page.n)
                page.wait_for("hint")
            else:
                page.settle()  # a refusal of something said before is no answer to this
                answer = page.move(rng.choice(page.options))
                assert answer["type"] == "position", answer
            if rng.random() < 0.02:
                for path in (f"/api/tables/{self.at.table}", "/api/me/tables", "/api/me", "/api/tables"):
                    self.http.append(self.program.ask("GET", path, status=200).body)
        for page in self.everyone():
            page.close()

    def go_back(self, page: VisitorsPage) -> None:
        """Asks to go back a little; all agree."""
        page.settle()  # a refusal of something said before is no answer to this
        before = page.n
        counted = [entry["n"] for entry in page.entries if entry["kind"] != "undo"]
        page.say(type="ask-undo", to=self.rng.choice(counted[-8:]))
        if not self.asks(page):
            return
        for other in self.pages:
            if other is not page:
                other.say(type="answer-undo", agree=True, to=page.asked["to"])
        page.catch_up(before + 1)

    def asks(self, page: VisitorsPage) -> bool:
        """Whether what it asked is asked: what others asked before, and nobody answered, may be heard only now."""
        while True:
            message = page.receive()
            if message["type"] == "refused":
                return False
            if message["type"] == "undo-asked" and message["by"] == page.table["seat"]:
                return True


def stored(server: Server, table: str) -> tuple[Header, list[LogEntry]]:
    db = sqlite3.connect(server.database)
    try:
        ((header,),) = db.execute("SELECT header FROM tables WHERE id = ?", (table,)).fetchall()
        rows = db.execute("SELECT entry FROM entries WHERE id = ? ORDER BY n", (table,)).fetchall()
    finally:
        db.close()
    return decode_header(header), [decode_entry(row) for (row,) in rows]


def twin_of(table_state: TableState, seat: int | None, rng: random.Random) -> TableState:
    return replace(table_state, state=table_state.state.imagine(seat, rng))


def verify(recorded: Recorded) -> int:
    """Compares all messages with those that a twin would get; returns the number of positions."""
    header, entries = stored(recorded.server, recorded.at.table)
    table_states = list(folding.table_states(game_for(header), header, entries))
    secrets = [header.seed.encode(), *[token.encode() for token in recorded.at.tokens.values()]]
    count = 0
    for page in recorded.everyone():
        seat: int | None = page.table["seat"]
        blots = [blotted(entry, table_states[0].state, seat) for entry in entries]
        compared, last = positions_are_the_twins(page, table_states, blots, seat)
        count += compared
        assert last == table_states[-1].n > 4, "everyone was sent the end of the game"
        for data in page.traffic:
            assert not any(secret in data for secret in secrets)
    for data in recorded.http:
        assert not any(secret in data for secret in secrets)
    return count


def positions_are_the_twins(
    page: Page, table_states: list[TableState], blots: list[LogEntry], seat: int | None
) -> tuple[int, int]:
    """How many positions were compared, and the number of the last one."""
    last, count, over = -1, 0, False
    before: ViewSnapshot | None = None
    put_together: Any = None
    for data in page.traffic:
        message = msgspec.json.decode(data)
        assert message["type"] in TYPES
        if message["type"] == "position":
            table_state = table_states[message["n"]]
            twin = twin_of(table_state, seat, random.Random(f"{table_state.n} {seat} anew"))
            shown = take_snapshots(table_state.n, {seat: twin.state.view(seat)}, {})[seat]
            assert msgspec.json.encode(seat_messages.position(twin, blots, seat, last, shown, before)) == data, (
                table_state.n,
                seat,
            )
            put_together = whole(put_together, message)
            assert put_together["view"] == msgspec.json.decode(shown.whole())
            last = message["n"]
            before = shown if page.changes else None
            count += 1
        elif message["type"] == "table":
            over = message["phase"] == "over"
        elif message["type"] == "hint":
            hint_is_the_twins(message, page.at, table_states, seat)
        elif message["type"] == "chat":
            assert over or all((line["seat"] is None) == (seat is None) for line in message["lines"])
    return count, last


def hint_is_the_twins(message: Any, at: Opened, table_states: list[TableState], seat: int | None) -> None:
    assert seat is not None
    table_state = table_states[message["n"]]
    twin = twin_of(table_state, seat, random.Random("another"))
    seed = f"hint {at.table} {table_state.at} {seat}"
    dump = twin.state.imagine(seat, random.Random(f"{seed} imagined")).dump()
    advice = hints.advice(hints.HintTask(name_of(twin.state.game), dump, seat, seed))
    told = [
        (move["do"]["text"], move["margin"], move["win"], [step["text"] for step in move["turn"]])
        for move in message["moves"]
    ]
    assert told == [(text, margin, win, turn) for text, margin, _, win, turn in advice]


@pytest.mark.parametrize(("game", "many"), [("toy", 6), ("koi", 1), ("satori", 1), ("bitoku", 1)])
def test_whole_games_send_no_secret(server: Server, game: str, many: int) -> None:
    players = sanmon.info(game).players
    compared = 0
    for seed in range(many):
        recorded = Recorded(server, game, players[seed % len(players)] if game == "toy" else 2, seed, game == "toy")
        compared += verify(recorded)
    assert compared > 20 * many  # one game may be short


@pytest.mark.deep
@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("game", sanmon.games())
def test_three_hundred_games_send_no_secret(own_server: Server, game: str, part: int) -> None:
    players = sanmon.info(game).players
    compared = 0
    for seed in range(30):
        recorded = Recorded(own_server, game, players[seed % len(players)], 1000 * part + seed, game == "toy")
        compared += verify(recorded)
    assert compared > 20 * 30
