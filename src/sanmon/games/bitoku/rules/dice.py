"""Chapters 7 and 8: placing a die, the forest action and the building action."""

from typing import Final

from sanmon.games.bitoku.domains import boosts
from sanmon.games.bitoku.events import BOOSTED, FOREST_DONE, PLACED, VISITED
from sanmon.games.bitoku.frames import BOOST, GIVE, OWNER, PLACE, VISIT
from sanmon.games.bitoku.printed.base import HILL_OF_REGION, HOME, SLOTS
from sanmon.games.bitoku.rules.goods import BY_BUILDING, BY_FOREST, BY_HOME, activate, source
from sanmon.games.bitoku.solo.will import score
from sanmon.games.bitoku.state import FOREST, HILL, HOME_SPACE, NONE, TENGU, BitokuState
from sanmon.kernel import runner
from sanmon.kernel.frames import Frame, Kind, Step
from sanmon.kernel.messages import Arg

# What a seat may still do on a visit, each a bit.
FOREST_ACTION: Final = 1
BUILDING_ACTION: Final = 2
COSTS_AMULET: Final = 4  # the forest action costs an amulet: a 6 against a 6 in a harder forest (1.7)


def free_regions(state: BitokuState) -> list[int]:
    """The regions with a free die space, without the Home."""
    spaces = state.parts.boards[state.players].dice
    taken = [0] * len(spaces)
    for place in state.die_at:
        if FOREST <= place < HOME_SPACE:
            taken[place - FOREST] += 1
    return [region for region in (0, 1, 3, 4) if taken[region] < spaces[region]]


def free_home(state: BitokuState, value: int) -> list[int]:
    """The free spaces of the Home that take a die of this value (9.1, 9.5)."""
    least = state.parts.home_die
    taken = 0  # a bit for each space
    for place in state.die_at:
        if HOME_SPACE <= place < HILL:
            taken |= 1 << (place - HOME_SPACE)
    return [
        space for space in state.parts.boards[state.players].home if value >= least[space] and not taken >> space & 1
    ]


def can_place(state: BitokuState, p: int, value: int) -> bool:
    """Whether a die could be placed anywhere, if need be after amulets raised it (5.4)."""
    if free_regions(state):
        return True
    amulets = state.amulets[p * 3] + state.amulets[p * 3 + 1] + state.amulets[p * 3 + 2]
    return len(free_home(state, value + amulets)) > 0


class Boost(Kind[BitokuState]):
    """`(BOOST, seat, slot)`: asks which amulets to discard to raise a die before it is placed (7.2, 7.3)."""

    id: int = BOOST
    key: str = "boost"
    clause: str = "7.2"

    def __init__(self) -> None:
        self.bundles = boosts()
        # useful[value] are the bundles without a superfluous amulet for a die of this value
        self.useful: list[list[int]] = []
        for value in range(7):
            fitting: list[int] = []
            for number, (ones, twos, threes) in enumerate(self.bundles):
                total = ones + 2 * twos + 3 * threes
                smallest = 1 if ones else 2 if twos else 3 if threes else 0
                if number == 0 or value + total - smallest < 6:
                    fitting.append(number)
            self.useful.append(fitting)

    def options(self, state: BitokuState, frame: Frame) -> list[int]:
        """Offers every useful bundle that the seat has, and no amulets unless a die of 1 would then have no space."""
        options = state.parts.options
        seat = frame[1]
        ones, twos, threes = state.amulets[seat * 3 : seat * 3 + 3]
        if ones + twos + threes == 0:
            return [options.boost.base]
        value = state.dice[seat * 3 + frame[2]]
        choices: list[int] = []
        for number in self.useful[value]:
            bundle = self.bundles[number]
            if bundle[0] <= ones and bundle[1] <= twos and bundle[2] <= threes:
                choices.append(options.boost.base + number)
        if value == 1 and not free_regions(state) and not free_home(state, 1):
            return choices[1:]
        return choices

    def resolve(self, state: BitokuState, frame: Frame, option: int) -> None:
        """Raises the die and asks where it goes."""
        options = state.parts.options
        seat, slot = frame[1], frame[2]
        bundle = self.bundles[options.boost.index(option)]
        total = bundle[0] + 2 * bundle[1] + 3 * bundle[2]
        if total:
            for kind in range(3):
                state.amulets[seat * 3 + kind] -= bundle[kind]
            state.dice[seat * 3 + slot] = min(6, state.dice[seat * 3 + slot] + total)
            state.tell(BOOSTED, seat, total, state.dice[seat * 3 + slot])
        state.push((PLACE, seat, slot))

    def args(self, state: BitokuState, frame: Frame) -> dict[str, Arg]:
        """The value of the die and its place on the board."""
        return {"die": state.dice[frame[1] * 3 + frame[2]], "slot": SLOTS[frame[2]]}


class Place(Kind[BitokuState]):
    """`(PLACE, seat, slot)`: asks where the die goes (7.1)."""

    id: int = PLACE
    key: str = "place"
    clause: str = "7.1"

    def options(self, state: BitokuState, frame: Frame) -> list[int]:
        """Offers the regions with a free space, and the free spaces of the Home that the die may enter."""
        options = state.parts.options
        choices = [options.place.base + region for region in free_regions(state)]
        for space in free_home(state, state.dice[frame[1] * 3 + frame[2]]):
            choices.append(options.enter.base + space)
        return choices

    def resolve(self, state: BitokuState, frame: Frame, option: int) -> None:
        """Places the die and begins its actions, or the effect of the Home's space."""
        options = state.parts.options
        seat, slot = frame[1], frame[2]
        die = seat * 3 + slot
        value = state.dice[die]
        parts = state.parts
        if options.enter.holds(option):
            space = options.enter.index(option)
            state.die_at[die] = HOME_SPACE + space
            state.tell(PLACED, seat, HOME, value)
            if parts.home_die[space] > 1:
                state.dice[die] -= 1
            effect = state.game.effects.table[parts.home_effect[space]]
            activate(state, seat, source(BY_HOME, space, HOME), effect)
            return
        region = options.place.index(option)
        todo = forest_open(state, seat, region, value) | BUILDING_ACTION
        state.die_at[die] = FOREST + region
        state.tell(PLACED, seat, region, value)
        state.push((VISIT, seat, region, value, todo))

    def args(self, state: BitokuState, frame: Frame) -> dict[str, Arg]:
        """The value of the die."""
        return {"die": state.dice[frame[1] * 3 + frame[2]]}


