"""`sanmon lab balance`: plays the games of a balance report and writes its page."""

from __future__ import annotations

import shlex
import tempfile
from functools import partial
from pathlib import Path

import sanmon
from sanmon.cli.research.lab import progress_bar
from sanmon.cli.screen import console
from sanmon.kernel.errors import SetupError
from sanmon.lab.balance.games import facts_of, games_of
from sanmon.lab.balance.page import page
from sanmon.lab.files import write
from sanmon.lab.simulate import make_plan


def run_balance(
    game: str,
    out: Path,
    agent: str,
    games: int,
    players: list[int],
    components: Path | None,
    records: Path | None,
    jobs: int,
) -> int:
    """Plays games with each number of players and writes the page. Returns the exit code."""
    facts_of(game)
    sanmon.load(game, components)  # reports a broken component set before any game is played
    command = ["sanmon", "lab", "balance", game, "--agent", agent, "--games", str(games)]
    for count in players:
        command += ["--players", str(count)]
    if components is not None:
        command += ["--components", str(components)]
    made = (
        f"Command: `{shlex.join(command)}`. It plays {games} games for each number of players, with the agent "
        f"`{agent}` on every seat and the deals of seeds 1 to {games}."
    )
    with tempfile.TemporaryDirectory() as temporary:
        folder = records or Path(temporary)
        counts = players or list(sanmon.info(game).players)
        plans = [make_plan(game, count, games, 1, [agent], None, components, folder) for count in counts]
        try:
            folder.mkdir(parents=True, exist_ok=True)
            out.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            raise SetupError(f"cannot make the folder {problem.filename}: {problem.strerror}") from problem
        everything = {}
        with progress_bar() as progress:
            for plan in plans:
                task = progress.add_task(f"{game}, {plan.players} players", total=games)
                everything[plan.players] = games_of(plan, jobs, partial(progress.advance, task))
    written = out / f"{game}.md"
    write(written, page(game, everything, made, components, out).encode())
    console().print(f"written: {written}")
    return 0
