"""The rights at a table: who may take or leave a seat, start the game, renew a link or let a bot play.

Everything here is pure. A function that returns a `Seat` returns the seat as it will be. The caller stores it, and
makes sure that the stored seat has not changed meanwhile.
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
from sanmon.server.domain.table_state import TableState
from sanmon.server.protocol.tables import Sit

BotRight = Literal["own", "others", "if-absent", "no"]

GRACE = 120_000  # milliseconds somebody may be away before the others may ask for a bot
STAND_IN = "level-3"  # the agent that plays for somebody who chose none


def seat_at(meta: TableMeta, seat: int) -> Seat:
    """Returns a seat. Raises if there is no such seat, or if this table's seats cannot be changed."""
    if not 0 <= seat < meta.players:
        raise SetupError(f"a table for {meta.players} has seats 0 to {meta.players - 1}, not {seat}")
    if not meta.stored:
        raise NotAllowed("the seats of this table cannot be changed: it was opened by release 0.1", "old-table")
    return meta.seats[seat]


def persons_seat(meta: TableMeta, seat: int) -> Seat:
    """Returns a seat as `seat_at` does; raises NotAllowed if it belongs to an agent."""
    row = seat_at(meta, seat)
    if row.agent is not None:
        raise NotAllowed(f"an agent sits on seat {seat}", "seat-of-bot")
    return row


def is_host(meta: TableMeta, person: Person | None) -> bool:
    """Whether this person opened the table."""
    return person is not None and meta.host == person.id


def sits(meta: TableMeta, seat: int, person: Person | None, token: str) -> bool:
    """Whether the seat belongs to this person, or to the holder of this token."""
    return seat in meta.seats_of(person) or (bool(token) and meta.seat_of(token) == seat)


def check_sitter(meta: TableMeta, seat: int, person: Person | None, token: str, or_host: bool = False) -> None:
    """Raises NotAllowed unless the seat is this person's or token's; with `or_host`, the host may act as well."""
    if not sits(meta, seat, person, token) and not (or_host and is_host(meta, person)):
        also = " or the host of the table" if or_host else ""
        raise NotAllowed(f"only the person on seat {seat}{also} may do this", "seat-of-other")


def check_start(meta: TableMeta, person: Person | None, token: str) -> None:
    """Raises a Refusal or NotAllowed unless this person may start the game now."""
    if meta.phase != "gathering":
        raise Refusal("over", "this table has begun already", "begun")
    if not (is_host(meta, person) or meta.seats_of(person) or (token and meta.seat_of(token) is not None)):
        raise NotAllowed("only the host or a player of this table may start the game", "host-only")
    free = [str(n) for n, seat in enumerate(meta.seats) if not seat.taken]
    if free:
        raise Refusal("gathering", f"nobody sits on seat {', '.join(free)} yet", "free-seats")


def sit_down(meta: TableMeta, seat: int, person: Person, request: Sit, new_token: str) -> Seat:
    """Takes a free seat, or one that is reserved for the holder of its token.

    The seat always gets a new token, so that whoever passed on the old one cannot use the seat.
    """
    row = seat_at(meta, seat)
    seed = check_seed(request.seed)
    if seed and meta.phase != "gathering":
        raise Refusal("over", "a seed can be added only before the game begins", "seed-late")
    mine = row.person == person.id
    has_other_seat = meta.seats_of(person) and not mine
    holds = bool(request.token) and meta.seat_of(request.token) == seat
    if row.agent is not None:
        raise NotAllowed(f"an agent sits on seat {seat}", "seat-of-bot")
    if row.taken and not mine and not holds:
        raise Refusal("not-asked", f"seat {seat} is taken", "seat-taken")
    if meta.phase == "over":
        raise Refusal("over", "the game is over")
    if not (mine or holds or row.kind == "open" or is_host(meta, person)):
        raise NotAllowed(f"seat {seat} is reserved; only its link lets somebody sit there", "seat-reserved")
    if meta.phase == "playing" and has_other_seat and not holds:
        raise NotAllowed("you play at this table already and cannot take a second seat", "second-seat")
    name = clean_name(request.name) or (row.name if mine or holds else "") or person.name
    return Seat(row.kind, name, None, person.id, True, tokens.hashed(new_token), seed or row.seed)


def seat_of_page(meta: TableMeta, token: str, person: Person | None) -> tuple[int | None, bool]:
    """The seat of a page that connects, and whether its link gives it that seat.

    It is the seat of the token, else a seat of the person, else None: a spectator. Raises a Refusal for a token of no
    seat, unless the person has a seat: only then may somebody use an old link.
    """
    by_link = meta.seat_of(token, person) if token else None
    if by_link is not None and meta.seats[by_link].agent is None:  # nobody may see the hand of an agent
        return by_link, True
    seats = meta.seats_of(person)
    if token and not seats:
        raise Refusal("bad-token", "this link belongs to no seat of this table, or was replaced by a new one")
    turn = [seat for seat in seats if seat in meta.waiting]
    return (turn[0] if turn else seats[0] if seats else None), False


