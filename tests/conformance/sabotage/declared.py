"""Mistakes that contradict only the game's own declarations: what it shows and what it imagines agree."""

from __future__ import annotations

import copy
import random
from typing import Any

import msgspec

from conformance.sabotage.planted import Patched, planted
from sanmon.games.toy.events import DREW, SHOWN
from sanmon.games.toy.rules.turn import Rolled
from sanmon.games.toy.state import ToyState
from sanmon.games.toy.view import ToyView
from sanmon.kernel.events import UNSEEN
from sanmon.kernel.frames import Frame
from sanmon.kernel.part_cache import PartCache
from sanmon.kernel.state import NO_VALUE

# ---------------------------------------------------------------- hiding: view and deal_anew make the same mistake


@planted("hiding", "keeps 'charm' of seat")
class ShowsHandsAndTreatsThemAsKnown(Patched):
    """Every seat sees all hands and imagines them where they are, so what it sees never depends on a secret."""

    def view(self, state: ToyState, seat: int | None) -> msgspec.Struct:
        shown = super().view(state, seat)
        assert isinstance(shown, ToyView)
        if seat is None:
            return shown
        hands = [[self.parts.ids[charm] for charm in hand] for hand in state.hands]
        seats = [msgspec.structs.replace(one, hand=hand) for one, hand in zip(shown.seats, hands, strict=True)]
        return msgspec.structs.replace(shown, seats=seats)

    def deal_anew(self, state: ToyState, seat: int | None, rng: random.Random) -> None:
        known = state.known[:]
        held = [charm for hand in state.hands for charm in hand]
        for charm in held if seat is not None else []:
            state.known[charm] |= 1 << (seat or 0)
        super().deal_anew(state, seat, rng)
        for charm in held if seat is not None else []:
            state.known[charm] = known[charm]


@planted("hiding", "'hand 1' is hidden from seat 0, says invariants.py")
class ShowsHandsWithoutAnEvent(ShowsHandsAndTreatsThemAsKnown):
    """The same mistake without a private event that declares a charm a secret."""

    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def tell(self, event: int, seat: int, a: int = NO_VALUE, b: int = NO_VALUE, c: int = NO_VALUE) -> None:
            super().tell(event, seat, UNSEEN if event == DREW else a, b, c)


@planted("hiding", "has no `hidden`")
class DeclaresNoHidden(Patched):
    """The game does not declare its secrets, so no check could find a leak."""

    facts_without = ("hidden",)


# ---------------------------------------------------------------- secrecy: without reveal()


@planted("secrecy", "something hidden without a barrier")
class ShowsACharmOfTheHandWithoutABarrier(Patched):
    """Only a seat that holds the charm has this option, so choosing it reveals the charm without a barrier."""

    class Offers(Rolled):
        asked: bool = True

        def options(self, state: ToyState, frame: Frame) -> list[int]:
            play = state.parts.options.play
            return [*super().options(state, frame), *[play.of(charm) for charm in state.hands[frame[1]]]]

        def resolve(self, state: ToyState, frame: Frame, option: int) -> None:
            play = state.parts.options.play
            if not play.base <= option < play.end:
                super().resolve(state, frame, option)
                return
            charm = play.index(option)
            state.known[charm] = (1 << state.players + 1) - 1
            state.tell(SHOWN, frame[1], charm)

    exchanged = (Offers,)

    def deal_anew(self, state: ToyState, seat: int | None, rng: random.Random) -> None:
        """Spectators remember the charm too, with the bit after the last seat's."""
        super().deal_anew(state, state.players if seat is None else seat, rng)


# ---------------------------------------------------------------- openness


class DeclaresOpenInformation(Patched):
    """Research code would hand the whole state to every learner."""

    def __init__(self) -> None:
        super().__init__()
        self.info = copy.copy(self.info)
        self.info.open_information = True


@planted("openness", "these events have private arguments: ['drew', 'looked']")
class DeclaresOpenInformationWithPrivateEvents(DeclaresOpenInformation):
    pass


@planted("openness", "imagines other worlds than seat 0")
class DeclaresOpenInformationWithHiddenHands(DeclaresOpenInformation):
    def __init__(self) -> None:
        super().__init__()
        for kind in self.events.types:
            kind.secret = False


# ---------------------------------------------------------------- views


@planted("views", "another view than view does, without a cache")
class GivesEverybodyTheFirstView(Patched):
    def views(self, state: Any, seats: list[int | None], cache: PartCache | None = None) -> list[msgspec.Struct]:
        if cache is not None:
            return super().views(state, seats, cache)
        return [self.view(state, seats[0]) for _ in seats]


@planted("views", "another view than view does, with a cache")
class CachesAPartForAnySeat(Patched):
    """The key of the cached part does not name the seat, so the second seat gets the hand of the first."""

    def views(self, state: Any, seats: list[int | None], cache: PartCache | None = None) -> list[msgspec.Struct]:
        kept = PartCache() if cache is None else cache
        inputs = [state.dump()]
        return [
            self.view(state, seat) if cache is None else kept.part("seats", inputs, self.view, state, seat)
            for seat in seats
        ]


@planted("views", "with a cache")
class CachesAPartTooLong(Patched):
    """The inputs of the cached part are incomplete, so it is still used after the hand has changed."""

    def views(self, state: Any, seats: list[int | None], cache: PartCache | None = None) -> list[msgspec.Struct]:
        kept = PartCache() if cache is None else cache
        return [kept.part(("seats", seat), state.turn, self.view, state, seat) for seat in seats]
