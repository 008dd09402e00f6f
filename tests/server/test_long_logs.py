"""Logs that somebody fills with undos: how much of them is sent to pages and stored, how they are loaded, and that
other players are not slowed down.
"""

import random
import sqlite3
from dataclasses import fields, replace
from pathlib import Path

import msgspec
import pytest

from sanmon.kernel.state import State
from sanmon.server.delivery import seat_messages
from sanmon.server.delivery.seat_messages import MOST_ENTRIES
from sanmon.server.domain import folding, replaying, seat_actions
from sanmon.server.domain.entries import Moved, Plays, StoredTable, encode_row
from sanmon.server.domain.loading import LoadedTable, snapshot_of
from sanmon.server.domain.replaying import moves_that_count
from sanmon.server.domain.table_state import MOST_EXTRAS, TableState
from server.bystanders import LARGEST_SLOWDOWN, Bystanders, least_slowdown
from server.conftest import NewServer
from server.served import Opened, Page, Server
from server.test_live import Play
from server.visitors import Visitor

LARGEST_HELLO = 200_000  # bytes of table and position together


def flood(page: Page, pairs: int) -> int:
    """Moves and takes the move back until that is refused; returns how many times it was done."""
    for done in range(pairs):
        assert page.move(page.options[0])["type"] == "position"
        n = page.n
        page.say(type="undo", n=n)
        while page.n == n:
            answer = page.receive()
            if answer["type"] == "refused":
                assert answer["reason"] == "no-undo"
                return done
    return pairs


def hello_size(opened: Opened, seat: int | None) -> int:
    with opened.page(seat) as page:
        return sum(len(data) for data in page.traffic)


def flood_and_compare(server: Server, pairs: int, hellos: int) -> float:
    """One seat fills the log of its table while two others, who have nothing to do with it, play elsewhere.

    How much that slows them down.
    """
    attacker = Visitor(server).guest("Eve")
    opened = attacker.open("me", game="satori")  # alone: everything may be taken back, also past barriers
    with Bystanders(server) as players:
        players.play(150)
        with players.attacked(), attacker.page(opened) as page:
            for _ in range(40):
                page.move(page.options[0])
            done = flood(page, pairs)
            for _ in range(hellos):
                hello_size(opened, None)
        slowdown = players.slowdown()
    assert done == min(pairs, MOST_EXTRAS)
    assert hello_size(opened, None) < LARGEST_HELLO
    with attacker.page(opened) as page:
        assert len(page.entries) < 60
    with sqlite3.connect(server.database) as db:
        ((stored,),) = db.execute("SELECT count(*) FROM entries WHERE id = ?", (opened.table,)).fetchall()
    assert stored <= 2 * MOST_EXTRAS + 60
    return slowdown


def flood_afresh(new_server: NewServer, pairs: int, hellos: int) -> float:
    def measure() -> float:
        with new_server() as server:
            return flood_and_compare(server, pairs, hellos)

    return least_slowdown(measure)


def test_a_flood_of_undos_makes_no_hello_large_and_hurts_nobody(new_server: NewServer) -> None:
    assert flood_afresh(new_server, pairs=200, hellos=10) <= LARGEST_SLOWDOWN


@pytest.mark.deep
def test_twelve_thousand_undos_make_no_hello_large_and_hurt_nobody(new_server: NewServer) -> None:
    assert flood_afresh(new_server, pairs=12_000, hellos=200) <= LARGEST_SLOWDOWN


def same(one: TableState, other: TableState) -> None:
    """Two table states are the same in all that matters later."""
    for field in fields(TableState):
        if field.name == "state":
            assert one.state.digest() == other.state.digest()
            assert one.state.seats == other.state.seats
        elif field.name == "back":
            points = [[(point.seat, point.at, point.state.digest()) for point in state.back] for state in (one, other)]
            assert points[0] == points[1]
        elif field.name == "trail":
            assert trail(one) == trail(other)
        else:
            assert getattr(one, field.name) == getattr(other, field.name), field.name


