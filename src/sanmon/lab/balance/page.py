"""Writes the balance report of a game as a page with plots: targets, scores, sources, places, strategies and things."""

from __future__ import annotations

import math
import re
import statistics
import textwrap
from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import sanmon
from sanmon.lab import svg
from sanmon.lab.balance.games import Game, facts_of
from sanmon.lab.files import write
from sanmon.lab.rewards import share_of_win

ERRORS = 2.0  # a difference counts if it is larger than this many standard errors
WIDTH = 118  # columns of a page, except for tables

Played = Mapping[int, list[Game]]  # by the number of players


def page(name: str, everything: Played, made: str, components: str | Path | None, folder: Path) -> str:
    """The whole report as Markdown; writes the plots into the folder. `made` is a paragraph on how it was made."""
    facts = facts_of(name)
    several = {players: played for players, played in everything.items() if players > 1}
    lines = [
        f"# {name.capitalize()}: how the set {sanmon.load(name, components).components_name} is balanced",
        "",
        "Many games between equally strong bots show how balanced the components are.",
        "",
        made,
        "",
        (
            "A figure in brackets is two standard errors: a smaller difference may be chance. For wins it is how far "
            "chance alone goes if all are equally good. In the plots it is the shade behind a bar."
        ),
        "",
        "## The targets",
        "",
        *targets(name, several, facts),
        *[f"- {remark}" for remark in facts.REMARKS],
        "",
    ]
    for players, played in everything.items():
        lines += _of_count(name, players, played, facts, folder)
    if several:
        lines += [
            *_places(name, several, folder),
            *_strategies(name, several, folder),
            *_families(name, several, facts, folder),
        ]
    return "\n".join([wrapped(line) for line in lines])


def wrapped(line: str) -> str:
    """A line of Markdown, broken into several if it is long. Tables, headings, pictures, links and code stay whole."""
    if len(line) <= WIDTH or line.startswith(("|", "#", "![")):
        return line
    whole = re.sub(r"`[^`]*`|\[[^\]]*\]\([^)]*\)", lambda found: found[0].replace(" ", "\0"), line)
    indent = "  " if line.startswith("- ") else ""
    broken = textwrap.wrap(whole, WIDTH, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)
    return "\n".join(broken).replace("\0", " ")


def targets(name: str, several: Played, facts: Any) -> list[str]:
    """The targets of the design, one line each, and whether the games meet them."""
    if not several:
        return []
    low, high = facts.WINNING
    inside = [f"{_inside(played, facts):.0%} with {players} players" for players, played in several.items()]
    uneven = []
    for players, played in several.items():
        wins, error = wins_by_place(players, played)
        error *= worst_of(players) / ERRORS
        worst = max(wins, key=lambda won: abs(won - 1 / players))
        sure = "more than chance" if abs(worst - 1 / players) > error else "no more than chance"
        uneven.append(f"{worst - 1 / players:+.0%} with {players} players ({sure}: ± {error:.0%})")
    keys = sanmon.load(name).scores
    differ = {key for key in keys for players, played in several.items() if len(set(_scored(key, players, played))) > 1}
    decided = {key for played in several.values() for key, games in _decided(name, played).items() if games}
    idle = [key for key in keys if key in differ - decided]  # a source that is equal for everyone cannot decide a game
    found = [row for rows in _lifts(several, facts).values() for row in rows]
    marked = [thing for lift, error, thing, _ in found if abs(lift) > error]
    scores = f"- Winning scores should mostly be between {low} and {high}: {', '.join(inside)}."
    places = (
        "- All places at the table should win about equally often. The place furthest from its share: "
        f"{', '.join(uneven)}."
    )
    sources = "- Every source of points should decide some games: " + (
        f"all but {', '.join(idle)}." if idle else "all do."
    )
    chosen = (
        "- Nothing that a player can choose should win much more or less often than the rest: "
        f"of {len(found)} things {len(marked)} differ by more than two errors"
    )
    return [scores, places, sources, f"{chosen}; {round(len(found) / 20)} would by chance alone."]


def _inside(played: list[Game], facts: Any) -> float:
    """The share of winners whose score is in the expected range."""
    low, high = facts.WINNING
    return statistics.fmean(low <= max(game.result.scores) <= high for game in played)


# ---------------------------------------------------------------- one number of players


