"""Going back further than one may alone: who asks, who has to agree, and whether the game can go back there."""

from __future__ import annotations

from collections.abc import Sequence

from sanmon.server.domain.errors import Refusal
from sanmon.server.domain.table_meta import TableMeta
from sanmon.server.domain.table_state import TableState
from sanmon.server.protocol.websocket import UndoAsked

NOTHING = UndoAsked(None, -1, [])


def check_request(table_state: TableState, to: int) -> None:
    """A Refusal unless the game can go back to entry `to`."""
    if table_state.state.result is not None:
        raise Refusal("over", "the game is over")
    if not table_state.can_go_back(to):
        raise Refusal("no-undo", f"entry {to} is not one that the game can go back to")


def check_answer(asked: UndoAsked, agree: bool, to: int) -> int:
    """The seat that asked to go back; a Refusal if nobody does, or if this agrees to something else."""
    if asked.by is None:
        raise Refusal("no-undo", "nobody asks to go back now")
    if agree and asked.to != to:
        raise Refusal("stale", f"to go back to entry {asked.to} is asked; this agrees to {to}")
    return asked.by


def still_stands(table_state: TableState, n: int) -> bool:
    """Whether what was asked at entry `n` still stands: it lapses as soon as the game goes on."""
    return n == table_state.changed and table_state.state.result is None


def seats_of_same_person(meta: TableMeta, seat: int) -> list[int]:
    """The seats for which whoever sits here answers: more than one at a hot seat."""
    person = meta.seats[seat].person
    return [n for n, row in enumerate(meta.seats) if n == seat or (person is not None and row.person == person)]


def all_agree(table_state: TableState, agreed: Sequence[int]) -> bool:
    """Whether all people agree. Those for whom a bot plays have to agree as well: it cannot agree for them."""
    return all(seat in agreed for seat in table_state.people)
