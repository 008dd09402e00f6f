"""The state: refused options change nothing; dumps are restored or refused; copies, digests and prompts."""

import pickle
import random
from hashlib import blake2b
from itertools import pairwise
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

import sanmon
from kernel.small import ASK, Ask, Small, SmallState
from sanmon.kernel.dumps import CHECKSUM
from sanmon.kernel.errors import BadDump, BadOutcomes, IllegalOption, NoSuchSeat, NotationError
from sanmon.kernel.state import State

TOY = sanmon.load("toy")


def positions(players: int, seed: int) -> list[State]:
    """Every position of a random game of the toy."""
    rng = random.Random(seed)
    state: State = TOY.start(players, seed)
    found = [state.clone()]
    while state.seat is not None:
        seat = rng.choice(state.seats)
        state.apply(rng.choice(state.options(seat)), seat)
        found.append(state.clone())
    return found


GAME = positions(2, 5)


# ---------------------------------------------------------------- refusals


def test_a_refusal_says_what_was_wrong_and_what_is_possible() -> None:
    state = Small([Ask()], [(ASK, 1, 3)]).start(2, 1)
    say = state.game.vocabulary.option
    refused: list[tuple[int | str, int | None, str]] = [
        (say("say d"), None, "seat 1 cannot 'say d' now; it can: say a, say b, say c"),
        (say("say a"), 0, r"seat 0 cannot 'say a': it has no decision now; waiting for seat 1"),
        (-1, None, "-1 is not an option of small; it can: say a, say b, say c"),
        (10**6, None, "1000000 is not an option of small"),
        (10**6, 0, r"1000000 is not an option of small; seat 0 has no decision now; waiting for seat 1"),
        ("say d", None, "seat 1 cannot 'say d' now; it can: say a, say b, say c"),
        ("sya a", None, "seat 1 cannot 'sya a': no verb 'sya'; there are: .*; it can: say a, say b, say c"),
        ("say z", None, "seat 1 cannot 'say z': no letter 'z'; there are: a, b, c, d; it can: say a, say b, say c"),
        ("say", None, r"seat 1 cannot 'say': 'say' takes 1 thing\(s\), not 0; it can: say a"),
        ("", None, "seat 1 cannot '': no verb ''"),
    ]
    for option, seat, problem in refused:
        with pytest.raises(IllegalOption, match=problem):
            state.apply(option, seat)
    assert state.log == []


def test_an_option_is_any_whole_number_or_a_text_and_nothing_else() -> None:
    state = Small([Ask()], [(ASK, 1, 3)]).start(2, 1)
    option = state.options()[1]
    by_number, by_text = state.clone(), state.clone()
    by_number.apply(np.int64(option))
    by_text.apply("say b")
    assert by_text.log == by_number.log == [1]
    assert state.describe("say b") == state.describe(np.int64(option)) == state.describe(option)
    for wrong in (float(option), str(option), None, b"say b", [option]):
        given: Any = wrong
        with pytest.raises(IllegalOption, match="it can: say a, say b, say c"):
            state.apply(given)
        with pytest.raises(NotationError):
            state.describe(given)
    assert state.log == []
    state.apply(np.int32(option))
    assert all(type(said) is int for said in state.log)
    assert state.game.restore(state.dump()).digest() == state.digest()


def test_many_options_are_not_all_told() -> None:
    rng = random.Random(1)
    state = sanmon.load("koi").start(2, 1)
    while len(state.options()) <= 20:
        state.apply(rng.choice(state.options()))
    with pytest.raises(IllegalOption, match=rf" and {len(state.options()) - 20} more$"):
        state.apply(-1)


