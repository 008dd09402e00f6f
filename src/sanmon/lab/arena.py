"""The arena: matches between agents on balanced seats. They give Elo with bounds, sources of points and thinking times.

Every deal is played once for each rotation of the seats, so that every contestant plays every seat with the same luck.
Game k is the same in whichever process it runs, and results are read in order, so the number of processes does not
change the outcome, not even of a match that a test ends early.
"""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

import msgspec

import sanmon
from sanmon.bots.agents import Agent, Position
from sanmon.bots.seeds import match_seed
from sanmon.kernel.errors import SetupError
from sanmon.kernel.info import Setting
from sanmon.kernel.state import State
from sanmon.lab.contestants import make_agent
from sanmon.lab.guests import Guest, interpreter_of, is_guest, setup_of
from sanmon.lab.play import check_games, play
from sanmon.lab.rating import Sprt, Table, elo_of, expected, make_sprt, ratings_with_bounds, share_bounds, summed
from sanmon.lab.rewards import share_of_win
from sanmon.lab.workers import check_jobs, in_order


class Match(msgspec.Struct, frozen=True):
    """The plan of a match; the same plan gives the same games."""

    game: str
    players: int
    games: int
    contestants: tuple[str, ...]  # each once
    lineups: tuple[tuple[int, ...], ...]  # places in `contestants`, by seat; game k has line-up k % len(lineups)
    seed: int = 1
    settings: dict[str, Setting] = {}
    components: str | None = None
    sprt: Sprt | None = None  # about the first contestant
    wins: bool = False  # the test is about games won, not about points against each other
    titles: tuple[str, ...] = ()  # in a solo game, the verdicts that count as won; empty: all that are not lost
    seconds: float | None = None  # of processor time that every contestant has for a decision; None: no limit


