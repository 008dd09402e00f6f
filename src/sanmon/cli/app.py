"""The commands and their options. Each command loads what it needs when it runs, so that --help is quick."""

from __future__ import annotations

import os
import sys
from inspect import Parameter, Signature
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

import sanmon
from sanmon.cli import arguments
from sanmon.cli.arguments import GAMES, OPTIONS, AsJson, Components, GameName, Lang, Players, Set, required_game
from sanmon.cli.companion import companion, layout, score
from sanmon.cli.errors import complain, one_line, server_libraries, stopped, usage
from sanmon.cli.learn import learn
from sanmon.cli.operator.commands import admin
from sanmon.cli.research.commands import lab
from sanmon.cli.settings import parse_settings
from sanmon.cli.words import words
from sanmon.kernel.errors import RecordError, SanmonError
from sanmon.server.ops import config


class Commands(TyperGroup):
    """All commands. Ctrl-C ends any of them with one line; typer itself would print an empty line before it."""

    def invoke(self, ctx: Any) -> Any:
        """Runs the command; reports Ctrl-C."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            return stopped()


app = typer.Typer(
    name="sanmon",
    cls=Commands,
    help="Play, study and automate board games: " + GAMES + ". `sanmon COMMAND --help` describes a command.",
    add_completion=False,
    no_args_is_help=True,
    rich_markup_mode=None,  # plain help, because loading Rich would take longer than everything else together
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.add_typer(lab)
app.add_typer(admin)


def _version(wanted: bool) -> None:
    if wanted:
        sys.stdout.write(f"sanmon {sanmon.__version__}\n")
        raise typer.Exit


@app.callback()
def sanmon_options(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Options that come before a command."""


@app.command(epilog=OPTIONS)
def play(
    game: GameName = None,
    players: Players = None,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats",
            metavar="human,level-2,…",
            help="Each seat: human, human:Anna, level-0 to level-6, search or random. Default: you against level 1.",
        ),
    ] = None,
    seed: Annotated[
        int | None, typer.Option("--seed", metavar="S", help="A number; the same seed deals the same game.")
    ] = None,
    lang: Lang = None,
    components: Components = None,
    set: Set = None,
    load: Annotated[Path | None, typer.Option("--load", metavar="FILE", help="Continue a saved game.")] = None,
    processes: Annotated[
        int,
        typer.Option("--processes", metavar="N", help="The number of processes that a searching bot uses."),
    ] = 1,
) -> int:
    """Play in the terminal. Without GAME, continue an unfinished game or choose a new one."""
    from sanmon.cli.terminal.start import play as start  # noqa: PLC0415

    if game is not None:
        required_game(game)
    return start(game, players, seats, seed, lang, components, set or [], load, processes)


for command in (learn, companion, score, layout):
    app.command()(command)


@app.command(epilog=OPTIONS)
def simulate(
    game: GameName = None,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-n", metavar="K", help="The number of games.")] = 100,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="Game k of the run has the seed S + k.")] = 1,
    seats: Annotated[
        str, typer.Option("--seats", metavar="random,…", help="The bot on each seat; one name is for all seats.")
    ] = "random",
    jobs: Annotated[int, typer.Option("--jobs", "-j", metavar="J", help="The number of processes.")] = 1,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="DIR", help="Save a record of every game in this folder.")
    ] = None,
    as_json: AsJson = False,
    components: Components = None,
    set: Set = None,
) -> int:
    """Let bots play many games, and summarise them. The same seed gives the same games, with any number of --jobs."""
    from sanmon.cli.research.simulate import run as go  # noqa: PLC0415
    from sanmon.lab.simulate import make_plan  # noqa: PLC0415

    name = required_game(game)
    settings = parse_settings(sanmon.info(name), set or [])
    agents = [label.strip() for label in seats.split(",")]
    plan = make_plan(name, players, games, seed, agents, settings, components, save)
    return go(plan, jobs, as_json)


