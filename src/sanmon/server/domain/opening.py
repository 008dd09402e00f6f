"""Opens tables: makes the `TableMeta` of a request, and the header and first entry of a table that begins."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec

import sanmon
from sanmon.bots.agents import AGENTS
from sanmon.bots.levels import GENTLE
from sanmon.games import registry
from sanmon.kernel.errors import SetupError, TooManySteps
from sanmon.kernel.game import Game
from sanmon.kernel.records import StoredRecord
from sanmon.lessons import format as lessons
from sanmon.lessons.format import Lesson
from sanmon.server.domain import folding, lesson_actions, record, replaying, seeds, tokens
from sanmon.server.domain.addresses import check_address
from sanmon.server.domain.clock import iso, now
from sanmon.server.domain.entries import Header, LogEntry, SeatRow
from sanmon.server.domain.errors import WrongRequest
from sanmon.server.domain.names import clean_name
from sanmon.server.domain.person import Person
from sanmon.server.domain.table_meta import Seat, TableMeta
from sanmon.server.domain.table_state import TableState
from sanmon.server.protocol.lessons import OpenLesson
from sanmon.server.protocol.tables import Clock, Opened, OpenTable, SeatLink, SeatRequest

LONGEST_CLOCK = {"none": 0, "move": 24 * 60 * 60, "days": 60}


def new_table(request: OpenTable, components: str, host: Person | None) -> tuple[TableMeta, list[SeatLink]]:
    """A new table and the links of its seats. A SetupError says what is wrong with the request."""
    info = sanmon.info(request.game)
    players = info.check_players(request.players)
    settings = info.check_settings(players, request.settings)
    if len(request.seats) != players:
        raise SetupError(f"a table for {players} has {players} seats, but {len(request.seats)} are given")
    _check_clock(request.clock)
    if request.webhook is not None:
        check_address(request.webhook)
    links: list[SeatLink] = []
    seats = [_seat(number, who, host, links) for number, who in enumerate(request.seats)]
    at = now()
    meta = TableMeta(
        tokens.new_table_id(), request.game, players, "gathering", request.public, None if host is None else host.id,
        request.clock, request.webhook, components, settings, secrets.token_bytes(32).hex(), at, at, [], None, None,
        None, seats,
    )  # fmt: skip
    return meta, links


def new_lesson(request: OpenLesson, components: str, learner: Person) -> tuple[TableMeta, list[SeatLink], Lesson]:
    """The new table of a lesson, the link of the learner's seat, and the lesson."""
    lesson = lessons.read(request.game, request.lesson)
    pinned = lesson.pinned
    seats = [SeatRequest(agent=GENTLE) for _ in range(pinned.players)]
    seats[pinned.seat] = SeatRequest(kind="me", name=request.name)
    meta, links = new_table(OpenTable(request.game, pinned.players, seats, pinned.settings), components, learner)
    meta.seed = lessons.seed_of(lesson).hex()
    return meta, links, lesson


def rematch(meta: TableMeta, host: Person, mine: list[int]) -> tuple[TableMeta, list[SeatLink]]:
    """A new table with the same game, settings and people.

    The host takes the seats in `mine`; the seats of the other people are reserved for them. A webhook stays only if
    the same person is the host: nobody else may have it called.
    """
    links: list[SeatLink] = []
    seats: list[Seat] = []
    for n, row in enumerate(meta.seats):
        if row.agent is not None:
            seats.append(Seat(row.kind, row.name, row.agent, row.person, row.taken, row.token_hash))
        elif n in mine:
            token = tokens.new_token()
            links.append(SeatLink(n, row.name, token))
            seats.append(Seat("me", row.name, None, host.id, True, tokens.hashed(token)))
        else:
            seats.append(Seat("open" if row.person is None else "link", row.name, None, row.person, False, ""))
    at = now()
    again = TableMeta(
        tokens.new_table_id(), meta.game, meta.players, "gathering", meta.public, host.id, meta.clock,
        meta.webhook if meta.host == host.id else None, meta.components, meta.settings,
        secrets.token_bytes(32).hex(), at, at, [], None, None, None, seats,
    )  # fmt: skip
    return again, links


def check_agent(name: str | None) -> str:
    """Returns the name of an agent; raises a SetupError that lists the agents if there is none of that name."""
    if name not in AGENTS:
        raise SetupError(f"no agent {name!r}; there are: {', '.join(AGENTS)}")
    return name


def check_seed(seed: str) -> str:
    """Returns the text that a seat adds to the seed; raises a SetupError if it is too long."""
    if len(seed) > seeds.LONGEST_SEED:
        sentence = f"a seed has up to {seeds.LONGEST_SEED} characters, not {len(seed)}"
        raise WrongRequest("seed-long", sentence, most=seeds.LONGEST_SEED)
    return seed


