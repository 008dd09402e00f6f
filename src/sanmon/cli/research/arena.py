"""`sanmon arena`: who is stronger, how sure that is, and where the points come from."""

from __future__ import annotations

import sys

import msgspec
from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from sanmon.cli.screen import FAINT, console, counted
from sanmon.kernel.errors import SetupError
from sanmon.lab.arena import Match, Outcome, hold


def pair(text: str | None, option: str) -> tuple[float, float] | None:
    """Two numbers with a comma between them."""
    if text is None:
        return None
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        raise SetupError(f"{option} takes two numbers with a comma between them, not {text!r}") from None
    if low >= high:
        raise SetupError(f"{option} takes the lower number first, not {text!r}")
    return low, high


def run(match: Match, jobs: int, as_json: bool) -> int:
    """Play, then tell. The exit code: 0, or 1 if a sequential test says no."""
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[test]}"),
        TimeRemainingColumn(),
    )  # fmt: skip
    err = console(stderr=True)
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task(f"{match.game}, {counted(match.players, 'player')}", total=match.games, test="")
        outcome = hold(match, jobs, lambda some, test: progress.update(task, advance=some, test=test))
    if as_json:
        sys.stdout.buffer.write(msgspec.json.encode(outcome) + b"\n")
    else:
        tell(match, outcome)
    return 1 if outcome.sprt == "low" else 0


def tell(match: Match, outcome: Outcome) -> None:
    """Three narrow tables: strength, points by source, points against each other."""
    out = console()
    out.print(
        f"{outcome.game}: {counted(outcome.games, 'game')} of {counted(outcome.players, 'player')} from seed "
        f"{outcome.seed}, "
        f"{deals(outcome.games, len(match.lineups))}, {outcome.seconds:.0f} s"
    )
    out.print()
    table = _table()
    table.add_column("contestant", overflow="fold")  # a long name goes on below; no figure is ever cut
    for column in ("Elo", "won", "%", "score", "ms", "max"):
        table.add_column(column, justify="right", no_wrap=True)
    for one in outcome.standings:
        table.add_row(
            one.name,
            "" if outcome.players == 1 else f"{one.elo:+.0f} ({one.elo_low:+.0f}…{one.elo_high:+.0f})",
            f"{one.wins:g}/{one.games}",
            f"{100 * one.win_rate:.0f} ({100 * one.win_low:.0f}–{100 * one.win_high:.0f})",
            f"{one.score:.1f}",
            f"{one.milliseconds:.{1 if one.milliseconds < 100 else 0}f}",
            f"{one.longest:.0f}",
        )
    out.print(table, "")
    sources = list(dict.fromkeys(key for one in outcome.standings for key in one.sources))
    table = _table("points by source")
    table.add_column("source", no_wrap=True)
    for one in outcome.standings:
        table.add_column(one.name, justify="right")
    for key in sources:
        table.add_row(key, *[f"{one.sources.get(key, 0.0):.1f}" for one in outcome.standings])
    out.print(table, "")
    for verdict, count in outcome.verdicts.items():
        out.print(f"{verdict}: {count} of {outcome.games}")
    if match.sprt is not None:
        what = "share of games won" if match.wins else "share of points against the others"
        first = outcome.standings[0].name
        said = {
            "high": f"settled: {first} has a {what} of {match.sprt.high:.3f} or more",
            "low": f"settled: {first} has a {what} of {match.sprt.low:.3f} or less",
            "open": "not settled; more games would tell",
        }[outcome.sprt]
        out.print(f"Sequential test, 95 %: {said} (log ratio {outcome.sprt_ratio:+.2f}).", style="bold")
    out.print(
        "Elo: the mean of all is 0. In brackets, where the truth lies nineteen times in twenty. "
        "ms: for a decision on this machine; max: for the slowest one.",
        style=FAINT,
    )


def deals(games: int, seatings: int) -> str:
    """In how many seatings the deals were played; the last one may have been left halfway."""
    whole, rest = divmod(games, seatings)
    said = counted(seatings, "seating")
    if not rest:
        return f"every deal in {said}"
    return f"every deal in {said} but the last, in {rest} only" if whole else f"one deal in {rest} of {said} only"


def _table(title: str = "") -> Table:
    # As narrow as can be read: eighty columns hold names of twelve letters with all their figures.
    return Table(
        box=box.SIMPLE_HEAD,
        header_style="bold",
        title=title,
        title_justify="left",
        pad_edge=False,
        show_edge=False,
        padding=(0, 1, 0, 0),
    )