def forest_open(state: BitokuState, p: int, region: int, value: int) -> int:
    """Whether a die about to be placed may do the forest action, as bits, by all dice in the region (7.6, 1.7)."""
    highest = 0
    place = FOREST + region
    at = state.die_at
    for die in range(len(at)):
        if at[die] == place and state.dice[die] > highest:
            highest = state.dice[die]
    if not state.switches[0]:
        return FOREST_ACTION if value >= highest else 0
    if value > highest:
        return FOREST_ACTION
    if value == 6 and state.amulets[p * 3] + state.amulets[p * 3 + 1] + state.amulets[p * 3 + 2] > 0:
        return FOREST_ACTION | COSTS_AMULET
    return 0


class Visit(Kind[BitokuState]):
    """`(VISIT, seat, region, value, todo)`: asks for the forest or the building action, in either order (7.5)."""

    id: int = VISIT
    key: str = "visit"
    clause: str = "7.5"

    def options(self, state: BitokuState, frame: Frame) -> list[int]:
        """Offers the forest actions that the die reaches (7.7), the buildings it can use (7.8, 7.9), and to stop."""
        options = state.parts.options
        _, seat, region, value, todo = frame
        parts = state.parts
        effects = state.game.effects
        choices: list[int] = []
        if todo & FOREST_ACTION:
            row = parts.forest_kodama[region]
            if row != NONE and state.can_advance(seat, region):
                choices.append(options.forest.base + row)
            row = parts.forest_best[region][value]
            if row != NONE and effects.can(state, seat, effects.table[parts.forest_effect[row]]):
                choices.append(options.forest.base + row)
        if todo & BUILDING_ACTION:
            for site in parts.boards[state.players].places[HILL_OF_REGION[region]]:
                tile = state.site_building[site]
                if (
                    tile != NONE
                    and parts.building_die[tile] <= value
                    and not state.built_now >> tile & 1
                    and effects.can(state, seat, effects.table[parts.building_effect[tile]])
                ):
                    choices.append(options.visit.base + tile)
        choices.append(state.game.skip.base)
        return choices

    def resolve(self, state: BitokuState, frame: Frame, option: int) -> None:
        """Does the action, and asks again if the other one is left."""
        options = state.parts.options
        if option == state.game.skip.base:
            return
        _, seat, region, value, todo = frame
        parts = state.parts
        table = state.game.effects.table
        if options.visit.holds(option):
            tile = options.visit.index(option)
            if todo & FOREST_ACTION:
                state.push((VISIT, seat, region, value, todo & ~BUILDING_ACTION))
            site = state.site_building.index(tile)
            owner = state.site_owner[site]
            state.tell(VISITED, seat, tile)
            if owner not in (NONE, seat):
                state.push((OWNER, owner, tile))
            runner.execute(state, seat, source(BY_BUILDING, tile, region), table[parts.building_effect[tile]])
            return
        row = options.forest.index(option)
        if todo & BUILDING_ACTION:
            state.push((VISIT, seat, region, value, BUILDING_ACTION))
        state.tell(FOREST_DONE, seat, row)
        runner.execute(state, seat, source(BY_FOREST, row, region), table[parts.forest_effect[row]])
        if todo & COSTS_AMULET:
            state.push((GIVE, seat))

    def args(self, state: BitokuState, frame: Frame) -> dict[str, Arg]:
        """The region and the value of the die."""
        return {"region": state.parts.region_ids[frame[2]], "die": frame[3]}


class Give(Kind[BitokuState]):
    """`(GIVE, seat)`: asks which amulet to discard for the forest action against a 6 (1.7)."""

    id: int = GIVE
    key: str = "give"
    clause: str = "1.7"

    def options(self, state: BitokuState, frame: Frame) -> list[int]:
        """Offers each value of which the seat has an amulet."""
        options = state.parts.options
        return [options.give.base + kind for kind in range(3) if state.amulets[frame[1] * 3 + kind] > 0]

    def resolve(self, state: BitokuState, frame: Frame, option: int) -> None:
        """Discards the amulet; it does not raise the die."""
        state.amulets[frame[1] * 3 + state.parts.options.give.index(option)] -= 1


class Owner(Step[BitokuState]):
    """`(OWNER, owner, building)`: gives the owner of a building its bonus, right after the action (7.10, 24.11)."""

    id: int = OWNER

    def run(self, state: BitokuState, frame: Frame) -> None:
        """Gives the bonus, which may ask the owner to choose."""
        owner, tile = frame[1], frame[2]
        if state.players == 1 and owner == TENGU:
            if state.game.ruleset < 2:
                state.vp[TENGU] += 1  # ruleset 1 had no event for it
            else:
                score(state, 1)
            return
        effect = state.game.effects.table[state.parts.building_owner[tile]]
        runner.execute(state, owner, source(BY_BUILDING, tile), effect)
