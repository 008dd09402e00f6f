"""Table states without storage and network: refusals, undo, and that the log alone gives the game."""

import random
from dataclasses import replace
from typing import Any

import msgspec
import pytest

import sanmon
from sanmon.server.domain import folding, seat_actions
from sanmon.server.domain.entries import Header, LogEntry, Moved, Rewound, SeatRow, TakenBack, decode_entry, encode_row
from sanmon.server.domain.errors import Refusal
from sanmon.server.domain.replaying import moves_that_count
from sanmon.server.domain.table_state import TableState
from sanmon.server.protocol.problems import Reason


def header(game: str, players: int, seed: int = 1) -> Header:
    info = sanmon.info(game)
    loaded = sanmon.load(game)
    seats = [SeatRow("", None, "") for _ in range(players)]
    settings = info.check_settings(players, {})
    number = seed.to_bytes(32, "big").hex()
    return Header(
        game, info.ruleset, loaded.components_name, loaded.components_hash, players, settings, seats, number, ""
    )


class Play:
    """A table state and its log, with shortcuts for tests."""

    def __init__(self, game: str = "toy", players: int = 2, seed: int = 1, agents: tuple[int, ...] = ()) -> None:
        self.header = header(game, players, seed)
        for seat in agents:
            self.header.seats[seat].agent = "random"
        self.game = sanmon.load(game)
        first, self.table_state = folding.start(self.game, self.header)
        self.log: list[LogEntry] = [first]

    def take(self, granted: tuple[list[LogEntry], TableState]) -> None:
        entries, self.table_state = granted
        self.log += entries
        assert self.table_state.n == len(self.log) - 1

    def move(self, seat: int, do: str, n: int | None = None) -> None:
        self.take(seat_actions.move(self.table_state, seat, self.table_state.n if n is None else n, do))

    def undo(self, seat: int, n: int | None = None) -> None:
        self.take(
            seat_actions.undo(self.table_state, seat, self.table_state.n if n is None else n, self.header, self.log)
        )

    def refused(self, reason: Reason, action: Any, *args: Any) -> None:
        table_state, before = self.table_state, self.table_state.state.dump()
        with pytest.raises(Refusal) as refusal:
            action(*args)
        assert refusal.value.reason == reason
        assert self.table_state is table_state
        assert table_state.state.dump() == before

    def options(self, seat: int) -> list[str]:
        return [self.game.vocabulary.text(option) for option in self.table_state.state.options(seat)]

    def random_step(self, rng: random.Random) -> None:
        """A move, and now and then an undo or a switch."""
        seat = rng.choice(self.table_state.state.seats)
        if rng.random() < 0.3 and self.table_state.may_undo(self.table_state.state.seat):
            assert self.table_state.state.seat is not None
            self.undo(self.table_state.state.seat)
        elif rng.random() < 0.05:
            self.take(seat_actions.confirm(self.table_state, seat, not self.table_state.confirming[seat]))
        else:
            self.move(seat, rng.choice(self.options(seat)))


PLUM = "do rice + tea | 2 calm"


def at_turn(charm: str) -> Play:
    """A toy for one whose turn with a charm has just begun."""
    for seed in range(1000):
        play = Play(players=1, seed=seed)
        if f"play {charm}" in play.options(0):
            play.move(0, f"play {charm}")
            return play
    raise AssertionError("the charm is never dealt")


def games() -> list[tuple[str, int]]:
    return [(name, players) for name in sanmon.games() for players in sanmon.info(name).players]


@pytest.mark.parametrize(("game", "players"), games())
def test_the_log_alone_gives_the_table_at_every_entry(game: str, players: int) -> None:
    rng = random.Random(f"{game} {players}")
    for seed in range(4 if game == "toy" else 1):
        play = Play(game, players, seed)
        folded = folding.started(play.game, play.header, play.log[0])
        assert folded.agents == play.table_state.agents
        done = 1
        while play.table_state.state.seat is not None:
            play.random_step(rng)
            for entry in play.log[done:]:
                folded = folding.fold(folded, decode_entry(encode_row(entry)), play.header, play.log)
            done = len(play.log)
            assert folded.state.dump() == play.table_state.state.dump()
            assert (folded.n, folded.at, folded.changed) == (
                play.table_state.n,
                play.table_state.at,
                play.table_state.changed,
            )
            assert (folded.since, folded.confirming) == (play.table_state.since, play.table_state.confirming)
            assert [before.at for before in folded.back] == [before.at for before in play.table_state.back]
        assert any(isinstance(entry, TakenBack) for entry in play.log) or game != "toy" or seed


@pytest.mark.parametrize(("game", "players"), games())
def test_a_record_has_no_moves_that_were_taken_back(game: str, players: int) -> None:
    play = Play(game, players)
    rng = random.Random(7)
    while play.table_state.state.seat is not None:
        play.random_step(rng)
    again = folding.started(play.game, play.header, play.log[0])
    for entry in moves_that_count(play.log):
        again = folding.fold(again, entry)
    assert again.state.digest() == play.table_state.state.digest()
    assert again.state.chance_index == play.table_state.state.chance_index


