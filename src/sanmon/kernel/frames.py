"""Frames: a pending decision is a small tuple of ints `(kind, seat, *args)` on the state's stack.

The kind, found by its number, knows what can be chosen and what follows. Frames are plain data: at every decision a
state can be dumped, and the restored one goes on identically. All pending work is on the stack.

These are the frames of the kernel's own kinds. An effect is written as its number: `state.game.effects.table[number]`.

- `(END_TURN, seat)`: the last moment of a turn.
- `(QUEUE, seat, kind, item, item …)`: items that become frames `(kind, seat, item)` one by one.
- `(EFFECTS, seat, source, effect, effect …)`: effects that are offered in any order.
- `(EXECUTE, seat, source, effect)`: a part of a bundle that is due.
- `(CHOICE, seat, source, effect)`: the seat chooses one of the effect's `parts`.
- `(PAYMENT, seat, source, effect)`: the seat chooses one of its `ways` to pay; `parts[0]` is what it buys.
- `(MIXTURE, seat, source, effect)`: the seat chooses which of its `ways` to take.

A game's own kinds begin at FIRST_KIND.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from sanmon.kernel.messages import Arg

if TYPE_CHECKING:
    from sanmon.kernel.hooks import StateHooks

Frame = tuple[int, ...]
S = TypeVar("S", bound="StateHooks")

# The kernel's own kinds; a game's begin at FIRST_KIND.
END_TURN: Final = 0
QUEUE: Final = 1
EFFECTS: Final = 2
EXECUTE: Final = 3
CHOICE: Final = 4
PAYMENT: Final = 5
MIXTURE: Final = 6
FIRST_KIND: Final = 8


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind(Generic[S]):
    """One kind of frame: a decision of the frame's seat."""

    id: int = -1
    key: str = ""  # the prompt's key in the catalogues
    clause: str = ""  # the clause of the rules that describes this decision
    anytime: bool = False  # the game's anytime options are offered here too
    asked: bool = False  # asked even with only one option: how many options there are is the seat's secret
    confirms: bool = False  # asked even with only one option at tables that confirm the end of a turn
    automatic: bool = False  # runs without a decision: see Step
    together: bool = False  # several seats answer: see Together

    def options(self, state: S, frame: Frame) -> list[int]:
        """Every legal option, each once."""
        raise NotImplementedError

    def resolve(self, state: S, frame: Frame, option: int) -> None:
        """Carries out the chosen option. The frame has left the stack; push it (or its successor) if it goes on."""
        raise NotImplementedError

    def args(self, state: S, frame: Frame) -> dict[str, Arg]:
        """The arguments of the prompt's message. Only the frame's own seat reads them."""
        return {}

    def run(self, state: S, frame: Frame) -> None:
        """Carries out an automatic frame. The frame has left the stack."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Kind[S]):
    """A frame without a decision: it runs as soon as it is on top."""

    automatic: bool = True


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Kind[S]):
    """A decision of several seats at once. The state keeps their answers sealed until all have answered."""

    together: bool = True

    def members(self, state: S, frame: Frame) -> list[int]:
        """The seats that must answer."""
        raise NotImplementedError

    def options_of(self, state: S, frame: Frame, seat: int) -> list[int]:
        """Every legal option of this seat, each once."""
        raise NotImplementedError

    def settle(self, state: S, frame: Frame, answers: list[int]) -> None:
        """Carries out what all have chosen; `answers` has one option per seat, -1 for seats that are no members."""
        raise NotImplementedError


def read_class_body(kind: Kind[Any]) -> None:
    """Copies the class attributes of a kind to where compiled code reads them, even if the kind is interpreted."""
    interpreted: Any = kind
    kind.id = interpreted.id
    kind.key = interpreted.key
    kind.clause = interpreted.clause
    kind.anytime = interpreted.anytime
    kind.asked = interpreted.asked
    kind.confirms = interpreted.confirms
    kind.automatic = interpreted.automatic
    kind.together = interpreted.together


class Queue(Step["StateHooks"]):
    """`(QUEUE, seat, kind, item, item …)`: turns its items one by one into frames `(kind, seat, item)`.

    It stays on the stack while its last item is resolved, so that items added meanwhile join its end.
    """

    id: int = QUEUE

    def run(self, state: StateHooks, frame: Frame) -> None:
        """Pushes the frame of the first item, if any is left."""
        if len(frame) > 3:
            state.stack.append(frame[:3] + frame[4:])
            state.stack.append((frame[2], frame[1], frame[3]))


class EndTurn(Kind["StateHooks"]):
    """`(END_TURN, seat)`: the last moment of a turn, where anytime options are still open."""

    id: int = END_TURN
    key: str = "end-turn"
    anytime: bool = True
    confirms: bool = True

    def options(self, state: StateHooks, frame: Frame) -> list[int]:
        """Only the end of the turn; the kernel adds the anytime options."""
        return [state.game.end.base]

    def resolve(self, state: StateHooks, frame: Frame, option: int) -> None:
        """Does nothing: the game's own frames below decide what comes next."""