@app.command(epilog=OPTIONS)
def arena(
    game: GameName = None,
    seats: Annotated[
        str,
        typer.Option(
            "--seats",
            metavar="A,B,…",
            help="The bots to compare. search@200 searches 200 iterations for each decision; FOLDER:level-6 is level 6 "
            "of another checkout.",
        ),
    ] = "greedy,random",
    games: Annotated[int, typer.Option("--games", "-n", metavar="K", help="The largest number of games.")] = 100,
    players: Players = None,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="The seed of the first deal.")] = 1,
    seconds: arguments.Seconds = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", metavar="J", help="The number of processes.")] = 1,
    sprt: Annotated[
        str | None,
        typer.Option(
            "--sprt", metavar="E0,E1", help="Stop when it is clear whether the first bot leads by E0 or by E1 Elo."
        ),
    ] = None,
    wins: Annotated[
        str | None,
        typer.Option(
            "--wins",
            metavar="P0,P1",
            help="Stop when it is clear whether the first bot wins the part P0 or P1 of all games.",
        ),
    ] = None,
    title: Annotated[
        str | None,
        typer.Option("--title", metavar="T", help="Solo games: count only this title or a better one as a win."),
    ] = None,
    as_json: AsJson = False,
    components: Components = None,
    set: Set = None,
) -> int:
    """Compare bots, with all of them on all seats equally often. Prints Elo, wins, and points by source.

    The result does not depend on --jobs.
    """
    from sanmon.cli.research.arena import pair  # noqa: PLC0415
    from sanmon.cli.research.arena import run as go  # noqa: PLC0415
    from sanmon.lab.arena import make_match  # noqa: PLC0415

    name = required_game(game)
    settings = parse_settings(sanmon.info(name), set or [])
    labels = [label.strip() for label in seats.split(",")]
    asked = pair(sprt, "--sprt"), pair(wins, "--wins")
    match = make_match(name, labels, games, players, seed, settings, components, *asked, title, seconds)
    return go(match, jobs, as_json)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False, help="A record or a saved game.")],
    to: Annotated[int | None, typer.Option("--to", metavar="N", help="Stop after action N.")] = None,
    lang: Lang = None,
    as_json: AsJson = False,
    components: Components = None,
) -> int:
    """Check a record, and print the game in words. Exit code 1: the record is wrong."""
    from sanmon.cli.replay import replay as go  # noqa: PLC0415

    try:
        return go(file, to, lang, as_json, components)
    except RecordError as problem:
        complain(f"{file}: {problem}")
        return 1


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(metavar="RECORD", show_default=False, help="The record of a finished game.")],
    lang: Lang = None,
    as_json: AsJson = False,
    components: Components = None,
) -> int:
    """Check that all draws of a record follow from its seed. Exit code 1: one of them does not.

    Prints the commitment that the players must have seen before the game.
    """
    from sanmon.cli.verify import verify as go  # noqa: PLC0415

    try:
        return go(file, lang, as_json, components)
    except RecordError as problem:
        complain(f"{file}: {problem}")
        return 1


@app.command()
def review(
    file: Annotated[Path, typer.Argument(metavar="RECORD", show_default=False, help="The record of a finished game.")],
    seat: Annotated[
        int | None, typer.Option("--seat", metavar="N", help="Review only the decisions of this seat (from 1).")
    ] = None,
    iterations: Annotated[
        int, typer.Option("--iterations", metavar="I", help="How many iterations the coach searches for each decision.")
    ] = 60,
    everything: Annotated[bool, typer.Option("--all", help="Show every choice that cost something.")] = False,
    svg: Annotated[
        Path | None, typer.Option("--svg", metavar="FILE", help="Draw a graph of the expected margin into this file.")
    ] = None,
    lang: Lang = None,
    as_json: AsJson = False,
    components: Components = None,
) -> int:
    """Let the coach review a finished game. It shows what each choice cost, and the turning points."""
    from sanmon.cli.review import run as go  # noqa: PLC0415

    try:
        return go(file, seat, iterations, svg, lang, as_json, everything, components)
    except RecordError as problem:
        complain(f"{file}: {problem}")
        return 1


@app.command()
def components(
    game: GameName = None,
    check: Annotated[
        Path | None, typer.Option("--check", metavar="PATH", help="List all mistakes of the set in this folder.")
    ] = None,
    export: Annotated[
        Path | None, typer.Option("--export", metavar="DIR", help="Copy the set into a new folder, for you to edit.")
    ] = None,
    new: Annotated[
        Path | None,
        typer.Option("--new", metavar="DIR", help="Begin a set of your own in a new folder, with ours for a start."),
    ] = None,
    lang: Lang = None,
    components: Components = None,
) -> int:
    """Show what is printed on the pieces of a game. Each fact has its source. The default set is Sanmon's own."""
    from sanmon.cli.components import components as show  # noqa: PLC0415

    return show(required_game(game), components, check, export, new, lang)