@pytest.mark.parametrize("over", [False, True])
def test_only_seats_are_seats(over: bool) -> None:
    """The conformance suite asks every game; here stand the words."""
    state = GAME[-1 if over else 3].clone()
    wrong: Any
    for wrong, named in [(-1, "-1"), (2, "2"), (True, "True"), (0.0, "0.0"), ("0", "'0'")]:
        for ask in (state.view, state.prompt, state.events_for, state.options, lambda seat: state.apply(0, seat)):
            with pytest.raises(NoSuchSeat, match=rf"^there is no seat {named}; the seats are 0 to 1$"):
                ask(wrong)
    with pytest.raises(NoSuchSeat, match="the only seat is 0"):
        TOY.start(1, 1).view(1)
    assert state.view(np.int64(1)) == state.view(1)


# ---------------------------------------------------------------- where one is


def test_a_state_says_where_it_is() -> None:
    assert repr(TOY) == "<Toy: toy with the set sanmon-1, ruleset 1>"
    state = TOY.start(3, 7)
    assert repr(state) == "<ToyState: 3 players, turn 0, seats 0, 1 and 2 are asked for 'choose'>"
    state.apply(state.options()[0])
    assert repr(state) == "<ToyState: 3 players, turn 0, seats 1 and 2 are asked for 'choose'>"
    alone = TOY.start(1, 7)
    assert repr(alone) == "<ToyState: 1 player, turn 0, seat 0 is asked for 'choose'>"
    assert repr(GAME[-1]).endswith(f"over with {' : '.join(map(str, scores(GAME[-1])))}>")
    assert repr(TOY.blank()) == "<ToyState: not at a decision>"


def scores(state: State) -> tuple[int, ...]:
    assert state.result is not None
    return state.result.scores


@pytest.mark.parametrize("name", sanmon.games())
def test_where_one_is_holds_no_secret(name: str) -> None:
    """The same words in every world that a spectator can imagine."""
    rng = random.Random(1)
    state = sanmon.load(name).start(2, 3)
    while state.seat is not None:
        assert repr(state.imagine(None, rng)) == repr(state)
        state.apply(rng.choice(state.options()))


# ---------------------------------------------------------------- equality


def test_states_are_equal_if_their_digests_are() -> None:
    again = positions(2, 5)
    for number, state in enumerate(GAME):
        assert state == again[number]
        assert [state == other for other in again] == [state.digest() == other.digest() for other in again]
        assert [state != other for other in again] == [state.digest() != other.digest() for other in again]
    luck = TOY.start(2, 1)
    for _ in range(3):
        luck.apply(luck.options()[0])
    other_luck = luck.clone()
    other_luck.key = bytes(32)
    assert other_luck == luck


def test_states_of_other_games_and_other_things_are_not_equal() -> None:
    toy = sanmon.load("toy").start(2, 1)
    assert toy != sanmon.load("satori").start(2, 1)
    assert toy != toy.digest()
    older = sanmon.load("bitoku", ruleset=1).start(2, 1)
    assert older != sanmon.load("bitoku", ruleset=2).start(2, 1)


def test_a_state_has_no_hash() -> None:
    with pytest.raises(TypeError, match=r"has no hash; use state\.digest\(\)"):
        hash(GAME[0])
    with pytest.raises(TypeError):
        {GAME[0]}


# ---------------------------------------------------------------- silence


def test_a_quiet_state_decides_the_same_and_says_nothing() -> None:
    loud: State = TOY.start(2, 5)
    quiet = loud.clone()
    quiet.quiet = True
    rng = random.Random(5)
    told = 0
    while loud.seat is not None:
        option = rng.choice(loud.options())
        loud.apply(option)
        quiet.apply(option)
        told += len(loud.events) + len(loud.outcomes)
        assert (quiet.raw_events, quiet.outcomes) == ([], [])
        assert (quiet.options(), quiet.digest()) == (loud.options(), loud.digest())
        assert quiet.clone().quiet
        assert not TOY.restore(quiet.dump()).quiet
    assert told > 20
    assert quiet.result == loud.result


def test_nothing_can_be_done_after_the_end() -> None:
    end = GAME[-1].clone()
    with pytest.raises(IllegalOption, match="the game is over"):
        end.apply(0)
    with pytest.raises(IllegalOption):
        end.apply(0, 0)
    assert end.dump() == GAME[-1].dump()


