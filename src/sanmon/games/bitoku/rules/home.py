"""Chapter 9: the space of the Home that copies a rival's die."""

from sanmon.games.bitoku.events import COPIED
from sanmon.games.bitoku.frames import COPY, VISIT
from sanmon.games.bitoku.printed.base import HOME
from sanmon.games.bitoku.rules.dice import FOREST_ACTION
from sanmon.games.bitoku.rules.goods import BY_HOME, activate, source
from sanmon.games.bitoku.state import FOREST, HILL, HOME_SPACE, BitokuState
from sanmon.kernel.effects import Action
from sanmon.kernel.frames import Frame, Kind


def rivals_dice(state: BitokuState, seat: int) -> list[int]:
    """The dice of rivals in the forest or at the Home (9.6, 9.8)."""
    dice: list[int] = []
    for die, place in enumerate(state.die_at):
        if FOREST <= place < HILL and die // 3 != seat:
            dice.append(die)
    return dice


class CopyDie(Action[BitokuState]):
    """`copy`: the seat does the action of a rival's die (9.6)."""

    def can(self, state: BitokuState, seat: int, arg: int, times: int) -> bool:
        """Whether a rival has a die to copy."""
        return len(rivals_dice(state, seat)) > 0

    def start(self, state: BitokuState, seat: int, arg: int, times: int, source: int) -> None:
        """Pushes the choice of the die."""
        state.push((COPY, seat))


class Copy(Kind[BitokuState]):
    """`(COPY, seat)`: asks which rival's die to copy (9.6, 9.7). Equal dice in one region are one option."""

    id: int = COPY
    key: str = "copy"
    clause: str = "9.6"

    def options(self, state: BitokuState, frame: Frame) -> list[int]:
        """Offers each place and value of a rival's die; targets are the five regions, then the spaces of the Home."""
        options = state.parts.options
        choices: list[int] = []
        for die in rivals_dice(state, frame[1]):
            place = state.die_at[die]
            target = place - FOREST if place < HOME_SPACE else 5 + place - HOME_SPACE
            option = options.copy.of2(target, state.dice[die] - 1)
            if option not in choices:
                choices.append(option)
        return choices

    def resolve(self, state: BitokuState, frame: Frame, option: int) -> None:
        """Does a forest action of the region without comparing dice, or gives the reward of the Home's space."""
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
