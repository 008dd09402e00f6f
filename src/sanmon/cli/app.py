"""The commands and their options. Each command loads what it needs when it runs, so that --help is quick."""

from __future__ import annotations

import os
import sys
from inspect import Parameter, Signature
from pathlib import Path
from typing import Annotated

import typer

import sanmon
from sanmon.cli.settings import all_possible, parse_settings
from sanmon.kernel.errors import ComponentError, RecordError, SanmonError, SetupError
from sanmon.server.ops import config

GAMES = ", ".join(sanmon.games())

app = typer.Typer(
    name="sanmon",
    help="Play, study and automate board games: " + GAMES + ".",
    add_completion=False,
    no_args_is_help=True,
    rich_markup_mode=None,  # plain help: Rich would take longer to load than everything else together
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

GameName = Annotated[str | None, typer.Argument(metavar="GAME", show_default=False, help=f"One of: {GAMES}.")]
Players = Annotated[int | None, typer.Option("--players", "-p", metavar="N", help="How many play.")]
Lang = Annotated[
    str | None, typer.Option("--lang", metavar="en|cs|ru", help="The language; by default the machine's, or English.")
]
Set = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="KEY=VALUE", help="A table option of the game, as often as needed (see below)."),
]
Components = Annotated[
    Path | None, typer.Option("--components", metavar="PATH", help="The folder of a component set, instead of ours.")
]
AsJson = Annotated[bool, typer.Option("--json", help="One JSON object on standard output.")]

OPTIONS = "Table options for --set, the usual value first.  " + all_possible()


def _version(wanted: bool) -> None:
    if wanted:
        sys.stdout.write(f"sanmon {sanmon.__version__}\n")
        raise typer.Exit


@app.callback()
def sanmon_options(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say the version.")
    ] = False,
) -> None:
    """What goes before a command."""


def _named(name: str | None) -> str:
    if name is None:
        raise SetupError(f"name a game: {GAMES}")
    sanmon.info(name)
    return name


@app.command(epilog=OPTIONS)
def play(
    game: GameName = None,
    players: Players = None,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats",
            metavar="human,level-2,…",
            help="Who sits where: human, human:Anna, level-1 to level-6, search, greedy or random. One name is for all; "
            "without any, one person plays against bots of level 2.",
        ),
    ] = None,
    seed: Annotated[int | None, typer.Option("--seed", metavar="S", help="The same seed deals the same game.")] = None,
    lang: Lang = None,
    components: Components = None,
    set: Set = None,
    load: Annotated[Path | None, typer.Option("--load", metavar="FILE", help="Go on with a saved game.")] = None,
    processes: Annotated[
        int,
        typer.Option("--processes", metavar="N", help="In how many processes bots that search think about a decision."),
    ] = 1,
) -> int:
    """Play in the terminal. Without GAME: go on with a game that waits, or choose one."""
    from sanmon.cli.start import play as start  # noqa: PLC0415

    if game is not None:
        _named(game)
    return start(game, players, seats, seed, lang, components, set or [], load, processes)


@app.command(epilog=OPTIONS)
def simulate(
    game: GameName = None,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-n", metavar="K", help="How many games.")] = 100,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="Game k of the run is the game of seed S + k.")] = 1,
    seats: Annotated[
        str, typer.Option("--seats", metavar="random,…", help="The agent on each seat; one name is for all.")
    ] = "random",
    jobs: Annotated[int, typer.Option("--jobs", "-j", metavar="J", help="In how many processes.")] = 1,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="DIR", help="Keep a record of every game there.")
    ] = None,
    as_json: AsJson = False,
    components: Components = None,
    set: Set = None,
) -> int:
    """Play many games between agents and sum them up. The same seed gives the same games, whatever --jobs."""
    from sanmon.cli.simulate import run as go  # noqa: PLC0415
    from sanmon.lab.simulate import make_plan  # noqa: PLC0415

    name = _named(game)
    settings = parse_settings(sanmon.info(name), set or [])
    agents = [label.strip() for label in seats.split(",")]
    plan = make_plan(name, players, games, seed, agents, settings, components, save)
    try:
        return go(plan, jobs, as_json)
    except KeyboardInterrupt:
        return _stopped()