class Bout(msgspec.Struct, frozen=True):
    """One game of a match after it was played. Lists are by seat."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    sources: tuple[dict[str, int], ...]
    verdict: str | None
    decisions: list[int]
    seconds: list[float]
    longest: list[float]


class Standing(msgspec.Struct, frozen=True):
    """The results of one contestant. Bounds are those of a 95 % confidence interval."""

    name: str
    elo: float
    elo_low: float
    elo_high: float
    games: int  # seats that it played; several in one game count separately
    wins: float  # a shared win counts as its share
    win_rate: float
    win_low: float
    win_high: float
    score: float
    sources: dict[str, float]  # mean points by where they come from
    milliseconds: float  # for a decision
    longest: float  # the slowest decision, in milliseconds


class Outcome(msgspec.Struct, frozen=True):
    """The results of a match.

    `against` has the points of each contestant against each other one, and `verdicts` the number of solo games by
    verdict.
    """

    game: str
    players: int
    games: int
    seed: int
    seconds: float
    standings: list[Standing]
    against: list[list[float]]
    verdicts: dict[str, int]
    sprt: str  # high, low, open, or nothing without a test
    sprt_ratio: float


def make_match(
    game: str,
    seats: list[str],
    games: int,
    players: int | None = None,
    seed: int = 1,
    settings: dict[str, Setting] | None = None,
    components: str | Path | None = None,
    elo: tuple[float, float] | None = None,
    wins: tuple[float, float] | None = None,
    title: str | None = None,
    seconds: float | None = None,
) -> Match:
    """Checks the arguments and makes a match; raises SetupError for any that are wrong.

    If there are as many `seats` as players, they are one line-up. If there are more, all groups of that size play. If
    there are fewer, the names are repeated around the table.

    `elo` and `wins` are the two hypotheses of a sequential test: differences in Elo, or shares of games won. In a solo
    game, `title` is the lowest verdict that counts as won. `seconds` is the processor time for a decision.
    """
    info = sanmon.info(game)
    count = info.check_players(players if players is not None else (len(seats) if len(seats) in info.players else None))
    for name in seats:
        if is_guest(name):
            interpreter_of(name)
        else:
            make_agent(name)
    check_games(games)
    if seconds is not None and not seconds > 0.0:
        raise SetupError(f"the seconds for a decision must be above 0, not {seconds:g}")
    contestants = list(dict.fromkeys(seats))
    if elo is not None and wins is not None:
        raise SetupError("a match has one sequential test: of Elo or of wins, not both")
    if (elo is not None or wins is not None) and len(contestants) < 2 and count > 1:
        raise SetupError("a sequential test compares two agents or more; name another agent")
    if elo is not None and count == 1:
        raise SetupError("a solo game has no Elo; test the share of wins instead")
    places = [contestants.index(name) for name in seats]
    if len(places) > count:
        groups = list(itertools.combinations(places, count))
    else:
        groups = [tuple(places[seat % len(places)] for seat in range(count))]
    lineups = [group[turn:] + group[:turn] for group in groups for turn in range(count)]
    sprt = None
    if elo is not None:
        sprt = make_sprt(expected(elo[0]), expected(elo[1]))
    elif wins is not None:
        sprt = make_sprt(*wins)
    return Match(
        game,
        count,
        games,
        tuple(contestants),
        tuple(dict.fromkeys(lineups)),
        seed,
        info.check_settings(count, settings or {}),
        None if components is None else str(components),
        sprt,
        wins is not None,
        () if title is None else _titles_from(game, count, title, components),
        seconds,
    )


def _titles_from(game: str, players: int, title: str, components: str | Path | None) -> tuple[str, ...]:
    """This title and all better ones."""
    titles = sanmon.load(game, components).titles
    if not titles or players > 1:
        raise SetupError(f"--title is for solo games with titles; {game} with {players} players has none")
    if title not in titles:
        raise SetupError(f"{game} has no title {title!r}; its titles are {', '.join(titles)}")
    return tuple(titles[titles.index(title) :])


def hold(match: Match, jobs: int = 1, progress: Callable[[int, str], None] | None = None) -> Outcome:
    """Plays the match in `jobs` processes, to its end or until its test has a verdict."""
    check_jobs(jobs)
    sanmon.load(match.game, match.components)
    began = time.perf_counter()
    bouts: list[Bout] = []
    got = 0.0
    count = 0
    settled = ""
    with closing(in_order(bouts_of, match, match.games, 1, jobs)) as played:
        for finished in played:
            bouts += finished
            if match.sprt is not None:
                gained = trial(match, len(bouts) - 1, finished[0])
                if gained is not None:
                    got += gained
                    count += 1
                # The test looks only at whole deals: within a deal the contestants have not played the same seats.
                if len(bouts) % len(match.lineups) == 0:
                    settled = match.sprt.verdict(got, count)
            if progress is not None:
                progress(1, f"{got:g} of {count}" if match.sprt is not None else "")
            if settled:
                break
    ratio = match.sprt.ratio(got, count) if match.sprt is not None else 0.0
    verdict = (settled or "open") if match.sprt is not None else ""
    return _outcome(match, bouts, time.perf_counter() - began, verdict, ratio)


class Timed(Agent):
    """Wraps an agent and measures its processor time. A guest, in another process, measures its own."""

    def __init__(self, bot: Agent) -> None:
        super().__init__()
        self.bot = bot
        self.decisions = 0
        self.seconds = 0.0
        self.longest = 0.0

    def choose(self, options: Sequence[int], position: Position) -> int:
        """Returns the wrapped agent's choice and adds up the time it took."""
        began = time.process_time()
        option = self.bot.choose(options, position)
        took = self.bot.took if isinstance(self.bot, Guest) else time.process_time() - began
        self.decisions += 1
        self.seconds += took
        self.longest = max(self.longest, took)
        return option


def bouts_of(match: Match, first: int, end: int) -> list[Bout]:
    """Plays the games of a match from number `first` to before `end`."""
    return [bout(match, number) for number in range(first, end)]


def bout(match: Match, number: int) -> Bout:
    """Plays one game of a match."""
    game = sanmon.load(match.game, match.components)
    deal, turn = divmod(number, len(match.lineups))
    seed = match.seed + deal
    names = [match.contestants[contestant] for contestant in match.lineups[turn]]
    state: State = game.start(match.players, seed, False, None, **match.settings)
    setup = setup_of(match.game, match.players, seed, match.settings, match.components, match.seconds)
    moves: list[int] = []
    agents: list[Timed] = []
    try:
        for seat, name in enumerate(names):
            own_seed = match_seed(seed, turn, seat, name)
            if is_guest(name):
                agents.append(Timed(Guest(name, own_seed, game, seat, setup, moves)))
                continue
            bot = make_agent(name, own_seed)
            if match.seconds is not None:
                bot.cap(match.seconds, time.process_time)
            agents.append(Timed(bot))
        play(state, agents, after=lambda _state, _seat, option: moves.append(option))
    finally:
        for timed in agents:
            if isinstance(timed.bot, Guest):
                timed.bot.close()
    result = state.result
    assert result is not None
    return Bout(
        result.scores,
        result.ranks,
        result.breakdown,
        result.verdict,
        [agent.decisions for agent in agents],
        [agent.seconds for agent in agents],
        [agent.longest for agent in agents],
    )


