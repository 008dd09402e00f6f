"""Frames: a pending decision is a small tuple of ints `(kind, seat, *args)` on the state's stack.

The kind, found by its number, knows what can be chosen and what follows. Frames are plain data: at every decision a
state can be dumped, and the restored one goes on identically. Nothing else waits anywhere.

The frames of the kernel's own kinds; effects stand in them by their numbers, `state.game.effects.table[number]`:

- `(END_TURN, seat)`: the last moment of a turn.
- `(QUEUE, seat, kind, item, item …)`: items that become frames `(kind, seat, item)` one by one.
- `(EFFECTS, seat, source, effect, effect …)`: effects that are offered in any order.
- `(EXECUTE, seat, source, effect)`: a part of a bundle that is due.
- `(CHOICE, seat, source, effect)`: one of the effect's `parts` is to be chosen.
- `(PAYMENT, seat, source, effect)`: one of its `ways` to pay is to be chosen; `parts[0]` is what is bought.
- `(MIXTURE, seat, source, effect)`: one of its `ways` is to be taken.

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
    key: str = ""  # of its prompt in the catalogues
    clause: str = ""  # of the rules that say so
    anytime: bool = False  # the game's anytime options are offered here too
    asked: bool = False  # asked even if there is one answer: how many there are is a secret of the seat
    confirms: bool = False  # asked even if there is one answer at tables that want an explicit end of turn
    automatic: bool = False
    together: bool = False

    def options(self, state: S, frame: Frame) -> list[int]:
        """Every legal answer, each once."""
        raise NotImplementedError

    def resolve(self, state: S, frame: Frame, option: int) -> None:
        """Do what was chosen. The frame has left the stack; push it (or its successor) again if it goes on."""
        raise NotImplementedError

    def args(self, state: S, frame: Frame) -> dict[str, Arg]:
        """What the prompt speaks of. Only the frame's own seat reads it."""
        return {}

    def run(self, state: S, frame: Frame) -> None:
        """Do what an automatic frame does. The frame has left the stack."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Kind[S]):
    """A frame that asks nobody: it runs as soon as it is on top."""

    automatic: bool = True


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Kind[S]):
    """A frame that asks several seats at once. Answers are sealed in the state; nothing shows until all are in."""

    together: bool = True

    def members(self, state: S, frame: Frame) -> list[int]:
        """The seats that must answer."""
        raise NotImplementedError

    def options_of(self, state: S, frame: Frame, seat: int) -> list[int]:
        """What this seat may answer."""
        raise NotImplementedError

    def settle(self, state: S, frame: Frame, answers: list[int]) -> None:
        """Do what all have chosen; `answers` by seat, -1 for those who were not asked."""
        raise NotImplementedError


def read_class_body(kind: Kind[Any]) -> None:
    """Put what a kind's class body says where compiled code looks for it, even if the kind itself is interpreted."""
    said: Any = kind
    kind.id = said.id
    kind.key = said.key
    kind.clause = said.clause
    kind.anytime = said.anytime
    kind.asked = said.asked
    kind.confirms = said.confirms
    kind.automatic = said.automatic
    kind.together = said.together


class Queue(Step["StateHooks"]):
    """`(QUEUE, seat, kind, item, item …)`: works its items off one by one as frames `(kind, seat, item)`.

    It stays on the stack while its last item is worked off, so that what comes up meanwhile joins its end.
    """

    id: int = QUEUE

    def run(self, state: StateHooks, frame: Frame) -> None:
        """Take the first item, if any is left."""
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
        """Only the end itself; the kernel adds what is possible at any time."""
        return [state.game.end.base]

    def resolve(self, state: StateHooks, frame: Frame, option: int) -> None:
        """The game's own frames below say what comes next."""