@app.command(epilog=OPTIONS)
def arena(
    game: GameName = None,
    seats: Annotated[
        str,
        typer.Option(
            "--seats", metavar="A,B,…", help="Who is compared. search@200 is search with 200 iterations a decision."
        ),
    ] = "greedy,random",
    games: Annotated[int, typer.Option("--games", "-n", metavar="K", help="How many games at most.")] = 100,
    players: Players = None,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="The first deal.")] = 1,
    jobs: Annotated[int, typer.Option("--jobs", "-j", metavar="J", help="In how many processes.")] = 1,
    sprt: Annotated[
        str | None,
        typer.Option("--sprt", metavar="E0,E1", help="Stop when it is clear whether the first is E0 or E1 Elo ahead."),
    ] = None,
    wins: Annotated[
        str | None,
        typer.Option("--wins", metavar="P0,P1", help="Stop when it is clear whether the first wins P0 or P1 of games."),
    ] = None,
    title: Annotated[
        str | None,
        typer.Option(
            "--title", metavar="T", help="Alone: only a game that ends with this title or a better one is won."
        ),
    ] = None,
    as_json: AsJson = False,
    components: Components = None,
    set: Set = None,
) -> int:
    """Compare agents on balanced seats: Elo, wins, points by source. The result does not depend on --jobs."""
    from sanmon.cli.arena import pair  # noqa: PLC0415
    from sanmon.cli.arena import run as go  # noqa: PLC0415
    from sanmon.lab.arena import make_match  # noqa: PLC0415

    name = _named(game)
    settings = parse_settings(sanmon.info(name), set or [])
    labels = [label.strip() for label in seats.split(",")]
    asked = pair(sprt, "--sprt"), pair(wins, "--wins")
    match = make_match(name, labels, games, players, seed, settings, components, *asked, title)
    try:
        return go(match, jobs, as_json)
    except KeyboardInterrupt:
        return _stopped()


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False, help="A record or a saved game.")],
    to: Annotated[int | None, typer.Option("--to", metavar="N", help="Tell it up to action N only.")] = None,
    lang: Lang = None,
    as_json: AsJson = False,
    components: Components = None,
) -> int:
    """Verify a record and tell the game in words. Exit code 1: the record does not hold."""
    from sanmon.cli.replay import replay as tell  # noqa: PLC0415

    try:
        return tell(file, to, lang, as_json, components)
    except RecordError as problem:
        _complain(f"{file}: {problem}")
        return 1


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(metavar="RECORD", show_default=False, help="The record of a finished game.")],
    lang: Lang = None,
    as_json: AsJson = False,
    components: Components = None,
) -> int:
    """Prove every draw of a record from its published seed. Exit code 1: one of them does not hold."""
    from sanmon.cli.verify import verify as prove  # noqa: PLC0415

    try:
        return prove(file, lang, as_json, components)
    except RecordError as problem:
        _complain(f"{file}: {problem}")
        return 1


@app.command()
def review(
    file: Annotated[Path, typer.Argument(metavar="RECORD", show_default=False, help="The record of a finished game.")],
    seat: Annotated[int | None, typer.Option("--seat", metavar="N", help="Only this seat's decisions.")] = None,
    iterations: Annotated[
        int, typer.Option("--iterations", metavar="I", help="How long the coach thinks about each decision.")
    ] = 60,
    everything: Annotated[bool, typer.Option("--all", help="Tell every choice that cost something.")] = False,
    svg: Annotated[
        Path | None, typer.Option("--svg", metavar="FILE", help="Draw the expected margin over the game.")
    ] = None,
    lang: Lang = None,
    as_json: AsJson = False,
    components: Components = None,
) -> int:
    """Go through a finished game with the coach: what choices cost, and where the game turned."""
    from sanmon.cli.review import run as go  # noqa: PLC0415

    try:
        return go(file, seat, iterations, svg, lang, as_json, everything, components)
    except RecordError as problem:
        _complain(f"{file}: {problem}")
        return 1
    except KeyboardInterrupt:
        return _stopped()


