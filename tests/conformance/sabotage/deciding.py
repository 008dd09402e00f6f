"""Mistakes in prompts, options and refusals, and in how a game goes on and ends."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import msgspec

from conformance.sabotage.planted import Patched, planted
from sanmon.games.toy.frames import ROUND
from sanmon.games.toy.rules.round import Choose, Round
from sanmon.games.toy.rules.turn import Rolled, Rolling, Turn
from sanmon.games.toy.state import ToyState
from sanmon.kernel.errors import IllegalOption, NoSuchSeat
from sanmon.kernel.frames import END_TURN, EndTurn, Frame
from sanmon.kernel.info import Setting
from sanmon.kernel.messages import Prompt
from sanmon.kernel.state import NO_VALUE

# ---------------------------------------------------------------- options


@planted("options", "is offered and refused")
class OffersWhatItRefuses(Patched):
    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def options(self, seat: Any = None) -> tuple[int, ...]:
            listed = super().options(seat)
            return (*listed, self.game.skip.base) if listed and self.game.skip.base not in listed else listed


@planted("options", "offers one option twice")
class OffersTwice(Patched):
    class Twice(Rolled):
        def options(self, state: ToyState, frame: Frame) -> list[int]:
            return [*super().options(state, frame), state.parts.options.calm.base]

    exchanged = (Twice,)


@planted("options", "the vocabulary ends at")
class OffersAnUnknownOption(Patched):
    class Beyond(Rolled):
        def options(self, state: ToyState, frame: Frame) -> list[int]:
            return [*super().options(state, frame), state.game.vocabulary.size]

    exchanged = (Beyond,)


@planted("options", "has no option")
class OffersNothing(Patched):
    class Nothing(Rolled):
        asked: bool = True

        def options(self, state: ToyState, frame: Frame) -> list[int]:
            return []

    exchanged = (Nothing,)


@planted("options", "has no option")
class AsksTogetherForNothing(Patched):
    class Nothing(Choose):
        def options_of(self, state: ToyState, frame: Frame, seat: int) -> list[int]:
            return [] if seat == 1 else super().options_of(state, frame, seat)

    exchanged = (Nothing,)


@planted("options", "is not asked and is offered")
class OffersToSeatsThatAreNotAsked(Patched):
    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def options(self, seat: Any = None) -> tuple[int, ...]:
            return super().options(seat) or super().options()


# ---------------------------------------------------------------- refusals


@planted("refusals", "was accepted")
class AcceptsAnything(Patched):
    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def apply(self, option: Any, seat: Any = None, outcomes: Sequence[int] | None = None) -> None:
            allowed = self.options(seat)
            super().apply(option if option in allowed or not allowed else allowed[0], seat, outcomes)


@planted("refusals", "was accepted")
class AcceptsFromAnybody(Patched):
    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def apply(self, option: Any, seat: Any = None, outcomes: Sequence[int] | None = None) -> None:
            super().apply(option, seat if seat in self.seats else None, outcomes)


@planted("refusals", "a refused option changed the state")
class RemembersWhatItRefused(Patched):
    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def apply(self, option: Any, seat: Any = None, outcomes: Sequence[int] | None = None) -> None:
            try:
                super().apply(option, seat, outcomes)
            except IllegalOption:
                self.fox += 1
                raise


# ---------------------------------------------------------------- asking


@planted("asking", "reading the state changed it")
class ChangesWhenRead(Patched):
    def view(self, state: ToyState, seat: int | None) -> msgspec.Struct:
        state.fox += 1
        return super().view(state, seat)


@planted("asking", "read twice differ")
class AnswersDifferently(Patched):
    asked = 0

    def view(self, state: ToyState, seat: int | None) -> msgspec.Struct:
        AnswersDifferently.asked += 1
        return msgspec.structs.replace(super().view(state, seat), deck=self.asked)


# ---------------------------------------------------------------- ending


@planted("ending", "is not over after")
class NeverEnds(Patched):
    class Again(Round):
        def run(self, state: ToyState, frame: Frame) -> None:
            super().run(state, (frame[0], frame[1], 0) if frame[2] == 3 else frame)
            for seat in range(state.players):
                if not state.hands[seat]:
                    state.hands[seat].append(seat)

    exchanged = (Again,)


@planted("ending", "a single move never ends")
class PushesTheSameFrameForEver(Patched):
    class Again(Round):
        def run(self, state: ToyState, frame: Frame) -> None:
            state.push((ROUND, -1, frame[2]))

    exchanged = (Again,)


@planted("ending", "a single move takes more than")
class LoopsForEverInOneStep(Patched):
    class Endless(Round):
        def run(self, state: ToyState, frame: Frame) -> None:
            while state.result is None:
                pass

    exchanged = (Endless,)


@planted("ending", "accepted after the end")
class PlaysOnAfterTheEnd(Patched):
    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def apply(self, option: Any, seat: Any = None, outcomes: Sequence[int] | None = None) -> None:
            if self.result is None:
                super().apply(option, seat, outcomes)


# ---------------------------------------------------------------- quiet


@planted("quiet", "a quiet state differs")
class ReadsTheListOfOutcomes(Patched):
    """A search keeps no list of outcomes, so it would plan with dice that always show a one."""

    class Rolls(Rolling):
        def run(self, state: ToyState, frame: Frame) -> None:
            super().run(state, frame)
            pips = state.outcomes[-1] + 1 if state.outcomes else 1
            state.stack[-1] = (*state.stack[-1][:2], pips)

    exchanged = (Rolls,)


@planted("quiet", "adds events to a quiet state")
class AddsEventsToAQuietState(Patched):
    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def tell(self, event: int, seat: int, a: int = NO_VALUE, b: int = NO_VALUE, c: int = NO_VALUE) -> None:
            quiet, self.quiet = self.quiet, False
            super().tell(event, seat, a, b, c)
            self.quiet = quiet


# ---------------------------------------------------------------- counters


@planted("counters", "raised the barrier by")
class DrawsWithoutABarrier(Patched):
    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def draw(self, sides: int) -> int:
            outcome = super().draw(sides)
            if sides == 6:
                self.barrier -= 1
            return outcome


@planted("counters", "the barrier went backwards")
class ForgetsTheBarrier(Patched):
    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def begin_turn(self) -> None:
            super().begin_turn()
            self.barrier = 0


@planted("counters", "no turn ever began")
class NeverBeginsATurn(Patched):
    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def begin_turn(self) -> None:
            pass


@planted("counters", "turns went backwards")
class CountsTurnsWithinARound(Patched):
    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def begin_turn(self) -> None:
            self.turn = 1 if self.turn == self.players else self.turn + 1


# ---------------------------------------------------------------- confirming


@planted("confirming", "without a confirmation")
class NeverAsksForTheEnd(Patched):
    class Silent(EndTurn):
        confirms: bool = False

    exchanged = (Silent,)


@planted("confirming", "without a confirmation")
class ForgetsTheEndOfATurn(Patched):
    class Endless(Turn):
        def run(self, state: ToyState, frame: Frame) -> None:
            super().run(state, frame)
            if frame[1] == 1:
                state.stack.remove((END_TURN, 1))

    exchanged = (Endless,)


@planted("confirming", "has another value")
class GivesTeaForConfirming(Patched):
    def setup(self, state: ToyState, settings: dict[str, Setting]) -> None:
        super().setup(state, settings)
        if state.confirm:
            state.goods[1] += 1


@planted("confirming", "with confirm=True")
class AsksMoreWhenConfirming(Patched):
    class Nosy(Rolled):
        def options(self, state: ToyState, frame: Frame) -> list[int]:
            if not state.confirm:
                return [state.parts.options.calm.base]
            return super().options(state, frame)

    exchanged = (Nosy,)


# ---------------------------------------------------------------- notation


@planted("notation", "is read as")
class ReadsLoosely(Patched):
    def __init__(self) -> None:
        super().__init__()
        words: Any = self.vocabulary
        exactly = words.option
        words.option = lambda text: exactly(text.strip().lower())


@planted("notation", "two options have the same text")
class WritesAmbiguously(Patched):
    def __init__(self) -> None:
        super().__init__()
        words: Any = self.vocabulary
        words.text = lambda option: words.family_of(option).verb


@planted("notation", "not")
class SwapsTwoTextsWhenReading(Patched):
    def __init__(self) -> None:
        super().__init__()
        words: Any = self.vocabulary
        exactly = words.option
        words.option = lambda text: {"leave": exactly("sink"), "sink": exactly("leave")}.get(text, exactly(text))


@planted("notation", "is read as")
class NotesAnEffectWrongly(Patched):
    def __init__(self) -> None:
        super().__init__()
        self.parts.effects[0].text = "3 (rice|tea)"


# ---------------------------------------------------------------- words


@planted("words", "option-unheard is missing")
class HasAnOptionWithoutWords(Patched):
    def __init__(self) -> None:
        super().__init__()
        self.vocabulary.family("unheard")


@planted("words", "prompt-rolled")
class PromptsWithoutItsNumber(Patched):
    class Mute(Rolled):
        def args(self, state: ToyState, frame: Frame) -> dict[str, Any]:
            return {}

    exchanged = (Mute,)


@planted("words", "event-pips")
class NamesAnEventArgumentDifferently(Patched):
    def __init__(self) -> None:
        super().__init__()
        for kind in self.events.types:
            if kind.key == "pips":
                kind.names = ["eyes"]


# ---------------------------------------------------------------- other processes


@planted("processes", "plays another game")
class FollowsTheOrderOfASet(Patched):
    """The order of a set of strings differs between processes."""

    class Picks(Choose):
        def options_of(self, state: ToyState, frame: Frame, seat: int) -> list[int]:
            ids = {state.parts.ids[charm] for charm in state.hands[seat]}
            return [state.parts.options.play.of(state.parts.ids.index(name)) for name in ids]

    exchanged = (Picks,)


# ---------------------------------------------------------------- seats


@planted("seats", "view takes -1 for a seat")
class CountsSeatsFromTheEnd(Patched):
    """-1 gives the last seat's private view, as with a negative index of a Python list."""

    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def view(self, seat: Any) -> msgspec.Struct:
            return self.game.view(self, seat)


@planted("seats", "imagine takes 2 for a seat and raises None")
class ImaginesForNobody(Patched):
    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def imagine(self, seat: Any, rng: random.Random) -> Any:
            return super().imagine(None if seat == self.players else seat, rng)


@planted("seats", "options takes True for a seat")
class TakesTrueForASeat(Patched):
    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def options(self, seat: Any = None) -> tuple[int, ...]:
            return super().options(int(seat) if isinstance(seat, bool) else seat)


@planted("seats", "a wrong seat changed the state")
class CountsWrongSeats(Patched):
    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def prompt(self, seat: Any) -> Prompt:
            try:
                return super().prompt(seat)
            except NoSuchSeat:
                self.fox += 1
                raise
