"""Chapter 19: winter, in which dice return, yokai may be removed, and the forest is renewed."""

from typing import Final

from sanmon.games.bitoku.events import REMOVED, ROCK_GONE
from sanmon.games.bitoku.frames import ARRANGE, END, SNOW, VIRTUE, YEAR
from sanmon.games.bitoku.printed.base import PER, SLOTS
from sanmon.games.bitoku.rules.visions import look, look_at_bitoku, renew_bitoku
from sanmon.games.bitoku.state import LOCKED, NONE, BitokuState, own, put
from sanmon.kernel.events import NOBODY
from sanmon.kernel.frames import Frame, Kind, Step
from sanmon.kernel.messages import Arg

YEARS: Final = 4
FEWEST: Final = 5  # yokai that a seat must have in order to remove one

ALWAYS: Final = PER.index("always")
MITAMA: Final = PER.index("mitama")
COMBINED: Final = PER.index("combined")
BUILDING: Final = PER.index("building")
CRYSTAL: Final = PER.index("crystal")
ROCK: Final = PER.index("rock")
VISION: Final = PER.index("vision")
RESOURCE: Final = PER.index("resource")
BITOKU: Final = PER.index("bitoku")
STEP: Final = PER.index("step")
ILLUMINATION: Final = PER.index("illumination")
GATE: Final = PER.index("gate")
MEDITATING: Final = PER.index("meditating")
LAKE: Final = PER.index("lake")
YOKAI: Final = PER.index("yokai")
HIGHEST_DIE: Final = PER.index("highest-die")
TWO_DICE: Final = PER.index("two-dice")


def winter(state: BitokuState) -> None:
    """Returns all dice and asks in the new order how to arrange them (19.1), then which yokai to remove (19.2)."""
    for p in reversed(state.order):
        if p < state.players:
            state.push((VIRTUE, p))
    for p in reversed(state.order):
        if p < state.players and state.year < YEARS:
            state.push((ARRANGE, p, 0))
    for die in range(len(state.die_at)):
        state.die_at[die] = LOCKED


class Arrange(Kind[BitokuState]):
    """`(ARRANGE, seat, slot)`: asks which die goes on this place (19.1). After the last year it does not matter."""

    id: int = ARRANGE
    key: str = "arrange"
    clause: str = "19.1"

    def options(self, state: BitokuState, frame: Frame) -> list[int]:
        """Offers each value of the dice that are not placed yet."""
        options = state.parts.options
        base = frame[1] * 3
        values = sorted(set(state.dice[base + frame[2] : base + 3]))
        return [options.lay.base + value - 1 for value in values]

    def resolve(self, state: BitokuState, frame: Frame, option: int) -> None:
        """Puts the die on its place, and asks for the next place."""
        seat, slot = frame[1], frame[2]
        base = seat * 3
        value = state.parts.options.lay.index(option) + 1
        place = state.dice.index(value, base + slot)
        state.dice[place] = state.dice[base + slot]
        state.dice[base + slot] = value
        # The remaining dice are kept sorted, so that equal arrangements are equal states.
        state.dice[base + slot + 1 : base + 3] = sorted(state.dice[base + slot + 1 : base + 3])
        if slot == 0:
            state.push((ARRANGE, seat, 1))

    def args(self, state: BitokuState, frame: Frame) -> dict[str, Arg]:
        """The place to fill."""
        return {"slot": SLOTS[frame[2]]}


def yokai_count(state: BitokuState, p: int) -> int:
    """How many yokai the actor has in hand, deck, discards and on the board (19.2)."""
    board = sum(1 for card in state.slots[p * 3 : p * 3 + 3] if card != NONE)
    return len(state.hand[p]) + len(state.deck[p]) + len(state.discard[p]) + board


def pilgrims(state: BitokuState, p: int, gates: bool) -> int:
    """How many pilgrims of the actor are at gates or, if `gates` is False, in illumination."""
    if p not in state.on_space:
        return 0
    space_gate = state.parts.space_gate
    count = 0
    for space, owner in enumerate(state.on_space):
        if owner == p and space_gate[space] == gates:
            count += 1
    return count


def count_of(state: BitokuState, p: int, per: int) -> int:
    """How many the actor has of what a yokai counts; `per` is a number in PER (19.10)."""
    if per == ALWAYS:
        return 1
    if per == MITAMA:
        return len(state.mitama[p]) + len(state.pair_mitama[p])
    if per == COMBINED:
        return len(state.pair_mitama[p])
    if per == BUILDING:
        return state.built[p]
    if per == CRYSTAL:
        return 8 - state.crystals[p * 8 : p * 8 + 8].count(NONE)
    if per == ROCK:
        return len(state.rocks[p])
    if per == VISION:
        return len(state.visions[p])
    if per == RESOURCE:
        return sum(state.goods[p * 4 : p * 4 + 4])
    if per == BITOKU:
        return len(state.path[p])
    if per == STEP:
        return state.step[p]
    if per == ILLUMINATION:
        return pilgrims(state, p, False)
    if per == GATE:
        return pilgrims(state, p, True)
    if per == MEDITATING:
        return state.meditating(p)
    if per == LAKE:
        return leading(state, p)
    if per == YOKAI:
        return yokai_count(state, p)
    dice = sorted(state.dice[p * 3 : p * 3 + 3])
    return dice[2] if per == HIGHEST_DIE else dice[1] + dice[2]


