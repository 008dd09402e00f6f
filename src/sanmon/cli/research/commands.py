"""`sanmon lab`: the commands that make reports, data sets and the bots' data files, with their options."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import sanmon
from sanmon.cli.arguments import OPTIONS, AsJson, Components, GameName, Players, Set, required_game, sub_app
from sanmon.cli.settings import parse_settings
from sanmon.kernel.errors import SetupError

lab = sub_app("lab", "Measure and train bots, report on balance, and make data sets.")


@lab.command()
def levels(
    game: GameName = None,
    games: Annotated[
        int, typer.Option("--games", "-n", metavar="K", help="The number of games for each pair of levels.")
    ] = 100,
    part: Annotated[
        float, typer.Option("--part", metavar="P", help="The part of its budget that level 6 gets, to save time.")
    ] = 1.0,
    jobs: Annotated[int, typer.Option("--jobs", "-j", metavar="J", help="The number of processes.")] = 1,
    sprt: Annotated[
        str | None,
        typer.Option("--sprt", metavar="E0,E1", help="Stop a pair when it is clear whether the lead is E0 or E1 Elo."),
    ] = None,
    level: Annotated[
        list[int] | None, typer.Option("--level", "-l", metavar="N", help="Measure only this level; may be repeated.")
    ] = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Write the results into this file.")] = None,
    as_json: AsJson = False,
) -> int:
    """Measure how strong the levels of bots are. Each level plays against the one below it."""
    from sanmon.cli.research.arena import pair  # noqa: PLC0415
    from sanmon.cli.research.lab import run_levels  # noqa: PLC0415

    return run_levels(required_game(game), games, part, jobs, pair(sprt, "--sprt"), level or [], out, as_json)


@lab.command()
def balance(
    game: GameName = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="DIR", help="The folder to write into.")] = None,
    agent: Annotated[str, typer.Option("--agent", metavar="NAME", help="The bot on every seat.")] = "level-5",
    games: Annotated[
        int, typer.Option("--games", "-n", metavar="K", help="The number of games for each number of players.")
    ] = 60,
    players: Annotated[
        list[int] | None, typer.Option("--players", "-p", metavar="N", help="Only with N players; may be repeated.")
    ] = None,
    components: Components = None,
    records: Annotated[
        Path | None,
        typer.Option("--records", metavar="DIR", help="Save the games here; games that are already there are reused."),
    ] = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", metavar="J", help="The number of processes.")] = 1,
) -> int:
    """Write a report on the balance of a game's components, with plots. Equal bots play many games for it."""
    from sanmon.cli.research.balance import run_balance  # noqa: PLC0415

    if out is None:
        raise SetupError("name a folder to write into with --out DIR")
    return run_balance(required_game(game), out, agent, games, players or [], components, records, jobs)


@lab.command()
def opponent(
    game: GameName = None,
    turns: Annotated[
        int, typer.Option("--turns", "-n", metavar="K", help="The number of turns of the opponent to count.")
    ] = 20_000,
    agent: Annotated[
        list[str] | None,
        typer.Option("--agent", metavar="NAME", help="A bot that plays; repeat it for several, which take turns."),
    ] = None,
    components: Components = None,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="The seed of the first game.")] = 1,
    as_json: AsJson = False,
) -> int:
    """Count how often the opponent of a solo game does each step of its table, against bots."""
    from sanmon.cli.research.opponent import run_opponent  # noqa: PLC0415

    agents = agent or ["level-2", "level-3", "level-4"]
    return run_opponent(required_game(game), turns, agents, components, seed, as_json)


@lab.command(epilog=OPTIONS)
def dataset(
    game: GameName = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="DIR", help="The folder to write into.")] = None,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-n", metavar="K", help="The number of games.")] = 100,
    seats: Annotated[
        str, typer.Option("--seats", metavar="level-2,…", help="The bot on each seat; one name is for all seats.")
    ] = "level-2",
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="Game k of the run has the seed S + k.")] = 1,
    jobs: Annotated[int, typer.Option("--jobs", "-j", metavar="J", help="The number of processes.")] = 1,
    ray: Annotated[
        str | None,
        typer.Option(
            "--ray", metavar="ADDRESS", help="Play on the Ray cluster at this address; `local` starts one here."
        ),
    ] = None,
    format: Annotated[
        str, typer.Option("--format", metavar="parquet|numpy", help="The format of the files.")
    ] = "parquet",
    observations: Annotated[bool, typer.Option(help="Write observation vectors too.")] = True,
    components: Components = None,
    set: Set = None,
) -> int:
    """Make a data set of games between bots. It has views, options, choices and results.

    The same command continues a run that was interrupted.
    """
    from sanmon.cli.research.dataset import run_dataset  # noqa: PLC0415
    from sanmon.lab.dataset import make_plan  # noqa: PLC0415

    name = required_game(game)
    if out is None:
        raise SetupError("name a folder to write into with --out DIR")
    agents = [label.strip() for label in seats.split(",")]
    settings = parse_settings(sanmon.info(name), set or [])
    plan = make_plan(name, games, players, seed, agents, settings, components, format, observations)
    return run_dataset(plan, out, jobs, ray)


