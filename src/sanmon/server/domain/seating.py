"""Who may sit, stand, start, hand out a link or let a bot play: the rights at a table, and what they make of a seat.

Everything here is pure. A function that gives a `Seat` gives the seat as it is afterwards; whoever stores it makes sure
that the seat is still as it was seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from sanmon.kernel.errors import SetupError
from sanmon.server.domain import tokens
from sanmon.server.domain.errors import NotAllowed, Refusal
from sanmon.server.domain.names import clean_name
from sanmon.server.domain.opening import check_seed
from sanmon.server.domain.person import Person
from sanmon.server.domain.table_meta import Seat, TableMeta
from sanmon.server.protocol.tables import Sit

BotRight = Literal["yes", "no", "if-absent"]


def seat_at(meta: TableMeta, seat: int) -> Seat:
    """A seat that can be changed."""
    if not 0 <= seat < meta.players:
        raise SetupError(f"a table for {meta.players} has seats 0 to {meta.players - 1}, not {seat}")
    if not meta.stored:
        raise NotAllowed("who sits at this table cannot be changed: it was opened by an older version")
    return meta.seats[seat]


def persons_seat(meta: TableMeta, seat: int) -> Seat:
    """A seat that can be changed and is not an agent's."""
    row = seat_at(meta, seat)
    if row.agent is not None:
        raise NotAllowed(f"an agent sits on seat {seat}")
    return row


def is_host(meta: TableMeta, person: Person | None) -> bool:
    """Whether this person opened the table."""
    return person is not None and meta.host == person.id


def sits(meta: TableMeta, seat: int, person: Person | None, token: str) -> bool:
    """Whether this person, or whoever holds this token, sits there."""
    return seat in meta.seats_of(person) or (bool(token) and meta.seat_of(token) == seat)


def check_sitter(meta: TableMeta, seat: int, person: Person | None, token: str, or_host: bool = False) -> None:
    """A NotAllowed unless whoever asks sits there; with `or_host`, or opened the table."""
    if not sits(meta, seat, person, token) and not (or_host and is_host(meta, person)):
        raise NotAllowed(f"that is for who sits on seat {seat}" + (" or opened the table" if or_host else ""))


def check_start(meta: TableMeta, person: Person | None, token: str) -> None:
    """A Refusal or NotAllowed unless this person may start the game now."""
    if meta.phase != "gathering":
        raise Refusal("over", "this table has begun already")
    if not (is_host(meta, person) or meta.seats_of(person) or (token and meta.seat_of(token) is not None)):
        raise NotAllowed("a table is started by who opened it or sits at it")
    free = [str(n) for n, seat in enumerate(meta.seats) if not seat.taken]
    if free:
        raise Refusal("gathering", f"nobody sits on seat {', '.join(free)} yet")


def sit_down(meta: TableMeta, seat: int, person: Person, request: Sit, new_token: str) -> Seat:
    """Take a seat that is free, or one that is kept for whoever holds its token.

    The seat gets a new token in any case: whoever sent the old one has no part in this seat any more.
    """
    row = seat_at(meta, seat)
    seed = check_seed(request.seed)
    if seed and meta.phase != "gathering":
        raise Refusal("over", "a seed can be added only before the game begins")
    mine = row.person == person.id
    elsewhere = meta.seats_of(person) and not mine
    holds = bool(request.token) and meta.seat_of(request.token) == seat
    if row.agent is not None:
        raise NotAllowed(f"an agent sits on seat {seat}")
    if row.taken and not mine and not holds:
        raise Refusal("not-asked", f"seat {seat} is taken")
    if meta.phase == "over":
        raise Refusal("over", "the game is over")
    if not (mine or holds or row.kind == "open" or is_host(meta, person)):
        raise NotAllowed(f"seat {seat} is kept for who has its link")
    if meta.phase == "playing" and elsewhere and not holds:
        raise NotAllowed("who plays at a table cannot take a second seat there")
    name = clean_name(request.name) or (row.name if mine or holds else "") or person.name
    return Seat(row.kind, name, None, person.id, True, tokens.hashed(new_token), seed or row.seed)


def arrive(meta: TableMeta, seat: int, person: Person | None) -> Seat | None:
    """A page with a seat's token, or of its person, is there: the seat is taken, by that person if it was nobody's.

    Then the link is used up: whoever sent it could otherwise look at this hand, or sit down there, at any time. None if
    nothing changes.
    """
    row = meta.seats[seat]
    who = row.person or (None if person is None else person.id)
    if not meta.stored or (row.taken and row.person == who):
        return None
    name = row.name or ("" if person is None else person.name)
    token_hash = row.token_hash if who is None else tokens.used(row.token_hash)
    return msgspec.structs.replace(row, taken=True, person=who, name=name, token_hash=token_hash)


def stand_up(meta: TableMeta, seat: int, person: Person | None, token: str) -> Seat:
    """Leave a seat before the game begins."""
    row = persons_seat(meta, seat)
    check_sitter(meta, seat, person, token, or_host=True)
    if meta.phase != "gathering":
        raise Refusal("over", "the game has begun; a bot can play on for you")
    return Seat("open" if row.kind == "me" else row.kind, "", None, None, False, "")


def renew_link(meta: TableMeta, seat: int, person: Person | None, token: str, new_token: str) -> Seat:
    """Give a seat a new link; the old one is worth nothing from now on."""
    row = persons_seat(meta, seat)
    free = row.person is None and (meta.phase == "gathering" or not row.taken)
    check_sitter(meta, seat, person, token, or_host=free)
    sitter = person is not None and row.person == person.id
    taken = row.taken and (sitter or meta.phase == "playing")
    return msgspec.structs.replace(row, token_hash=tokens.hashed(new_token), taken=taken)


def time_ran_out(meta: TableMeta, seat: int) -> Seat | None:
    """The time of a seat is up and anybody may take it over. None if nobody sits there."""
    row = meta.seats[seat]
    return Seat("open", row.name, None, None, False, "") if meta.stored and row.taken else None


def bot_right(meta: TableMeta, seat: int, person: Person | None, token: str, at: int) -> BotRight:
    """Whether this person may let a bot play on for a seat at this time: their own, or one for which the others no
    longer wait.

    "if-absent": only if `may_say_absent` says so as well.
    """
    row = meta.seats[seat]
    if sits(meta, seat, person, token):
        return "yes"
    asked = seat in meta.waiting
    late = asked and meta.deadline is not None and meta.deadline < at
    if not is_host(meta, person) and not any(sits(meta, other, person, token) for other in range(meta.players)):
        return "no"
    if late or not row.taken:
        return "yes"
    # Where a clock runs, the clock decides who has left.
    return "if-absent" if asked and meta.clock.kind == "none" and meta.phase == "playing" else "no"


def may_say_absent(meta: TableMeta, seat: int, person: Person | None, here: Sequence[bool]) -> bool:
    """Whether this person may say that somebody has left: the host, or anyone if the host is not here either."""
    host_is_here = any(here[n] for n, row in enumerate(meta.seats) if meta.host and row.person == meta.host)
    return not here[seat] and (is_host(meta, person) or not host_is_here)


def seats_for_rematch(meta: TableMeta, person: Person, token: str) -> list[int]:
    """The seats of whoever asks for a rematch; a NotAllowed or Refusal if they cannot."""
    seats = meta.seats_of(person)
    if not seats and token and (by_token := meta.seat_of(token)) is not None:
        seats = [by_token]
    if not seats:
        raise NotAllowed("only who sat here can ask for a rematch")
    if meta.phase != "over":
        raise Refusal("gathering", "the game is not over")
    return seats