def test_outcomes_that_do_not_fit_leave_the_state_untouched() -> None:
    tried = 0
    for before, after in pairwise(GAME):
        option = next(
            option for seat in before.seats for option in before.options(seat) if led(before, option, seat, after)
        )
        seat = next(seat for seat in before.seats if option in before.options(seat))
        for wrong in ([*after.outcomes, 0], after.outcomes[:-1], [99, *after.outcomes[1:]]):
            if wrong == after.outcomes or (wrong == [99] and not after.outcomes):
                continue
            state = before.clone()
            with pytest.raises(BadOutcomes):
                state.apply(option, seat, wrong)
            assert state.dump() == before.dump()
            assert state.options() == before.options()
            state.apply(option, seat, after.outcomes)
            assert state.digest() == after.digest()
            tried += 1
    assert tried > 20


def led(before: State, option: int, seat: int, after: State) -> bool:
    """Whether this is the move that was made."""
    trial = before.clone()
    trial.apply(option, seat)
    return trial.dump() == after.dump()


# ---------------------------------------------------------------- dumps


def test_every_position_comes_back() -> None:
    for state in GAME:
        restored = TOY.restore(state.dump())
        assert restored.dump() == state.dump()
        assert restored.options() == state.options()
        assert pickle.loads(pickle.dumps(state)).dump() == state.dump()


@pytest.mark.parametrize("number", [0, 5, len(GAME) - 1])
def test_a_cut_dump_is_refused_wherever_it_is_cut(number: int) -> None:
    dump = GAME[number].dump()
    for length in range(len(dump)):
        with pytest.raises(BadDump, match="not a whole dump"):
            TOY.restore(dump[:length])


@given(some.data())
@settings(max_examples=150)
def test_changed_dumps_are_refused(data: some.DataObject) -> None:
    dump = data.draw(some.sampled_from(GAME)).dump()
    place = data.draw(some.integers(0, len(dump)))
    change = data.draw(some.binary(max_size=3))
    gone = data.draw(some.integers(0, 3))
    forged = dump[:place] + change + dump[place + gone :]
    if forged != dump:
        with pytest.raises(BadDump):
            TOY.restore(forged)


@given(some.binary(max_size=200))
def test_any_bytes_are_refused(data: bytes) -> None:
    with pytest.raises(BadDump):
        TOY.restore(data)


def sealed(body: Any) -> bytes:
    """A dump by somebody who knows how checksums are made."""
    packed = body if isinstance(body, bytes) else msgspec.msgpack.encode(body)
    return blake2b(packed, digest_size=CHECKSUM).digest() + packed


PLAIN = some.recursive(
    some.none() | some.booleans() | some.integers(-5, 300) | some.binary(max_size=3) | some.text(max_size=3),
    lambda inner: some.lists(inner, max_size=4) | some.dictionaries(some.integers(0, 3), inner, max_size=2),
    max_leaves=6,
)


@given(some.data())
@settings(max_examples=150)
def test_forged_dumps_are_refused_or_read_but_never_break(data: some.DataObject) -> None:
    body = msgspec.msgpack.decode(data.draw(some.sampled_from(GAME)).dump()[CHECKSUM:])
    parent = body
    while isinstance(parent, list) and parent:  # change something somewhere in it
        place = data.draw(some.integers(0, len(parent) - 1))
        if not isinstance(parent[place], list) or not parent[place] or data.draw(some.booleans()):
            parent[place] = data.draw(PLAIN)
            break
        parent = parent[place]
    try:
        TOY.restore(sealed(body))
    except BadDump as problem:
        assert str(problem)  # noqa: PT017 - that it may also be read is the point


@given(some.binary(max_size=60) | PLAIN)
def test_forged_nonsense_is_refused(body: Any) -> None:
    with pytest.raises(BadDump):
        TOY.restore(sealed(body))