@app.command()
def components(
    game: GameName = None,
    check: Annotated[
        Path | None,
        typer.Option("--check", metavar="PATH", help="Tell everything that is wrong in the set in a folder."),
    ] = None,
    export: Annotated[
        Path | None, typer.Option("--export", metavar="DIR", help="Write the set into a new folder, to be edited.")
    ] = None,
    lang: Lang = None,
    components: Components = None,
) -> int:
    """Show what is printed on a game's pieces and where each fact comes from. The default components are ours."""
    from sanmon.cli.components import components as show  # noqa: PLC0415

    name = _named(game)
    if check is not None and (export is not None or components is not None):
        raise SetupError("--check goes alone: it neither exports nor shows a set")
    return show(name, check or components, check is not None, export, lang)


@app.command()
def rules(
    game: GameName = None,
    wanted: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[WORD|CLAUSE]", show_default=False, help="A clause (5.2), a chapter (5), or words to look for."
        ),
    ] = None,
    lang: Lang = None,
) -> int:
    """Look up the rules of a game, as questions and errors cite them. Without more: the chapters."""
    from sanmon.cli.rules import rules as look_up  # noqa: PLC0415

    return look_up(_named(game), " ".join(wanted or []), lang)


@app.command()
def bench(
    game: GameName = None,
    players: Players = None,
    rounds: Annotated[int, typer.Option("--rounds", metavar="R", help="How often everything is measured.")] = 5,
    also: Annotated[
        list[str] | None,
        typer.Option("--also", metavar="PYTHON", help="An interpreter with another build of ours, measured as well."),
    ] = None,
    page: Annotated[
        Path | None, typer.Option("--page", metavar="FILE", help="Write it all to a page, with a plot beside it.")
    ] = None,
    as_json: AsJson = False,
) -> int:
    """Measure how fast the games are, beside the peers in the same run. Without GAME: all; `serve`: the server."""
    if game == "serve":
        from sanmon.cli.bench_serve import bench_serve  # noqa: PLC0415

        try:
            return bench_serve(rounds, as_json)
        except KeyboardInterrupt:
            return _stopped()
    from sanmon.cli.bench import bench as measure  # noqa: PLC0415

    names = list(sanmon.games()) if game is None else [_named(game)]
    try:
        return measure(names, players, rounds, also or [], page, as_json, "make bench")
    except KeyboardInterrupt:
        return _stopped()


lab = typer.Typer(
    name="lab",
    help="Measure and train the bots: what makes their data files.",
    no_args_is_help=True,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.add_typer(lab)


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
    from sanmon.cli.arena import pair  # noqa: PLC0415
    from sanmon.cli.lab import run_levels  # noqa: PLC0415

    try:
        return run_levels(_named(game), games, part, jobs, pair(sprt, "--sprt"), level or [], out, as_json)
    except KeyboardInterrupt:
        return _stopped()


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
    from sanmon.cli.balance import run_balance  # noqa: PLC0415

    if out is None:
        raise SetupError("--out names the folder to write into")
    try:
        return run_balance(_named(game), out, agent, games, players or [], components, records, jobs)
    except KeyboardInterrupt:
        return _stopped()


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
    from sanmon.cli.dataset import run_dataset  # noqa: PLC0415
    from sanmon.lab.dataset import make_plan  # noqa: PLC0415

    name = _named(game)
    if out is None:
        raise SetupError("--out names the folder to write into")
    agents = [label.strip() for label in seats.split(",")]
    settings = parse_settings(sanmon.info(name), set or [])
    plan = make_plan(name, games, players, seed, agents, settings, components, format, observations)
    try:
        return run_dataset(plan, out, jobs, ray)
    except KeyboardInterrupt:
        return _stopped()


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
        Path | None,
        typer.Option("--ship", metavar="FILE", help="Write the weights there if the test says they are better."),
    ] = None,
) -> int:
    """Learn the evaluation's weights by play. Resumable. Exit code 1: they do not beat the hand-made ones."""
    from sanmon.cli.lab import run_train  # noqa: PLC0415

    name = _named(game)
    out = out or Path(f"train-{name}-{players}.json")
    try:
        return run_train(name, players, out, generations, games, trials, test, jobs, seed, search, ship)
    except KeyboardInterrupt:
        return _stopped()