@app.command()
def rules(
    game: GameName = None,
    wanted: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[WORD|CLAUSE]", show_default=False, help="A clause (5.2), a chapter (5), or words to search for."
        ),
    ] = None,
    faq: Annotated[bool, typer.Option("--faq", help="Questions of the table, with their answers.")] = False,
    lang: Lang = None,
) -> int:
    """Look up the rules of a game by word, clause or chapter. Without any of them, list the chapters."""
    from sanmon.cli import rules as book  # noqa: PLC0415

    return (book.questions if faq else book.rules)(required_game(game), " ".join(wanted or []), lang)


@app.command("new-game")
def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The name of the game, for example tea_time.")],
    folder: Annotated[
        Path | None,
        typer.Argument(metavar="[DIR]", show_default=False, help="A new folder; by default NAME with dashes."),
    ] = None,
    lang: Lang = None,
) -> int:
    """Write a small complete game, to start your own from. It is a package with tests; see docs/add-a-game.md."""
    from sanmon.cli.new_game import new_game as write  # noqa: PLC0415

    return write(name, folder, lang)


app.command()(words)


@app.command()
def bench(
    game: GameName = None,
    players: Players = None,
    rounds: Annotated[int, typer.Option("--rounds", metavar="R", help="How often to measure everything.")] = 5,
    also: Annotated[
        list[str] | None,
        typer.Option("--also", metavar="PYTHON", help="Another Python with another build of Sanmon, to measure too."),
    ] = None,
    page: Annotated[
        Path | None,
        typer.Option("--page", metavar="FILE", help="Write the results to a page, with a plot in its folder."),
    ] = None,
    as_json: AsJson = False,
) -> int:
    """Measure the speed of games, compared with other engines. Without GAME, all games.

    `sanmon bench serve` measures the server.
    """
    if game == "serve":
        with server_libraries():
            from sanmon.cli.research.bench_serve import bench_serve  # noqa: PLC0415

        return bench_serve(rounds, as_json)
    from sanmon.cli.research.bench import bench as measure  # noqa: PLC0415

    names = list(sanmon.games()) if game is None else [required_game(game)]
    return measure(names, players, rounds, also or [], page, as_json, "make bench")


@app.command()
def mcp() -> int:
    """Let a language model play, over the Model Context Protocol. The model's program starts this command itself."""
    from sanmon.lab.language.mcp import main  # noqa: PLC0415

    return main()


@app.command()
def schema() -> int:
    """Print the JSON Schema of the server's messages. It includes the views of Sanmon's own games."""
    from sanmon.server.delivery.schema import schema as make  # noqa: PLC0415

    sys.stdout.write(sanmon.encode(make()).decode())
    return 0


def serve(**flags: str | None) -> int:
    """Run a server for play in the browser. Ctrl-C stops it. docs/serving.md says how to run one for other people.

    Each setting can also be an environment variable (the name in parentheses) or a line of a TOML file. A flag
    overrides the environment, and the environment overrides the file.
    """
    with server_libraries():
        from sanmon.cli.serve import serve as go  # noqa: PLC0415

    return go(flags)


def _flag(name: str, metavar: str, help: str) -> Parameter:
    option = typer.Option("--" + name.replace("_", "-"), metavar=metavar, help=help, show_default=False)
    return Parameter(name, Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[str | None, option])


# The flags of `serve` are the settings of the server, which `config` declares.
_FLAGS = [_flag("config", "FILE", "A TOML file with any of these settings. (SANMON_CONFIG)")]
_FLAGS += [_flag(setting.name, setting.metavar, setting.help) for setting in config.settings()]
serve.__signature__ = Signature(_FLAGS)  # type: ignore[attr-defined]
serve.__annotations__ = {flag.name: flag.annotation for flag in _FLAGS}
app.command()(serve)


def run(argv: list[str]) -> int:
    """Runs a command line; returns the exit code."""
    try:
        code = app(args=argv, prog_name="sanmon", standalone_mode=False)
        sys.stdout.flush()
    except SanmonError as problem:
        complain(one_line(problem, argv))
        return 2
    except (KeyboardInterrupt, typer.Abort):
        return stopped()
    except BrokenPipeError:  # the reader of our output, such as `head`, has ended
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or Python would print an error at its exit
        return 141
    except Exception as problem:
        # The class of a usage error has changed its module between versions of typer; its methods never have.
        if not hasattr(problem, "format_message"):
            raise
        return usage(problem)
    return code if isinstance(code, int) else 0
