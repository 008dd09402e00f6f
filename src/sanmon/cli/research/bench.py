"""`sanmon bench`: measures the speed of games and prints it as tables."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
from rich import box
from rich.table import Table

from sanmon.cli.screen import FAINT, console
from sanmon.lab.bench import page as bench_page
from sanmon.lab.bench.measure import Bench, Spread, measure


def bench(
    names: list[str], players: int | None, rounds: int, also: list[str], page: Path | None, as_json: bool, command: str
) -> int:
    """Measures, writes the page if there is one to write, and prints the results. Returns the exit code."""
    err = console(stderr=True)
    if err.is_terminal:
        with err.status("") as status:
            found = measure(names, players, rounds, also, status.update)
    else:
        found = measure(names, players, rounds, also)
    if page is not None:
        bench_page.write(found, page, command)
    if as_json:
        sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")
    else:
        print_speeds(found)
    return 0


def print_speeds(found: Bench) -> None:
    """Prints two tables: rates per second, and the times of single operations."""
    out = console()
    out.print(
        f"Random games, one core, processor time, Python {found.python}; medians of {found.rounds} rounds "
        "(lowest–highest)."
    )
    rates = _table("each second")
    rates.add_column("game")
    for column in ("decisions", "real ones", "games", "options"):
        rates.add_column(column, justify="right")
    if found.ratios:
        rates.add_column("to peer", justify="right")
    for speed in found.speeds:
        cells = [_rate(speed.decisions), _rate(speed.real_decisions), _rate(speed.games), f"{speed.options.median:.1f}"]
        if found.ratios:
            ratio = found.ratios.get(f"{speed.name}, {speed.build}")
            cells.append("" if ratio is None else f"{ratio.decisions:.1f}, {ratio.real_decisions:.1f}")
        rates.add_row(_name(speed.name, speed.build), *cells)
    out.print(rates)
    times = _table("microseconds")
    times.add_column("game")
    for column in ("clone", "imagine", "view", "dump + restore"):
        times.add_column(column, justify="right")
    for speed in found.speeds:
        if speed.clone is not None:
            times.add_row(
                _name(speed.name, speed.build),
                _time(speed.clone),
                _time(speed.imagine),
                _time(speed.view),
                _time(speed.dump_restore),
            )
    out.print(times)
    bots = _table("bots, each second")
    bots.add_column("game")
    for column in ("searches", "lines", "plans"):
        bots.add_column(column, justify="right")
    for speed in found.speeds:
        rates_of_bots = (speed.search, speed.lines, speed.plans)
        if speed.clone is not None:
            bots.add_row(_name(speed.name, speed.build), *["–" if one is None else _rate(one) for one in rates_of_bots])
    out.print(bots)
    learners = _table("steps with observation and mask, each second")
    learners.add_column("interface")
    learners.add_column("steps", justify="right")
    learners.add_column("to backgammon", justify="right")
    for one in found.observed:
        learners.add_row(
            _name(one.name, one.build), _rate(one.steps), f"{one.to_backgammon:.1f}" if one.to_backgammon else ""
        )
    out.print(learners)
    out.print(
        "Real ones: decisions with two options or more. Options: the mean number at a decision. "
        "To peer: our decisions and real ones per second, divided by catanatron's in the same round. "
        "Searches: iterations of the search; each plays several whole turns. "
        "Lines: different whole turns that the planner finds. Plans: how many it tries.",
        style=FAINT,
    )
    for note in found.notes:
        out.print(note)


def _table(title: str) -> Table:
    return Table(box=box.SIMPLE_HEAD, header_style="bold", title=title, title_justify="left", pad_edge=False)


def _name(name: str, build: str) -> str:
    return name if build == "peer" else f"{name}\n({build})"


def _rate(spread: Spread) -> str:
    return bench_page.rate(spread).replace(" (", "\n(")


def _time(spread: Spread | None) -> str:
    return "–" if spread is None else bench_page.took(spread).replace(" (", "\n(")
