"""The policy for going back further than a seat may alone: whether it is possible, and who has to agree."""

from __future__ import annotations

from collections.abc import Sequence

from sanmon.server.domain.errors import Refusal
from sanmon.server.domain.seat_actions import check_budget
from sanmon.server.domain.table_state import TableState
from sanmon.server.protocol.websocket import UndoAsked

NOTHING = UndoAsked(None, -1, [])


def check_request(table_state: TableState, seat: int, to: int) -> None:
    """Raises a Refusal unless this seat may ask to go back to entry `to` and the game can go back there."""
    if table_state.over:
        raise Refusal("over", "the game is over")
    if not table_state.can_go_back(to):
        sentence = f"the game cannot go back to entry {to}: name the start or a move before the last one"
        raise Refusal("no-undo", sentence, "undo-nowhere")
    check_budget(table_state, seat)


def check_answer(asked: UndoAsked, agree: bool, to: int) -> int:
    """The seat that asked to go back. Raises a Refusal if nobody asks, or if the answer agrees to another entry."""
    if asked.by is None:
        raise Refusal("no-undo", "nobody is asking to go back now", "undo-unasked")
    if agree and asked.to != to:
        sentence = f"the request is to go back to entry {asked.to}, but the answer agrees to entry {to}"
        raise Refusal("stale", sentence, "undo-changed")
    return asked.by


def still_stands(table_state: TableState, n: int) -> bool:
    """Whether a request made at entry `n` is still open: it lapses as soon as the game continues."""
    return n == table_state.changed and not table_state.over


def all_agree(table_state: TableState, agreed: Sequence[int]) -> bool:
    """Whether all people agree, also those for whom a bot plays: a bot cannot agree for them."""
    return all(seat in agreed for seat in table_state.people)
