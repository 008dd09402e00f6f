"""Requests about the person, their tables, finished games and component sets."""

from __future__ import annotations

from typing import Any

import msgspec

import sanmon
from sanmon.kernel.errors import RecordError, SetupError
from sanmon.kernel.records import decode_record
from sanmon.kernel.words import check_language
from sanmon.lessons import format as lessons
from sanmon.server.delivery import catalogue, exports, set_sources, table_facts
from sanmon.server.delivery.kept import TableRow
from sanmon.server.delivery.replays import Replayed, Replays
from sanmon.server.domain import opening, seat_actions, seating
from sanmon.server.domain.entries import decode_header, encode_row
from sanmon.server.domain.errors import NotAllowed, NotFound, WrongRequest
from sanmon.server.domain.record import record_of
from sanmon.server.local import statistics
from sanmon.server.local.at_table import AtTable
from sanmon.server.local.people import People
from sanmon.server.local.reviews import Reviews
from sanmon.server.local.routes import DONE, Answer, Request, Routes, answer
from sanmon.server.local.session import facts_of
from sanmon.server.local.sets import OwnSets
from sanmon.server.local.stateless import check_game
from sanmon.server.local.statistics import PlayedGame
from sanmon.server.local.storage import Storage
from sanmon.server.local.tables import LocalTable, Tables
from sanmon.server.protocol.after_game import Imported
from sanmon.server.protocol.lessons import OpenLesson
from sanmon.server.protocol.people import MeChange, Name
from sanmon.server.protocol.sets import StoredSet
from sanmon.server.protocol.tables import BotRequest, OpenTable


