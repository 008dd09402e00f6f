"""Chapters 17 and 6.4: soul crystals."""

from typing import Final

from sanmon.games.bitoku.events import HARMONISED, TOOK_CRYSTAL
from sanmon.games.bitoku.frames import CRYSTAL, WIT
from sanmon.games.bitoku.rules.displays import choices, payable
from sanmon.games.bitoku.rules.goods import BY_CRYSTAL, activate, charge, source
from sanmon.games.bitoku.state import CRYSTAL_ROW, NONE, ON_CRYSTAL, BitokuState, own
from sanmon.kernel.effects import Action
from sanmon.kernel.frames import Frame, Kind
from sanmon.kernel.messages import Arg

WIT_COLOUR: Final = 0
MEMORY_COLOUR: Final = 2


def free_slot(state: BitokuState, p: int, colour: int) -> int:
    """The slot that a crystal of this colour would go to, or NONE (17.1)."""
    for slot in state.parts.slots_of[colour]:
        if state.crystals[p * 8 + slot] == NONE:
            return slot
    return NONE


def takeable(state: BitokuState, p: int, discount: int) -> list[int]:
    """The places of the display whose crystal has a free slot and that the actor can pay for."""
    colour = state.parts.crystal_colour
    row = state.rows[CRYSTAL_ROW]
    places: list[int] = []
    for place in payable(state, p, CRYSTAL_ROW, discount):
        if free_slot(state, p, colour[row[place]]) != NONE:
            places.append(place)
    return places


class TakeCrystal(Action[BitokuState]):
    """`crystal 1`: the seat takes a crystal; the number is the discount in goods (17.1)."""

    least: int = -1
    most: int = 3

    def can(self, state: BitokuState, seat: int, arg: int, times: int) -> bool:
        """Whether there is a crystal that the seat can take."""
        return len(takeable(state, seat, arg if arg > 0 else 0)) > 0

    def start(self, state: BitokuState, seat: int, arg: int, times: int, source: int) -> None:
        """Pushes the choice of the crystal."""
        for _ in range(times):
            state.push((CRYSTAL, seat, arg if arg > 0 else 0))


def lay_crystal(state: BitokuState, p: int, crystal: int, slot: int) -> None:
    """Puts a crystal on a slot and wakes the pilgrim there (17.2)."""
    parts = state.parts
    state.crystals[p * 8 + slot] = crystal
    state.awake[p] += 1
    if parts.crystal_colour[crystal] == MEMORY_COLOUR:
        state.memory[p] |= 1 << parts.crystal_trigger[crystal]
    state.tell(TOOK_CRYSTAL, p, crystal)


class Crystal(Kind[BitokuState]):
    """`(CRYSTAL, seat, discount)`: asks which crystal to take (17.1)."""

    id: int = CRYSTAL
    key: str = "crystal"
    clause: str = "17.1"

    def args(self, state: BitokuState, frame: Frame) -> dict[str, Arg]:
        """How many goods less it costs."""
        return {"discount": frame[2]}

    def options(self, state: BitokuState, frame: Frame) -> list[int]:
        """Offers the crystals that the seat can take."""
        return choices(state, CRYSTAL_ROW, state.parts.options.crystal, takeable(state, frame[1], frame[2]))

    def resolve(self, state: BitokuState, frame: Frame, option: int) -> None:
        """Takes the crystal and makes the seat pay; for a wit crystal, asks for the slot."""
        options = state.parts.options
        if option == state.game.skip.base:
            return
        seat = frame[1]
        parts = state.parts
        crystal, place = options.crystal.index(option), options.crystal.second(option)
        own(state.rows, CRYSTAL_ROW)[place] = NONE
        state.remember(seat, ON_CRYSTAL)
        if parts.crystal_colour[crystal] == WIT_COLOUR:
            state.push((WIT, seat, crystal))
        else:
            lay_crystal(state, seat, crystal, free_slot(state, seat, parts.crystal_colour[crystal]))
        charge(state, seat, parts.display_price[CRYSTAL_ROW][place] + frame[2])


class Wit(Kind[BitokuState]):
    """`(WIT, seat, crystal)`: asks at which yokai place the wit crystal goes (17.3)."""

    id: int = WIT
    key: str = "wit"
    clause: str = "17.3"

    def options(self, state: BitokuState, frame: Frame) -> list[int]:
        """Offers the empty wit slots."""
        options = state.parts.options
        return [options.at.base + slot for slot in range(3) if state.crystals[frame[1] * 8 + slot] == NONE]

    def resolve(self, state: BitokuState, frame: Frame, option: int) -> None:
        """Puts the crystal on the chosen slot."""
        lay_crystal(state, frame[1], frame[2], state.parts.options.at.index(option))

    def args(self, state: BitokuState, frame: Frame) -> dict[str, Arg]:
        """The crystal to place."""
        return {"crystal": state.parts.crystal_ids[frame[2]]}


def harmonise(state: BitokuState, seat: int) -> None:
    """Uses the wit crystal at the yokai being played (6.4)."""
    state.attuned = 1
    crystal = state.crystals[seat * 8 + state.playing]
    state.tell(HARMONISED, seat, crystal)
    effects = state.game.effects
    activate(state, seat, source(BY_CRYSTAL, crystal), effects.table[state.parts.crystal_effect[crystal]])
