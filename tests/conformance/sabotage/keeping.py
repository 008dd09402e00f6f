"""Mistakes in how states are copied, dumped, restored and replayed, and in chance."""

from __future__ import annotations

import os
import random
from collections.abc import Sequence
from typing import Any, ClassVar

from conformance.sabotage.planted import Patched, planted
from sanmon.games.toy.events import PIPS
from sanmon.games.toy.frames import ROLLED
from sanmon.games.toy.rules.turn import Peeked, Rolled, Rolling
from sanmon.games.toy.state import RICE, ToyState
from sanmon.kernel import chance
from sanmon.kernel.errors import BadOutcomes
from sanmon.kernel.frames import Frame
from sanmon.kernel.info import Setting
from sanmon.kernel.state import NO_VALUE, State

# ---------------------------------------------------------------- fields, restoring, pickling


@planted("fields", "brewed does not come back")
class ForgetsAField(Patched):
    class state_class(ToyState):  # noqa: N801
        __slots__ = ()
        FIELDS: ClassVar[tuple[str, ...]] = tuple(name for name in ToyState.FIELDS if name != "brewed")

    def blank(self) -> ToyState:
        state = super().blank()
        state.brewed = 0
        return state


@planted("fields", "no plain data")
class KeepsATuple(Patched):
    def setup(self, state: Any, settings: dict[str, Setting]) -> None:
        super().setup(state, settings)
        state.hungry = (0,)


@planted("fields", "luck does not come back")
class HasAnUndeclaredAttribute(Patched):
    class state_class(ToyState):  # noqa: N801  # no __slots__, so it has a dict for undeclared attributes
        luck: int

        def begin_turn(self) -> None:
            super().begin_turn()
            self.luck = self.turn

        def copy_into(self, other: Any) -> None:
            super().copy_into(other)
            other.luck = getattr(self, "luck", 0)


@planted("cloning", "a copy has another luck")
class DoesNotCopyAnUndeclaredAttribute(Patched):
    class state_class(ToyState):  # noqa: N801
        luck: int

        def begin_turn(self) -> None:
            super().begin_turn()
            self.luck = self.turn


class StoresTheRollOutsideTheState(Patched):
    """The roll is stored in the kind of frame, which all states share, instead of in the frame."""

    class Rolls(Rolling):
        def run(self, state: ToyState, frame: Frame) -> None:
            super().run(state, frame)
            outside: Any = state.game.kinds[ROLLED]
            outside.pips = state.stack[-1][2]

    class Takes(Rolled):
        def resolve(self, state: ToyState, frame: Frame, option: int) -> None:
            outside: Any = self
            super().resolve(state, (frame[0], frame[1], outside.pips), option)

    exchanged = (Rolls, Takes)


@planted("restoring", "the restored state")
class StoresTheRollOutsideTheDump(StoresTheRollOutsideTheState):
    pass


@planted("seeding", "the same seed")
class SharesTheRollBetweenGames(StoresTheRollOutsideTheState):
    pass


@planted("restoring", "another dump")
class DrawsAnewWhenRestored(Patched):
    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def load(self, data: bytes) -> None:
            super().load(data)
            self.chance_index += 1


@planted("restoring", "the restored state has other events")
class ForgetsWhatHappened(Patched):
    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def load(self, data: bytes) -> None:
            super().load(data)
            self.raw_events = []


@planted("pickling", "changes when it is pickled")
class LosesItsKeyWhenPickled(Patched):
    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def __reduce__(self) -> tuple[Any, ...]:
            other = self.clone()
            other.key = bytes(32)
            return State.__reduce__(other)


# ---------------------------------------------------------------- cloning


@planted("cloning", "a state and its copy share hands")
class SharesTheHands(Patched):
    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def copy_into(self, other: Any) -> None:
            super().copy_into(other)
            other.hands = self.hands


@planted("cloning", "a state and its copy share hands[0]")
class CopiesTheOuterListOnly(Patched):
    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def copy_into(self, other: Any) -> None:
            super().copy_into(other)
            other.hands = self.hands[:]


@planted("cloning", "has changed since")
class ChangesWhatItShares(Patched):
    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        SHARED: ClassVar[tuple[str, ...]] = ("goods",)

        def copy_into(self, other: Any) -> None:
            super().copy_into(other)
            other.goods = self.goods


@planted("cloning", "two new games share shown")
class SharesFromTheStart(Patched):
    common: ClassVar[list[int]] = [-1, -1]

    def setup(self, state: ToyState, settings: dict[str, Setting]) -> None:
        super().setup(state, settings)
        state.shown = self.common


@planted("cloning", "are the same object")
class HasOneListTwice(Patched):
    def setup(self, state: ToyState, settings: dict[str, Setting]) -> None:
        super().setup(state, settings)
        state.hands[1] = state.hands[0]


@planted("cloning", "a copy has another brewed; is it copied in copy_into?")
class ForgetsToCopy(Patched):
    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def copy_into(self, other: Any) -> None:
            super().copy_into(other)
            other.brewed = 0


# ---------------------------------------------------------------- digests


@planted("digests", "depends on the events or outcomes of the last move")
class DigestsTheEvents(Patched):
    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def digest(self) -> str:
            return f"{super().digest()}{len(self.raw_events)}"


