"""Mistakes that reveal secrets, and mistakes in imagining."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from conformance.sabotage.planted import Patched, planted
from sanmon.games.toy.events import DREW, SHOWN
from sanmon.games.toy.rules.round import Choose
from sanmon.games.toy.rules.turn import Draw, Peeked, Rolled
from sanmon.games.toy.state import NONE, RICE, ToyState
from sanmon.games.toy.view import ToyView
from sanmon.kernel.frames import Frame
from sanmon.kernel.info import Setting
from sanmon.kernel.messages import Arg

# ---------------------------------------------------------------- privacy: at a decision


@planted("privacy", "view.seats")
class ShowsHands(Patched):
    def view(self, state: ToyState, seat: int | None) -> msgspec.Struct:
        shown = super().view(state, seat)
        assert isinstance(shown, ToyView)
        hands = [[self.parts.ids[charm] for charm in hand] for hand in state.hands]
        seats = [msgspec.structs.replace(one, hand=hand) for one, hand in zip(shown.seats, hands, strict=True)]
        return msgspec.structs.replace(shown, seats=seats)


@planted("privacy", "view.top")
class ShowsTheTop(Patched):
    def view(self, state: ToyState, seat: int | None) -> msgspec.Struct:
        top = None if state.top == NONE else self.parts.ids[state.top]
        return msgspec.structs.replace(super().view(state, seat), top=top)


@planted("privacy", "view.fox")
class ShowsASumOfHiddenCharms(Patched):
    """The view does not show the charms themselves, but a number that follows from them."""

    def view(self, state: ToyState, seat: int | None) -> msgspec.Struct:
        worth = sum(self.parts.fox[charm] for hand in state.hands for charm in hand)
        return msgspec.structs.replace(super().view(state, seat), fox=worth)


@planted("privacy", "view.seats")
class ShowsSealedAnswers(Patched):
    def view(self, state: ToyState, seat: int | None) -> msgspec.Struct:
        shown = super().view(state, seat)
        assert isinstance(shown, ToyView)
        answers = state.sealed or [NONE] * state.players
        seats = [
            one if answer < 0 else msgspec.structs.replace(one, shown=self.vocabulary.text(answer))
            for one, answer in zip(shown.seats, answers, strict=True)
        ]
        return msgspec.structs.replace(shown, seats=seats)


@planted("privacy", "prompt.args")
class PromptsWithASecret(Patched):
    class Tells(Choose):
        def args(self, state: ToyState, frame: Frame) -> dict[str, Arg]:
            return {"charm": state.parts.ids[state.hands[0][0]]}

    exchanged = (Tells,)


@planted("privacy", "options")
class OffersASecret(Patched):
    class Depends(Rolled):
        asked: bool = True

        def options(self, state: ToyState, frame: Frame) -> list[int]:
            other = state.hands[1 - frame[1]]
            return (
                [state.parts.options.calm.base, state.parts.options.rice.base]
                if sum(other) % 2
                else [state.parts.options.rice.base, state.parts.options.calm.base]
            )

    exchanged = (Depends,)


@planted("privacy", "which seats 'choose' asks")
class AsksSeatsByTheirHands(Patched):
    class Picks(Choose):
        def members(self, state: ToyState, frame: Frame) -> list[int]:
            return [seat for seat in range(state.players) if sum(state.hands[seat]) % 3] or [0]

    exchanged = (Picks,)


@planted("privacy", "set asked = True")
class AsksOnlyIfThereAreTwoOptions(Patched):
    """Whether there are two options depends on the seat's hand, so that it is asked reveals something to the others."""

    class Depends(Rolled):
        def options(self, state: ToyState, frame: Frame) -> list[int]:
            both = super().options(state, frame)
            return both if sum(state.hands[frame[1]]) % 2 else both[:1]

    exchanged = (Depends,)


@planted("privacy", "view.top")
class ForgetsTheTopItLeft(Patched):
    def deal_anew(self, state: ToyState, seat: int | None, rng: random.Random) -> None:
        if seat is not None:
            mine = set(state.hands[seat])
            state.known = [who if charm in mine else who & ~(1 << seat) for charm, who in enumerate(state.known)]
        super().deal_anew(state, seat, rng)