@lab.command()
def train(
    game: GameName = None,
    players: Annotated[int, typer.Option("--players", "-p", metavar="1|2", help="Learn solo or two-player games.")] = 2,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out", metavar="FILE", help="The file of the training; if it exists, the training goes on from there."
        ),
    ] = None,
    generations: Annotated[
        int, typer.Option("--generations", metavar="G", help="The number of generations to add.")
    ] = 20,
    games: Annotated[
        int, typer.Option("--games", "-n", metavar="K", help="Games of self-play in each generation.")
    ] = 200,
    trials: Annotated[
        int, typer.Option("--trials", metavar="T", help="Games against the hand-made weights in each generation.")
    ] = 20,
    test: Annotated[
        int, typer.Option("--test", metavar="T", help="The largest number of games in the final test; 0: no test.")
    ] = 1000,
    jobs: Annotated[int, typer.Option("--jobs", "-j", metavar="J", help="The number of processes.")] = 1,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="The seed of a new training.")] = 1,
    search: Annotated[
        int, typer.Option("--search", metavar="N", min=0, help="Train with searches of N iterations; 0: greedy.")
    ] = 0,
    ship: Annotated[
        bool, typer.Option("--ship", help="Write the weights into the game's package if they win the test.")
    ] = False,
) -> int:
    """Learn how to evaluate positions, by self-play. Exit code 1: the weights do not beat the hand-made ones."""
    from sanmon.cli.research.lab import run_train  # noqa: PLC0415

    name = required_game(game)
    out = out or Path(f"train-{name}-{players}.json")
    return run_train(name, players, out, generations, games, trials, test, jobs, seed, search, ship)


@lab.command()
def calibrate(
    game: GameName = None,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-n", metavar="K", help="The number of held-out games.")] = 40,
    train: Annotated[
        int, typer.Option("--train", metavar="T", help="Fit on T games; 0: check the calibration that is there.")
    ] = 0,
    again: Annotated[
        int,
        typer.Option(
            "--again",
            metavar="M",
            help="Play on M times more from each position, to find the error that luck alone causes.",
        ),
    ] = 3,
    agent: Annotated[str, typer.Option("--agent", metavar="NAME", help="The bot on every seat.")] = "level-4",
    turns: Annotated[
        int | None,
        typer.Option(
            "--turns",
            metavar="N",
            min=0,
            help="Play on N turns before a position is judged (default: a third of a game).",
        ),
    ] = None,
    records: Annotated[
        Path | None,
        typer.Option("--records", metavar="DIR", help="Save the games here; games that are already there are reused."),
    ] = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", metavar="J", help="The number of processes.")] = 1,
    ship: Annotated[bool, typer.Option("--ship", help="Write the fit into the game's package.")] = False,
    svg: Annotated[Path | None, typer.Option("--svg", metavar="FILE", help="Draw forecasts and results.")] = None,
    as_json: AsJson = False,
) -> int:
    """Measure how well the evaluation of a position foretells the result, and fit the numbers that people see.

    Exit code 1: the forecasts are further off than the bounds allow.
    """
    from sanmon.cli.research.calibrate import run_calibrate  # noqa: PLC0415
    from sanmon.lab.calibrate.run import Settings  # noqa: PLC0415

    name = required_game(game)
    count = sanmon.info(name).check_players(players)
    folder = records or Path(f"calibrate-{name}-{count}")
    settings = Settings(name, count, agent, train, games, again, str(folder), turns)
    return run_calibrate(settings, jobs, ship, svg, as_json)


@lab.command()
def plans(
    game: GameName = None,
    plan: Annotated[
        list[str] | None, typer.Option("--plan", metavar="NAME", help="Only this plan; may be repeated.")
    ] = None,
    against: Annotated[str, typer.Option("--against", metavar="NAME", help="The bot to play against.")] = "level-5",
    games: Annotated[int, typer.Option("--games", "-n", metavar="K", help="The number of games for each plan.")] = 40,
    jobs: Annotated[int, typer.Option("--jobs", "-j", metavar="J", help="The number of processes.")] = 1,
    as_json: AsJson = False,
) -> int:
    """Play plans that a clever human would try against a level. Exit code 1: a plan wins more than 35 % of games."""
    from sanmon.cli.research.plans import run_plans  # noqa: PLC0415

    return run_plans(required_game(game), plan or [], against, games, jobs, as_json)


@lab.command()
def choices(
    game: GameName = None,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-n", metavar="K", help="The number of games.")] = 40,
    worlds: Annotated[
        int, typer.Option("--worlds", metavar="W", help="In how many worlds each turn is played to the end.")
    ] = 3,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="The seed of the first game.")] = 1,
    jobs: Annotated[int, typer.Option("--jobs", "-j", metavar="J", help="The number of processes.")] = 1,
    as_json: AsJson = False,
) -> int:
    """Measure how well the evaluation chooses among whole turns, by playing them to the end in the same worlds."""
    from sanmon.cli.research.choices import run_choices  # noqa: PLC0415

    return run_choices(required_game(game), 2 if players is None else players, games, worlds, seed, jobs, as_json)


@lab.command()
def benchmark(
    game: GameName = None,
    contestants: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[CONTESTANT]…", help="An agent, module:name, or module:name@FILE with a file of weights."
        ),
    ] = None,
    results: Annotated[
        Path,
        typer.Option("--results", metavar="FILE", help="The file that keeps the results; play goes on from there."),
    ] = Path("leaderboard.json"),
    page: Annotated[Path | None, typer.Option("--page", metavar="FILE", help="Write the leaderboard here.")] = None,
    against: Annotated[
        list[str] | None, typer.Option("--against", metavar="NAME", help="Only this opponent; may be repeated.")
    ] = None,
    games: Annotated[
        int | None, typer.Option("--games", "-n", metavar="K", help="Only the first K games against each opponent.")
    ] = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", metavar="J", help="The number of processes.")] = 1,
) -> int:
    """Measure bots and learners by a fixed protocol, and write the leaderboard."""
    from sanmon.cli.research.benchmark import run_benchmark  # noqa: PLC0415

    return run_benchmark(required_game(game), contestants or [], results, page, against or [], games, jobs)