def _of_count(name: str, players: int, played: list[Game], facts: Any, folder: Path) -> list[str]:
    solo = players == 1 and len(played[0].result.scores) > 1
    winning = [float(max(game.result.scores[:players])) for game in played]
    everyone = [float(score) for game in played for score in game.result.scores[:players]]
    lines = [f"## {'Alone' if players == 1 else f'{players} players'}", ""]
    series: dict[str, Sequence[float]] = {"all scores": everyone, "winners": winning}
    if players == 1:
        series = {"player": everyone}
    if solo:
        series["opponent"] = [float(game.result.scores[1]) for game in played]
    title = "Scores alone" if players == 1 else f"Scores with {players} players"
    low, high = facts.WINNING
    lines += _picture(folder, f"{name}-{players}", title, svg.histogram(title, series, 4, facts.WINNING))
    if players == 1:
        lines.append(f"- The player's scores: {_spread(winning)}.")
    else:
        lines.append(
            f"- Winning scores: {_spread(winning)}; {_inside(played, facts):.0%} of them between {low} and {high}."
        )
        lines.append(
            f"- All scores: {_spread(everyone)}; the winner leads by {_mean([_lead(game) for game in played])}."
        )
    if solo:
        won = statistics.mean(game.result.scores[0] > game.result.scores[1] for game in played)
        lines.append(f"- The player wins {won:.0%} of the games; the opponent scores {_spread(series['opponent'])}.")
    verdicts = [game.result.verdict for game in played if game.result.verdict is not None]
    if verdicts:
        shares = [f"{verdict} {verdicts.count(verdict) / len(played):.0%}" for verdict in sorted(set(verdicts))]
        lines.append(f"- Verdicts: {', '.join(shares)}.")
    each = ", ".join(
        f"{key} {_mean([seat[key] for game in played for seat in game.pursued])}" for key in played[0].pursued[0]
    )
    figures = ", ".join(f"{key} {_mean([game.figures[key] for game in played])}" for key in played[0].figures)
    lines += [f"- At the end a player has, on average: {each}.", f"- At the end the table has: {figures}.", ""]
    return lines + _sources(name, players, played, folder)


def _sources(name: str, players: int, played: list[Game], folder: Path) -> list[str]:
    """The points by source, and how often each source decides a game."""
    mean: dict[str, float] = {}
    decided = _decided(name, played)
    for key in sanmon.load(name).scores:
        points = _scored(key, players, played)
        if any(points):
            mean[key] = statistics.mean(points)
    title = "Points by source alone" if players == 1 else f"Points by source with {players} players"
    lines = _picture(folder, f"{name}-{players}-sources", title, svg.bars(title, list(mean.items())))
    if len(played[0].result.scores) == 1:
        return lines  # nobody else is scored, so nothing is decided
    lines += ["| source | points | decides |", "|---|---|---|"]
    lines += [f"| {key} | {points:.1f} | {decided[key] / len(played):.0%} |" for key, points in mean.items()]
    return [
        *lines,
        "",
        "*decides*: the share of games that somebody else would have won if this source did not count.",
        "",
    ]


def _scored(key: str, players: int, played: list[Game]) -> list[int]:
    """The points that each player got from a source in each game."""
    return [game.result.breakdown[seat].get(key, 0) for game in played for seat in range(players)]


def _decided(name: str, played: list[Game]) -> dict[str, int]:
    """By source, the number of games that another player would have won if the source did not count."""
    decided: dict[str, int] = defaultdict(int)
    for game in played:
        scores = game.result.scores
        winner = game.result.ranks.index(1)
        others = [seat for seat in range(len(scores)) if seat != winner]
        for key in sanmon.load(name).scores:
            without = scores[winner] - game.result.breakdown[winner].get(key, 0)
            decided[key] += bool(others) and any(
                scores[seat] - game.result.breakdown[seat].get(key, 0) > without for seat in others
            )
    return decided


# ---------------------------------------------------------------- all numbers of players together


def wins_by_place(players: int, played: list[Game]) -> tuple[list[float], float]:
    """The share of games won by each place in the first round's order, and two standard errors of it."""
    wins = [0.0] * players
    for game in played:
        for place, seat in enumerate(game.order):
            wins[place] += share_of_win(game.result.ranks, seat)
    return [won / len(played) for won in wins], error_by_chance([1 / players] * len(played))


def _places(name: str, several: Played, folder: Path) -> list[str]:
    """The section on how often each place in the first round's order wins."""
    rows: list[tuple[str, float, float]] = []
    table = ["| players | 1st | 2nd | 3rd | 4th | by chance |", "|---|---|---|---|---|---|"]
    for players, played in several.items():
        wins, error = wins_by_place(players, played)
        cells = [f"{won:.0%}" for won in wins] + [""] * (4 - players)
        table.append(f"| {players} | {' | '.join(cells)} | {1 / players:.0%} ± {error:.0%} |")
        rows += [
            (f"{place + 1} of {players}", 100 * (won - 1 / players), 100 * error) for place, won in enumerate(wins)
        ]
    title = "How much more often each place in the first round wins, in percent"
    picture = _picture(folder, f"{name}-places", title, svg.bars(title, rows, " %"))
    return ["## Places at the table", "", *picture, *table, ""]


