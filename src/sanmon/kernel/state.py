"""The state of a game: a stack of frames, chance, events and the game's own fields; and the loop that runs it.

`apply` checks the option, lets the top frame resolve it, and then runs on until somebody has a real decision.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from operator import index
from typing import TYPE_CHECKING, Any, ClassVar, Final, SupportsIndex

import msgspec
from mypy_extensions import mypyc_attr

from sanmon.kernel import chance, dumps
from sanmon.kernel.errors import BadOutcomes, DeadEnd, IllegalOption
from sanmon.kernel.events import RawEvent
from sanmon.kernel.frames import QUEUE, Frame, Kind, Together
from sanmon.kernel.messages import Described, Event, Prompt, Result

if TYPE_CHECKING:
    from sanmon.kernel.game import Game

UNANSWERED: Final = -1
NOT_ASKED: Final = -2

NO_VALUE: Final = -(1 << 30)  # of an event; not -1, which many values can be


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state shares. A game adds its own fields, names them in FIELDS and copies them in `copy_into`."""

    __slots__ = (
        "_given", "_options", "barrier", "chance_index", "confirm", "game", "key", "outcomes", "players", "quiet", "raw_events",
        "result", "sealed", "seat", "stack", "turn",
    )  # fmt: skip

    # Plain data only (numbers, strings, bytes, lists; no tuples; a field may be a dict by ints), so that a dump comes back equal.
    FIELDS: ClassVar[tuple[str, ...]] = ()
    SHARED: ClassVar[tuple[str, ...]] = ()  # attributes whose contents copies share, and which only say so

    game: Game[Any]
    players: int
    stack: list[Frame]
    seat: int | None  # whose decision it is; the first that is missing when several choose together
    sealed: list[int]  # answers given to a together frame, by seat; empty when none is on top
    turn: int  # turns begun
    barrier: int  # reveals, chance and changes of who decides, so far: what came before one cannot be taken back freely
    confirm: bool  # an explicit end of turn is always asked
    key: bytes  # of the stream of chance
    chance_index: int  # how many outcomes chance gave so far: the next draw's place in that stream
    raw_events: list[RawEvent]
    outcomes: list[int]  # what chance gave in the last apply
    quiet: bool  # nobody asks what happened: no events, no outcomes. For searches; it changes no decision
    result: Result | None
    _options: list[int]
    _given: list[int] | None  # outcomes to use instead of drawing, last one first

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    # -- what a game's rules use

    def push(self, frame: Frame) -> None:
        """Put a frame on top: it comes next."""
        self.stack.append(frame)

    def enqueue(self, kind: int, seat: int, item: int) -> None:
        """Join the end of the seat's nearest queue of that kind; with none there, open one on top."""
        stack = self.stack
        for place in range(len(stack) - 1, -1, -1):
            frame = stack[place]
            if frame[0] == QUEUE and frame[1] == seat and frame[2] == kind:
                stack[place] = (*frame, item)
                return
        stack.append((QUEUE, seat, kind, item))

    def queued(self, kind: int) -> list[int]:
        """What waits in queues of that kind, the first to be worked off first."""
        waiting: list[int] = []
        for frame in reversed(self.stack):
            if frame[0] == QUEUE and frame[2] == kind:
                waiting.extend(frame[3:])
        return waiting

    def draw(self, sides: int) -> int:
        """Chance: a number from 0 to sides-1, written down as it happens.

        The index advances whether the outcome is drawn or given, so a replayed state draws next what the played one would.
        """
        self.barrier += 1
        place = self.chance_index
        self.chance_index = place + 1
        if self._given is not None:
            if not self._given:
                raise BadOutcomes(f"chance is asked for one of {sides}, but no outcome is left", sides)
            outcome = self._given.pop()
            if not 0 <= outcome < sides:
                raise BadOutcomes(f"the outcome {outcome} is not from 0 to {sides - 1}")
        else:
            outcome = chance.draw(self.key, place, sides) if sides > 1 else 0
        if not self.quiet:
            self.outcomes.append(outcome)
        return outcome

    def pick(self, pile: list[int]) -> int:
        """Draw one thing from a pile that is kept in order: nobody knows which comes next, not even the state."""
        return pile.pop(self.draw(len(pile)))

    def shuffle(self, things: list[int]) -> None:
        """Put things into an order of chance."""
        for last in range(len(things) - 1, 0, -1):
            other = self.draw(last + 1)
            things[last], things[other] = things[other], things[last]

    def tell(self, event: int, seat: int, a: int = NO_VALUE, b: int = NO_VALUE, c: int = NO_VALUE) -> None:
        """Something happened; the values are those its sort of event declares."""
        if self.quiet:
            return
        if a == NO_VALUE:
            self.raw_events.append((event, seat))
        elif b == NO_VALUE:
            self.raw_events.append((event, seat, a))
        elif c == NO_VALUE:
            self.raw_events.append((event, seat, a, b))
        else:
            self.raw_events.append((event, seat, a, b, c))

    def begin_turn(self) -> None:
        """A turn begins."""
        self.turn += 1

    def reveal(self) -> None:
        """Something hidden was shown without chance: what came before it cannot be taken back freely."""
        self.barrier += 1

    def finish(self, result: Result) -> None:
        """The game is over."""
        self.result = result
        self.stack.clear()

    # -- decisions

    @property
    def seats(self) -> list[int]:
        """Everyone who may answer now."""
        if self.sealed:
            return [seat for seat, answer in enumerate(self.sealed) if answer == UNANSWERED]
        return [] if self.seat is None else [self.seat]

    def options(self, seat: int | None = None) -> tuple[int, ...]:
        """Every legal answer of the seat (by default the one whose decision it is); none if it is not asked."""
        return tuple(self._options if seat is None else self._options_of(seat))

    def _options_of(self, seat: int) -> list[int]:
        asked = self.seat
        if asked is not None and seat == asked:
            return self._options
        if self.sealed and 0 <= seat < self.players and self.sealed[seat] == UNANSWERED:
            return self._options_together(seat)
        return []

    def _options_together(self, seat: int) -> list[int]:
        frame = self.stack[-1]
        kind = self.game.kinds[frame[0]]
        assert isinstance(kind, Together)
        return kind.options_of(self, frame, seat)

    def apply(self, option: SupportsIndex, seat: int | None = None, outcomes: Sequence[int] | None = None) -> None:
        """Answer the decision. `outcomes` are what chance is to give instead of being asked.

        Any whole number will do for an option, NumPy's too; what goes into the state is Python's own.
        """
        asked = self.seat
        if asked is None:
            raise IllegalOption("the game is over")
        who = asked if seat is None else seat
        chosen = option if isinstance(option, int) else index(option)
        for allowed in self._options if who == asked else self._options_of(who):
            if allowed == chosen:
                break
        else:
            raise IllegalOption(self._refusal(chosen, who))
        if outcomes is not None:
            # Tried on a copy first, so that outcomes which do not fit leave this state as it was.
            trial = self.clone()
            trial._answer(chosen, who, list(outcomes))
            self._answer(chosen, who, list(outcomes))
        else:
            self._answer(chosen, who, None)

    def _refusal(self, option: int, seat: int) -> str:
        if not 0 <= option < self.game.vocabulary.size:
            return f"{option} is no option of {self.game.info.name}"
        text = self.game.vocabulary.text(option)
        if seat not in self.seats:
            return f"seat {seat} cannot {text!r}: it is not asked now, {self.seats} is"
        choices = ", ".join(self.game.vocabulary.text(other) for other in self.options(seat)[:20])
        return f"seat {seat} cannot {text!r} now; it can: {choices}"

    def _answer(self, option: int, seat: int, outcomes: list[int] | None) -> None:
        if outcomes is not None:
            outcomes.reverse()
        self._given = outcomes
        # New lists, for the old ones may be in somebody's hands; but not where there was nothing in them.
        if self.outcomes:
            self.outcomes = []
        if self.raw_events:
            self.raw_events = []
        stack = self.stack
        frame = stack[-1]
        kind = self.game.kinds[frame[0]]
        if self.sealed:
            self.sealed[seat] = option
        elif self.game.first_anytime <= option < self.game.end_anytime:
            self.game.do_anytime(self, seat, option)
        else:
            stack.pop()
            kind.resolve(self, frame, option)
        self.run()
        asked = self.seat
        if asked is None or asked != seat:
            self.barrier += 1
        if self._given:
            raise BadOutcomes(f"{len(self._given)} outcome(s) too many")
        self._given = None

    def run(self) -> None:
        """Go on until somebody has a real decision or the game is over."""
        stack = self.stack
        kinds = self.game.kinds
        while stack:
            frame = stack[-1]
            kind = kinds[frame[0]]
            if kind.automatic:
                stack.pop()
                kind.run(self, frame)
            elif kind.together:
                assert isinstance(kind, Together)
                if self._wait_for_all(kind, frame):
                    return
            else:
                options = self._listed(kind, frame)
                if len(options) > 1 or kind.asked or (kind.confirms and self.confirm):
                    self.seat = frame[1]
                    self._options = options
                    return
                if not options:
                    raise DeadEnd(f"{kind.key}: nothing to choose in {frame}")
                stack.pop()
                kind.resolve(self, frame, options[0])
        self.seat = None
        self._options = []
        if self.result is None:
            raise DeadEnd("the stack is empty, but the game has no result")

    def _listed(self, kind: Kind[Any], frame: Frame) -> list[int]:
        """What a frame offers, and what is possible at any time where it allows that."""
        options = kind.options(self, frame)
        if kind.anytime:
            besides = self.game.anytime(self, frame[1])
            if besides:
                return options + besides  # a new list: the kind may keep its own
        return options

    def _wait_for_all(self, kind: Together[Any], frame: Frame) -> bool:
        """Whether an answer is still missing; if none is, settle them."""
        if not self.sealed:
            self.sealed = [NOT_ASKED] * self.players
            for seat in kind.members(self, frame):
                self.sealed[seat] = UNANSWERED
        for seat, answer in enumerate(self.sealed):
            if answer == UNANSWERED:
                self.seat = seat
                self._options = kind.options_of(self, frame, seat)
                return True
        answers = [answer if answer >= 0 else -1 for answer in self.sealed]
        self.sealed = []
        self.stack.pop()
        self.barrier += 1
        kind.settle(self, frame, answers)
        return False

    # -- what a seat may know

    def view(self, seat: int | None) -> msgspec.Struct:
        """What that seat may know (None: a spectator)."""
        return self.game.view(self, seat)

    def prompt(self, seat: int | None) -> Prompt:
        """What is asked of the seat now."""
        seats = tuple(self.seats)
        if seat is None or seat not in seats:
            return Prompt("wait" if seats else "over", None, {}, "", seats)
        frame = self.stack[-1]
        kind = self.game.kinds[frame[0]]
        return Prompt(kind.key, seat, kind.args(self, frame), kind.clause or self.game.clauses.get(kind.key, ""), seats)

    def describe(self, option: int) -> Described:
        """An option in keys and ids."""
        return self.game.vocabulary.describe(option)

    @property
    def events(self) -> list[Event]:
        """Everything that happened in the last apply."""
        return [self.game.events.seen(raw, None, True) for raw in self.raw_events]

    def events_for(self, seat: int | None) -> list[Event]:
        """What that seat sees of it."""
        return [self.game.events.seen(raw, seat) for raw in self.raw_events]

    def imagine(self, seat: int | None, rng: random.Random) -> State:
        """A copy in which everything the seat does not know is dealt anew."""
        other = self.clone()
        other.key = rng.getrandbits(8 * chance.LIGHT).to_bytes(chance.LIGHT, "big")
        other.chance_index = 0
        other.outcomes = []
        other.raw_events = [self.game.events.redacted(raw, seat) for raw in self.raw_events]
        self.game.deal_anew(other, seat, rng)
        if other.sealed:
            # The others' sealed answers are secrets too: they might have given any that they could give.
            for member, answer in enumerate(other.sealed):
                if answer >= 0 and member != seat:
                    other.sealed[member] = rng.choice(other._options_together(member))
        if other.seat is not None:
            other.refresh()
        return other

    def refresh(self) -> None:
        """List the options again, after the fields they depend on were changed from outside the rules."""
        frame = self.stack[-1]
        kind = self.game.kinds[frame[0]]
        if self.sealed:
            assert self.seat is not None
            self._options = self._options_together(self.seat)
        else:
            self._options = self._listed(kind, frame)

    # -- copies

    def copy_into(self, other: Any) -> None:
        """Copy the game's own fields into another state of this class, sharing nothing that can change."""
        raise NotImplementedError

    def clone(self) -> State:
        """An independent copy."""
        other: State = self.game.blank()
        other.players = self.players
        other.stack = self.stack[:]
        other.seat = self.seat
        other.sealed = self.sealed[:]
        other.turn = self.turn
        other.barrier = self.barrier
        other.confirm = self.confirm
        other.key = self.key
        other.chance_index = self.chance_index
        other.raw_events = self.raw_events[:]
        other.outcomes = self.outcomes[:]
        other.quiet = self.quiet
        other.result = self.result
        other._options = self._options
        other._given = None
        self.copy_into(other)
        return other

    def dump(self) -> bytes:
        """The state as bytes; `game.restore` reads them."""
        return dumps.dump(self)

    def load(self, data: bytes) -> None:
        """Fill this blank state from a dump."""
        dumps.load(self, data)

    def digest(self) -> str:
        """A fingerprint: equal states have equal digests, whatever luck awaits them. Do not publish it before the game ends."""
        return dumps.digest(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return (_unpickled, (self.game, self.dump()))


def _unpickled(game: Game[Any], data: bytes) -> State:
    state: State = game.restore(data)
    return state
