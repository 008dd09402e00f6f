"""Results: what is kept of finished games for people's statistics, and their ratings.

Ratings are of games among several people (Plackett-Luce, from openskill): mu about 25 to begin with, sigma the doubt
about it. A game in which somebody went back over what chance or others had shown does not count for ratings.
"""

from __future__ import annotations

from collections import OrderedDict

from openskill.models import PlackettLuce

from sanmon.server.delivery.exports import won
from sanmon.server.domain.clock import now
from sanmon.server.domain.errors import Conflict
from sanmon.server.domain.person import Person
from sanmon.server.protocol.people import GameStatistics
from sanmon.server.runtime.jobs import Job
from sanmon.server.runtime.rooms import Rooms
from sanmon.server.storage import Statement
from sanmon.server.tables import meta_rows

MILLION = 1_000_000  # ratings are stored as whole numbers of millionths

_model = PlackettLuce()


class Results:
    """What came of games."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.store = rooms.store

    async def note(self, job: Job) -> None:
        """A job: a game is over. Noted once, however often it is tried."""
        meta = await meta_rows.load(self.store, job.key)
        if meta is None or meta.result is None:
            return
        room = await self.rooms.room(job.key)
        table_state = room.table_state
        self.rooms.let_go(room)
        result = meta.result
        persons = [seat.person if table_state.agents[n] is None else None for n, seat in enumerate(meta.seats)]
        people = [n for n, agent in enumerate(table_state.agents) if agent is None]
        sql = (
            "INSERT INTO results (card, seat, person, game, people, players, score, rank, won, at) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        )
        at = now()
        statements = [
            Statement(
                sql, meta.id, n, person, meta.game, len(people), meta.players, result.scores[n], result.ranks[n],
                int(won(result, n)), at,
            )
            for n, person in enumerate(persons)
        ]  # fmt: skip
        rated = list(dict.fromkeys(person for person in persons if person is not None))
        if len(rated) > 1 and len(rated) == len(people) and not any(table_state.rewinds):
            statements += await self._ratings(meta.game, rated, [result.ranks[persons.index(one)] for one in rated])
        try:
            await self.store.write(*statements)
        except Conflict:  # noted before
            return

    async def _ratings(self, game: str, persons: list[str], ranks: list[int]) -> list[Statement]:
        marks = ", ".join("?" * len(persons))
        sql = f"SELECT person, mu, sigma FROM ratings WHERE game = ? AND person IN ({marks})"  # noqa: S608
        known = {person: (mu, sigma) for person, mu, sigma in await self.store.read(sql, game, *persons)}
        before = [
            [
                _model.rating(mu=known[one][0] / MILLION, sigma=known[one][1] / MILLION)
                if one in known
                else _model.rating()
            ]
            for one in persons
        ]
        after = _model.rate(before, ranks=[float(rank) for rank in ranks])
        put = (
            "INSERT INTO ratings (person, game, mu, sigma, games) VALUES (?, ?, ?, ?, 1) ON CONFLICT (person, game) "
            "DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = ratings.games + 1"
        )
        return [
            Statement(put, person, game, round(team[0].mu * MILLION), round(team[0].sigma * MILLION))
            for person, team in zip(persons, after, strict=True)
        ]

    async def statistics(self, person: Person) -> list[GameStatistics]:
        """What somebody has done in each game."""
        sql = "SELECT game, players, score, won FROM results WHERE person = ? ORDER BY at, card, seat"
        found: OrderedDict[str, GameStatistics] = OrderedDict()
        scores: dict[str, list[int]] = {}
        for game, players, score, victory in await self.store.read(sql, person.id):
            one = found.setdefault(game, GameStatistics(game, 0, 0, None, None, None, None, 0, 0))
            one.played += 1
            one.won += victory
            if players == 1:
                one.solo_played += 1
                one.solo_won += victory
            scores.setdefault(game, []).append(score)
        for game, one in found.items():
            one.average = round(sum(scores[game]) / len(scores[game]), 2)
            one.best = max(scores[game])
        sql = "SELECT game, mu, sigma FROM ratings WHERE person = ?"
        for game, mu, sigma in await self.store.read(sql, person.id):
            one = found.setdefault(game, GameStatistics(game, 0, 0, None, None, None, None, 0, 0))
            one.rating, one.deviation = round(mu / MILLION, 2), round(sigma / MILLION, 2)
        return list(found.values())
