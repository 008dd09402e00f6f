"""Tables as a page of the site keeps them, in a browser and in files: a row and the log. Servers take them over."""

from __future__ import annotations

import hashlib
import re

import msgspec

import sanmon
from sanmon.bots.agents import AGENTS
from sanmon.kernel.errors import SanmonError, SetupError
from sanmon.server.domain.checked_replay import Differs, Stuck, replay_checked
from sanmon.server.domain.entries import Header, LogEntry, Plays, Taught, decode_entry, decode_header, encode_row
from sanmon.server.domain.errors import Unplayable, WrongRequest
from sanmon.server.domain.games import game_for
from sanmon.server.domain.names import clean_name
from sanmon.server.domain.person import Person
from sanmon.server.domain.seat_actions import people_asked
from sanmon.server.domain.table_meta import TableMeta
from sanmon.server.domain.table_state import TableState
from sanmon.server.protocol.tables import Clock

FROM_BROWSER = "browser-"  # the beginning of the id of a table that a server took over
MOST_ENTRIES = 20_000  # in the log of a table that a server takes over
MOST_FACTS = 16 * 1024  # bytes of its header and of its row; ours have about one thousand
ID = re.compile(r"[A-Za-z0-9_-]{1,40}")  # of a table


class TableRow(msgspec.Struct, omit_defaults=True):
    """What is stored of a table besides its entries.

    `assisted`: the seats for which a bot made moves that count; known when the game is over. `imported`: the game was
    not played here.
    """

    meta: TableMeta
    header: str
    assisted: list[int] = []
    imported: bool = False


class KeptTable(msgspec.Struct):
    """A table in a file: its row and its entries."""

    row: msgspec.Raw
    entries: list[msgspec.Raw]


class KeptGames(msgspec.Struct):
    """The file: all tables, and the component sets of one's own."""

    sanmon: int
    person: str
    tables: list[KeptTable]
    sets: dict[str, msgspec.Raw]


decode_row = msgspec.json.Decoder(TableRow).decode


def is_from_browser(table: str) -> bool:
    """Whether the games of this table were played in a browser: they prove nothing, and are not counted."""
    return table.startswith(FROM_BROWSER)


def id_on_server(kept: str, person: Person) -> str:
    """The id under which a server takes over the table `kept` of a person's page: always the same one."""
    return FROM_BROWSER + hashlib.sha256(f"{person.id} {kept}".encode()).hexdigest()[:24]


def read(table: KeptTable) -> tuple[TableRow, Header, list[LogEntry]]:
    """The row, header and log of a table in a file. Raises a WrongRequest if they do not fit together."""
    try:
        row = decode_row(bytes(table.row))
        header = decode_header(row.header)
        log = [decode_entry(bytes(entry)) for entry in table.entries]
    except (msgspec.MsgspecError, RecursionError) as problem:
        raise WrongRequest("backup-form", f"this is no table of a file of games: {problem}") from problem
    meta = row.meta
    fits = (
        ID.fullmatch(meta.id)
        and (meta.game, meta.components, meta.players) == (header.game, header.components, header.players)
        and len(meta.seats) == len(header.seats) == header.players
    )
    if not fits:
        raise WrongRequest("backup-form", f"the row of the game {meta.id[:40]!r} does not fit its header")
    return row, header, log


def heading(table: KeptTable) -> tuple[str, str, str]:
    """The id, the game and the component set of a table in a file, which is read as a whole: that can take long."""
    row, header, _ = read(table)
    return row.meta.id, header.game, header.components


def replayed(header: Header, log: list[LogEntry]) -> TableState:
    """The state of a table after its log, which is played again first. Raises a SetupError if it does not replay."""
    try:
        return replay_checked(game_for(header), header, log)
    except (SanmonError, Unplayable, Differs, Stuck) as problem:
        raise SetupError(f"the game does not replay: {problem}") from problem
    except Exception as problem:  # an odd log may break the rules of a game anywhere
        raise SetupError(f"the game cannot be played: {type(problem).__name__}") from problem


def row_after(row: TableRow, after: TableState, moved: int) -> TableRow:
    """The row of a table with this state, which it reached at this time."""
    meta = msgspec.structs.replace(row.meta, moved=moved, waiting=people_asked(after), result=after.state.result)
    meta.phase = "over" if after.over else "playing"
    meta.stopped = after.stopped or ""
    assisted: list[int] = []
    if after.state.result is not None:
        played = after.played_by_agents() | {n for n in after.people if after.agents[n] is not None}
        assisted = sorted(played)
    return msgspec.structs.replace(row, meta=meta, assisted=assisted)


def with_owner(meta: TableMeta, owner: str, person: str) -> TableMeta:
    """The meta with the seats of its owner as those of a person here."""
    seats = [msgspec.structs.replace(seat, person=person) if seat.person == owner else seat for seat in meta.seats]
    return msgspec.structs.replace(meta, seats=seats, host=person if meta.host == owner else meta.host)


def for_server(
    row: TableRow, header: Header, log: list[LogEntry], owner: str, components: str, person: Person
) -> tuple[TableMeta, Header, TableState]:
    """The meta, the header and the state with which a server takes over a table that `owner` played in a browser.

    The file may be a stranger's, so everything in it is checked, and nothing of it makes the server act for it: the
    table has no clock and no webhook, tells nobody, and is not public.
    """
    if header.lesson or any(isinstance(entry, Taught) for entry in log):
        raise WrongRequest("backup-form", "a lesson is not kept: it can be begun anew")
    if len(log) > MOST_ENTRIES:
        raise WrongRequest("backup-form", f"the log of a game has up to {MOST_ENTRIES} entries, not {len(log)}")
    if max(len(encode_row(header)), len(encode_row(row.meta))) > MOST_FACTS:  # such as a seed of a megabyte
        raise WrongRequest("backup-form", f"the row and the header of a game have up to {MOST_FACTS} bytes each")
    info = sanmon.info(header.game)
    settings = info.check_settings(info.check_players(header.players), header.settings)
    agents = {seat.agent for seat in header.seats} | {entry.agent for entry in log if isinstance(entry, Plays)}
    unknown = agents - {None, *AGENTS}
    if unknown:
        raise SetupError(f"no agent {min(map(str, unknown))[:40]!r} is here")
    if any(seat.agent != one.agent for seat, one in zip(header.seats, row.meta.seats, strict=True)):
        raise WrongRequest("backup-form", "the seats of the row are not those of the header")
    header = msgspec.structs.replace(
        header, components=components, settings=settings, clock=None, hook=False, tells=False,
        seats=[msgspec.structs.replace(seat, name=clean_name(seat.name)) for seat in header.seats],
    )  # fmt: skip
    state = replayed(header, log)
    meta = with_owner(row.meta, owner, person.id)
    seats = [
        msgspec.structs.replace(
            seat, name=clean_name(seat.name), kind="agent" if seat.agent else "me", taken=True, seed="", away=None,
            person=None if seat.agent else person.id,
        )
        for seat in meta.seats
    ]  # fmt: skip
    if all(seat.agent for seat in seats):
        raise WrongRequest("backup-form", "no person plays in this game")
    meta = msgspec.structs.replace(
        meta, id=id_on_server(meta.id, person), public=False, host=person.id, clock=Clock(), webhook=None,
        components=components, settings=settings, seed=header.seed, deadline=None, rematch=None, seats=seats,
        stored=True, address="",
    )  # fmt: skip
    return row_after(TableRow(meta, ""), state, meta.moved).meta, header, state
