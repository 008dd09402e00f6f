"""Chapter 9: the copying space of the Home."""

from sanmon.games.bitoku.events import COPIED
from sanmon.games.bitoku.frames import COPY, VISIT
from sanmon.games.bitoku.printed.base import HOME
from sanmon.games.bitoku.rules.dice import FOREST_ACTION
from sanmon.games.bitoku.rules.goods import BY_HOME, activate, source
from sanmon.games.bitoku.state import FOREST, HILL, HOME_SPACE, BitokuState
from sanmon.kernel.effects import Action
from sanmon.kernel.frames import Frame, Kind


def rivals_dice(state: BitokuState, seat: int) -> list[int]:
    """The dice of rivals in the forest (9.6, 9.8)."""
    found: list[int] = []
    for die, place in enumerate(state.die_at):
        if FOREST <= place < HILL and die // 3 != seat:
            found.append(die)
    return found


class CopyDie(Action[BitokuState]):
    """`copy`: the forest action of a rival's die (9.6)."""

    def can(self, state: BitokuState, seat: int, arg: int, times: int) -> bool:
        """A rival must have a die in the forest."""
        return len(rivals_dice(state, seat)) > 0

    def start(self, state: BitokuState, seat: int, arg: int, times: int, source: int) -> None:
        """Which?"""
        state.push((COPY, seat))


class Copy(Kind[BitokuState]):
    """`(COPY, seat)`: which rival's die (9.6, 9.7). Equal dice in one region are one answer."""

    id: int = COPY
    key: str = "copy"
    clause: str = "9.6"

    def options(self, state: BitokuState, frame: Frame) -> list[int]:
        """Places first the regions, then the spaces of the Home; by value."""
        options = state.parts.options
        found: list[int] = []
        for die in rivals_dice(state, frame[1]):
            place = state.die_at[die]
            target = place - FOREST if place < HOME_SPACE else 5 + place - HOME_SPACE
            option = options.copy.of2(target, state.dice[die] - 1)
            if option not in found:
                found.append(option)
        return found

    def resolve(self, state: BitokuState, frame: Frame, option: int) -> None:
        """A forest action of that region without a comparison, or the reward of that space."""
        options = state.parts.options
        seat = frame[1]
        target, value = options.copy.index(option), options.copy.second(option)
        state.tell(COPIED, seat, target, value + 1)
        if target < 5:
            state.push((VISIT, seat, target, value + 1, FOREST_ACTION))
        else:
            space = target - 5
            effect = state.game.effects.table[state.parts.home_effect[space]]
            activate(state, seat, source(BY_HOME, space, HOME), effect)
