"""What a game's rules use of a state: frames, chance, events, and the loop that runs until the next real decision.

Authors of games need this module; code that plays, writes bots or reads positions needs `kernel/state.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from sanmon.kernel import chance, dumps
from sanmon.kernel.errors import BadOutcomes, DeadEnd, TooManySteps
from sanmon.kernel.events import RawEvent
from sanmon.kernel.frames import QUEUE, Frame, Kind, Together
from sanmon.kernel.messages import Result

if TYPE_CHECKING:
    from sanmon.kernel.game import Game

UNANSWERED: Final = -1
NOT_ASKED: Final = -2

# A move is given up after this number of frames that need no decision: in a component set whose effects trigger each
# other, it could go on for ever. Moves of our games take up to about 30 (tests/kernel/test_steps.py).
MOST_STEPS: int = 1_000
USUAL_STEPS: Final = 10  # a constant to the compiler: up to here the limit need not be read

NO_VALUE: Final = -(1 << 30)  # an argument that an event lacks; not -1, which is a valid value of many arguments

# The slots of the attributes for authors. `State` has those for users, with their documentation.
_SLOTS: Final = ("_given", "_options", "chance_index", "key", "raw_events", "sealed", "stack")


@mypyc_attr(allow_interpreted_subclasses=True)
class StateHooks:
    """For authors of games: what rules call on a state. Code that plays a game needs none of it.

    A game's own state derives from `State`, adds fields, names them in FIELDS and copies them in `copy_into`. Rules
    then `push` frames, `draw` from chance and `tell` what happened; docs/add-a-game.md shows how.
    """

    __slots__ = _SLOTS

    # The names of the game's own fields. They hold plain data only (numbers, strings, bytes, lists; no tuples; a field
    # may be a dict with int keys), so that a restored dump is equal.
    FIELDS: ClassVar[tuple[str, ...]] = ()
    SHARED: ClassVar[tuple[str, ...]] = ()  # attributes whose contents copies share: the rules never change them

    game: Game[Any]
    players: int
    stack: list[Frame]
    seat: int | None  # the seat to decide; when several choose together, the first without an answer
    sealed: list[int]  # answers given to a together frame, by seat; empty when none is on top
    turn: int
    barrier: int
    confirm: bool
    key: bytes  # of the chance stream
    chance_index: int  # how many draws there were so far: the next draw's place in that stream
    raw_events: list[RawEvent]
    outcomes: list[int]
    quiet: bool
    result: Result | None
    _options: list[int]
    _given: list[int] | None  # outcomes to use instead of drawing, last one first

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    # -- frames

    def push(self, frame: Frame) -> None:
        """Puts a frame on top of the stack: it comes next."""
        self.stack.append(frame)

    def enqueue(self, kind: int, seat: int, item: int) -> None:
        """Adds an item to the seat's topmost queue of this kind, or opens a queue on top if there is none."""
        stack = self.stack
        for place in range(len(stack) - 1, -1, -1):
            frame = stack[place]
            if frame[0] == QUEUE and frame[1] == seat and frame[2] == kind:
                stack[place] = (*frame, item)
                return
        stack.append((QUEUE, seat, kind, item))

    def queued(self, kind: int) -> list[int]:
        """The items in all queues of this kind, in the order in which they come."""
        waiting: list[int] = []
        for frame in reversed(self.stack):
            if frame[0] == QUEUE and frame[2] == kind:
                waiting.extend(frame[3:])
        return waiting

    # -- chance

    def draw(self, sides: int) -> int:
        """A random number from 0 to sides-1, added to `outcomes`.

        The index advances whether the outcome is drawn or given, so a replayed state makes the same next draw as the
        original.
        """
        self.barrier += 1
        place = self.chance_index
        self.chance_index = place + 1
        if self._given is not None:
            if not self._given:
                raise BadOutcomes(f"no outcome is left for a draw of one of {sides}", sides)
            outcome = self._given.pop()
            if not 0 <= outcome < sides:
                raise BadOutcomes(f"the outcome {outcome} is not from 0 to {sides - 1}")
        else:
            outcome = chance.draw(self.key, place, sides) if sides > 1 else 0
        if not self.quiet:
            self.outcomes.append(outcome)
        return outcome

    def pick(self, pile: list[int]) -> int:
        """Draws one thing at random from a pile. Its order says nothing: even the state does not know the next one."""
        return pile.pop(self.draw(len(pile)))

    def shuffle(self, things: list[int]) -> None:
        """Shuffles the list in place."""
        for last in range(len(things) - 1, 0, -1):
            other = self.draw(last + 1)
            things[last], things[other] = things[other], things[last]

    # -- what happens

    def tell(self, event: int, seat: int, a: int = NO_VALUE, b: int = NO_VALUE, c: int = NO_VALUE) -> None:
        """Adds an event, with the values that its sort of event declares."""
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
        """Counts a new turn."""
        self.turn += 1

    def reveal(self) -> None:
        """Raises the barrier after something hidden was shown: earlier moves cannot be taken back freely."""
        self.barrier += 1

    def finish(self, result: Result) -> None:
        """Ends the game with this result."""
        self.result = result
        self.stack.clear()

    # -- the loop

    def run(self) -> None:
        """Runs to the next real decision or the end of the game. `Game.start` and `State.apply` call it."""
        stack = self.stack
        kinds = self.game.kinds
        steps = 0
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
                    raise DeadEnd(f"{kind.key}: the frame {frame} offers no option")
                stack.pop()
                kind.resolve(self, frame, options[0])
            steps += 1  # only here, after a frame that nobody was asked about: most moves come here once or twice
            if steps > USUAL_STEPS and steps >= MOST_STEPS:
                raise TooManySteps(f"this move goes on for {MOST_STEPS} steps without a decision")
        self.seat = None
        self._options = []
        if self.result is None:
            raise DeadEnd("the stack is empty, but the game has no result")

    def refresh(self) -> None:
        """Lists the options again, after code outside the rules has changed fields they depend on."""
        frame = self.stack[-1]
        kind = self.game.kinds[frame[0]]
        if self.sealed:
            assert self.seat is not None
            self._options = self._options_together(self.seat)
        else:
            self._options = self._listed(kind, frame)

    def _listed(self, kind: Kind[Any], frame: Frame) -> list[int]:
        """The options of a frame, with the game's anytime options if the kind allows them."""
        options = kind.options(self, frame)
        if kind.anytime:
            anytime = self.game.anytime(self, frame[1])
            if anytime:
                return options + anytime  # a new list: the kind may keep its own
        return options

    def _options_together(self, seat: int) -> list[int]:
        frame = self.stack[-1]
        kind = self.game.kinds[frame[0]]
        assert isinstance(kind, Together)
        return kind.options_of(self, frame, seat)

    def _wait_for_all(self, kind: Together[Any], frame: Frame) -> bool:
        """Returns True if an answer is still missing; otherwise settles the answers and returns False."""
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

    # -- copies

    def copy_into(self, other: Any) -> None:
        """Copies the game's own fields into another state of this class, sharing nothing that can change."""
        raise NotImplementedError

    def load(self, data: bytes) -> None:
        """Fills this blank state from a dump. `Game.restore` calls it."""
        dumps.load(self, data)