@planted("privacy", "but imagines", players=3)
class ForgetsWhoDrewIt(Patched):
    """A seat that left a charm on the deck knows in whose hand it is once it is drawn, though no view shows that."""

    def deal_anew(self, state: ToyState, seat: int | None, rng: random.Random) -> None:
        if seat is not None:
            theirs = {charm for other, hand in enumerate(state.hands) if other != seat for charm in hand}
            state.known = [who & ~(1 << seat) if charm in theirs else who for charm, who in enumerate(state.known)]
        super().deal_anew(state, seat, rng)


@planted("privacy", "event 'pips': pips is wrong")
class ShowsEventsWithWrongArguments(Patched):
    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def events_for(self, seat: Any) -> list[Any]:
            events = super().events_for(seat)
            return [
                msgspec.structs.replace(event, args={"pips": 6}) if event.key == "pips" else event for event in events
            ]


# ---------------------------------------------------------------- secrecy: in the course of a move


@planted("secrecy", "without a barrier")
class ShowsACharmWhileBrewing(Patched):
    def do_anytime(self, state: ToyState, seat: int, option: int) -> None:
        super().do_anytime(state, seat, option)
        for charm in state.hands[seat][:1]:
            state.tell(SHOWN, seat, charm)


@planted("secrecy", "before the barrier grows")
class ShowsACharmBeforeTheDraw(Patched):
    class Tells(Draw):
        def run(self, state: ToyState, frame: Frame) -> None:
            for charm in state.hands[frame[1]][:1]:
                state.tell(SHOWN, frame[1], charm)
            super().run(state, frame)

    exchanged = (Tells,)


@planted("secrecy", "depends on what")
class RollsDependingOnAHand(Patched):
    class Rolls(Draw):
        def run(self, state: ToyState, frame: Frame) -> None:
            if sum(state.hands[frame[1]]) % 2:
                state.draw(6)

    exchanged = (Rolls,)


@planted("secrecy", "can see what seat")
class RaisesTheBarrierByTheSealedAnswer(Patched):
    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def _answer(self, option: int, seat: int, outcomes: list[int] | None) -> None:
            if self.sealed:
                self.barrier += option
            super()._answer(option, seat, outcomes)


@planted("secrecy", "does not know")
class AsksNextDependingOnAHand(Patched):
    """Whether another decision follows a move depends on another seat's hand, so the order of play reveals it."""

    class Depends(Rolled):
        def resolve(self, state: ToyState, frame: Frame, option: int) -> None:
            super().resolve(state, frame, option)
            other = 1 - frame[1]
            if sum(state.hands[other]) % 2 and len(state.stack) < 8 and state.supply[RICE]:
                state.push((frame[0], other, 2))

    exchanged = (Depends,)


# ---------------------------------------------------------------- imagining


@planted("imagining", "hands.1")
class KeepsTheHands(Patched):
    def deal_anew(self, state: ToyState, seat: int | None, rng: random.Random) -> None:
        hands = [hand[:] for hand in state.hands]
        known = state.known[:]
        for hand in hands:
            for charm in hand:
                state.known[charm] |= 0 if seat is None else 1 << seat
        super().deal_anew(state, seat, rng)
        if seat is None:
            return
        state.hands = hands
        state.known = [
            known[charm] if any(charm in hand for hand in hands) else who for charm, who in enumerate(state.known)
        ]


@planted("imagining", "the real future outcomes of chance")
class KeepsTheChanceStream(Patched):
    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def imagine(self, seat: Any, rng: random.Random) -> Any:
            other = super().imagine(seat, rng)
            other.key, other.chance_index = self.key, self.chance_index
            return other


@planted("imagining", "but it is the same in")
class KeepsSealedAnswers(Patched):
    """The sealed answers of other seats stay, so the chosen charms stay in their hands."""

    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def imagine(self, seat: Any, rng: random.Random) -> Any:
            other = super().imagine(seat, rng)
            assert isinstance(other, ToyState)
            other.sealed = self.sealed[:]
            return other


