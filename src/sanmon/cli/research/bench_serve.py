"""`sanmon bench serve`: measures the server under load and prints a table."""

from __future__ import annotations

import sys

import msgspec
from rich import box
from rich.table import Table

from sanmon.cli.screen import FAINT, console
from sanmon.server.bench.figures import Load
from sanmon.server.bench.measure import all_games, measure

SECONDS = 6.0  # for each measurement
OPEN = 1000  # tables for the measurement of memory
# The goals:
LEAST_SHARE_OF_ECHO = 1 / 20  # the goal: moves of a server for each message of a bare echo server
LATENCY = 50  # the p99 of a move is below this many times the echo's
MEMORY = 1024  # less than this many megabytes
SURE = 2  # standard errors by which a move at the end of a game may seem to cost more than one at the start
SHARP = 0.05  # the largest standard error; a measurement with a larger one shows nothing


def bench_serve(rounds: int, as_json: bool) -> int:
    """Measures the server and prints the results. Returns exit code 1 unless all goals are met."""
    err = console(stderr=True)
    with err.status("") as status:
        say = status.update if err.is_terminal else _quiet
        found = measure(all_games(), rounds, SECONDS, OPEN, say)
    if as_json:
        sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")
    else:
        print_load(found)
    return 0 if good(found) else 1


def good(found: Load) -> bool:
    """Whether all goals are met."""
    return found.megabytes < MEMORY and all(
        game.of_echo >= LEAST_SHARE_OF_ECHO
        and game.p99_to_echo < LATENCY
        and game.spread <= SHARP
        and 0 < game.end_to_start <= 1 + SURE * game.spread
        for game in found.games
    )


def print_load(found: Load) -> None:
    """Prints the results of the games as a table, and those of the bare echo and the bare database in words."""
    out = console()
    out.print(
        f"A bare websocket echo: {found.echo:,.0f} messages/s, p99 {found.echo_p99:.1f} ms at half that. "
        f"A bare SQLite file, synchronous FULL: {found.commits:,.0f} commits/s."
    )
    table = Table(box=box.SIMPLE_HEAD, header_style="bold", pad_edge=False, collapse_padding=True)
    table.add_column("game", no_wrap=True)
    for column in (
        "moves/s",
        "of\necho",
        "by\nwork",
        "of\ncommits",
        "p50\nms",
        "p99\nms",
        "to\necho",
        "kB\na page",
        "end to\nstart",
    ):
        table.add_column(column, justify="right", no_wrap=True)
    for game in found.games:
        table.add_row(
            game.game,
            f"{game.moves:,.0f}",
            f"1/{1 / game.of_echo:.0f}",
            f"1/{1 / game.of_echo_by_work:.0f}" if game.of_echo_by_work else "–",
            f"{game.of_commits:.2f}",
            f"{game.p50:.1f}",
            f"{game.p99:.1f}",
            f"{game.p99_to_echo:.1f} ×",
            f"{game.position:.1f}",
            f"{game.end_to_start:.2f} ± {SURE * game.spread:.2f}",
        )
    out.print(table)
    out.print(
        f"{found.tables:,} open tables, four seats and a spectator at each: {found.megabytes:,.0f} MB "
        f"({found.empty_megabytes:,.0f} MB with three)."
    )
    out.print(
        "Moves: acknowledged ones; each is stored, synced and sent to four seats and a spectator. p50, p99: latency of "
        "a move at half that load. By work: the echo's processor time for a message divided by ours for a move. End to "
        "start: our processor time for a move in the last third of a game divided by that for the same kind of move in "
        f"the first third. Goals: at least 1/{1 / LEAST_SHARE_OF_ECHO:.0f} of the echo, under {LATENCY} × its p99, "
        f"under {MEMORY:,} MB, and a move at the end that costs no more than one at the start, within the ± (two "
        f"standard errors, at most {SURE * SHARP:.1f}).",
        style=FAINT,
    )


def _quiet(_: str) -> None:
    """Ignores progress, because the output is not a terminal."""
