"""Writes docs/performance.md and its plot from a run of the benchmark."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import sanmon
from sanmon.lab import svg
from sanmon.lab.bench.measure import NATIVE, REFERENCE, Bench, Speed, Spread

PLOT = "performance.svg"


def wanted_speed(game: str) -> tuple[int, int] | None:
    """The speed goals in a game's card, compiled and from source, as ratios to the reference; None if it has none."""
    goal: tuple[int, int] | None = getattr(import_module(f"{sanmon.info(game).package}.card"), "WANTED_SPEED", None)
    return goal


def write(found: Bench, page: Path, command: str) -> None:
    """Writes the page, and the plot into the same folder."""
    page.write_text(text(found, command), "utf-8")
    (page.parent / PLOT).write_text(plot(found), "utf-8")


def plot(found: Bench) -> str:
    """A bar chart of real decisions per second, the fastest first."""
    rows = sorted(
        ((_title(speed), speed.real_decisions.median / 1000) for speed in found.speeds if _is_shown(speed)),
        key=lambda row: -row[1],
    )
    return svg.bars("Thousands of real decisions a second, one core, random games", rows)


def _is_shown(speed: Speed) -> bool:
    return speed.build == "peer" or speed.name.endswith("-4")


def _title(speed: Speed) -> str:
    if speed.build != "peer":
        return f"{speed.name}, {speed.build}"
    return speed.name.removeprefix("OpenSpiel ")


def text(found: Bench, command: str) -> str:
    """The page as Markdown; `command` is the command line that makes it."""
    lines = [
        "# How fast it is",
        "",
        f"`{command}` measures the games and writes this page; do not edit it.",
        "",
        f"- Machine: Python {found.python}, {found.machine}. Each engine runs on one core.",
        f"- Figures are processor time: the median of {found.rounds} interleaved rounds, in brackets the lowest and",
        "  the highest. Only ratios carry over to another machine.",
        "- *source* is Sanmon interpreted by Python, *compiled* is the same code compiled with mypyc (`make fast`),",
        "  and *peer* is another engine. `satori-4` is Satori with four players.",
        "",
        f"![Real decisions a second]({PLOT})",
        "",
        "## Random games",
        "",
        "Every engine plays games by choosing random options. A *real* decision has two options or more. *options* is",
        "the mean number of options. The last column compares with catanatron in the same round: how many times as",
        "many decisions, and how many times as many real decisions.",
        "",
        "| engine | build | decisions/s | real decisions/s | games/s | options | to catanatron |",
        "|---|---|--:|--:|--:|--:|--:|",
    ]
    for speed in found.speeds:
        ratio = found.ratios.get(f"{speed.name}, {speed.build}")
        cells = [
            speed.name, speed.build, rate(speed.decisions), rate(speed.real_decisions), rate(speed.games),
            f"{speed.options.median:.1f}", "" if ratio is None else f"{ratio.decisions:.1f}, "
                                                                    f"{ratio.real_decisions:.1f}",
        ]  # fmt: skip
        lines.append(f"| {' | '.join(cells)} |")
    lines += [
        "",
        "## Single operations",
        "",
        "Times are in microseconds, averaged over the positions of a whole game. *searches/s* is the number of",
        "iterations of the bots' search in a second; each plays whole turns in an imagined game of its own.",
        "*lines/s* is the number of different whole turns that the planner finds in a second, *plans/s* how many of",
        "them it then tries in a second.",
        "",
        "| engine | build | clone | imagine | view | dump + restore | searches/s | lines/s | plans/s |",
        "|---|---|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for speed in found.speeds:
        if speed.clone is not None:
            times = [took(speed.clone), took(speed.imagine), took(speed.view), took(speed.dump_restore)]
            rates = ["" if one is None else rate(one) for one in (speed.search, speed.lines, speed.plans)]
            cells = [speed.name, speed.build, *times, *rates]
            lines.append(f"| {' | '.join(cells)} |")
    lines += _observed(found)
    lines += _wanted(found)
    lines += [f"\n{note}." for note in found.notes]
    return "\n".join([*lines, ""])


def _observed(found: Bench) -> list[str]:
    """The section about steps with observation and mask; empty if they were not measured."""
    if not found.observed:
        return []
    lines = [
        "",
        "## What a learner sees",
        "",
        "Steps a second through each interface: decisions with the observation of the seat that decides, and the mask",
        "of its options. *batch* is `sanmon.lab.vector` with 64 lanes, *observer* is `Observer.both` beside a state;",
        "the others are those libraries' own loops with their wrappers. In *Gymnasium* the moves of the rival are made",
        "too, but not counted. The last column compares with OpenSpiel's backgammon, also with observation and mask",
        "from Python, in the same round.",
        "",
        "| interface | build | steps/s | to backgammon |",
        "|---|---|--:|--:|",
    ]
    for one in found.observed:
        ratio = f"{one.to_backgammon:.1f}" if one.to_backgammon else ""
        lines.append(f"| {one.name} | {one.build} | {rate(one.steps)} | {ratio} |")
    return lines


def _wanted(found: Bench) -> list[str]:
    """The section that compares the measured speeds with the goals; empty if the reference was not measured."""
    speeds = {f"{speed.name}, {speed.build}": speed for speed in found.speeds}
    native = speeds.get(f"{NATIVE}, peer")
    if REFERENCE not in {speed.name for speed in found.speeds}:
        return []
    lines = [
        "",
        "## Goals and results",
        "",
        f"The figures are for four players: how many times as many real decisions a second as {REFERENCE}, and as",
        "OpenSpiel's backgammon inside C++. The last column is how many copies of a state a game makes while",
        f"{REFERENCE} makes one; the goal is 10 when compiled.",
        "",
        "| game | build | goal | result | to backgammon in C++ | copies |",
        "|---|---|--:|--:|--:|--:|",
    ]
    goals = {game: wanted_speed(game) for game in sanmon.games()}
    for game, wanted in goals.items():
        for build, least in zip(("compiled", "source"), wanted, strict=True) if wanted else ():
            key = f"{game}-4, {build}"
            if key in speeds:
                ratio = found.ratios[key]
                to_native = "" if native is None else f"{_share(speeds[key], native):.1f}"
                lines.append(
                    f"| {game} | {build} | {least} | {ratio.real_decisions:.1f} | {to_native} | {ratio.clone:.1f} |"
                )
    return lines if len(lines) > 7 else []


def _share(ours: Speed, theirs: Speed) -> float:
    return ours.real_decisions.median / theirs.real_decisions.median


def rate(spread: Spread) -> str:
    """A rate with its range, such as `412 k (398–431)`."""
    unit, mark = (1000, " k") if spread.median >= 1000 else (1, "")
    digits = 0 if spread.median / unit >= 100 else 1
    low, middle, high = (f"{figure / unit:,.{digits}f}" for figure in (spread.low, spread.median, spread.high))
    return f"{middle}{mark} ({low}–{high})"


def took(spread: Spread | None) -> str:
    """A time with its range, such as `3.1 (3.0–3.4)`; empty if it was not measured."""
    return "" if spread is None else f"{spread.median:.1f} ({spread.low:.1f}–{spread.high:.1f})"
