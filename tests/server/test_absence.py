"""People who are away: the others wait for two minutes and are asked, the absent one's own bot steps in, and whoever
returns has the seat back at once.
"""

import asyncio
import contextlib
import random
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from openskill.models import PlackettLuce

from sanmon.server.domain import seat_actions
from sanmon.server.domain.clock import now
from sanmon.server.domain.seating import GRACE
from sanmon.server.people.results import RatedPlayer, new_ratings
from sanmon.server.storage import Statement, open_store
from server.engines import Postgres, Redis
from server.served import WAIT, Opened, Server
from server.test_live import Play
from server.test_long_logs import undoable
from server.test_people import counted
from server.test_rights import asked_alone, started
from server.test_tables import run_out
from server.visitors import Visitor, VisitorsPage, play_on


def away_since(server: Server, table: str, seat: int, since: int) -> None:
    """Waits until the server has stored that a seat's person left after `since`."""
    with contextlib.closing(sqlite3.connect(server.database, timeout=WAIT)) as db:
        deadline = time.monotonic() + WAIT
        while True:
            ((away,),) = db.execute("SELECT away FROM seats WHERE card = ? AND seat = ?", (table, seat)).fetchall()
            if away is not None and away >= since:
                return
            assert time.monotonic() < deadline
            time.sleep(0.01)


def grace_passes(server: Server, table: str, milliseconds: int = GRACE) -> None:
    """Everybody who is away has been so for that much longer."""
    with contextlib.closing(sqlite3.connect(server.database, timeout=WAIT)) as db, db:
        db.execute("UPDATE seats SET away = away - ? WHERE card = ?", (milliseconds, table))


def leave(server: Server, pages: list[VisitorsPage], seat: int) -> None:
    """The last page of a seat closes, and the server notes since when its person is away."""
    at = now()
    pages[seat].close()
    away_since(server, pages[seat].at.table, seat, at)


def refused(page: VisitorsPage, **message: Any) -> str:
    page.say(**message)
    return str(page.wait_for("refused")["reason"])


def answers(page: VisitorsPage, seat: int) -> str | None:
    """The agent that answers for a seat, as this page knows."""
    agent: str | None = page.table["seats"][seat]["agent"]
    return agent


def test_a_reload_does_not_hand_the_seat_to_the_rival(server: Server) -> None:
    opened, people, pages = started(server, "me", "open")
    asked_alone(pages, 1)
    n = pages[1].n
    at = now()
    pages[1].close()
    while pages[0].table["seats"][1]["here"]:
        pages[0].receive()
    here = f"/api/tables/{opened.table}/seats/1/bot"
    assert people[0].ask("POST", here, {"agent": "random"}).status == 403
    away_since(server, opened.table, 1, at)
    assert people[0].ask("POST", here, {"agent": "random"}).status == 403
    assert refused(pages[0], type="stand-in", seat=1) == "not-asked"
    grace_passes(server, opened.table, GRACE - 60_000)
    assert people[0].ask("POST", here, {"agent": "random"}).status == 403
    pages[1].connect()
    assert pages[1].n == n
    assert pages[1].move(pages[1].options[0])["type"] == "position"
    for page in pages:
        page.close()


def test_all_others_who_are_here_agree_and_the_absent_ones_own_bot_plays(server: Server) -> None:
    opened, people, pages = started(server, "me", "open", "open")
    people[2].ask("PATCH", "/api/me", {"preferences": {"stand_in": "level-1"}}, 200)
    asked_alone(pages, 2)
    leave(server, pages, 2)
    here = f"/api/tables/{opened.table}/seats/2/bot"
    grace_passes(server, opened.table)
    assert Visitor(server).guest("Eve").ask("POST", here, {"agent": "random"}).status == 403
    assert people[0].ask("POST", here, {"agent": "random"}).status == 403  # the host does not decide alone
    pages[0].say(type="stand-in", seat=2)
    asked = pages[1].wait_for("stand-in-asked")
    assert (asked["seat"], asked["agreed"]) == (2, [0])
    pages[1].say(type="stand-in", seat=2, agree=False)
    while pages[0].wait_for("stand-in-asked")["seat"] is not None:
        pass
    pages[1].say(type="stand-in", seat=2)
    assert answers(pages[0], 2) is None  # whoever declined may change their mind, but the other is asked again
    while pages[0].wait_for("stand-in-asked")["agreed"] != [1]:
        pass
    pages[0].say(type="stand-in", seat=2)
    while answers(pages[1], 2) is None:
        pages[1].receive()
    assert answers(pages[1], 2) == "level-1"
    for page in pages[:2]:
        page.close()


