"""Undo in the terminal: what can be taken back, what cannot and why, and that luck stays the same."""

from collections.abc import Callable

import pytest

import sanmon
from cli.terminal import Machine, Terminal
from sanmon.cli.terminal.seats import Seat
from sanmon.cli.terminal.session import CannotUndo, Session
from sanmon.kernel.records import decode_record, read_record

AtTerminal = Callable[..., Terminal]


def begin(people: str, seed: int) -> Session:
    return Session.begin(sanmon.load("toy"), [Seat(kind) for kind in people.split(",")], seed, {})


def play_until(session: Session, wanted: Callable[[Session], bool]) -> None:
    """Answers with the first option until the condition holds."""
    while not wanted(session):
        assert session.state.seat is not None
        option = session.agents_answer()
        session.answer(session.state.options()[0] if option is None else option)


def rolled(session: Session) -> bool:
    return session.state.prompt(session.state.seat).key == "rolled"


def rolling(session: Session) -> bool:
    """Whether the seat can roll the die now."""
    return any(session.state.describe(option).text == "do roll" for option in session.state.options())


def seed_where(people: str, wanted: Callable[[Session], bool]) -> int:
    """A seed with which the condition comes to hold at a decision of the first seat."""
    for seed in range(200):
        session = begin(people, seed)
        while session.state.seat is not None:
            if wanted(session) and session.state.seat == 0:
                return seed
            option = session.agents_answer()
            session.answer(session.state.options()[0] if option is None else option)
    raise AssertionError("no such game")


def test_every_step_back_to_the_last_barrier_restores_the_state() -> None:
    session = begin("human,human", 3)
    play_until(session, lambda one: one.state.turn == 1)
    seat = session.state.seat
    assert seat is not None
    digests = [session.state.digest()]
    while session.state.seat == seat and len(session.state.options()) > 1:
        if session.state.options()[-1] == session.state.game.end.base:
            break
        barrier = session.state.barrier
        session.answer(session.state.options()[-1])
        if session.state.barrier != barrier:
            break
        digests.append(session.state.digest())
    assert len(digests) > 1
    if session.state.digest() != digests[-1]:
        with pytest.raises(CannotUndo):
            session.undo(seat)
        return
    for digest in reversed(digests[:-1]):
        assert session.undo(seat) is False
        assert session.state.digest() == digest
    assert session.seats[seat].taken_back == 0


def test_a_roll_cannot_be_taken_back_with_other_players() -> None:
    session = begin("human,human", seed_where("human,human", rolled))
    play_until(session, lambda one: rolled(one) and one.state.seat == 0)
    digest, steps = session.state.digest(), len(session.steps)
    with pytest.raises(CannotUndo) as caught:
        session.undo(0)
    assert caught.value.reason == "undo-shown"
    assert (session.state.digest(), len(session.steps)) == (digest, steps)


def test_undo_stops_at_another_seats_decision() -> None:
    session = begin("human,random", 3)
    play_until(session, lambda one: one.state.turn == 1 and one.state.seat == 0)
    with pytest.raises(CannotUndo) as caught:
        session.undo(0)
    assert (caught.value.reason, caught.value.seat) == ("undo-other", 1)


def test_a_solo_player_can_undo_to_the_start_with_the_same_luck_and_the_record_notes_it() -> None:
    session = begin("human", 5)
    states = []
    while session.state.seat is not None:
        states.append((session.state.digest(), session.state.options()[0]))
        session.answer(session.state.options()[0])
    last = session.state.digest()
    over = 0
    for digest, _ in reversed(states):
        over += session.undo(0)
        assert session.state.digest() == digest
    with pytest.raises(CannotUndo) as caught:
        session.undo(0)
    assert caught.value.reason == "undo-nothing"
    for _, option in states:
        session.answer(option)
    assert session.state.digest() == last
    assert over == session.seats[0].taken_back > 0
    stored = decode_record(session.encode())
    assert stored.header.seats == [f"human (took back {over})"]


def test_a_loaded_game_has_the_same_undo_and_the_same_luck() -> None:
    game = sanmon.load("toy")
    session = begin("human", 5)
    for _ in range(6):
        session.answer(session.state.options()[0])
    loaded = Session.resume(decode_record(session.encode()), game)
    assert loaded.state.dump() == session.state.dump()
    for _ in range(6):
        loaded.undo(0)
        session.undo(0)
        assert (loaded.state.digest(), loaded.state.key, loaded.state.chance_index) == (
            session.state.digest(), session.state.key, session.state.chance_index
        )  # fmt: skip
    while session.state.seat is not None:
        session.answer(session.state.options()[-1])
        loaded.answer(loaded.state.options()[-1])
    assert session.state.result == loaded.state.result


def test_an_agent_answers_the_same_after_an_undo_and_after_a_load() -> None:
    session = begin("human,random", 11)
    play_until(session, lambda one: one.state.seat == 1)
    loaded = Session.resume(decode_record(session.encode()), session.game)
    answers = {session.agents_answer() for _ in range(5)} | {loaded.agents_answer()}
    assert len(answers) == 1


def test_undo_at_the_terminal(machine: Machine, at_terminal: AtTerminal) -> None:
    seed = seed_where("human,random", rolling)
    session = begin("human,random", seed)
    terminal = at_terminal("play", "toy", "--seats", "human,random", "--seed", str(seed))
    while not rolling(session) or session.state.seat != 0:
        option = session.agents_answer()
        if option is None:
            terminal.expect("> ")
            terminal.answer("1")
        session.answer(session.state.options()[0] if option is None else option)
    terminal.expect("> ")
    terminal.answer("skip")
    terminal.expect("> ")
    terminal.answer("undo")
    assert "Taken back." in terminal.expect("> ")
    terminal.answer("do roll")
    terminal.expect("> ")
    terminal.answer("undo")
    assert "This cannot be taken back: something has been drawn, rolled or revealed since." in terminal.expect("> ")
    terminal.answer("u")
    terminal.expect("cannot be taken back")
    terminal.answer("quit")
    assert terminal.ended()[0] == 0
    mine = [action.do for action in read_record(machine.unfinished()[0]).actions if action.seat == 0]
    assert mine[-1] == "do roll"
    assert mine[-2] != "skip"


def test_a_solo_undo_over_a_barrier_is_noted_in_the_record(machine: Machine) -> None:
    ran = machine.sanmon("play", "toy", "--players", "1", "--seed", "5", typed="1\nundo\n" + "1\n" * 200)
    assert "The record shows this" in ran.out
    assert "Crane took back one choice after seeing the outcome." in ran.out
    [record] = machine.finished()
    assert read_record(record).header.seats == ["human (took back 1)"]
    assert machine.sanmon("replay", str(record)).code == 0
