"""The tools of the suite: its tables cover all options, and its checks on secrets have something to compare."""

import random
from itertools import combinations

import pytest

import sanmon
from sanmon._build import is_compiled
from sanmon.conformance.checks.secrets.memory import still_possible
from sanmon.conformance.facts import facts_of
from sanmon.conformance.play import Chooser, spread
from sanmon.conformance.seen import difference, readers, seen
from sanmon.conformance.setups import Setup, covering
from sanmon.conformance.suite import setups
from sanmon.conformance.table import Table
from sanmon.conformance.twins import twins
from sanmon.conformance.watch import watching
from sanmon.conformance.worlds import imagined
from sanmon.games import registry
from sanmon.kernel.info import Setting, TableOption

TOY = sanmon.load("toy")
OPTIONS = [
    TableOption("a", [False, True]),
    TableOption("b", ["x", "y", "z"]),
    TableOption("c", [1, 2]),
    TableOption("d", [False, True]),
]


@pytest.mark.parametrize("count", range(5))
def test_every_pair_of_values_meets_at_some_table(count: int) -> None:
    options = OPTIONS[:count]
    tables: list[dict[str, Setting]] = [
        {option.key: table.get(option.key, option.default) for option in options} for table in covering(options)
    ]
    assert covering(options)[0] == {}, "the first table has the default options"
    for one, other in combinations(options, 2):
        met = {(table[one.key], table[other.key]) for table in tables}
        assert met == {(first, second) for first in one.values for second in other.values}
    for option in options:
        assert {table[option.key] for table in tables} == set(option.values)
    assert len(tables) <= 9


def test_every_player_count_and_setting_of_a_game_is_played() -> None:
    for name in registry.built_in():
        tables = setups(name)
        assert {table.players for table in tables} == set(sanmon.info(name).players)
        assert any(table.confirm for table in tables)
        for option in sanmon.info(name).options:
            played = {table.settings.get(option.key, option.default) for table in tables}
            assert played == set(option.values)
    assert [str(table) for table in setups("toy")] == ["1p", "1p+hungry_fox=True", "2p", "3p", "2p+confirm"]


def test_numbers_are_spread_from_the_first_to_the_last() -> None:
    assert spread(5, 10) == [0, 1, 2, 3, 4]
    assert spread(101, 5) == [0, 25, 50, 75, 100]


def test_a_chooser_depends_only_on_its_seed() -> None:
    for seed in range(3):
        state = TOY.start(2, 1)
        assert [Chooser(seed).choose(state) for _ in range(5)] == [Chooser(seed).choose(state)] * 5


def test_a_difference_is_named() -> None:
    state = Table(TOY, Setup(2), 1).trace().states[0]
    other = state.clone()
    other.turn = 9
    assert difference(seen(state, 0), seen(other, 0)) == "turn is 0 here and 9 there"


# ---------------------------------------------------------------- that there is something to compare


def test_there_are_worlds_a_seat_cannot_tell_apart() -> None:
    table = Table(TOY, Setup(3), 1)
    pairs = list(twins(table, table.trace(), 60))
    assert {seat for _, seat, _ in pairs} == {0, 1, 2, None}
    assert len(pairs) > 60
    for state, seat, twin in pairs:
        assert seen(state, seat) == seen(twin, seat)
        assert state.digest() != twin.digest()


def test_after_most_moves_some_imagined_worlds_are_still_possible() -> None:
    trace = Table(TOY, Setup(2), 1).trace()
    worlds = [
        len(still_possible(before, move, after, seat, random.Random(1)))
        for before, move, after in trace
        for seat in readers(before)
        if after.seat is not None
    ]
    assert sum(number > 0 for number in worlds) > len(worlds) // 2
    assert max(worlds) == 30


@pytest.mark.skipif(is_compiled(), reason="compiled states cannot be watched")
def test_moves_are_compared_both_with_and_without_a_barrier() -> None:
    trace = Table(TOY, Setup(2), 1).trace()
    marks = []
    with watching() as watch:
        for before, move, _ in trace:
            world = imagined(before, None, 1)
            if move.option in world.options(move.seat):
                marks.append(watch.move(world, move.option, move.seat))
    assert marks.count(None) > 3
    assert len(marks) - marks.count(None) > 3
    assert any(mark for mark in marks if mark), "some barriers come after the first event"


def test_the_facts_of_a_game_are_read() -> None:
    toy = facts_of(TOY.info)
    assert toy.most_decisions >= max(len(Table(TOY, Setup(3), seed).trace().moves) for seed in range(20))
    assert toy.known(TOY.start(2, 1), 0)
