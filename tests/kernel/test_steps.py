"""The number of steps between two decisions: small in our games, and limited for every component set.

The figures are in docs/security.md, too.
"""

import random
from pathlib import Path

import pytest

import sanmon
from kernel.small import ASK, Ask, Small, SmallState
from sanmon.games import registry
from sanmon.kernel import hooks
from sanmon.kernel.errors import RecordError, TooManySteps
from sanmon.kernel.frames import FIRST_KIND, Frame, Kind, Step
from sanmon.kernel.hooks import MOST_STEPS

GAMES = Path(__file__).parent.parent / "games"
GOLDEN = sorted(GAMES.glob("*/golden/*.jsonl"))
MOST_GOLDEN = 25  # steps of any move of a golden record
MOST_SEEN = 50  # more than any move of a random game needs
AGAIN = FIRST_KIND + 2


class Again(Step[SmallState]):
    """`(AGAIN, seat, left)`: comes again `left` times; -1: for ever."""

    id: int = AGAIN

    def run(self, state: SmallState, frame: Frame) -> None:
        if frame[2]:
            state.push((AGAIN, frame[1], frame[2] - 1))


class AskThenAgain(Ask):
    """Whatever is answered, it goes on for ever."""

    def resolve(self, state: SmallState, frame: Frame, option: int) -> None:
        state.push((AGAIN, frame[1], -1))


def replayed(path: Path) -> None:
    stored = sanmon.read_record(path)
    header = stored.header
    folder = Path(sanmon.__file__).parent / "games" / header.game / "components" / header.components
    for _ in sanmon.replay(stored, sanmon.load(header.game, folder, header.ruleset)):
        pass


def limit(monkeypatch: pytest.MonkeyPatch, steps: int) -> None:
    monkeypatch.setattr(hooks, "MOST_STEPS", steps)


def test_the_games_need_a_small_part_of_what_is_allowed() -> None:
    assert 2 * MOST_GOLDEN < 2 * MOST_SEEN < MOST_STEPS


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.parent.name} {path.stem}")
def test_no_golden_record_needs_more(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    limit(monkeypatch, MOST_GOLDEN + 1)
    replayed(path)


def test_one_golden_record_needs_all_of_that(monkeypatch: pytest.MonkeyPatch) -> None:
    limit(monkeypatch, MOST_GOLDEN)
    refused: list[str] = []
    for path in GOLDEN:
        try:
            replayed(path)
        except RecordError as problem:
            refused.append(str(problem))
    assert refused
    assert all(f"{MOST_GOLDEN} steps without a decision" in one for one in refused)


@pytest.mark.parametrize("name", registry.built_in())
def test_no_random_game_needs_more(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    limit(monkeypatch, MOST_SEEN)
    game = sanmon.load(name)
    for players in game.info.players:
        for seed in range(3):
            luck = random.Random(seed)
            state = game.start(players, seed)
            while state.seat is not None:
                state.apply(luck.choice(state.options()))


def test_a_move_that_would_go_on_for_ever_ends_with_an_error() -> None:
    kinds: list[Kind[SmallState]] = [AskThenAgain(), Again()]
    state = Small(kinds, [(ASK, 0, 2)]).start(2, 1)
    copy = state.clone()
    with pytest.raises(TooManySteps, match="1000 steps without a decision"):
        copy.apply(copy.options()[0])
    with pytest.raises(TooManySteps):
        state.apply(state.options()[0], outcomes=[])
    assert state.seat == 0  # tried on a copy first


def test_one_step_less_than_that_is_taken() -> None:
    kinds: list[Kind[SmallState]] = [Ask(), Again()]
    assert Small(kinds, [(AGAIN, 0, MOST_STEPS - 3)]).start(2, 1).result is not None  # the last step ends the game
    with pytest.raises(TooManySteps):
        Small(kinds, [(AGAIN, 0, MOST_STEPS - 2)]).start(2, 1)
