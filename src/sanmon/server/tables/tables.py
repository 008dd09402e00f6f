"""What people do at tables besides playing: open one, sit, stand, start, hand out links, let a bot play on, play again.

Every change is one transaction that only happens if the seat is still as it was seen; then whoever is there is told.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

import msgspec

import sanmon
from sanmon.kernel.errors import SetupError
from sanmon.kernel.records import Stored
from sanmon.server.domain import tokens
from sanmon.server.domain.clock import iso, now
from sanmon.server.domain.entries import decode_header, encode_row
from sanmon.server.domain.errors import Conflict, NotAllowed, Refusal
from sanmon.server.domain.names import clean_name
from sanmon.server.domain.person import Person
from sanmon.server.domain.table_state import commitment_to
from sanmon.server.ops import metrics
from sanmon.server.protocol.messages import MyTable, Opened, OpenTable, Outcome, SeatLink, SeatName, Sit, TableFacts
from sanmon.server.runtime.room import Room
from sanmon.server.runtime.rooms import Rooms
from sanmon.server.sets.sets import Sets
from sanmon.server.storage import Statement
from sanmon.server.tables import clocks, meta, opening
from sanmon.server.tables.meta import Seat, TableMeta

MOST_LISTED = 200
GONE = "somebody else was quicker; look again"


class Tables:
    """All tables, as people see them."""

    def __init__(self, rooms: Rooms, sets: Sets, announce: Callable[[str], None]) -> None:
        self.rooms = rooms
        self.store = rooms.store
        self.sets = sets
        self.announce = announce  # called with a table whose seats have changed

    # -- what is known of them

    async def card(self, table: str) -> TableMeta:
        """A table's card; a Refusal if there is no such table."""
        card = await meta.load(self.store, table)
        if card is None:
            room = await self.rooms.room(table)
            card = meta.of_header(table, room.header)
            if room.stand.state.result is not None:
                card.phase, card.result = "over", room.stand.state.result
            self.rooms.let_go(room)
        return card

    async def facts(self, table: str, person: Person | None) -> TableFacts:
        """What everyone may know of a table."""
        card = await self.card(table)
        if card.phase == "gathering":
            return meta.facts(card, commitment_to(card.seed), None, [False] * card.players, 0, person)
        room = await self.rooms.room(table)
        with contextlib.suppress(Refusal):  # then what it knows is told
            await room.reload_if_stale()
        found = told(card, room, person)
        self.rooms.let_go(room)
        return found

    async def lobby(self, game: str | None, phase: str | None, person: Person | None) -> list[TableFacts]:
        """The public tables that gather or are played. Rooms are not opened for this: what is not in play here is not counted."""
        found = []
        for card in await meta.in_lobby(self.store, game, phase, MOST_LISTED):
            commitment = commitment_to(card.seed) if card.seed else ""
            found.append(meta.facts(card, commitment, None, [False] * card.players, 0, person))
        return found

    async def mine(self, person: Person) -> list[MyTable]:
        """The tables at which a person sits or sat."""
        found = []
        for card in await meta.of_person(self.store, person, MOST_LISTED):
            seats = card.seats_of(person)
            turn = next((seat for seat in seats if seat in card.waiting), None)
            result = None if card.result is None else Outcome(list(card.result.ranks), list(card.result.scores))
            found.append(
                MyTable(
                    card.id,
                    card.game,
                    card.players,
                    seats[0] if turn is None else turn,
                    [SeatName(seat.name, seat.agent) for seat in card.seats],
                    card.phase,
                    turn is not None and card.phase == "playing",
                    iso(card.opened),
                    iso(card.moved),
                    result,
                    None if card.deadline is None else iso(card.deadline),
                )
            )
        return found

    # -- opening and starting

    async def open(self, wish: OpenTable, host: Person) -> Opened:
        """Open a table; return when it is stored. If every seat is taken, it starts at once."""
        components = await self.sets.name_for(wish.game, wish.components, host)
        card, links = opening.card_of(wish, components, host)
        await meta.check_host(self.store, card)
        if card.full:
            await self._begin(card, meta.insert(card))
        else:
            await self.store.write(*meta.insert(card))
        return opening.opened(card, links)

    async def start(self, table: str, person: Person | None, token: str) -> None:
        """Begin, when every seat is taken."""
        card = await self.card(table)
        if card.phase != "gathering":
            raise Refusal("over", "this table has begun already")
        if not (self._is_host(card, person) or card.seats_of(person) or (token and card.seat_of(token) is not None)):
            raise NotAllowed("a table is started by who opened it or sits at it")
        free = [str(n) for n, seat in enumerate(card.seats) if not seat.taken]
        if free:
            raise Refusal("gathering", f"nobody sits on seat {', '.join(free)} yet")
        once = Statement("UPDATE cards SET phase = 'playing' WHERE id = ? AND phase = 'gathering'", table, must=True)
        try:
            await self._begin(card, [once])
        except Conflict as problem:
            raise Refusal("over", "this table has begun already") from problem
        self.announce(table)

    async def _begin(self, card: TableMeta, first: list[Statement]) -> None:
        game = await self.sets.game(card.game, card.components)
        card.phase = "playing"
        change, also, _ = await asyncio.to_thread(opening.begin, card, game)
        await self.store.save(change, *first, *also)
        self.rooms.jobs.nudge()
        metrics.opened.labels(card.game).inc()

    async def bring(self, stored: Stored, host: Person | None) -> str:
        """A finished table made of a record; its name."""
        components = await self.sets.name_for(stored.header.game, stored.header.components, host)
        ruleset = sanmon.info(stored.header.game).nearest_ruleset(stored.header.ruleset)
        game = await self.sets.game(stored.header.game, components, ruleset)
        card, change, also = await asyncio.to_thread(opening.imported, stored, game, components, host)
        await self.store.save(change, *also)
        return card.id

    # -- sitting and standing

    async def sit(self, table: str, seat: int, person: Person, wish: Sit) -> SeatLink:
        """Take a seat that is free, or one that is kept for who holds its token."""
        card = await self.card(table)
        row = self._row(card, seat)
        seed = opening.check_seed(wish.seed)
        if seed and card.phase != "gathering":
            raise Refusal("over", "a seed can be added only before the game begins")
        mine = row.person == person.id
        elsewhere = card.seats_of(person) and not mine
        holds = bool(wish.token) and card.seat_of(wish.token) == seat
        if row.agent is not None:
            raise NotAllowed(f"an agent sits on seat {seat}")
        if row.taken and not mine and not holds:
            raise Refusal("not-asked", f"seat {seat} is taken")
        if card.phase == "over":
            raise Refusal("over", "the game is over")
        if not (mine or holds or row.kind == "open" or self._is_host(card, person)):
            raise NotAllowed(f"seat {seat} is kept for who has its link")
        if card.phase == "playing" and elsewhere and not holds:
            raise NotAllowed("who plays at a table cannot take a second seat there")
        name = clean_name(wish.name) or (row.name if mine or holds else "") or person.name
        token = tokens.new_token()  # a new one in any case: whoever sent the old one has no part in this seat any more
        new = Seat(row.kind, name, None, person.id, True, tokens.hashed(token), seed or row.seed)
        wound = clocks.wound_up(card, seat) if card.phase == "playing" and not mine else []
        await self._put(card, seat, row, new, *wound)
        if card.phase == "playing":
            await self.answers(table, seat, None)
        return SeatLink(seat, name, token)

    async def arrive(self, card: TableMeta, seat: int, person: Person | None) -> None:
        """A page with a seat's token, or of its person, is there: so the seat is taken, by that person if it was nobody's.

        Then the link is used up: whoever sent it could otherwise look at this hand, or sit down there, at any time.
        """
        row = card.seats[seat]
        who = row.person or (None if person is None else person.id)
        if not card.stored or (row.taken and row.person == who):
            return
        name = row.name or ("" if person is None else person.name)
        token_hash = row.token_hash if who is None else tokens.used(row.token_hash)
        new = msgspec.structs.replace(row, taken=True, person=who, name=name, token_hash=token_hash)
        try:
            await self._put(card, seat, row, new)
        except Refusal:
            return  # somebody else was quicker, and it is their seat
        card.seats[seat] = new

    async def stand(self, table: str, seat: int, person: Person | None, token: str) -> None:
        """Leave a seat before the game begins."""
        card = await self.card(table)
        row = self._persons(card, seat)
        self._check_sitter(card, seat, person, token, or_host=True)
        if card.phase != "gathering":
            raise Refusal("over", "the game has begun; a bot can play on for you")
        kind = "open" if row.kind == "me" else row.kind
        await self._put(card, seat, row, Seat(kind, "", None, None, False, ""))

    async def link(self, table: str, seat: int, person: Person | None, token: str) -> SeatLink:
        """A new link for a seat; the old one is worth nothing from now on."""
        card = await self.card(table)
        row = self._persons(card, seat)
        free = row.person is None and (card.phase == "gathering" or not row.taken)
        self._check_sitter(card, seat, person, token, or_host=free)
        new_token = tokens.new_token()
        sitter = person is not None and row.person == person.id
        taken = row.taken and (sitter or card.phase == "playing")
        new = msgspec.structs.replace(row, token_hash=tokens.hashed(new_token), taken=taken)
        await self._put(card, seat, row, new)
        return SeatLink(seat, row.name, new_token)

    # -- bots that play on

    async def bot(self, table: str, seat: int, agent: str, person: Person | None, token: str) -> None:
        """Let a bot play on for a person who leaves, or for whom the others no longer wait."""
        card = await self.card(table)
        row = self._row(card, seat)
        opening.check_agent(agent)
        if not self._sits(card, seat, person, token):
            asked = seat in card.waiting
            late = asked and card.deadline is not None and card.deadline < now()
            others = self._is_host(card, person) or any(
                self._sits(card, other, person, token) for other in range(card.players)
            )
            if not (others and (late or not row.taken or (asked and await self._has_left(card, seat, person)))):
                raise NotAllowed(f"that is for who sits on seat {seat}, or for the others if nobody comes there")
        await self.answers(table, seat, agent)

    async def _has_left(self, card: TableMeta, seat: int, person: Person | None) -> bool:
        """Whether this one may say that somebody has left: where no clock does, the host, or anyone if the host is not here either."""
        if card.clock.kind != "none" or card.phase != "playing":
            return False
        room = await self.rooms.room(card.id)
        here = room.here()
        self.rooms.let_go(room)
        host_is_here = any(here[n] for n, row in enumerate(card.seats) if card.host and row.person == card.host)
        return not here[seat] and (self._is_host(card, person) or not host_is_here)

    async def back(self, table: str, seat: int, person: Person | None, token: str) -> None:
        """A person answers again."""
        card = await self.card(table)
        self._row(card, seat)
        self._check_sitter(card, seat, person, token)
        await self.answers(table, seat, None)

    async def answers(self, table: str, seat: int, agent: str | None) -> None:
        """Who answers for a seat from now on."""
        room = await self.rooms.room(table)
        try:
            if room.stand.state.result is not None:
                raise Refusal("over", "the game is over")
            if room.header.seats[seat].agent is not None:
                raise NotAllowed(f"an agent sits on seat {seat}")
            if self.rooms.closing:
                raise Refusal("closing", "the server is stopping; try again in a moment")
            await room.plays(seat, agent)
        finally:
            self.rooms.let_go(room)
        self.announce(table)

    async def bot_at_zero(self, table: str, seat: int) -> None:
        """A seat whose time is up: a bot plays on. A Refusal if the clock is not at zero any more."""
        room = await self.rooms.room(table)
        try:
            await room.plays_on(seat, clocks.PLAYS_ON, clocks.at_zero(table, seat))
        finally:
            self.rooms.let_go(room)
        self.announce(table)

    async def leave_open(self, table: str, seat: int) -> None:
        """A seat whose time is up: anybody may take it over. A Refusal if the clock is not at zero any more."""
        card = await self.card(table)
        row = card.seats[seat]
        if card.stored and row.taken:
            new = Seat("open", row.name, None, None, False, "")
            await self._put(card, seat, row, new, clocks.at_zero(table, seat))

    # -- again

    async def rematch(self, table: str, person: Person, token: str) -> Opened:
        """The same once more, with the same people; whoever asks second joins the table that the first one opened."""
        card = await self.card(table)
        seats = card.seats_of(person)
        if not seats and token and (by_token := card.seat_of(token)) is not None:
            seats = [by_token]
        if not seats:
            raise NotAllowed("only who sat here can ask for a rematch")
        if card.phase != "over":
            raise Refusal("gathering", "the game is not over")
        if card.rematch is None:
            new, links = self._again(card, person, seats)
            once = Statement("UPDATE cards SET rematch = ? WHERE id = ? AND rematch IS NULL", new.id, table, must=True)
            try:
                if new.full:
                    await self._begin(new, [*meta.insert(new), once])
                else:
                    await self.store.write(*meta.insert(new), once)
            except Conflict:
                card = await self.card(table)
            else:
                self.announce(table)
                return opening.opened(new, links)
        assert card.rematch is not None
        other = await self.card(card.rematch)
        links = [await self.sit(other.id, seat, person, Sit()) for seat in other.seats_of(person)]
        return opening.opened(await self.card(card.rematch), links)

    def _again(self, card: TableMeta, person: Person, mine: list[int]) -> tuple[TableMeta, list[SeatLink]]:
        links: list[SeatLink] = []
        seats: list[Seat] = []
        for n, row in enumerate(card.seats):
            if row.agent is not None:
                seats.append(msgspec.structs.replace(row, seed=""))
            elif n in mine:
                token = tokens.new_token()
                links.append(SeatLink(n, row.name, token))
                seats.append(Seat("me", row.name, None, person.id, True, tokens.hashed(token)))
            else:
                seats.append(Seat("open" if row.person is None else "link", row.name, None, row.person, False, ""))
        wish = OpenTable(card.game, card.players, [], card.settings, card.public, None, card.clock, card.webhook)
        return opening.again(wish, card.components, person, seats), links

    # -- forgetting

    async def forget(self, person: Person) -> None:
        """Take a person's name out of every table; where a game goes on, a bot goes on for them."""
        for card in await meta.of_person(self.store, person, 10_000):
            for seat in card.seats_of(person):
                if card.phase == "playing":
                    with contextlib.suppress(Refusal):  # it may have ended just now
                        await self.answers(card.id, seat, clocks.PLAYS_ON)
            rows = await self.store.read("SELECT header FROM tables WHERE id = ?", card.id)
            if rows:
                header = decode_header(rows[0][0])
                for seat in card.seats_of(person):
                    header.seats[seat].name = header.seats[seat].token_hash = ""
                sql = "UPDATE tables SET header = ? WHERE id = ?"
                await self.store.write(Statement(sql, encode_row(header), card.id))

    # -- rights

    def _row(self, card: TableMeta, seat: int) -> Seat:
        if not 0 <= seat < card.players:
            raise SetupError(f"a table for {card.players} has seats 0 to {card.players - 1}, not {seat}")
        if not card.stored:
            raise NotAllowed("who sits at this table cannot be changed: it was opened by an older version")
        return card.seats[seat]

    def _persons(self, card: TableMeta, seat: int) -> Seat:
        row = self._row(card, seat)
        if row.agent is not None:
            raise NotAllowed(f"an agent sits on seat {seat}")
        return row

    def _is_host(self, card: TableMeta, person: Person | None) -> bool:
        return person is not None and card.host == person.id

    def _sits(self, card: TableMeta, seat: int, person: Person | None, token: str) -> bool:
        return seat in card.seats_of(person) or (bool(token) and card.seat_of(token) == seat)

    def _check_sitter(
        self, card: TableMeta, seat: int, person: Person | None, token: str, or_host: bool = False
    ) -> None:
        if not self._sits(card, seat, person, token) and not (or_host and self._is_host(card, person)):
            raise NotAllowed(f"that is for who sits on seat {seat}" + (" or opened the table" if or_host else ""))

    async def _put(self, card: TableMeta, n: int, old: Seat, new: Seat, *also: Statement) -> None:
        same = "card = ? AND seat = ? AND taken = ? AND token_hash = ? AND coalesce(person, '') = ?"
        sql = f"UPDATE seats SET kind = ?, name = ?, person = ?, taken = ?, token_hash = ?, seed = ? WHERE {same}"  # noqa: S608
        try:
            await self.store.write(
                Statement(
                    sql, new.kind, new.name, new.person, int(new.taken), new.token_hash, new.seed,
                    card.id, n, int(old.taken), old.token_hash, old.person or "", must=True,
                ),
                Statement("UPDATE cards SET moved = ? WHERE id = ?", now(), card.id),
                *also,
            )  # fmt: skip
        except Conflict as problem:
            raise Refusal("stale", GONE) from problem
        self.announce(card.id)


def told(card: TableMeta, room: Room, person: Person | None) -> TableFacts:
    """What everyone may know of a table that is played or over."""
    spectators = sum(connection.seat is None for connection in room.connections)
    return meta.facts(card, room.commitment, room.stand, room.here(), spectators, person)
