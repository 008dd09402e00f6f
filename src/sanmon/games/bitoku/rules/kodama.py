"""Chapter 12: kodama and their tracks."""

from typing import Final

from sanmon.games.bitoku.events import ADVANCED, PUSHED
from sanmon.games.bitoku.frames import BACK, KODAMA
from sanmon.games.bitoku.state import ON_KODAMA, BitokuState
from sanmon.kernel.effects import Action
from sanmon.kernel.frames import Frame, Kind

LATER: Final = 3  # a frame with more numbers asks for a later step of an effect


def push_next(state: BitokuState, frame: Frame) -> None:
    """Asks for the next step of the same effect; from ruleset 3 on it can be declined."""
    if state.game.ruleset > 2:
        state.push((frame[0], frame[1], frame[2] - 1, 1))
    else:
        state.push((frame[0], frame[1], frame[2] - 1))


def advance(state: BitokuState, p: int, region: int) -> None:
    """Advances the actor's kodama one step, if it can (12.4); memory crystals pay for it."""
    if state.can_advance(p, region):
        state.kodama[region * state.actors + p] += 1
        state.tell(ADVANCED, p, region, state.kodama[region * state.actors + p] + 1)
        state.remember(p, ON_KODAMA)


class Advance(Action[BitokuState]):
    """`kodama`: the seat advances one of its kodama, on a track of its choice (12.1)."""

    def can(self, state: BitokuState, seat: int, arg: int, times: int) -> bool:
        """Whether any of the seat's kodama can advance."""
        for region in range(5):
            if state.can_advance(seat, region):
                return True
        return False

    def start(self, state: BitokuState, seat: int, arg: int, times: int, source: int) -> None:
        """Pushes the steps, which are chosen one after the other."""
        state.push((KODAMA, seat, times))


class AdvanceHere(Action[BitokuState]):
    """`kodama-here`: the seat advances its kodama in the region where the effect is printed (12.2)."""

    def can(self, state: BitokuState, seat: int, arg: int, times: int) -> bool:
        """Always, because the region is known only when the effect starts."""
        return True

    def start(self, state: BitokuState, seat: int, arg: int, times: int, source: int) -> None:
        """Advances the kodama of the region."""
        for _ in range(times):
            advance(state, seat, source % 8)


class Kodama(Kind[BitokuState]):
    """`(KODAMA, seat, steps)`: asks on which track to advance.

    From ruleset 3 on the later steps of one effect have a fourth number, and can be declined (12.1).
    """

    id: int = KODAMA
    key: str = "kodama"
    clause: str = "12.1"
    anytime: bool = True  # a wit crystal may be used between two steps (6.4)

    def options(self, state: BitokuState, frame: Frame) -> list[int]:
        """Offers the tracks on which the seat's kodama can advance."""
        options = state.parts.options
        choices = [options.advance.base + region for region in range(5) if state.can_advance(frame[1], region)]
        if not choices or len(frame) > LATER:
            choices.append(state.game.skip.base)
        return choices

    def resolve(self, state: BitokuState, frame: Frame, option: int) -> None:
        """Advances the kodama, and asks for the next step."""
        if option != state.game.skip.base:
            if frame[2] > 1:
                push_next(state, frame)
            advance(state, frame[1], state.parts.options.advance.index(option))


class PushBack(Action[BitokuState]):
    """`kodama-back`: the seat moves a rival's kodama one step back (12.3)."""

    def can(self, state: BitokuState, seat: int, arg: int, times: int) -> bool:
        """Whether a rival has a kodama beyond the first space."""
        actors = state.actors
        for place, at in enumerate(state.kodama):
            if at > 0 and place % actors != seat:
                return True
        return False

    def start(self, state: BitokuState, seat: int, arg: int, times: int, source: int) -> None:
        """Pushes the steps, which are chosen one after the other."""
        state.push((BACK, seat, times))


class Back(Kind[BitokuState]):
    """`(BACK, seat, steps)`: asks which rival's kodama to move back, on which track (12.3).

    From ruleset 3 on the later steps of one effect have a fourth number, and can be declined (12.1).
    """

    id: int = BACK
    key: str = "back"
    clause: str = "12.3"

    def options(self, state: BitokuState, frame: Frame) -> list[int]:
        """Offers the rivals' kodama beyond the first space."""
        options = state.parts.options
        actors = state.actors
        choices: list[int] = []
        for place, at in enumerate(state.kodama):
            rival = place % actors
            if at > 0 and rival != frame[1]:
                choices.append(options.back.of2(place // actors, rival))
        if not choices or len(frame) > LATER:
            choices.append(state.game.skip.base)
        return choices

    def resolve(self, state: BitokuState, frame: Frame, option: int) -> None:
        """Moves the kodama back, and asks for the next step."""
        options = state.parts.options
        if option == state.game.skip.base:
            return
        if frame[2] > 1:
            push_next(state, frame)
        region, rival = options.back.index(option), options.back.second(option)
        state.kodama[region * state.actors + rival] -= 1
        state.tell(PUSHED, frame[1], region, rival)