def leading(state: BitokuState, p: int) -> int:
    """On how many tracks the actor's kodama has left the first space and no kodama is ahead of it."""
    count = 0
    actors = state.actors
    neutral = state.parts.neutral if state.players == 2 else 0
    for region in range(5):
        track = state.kodama[region * actors : region * actors + actors]
        if track[p] > 0 and track[p] == max(track) and track[p] >= neutral:
            count += 1
    return count


def virtue_of(state: BitokuState, p: int, card: int) -> int:
    """The points a yokai gives when it is removed (19.3)."""
    parts = state.parts
    return min(parts.yokai_max[card], parts.yokai_vp[card] * count_of(state, p, parts.yokai_per[card]))


class Virtue(Kind[BitokuState]):
    """`(VIRTUE, seat)`: asks which yokai to remove, if any (19.2)."""

    id: int = VIRTUE
    key: str = "virtue"
    clause: str = "19.2"

    def options(self, state: BitokuState, frame: Frame) -> list[int]:
        """Offers the yokai on the board, if the seat has at least five in all, and to remove none."""
        options = state.parts.options
        p = frame[1]
        choices: list[int] = []
        if yokai_count(state, p) >= FEWEST:
            for card in state.slots[p * 3 : p * 3 + 3]:
                if card != NONE:
                    choices.append(options.remove.base + card)
        choices.append(state.game.skip.base)
        return choices

    def resolve(self, state: BitokuState, frame: Frame, option: int) -> None:
        """Removes the yokai for its points (19.3) and discards the others on the board (19.4)."""
        options = state.parts.options
        p = frame[1]
        if option != state.game.skip.base:
            card = options.remove.index(option)
            points = virtue_of(state, p, card)
            state.slots[state.slots.index(card, p * 3)] = NONE
            put(state.removed, p, card)
            state.vp[p] += points
            state.tell(REMOVED, p, card, points)
        for slot in range(p * 3, p * 3 + 3):
            if state.slots[slot] != NONE:
                put(state.discard, p, state.slots[slot])
                state.slots[slot] = NONE


def deal_hills(state: BitokuState) -> None:
    """Deals a bitoku and a yokai card to each hill (2.8, 19.6)."""
    state.own_bitoku()
    state.own_yokai()
    for hill in range(4):
        renew_bitoku(state)
        state.hill_bitoku[hill] = look_at_bitoku(state)
        if not state.yokai_pile and not state.yokai_under:
            state.yokai_pile = sorted(state.yokai_discard)
            state.yokai_discard = []
        state.hill_yokai[hill] = look(state, state.yokai_pile, state.yokai_under, state.yokai_by)


def fill(state: BitokuState, row: int) -> None:
    """Slides the tiles of a display to its first places and fills the rest from the pile (19.9)."""
    length = state.board().length[row]
    tiles = [tile for tile in state.rows[row] if tile != NONE]
    pile = own(state.piles, row)
    while len(tiles) < length and pile:
        tiles.append(state.pick(pile))
    state.rows[row] = tiles + [NONE] * (length - len(tiles))


class Snow(Step[BitokuState]):
    """`(SNOW, nobody)`: ends the year (19.5) and prepares the forest for the next (19.6 to 19.9)."""

    id: int = SNOW

    def run(self, state: BitokuState, frame: Frame) -> None:
        """Renews hills and displays and begins the next year; after the fourth year, ends the game."""
        if state.players == 1 and state.garden:
            rock = state.pick(state.garden)
            state.tell(ROCK_GONE, NOBODY, rock)
        if state.year == YEARS:
            state.push((END, NOBODY, 0))
            return
        state.year += 1
        state.bitoku_discard = state.bitoku_discard[:]
        state.yokai_discard = state.yokai_discard[:]
        for hill in range(4):
            if state.hill_bitoku[hill] != NONE:
                state.bitoku_discard.append(state.hill_bitoku[hill])
            if state.hill_yokai[hill] != NONE:
                state.yokai_discard.append(state.hill_yokai[hill])
        state.covered = [0] * 12
        deal_hills(state)
        for row in range(4):
            # The first place is the one furthest from the pile: its tile leaves the game (19.8).
            own(state.rows, row)[0] = NONE
            fill(state, row)
        state.push((YEAR, NOBODY))
