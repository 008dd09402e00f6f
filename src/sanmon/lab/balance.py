"""The balance report of a game: many games between equal agents, told as tables and plots.

    python -m sanmon.lab.balance satori --agent greedy --games 200

A game says in `balance.py` which verbs' things should be equally good (FAMILIES; of those in FIRST_THING only the first
counts), what else to count at the end of a game (`measure`), between which scores winners are expected (WINNING) and what figures do not tell (REMARKS).
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import statistics
from collections import defaultdict
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Any

import sanmon
from sanmon.bots.agents import Position, agent
from sanmon.kernel.errors import SetupError
from sanmon.kernel.messages import Result
from sanmon.kernel.state import State
from sanmon.lab import svg

ERRORS = 2.0  # a difference counts when it is larger than so many standard errors


class Game:
    """One game that was played: its result, who began, what each seat chose, and the game's own figures."""

    def __init__(self, result: Result, first: int, chosen: list[set[str]], figures: dict[str, float]) -> None:
        self.result = result
        self.first = first
        self.chosen = chosen
        self.figures = figures


def play(task: tuple[str, int, int, str]) -> Game:
    """Play one game."""
    name, players, seed, agent_name = task
    facts = import_module(f"sanmon.{name}.balance")
    game = sanmon.load(name)
    state: State = game.start(players=players, seed=seed)
    agents = [agent(agent_name, f"{seed}-{seat}") for seat in range(players)]
    positions = [Position(state, seat) for seat in range(players)]
    chosen: list[set[str]] = [set() for _ in range(players)]
    first = -1
    while state.seat is not None:
        seat = state.seat
        if first < 0:
            first = seat
        option = agents[seat].choose(state.options(), positions[seat])
        verb, _, things = game.vocabulary.text(option).partition(" ")
        if verb in facts.FAMILIES:
            first_only = verb in getattr(facts, "FIRST_THING", ())
            chosen[seat].add(f"{verb} {things.partition(' ')[0] if first_only else things}".rstrip())
        state.apply(option, seat)
    assert state.result is not None
    return Game(state.result, first, chosen, facts.measure(state))


def play_all(name: str, players: int, games: int, agent_name: str, jobs: int) -> list[Game]:
    """Games with the seeds 1 to `games`."""
    tasks = [(name, players, seed, agent_name) for seed in range(1, games + 1)]
    if jobs == 1:
        return [play(task) for task in tasks]
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        return list(pool.map(play, tasks, chunksize=4))


def report(name: str, counts: Sequence[int], games: int, agent_name: str, jobs: int, pictures: Path) -> str:
    """The whole report as Markdown; plots go into a folder."""
    facts = import_module(f"sanmon.{name}.balance")
    game = sanmon.load(name)
    command = f"python -m sanmon.lab.balance {name} --agent {agent_name} --games {games}"
    lines = [
        f"# {name.capitalize()}: how the set {game.components_name} is balanced",
        "",
        f"Made by `{command}`: {games} games for each number of players between agents called `{agent_name}`, seeds 1 to {games}.",
        "A figure in brackets is two standard errors: differences smaller than that may be chance.",
        "",
    ]
    everything: dict[int, list[Game]] = {}
    for players in counts:
        everything[players] = play_all(name, players, games, agent_name, jobs)
        lines += _of_count(name, players, everything[players], facts, pictures)
    lines += _families(everything, facts)
    lines += [
        "## The targets",
        "",
        *targets(name, everything, facts),
        *[f"- {remark}" for remark in facts.REMARKS],
        "",
    ]
    return "\n".join(lines)