def _strategies(name: str, several: Played, folder: Path) -> list[str]:
    """The section on strategies: for each figure of `pursued`, whether players with the most of it win more often, and
    whether a player can win with little of it.
    """
    rows: list[tuple[str, float, float]] = []
    table = [
        "| | winners have | others have | the most of it wins more often by | winners who have less than the others |"
    ]
    table.append("|---|---|---|---|---|")
    for key in next(iter(several.values()))[0].pursued[0]:
        mine: list[float] = []
        theirs: list[float] = []
        lifts: list[float] = []
        shares: list[float] = []
        fewer: list[bool] = []
        for players, played in several.items():
            for game in played:
                counts = [seat[key] for seat in game.pursued]
                winners = [seat for seat in range(players) if game.result.ranks[seat] == 1]
                others = [counts[seat] for seat in range(players) if seat not in winners]
                mine += [counts[seat] for seat in winners]
                theirs += others
                if others:
                    fewer += [counts[seat] < statistics.mean(others) for seat in winners]
                most = [seat for seat in range(players) if counts[seat] == max(counts)]
                if len(most) < players:  # if all have the same, nobody has the most
                    lifts.append(statistics.mean(share_of_win(game.result.ranks, seat) for seat in most) - 1 / players)
                    shares.append(1 / players)
        if not theirs or not lifts:
            continue
        lift, error = statistics.mean(lifts), error_by_chance(shares)
        sure = "" if abs(lift) <= error else " **!**"
        table.append(
            f"| {key} | {statistics.mean(mine):.1f} | {statistics.mean(theirs):.1f} "
            f"| {lift:+.0%} (± {error:.0%}){sure} | {statistics.mean(fewer):.0%} |"
        )
        rows.append((key, 100 * lift, 100 * error))
    title = "How much more often the player with the most of it wins, in percent"
    picture = _picture(folder, f"{name}-strategies", title, svg.bars(title, rows, " %"))
    return [
        "## Strategies",
        "",
        *picture,
        *table,
        "",
        (
            "No strategy should be enough alone: the fourth column should be far below 50 %. None should be necessary: "
            "the last column should be above 0 %."
        ),
        "",
    ]


def _lifts(several: Played, facts: Any) -> dict[str, list[tuple[float, float, str, int]]]:
    """By verb, a row for each thing that can be chosen: how much more often those who chose it won than an average
    player, two standard errors, the thing, and the number of times it was chosen.
    """
    lifts: dict[str, list[float]] = defaultdict(list)
    shares: dict[str, list[float]] = defaultdict(list)
    for players, played in several.items():
        for game in played:
            for seat in range(players):
                for text in game.chosen[seat]:
                    lifts[text].append(share_of_win(game.result.ranks, seat) - 1 / players)
                    shares[text].append(1 / players)
    found: dict[str, list[tuple[float, float, str, int]]] = {verb: [] for verb in facts.FAMILIES}
    for text, some in sorted(lifts.items()):
        verb, _, thing = text.partition(" ")
        found[verb].append((statistics.mean(some), error_by_chance(shares[text]), thing or text, len(some)))
    return {verb: sorted(rows, reverse=True) for verb, rows in found.items()}


def _families(name: str, several: Played, facts: Any, folder: Path) -> list[str]:
    """The sections on families of things: a table and a plot for each."""
    lines: list[str] = []
    for verb, rows in _lifts(several, facts).items():
        if not rows:
            continue
        family = facts.FAMILIES[verb]
        title = f"{family.capitalize()}: how much more often its player wins, in percent"
        bars = svg.bars(title, [(thing, 100 * lift, 100 * error) for lift, error, thing, _ in rows], " %")
        lines += [f"## {family.capitalize()}", "", *_picture(folder, f"{name}-{verb}", title, bars)]
        lines += ["| | chosen | its player wins more often by |", "|---|---|---|"]
        for lift, error, thing, chosen in rows:
            sure = "" if abs(lift) <= error else " **!**"
            lines.append(f"| {thing} | {chosen} | {lift:+.1%} (± {error:.1%}){sure} |")
        lines.append("")
    return [
        *lines,
        (
            "**!** marks what is probably not chance. (By chance alone, one row in twenty is marked.) A thing that "
            "only a leader can afford also wins more often."
        ),
        "",
    ]


# ---------------------------------------------------------------- figures


def _lead(game: Game) -> float:
    ordered = sorted(game.result.scores, reverse=True)
    return float(ordered[0] - ordered[1])


def _picture(folder: Path, file: str, title: str, drawn: str) -> list[str]:
    write(folder / f"{file}.svg", drawn.encode())
    return [f"![{title}]({file}.svg)", ""]


def error_by_chance(shares: Sequence[float]) -> float:
    """Two standard errors of the share of games won, if each game is won with its probability in `shares`."""
    return ERRORS * math.sqrt(sum(share * (1 - share) for share in shares)) / len(shares)


def worst_of(places: int) -> float:
    """The number of standard errors within which the worst of this many places stays with a probability of 95 %.

    Of two places only one is independent: the other wins whatever the first does not.
    """
    independent = max(1, places - 1)
    return statistics.NormalDist().inv_cdf((1 + 0.95 ** (1 / independent)) / 2)


def _error(values: Sequence[float]) -> float:
    return ERRORS * statistics.pstdev(values) / math.sqrt(len(values))


def _mean(values: Sequence[float]) -> str:
    return f"{statistics.mean(values):.1f} (± {_error(values):.1f})"


def _spread(values: Sequence[float]) -> str:
    ordered = sorted(values)
    tenth = ordered[len(ordered) // 10]
    ninth = ordered[(len(ordered) * 9) // 10 if len(ordered) > 1 else 0]
    return f"{_mean(values)}, most of them {tenth:.0f} to {ninth:.0f}"