def _seat(number: int, who: SeatRequest, host: Person | None, links: list[SeatLink]) -> Seat:
    name = clean_name(who.name)
    kind = who.kind or ("link" if who.agent is None else "agent")
    if kind == "agent":
        return Seat("agent", name, check_agent(who.agent), None, True, "")
    if who.agent is not None:
        raise SetupError(
            f"seat {number} has the kind {kind!r}, so no agent sits there; leave {who.agent!r} out, or use 'agent'"
        )
    seed = check_seed(who.seed)
    if kind == "open":
        return Seat("open", "", None, None, False, "", "")
    token = tokens.new_token()
    mine = kind == "me" and host is not None
    if mine and host is not None:
        name = name or host.name
    links.append(SeatLink(number, name, token))
    # A seat without a kind counts as taken at once, as in release 0.1: whoever opened the table passes on its link.
    taken = mine or who.kind is None
    return Seat(kind, name, None, host.id if mine and host is not None else None, taken, tokens.hashed(token), seed)


def _check_clock(clock: Clock) -> None:
    most = LONGEST_CLOCK[clock.kind]
    if clock.kind != "none" and not 1 <= clock.amount <= most:
        unit = "seconds" if clock.kind == "move" else "days"
        sentence = f"a clock of the kind {clock.kind!r} has 1 to {most} {unit}, not {clock.amount}"
        raise WrongRequest("clock-seconds" if clock.kind == "move" else "clock-days", sentence, most=most)


def opened(meta: TableMeta, links: list[SeatLink]) -> Opened:
    """The answer to whoever opened a table: its id, the links, and the commitment to its seed."""
    return Opened(meta.id, meta.game, links, seeds.commitment_to(meta.seed), meta.phase)


def begin(meta: TableMeta, game: Game[Any], lesson: str = "") -> tuple[Header, list[LogEntry], TableState]:
    """Starts the game of a table whose seats are taken: its header, its first entries, and the table state after them.

    Only the table of a lesson has more than one first entry.
    """
    own_seeds = [seat.seed for seat in meta.seats]
    header = Header(
        game=meta.game,
        ruleset=game.ruleset,
        components=meta.components,
        components_hash=game.components_hash,
        players=meta.players,
        settings=meta.settings,
        seats=[SeatRow(seat.name, seat.agent, seat.token_hash) for seat in meta.seats],
        seed=meta.seed,
        opened=iso(meta.opened),
        clock=None if meta.clock.kind == "none" else meta.clock,
        package=registry.distribution(meta.game),
        tells=not lesson and any(seat.agent is None for seat in meta.seats),
        hook=meta.webhook is not None,
        seeds=own_seeds if any(own_seeds) else [],
        lesson=lesson,
    )
    if lesson:
        return header, *lesson_actions.begin(game, header)
    try:
        entry, table_state = folding.start(game, header)
    except (TooManySteps, RecursionError) as problem:
        raise WrongRequest("set-unplayable", f"this component set cannot be played: {problem}") from problem
    return header, [entry], table_state


def again(
    old: Header, game: Game[Any], log: Sequence[LogEntry], step: int, seat: int, host: Person
) -> tuple[TableMeta, list[SeatLink], Header, list[LogEntry], TableState]:
    """Makes a table that goes on from a step of a finished game: the host has one seat, and bots have the others.

    A bot that sat there stays; for a person comes the gentlest. Chance goes on as it did, because it has the same key.
    """
    token = tokens.new_token()
    seats = [
        Seat("me", host.name, None, host.id, True, tokens.hashed(token))
        if number == seat
        else Seat("agent", row.name if row.agent else "", row.agent or GENTLE, None, True, "")
        for number, row in enumerate(old.seats)
    ]
    at = now()
    meta = TableMeta(
        tokens.new_table_id(), old.game, old.players, "playing", False, host.id, Clock(), None, old.components,
        old.settings, old.seed, at, at, [], None, None, None, seats,
    )  # fmt: skip
    header = msgspec.structs.replace(
        old, seats=[SeatRow(one.name, one.agent, one.token_hash) for one in seats], opened=iso(at), clock=None,
        tells=False, hook=False, again=True,
    )  # fmt: skip
    entries: list[LogEntry] = [log[0], *replaying.moves_that_count(log)[:step]]
    *_, table_state = folding.table_states(game, header, entries)
    return meta, [SeatLink(seat, host.name, token)], header, entries, table_state


def imported(
    stored: StoredRecord, game: Game[Any], components: str, host: Person | None
) -> tuple[TableMeta, Header, list[LogEntry], TableState]:
    """Makes a finished table of a record: its meta, header, log and state. Raises if the game is not over."""
    header, entries, state = record.table_of(stored, game, components)
    if state.result is None:
        raise WrongRequest(
            "record-unfinished", "the game of this record is not over; only finished games can be imported"
        )
    at = now()
    seats = [Seat("agent" if row.agent else "link", row.name, row.agent, None, True, "") for row in header.seats]
    meta = TableMeta(
        tokens.new_table_id(), header.game, header.players, "over", False, None if host is None else host.id, Clock(),
        None, components, header.settings, "", at, at, [], None, state.result, None, seats,
    )  # fmt: skip
    return meta, header, entries, folding.finished(state, header, entries)