def test_whoever_is_away_is_not_asked_and_a_return_ends_the_question(server: Server) -> None:
    opened, people, pages = started(server, "me", "open", "open")
    asked_alone(pages, 2)
    leave(server, pages, 2)
    grace_passes(server, opened.table)
    pages[0].say(type="stand-in", seat=2)
    assert pages[1].wait_for("stand-in-asked")["seat"] == 2
    pages[2].connect()
    assert pages[1].wait_for("stand-in-asked")["seat"] is None
    assert refused(pages[1], type="stand-in", seat=2) == "not-asked"
    leave(server, pages, 2)
    grace_passes(server, opened.table)
    leave(server, pages, 1)
    # Seat 1 may only be loading its page again: that passes nobody over.
    people[0].ask("POST", f"/api/tables/{opened.table}/seats/2/bot", {"agent": "random"}, 403)
    grace_passes(server, opened.table)
    people[0].ask("POST", f"/api/tables/{opened.table}/seats/2/bot", {"agent": "random"}, 204)  # nobody else is here
    while answers(pages[0], 2) is None:
        pages[0].receive()
    assert answers(pages[0], 2) == "level-3"
    pages[0].close()


def test_nobody_asks_about_who_is_not_waited_for_or_has_a_clock(server: Server) -> None:
    opened, _, pages = started(server, "me", "open", "open")
    asked_alone(pages, 1)
    leave(server, pages, 2)
    grace_passes(server, opened.table)
    assert refused(pages[0], type="stand-in", seat=2) == "not-asked"  # it is not their turn
    assert refused(pages[0], type="stand-in", seat=0) == "not-asked"
    assert refused(pages[0], type="stand-in", seat=7) == "bad-message"
    for page in pages[:2]:
        page.close()
    timed, _, pages = started(server, "me", "open", clock={"kind": "move", "amount": 600})
    asked_alone(pages, 1)
    leave(server, pages, 1)
    grace_passes(server, timed.table)
    assert refused(pages[0], type="stand-in", seat=1) == "not-asked"
    pages[0].close()


def test_whoever_takes_a_seat_over_begins_with_a_whole_grace(server: Server) -> None:
    host, friend = Visitor(server).guest("Host"), Visitor(server).guest("Friend")
    opened = host.open("me", {"name": "By link"})
    with host.page(opened) as page:
        while page.position["prompt"]["waiting"] != [1]:
            page.move(page.options[0])
        away_since(server, opened.table, 1, 0)
        grace_passes(server, opened.table)
        friend.post(f"/api/tables/{opened.table}/seats/1/sit", {"token": opened.tokens[1]}, 200)
        assert refused(page, type="stand-in", seat=1) == "not-asked"


def test_absence_is_measured_across_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.sqlite3") as server:
        opened, people, pages = started(server, "me", "open")
        asked_alone(pages, 1)
        leave(server, pages, 1)
        pages[0].close()
        server.kill()
        grace_passes(server, opened.table)
        server.start()
        with people[0].page(opened) as page:
            assert page.table["seats"][1]["away"] >= GRACE / 1000
            page.say(type="stand-in", seat=1)
            while answers(page, 1) is None:
                page.receive()
    with Server(tmp_path / "other.sqlite3") as server:  # a page that was there when the server died is not absent
        opened, people, pages = started(server, "me", "open")
        asked_alone(pages, 1)
        server.kill()
        grace_passes(server, opened.table)
        server.start()
        at = now()
        with people[0].page(opened) as page:
            away_since(server, opened.table, 1, at)
            assert refused(page, type="stand-in", seat=1) == "not-asked"


