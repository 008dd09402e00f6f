"""`sanmon lab`: the commands that make the bots' data files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import sanmon
from sanmon.cli.arguments import OPTIONS, AsJson, Components, GameName, Players, Set, named, sub_app
from sanmon.cli.settings import parse_settings
from sanmon.kernel.errors import SetupError

lab = sub_app("lab", "Measure and train the bots: what makes their data files.")


@lab.command()
def levels(
    game: GameName = None,
    games: Annotated[int, typer.Option("--games", "-n", metavar="K", help="How many for each pair of levels.")] = 100,
    part: Annotated[
        float, typer.Option("--part", metavar="P", help="The part of its budget that the longest search has.")
    ] = 1.0,
    jobs: Annotated[int, typer.Option("--jobs", "-j", metavar="J", help="In how many processes.")] = 1,
    sprt: Annotated[
        str | None,
        typer.Option("--sprt", metavar="E0,E1", help="Stop each when it is clear whether it is E0 or E1 Elo ahead."),
    ] = None,
    level: Annotated[
        list[int] | None, typer.Option("--level", "-l", metavar="N", help="Only this level; may be repeated.")
    ] = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Write the Elo into this file.")] = None,
    as_json: AsJson = False,
) -> int:
    """Play every level against the one below it."""
    from sanmon.cli.research.arena import pair  # noqa: PLC0415
    from sanmon.cli.research.lab import run_levels  # noqa: PLC0415

    return run_levels(named(game), games, part, jobs, pair(sprt, "--sprt"), level or [], out, as_json)


@lab.command()
def balance(
    game: GameName = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="DIR", help="The folder to write into.")] = None,
    agent: Annotated[str, typer.Option("--agent", metavar="NAME", help="Who plays, on every seat.")] = "level-5",
    games: Annotated[int, typer.Option("--games", "-n", metavar="K", help="For each number of players.")] = 60,
    players: Annotated[
        list[int] | None, typer.Option("--players", "-p", metavar="N", help="Only with so many; may be repeated.")
    ] = None,
    components: Components = None,
    records: Annotated[
        Path | None,
        typer.Option("--records", metavar="DIR", help="Keep the games here; those already there are not played again."),
    ] = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", metavar="J", help="In how many processes.")] = 1,
) -> int:
    """Play many games between equals and write how balanced the components are: a page with plots."""
    from sanmon.cli.research.balance import run_balance  # noqa: PLC0415

    if out is None:
        raise SetupError("--out names the folder to write into")
    return run_balance(named(game), out, agent, games, players or [], components, records, jobs)


@lab.command(epilog=OPTIONS)
def dataset(
    game: GameName = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="DIR", help="The folder to write into.")] = None,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-n", metavar="K", help="How many games.")] = 100,
    seats: Annotated[
        str, typer.Option("--seats", metavar="level-2,…", help="The agent on each seat; one name is for all.")
    ] = "level-2",
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="Game k of the run is the game of seed S + k.")] = 1,
    jobs: Annotated[int, typer.Option("--jobs", "-j", metavar="J", help="In how many processes.")] = 1,
    ray: Annotated[
        str | None, typer.Option("--ray", metavar="ADDRESS", help="Play on Ray; local starts it here.")
    ] = None,
    format: Annotated[
        str, typer.Option("--format", metavar="parquet|numpy", help="The form of the files.")
    ] = "parquet",
    observations: Annotated[bool, typer.Option(help="Write down observation vectors too.")] = True,
    components: Components = None,
    set: Set = None,
) -> int:
    """Make a data set of games between bots: views, options, choices, results. It goes on where it was stopped."""
    from sanmon.cli.research.dataset import run_dataset  # noqa: PLC0415
    from sanmon.lab.dataset import make_plan  # noqa: PLC0415

    name = named(game)
    if out is None:
        raise SetupError("--out names the folder to write into")
    agents = [label.strip() for label in seats.split(",")]
    settings = parse_settings(sanmon.info(name), set or [])
    plan = make_plan(name, games, players, seed, agents, settings, components, format, observations)
    return run_dataset(plan, out, jobs, ray)


@lab.command()
def train(
    game: GameName = None,
    players: Annotated[int, typer.Option("--players", "-p", metavar="1|2", help="Learn to play alone, or others.")] = 2,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Where training is kept; it goes on from there.")
    ] = None,
    generations: Annotated[int, typer.Option("--generations", metavar="G", help="How many more.")] = 20,
    games: Annotated[int, typer.Option("--games", "-n", metavar="K", help="Self-play in each generation.")] = 200,
    trials: Annotated[
        int, typer.Option("--trials", metavar="T", help="Games against the hand-made weights in each generation.")
    ] = 20,
    test: Annotated[int, typer.Option("--test", metavar="T", help="The sequential test's most games; 0: none.")] = 1000,
    jobs: Annotated[int, typer.Option("--jobs", "-j", metavar="J", help="In how many processes.")] = 1,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="Of a new course.")] = 1,
    search: Annotated[
        int, typer.Option("--search", metavar="N", min=0, help="Let searches of N iterations play; 0: greedy.")
    ] = 0,
    ship: Annotated[
        bool, typer.Option("--ship", help="Write the weights into the game's package if the test says they are better.")
    ] = False,
) -> int:
    """Learn the evaluation's weights by play. Resumable. Exit code 1: they do not beat the hand-made ones."""
    from sanmon.cli.research.lab import run_train  # noqa: PLC0415

    name = named(game)
    out = out or Path(f"train-{name}-{players}.json")
    return run_train(name, players, out, generations, games, trials, test, jobs, seed, search, ship)
