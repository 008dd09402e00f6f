"""Stores the results of finished games, for people's statistics and ratings.

Ratings count games with other people (Plackett-Luce, from openskill): mu, at first 25, is the estimate, and sigma its
uncertainty. A game in which somebody went back past chance, reveals or the moves of others does not change ratings.

Nobody's rating rises because of a bot. If a bot made moves for a person, and at least one of them was not taken back,
that person's rating can only fall: a person still replaced by a bot at the end is ranked last, a person who has
returned as the game ended. The others are rated among themselves, as if the absent had not played.

The same holds for a seat that was opened because its person's time ran out. That person is ranked last; if they took
the seat again, as the game ended. Anybody else who took the seat is not rated, so nobody gains from a stronger player
who takes over.
"""

from __future__ import annotations

import contextlib
from collections import OrderedDict
from collections.abc import Sequence

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from sanmon.server.delivery.exports import won
from sanmon.server.domain.clock import now
from sanmon.server.domain.errors import Conflict, Refusal
from sanmon.server.domain.person import Person
from sanmon.server.protocol.people import GameStatistics
from sanmon.server.runtime.jobs import Job
from sanmon.server.runtime.rooms import Rooms
from sanmon.server.storage import Statement
from sanmon.server.tables import meta_rows, stand_ins
from sanmon.server.tables.clocks import RESULT

MILLION = 1_000_000  # ratings are stored as whole numbers of millionths

_model = PlackettLuce()


class RatedPlayer(msgspec.Struct):
    """What the rating of a game needs to know of a person who played it.

    `assisted`: a bot made moves for them that count. `left`: it still did so at the end.
    """

    person: str | None
    rank: int
    assisted: bool = False
    left: bool = False


def new_ratings(players: list[RatedPlayer], before: dict[str, PlackettLuceRating]) -> dict[str, PlackettLuceRating]:
    """The ratings that a game changes, by person: the rule at the top of this file."""
    found: dict[str, PlackettLuceRating] = {}
    stayed = [player for player in players if not player.assisted]
    if len(stayed) > 1:
        found = _rated(stayed, before)
    last = max(player.rank for player in players) + 1
    for player in players:
        if not player.assisted or player.person is None:
            continue
        rivals = [other for other in players if other is not player and other.person is not None]
        if rivals:
            rank = last if player.left else player.rank
            after = _rated([*rivals, RatedPlayer(player.person, rank)], before)[player.person]
            if after.mu < before[player.person].mu:
                found[player.person] = after
    return found


def _who_left(
    left: dict[int, list[str]], sitters: list[str | None], ranks: Sequence[int], others: list[RatedPlayer]
) -> list[RatedPlayer]:
    """The people who lost a seat to the clock, to be rated with its rank; each of them once, and nobody in `others`."""
    known = {player.person for player in others} | {stand_ins.NOBODY}
    found: list[RatedPlayer] = []
    for seat, persons in left.items():
        for person in persons:
            if person not in known:
                known.add(person)
                found.append(RatedPlayer(person, ranks[seat], True, sitters[seat] != person))
    return found


def _rated(players: list[RatedPlayer], before: dict[str, PlackettLuceRating]) -> dict[str, PlackettLuceRating]:
    """What a game makes of the ratings of these players, all of them known persons."""
    persons = [player.person for player in players if player.person is not None]
    after = _model.rate([[before[person]] for person in persons], ranks=[float(player.rank) for player in players])
    return {person: team[0] for person, team in zip(persons, after, strict=True)}