def test_whoever_is_at_another_process_is_not_away(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    database = postgres.new_database()

    def shift(milliseconds: int) -> bool:
        """Whoever is away has been so for that much longer; whether anybody is."""

        async def run() -> bool:
            store = await open_store(database, alone=False)
            sql = "UPDATE seats SET away = away - ? WHERE away IS NOT NULL RETURNING seat"
            try:
                return bool((await store.write(Statement(sql, milliseconds)))[0])
            finally:
                await store.close()

        return asyncio.run(run())

    with (
        Server(database, "--redis", redis.url, log=tmp_path / "one.log") as one,
        Server(database, "--redis", redis.url, log=tmp_path / "two.log") as two,
    ):
        anna, ben = Visitor(one).guest("Anna"), Visitor(two).guest("Ben")
        opened = anna.open("me", "open")
        elsewhere = Opened(two, opened.table, opened.tokens)
        ben.post(f"/api/tables/{opened.table}/seats/1/sit", {}, 200)
        anna.ask("POST", f"/api/tables/{opened.table}/start", status=204)
        pages = [anna.page(opened), ben.page(elsewhere)]
        while not all(seat["here"] for seat in pages[0].table["seats"]):
            pages[0].receive()
        asked_alone(pages, 1)
        assert refused(pages[0], type="stand-in", seat=1) == "not-asked"
        pages[1].close()
        while pages[0].table["seats"][1]["away"] is None:
            pages[0].receive()
        while not shift(0):
            time.sleep(0.05)
        assert refused(pages[0], type="stand-in", seat=1) == "not-asked"
        shift(GRACE)
        pages[0].say(type="stand-in", seat=1)
        while answers(pages[0], 1) is None:
            pages[0].receive()
        with ben.page(elsewhere) as back:
            while answers(back, 1) is not None:
                back.receive()
        pages[0].close()
        for server in (one, two):
            assert "Traceback" not in server.log_text()


def stand_in(server: Server, opened: Opened, pages: list[VisitorsPage], seat: int) -> None:
    """A bot plays for a seat whose person has left; seat 0 alone is there to agree."""
    leave(server, pages, seat)
    grace_passes(server, opened.table)
    pages[0].say(type="stand-in", seat=seat)


def test_who_returns_has_the_seat_at_once_and_takes_back_what_was_played(server: Server) -> None:
    opened, people, pages = started(server, "me", "open", game="satori")
    asked_alone(pages, 1)
    at = pages[1].n
    stand_in(server, opened, pages, 1)
    while 1 in pages[0].position["prompt"]["waiting"]:  # until the bot has ended its turn
        pages[0].receive()
    with people[1].page(opened) as back:
        while answers(back, 1) is not None or "played_for_you" not in back.position:
            back.receive()
        offer = back.position["played_for_you"]
        assert offer["agent"] == "level-3"
        assert offer["moves"] == sum(
            entry["kind"] == "move" and entry["seat"] == 1 for entry in back.entries if entry["n"] > at
        )
        assert offer["to"] <= at
        back.say(type="ask-undo", to=offer["to"])
        asked = pages[0].wait_for("undo-asked")
        pages[0].say(type="answer-undo", agree=True, to=asked["to"])
        while 1 not in back.position["prompt"]["waiting"]:
            back.receive()
        assert "played_for_you" not in back.position
        assert back.move(back.options[0])["type"] == "position"
    pages[0].close()


@pytest.mark.parametrize("how", ["zero", "late"])
def test_a_clock_at_zero_lets_the_persons_own_bot_play_on(server: Server, how: str) -> None:
    clock = {"kind": "move", "amount": 600, "at_zero": "bot" if how == "zero" else "open"}
    opened, people, pages = started(server, "me", "open", clock=clock)
    people[1].ask("PATCH", "/api/me", {"preferences": {"stand_in": "level-1"}}, 200)
    asked_alone(pages, 1)
    run_out(server, opened.table)
    if how == "late":
        while pages[0].table["seats"][1]["taken"]:
            pages[0].receive()
        people[0].ask("POST", f"/api/tables/{opened.table}/seats/1/bot", {"agent": "random"}, 204)
    while answers(pages[0], 1) is None:
        pages[0].receive()
    assert answers(pages[0], 1) == "level-1"  # also when the seat is open, because its last person chose it
    for page in pages:
        page.close()


# -- ratings


def change(*players: RatedPlayer) -> list[int]:
    """Whether the rating of each player rises (1), falls (-1) or stays (0)."""
    model = PlackettLuce()
    before = {player.person: model.rating() for player in players if player.person is not None}
    after = new_ratings(list(players), before)
    return [
        0 if one.person not in after else 1 if after[one.person].mu > before[one.person].mu else -1 for one in players
    ]


def test_nobody_gains_by_a_bot_and_leaving_saves_nobody() -> None:
    person = RatedPlayer
    assert change(person("a", 1), person("b", 2)) == [1, -1]
    assert change(person("a", 1), person("b", 2, True, True)) == [0, -1]  # left for good
    assert change(person("a", 2), person("b", 1, True, True)) == [0, -1]  # the bot won: it is lost all the same
    assert change(person("a", 1), person("b", 2, True)) == [0, -1]  # returned and lost
    assert change(person("a", 2), person("b", 1, True)) == [0, 0]  # returned and won with a bot's help
    # A friend who leaves does not save a loser from the third one.
    assert change(person("a", 2), person("b", 3, True, True), person("c", 1)) == [-1, -1, 1]
    assert change(person("a", 1, True, True), person("b", 1, True, True)) == [-1, -1]
    assert change(person("a", 1), person(None, 2, True, True)) == [0, 0]  # who has deleted the account has no rating
    assert change(person("a", 1)) == [0]


def test_leaving_a_lost_game_does_not_save_the_rating(server: Server) -> None:
    opened, people, pages = started(server, "me", "open")
    asked_alone(pages, 1)
    stand_in(server, opened, pages, 1)
    play_on({0: pages[0]})
    pages[0].close()
    (left,), (stayed,) = counted(people[1], 1), counted(people[0], 1)
    assert left["rating"] < 25
    assert (left["played"], left["won"], left["best"]) == (1, 0, None)
    assert stayed["rating"] is None
    assert stayed["best"] is not None


@pytest.mark.parametrize("back", [False, True], ids=["a helper plays on", "the person is back"])
def test_whoever_lost_the_seat_to_the_clock_is_rated_and_a_helper_is_not(server: Server, back: bool) -> None:
    opened, people, pages = started(server, "me", "open", clock={"kind": "move", "amount": 600, "at_zero": "open"})
    asked_alone(pages, 1)
    run_out(server, opened.table)
    while pages[0].table["seats"][1]["taken"]:
        pages[0].receive()
    helper = people[1] if back else Visitor(server).guest("Helper")
    helper.post(f"/api/tables/{opened.table}/seats/1/sit", {}, 200)
    page = helper.page(opened)
    play_on({0: pages[0], 1: page})
    result = pages[0].position["result"]
    for one in (*pages, page):
        one.close()
    (stayed,) = counted(people[0], 1)
    assert stayed["rating"] is None  # nobody was left to be rated with
    (lost,) = until_rated(people[1]) if not back or result["ranks"][1] > result["ranks"][0] else counted(people[1], 1)
    assert (lost["rating"] or 25) < 25 or (back and lost["rating"] is None)
    if not back:
        (helped,) = counted(helper, 1)
        assert (helped["rating"], helped["won"], helped["best"]) == (None, 0, None)


def until_rated(person: Visitor) -> Any:
    deadline = time.monotonic() + WAIT
    while not (found := person.get("/api/me/statistics")) or found[0]["rating"] is None:
        assert time.monotonic() < deadline, found
        time.sleep(0.2)
    return found


def test_deleting_oneself_at_once_does_not_spoil_the_rating_of_the_others(own_server: Server) -> None:
    """The game is not rated yet when the loser goes, because that job is late."""
    with contextlib.closing(sqlite3.connect(own_server.database, timeout=WAIT)) as db, db:
        db.execute(
            "CREATE TRIGGER late AFTER INSERT ON jobs WHEN NEW.kind = 'result' BEGIN "
            "UPDATE jobs SET due = due + 3600000 WHERE kind = NEW.kind AND key = NEW.key; END"
        )
    _, people, pages = started(own_server, "me", "open")
    play_on(dict(enumerate(pages)))
    ranks = pages[0].position["result"]["ranks"]
    for page in pages:
        page.close()
    loser = 1 if ranks[1] >= ranks[0] else 0
    assert people[1 - loser].get("/api/me/statistics") == []
    people[loser].ask("DELETE", "/api/account", {}, 204)
    (won,) = people[1 - loser].get("/api/me/statistics")
    assert won["played"] == 1
    assert won["rating"] > 25 if ranks[0] != ranks[1] else won["rating"] is not None


# -- taking back what a bot played


def test_what_a_bot_played_is_taken_back_up_to_the_last_barrier() -> None:
    play = Play("satori", 2)
    seat, do = undoable(play)
    at, before = play.table_state.at, play.table_state.state.dump()
    play.take(seat_actions.plays(play.table_state, seat, "level-3", absent=True))
    play.move(seat, do)
    assert play.table_state.stand_in_moves(seat) is None  # while the bot plays, nothing is offered
    play.take(seat_actions.plays(play.table_state, seat, None))
    offer = play.table_state.stand_in_moves(seat)
    assert offer is not None
    assert (offer.agent, offer.moves, offer.to, offer.free) == ("level-3", 1, at, at)
    assert play.table_state.stand_in_moves(1 - seat) is None
    assert play.table_state.stand_in_moves(None) is None
    n, header, log = play.table_state.n, play.header, play.log
    play.refused("no-undo", lambda: play.take(seat_actions.undo(play.table_state, seat, n, header, log, at - 1)))
    play.take(seat_actions.undo(play.table_state, seat, n, header, log, offer.free))
    assert play.table_state.state.dump() == before
    assert play.table_state.stand_in_moves(seat) is None
    assert play.table_state.played_by_agents() == set()


def test_an_own_move_ends_the_offer_and_the_bots_move_still_counts() -> None:
    play = Play("satori", 2)
    rng = random.Random(2)
    seat = play.table_state.state.seats[0]
    play.take(seat_actions.plays(play.table_state, seat, "level-3", absent=True))
    while play.table_state.state.seats == [seat]:  # over the barrier at the end of its turn
        play.move(seat, rng.choice(play.options(seat)))
    play.take(seat_actions.plays(play.table_state, seat, None))
    offer = play.table_state.stand_in_moves(seat)
    assert offer is not None
    assert (offer.to, offer.free) == (0, None)
    while play.table_state.stand_in_moves(seat) is not None:
        asked = play.table_state.state.seats[0]
        play.move(asked, rng.choice(play.options(asked)))
    assert play.table_state.played_by_agents() == {seat}