class Requests:
    """The handlers of the requests that read or change what is stored."""

    def __init__(
        self, storage: Storage, sets: OwnSets, people: People, tables: Tables, at_table: AtTable, reviews: Reviews
    ) -> None:
        self.storage = storage
        self.sets = sets
        self.people = people
        self.tables = tables
        self.at_table = at_table
        self.reviews = reviews
        self._replays = Replays()

    def add_routes(self, routes: Routes) -> None:
        """Adds all of them."""
        for method, path, handler in (
            ("GET", "me", self.me),
            ("POST", "me", self.become_guest),
            ("PATCH", "me", self.change_me),
            ("GET", "me/tables", self.my_tables),
            ("GET", "me/statistics", self.statistics),
            ("POST", "tables", self.open),
            ("POST", "lessons", self.open_lesson),
            ("GET", "tables/{table}", self.facts),
            ("DELETE", "tables/{table}", self.forget),
            ("POST", "tables/{table}/seats/{seat}/bot", self.bot),
            ("POST", "tables/{table}/seats/{seat}/back", self.back),
            ("POST", "tables/{table}/rematch", self.rematch),
            ("GET", "tables/{table}/record", self.record),
            ("GET", "tables/{table}/words", self.words),
            ("GET", "tables/{table}/bgstats", self.bg_stats),
            ("GET", "tables/{table}/replay", self.replay),
            ("GET", "tables/{table}/replay/{step}", self.position),
            ("POST", "tables/{table}/replay/{step}/again", self.again),
            ("GET", "tables/{table}/review", self.review),
            ("POST", "records", self.bring_record),
            ("GET", "games/{game}/sets", self.own_sets),
            ("GET", "games/{game}/sets/{name}/catalogue", self.set_catalogue),
            ("GET", "games/{game}/sets/{name}/files", self.set_source),
            ("POST", "components/check", self.check_set),
            ("POST", "components", self.keep_set),
            ("DELETE", "components/{name}", self.drop_set),
        ):
            routes.add(method, path, handler)

    # -- the person

    async def me(self, _: Request) -> Answer:
        """The one person of this browser; null until they open their first table."""
        kept = await self.people.kept()
        if kept is None:
            return answer(None)
        turns = sum(
            row.meta.phase == "playing" and any(row.meta.seats[seat].person == kept.id for seat in row.meta.waiting)
            for row in await self.tables.rows()
        )
        return answer(self.people.me(kept, turns))

    async def become_guest(self, request: Request) -> Answer:
        """Makes somebody of whoever is here."""
        name = request.decoded(Name, "name").name
        await self.people.person(name)
        if name:
            await self.people.change(MeChange(name))
        return await self.me(request)

    async def change_me(self, request: Request) -> Answer:
        """Changes the name or the preferences."""
        await self.people.change(request.decoded(MeChange, "change of oneself"))
        return await self.me(request)

    async def my_tables(self, _: Request) -> Answer:
        """The tables of this page, the one that changed last first."""
        person = await self.people.known()
        if person is None:
            return answer([])
        found = []
        for row in await self.tables.rows():
            missing = ""
            if row.meta.game not in sanmon.games():
                missing = decode_header(row.header).package or row.meta.game
            if row.meta.seats_of(person):
                found.append(table_facts.my_table(row.meta, person, missing))
        return answer(found)

    async def statistics(self, _: Request) -> Answer:
        """The results in each game. What was learned or brought from elsewhere does not count."""
        person = await self.people.known()
        played: list[PlayedGame] = []
        for row in [] if person is None else reversed(await self.tables.rows()):
            result = row.meta.result
            if result is None or row.imported or decode_header(row.header).lesson:
                continue
            for seat in row.meta.seats_of(person):
                assisted = seat in row.assisted
                won = exports.won(result, seat) and not assisted
                played.append(PlayedGame(row.meta.game, row.meta.players, result.scores[seat], won, assisted))
        return answer(list(statistics.of_games(played).values()))

    # -- tables

    async def open(self, request: Request) -> Answer:
        """Opens a table; its game begins at once, because everybody is here."""
        wish = request.decoded(OpenTable, "request for a table")
        if wish.public or wish.webhook is not None or wish.clock.kind != "none":
            raise not_here()
        if any(seat.kind in ("link", "open") for seat in wish.seats):
            raise not_here()
        names = [seat.name for seat in wish.seats if seat.agent is None and seat.name]
        person = await self.people.person(names[0] if names else "")
        components = await self.sets.name_for(wish.game, wish.components)
        seats = [
            msgspec.structs.replace(seat, kind="me") if seat.kind is None and seat.agent is None else seat
            for seat in wish.seats
        ]
        meta, links = opening.new_table(msgspec.structs.replace(wish, seats=seats), components, person)
        await self.tables.begin(meta)
        return answer(opening.opened(meta, links), 201)

    async def open_lesson(self, request: Request) -> Answer:
        """Opens the table of a lesson."""
        wish = request.decoded(OpenLesson, "request for a lesson")
        person = await self.people.person(wish.name)
        pinned = lessons.read(wish.game, wish.lesson).pinned
        components = await self.sets.name_for(wish.game, pinned.components)
        meta, links, lesson = opening.new_lesson(wish, components, person)
        await self.tables.begin(meta, pinned.ruleset, lesson.name)
        return answer(opening.opened(meta, links), 201)

    async def facts(self, _: Request, table: str) -> Answer:
        """What may be known of a table."""
        found = await self.tables.table(table)
        return answer(facts_of(found, self.at_table.here(found), await self.people.known()))

    async def forget(self, _: Request, table: str) -> Answer:
        """Deletes a table for good."""
        await self.tables.forget(table)
        return DONE

    async def bot(self, request: Request, table: str, seat: str) -> Answer:
        """Lets a bot play for a seat."""
        wish = request.decoded(BotRequest, "request for a bot")
        opening.check_agent(wish.agent)
        return await self._plays(table, seat, wish.agent)

    async def back(self, _: Request, table: str, seat: str) -> Answer:
        """Lets the person of a seat play again."""
        return await self._plays(table, seat, None)

    async def _plays(self, table: str, seat: str, agent: str | None) -> Answer:
        found = await self.tables.table(table)
        number = seat_number(seat, found.header.players)
        seating.persons_seat(found.meta, number)
        if agent is not None:
            seat_actions.check_budget(found.table_state, number)
        await self.at_table.plays(found, number, agent)
        return DONE

    async def rematch(self, _: Request, table: str) -> Answer:
        """Opens a table with the same game, settings and seats."""
        found = await self.tables.table(table)
        person = await self.people.person()
        mine = [n for n, row in enumerate(found.meta.seats) if row.agent is None]
        if found.meta.phase != "over":
            seating.seats_for_rematch(found.meta, person, "")  # raises, and says why there can be no rematch
        meta, links = opening.rematch(found.meta, person, mine)
        await self.tables.begin(meta)
        again = msgspec.structs.replace(found.meta, rematch=meta.id)
        await self.tables.put_row(found, msgspec.structs.replace(found.row, meta=again))
        self.at_table.tell(found)
        return answer(opening.opened(meta, links), 201)

    # -- finished games

    async def record(self, _: Request, table: str) -> Answer:
        """The record of a finished game as JSON Lines."""
        found = await self._ended(table)
        record = record_of(found.game, found.header, found.log)
        return Answer(record.decode(), kind="application/x-ndjson")

    async def words(self, request: Request, table: str) -> Answer:
        """A finished game as text."""
        language = request.query.get("lang", "en")
        check_language(language)
        text = exports.in_words(self._replayed(await self._ended(table)), language)
        return Answer(text, kind="text/plain; charset=utf-8")

    async def bg_stats(self, _: Request, table: str) -> Answer:
        """A finished game as a play for the app BG Stats."""
        return answer(exports.for_bg_stats(table, self._replayed(await self._ended(table))))

    async def replay(self, request: Request, table: str) -> Answer:
        """A finished game step by step, as a seat saw it."""
        found = await self._ended(table)
        seat = _seat_of_query(request, found.header.players)
        seats = table_facts.seats(found.meta, found.table_state, self.at_table.here(found), await self.people.known())
        return answer(self._replayed(found).message(table, seats, seat, found.commitment))

    async def position(self, request: Request, table: str, step: str) -> Answer:
        """The position of a finished game after a step, as a seat saw it."""
        found = await self._ended(table)
        seat = _seat_of_query(request, found.header.players)
        replayed = self._replayed(found)
        last = len(replayed.moves)
        if not step.isdecimal() or int(step) > last:
            raise NotFound(f"the game has steps 0 to {last}, not {step[:20]}", "game-unknown")
        return answer(replayed.position(int(step), seat))

    async def again(self, request: Request, table: str, step: str) -> Answer:
        """Opens a table that goes on from a step of a finished game."""
        found = await self._ended(table)
        seat = _seat_of_query(request, found.header.players)
        last = len(self._replayed(found).moves) - 1
        if not step.isdecimal() or int(step) > last:
            raise NotFound(f"the game has steps 0 to {last}, not {step[:20]}", "game-unknown")
        person = await self.people.person()
        meta, links, header, entries, state = opening.again(
            found.header, found.game, found.log, int(step), seat or 0, person
        )
        await self.tables.put_new(TableRow(meta, encode_row(header).decode()), entries, state)
        return answer(opening.opened(meta, links), 201)

    async def review(self, request: Request, table: str) -> Answer:
        """The coach's review of a seat's game, or its progress."""
        found = await self._ended(table)
        seat = seat_number(request.query.get("seat", "0"), found.header.players)
        return answer(await self.reviews.of(found, seat, request.query.get("again") == "true"))

    async def bring_record(self, request: Request) -> Answer:
        """Imports the record of a finished game."""
        stored = decode_record(request.body)
        name = stored.header.game
        if name not in sanmon.games():
            raise RecordError(f"no game {name[:80]!r}; there are: {', '.join(sanmon.games())}")
        person = await self.people.person()
        components = await self.sets.name_for(name, stored.header.components)
        ruleset = sanmon.info(name).nearest_ruleset(stored.header.ruleset)
        game = await self.sets.game(name, components, ruleset)
        meta, header, entries, table_state = opening.imported(stored, game, components, person)
        row = TableRow(meta, encode_row(header).decode(), imported=True)
        await self.tables.put_new(row, entries, table_state)
        return answer(Imported(meta.id), 201)

    async def _ended(self, table: str) -> LocalTable:
        found = await self.tables.table(table)
        seat_actions.check_ended(found.table_state)
        return found

    def _replayed(self, table: LocalTable) -> Replayed:
        return self._replays.of(table.id, table.game, table.header, table.log)

    # -- component sets

    async def own_sets(self, _: Request, game: str) -> Answer:
        """The component sets of a game: those that come with it, and one's own."""
        return answer(await self.sets.cards(check_game(game)))

    async def set_catalogue(self, _: Request, game: str, name: str) -> Answer:
        """The catalogue of a game with one of its component sets."""
        return answer(catalogue.catalogue(game, await self.sets.check_there(check_game(game), name)))

    async def set_source(self, _: Request, game: str, name: str) -> Answer:
        """The files of a component set, to begin a set of one's own with."""
        return answer(set_sources.set_source(game, await self.sets.check_there(check_game(game), name)))

    async def check_set(self, request: Request) -> Answer:
        """Checks a component set."""
        return answer(self.sets.check(check_game(request.query.get("game", "")), request.body))

    async def keep_set(self, request: Request) -> Answer:
        """Stores a component set that passes the check."""
        person = await self.people.person()
        game = check_game(request.query.get("game", ""))
        return answer(StoredSet(await self.sets.keep(game, request.body, person)), 201)

    async def drop_set(self, _: Request, name: str) -> Answer:
        """Deletes a component set of one's own, unless a table uses it."""
        if any(row.meta.components == name for row in await self.tables.rows()):
            raise NotAllowed("a table of this browser uses this set; delete the table first", "set-used")
        await self.sets.drop(name)
        return DONE


def not_here() -> WrongRequest:
    """The error of requests that need other people."""
    return WrongRequest("not-here", "this needs other people: it is played on a server, and not in this page")


def seat_number(text: str, players: int) -> int:
    """The number of a seat; a SetupError that says which there are."""
    if not text.isdecimal() or len(text) > 3 or int(text) >= players:
        raise SetupError(f"the seats are 0 to {players - 1}, not {text[:20]!r}")
    return int(text)


def _seat_of_query(request: Request, players: int) -> int | None:
    text: Any = request.query.get("seat", "none")
    return None if text == "none" else seat_number(text, players)
