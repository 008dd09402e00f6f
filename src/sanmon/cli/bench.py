"""`sanmon bench`: the table of speeds."""

from __future__ import annotations

import sys

import msgspec
from rich import box
from rich.table import Table

from sanmon.cli.screen import FAINT, console
from sanmon.lab.bench import Bench, Speed, Spread, measure


def bench(names: list[str], players: int | None, rounds: int, as_json: bool) -> int:
    """Measure and tell. The exit code."""
    err = console(stderr=True)
    if err.is_terminal:
        with err.status("") as status:
            found = measure(names, players, rounds, status.update)
    else:
        found = measure(names, players, rounds)
    if as_json:
        sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")
    else:
        tell(found)
    return 0


def tell(found: Bench) -> None:
    """Two narrow tables: what is done in a second, and what the single operations take."""
    out = console()
    build = "compiled" if found.compiled else "from source"
    out.print(
        f"Random games, one process, Python {found.python}, {build}; medians of {found.rounds} rounds (lowest–highest)."
    )
    speeds = [*found.speeds, *([found.peer] if found.peer else [])]
    rates = _table("each second")
    rates.add_column("game", no_wrap=True)
    for column in ("decisions", "real ones", "games", "options"):
        rates.add_column(column, justify="right")
    if found.peer is not None:
        rates.add_column("to peer", justify="right")
    for speed in speeds:
        cells = [_rate(speed.decisions), _rate(speed.real_decisions), _rate(speed.games), f"{speed.options.median:.1f}"]
        ratio = found.ratios.get(_name(speed))
        if found.peer is not None:
            cells.append("1" if ratio is None else f"{ratio['decisions']:.1f}, {ratio['real_decisions']:.1f}")
        rates.add_row(_name(speed), *cells)
    out.print(rates)
    times = _table("microseconds")
    times.add_column("game", no_wrap=True)
    for column in ("clone", "imagine", "view", "dump + restore", "searches/s"):
        times.add_column(column, justify="right")
    for speed in speeds:
        times.add_row(
            _name(speed),
            _time(speed.clone),
            _time(speed.imagine),
            _time(speed.view),
            _time(speed.dump_restore),
            "–" if speed.search is None else _rate(speed.search),
        )
    out.print(times)
    out.print(
        "Real ones: decisions with two options or more. Options: on average at a decision. "
        "To peer: our decisions and our real ones a second against catanatron's. "
        "Searches: iterations of the search in a second, each through whole turns of a world of its own.",
        style=FAINT,
    )
    if found.note:
        out.print(found.note)


def _table(title: str) -> Table:
    return Table(box=box.SIMPLE_HEAD, header_style="bold", title=title, title_justify="left", pad_edge=False)


def _name(speed: Speed) -> str:
    return f"{speed.game}-{speed.players}"


def _rate(spread: Spread) -> str:
    unit, mark = (1000, " k") if spread.median >= 1000 else (1, "")
    digits = 0 if spread.median / unit >= 100 else 1
    low, middle, high = (f"{figure / unit:,.{digits}f}" for figure in (spread.low, spread.median, spread.high))
    return f"{middle}{mark}\n({low}–{high})"


def _time(spread: Spread | None) -> str:
    return "–" if spread is None else f"{spread.median:.1f}\n({spread.low:.1f}–{spread.high:.1f})"