def targets(name: str, everything: dict[int, list[Game]], facts: Any) -> list[str]:
    """What was designed for, and how it fares: winners' scores, places at the table, sources that decide, things that win too often."""
    several = {players: played for players, played in everything.items() if players > 1}
    low, high = facts.WINNING
    inside = [
        f"{statistics.mean(low <= max(game.result.scores) <= high for game in played):.0%} with {players} players"
        for players, played in several.items()
    ]
    uneven = []
    for players, played in several.items():
        wins, error = _wins_by_place(players, played)
        worst = max(wins, key=lambda won: abs(won - 1 / players))
        sure = "more than chance" if abs(worst - 1 / players) > error else "no more than chance"
        uneven.append(f"{worst - 1 / players:+.0%} with {players} players ({sure}: ± {error:.0%})")
    keys = sanmon.load(name).scores
    scored = {key for key in keys for players, played in several.items() if any(_scored(key, players, played))}
    decided = {key for played in several.values() for key, games in _decided(name, played).items() if games}
    idle = [key for key in keys if key in scored - decided]
    found = [row for rows in _lifts(several, facts).values() for row in rows]
    marked = [thing for lift, error, thing, _ in found if abs(lift) > error]
    if not several:
        return []
    scores = f"- Winning scores mostly between {low} and {high}: {', '.join(inside)}."
    places = f"- Places at the table within a few percent: the place furthest from its share {', '.join(uneven)}."
    sources = "- Every source decides some games: " + (f"all but {', '.join(idle)}." if idle else "all do.")
    chosen = f"- Nothing to be chosen wins much more or less often than the rest: of {len(found)} things {len(marked)} differ by more than two errors"
    return [scores, places, sources, f"{chosen}; {round(len(found) / 20)} would by chance alone."]


def _of_count(name: str, players: int, played: list[Game], facts: Any, pictures: Path) -> list[str]:
    solo = players == 1 and len(played[0].result.scores) > 1
    winning = [float(max(game.result.scores[:players])) for game in played]
    everyone = [float(score) for game in played for score in game.result.scores[:players]]
    lines = [f"## {'Alone' if players == 1 else f'{players} players'}", ""]
    series: dict[str, Sequence[float]] = {"all scores": everyone, "winners": winning}
    if players == 1:
        series = {"player": everyone}
    if solo:
        series["opponent"] = [float(game.result.scores[1]) for game in played]
    picture = f"{name}-{players}.svg"
    title = "Scores alone" if players == 1 else f"Scores with {players} players"
    (pictures / picture).write_text(svg.histogram(title, series, 4, facts.WINNING), "utf-8")
    lines += [f"![{title}]({picture})", ""]
    low, high = facts.WINNING
    inside = sum(low <= score <= high for score in winning) / len(winning)
    what = "The player's" if players == 1 else "Winning"
    lines.append(f"- {what} scores: {_spread(winning)}; {inside:.0%} between {low} and {high}.")
    if players > 1:
        lines.append(
            f"- All scores: {_spread(everyone)}; the winner leads by {_mean([_lead(game) for game in played])}."
        )
        lines += _seats(players, played)
    if solo:
        won = sum(game.result.scores[0] > game.result.scores[1] for game in played) / len(played)
        lines.append(f"- The player wins {won:.0%} of the games; the opponent scores {_spread(series['opponent'])}.")
    figures = ", ".join(f"{key} {_mean([game.figures[key] for game in played])}" for key in played[0].figures)
    lines += [f"- At the end: {figures}.", ""]
    return lines + _sources(name, players, played, pictures)


def _wins_by_place(players: int, played: list[Game]) -> tuple[list[float], float]:
    """The share of games that each place in the first round won, and how far chance may take it."""
    wins = [0.0] * players
    for game in played:
        winners = [seat for seat, rank in enumerate(game.result.ranks[:players]) if rank == 1]
        for seat in winners:
            wins[(seat - game.first) % players] += 1 / len(winners)
    error = ERRORS * math.sqrt((1 / players) * (1 - 1 / players) / len(played))
    return [won / len(played) for won in wins], error


def _seats(players: int, played: list[Game]) -> list[str]:
    wins, error = _wins_by_place(players, played)
    shares = ", ".join(f"{place + 1}. {won:.0%}" for place, won in enumerate(wins))
    return [
        f"- Wins by place in the first round: {shares} (each {1 / players:.0%} ± {error:.0%} if places were equal)."
    ]


def _sources(name: str, players: int, played: list[Game], pictures: Path) -> list[str]:
    """Where points come from, and how often a source decides: without it the winner would not have won."""
    mean: dict[str, float] = {}
    decided = _decided(name, played)
    for key in sanmon.load(name).scores:
        points = _scored(key, players, played)
        if any(points):
            mean[key] = statistics.mean(points)
    picture = f"{name}-{players}-sources.svg"
    title = "Points by source alone" if players == 1 else f"Points by source with {players} players"
    (pictures / picture).write_text(svg.bars(title, list(mean.items())), "utf-8")
    lines = [f"![{title}]({picture})", "", "| source | points | decides |", "|---|---|---|"]
    lines += [f"| {key} | {points:.1f} | {decided[key] / len(played):.0%} |" for key, points in mean.items()]
    return [*lines, "", "*decides*: games that somebody else would have won without this source.", ""]


