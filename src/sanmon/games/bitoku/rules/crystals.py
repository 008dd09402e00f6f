"""Chapters 17, 6.4: soul crystals."""

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
    """The slot a crystal of that colour would go to, or NONE (17.1)."""
    for slot in state.parts.slots_of[colour]:
        if state.crystals[p * 8 + slot] == NONE:
            return slot
    return NONE


def takeable(state: BitokuState, p: int, discount: int) -> list[int]:
    """The places of the display whose crystal has a slot and can be paid for."""
    colour = state.parts.crystal_colour
    row = state.rows[CRYSTAL_ROW]
    found: list[int] = []
    for place in payable(state, p, CRYSTAL_ROW, discount):
        if free_slot(state, p, colour[row[place]]) != NONE:
            found.append(place)
    return found


class TakeCrystal(Action[BitokuState]):
    """`crystal 1`: take a crystal, for so many goods less (17.1)."""

    least: int = -1
    most: int = 3

    def can(self, state: BitokuState, seat: int, arg: int, times: int) -> bool:
        """One that has a slot and can be paid for."""
        return len(takeable(state, seat, arg if arg > 0 else 0)) > 0

    def start(self, state: BitokuState, seat: int, arg: int, times: int, source: int) -> None:
        """Which?"""
        for _ in range(times):
            state.push((CRYSTAL, seat, arg if arg > 0 else 0))


def settle(state: BitokuState, p: int, crystal: int, slot: int) -> None:
    """Lay a crystal on a slot and wake the pilgrim there (17.2)."""
    parts = state.parts
    state.crystals[p * 8 + slot] = crystal
    state.awake[p] += 1
    if parts.crystal_colour[crystal] == MEMORY_COLOUR:
        state.memory[p] |= 1 << parts.crystal_trigger[crystal]
    state.tell(TOOK_CRYSTAL, p, crystal)


class Crystal(Kind[BitokuState]):
    """`(CRYSTAL, seat, discount)`: which crystal (17.1)."""

    id: int = CRYSTAL
    key: str = "crystal"
    clause: str = "17.1"

    def options(self, state: BitokuState, frame: Frame) -> list[int]:
        """Those with a slot that one can pay for."""
        return choices(state, CRYSTAL_ROW, state.parts.options.crystal, takeable(state, frame[1], frame[2]))

    def resolve(self, state: BitokuState, frame: Frame, option: int) -> None:
        """Pay; a wit crystal asks for its slot."""
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
            settle(state, seat, crystal, free_slot(state, seat, parts.crystal_colour[crystal]))
        charge(state, seat, parts.display_price[CRYSTAL_ROW][place] + frame[2])


class Wit(Kind[BitokuState]):
    """`(WIT, seat, crystal)`: at which yokai place (17.3)."""

    id: int = WIT
    key: str = "wit"
    clause: str = "17.3"

    def options(self, state: BitokuState, frame: Frame) -> list[int]:
        """The empty wit slots."""
        options = state.parts.options
        return [options.at.base + slot for slot in range(3) if state.crystals[frame[1] * 8 + slot] == NONE]

    def resolve(self, state: BitokuState, frame: Frame, option: int) -> None:
        """Lay it there."""
        settle(state, frame[1], frame[2], state.parts.options.at.index(option))

    def args(self, state: BitokuState, frame: Frame) -> dict[str, Arg]:
        """Which crystal."""
        return {"crystal": state.parts.crystal_ids[frame[2]]}


def harmonise(state: BitokuState, seat: int) -> None:
    """Use it."""
    state.attuned = 1
    crystal = state.crystals[seat * 8 + state.playing]
    state.tell(HARMONISED, seat, crystal)
    effects = state.game.effects
    activate(state, seat, source(BY_CRYSTAL, crystal), effects.table[state.parts.crystal_effect[crystal]])
