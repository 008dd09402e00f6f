"""Whole games: they end, lose no piece, use every rule, and golden records still replay."""

from __future__ import annotations

import hashlib
import random
import time
from collections import Counter
from pathlib import Path

import pytest

import sanmon
from games.koi.play import at_random, builder, start
from sanmon.games.koi.card import INFO
from sanmon.games.koi.components import FOLDER
from sanmon.games.koi.domains import GOAL_OF, GOAL_TILES, GOALS, PATH
from sanmon.games.koi.engine import load
from sanmon.games.koi.invariants import check
from sanmon.games.koi.state import KoiState
from sanmon.kernel import records

GOLDEN = Path(__file__).parent / "golden"


class Coverage:
    """What happened in any game so far."""

    def __init__(self) -> None:
        self.claimed: Counter[str] = Counter()
        self.cards: Counter[str] = Counter()
        self.verdicts: Counter[str | None] = Counter()

    def add(self, state: KoiState) -> None:
        for pond in state.ponds:
            self.claimed.update(GOAL_TILES[tile] for tile in pond.goals[::3])
            if pond.path:
                self.claimed[GOAL_TILES[PATH]] += 1
        kinds = len(state.parts.cards)
        for kind, card in enumerate(state.parts.cards):
            self.cards[card.id] += sum(state.cards[kind::kinds])
        assert state.result is not None
        self.verdicts[state.result.verdict] += 1


def play(number: int, coverage: Coverage, every: int, builders: int) -> KoiState:
    """Plays a game. Every `every`th position and the end are checked.

    One game in `builders` is between players who prefer to build; the others are random.
    """
    state = start(number)
    rng = random.Random(number)
    choose = builder if number // 4 % builders == 0 else at_random
    made = 0
    while state.seat is not None:
        state.apply(choose(state, rng))
        made += 1
        if made % every == 0:
            check(state)
        assert made < 4000
    check(state)
    assert state.result is not None
    assert [sum(table.values()) for table in state.result.breakdown] == list(state.result.scores)
    assert min(state.result.scores) >= 0
    coverage.add(state)
    return state


def test_games_of_every_table_end_and_lose_nothing() -> None:
    coverage = Coverage()
    for number in range(80):
        play(number, coverage, 5, 2)
    assert set(coverage.cards) == {card.id for card in load(None).parts.cards}


@pytest.mark.deep
def test_twenty_thousand_games() -> None:
    coverage = Coverage()
    for number in range(20_000):
        play(number, coverage, 40, 8)
    claimed = {GOALS[GOAL_OF[GOAL_TILES.index(tile)]] for tile in coverage.claimed}
    assert claimed == set(GOALS), "every goal is claimed at least once"
    assert set(coverage.cards) == {card.id for card in load(None).parts.cards}, "every card is taken at least once"
    assert all(coverage.cards.values())


def fingerprint(number: int, ruleset: int) -> tuple[str, int, tuple[int, ...]]:
    """How a game of chance went: counts of options along the way, and the digest of the end."""
    state = start(number, ruleset, FOLDER / "sanmon-1")
    rng = random.Random(number)
    counts = hashlib.blake2b(digest_size=8)
    made = 0
    while state.seat is not None:
        counts.update(len(state.options()).to_bytes(2, "big"))
        state.apply(at_random(state, rng))
        made += 1
    assert state.result is not None
    counts.update(state.digest().encode())
    return counts.hexdigest(), made, state.result.scores


def prints_of(ruleset: int) -> Path:
    return GOLDEN / ("fingerprints.txt" if ruleset == 1 else f"fingerprints-rules-{ruleset}.txt")


@pytest.mark.parametrize("ruleset", range(INFO.oldest, INFO.ruleset + 1))
def test_the_same_seeds_give_the_games_they_always_gave(ruleset: int) -> None:
    """If this fails on purpose, raise the ruleset and write the new lines: python -m koi.make_golden in tests/."""
    expected = prints_of(ruleset).read_text().splitlines()
    assert [line_of(number, ruleset) for number in range(len(expected))] == expected


def line_of(number: int, ruleset: int) -> str:
    print_, made, scores = fingerprint(number, ruleset)
    return f"{number} {print_} {made} {' '.join(map(str, scores))}"


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.jsonl")), ids=lambda path: path.stem)
def test_golden_records_replay(path: Path) -> None:
    stored = records.read_record(path)
    assert stored.header.components == ("sanmon-2" if path.stem.endswith("-set-2") else "sanmon-1")
    game = sanmon.load("koi", FOLDER / stored.header.components, ruleset=stored.header.ruleset)
    last = None
    for state in records.replay(stored, game):
        last = state
        check(state)  # type: ignore[arg-type]
    assert last is not None
    assert last.result == stored.closing.result


def times_by_fifths(games: int) -> list[float]:
    """Seconds for each decision in the five fifths of four-player games."""
    fifths = [0.0] * 5
    counts = [0] * 5
    clock = time.process_time  # what others do on the machine is none of our business
    for number in range(games):
        state = load(None).start(players=4, seed=number)
        rng = random.Random(number)
        spent: list[float] = []
        while state.seat is not None:
            option = builder(state, rng)
            before = clock()
            state.apply(option)
            spent.append(clock() - before)
        for place, seconds in enumerate(spent[:-1]):  # the last one scores the whole game
            fifth = 5 * place // len(spent)
            fifths[fifth] += seconds
            counts[fifth] += 1
    return [seconds / count for seconds, count in zip(fifths, counts, strict=True)]


def test_decisions_do_not_slow_down_with_the_pond() -> None:
    ratios: list[float] = []
    while len(ratios) < 6 and (not ratios or min(ratios) >= 2):
        fifths = times_by_fifths(10)
        ratios.append(fifths[4] / fifths[0])
    assert min(ratios) < 2, f"the last fifth takes {ratios} times as long a decision as the first"