def _scored(key: str, players: int, played: list[Game]) -> list[int]:
    """What a source brought to each player in each game."""
    return [game.result.breakdown[seat].get(key, 0) for game in played for seat in range(players)]


def _decided(name: str, played: list[Game]) -> dict[str, int]:
    """By source: games that somebody else would have won without it."""
    decided: dict[str, int] = defaultdict(int)
    for game in played:
        scores = game.result.scores
        winner = scores.index(max(scores))
        others = [seat for seat in range(len(scores)) if seat != winner]
        for key in sanmon.load(name).scores:
            without = scores[winner] - game.result.breakdown[winner].get(key, 0)
            decided[key] += bool(others) and any(
                scores[seat] - game.result.breakdown[seat].get(key, 0) > without for seat in others
            )
    return decided


def _lifts(several: dict[int, list[Game]], facts: Any) -> dict[str, list[tuple[float, float, str, int]]]:
    """By verb, for each thing that can be chosen: how much more often its chooser won than an average player, the error, and how often."""
    found: dict[str, list[tuple[float, float, str, int]]] = {}
    options = sorted(
        {text for played in several.values() for game in played for chosen in game.chosen for text in chosen}
    )
    for verb in facts.FAMILIES:
        rows = []
        for text in options:
            if text.partition(" ")[0] != verb:
                continue
            lifts = []
            for players, played in several.items():
                for game in played:
                    winners = game.result.ranks.count(1)
                    for seat in range(players):
                        if text in game.chosen[seat]:
                            lifts.append((game.result.ranks[seat] == 1) / winners - 1 / players)
            error = ERRORS * statistics.pstdev(lifts) / math.sqrt(len(lifts))
            rows.append((statistics.mean(lifts), error, text.partition(" ")[2] or text, len(lifts)))
        found[verb] = sorted(rows, reverse=True)
    return found


def _families(everything: dict[int, list[Game]], facts: Any) -> list[str]:
    """A table for each family of things."""
    lines: list[str] = []
    several = {players: played for players, played in everything.items() if players > 1}
    for verb, rows in _lifts(several, facts).items():
        if rows:
            lines += [
                f"## {facts.FAMILIES[verb].capitalize()}",
                "",
                "| | chosen | wins more often by |",
                "|---|---|---|",
            ]
            for lift, error, name, chosen in rows:
                sure = "" if abs(lift) <= error else " **!**"
                lines.append(f"| {name} | {chosen} | {lift:+.1%} (± {error:.1%}){sure} |")
            lines += [
                "",
                "**!** marks what is probably not chance (of twenty rows one is marked by chance alone). What only a leader can afford wins more often, too.",
                "",
            ]
    return lines


def _lead(game: Game) -> float:
    ordered = sorted(game.result.scores, reverse=True)
    return float(ordered[0] - ordered[1])


def _mean(values: Sequence[float]) -> str:
    error = ERRORS * statistics.pstdev(values) / math.sqrt(len(values))
    return f"{statistics.mean(values):.1f} (± {error:.1f})"


def _spread(values: Sequence[float]) -> str:
    ordered = sorted(values)
    tenth = ordered[len(ordered) // 10]
    ninth = ordered[(len(ordered) * 9) // 10 if len(ordered) > 1 else 0]
    return f"{_mean(values)}, most of them {tenth:.0f} to {ninth:.0f}"


def main() -> None:
    """Write the report of a game and its plots into docs/balance."""
    parser = argparse.ArgumentParser(prog="python -m sanmon.lab.balance", description="Write a game's balance report.")
    parser.add_argument("game", choices=sanmon.games())
    parser.add_argument("--agent", default="greedy", help="who plays, on every seat")
    parser.add_argument("--games", type=int, default=200, help="for each number of players")
    parser.add_argument(
        "--players", type=int, action="append", help="only this number of players; may stand several times"
    )
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--out", type=Path, default=Path("docs/balance"), help="the folder to write into")
    given = parser.parse_args()
    try:
        agent(given.agent)
    except SetupError as problem:
        parser.error(str(problem))
    given.out.mkdir(parents=True, exist_ok=True)
    counts = given.players or list(sanmon.info(given.game).players)
    text = report(given.game, counts, given.games, given.agent, given.jobs, given.out)
    (given.out / f"{given.game}.md").write_text(text, "utf-8")


if __name__ == "__main__":
    main()