def test_a_dump_of_another_game_or_set_is_refused() -> None:
    small = Small([Ask()], [(ASK, 0, 2)]).start(2, 1)
    with pytest.raises(
        BadDump, match=r"the dump is of small, ruleset 1, component set .*; expected toy, ruleset 1, component set "
    ):
        TOY.restore(small.dump())
    body = msgspec.msgpack.decode(GAME[0].dump()[CHECKSUM:])
    body[0][1] = 99
    with pytest.raises(BadDump, match="the dump is of toy, ruleset 99"):
        TOY.restore(sealed(body))


# ---------------------------------------------------------------- digests and copies


def test_equal_states_have_equal_digests_whatever_luck_awaits_them() -> None:
    one, other = TOY.start(2, 1), TOY.start(2, 2)
    assert one.digest() != other.digest()
    twin = one.clone()
    twin.key, twin.chance_index = other.key, 77
    assert twin.digest() == one.digest()
    assert twin.dump() != one.dump()


def test_everything_in_a_state_counts_in_its_digest() -> None:
    state = GAME[3]
    for name in state.FIELDS:
        other = state.clone()
        value = getattr(other, name)
        setattr(other, name, value + 1 if isinstance(value, int) else [*value, 0])
        assert other.digest() != state.digest(), name
    for name in ("turn", "barrier", "players"):
        other = state.clone()
        setattr(other, name, getattr(state, name) + 1)
        assert other.digest() != state.digest(), name


def test_a_digest_does_not_depend_on_the_order_of_a_dict() -> None:
    class Keeps(SmallState):
        __slots__ = ("found",)
        FIELDS = (*SmallState.FIELDS, "found")
        found: dict[int, int]

    def keeping(found: dict[int, int]) -> State:
        state = Keeps(Small([Ask()], [(ASK, 0, 2)]))
        plain = Small([Ask()], [(ASK, 0, 2)]).start(2, 1)
        for name in (
            "players",
            "stack",
            "seat",
            "sealed",
            "turn",
            "barrier",
            "confirm",
            "result",
            "log",
            "goods",
            "secret",
        ):
            setattr(state, name, getattr(plain, name))
        state.found = found
        return state

    assert keeping({1: 2, 3: 4}).digest() == keeping({3: 4, 1: 2}).digest()
    assert keeping({1: 2, 3: 4}).digest() != keeping({1: 4, 3: 2}).digest()


def test_a_copy_goes_its_own_way() -> None:
    for state in GAME[:-1]:
        dump = state.dump()
        other = state.clone()
        other.apply(other.options()[-1])
        assert state.dump() == dump
        assert other.dump() != dump


# ---------------------------------------------------------------- prompts


def test_prompts_say_what_is_asked_and_for_whom_the_others_wait() -> None:
    state = Small([Ask()], [(ASK, 1, 3)]).start(2, 1)
    asked = state.prompt(1)
    assert (asked.key, asked.seat, asked.waiting) == ("ask", 1, (1,))
    for seat in (0, None):
        prompt = state.prompt(seat)
        assert (prompt.key, prompt.seat, prompt.args, prompt.waiting) == ("wait", None, {}, (1,))
    state.apply(state.options()[0])
    assert state.prompt(1).key == "over"


def test_a_prompt_cites_its_clause() -> None:
    cited = {
        state.prompt(state.seat).key: state.prompt(state.seat).clause
        for seed in range(20)
        for state in positions(2, seed)
    }
    assert cited["choose"] == "3.1"
    assert cited["rolled"] == "3.4"
    assert cited["effects"] == "3.3", "the kernel's own prompts are cited by the game"
    assert cited["end-turn"] == "3.7"


def test_what_the_contract_returns_is_json() -> None:
    for state in GAME:
        for thing in (state.view(0), state.view(None), state.prompt(0), state.events, state.result, state.options()):
            msgspec.json.decode(sanmon.encode(thing))