def trial(match: Match, number: int, bout: Bout) -> float | None:
    """The first contestant's result in one game, for the test: its share of the win, or of points against the others.

    A game gives one figure, however many seats the contestant has: its seats are not independent. Returns None if it
    played no seat or met no other contestant.
    """
    lineup = match.lineups[number % len(match.lineups)]
    mine = [seat for seat, who in enumerate(lineup) if who == 0]
    if match.wins:
        return sum(_won(match, bout, seat) for seat in mine) / len(mine) if mine else None
    met = [_against(bout, seat, other) for seat in mine for other, rival in enumerate(lineup) if rival != 0]
    return sum(met) / len(met) if met else None


def _won(match: Match, bout: Bout, seat: int) -> float:
    """The seat's share of the win. A solo game can be lost by its verdict although no opponent is scored."""
    if match.titles:
        return float(bout.verdict in match.titles)
    if bout.verdict is not None and bout.verdict.startswith("lost"):
        return 0.0
    return share_of_win(bout.ranks, seat)


def _against(bout: Bout, seat: int, other: int) -> float:
    mine, theirs = bout.ranks[seat], bout.ranks[other]
    return 0.5 if mine == theirs else float(mine < theirs)


def _table(match: Match, number: int, bout: Bout) -> Table:
    """The points of the contestants against each other in one game."""
    lineup = match.lineups[number % len(match.lineups)]
    table = [[0.0] * len(match.contestants) for _ in match.contestants]
    for seat, who in enumerate(lineup):
        for other, rival in enumerate(lineup):
            if who != rival:
                table[who][rival] += _against(bout, seat, other)
    return table


def _outcome(match: Match, bouts: list[Bout], seconds: float, sprt: str, ratio: float) -> Outcome:
    tables = [_table(match, number, bout) for number, bout in enumerate(bouts)]
    # The bootstrap draws whole deals, because the games of one deal share their luck.
    deals = [summed(tables[first : first + len(match.lineups)]) for first in range(0, len(tables), len(match.lineups))]
    elo, low, high = ratings_with_bounds(deals, sum(any(map(any, table)) for table in tables))
    verdicts: dict[str, int] = {}
    for bout in bouts:
        if bout.verdict is not None:
            verdicts[bout.verdict] = verdicts.get(bout.verdict, 0) + 1
    return Outcome(
        match.game,
        match.players,
        len(bouts),
        match.seed,
        round(seconds, 3),
        [_standing(match, bouts, who, (elo[who], low[who], high[who])) for who in range(len(match.contestants))],
        summed(tables),
        dict(sorted(verdicts.items())),
        sprt,
        round(ratio, 3),
    )


def _standing(match: Match, bouts: list[Bout], who: int, elo: tuple[float, float, float]) -> Standing:
    seats = [
        (bout, seat)
        for number, bout in enumerate(bouts)
        for seat, sitting in enumerate(match.lineups[number % len(match.lineups)])
        if sitting == who
    ]
    count = len(seats)
    wins = sum(_won(match, bout, seat) for bout, seat in seats)
    low, high = share_bounds(wins, count)
    sources: dict[str, float] = {}
    for bout, seat in seats:
        for key, points in bout.sources[seat].items():
            sources[key] = sources.get(key, 0.0) + points / count
    decisions = sum(bout.decisions[seat] for bout, seat in seats)
    thought = sum(bout.seconds[seat] for bout, seat in seats)
    return Standing(
        match.contestants[who],
        round(elo[0], 1),
        round(elo[1], 1),
        round(elo[2], 1),
        count,
        round(wins, 3),
        wins / count if count else 0.0,
        low,
        high,
        sum(bout.scores[seat] for bout, seat in seats) / count if count else 0.0,
        {key: round(points, 3) for key, points in sources.items()},
        1000 * thought / decisions if decisions else 0.0,
        1000 * max((bout.longest[seat] for bout, seat in seats), default=0.0),
    )


__all__ = ["Match", "Outcome", "Standing", "elo_of", "hold", "make_match"]
