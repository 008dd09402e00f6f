"""What an option would change, before it is chosen. A world that the seat imagines tells it, never the real game.

Where chance, something hidden or another seat would come in, nothing is known before: `State.barrier` moves then, as it
does for undo.
"""

import random

import msgspec

from sanmon.kernel.errors import IllegalOption, NotationError, TooManySteps
from sanmon.kernel.state import State
from sanmon.server.delivery.view_snapshot import take_snapshots
from sanmon.server.domain.errors import Refusal
from sanmon.server.protocol.websocket import Preview


def preview(state: State, seat: int, n: int, do: str) -> Preview:
    """What a seat's option would change in its view. Raises a Refusal if it is not an option of the seat."""
    if seat not in state.seats:
        raise Refusal("not-asked", "only a seat that is asked can look at its options")
    world = state.imagine(seat, random.Random(0))
    before, barrier, turn = world.view(seat), world.barrier, world.turn
    try:
        world.apply(do, seat)
    except (IllegalOption, NotationError) as problem:
        raise Refusal("illegal", str(problem)) from problem
    except TooManySteps:  # a component set with an endless effect
        return Preview(n, do, False)
    if world.barrier != barrier or world.turn != turn or world.result is not None:
        return Preview(n, do, False)
    old = take_snapshots(n, {seat: before}, {})
    new = take_snapshots(n, {seat: world.view(seat)}, old)
    view, parts = new[seat].changes_since(old[seat])
    found = Preview(n, do, True, msgspec.Raw(view))
    found.parts = msgspec.Raw(parts)  # type: ignore[assignment]
    return found
