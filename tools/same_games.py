"""Checks that two installations play the same games.

Run it with two interpreters, one with the source and one with the compiled build:

    python tools/same_games.py --games 1000 .venv/bin/python .venv-fast/bin/python

or with the interpreter of the site, in Node (`make site` first):

    python tools/same_games.py --games 200 .venv/bin/python page

Each plays the same random games of every kind, with varying table options, and prints one line for each game: a hash of
all options, digests and events. The lines must be equal.
"""

import argparse
import json
import random
import subprocess
import sys
from hashlib import blake2b
from itertools import zip_longest
from pathlib import Path
from time import process_time
from typing import Any

PAGE = "page"  # instead of the path of an interpreter: that of the site


def play(games: int, ours: bool) -> None:
    """Runs in each interpreter: plays the games and prints their hashes. `ours`: no games of other packages."""
    import sanmon  # noqa: PLC0415 - the comparing process does not need it
    from sanmon._build import is_compiled  # noqa: PLC0415
    from sanmon.games.registry import built_in  # noqa: PLC0415

    head = {"compiled": is_compiled(), "python": sys.version.split()[0]}
    print(json.dumps(head | ({PAGE: True} if sys.platform == "emscripten" else {})))
    for name in built_in() if ours else sanmon.games():
        game = sanmon.load(name)
        counts = game.info.players
        decisions, start = 0, process_time()
        for seed in range(games):
            players = counts[seed % len(counts)]
            trace = blake2b(digest_size=16)
            choose = random.Random(seed)
            state = game.start(players=players, seed=seed, **settings_of(game.info, players, choose))
            while state.seat is not None:
                options = state.options()
                state.apply(options[choose.randrange(len(options))])
                trace.update(repr((options, state.digest())).encode() + sanmon.encode(state.events))
                decisions += 1
            trace.update(sanmon.encode(state.result))
            print(f"{name}, {players} players, seed {seed}: {trace.hexdigest()}")
        print(json.dumps({"game": name, "decisions": decisions, "seconds": round(process_time() - start, 2)}))


def settings_of(info: Any, players: int, choose: random.Random) -> dict[str, Any]:
    """Random values for the table options that exist with this number of players."""
    fit = [option for option in info.options if not option.only_for or players in option.only_for]
    return {option.key: choose.choice(option.values) for option in fit}


def compare(pythons: list[str], games: int) -> int:
    """Runs `play` in both interpreters and compares their output; returns the exit code."""
    ours = ["--ours"] if PAGE in pythons else []
    asked = [str(Path(__file__).resolve()), "--play", "--games", str(games), *ours]
    commands = [[*command_of(python), *asked] for python in pythons]
    players = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for command in commands]
    outputs = [player.stdout for player in players]
    heads = [json.loads(output.readline() or "{}") for output in outputs if output is not None]
    if {kind_of(head) for head in heads} not in ({"source", "compiled"}, {"source", PAGE}, {"compiled", PAGE}):
        print(
            f"One interpreter must run the source and the other the compiled build or the site; these report: {heads}"
        )
        return end(players, 2)
    same = 0
    for one, other in zip_longest(*(output for output in outputs if output is not None), fillvalue="nothing more"):
        if one.startswith("{") and other.startswith("{"):
            for head, line in zip(heads, (one, other), strict=True):
                summary = json.loads(line)
                print(f"{summary['game']}, {kind_of(head)}: {summary['decisions']} decisions in {summary['seconds']} s")
        elif one != other:
            print(f"They differ:\n  {pythons[0]}: {one.strip()}\n  {pythons[1]}: {other.strip()}")
            return end(players, 1)
        else:
            same += 1
    if any(player.wait() for player in players) or not same:
        print("One of the interpreters failed (see above).")
        return 1
    kinds = " and ".join(sorted({kind_of(head) for head in heads}, reverse=True))
    print(f"{same} games, identical from {kinds}, decision for decision.")
    return 0


def command_of(python: str) -> list[str]:
    """The command that runs a Python file with an interpreter, given by its path; `page`: with that of the site."""
    if python != PAGE:
        return [python]
    root = Path(__file__).resolve().parent.parent
    archives = sorted((root / "build" / "site" / "python").glob("sanmon-*.zip"))
    if not archives:
        raise SystemExit("The site is not built: make site")
    return ["node", str(root / "web" / "tools" / "run-python.mjs"), str(archives[0])]


def kind_of(head: dict[str, Any]) -> str:
    """What an interpreter runs, by the first line that it printed."""
    if head.get(PAGE):
        return PAGE
    if "compiled" not in head:
        return "nothing"
    return "compiled" if head["compiled"] else "source"


def end(players: "list[subprocess.Popen[str]]", code: int) -> int:
    """Kills both processes; returns the exit code."""
    for player in players:
        player.kill()
        player.wait()
    return code


def main() -> int:
    """Runs the command line; returns the exit code."""
    parser = argparse.ArgumentParser(description="Compare the games that two installations play.")
    parser.add_argument("--games", type=int, default=1000, help="how many games of each kind")
    parser.add_argument("--play", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--ours", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("pythons", nargs="*", metavar="PYTHON", help="two interpreters; page: that of the site")
    args = parser.parse_args()
    if args.play:
        play(args.games, args.ours)
        return 0
    if len(args.pythons) != 2:
        parser.error("name two interpreters")
    return compare(args.pythons, args.games)


if __name__ == "__main__":
    sys.exit(main())
