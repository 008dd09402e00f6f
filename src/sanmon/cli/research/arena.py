"""`sanmon arena`: compares agents; prints their strength with confidence intervals, and their points by source."""

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
    """Two numbers, the lower first, from a text like `0,50`; `option` names the flag in errors."""
    if text is None:
        return None
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        raise SetupError(f"{option} takes two numbers with a comma between them, not {text!r}") from None
    if low >= high:
        raise SetupError(f"{option} takes two different numbers, the lower first, not {text!r}")
    return low, high


def run(match: Match, jobs: int, as_json: bool) -> int:
    """Plays the match and prints the results. Returns exit code 1 if its test decides for the lower bound."""
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[test]}"),
        TimeRemainingColumn(),
    )  # fmt: skip
    err = console(stderr=True)
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task(f"{match.game}, {counted(match.players, 'player')}", total=match.games, test="")
        outcome = hold(match, jobs, lambda played, test: progress.update(task, advance=played, test=test))
    if as_json:
        sys.stdout.buffer.write(msgspec.json.encode(outcome) + b"\n")
    else:
        print_outcome(match, outcome)
    return 1 if outcome.sprt == "low" else 0


def print_outcome(match: Match, outcome: Outcome) -> None:
    """Prints tables of strength and of points by source, the verdicts of solo games, and the test's verdict."""
    out = console()
    out.print(
        f"{outcome.game}: {counted(outcome.games, 'game')} of {counted(outcome.players, 'player')} from seed "
        f"{outcome.seed}, {deals(outcome.games, len(match.lineups))}, {outcome.seconds:.0f} s"
    )
    out.print()
    table = _table()
    table.add_column("contestant", overflow="fold")  # a long name is wrapped, so that no figure is cut
    for column in ("Elo", "won", "%", "score", "ms", "max"):
        table.add_column(column, justify="right", no_wrap=True)
    for standing in outcome.standings:
        table.add_row(
            standing.name,
            "" if outcome.players == 1 else f"{standing.elo:+.0f} ({standing.elo_low:+.0f}…{standing.elo_high:+.0f})",
            f"{standing.wins:g}/{standing.games}",
            f"{100 * standing.win_rate:.0f} ({100 * standing.win_low:.0f}–{100 * standing.win_high:.0f})",
            f"{standing.score:.1f}",
            f"{standing.milliseconds:.{1 if standing.milliseconds < 100 else 0}f}",
            f"{standing.longest:.0f}",
        )
    out.print(table, "")
    sources = list(dict.fromkeys(key for standing in outcome.standings for key in standing.sources))
    table = _table("points by source")
    table.add_column("source", no_wrap=True)
    for standing in outcome.standings:
        table.add_column(standing.name, justify="right")
    for key in sources:
        table.add_row(key, *[f"{standing.sources.get(key, 0.0):.1f}" for standing in outcome.standings])
    out.print(table, "")
    for verdict, count in outcome.verdicts.items():
        out.print(f"{verdict}: {count} of {outcome.games}")
    if match.sprt is not None:
        what = "share of games won" if match.wins else "share of points against the others"
        first = outcome.standings[0].name
        verdict = {
            "high": f"decided: {first} has a {what} of {match.sprt.high:.3f} or more",
            "low": f"decided: {first} has a {what} of {match.sprt.low:.3f} or less",
            "open": "not decided; the test needs more games",
        }[outcome.sprt]
        out.print(f"Sequential test, 95 %: {verdict} (log-likelihood ratio {outcome.sprt_ratio:+.2f}).", style="bold")
    out.print(
        "Elo: the mean of all is 0. In brackets: the 95 % confidence interval. "
        "ms: the mean processor time of a decision on this machine; max: the longest.",
        style=FAINT,
    )


def deals(games: int, seatings: int) -> str:
    """In words, how many seatings each deal was played in; a match can end within its last deal."""
    whole, rest = divmod(games, seatings)
    all_seatings = counted(seatings, "seating")
    if not rest:
        return f"every deal in {all_seatings}"
    if whole:
        return f"every deal in {all_seatings}, except the last (only {rest})"
    return f"one deal in only {rest} of {all_seatings}"


def _table(title: str = "") -> Table:
    # Narrow enough for eighty columns with names of twelve letters.
    return Table(
        box=box.SIMPLE_HEAD,
        header_style="bold",
        title=title,
        title_justify="left",
        pad_edge=False,
        show_edge=False,
        padding=(0, 1, 0, 0),
    )
