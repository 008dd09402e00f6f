"""Checks that two installations play the same games.

Run it with two interpreters, one with the source and one with the compiled build:

    python tools/same_games.py --games 1000 .venv/bin/python .venv-fast/bin/python

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


def play(games: int) -> None:
    """Runs in each interpreter: plays the games and prints their hashes."""
    import sanmon  # noqa: PLC0415 - the comparing process does not need it
    from sanmon._build import is_compiled  # noqa: PLC0415

    print(json.dumps({"compiled": is_compiled(), "python": sys.version.split()[0]}))
    for name in sanmon.games():
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
    commands = [[python, str(Path(__file__)), "--play", "--games", str(games)] for python in pythons]
    players = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for command in commands]
    outputs = [player.stdout for player in players]
    heads = [json.loads(output.readline() or "{}") for output in outputs if output is not None]
    if {head.get("compiled") for head in heads} != {False, True}:
        print(f"One interpreter must run the source and the other the compiled build; these report: {heads}")
        return end(players, 2)
    same = 0
    for one, other in zip_longest(*(output for output in outputs if output is not None), fillvalue="nothing more"):
        if one.startswith("{") and other.startswith("{"):
            for head, line in zip(heads, (one, other), strict=True):
                summary = json.loads(line)
                how = "compiled" if head["compiled"] else "source"
                print(f"{summary['game']}, {how}: {summary['decisions']} decisions in {summary['seconds']} s")
        elif one != other:
            print(f"They differ:\n  {pythons[0]}: {one.strip()}\n  {pythons[1]}: {other.strip()}")
            return end(players, 1)
        else:
            same += 1
    if any(player.wait() for player in players) or not same:
        print("One of the interpreters failed (see above).")
        return 1
    print(f"{same} games, identical from source and compiled, decision for decision.")
    return 0


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
    parser.add_argument("pythons", nargs="*", metavar="PYTHON", help="two interpreters")
    args = parser.parse_args()
    if args.play:
        play(args.games)
        return 0
    if len(args.pythons) != 2:
        parser.error("name two interpreters")
    return compare(args.pythons, args.games)


if __name__ == "__main__":
    sys.exit(main())