def test_undo_goes_back_step_by_step_to_the_start_of_the_turn() -> None:
    play = at_turn("plum")
    start = play.table_state.state.digest()
    assert not play.table_state.back
    play.move(0, "brew")
    middle = play.table_state.state.digest()
    play.move(0, PLUM)
    play.move(0, "do rice + tea")
    assert play.options(0) == ["end"]
    play.undo(0)
    play.undo(0)
    assert play.table_state.state.digest() == middle
    play.undo(0)
    assert play.table_state.state.digest() == start
    assert [entry.back for entry in play.log if isinstance(entry, TakenBack)] == [3, 2, 1]
    assert not play.table_state.back
    play.move(0, "brew")
    play.undo(0)
    assert play.table_state.state.digest() == start
    assert play.log[-1] == TakenBack(0, 1)
    assert play.table_state.rewinds == (0,)


def in_company(play: Play) -> Play:
    """Adds another person to the table, who would have to agree to a rewind."""
    play.table_state = replace(play.table_state, people=(*play.table_state.people, 1))
    return play


def test_undo_stops_at_chance_and_reveals() -> None:
    for charm, do in (("drum", "do roll"), ("mask", "do peek")):
        play = at_turn(charm)
        if do in play.options(0):
            play.move(0, do)
        assert in_company(play).table_state.may_undo(0) is False
        play.refused("no-undo", play.undo, 0)


def test_undo_stops_at_the_end_of_a_turn() -> None:
    play = at_turn("plum")
    play.move(0, "skip")
    play.move(0, "end")
    in_company(play).refused("no-undo", play.undo, 0)


def test_a_solo_player_can_undo_anything_and_it_is_counted() -> None:
    play = Play(players=1, seed=5)
    rng = random.Random(2)
    digests = [(0, play.table_state.state.digest(), play.table_state.state.chance_index)]
    while len(digests) < 12:
        play.move(0, rng.choice(play.options(0)))
        digests.append((play.table_state.n, play.table_state.state.digest(), play.table_state.state.chance_index))
    for back, digest, position in reversed(digests[:-1]):
        assert play.table_state.may_undo(0)
        play.undo(0)
        assert (play.table_state.state.digest(), play.table_state.state.chance_index) == (digest, position)
        last = play.log[-1]
        assert isinstance(last, (TakenBack, Rewound))
        assert last.back == back
    assert not play.table_state.may_undo(0)
    play.refused("no-undo", play.undo, 0)
    assert play.table_state.rewinds == (sum(isinstance(entry, Rewound) for entry in play.log),) > (0,)


def test_against_agents_undo_goes_back_past_their_moves() -> None:
    play = Play(players=3, seed=2, agents=(1, 2))
    rng = random.Random(1)
    before = play.table_state
    while play.table_state.trail is None or play.table_state.trail.seat == 0 or play.table_state.state.seat != 0:
        seat = play.table_state.state.seats[0]
        before = play.table_state if seat == 0 else before
        play.move(seat, rng.choice(play.options(seat)))
    play.undo(0)
    assert play.table_state.state.digest() == before.state.digest()
    assert play.table_state.rewinds == (1, 0, 0)
    assert play.table_state.agents == (None, "random", "random")


def test_a_person_replaced_by_a_bot_must_still_agree_to_an_undo() -> None:
    play = Play(players=2, seed=2)
    rng = random.Random(1)
    while play.table_state.state.turn < 3 or play.table_state.state.seat != 0 or play.table_state.may_undo(0):
        seat = play.table_state.state.seats[0]
        play.move(seat, rng.choice(play.options(seat)))
    play.take(seat_actions.plays(play.table_state, 1, "random"))
    assert not play.table_state.may_undo(0)  # the other one comes back, and would find another game
    play.refused("no-undo", play.undo, 0)
    assert by_log(play).people == (0, 1)
    play.take(seat_actions.plays(play.table_state, 1, None))
    assert seat_actions.plays(play.table_state, 1, None)[0] == []
    # While a bot plays for a seat, nobody takes back there what it does.
    while not play.table_state.may_undo(0):
        seat = play.table_state.state.seats[0]
        play.move(seat, rng.choice(play.options(seat)))
    play.take(seat_actions.plays(play.table_state, 0, "random"))
    assert not play.table_state.may_undo(0)
    play.refused("no-undo", play.undo, 0)


def by_log(play: Play) -> TableState:
    """The table state that the log alone gives."""
    return list(folding.table_states(play.game, play.header, play.log))[-1]