@planted("digests", "depends on future chance")
class DigestsTheChanceIndex(Patched):
    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def digest(self) -> str:
            return f"{super().digest()}{self.chance_index}"


@planted("digests", "differ, but have the same digest")
class LeavesGoodsOutOfTheDigest(Patched):
    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def digest(self) -> str:
            other = self.clone()
            assert isinstance(other, ToyState)
            other.goods, other.supply, other.brewed = [], [], 0
            return State.digest(other)


# ---------------------------------------------------------------- seeding


@planted("seeding", "the same seed")
class UsesTheGlobalGenerator(Patched):
    class Rolls(Rolling):
        def run(self, state: ToyState, frame: Frame) -> None:
            pips = random.randint(1, 6)
            state.tell(PIPS, frame[1], pips)
            state.push((ROLLED, frame[1], pips))

    exchanged = (Rolls,)


@planted("seeding", "the same seed")
class UsesTheSystemsRandomness(Patched):
    def setup(self, state: ToyState, settings: dict[str, Setting]) -> None:
        state.key = os.urandom(32)
        super().setup(state, settings)


@planted("seeding", "the same outcomes of chance")
class IgnoresTheSeed(Patched):
    def setup(self, state: ToyState, settings: dict[str, Setting]) -> None:
        state.key = bytes(32)
        super().setup(state, settings)


# ---------------------------------------------------------------- replaying


@planted("replaying", "does not replay")
class DrawsWithoutAnOutcome(Patched):
    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def draw(self, sides: int) -> int:
            outcome = super().draw(sides)
            if sides == 6:
                self.outcomes.pop()
            return outcome


@planted("counters", "drew without adding to outcomes")
class DrawsUncountedOutcomes(DrawsWithoutAnOutcome):
    pass


@planted("replaying", "the replay drew from chance")
class CallsChanceDirectly(Patched):
    class Rolls(Rolling):
        def run(self, state: ToyState, frame: Frame) -> None:
            pips = chance.draw(state.key, state.chance_index + 1_000_000, 6) + 1
            state.tell(PIPS, frame[1], pips)
            state.push((ROLLED, frame[1], pips))

    exchanged = (Rolls,)


@planted("replaying", "refused outcomes changed the state")
class TakesWrongOutcomesHalfway(Patched):
    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def apply(self, option: Any, seat: Any = None, outcomes: Sequence[int] | None = None) -> None:
            given = None if outcomes is None else list(outcomes)
            self._answer(option, self.seats[0] if seat is None else seat, given)


@planted("replaying", "was accepted too")
class TakesAnyOutcomes(Patched):
    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def apply(self, option: Any, seat: Any = None, outcomes: Sequence[int] | None = None) -> None:
            for kept in range(len(outcomes or ()), -1, -1):
                try:
                    return super().apply(option, seat, None if outcomes is None else outcomes[:kept])
                except BadOutcomes:
                    pass
            raise BadOutcomes("none of them fits")


@planted("replaying", "the replay drew from chance")
class IgnoresGivenOutcomes(Patched):
    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def apply(self, option: Any, seat: Any = None, outcomes: Sequence[int] | None = None) -> None:
            super().apply(option, seat)


@planted("replaying", "gives other events")
class GivesReplaysOtherEvents(Patched):
    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def tell(self, event: int, seat: int, a: int = NO_VALUE, b: int = NO_VALUE, c: int = NO_VALUE) -> None:
            if event != PIPS or self._given is None:
                super().tell(event, seat, a, b, c)


# ---------------------------------------------------------------- undoing


@planted("undoing", "changed the outcomes of chance")
class RollsAnewAfterUndo(Patched):
    """All games draw from one common stream, so a seat that undoes a roll gets another outcome."""

    drawn = 0

    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def draw(self, sides: int) -> int:
            RollsAnewAfterUndo.drawn += 1
            if self._given is None:
                self.chance_index = RollsAnewAfterUndo.drawn
            return super().draw(sides)


@planted("undoing", "gives another state")
class CountsATurnInEveryCopy(Patched):
    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def clone(self) -> Any:
            other = super().clone()
            other.turn += 1
            return other


# ---------------------------------------------------------------- conservation, scoring


@planted("conservation", "good 0")
class GivesRiceFromNowhere(Patched):
    class Takes(Rolled):
        def resolve(self, state: ToyState, frame: Frame, option: int) -> None:
            super().resolve(state, frame, option)
            if option == state.parts.options.rice.base:
                state.supply[RICE] += 1

    exchanged = (Takes,)


@planted("conservation", "charms are left")
class LosesACharm(Patched):
    class Sinks(Peeked):
        def resolve(self, state: ToyState, frame: Frame, option: int) -> None:
            super().resolve(state, frame, option)
            if option == state.parts.options.sink.base:
                state.bottom.pop()

    exchanged = (Sinks,)


@planted("conservation", "charms in two places")
class ImaginesACharmTwice(Patched):
    def deal_anew(self, state: ToyState, seat: int | None, rng: random.Random) -> None:
        super().deal_anew(state, seat, rng)
        if state.deck and seat is not None and state.hands[1 - seat]:
            state.hands[1 - seat][0] = state.deck[0]
            state.hands[1 - seat].sort()