admin = typer.Typer(
    name="admin",
    help="Look after a server's database.",
    no_args_is_help=True,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.add_typer(admin)


@admin.callback()
def admin_options() -> None:
    """What goes before a command."""


@admin.command(name="check")
def admin_check(
    database: Annotated[
        str | None,
        typer.Option("--database", metavar="URL", help="As `sanmon serve` has it: a file, or postgresql://…"),
    ] = None,
    as_json: AsJson = False,
) -> int:
    """Play all stored games again: the same, different, or not playable, and why. Exit code 1: not all are the same."""
    from sanmon.cli.admin import check as go  # noqa: PLC0415

    try:
        return go(database, as_json)
    except KeyboardInterrupt:
        return _stopped()


def serve(**flags: str | None) -> int:
    """Serve tables in the browser, until stopped. Every move is stored before it is acknowledged.

    Each setting can also stand in the environment (the name in parentheses) or in a TOML file. A flag goes before the environment, that before the file.
    """
    from sanmon.cli.serve import serve as go  # noqa: PLC0415

    return go(flags)


def _flag(name: str, metavar: str, help: str) -> Parameter:
    option = typer.Option("--" + name.replace("_", "-"), metavar=metavar, help=help, show_default=False)
    return Parameter(name, Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[str | None, option])


# Its flags are the settings of the server, which are declared once.
_FLAGS = [
    _flag("config", "FILE", "A TOML file with any of these settings. (SANMON_CONFIG)"),
    *[_flag(setting.name, setting.metavar, setting.help) for setting in config.settings()],
]
serve.__signature__ = Signature(_FLAGS)  # type: ignore[attr-defined]
serve.__annotations__ = {flag.name: flag.annotation for flag in _FLAGS}
app.command()(serve)


def run(argv: list[str]) -> int:
    """Run a command line; the exit code."""
    try:
        code = app(args=argv, prog_name="sanmon", standalone_mode=False)
        sys.stdout.flush()
    except SanmonError as problem:
        _complain(_one_line(problem))
        return 2
    except (KeyboardInterrupt, typer.Abort):
        return _stopped()
    except BrokenPipeError:  # whoever read us has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or Python would complain when it flushes
        return 141
    except Exception as problem:
        # A command line that does not parse: the error's class has changed its module before, its methods never.
        if not hasattr(problem, "format_message"):
            raise
        return _usage(problem)
    return code if isinstance(code, int) else 0


def _one_line(problem: SanmonError) -> str:
    if isinstance(problem, ComponentError):
        first, more = problem.problems[0], len(problem.problems) - 1
        rest = f" (and {more} more)" if more else ""
        return (
            f"{str(problem).partition(':')[0]}: {first}{rest}; `sanmon components GAME --check PATH` tells everything"
        )
    return " ".join(str(problem).split())


def _usage(problem: Exception) -> int:
    context = getattr(problem, "ctx", None)
    said = " ".join(str(problem.format_message()).split())  # type: ignore[attr-defined]
    said = said.replace(str(getattr(problem, "message", said)), _wrong_value(problem) or said)
    if type(problem).__name__ == "NoArgsIsHelpError":
        sys.stdout.write(f"{context.get_help() if context else said}\n")
        return 0
    if context is not None and "No such command" in said:
        said = f"{said.rstrip('.')}; there are: {', '.join(context.command.commands)}"
    elif context is not None:
        said = f"{said.rstrip('.')}; `{context.command_path} --help` tells what is possible"
    _complain(said)
    return 2


# What is wrong with a value, by the name that whoever checks them has for it.
WRONG_VALUES = {
    "int_parsing": "{input!r} is no whole number",
    "int_parsing_size": "{input!r} is too large",
    "float_parsing": "{input!r} is no number",
    "greater_than_equal": "it is {ge} or more, not {input}",
    "less_than_equal": "it is {le} or less, not {input}",
}


def _wrong_value(problem: Exception) -> str:
    """What is wrong with an option's value in plain words; nothing where there are none for it."""
    found = getattr(problem.__cause__ or problem.__context__, "errors", None)
    for wrong in found() if callable(found) else ():
        if wrong["type"] in WRONG_VALUES:
            return WRONG_VALUES[wrong["type"]].format(input=wrong["input"], **wrong.get("ctx", {}))
    return ""


def _stopped() -> int:
    _complain("stopped")
    return 130


def _complain(message: str) -> None:
    sys.stderr.write(f"sanmon: {message}\n")
