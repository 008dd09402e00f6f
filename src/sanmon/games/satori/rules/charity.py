"""The charity altar (chapter 13)."""

from __future__ import annotations

from sanmon.games.satori import frames
from sanmon.games.satori.domains import CALL, LEFT
from sanmon.games.satori.events import CALLED, STUDIED
from sanmon.games.satori.rules.sides import take_side
from sanmon.games.satori.state import CHARITY, COLOURS, NONE, SatoriState
from sanmon.kernel.effects import Effect
from sanmon.kernel.frames import Frame, Kind
from sanmon.kernel.runner import begin, execute


def colours_at_charity(state: SatoriState) -> int:
    """How many colours the worshippers at the charity altar have."""
    first = CHARITY * COLOURS
    return COLOURS - state.visitors[first : first + COLOURS].count(0)


class Charity(Kind[SatoriState]):
    """`(CHARITY, seat)`: asks for the call to prayer, or a tile on offer whose left side to use (13.1, 13.7, 13.8)."""

    id: int = frames.CHARITY
    key: str = "charity"
    clause: str = "13.1"

    def options(self, state: SatoriState, frame: Frame) -> list[int]:
        options = state.parts.options
        choices = [options.call.base]
        for altar in state.slots:
            if altar != NONE:
                choices.append(options.study.of(altar))
        return choices

    def resolve(self, state: SatoriState, frame: Frame, option: int) -> None:
        seat = frame[1]
        parts = state.parts
        if option != parts.options.call.base:
            altar = parts.options.study.index(option)
            state.tell(STUDIED, seat, altar)
            take_side(state, seat, altar, LEFT)
            return
        state.tell(CALLED, seat)
        # A solo game has no bells (16.2); a seat's bell that already rang stays where it is (13.6).
        if state.players > 1 and seat not in state.bells:
            state.bells.append(seat)
        # The collection is pushed last and so comes first, then the claim (13.3 to 13.5).
        if state.offering[seat]:
            begin(state, seat, CALL, parts.claim_effect)
        state.push((frames.COLLECTION, seat, colours_at_charity(state)))


class Collection(Kind[SatoriState]):
    """`(COLLECTION, seat, colours)`: asks for one incense, or mon by the colours of worshippers there (13.3, 13.4)."""

    id: int = frames.COLLECTION
    key: str = "collection"
    clause: str = "13.3"
    anytime: bool = True

    def options(self, state: SatoriState, frame: Frame) -> list[int]:
        effects = state.parts.effects
        base = state.game.do.base
        options = [base + part.number for part in choices(state, frame[2]) if effects.can(state, frame[1], part)]
        return options or [state.game.skip.base]

    def resolve(self, state: SatoriState, frame: Frame, option: int) -> None:
        if option != state.game.skip.base:
            execute(state, frame[1], CALL, state.parts.effects.table[option - state.game.do.base])


def choices(state: SatoriState, colours: int) -> list[Effect]:
    """The two effects to choose from: one incense, or the collection for `colours` colours."""
    return [state.parts.incense_effect, state.parts.collection[colours - 1]]