def trail(table_state: TableState) -> list[tuple[int, int, str | None]]:
    found = []
    at = table_state.trail
    while at is not None:
        found.append((at.n, at.seat, at.agent))
        at = at.before
    return found


def wild(game: str, players: int, seed: int, steps: int) -> tuple[Play, list[TableState]]:
    """A game with undos, rewinds, switches and bots that step in and go; the state after each step."""
    rng = random.Random(f"{game} {seed}")
    play = Play(game, players, seed)
    states = [play.table_state]
    while len(states) < steps and play.table_state.state.result is None:
        chance = rng.random()
        seat = rng.choice(play.table_state.state.seats)
        moves = trail(play.table_state)
        if chance < 0.05 and len(moves) > 2:
            to = rng.choice(moves[1:])[0]
            play.take(seat_actions.rewind(play.table_state, seat, play.table_state.changed, to, play.header, play.log))
        elif chance < 0.1:
            agent = None if play.table_state.agents[seat] else "level-3"
            play.take(seat_actions.plays(play.table_state, seat, agent, absent=agent is not None))
        else:
            play.random_step(rng)
        states.append(play.table_state)
    return play, states


@pytest.mark.parametrize(("game", "players"), [("toy", 2), ("toy", 3), ("satori", 2), ("koi", 2), ("bitoku", 3)])
def test_a_log_is_read_as_it_was_played_without_playing_what_was_taken_back(game: str, players: int) -> None:
    for seed in range(3):
        play, states = wild(game, players, seed, 120)
        rows = [encode_row(entry) for entry in play.log]
        snapshots = [state for state in states if not state.back and state.at == state.n]
        for state in states:
            before = [one for one in snapshots if one.n <= state.n]
            for stored in (None, before[len(before) // 2] if before else None):
                snapshot = None if stored is None else (stored.n, snapshot_of(stored))
                table = StoredTable(encode_row(play.header), snapshot, rows[: state.n + 1])
                read = LoadedTable(table).table_state
                if stored is None:
                    same(read, state)
                else:  # a snapshot does not know since when a decision stands
                    same(replace(read, since=state.since, changed=state.changed), state)


def test_going_back_at_the_end_of_a_long_game_replays_a_few_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    play = Play("satori", 2)
    rng = random.Random(1)
    while play.table_state.state.result is None and len(trail(play.table_state)) < 100:
        seat = rng.choice(play.table_state.state.seats)
        play.move(seat, rng.choice(play.options(seat)))
    played: list[Moved] = []
    apply_move = replaying.apply_move

    def counted(state: State, move: Moved) -> None:
        played.append(move)
        apply_move(state, move)

    monkeypatch.setattr(replaying, "apply_move", counted)
    to = trail(play.table_state)[1][0]
    play.take(seat_actions.rewind(play.table_state, 0, play.table_state.changed, to, play.header, play.log))
    assert len(played) < 16


def undoable(play: Play) -> tuple[int, str]:
    """Plays until somebody has an option that can be taken back freely; returns the seat and the option."""
    rng = random.Random(1)
    while True:
        seat = play.table_state.state.seats[0]
        for do in play.options(seat):
            _, after = seat_actions.move(play.table_state, seat, play.table_state.n, do)
            if after.may_undo(seat):
                return seat, do
        play.move(seat, rng.choice(play.options(seat)))


def test_a_seat_adds_a_bounded_number_of_entries_besides_moves() -> None:
    play = Play("satori", 2)
    seat, first = undoable(play)
    play.table_state = replace(play.table_state, extras=(MOST_EXTRAS - 1,) * 2)
    play.move(seat, first)
    assert play.table_state.may_undo(seat)
    play.undo(seat)
    play.move(seat, first)
    assert not play.table_state.may_undo(seat)
    play.refused("no-undo", play.undo, seat)
    wanted = not play.table_state.confirming[seat]
    play.refused("no-undo", lambda: play.take(seat_actions.confirm(play.table_state, seat, wanted)))
    to = play.table_state.n - 1
    rewind = (play.table_state, seat, play.table_state.changed, to, play.header, play.log)
    play.refused("no-undo", lambda: play.take(seat_actions.rewind(*rewind)))
    play.log.append(Plays(seat, "level-3"))  # whoever let a bot play can always come back
    play.table_state = folding.fold(play.table_state, play.log[-1])
    play.take(seat_actions.plays(play.table_state, seat, None))


def test_letting_a_bot_play_and_coming_back_does_not_fill_the_log(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.sqlite3", "--limits", "0") as server:
        anna = Visitor(server).guest("Anna")
        opened = anna.open("me", "me", game="satori")
        with anna.page(opened) as page:
            other = 1 - page.position["prompt"]["waiting"][0]  # nobody is asked there, so the bot does nothing
        here = f"/api/tables/{opened.table}/seats/{other}"
        for _ in range(MOST_EXTRAS // 2):
            anna.ask("POST", f"{here}/bot", {"agent": "random"}, 204)
            anna.ask("POST", f"{here}/back", status=204)
        assert anna.ask("POST", f"{here}/bot", {"agent": "random"}).status == 409
        anna.ask("POST", f"{here}/back", status=204)


def test_a_page_gets_the_newest_entries_and_asks_for_older_ones(server: Server) -> None:
    opened = server.open(None, None, None, None, game="bitoku")
    rng = random.Random(5)
    pages = [opened.page(seat) for seat in range(4)]
    while pages[0].position["result"] is None and pages[0].n < 2 * MOST_ENTRIES + 40:
        newest = max(page.n for page in pages)
        for page in pages:
            page.catch_up(newest)
        page = next(page for page in pages if page.options)
        page.move(rng.choice(page.options))
    newest = max(page.n for page in pages)
    for page in pages:
        page.catch_up(newest)
    everything = pages[0].entries
    assert len(everything) > 2 * MOST_ENTRIES
    with opened.page(0) as late:
        assert late.position["earlier"] is True
        assert late.entries == everything[-MOST_ENTRIES:]
        read = list(late.entries)
        while True:
            late.say(type="history", before=read[0]["n"])
            history = late.wait_for("history")
            assert len(history["entries"]) <= MOST_ENTRIES + 1
            read = history["entries"] + read
            if not history["earlier"]:
                break
        assert read == everything
        late.say(type="history", before=0)
        assert late.wait_for("history") == {"type": "history", "entries": [], "earlier": False}
    with opened.page(None) as watching:
        watching.say(type="history", before=watching.entries[0]["n"])
        history = watching.wait_for("history")["entries"]
        assert history
        assert all(entry["do"] is None for entry in history)
    back = opened.page(0, last=everything[10]["n"])  # missed more than fits: as if it were new
    assert back.position["earlier"] is True
    assert back.entries == everything[-MOST_ENTRIES:]
    for page in [*pages, back]:
        page.close()


def test_who_missed_a_flood_is_told_once_how_far_the_game_went_back() -> None:
    play = Play("satori", 2)
    seat, first = undoable(play)
    count = len(moves_that_count(play.log))
    at = play.table_state.at
    play.move(seat, first)
    had = play.table_state.n
    play.undo(seat)
    for _ in range(MOST_ENTRIES):
        play.move(seat, first)
        play.undo(seat)
    play.move(seat, first)
    sent, earlier = seat_messages.entries(play.table_state, play.log, seat, had)
    assert not earlier
    undo, move = sent
    assert (undo.kind, undo.back, move.kind, move.n) == ("undo", at, "move", play.table_state.n)
    assert len(msgspec.json.encode(sent)) < 10_000
    new, _ = seat_messages.entries(play.table_state, play.log, seat, -1)
    assert [entry.n for entry in new] == [*range(count + 1), play.table_state.n]
    assert len(moves_that_count(play.log)) == count + 1