def test_all_can_agree_to_go_back_to_any_entry_that_counts() -> None:
    play = Play(players=2, seed=3)
    rng = random.Random(9)
    table_states = [play.table_state]
    while len(table_states) < 25:
        play.random_step(rng)
        table_states.append(play.table_state)
    counted = [
        0,
        *[n for n, entry in enumerate(play.log) if isinstance(entry, Moved) and entry in moves_that_count(play.log)],
    ]
    assert play.table_state.trail is not None
    for to in range(-1, play.table_state.n + 2):
        if not play.table_state.can_go_back(to):
            play.refused(
                "no-undo",
                lambda to=to: seat_actions.rewind(
                    play.table_state, 0, play.table_state.changed, to, play.header, play.log
                ),
            )
    play.refused(
        "stale",
        lambda: seat_actions.rewind(play.table_state, 0, play.table_state.changed - 1, 0, play.header, play.log),
    )
    going_back = [to for to in counted if play.table_state.can_go_back(to)]
    assert 0 in going_back
    assert play.table_state.trail.n not in going_back
    for to in reversed(going_back):
        if play.table_state.can_go_back(to):
            play.take(seat_actions.rewind(play.table_state, 1, play.table_state.changed, to, play.header, play.log))
            then = next(table_state for table_state in reversed(table_states) if table_state.at == to)
            assert play.table_state.state.dump() == then.state.dump()
            again = by_log(play)
            assert again.state.dump() == play.table_state.state.dump()
            assert again.rewinds == play.table_state.rewinds
    assert play.table_state.rewinds[1] > 5


def test_nobody_can_undo_another_seats_move() -> None:
    play = Play(players=2, seed=3)
    play.move(0, play.options(0)[0])
    play.move(1, play.options(1)[0])
    while not play.table_state.back:
        seat = play.table_state.state.seats[0]
        play.move(seat, play.options(seat)[0])
    other = 1 - play.table_state.back[-1].seat
    play.refused("no-undo", play.undo, other)
    assert not play.table_state.may_undo(other)
    assert not play.table_state.may_undo(None)


def test_a_double_click_is_stale_and_changes_nothing() -> None:
    play = at_turn("plum")
    n = play.table_state.n
    play.move(0, "brew", n)
    play.refused("stale", play.move, 0, "brew", n)
    play.refused("stale", play.move, 0, "skip", n)
    m = play.table_state.n
    play.undo(0, m)
    play.refused("stale", play.undo, 0, m)
    play.refused("stale", play.move, 0, "skip", m)
    play.refused("stale", play.move, 0, "skip", play.table_state.n + 1)
    play.refused("stale", play.undo, 0, play.table_state.n + 1)


def test_a_sealed_answer_does_not_make_the_others_stale() -> None:
    play = Play(players=3)
    play.move(1, play.options(1)[0], 0)
    play.move(0, play.options(0)[0], 0)
    play.refused("stale", play.move, 1, "skip", 0)
    play.refused("not-asked", play.move, 1, "skip", play.table_state.n)
    play.move(2, play.options(2)[0], 0)
    seat = play.table_state.state.seats[0]
    play.refused("stale", play.move, seat, play.options(seat)[0], 0)


def test_a_move_that_is_not_an_option_is_illegal() -> None:
    play = Play()
    for do in ("", "end", "play", "play nothing", "fly", "play crane crane", "\0", "play " + "x" * 5000):
        play.refused("illegal", play.move, 0, do)


def test_nothing_can_be_done_after_the_end() -> None:
    play = Play(players=1)
    while play.table_state.state.seat is not None:
        play.move(0, play.options(0)[0])
    play.refused("over", play.move, 0, "end")
    play.refused("over", play.undo, 0)
    assert not play.table_state.may_undo(0)


def test_without_confirmation_a_turn_ends_by_itself() -> None:
    play = at_turn("plum")
    play.take(seat_actions.confirm(play.table_state, 0, False))
    play.move(0, "skip")  # brewing is still possible, so the end is asked
    assert play.options(0) == ["end", "brew"]
    play.move(0, "brew")
    assert [entry.do for entry in play.log[-2:] if isinstance(entry, Moved)] == ["brew", "end"]
    assert seat_actions.confirm(play.table_state, 0, False) == ([], play.table_state)


def test_switching_confirmation_off_ends_a_turn_that_waits_for_it() -> None:
    play = at_turn("plum")
    play.move(0, "brew")
    play.move(0, "skip")
    assert play.options(0) == ["end"]
    before = play.table_state.n
    play.take(seat_actions.confirm(play.table_state, 0, False))
    assert play.table_state.n == before + 2
    assert play.options(0) != ["end"]


def test_an_entry_comes_back_from_the_disk_as_it_was() -> None:
    play = Play(players=3)
    rng = random.Random(1)
    while play.table_state.state.seat is not None:
        play.random_step(rng)
    for entry in play.log:
        assert decode_entry(encode_row(entry)) == entry
    with pytest.raises(msgspec.ValidationError):
        decode_entry(b'{"kind": "other"}')
