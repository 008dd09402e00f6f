"""Mistakes that tell secrets, and mistakes in imagining."""

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
class CountsTheSecret(Patched):
    """Not the charms themselves, but something that follows from them."""

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


@planted("privacy", "whom 'choose' asks")
class AsksWhoHasAChoice(Patched):
    class Picks(Choose):
        def members(self, state: ToyState, frame: Frame) -> list[int]:
            return [seat for seat in range(state.players) if sum(state.hands[seat]) % 3] or [0]

    exchanged = (Picks,)


@planted("privacy", "mark it as asked")
class TakesTheOnlyAnswer(Patched):
    """Whether there are two answers depends on the seat's hand; that it is asked tells the others."""

    class Depends(Rolled):
        def options(self, state: ToyState, frame: Frame) -> list[int]:
            both = super().options(state, frame)
            return both if sum(state.hands[frame[1]]) % 2 else both[:1]

    exchanged = (Depends,)


@planted("privacy", "view.top")
class ForgetsWhatItPutThere(Patched):
    def deal_anew(self, state: ToyState, seat: int | None, rng: random.Random) -> None:
        if seat is not None:
            mine = set(state.hands[seat])
            state.known = [who if charm in mine else who & ~(1 << seat) for charm, who in enumerate(state.known)]
        super().deal_anew(state, seat, rng)


@planted("privacy", "and imagines", players=3)
class ForgetsWhoTookIt(Patched):
    """A charm that was left on the deck and drawn by another is known to be in that hand, which no view shows."""

    def deal_anew(self, state: ToyState, seat: int | None, rng: random.Random) -> None:
        if seat is not None:
            theirs = {charm for other, hand in enumerate(state.hands) if other != seat for charm in hand}
            state.known = [who & ~(1 << seat) if charm in theirs else who for charm, who in enumerate(state.known)]
        super().deal_anew(state, seat, rng)


@planted("privacy", "is told wrongly")
class TellsLies(Patched):
    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def events_for(self, seat: Any) -> list[Any]:
            told = super().events_for(seat)
            return [
                msgspec.structs.replace(event, args={"pips": 6}) if event.key == "pips" else event for event in told
            ]


# ---------------------------------------------------------------- secrecy: in the course of a move


@planted("secrecy", "without a barrier")
class TellsWhileBrewing(Patched):
    def do_anytime(self, state: ToyState, seat: int, option: int) -> None:
        super().do_anytime(state, seat, option)
        for charm in state.hands[seat][:1]:
            state.tell(SHOWN, seat, charm)


@planted("secrecy", "before the barrier grows")
class TellsBeforeTheDraw(Patched):
    class Tells(Draw):
        def run(self, state: ToyState, frame: Frame) -> None:
            for charm in state.hands[frame[1]][:1]:
                state.tell(SHOWN, frame[1], charm)
            super().run(state, frame)

    exchanged = (Tells,)


@planted("secrecy", "depends on what")
class RollsForASecret(Patched):
    class Rolls(Draw):
        def run(self, state: ToyState, frame: Frame) -> None:
            if sum(state.hands[frame[1]]) % 2:
                state.draw(6)

    exchanged = (Rolls,)


@planted("secrecy", "can tell what seat")
class CountsSealedAnswers(Patched):
    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def _answer(self, option: int, seat: int, outcomes: list[int] | None) -> None:
            if self.sealed:
                self.barrier += option
            super()._answer(option, seat, outcomes)


@planted("secrecy", "does not know")
class GoesOnInSilence(Patched):
    """What follows a move is asked or not, as another's hand has it: the order of play tells it."""

    class Depends(Rolled):
        def resolve(self, state: ToyState, frame: Frame, option: int) -> None:
            super().resolve(state, frame, option)
            other = 1 - frame[1]
            if sum(state.hands[other]) % 2 and len(state.stack) < 8 and state.supply[RICE]:
                state.push((frame[0], other, 2))

    exchanged = (Depends,)


# ---------------------------------------------------------------- imagining


@planted("imagining", "hands.1")
class LeavesTheHands(Patched):
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


@planted("imagining", "the luck that will really come")
class LeavesTheStream(Patched):
    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def imagine(self, seat: Any, rng: random.Random) -> Any:
            other = super().imagine(seat, rng)
            other.key, other.chance_index = self.key, self.chance_index
            return other


@planted("imagining", "yet it is the same in")
class LeavesSealedAnswers(Patched):
    """A seat's hand stays with its answer, and the answer with the hand."""

    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def imagine(self, seat: Any, rng: random.Random) -> Any:
            other = super().imagine(seat, rng)
            assert isinstance(other, ToyState)
            other.sealed = self.sealed[:]
            return other


@planted("imagining", "answered what it cannot")
class ImaginesImpossibleAnswers(Patched):
    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def imagine(self, seat: Any, rng: random.Random) -> Any:
            other = super().imagine(seat, rng)
            for member, answer in enumerate(other.sealed):
                if answer >= 0 and member != seat:
                    other.sealed[member] = rng.randrange(self.game.vocabulary.size)
            return other


@planted("imagining", "forgot what it answered")
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
    """The order of the deck is decided at set-up and stands in the state, and nobody knows it."""

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
class LeavesTheDeck(ShuffledDeck):
    def deal_anew(self, state: ToyState, seat: int | None, rng: random.Random) -> None:
        """The deck stays as it is; only hands are exchanged among themselves."""


# ---------------------------------------------------------------- ignorance


@planted("ignorance", "depends on what it does not know: hands")
class DealsFromTheTruth(Patched):
    """It shuffles what is hidden in the order in which it really lies."""

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


@planted("ignorance", "holds what chance gave")
class KeepsOutcomes(Patched):
    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def imagine(self, seat: Any, rng: random.Random) -> Any:
            other = super().imagine(seat, rng)
            other.outcomes = self.outcomes[:]
            return other


@planted("ignorance", "the secret part of")
class KeepsPrivateEvents(Patched):
    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def imagine(self, seat: Any, rng: random.Random) -> Any:
            other = super().imagine(seat, rng)
            other.raw_events = self.raw_events[:]
            return other


@planted("ignorance", "how often chance was asked")
class KeepsThePosition(Patched):
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


@planted("memory", "and forgets it")
class TellsEverybodyWhatIsDrawn(Patched):
    """The event is public, so all know the charm; but they imagine as if they did not."""

    def __init__(self) -> None:
        super().__init__()
        self.events.types[DREW].private = [False]
        self.events.types[DREW].secret = False


@planted("memory", "and forgets it")
class NeverNotesWhatItSank(Patched):
    """Whoever puts a charm under the deck knows that it is there, but no field says so."""

    class Sinks(Peeked):
        def resolve(self, state: ToyState, frame: Frame, option: int) -> None:
            super().resolve(state, frame, option)
            for charm in state.bottom:
                state.known[charm] = 0

    exchanged = (Sinks,)