def arrive(meta: TableMeta, seat: int, person: Person | None) -> Seat | None:
    """Marks a seat as taken when a page connects with its token or as its person. None if nothing changes.

    A seat without a person becomes this person's. From then on its link works for that person only: otherwise whoever
    passed on the link could look at the hand, or take the seat, at any time.
    """
    row = meta.seats[seat]
    who = row.person or (None if person is None else person.id)
    if not meta.stored or (row.taken and row.person == who):
        return None
    name = row.name or ("" if person is None else person.name)
    token_hash = row.token_hash if who is None else tokens.used(row.token_hash)
    return msgspec.structs.replace(row, taken=True, person=who, name=name, token_hash=token_hash)


def stand_up(meta: TableMeta, seat: int, person: Person | None, token: str) -> Seat:
    """Leaves a seat before the game begins: the seat is free again."""
    row = persons_seat(meta, seat)
    check_sitter(meta, seat, person, token, or_host=True)
    if meta.phase != "gathering":
        raise Refusal("over", "the game has begun, so the seat cannot be left; a bot can play for you", "begun")
    return Seat("open" if row.kind == "me" else row.kind, "", None, None, False, "")


def renew_link(meta: TableMeta, seat: int, person: Person | None, token: str, new_token: str) -> Seat:
    """Gives a seat a new link; the old one stops working."""
    row = persons_seat(meta, seat)
    free = row.person is None and (meta.phase == "gathering" or not row.taken)
    check_sitter(meta, seat, person, token, or_host=free)
    sitter = person is not None and row.person == person.id
    taken = row.taken and (sitter or meta.phase == "playing")
    return msgspec.structs.replace(row, token_hash=tokens.hashed(new_token), taken=taken)


def time_ran_out(meta: TableMeta, seat: int) -> Seat | None:
    """Opens a seat whose time is up to anybody. None if it is free already."""
    row = meta.seats[seat]
    return Seat("open", row.name, None, None, False, "") if meta.stored and row.taken else None


def bot_right(meta: TableMeta, seat: int, person: Person | None, token: str, at: int) -> BotRight:
    """Whether this person may let a bot play for a seat at time `at`.

    "own": for their own seat, with an agent of their choice. "others": its time is up or nobody has taken it, so the
    host and the people at the table may, with the agent that the seat's person chose. "if-absent": they may if
    `check_absent` and `voters` allow it.
    """
    row = meta.seats[seat]
    if sits(meta, seat, person, token):
        return "own"
    asked = seat in meta.waiting
    late = asked and meta.deadline is not None and meta.deadline < at
    if not is_host(meta, person) and not any(sits(meta, other, person, token) for other in range(meta.players)):
        return "no"
    if late or not row.taken:
        return "others"
    return "if-absent"


def check_absent(meta: TableMeta, table_state: TableState, seat: int, here: Sequence[bool], at: int) -> None:
    """A Refusal or NotAllowed unless the others may be asked now to let a bot play for this seat."""
    row = persons_seat(meta, seat)
    if table_state.over:
        raise Refusal("over", "the game is over")
    if meta.clock.kind != "none":
        raise NotAllowed("there is a clock at this table: it decides when a bot plays on", "stand-in-clock")
    if seat not in table_state.state.seats or table_state.agents[seat] is not None:
        raise NotAllowed(f"nobody waits for the person of seat {seat}", "stand-in-idle")
    if meta.is_present(seat, here) or row.away is None:
        raise NotAllowed(f"the person of seat {seat} is here", "stand-in-here")
    if at - row.away < GRACE:
        sentence = f"the person of seat {seat} has not been away for {GRACE // 1000} seconds yet"
        raise NotAllowed(sentence, "stand-in-soon", minutes=GRACE // 60_000)


def voters(meta: TableMeta, table_state: TableState, seat: int, here: Sequence[bool], at: int) -> list[int]:
    """The seats whose people have to agree before a bot plays for this one: all others who are here and play.

    Whoever left a moment ago counts as here: otherwise a reload would be enough to be passed over.
    """
    absent = meta.seats_of_same_person(seat)
    others = [n for n in table_state.people if n not in absent and table_state.agents[n] is None]
    return [n for n in others if meta.is_present(n, here) or not _away_for_long(meta.seats[n], at)]


def _away_for_long(row: Seat, at: int) -> bool:
    return row.away is not None and at - row.away >= GRACE


def seats_for_rematch(meta: TableMeta, person: Person, token: str) -> list[int]:
    """The seats of the person who asks for a rematch. Raises NotAllowed or a Refusal if there can be none."""
    seats = meta.seats_of(person)
    if not seats and token and (by_token := meta.seat_of(token)) is not None:
        seats = [by_token]
    if not seats:
        raise NotAllowed("only people who sat at this table can ask for a rematch", "players-only")
    if meta.phase != "over":
        raise Refusal("gathering", "the game is not over; a rematch can follow when it is", "not-over")
    return seats