class Results:
    """The stored results, statistics and ratings."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.store = rooms.store

    async def note(self, job: Job) -> None:
        """Handles a job: stores the results of a game that is over. Running it twice does no harm."""
        meta = await meta_rows.load(self.store, job.key)
        if meta is None or meta.result is None:
            return
        room = await self.rooms.room(job.key)
        table_state = room.table_state
        self.rooms.let_go(room)
        result = meta.result
        left = await stand_ins.left_seats(self.store, meta.id)
        assisted = table_state.played_by_agents() | {n for n in table_state.people if table_state.agents[n] is not None}
        assisted |= set(left)
        sql = (
            "INSERT INTO results (card, seat, person, game, people, players, score, rank, won, at, assisted) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        )
        at = now()
        statements = [
            Statement(
                sql, meta.id, n, seat.person if n in table_state.people else None, meta.game, len(table_state.people),
                meta.players, result.scores[n], result.ranks[n], int(won(result, n) and n not in assisted), at,
                int(n in assisted),
            )
            for n, seat in enumerate(meta.seats)
        ]  # fmt: skip
        players = [
            RatedPlayer(meta.seats[n].person, result.ranks[n], n in assisted, table_state.agents[n] is not None)
            for n in table_state.people
            if n not in left
        ]
        players += _who_left(left, [seat.person for seat in meta.seats], result.ranks, players)
        if not any(table_state.rewinds):
            statements += await self._ratings(meta.game, players)
        try:
            await self.store.write(*statements)
        except Conflict:  # stored by an earlier try
            return

    async def finish(self, person: Person) -> None:
        """Stores at once the results of this person's games that are over but have no stored result yet.

        It is called before a person's data are deleted: otherwise a game lost a moment ago would not be rated.
        """
        sql = (
            "SELECT jobs.kind, jobs.key, jobs.due, jobs.tries, jobs.payload FROM jobs WHERE jobs.kind = ? "
            "AND jobs.key IN (SELECT card FROM seats WHERE person = ? UNION SELECT card FROM left_seats "
            "WHERE person = ?)"
        )
        for row in await self.store.read(sql, RESULT, person.id, person.id):
            with contextlib.suppress(Refusal):  # a table that cannot be read has no results for anybody
                await self.note(Job(*row))

    async def _ratings(self, game: str, players: list[RatedPlayer]) -> list[Statement]:
        """The new ratings of everybody whose rating this game changes."""
        persons = [player.person for player in players if player.person is not None]
        stayed = [player for player in players if not player.assisted]
        if not persons or len(set(persons)) < len(persons) or any(player.person is None for player in stayed):
            return []  # a hot seat, or somebody whom the server does not know
        marks = ", ".join("?" * len(persons))
        sql = f"SELECT person, mu, sigma FROM ratings WHERE game = ? AND person IN ({marks})"  # noqa: S608
        known = {person: (mu, sigma) for person, mu, sigma in await self.store.read(sql, game, *persons)}
        ratings = {
            person: _model.rating(mu=known[person][0] / MILLION, sigma=known[person][1] / MILLION)
            if person in known
            else _model.rating()
            for person in persons
        }
        put = (
            "INSERT INTO ratings (person, game, mu, sigma, games) VALUES (?, ?, ?, ?, 1) ON CONFLICT (person, game) "
            "DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = ratings.games + 1"
        )
        return [
            Statement(put, person, game, round(after.mu * MILLION), round(after.sigma * MILLION))
            for person, after in new_ratings(players, ratings).items()
        ]

    async def statistics(self, person: Person) -> list[GameStatistics]:
        """A person's results and rating in each game."""
        # Counted by the database: a person may have played thousands of games. A score that a bot helped to make is not
        # the person's own.
        sql = (
            "SELECT game, count(*), sum(won), sum(CASE players WHEN 1 THEN 1 ELSE 0 END), "
            "sum(CASE players WHEN 1 THEN won ELSE 0 END), sum(CASE assisted WHEN 0 THEN 1 ELSE 0 END), "
            "sum(CASE assisted WHEN 0 THEN score ELSE 0 END), max(CASE assisted WHEN 0 THEN score END) "
            "FROM results WHERE person = ? GROUP BY game ORDER BY min(at), game"
        )
        found: OrderedDict[str, GameStatistics] = OrderedDict()
        for game, played, victories, solo, solo_won, own, total, best in await self.store.read(sql, person.id):
            average = round(int(total) / own, 2) if own else None
            found[game] = GameStatistics(game, played, int(victories), average, best, None, None, solo, int(solo_won))
        sql = "SELECT game, mu, sigma FROM ratings WHERE person = ?"
        for game, mu, sigma in await self.store.read(sql, person.id):
            statistics = found.setdefault(game, GameStatistics(game, 0, 0, None, None, None, None, 0, 0))
            statistics.rating, statistics.deviation = round(mu / MILLION, 2), round(sigma / MILLION, 2)
        return list(found.values())
