"""Chapter 12: kodama on their tracks."""

from sanmon.games.bitoku.events import ADVANCED, PUSHED
from sanmon.games.bitoku.frames import BACK, KODAMA
from sanmon.games.bitoku.state import ON_KODAMA, BitokuState
from sanmon.kernel.effects import Action
from sanmon.kernel.frames import Frame, Kind


def advance(state: BitokuState, p: int, region: int) -> None:
    """One step on, if it can be taken (12.4); memory crystals pay for it."""
    if state.can_advance(p, region):
        state.kodama[region * state.actors + p] += 1
        state.tell(ADVANCED, p, region, state.kodama[region * state.actors + p] + 1)
        state.remember(p, ON_KODAMA)


class Advance(Action[BitokuState]):
    """`kodama`: a step of an own kodama on a track of one's choice (12.1)."""

    def can(self, state: BitokuState, seat: int, arg: int, times: int) -> bool:
        """Some track must have room."""
        for region in range(5):
            if state.can_advance(seat, region):
                return True
        return False

    def start(self, state: BitokuState, seat: int, arg: int, times: int, source: int) -> None:
        """So many steps, one after the other."""
        state.push((KODAMA, seat, times))


class AdvanceHere(Action[BitokuState]):
    """`kodama-here`: a step on the track of the region it is printed in (12.2)."""

    def can(self, state: BitokuState, seat: int, arg: int, times: int) -> bool:
        """Where `here` is only its start knows."""
        return True

    def start(self, state: BitokuState, seat: int, arg: int, times: int, source: int) -> None:
        """Take the steps."""
        for _ in range(times):
            advance(state, seat, source % 8)


class Kodama(Kind[BitokuState]):
    """`(KODAMA, seat, steps)`: on which track."""

    id: int = KODAMA
    key: str = "kodama"
    clause: str = "12.1"
    anytime: bool = True  # a wit crystal fits between two steps as well (6.4)

    def options(self, state: BitokuState, frame: Frame) -> list[int]:
        """The tracks with room."""
        options = state.parts.options
        found = [options.advance.base + region for region in range(5) if state.can_advance(frame[1], region)]
        return found or [state.game.skip.base]

    def resolve(self, state: BitokuState, frame: Frame, option: int) -> None:
        """A step; then the next."""
        if option != state.game.skip.base:
            if frame[2] > 1:
                state.push((KODAMA, frame[1], frame[2] - 1))
            advance(state, frame[1], state.parts.options.advance.index(option))


class PushBack(Action[BitokuState]):
    """`kodama-back`: a rival's kodama a step back (12.3)."""

    def can(self, state: BitokuState, seat: int, arg: int, times: int) -> bool:
        """Some rival must have left the first space."""
        actors = state.actors
        for place, at in enumerate(state.kodama):
            if at > 0 and place % actors != seat:
                return True
        return False

    def start(self, state: BitokuState, seat: int, arg: int, times: int, source: int) -> None:
        """So many steps, one after the other."""
        state.push((BACK, seat, times))


class Back(Kind[BitokuState]):
    """`(BACK, seat, steps)`: whose kodama, on which track (12.3)."""

    id: int = BACK
    key: str = "back"
    clause: str = "12.3"

    def options(self, state: BitokuState, frame: Frame) -> list[int]:
        """Rivals' kodama beyond the first space."""
        options = state.parts.options
        actors = state.actors
        found: list[int] = []
        for place, at in enumerate(state.kodama):
            rival = place % actors
            if at > 0 and rival != frame[1]:
                found.append(options.back.of2(place // actors, rival))
        return found or [state.game.skip.base]

    def resolve(self, state: BitokuState, frame: Frame, option: int) -> None:
        """Move it back; then the next."""
        options = state.parts.options
        if option == state.game.skip.base:
            return
        if frame[2] > 1:
            state.push((BACK, frame[1], frame[2] - 1))
        region, rival = options.back.index(option), options.back.second(option)
        state.kodama[region * state.actors + rival] -= 1
        state.tell(PUSHED, frame[1], region, rival)