@planted("imagining", "imagines an answer that seat")
class ImaginesImpossibleAnswers(Patched):
    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def imagine(self, seat: Any, rng: random.Random) -> Any:
            other = super().imagine(seat, rng)
            for member, answer in enumerate(other.sealed):
                if answer >= 0 and member != seat:
                    other.sealed[member] = rng.randrange(self.game.vocabulary.size)
            return other


@planted("imagining", "imagines another answer than the one it gave itself")
class ForgetsItsOwnAnswer(Patched):
    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def imagine(self, seat: Any, rng: random.Random) -> Any:
            other = super().imagine(seat, rng)
            for member, answer in enumerate(other.sealed):
                if answer >= 0:
                    other.sealed[member] = rng.choice([one for one in other._options_together(member) if one != answer])
            return other


class ShuffledDeck(Patched):
    """The setup shuffles the deck, so the state contains an order that nobody knows."""

    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def see_top(self) -> int:
            if self.top == NONE:
                self.top = self.deck.pop() if self.deck else self.bottom.pop(0)
            return self.top

    def setup(self, state: ToyState, settings: dict[str, Setting]) -> None:
        super().setup(state, settings)
        state.shuffle(state.deck)


@planted("imagining", "cannot know deck")
class KeepsTheDeck(ShuffledDeck):
    def deal_anew(self, state: ToyState, seat: int | None, rng: random.Random) -> None:
        """Deals nothing anew, so the order of the deck stays."""


# ---------------------------------------------------------------- ignorance


@planted("ignorance", "depends on what it does not know: hands")
class DealsFromTheRealOrder(Patched):
    """It shuffles hidden charms from their real order, so the result depends on that order."""

    def deal_anew(self, state: ToyState, seat: int | None, rng: random.Random) -> None:
        places = [state.hands[other] for other in range(state.players) if other != seat] + [state.deck]
        hidden = [charm for place in places for charm in place]
        rng.shuffle(hidden)
        for place in places:
            place[:] = sorted(hidden.pop() for _ in place)


@planted("ignorance", "dump")
class KeepsSecretsInTheFrames(Patched):
    class Hides(Draw):
        def run(self, state: ToyState, frame: Frame) -> None:
            super().run(state, frame)
            state.stack[0] = (*state.stack[0][:3], sum(state.hands[frame[1]]))

    exchanged = (Hides,)


@planted("ignorance", "contains outcomes of chance")
class KeepsOutcomes(Patched):
    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def imagine(self, seat: Any, rng: random.Random) -> Any:
            other = super().imagine(seat, rng)
            other.outcomes = self.outcomes[:]
            return other


@planted("ignorance", "contains a private argument of")
class KeepsPrivateEvents(Patched):
    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def imagine(self, seat: Any, rng: random.Random) -> Any:
            other = super().imagine(seat, rng)
            other.raw_events = self.raw_events[:]
            return other


@planted("ignorance", "how many draws there were")
class KeepsTheChanceIndex(Patched):
    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def imagine(self, seat: Any, rng: random.Random) -> Any:
            other = super().imagine(seat, rng)
            other.chance_index = self.chance_index
            return other


@planted("ignorance", "depends on what it does not know")
class ImaginesFromTheKey(Patched):
    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def imagine(self, seat: Any, rng: random.Random) -> Any:
            return super().imagine(seat, random.Random(self.key + rng.randbytes(8)))


# ---------------------------------------------------------------- memory


@planted("memory", "but imagines other values")
class ShowsEverybodyTheDrawnCharm(Patched):
    """The event is public, so all seats know the charm, but they imagine as if they did not."""

    def __init__(self) -> None:
        super().__init__()
        self.events.types[DREW].private = [False]
        self.events.types[DREW].secret = False


@planted("memory", "but imagines other values")
class ForgetsWhatItSank(Patched):
    """A seat that puts a charm under the deck knows that it is there, but no field says so."""

    class Sinks(Peeked):
        def resolve(self, state: ToyState, frame: Frame, option: int) -> None:
            super().resolve(state, frame, option)
            for charm in state.bottom:
                state.known[charm] = 0

    exchanged = (Sinks,)
