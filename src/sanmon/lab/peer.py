"""The peer of the benchmark, run as `python -m sanmon.lab.peer`: random four-player games of catanatron.

It is loaded by name and in this process only: nothing of Sanmon depends on it. For every line on standard input it
measures one round and answers with one line of JSON. Exit code 3: it is not installed.
"""

import importlib
import json
import sys
import time
from typing import Any

ABSENT = 3
POSITIONS = 20


def main(play_seconds: float, copy_seconds: float) -> int:
    try:
        peer: Any = importlib.import_module("catanatron")
    except ImportError:
        return ABSENT
    play(peer, 1, play_seconds / 4)  # warm up
    positions = gather(peer)
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    for line in sys.stdin:
        sample = play(peer, 1 + int(line), play_seconds)
        sample["clone"] = copies(positions, copy_seconds)
        sys.stdout.write(json.dumps(sample) + "\n")
        sys.stdout.flush()
    return 0


def fresh(peer: Any, seed: int) -> Any:
    return peer.Game([peer.RandomPlayer(color) for color in peer.Color], seed=seed)


def over(game: Any) -> bool:
    return game.winning_color() is not None or game.state.num_turns >= 1000


def play(peer: Any, seed: int, seconds: float) -> dict[str, float]:
    decisions = real = listed = games = 0
    began = time.perf_counter()
    until = began + seconds
    while True:
        game = fresh(peer, seed * 1000 + games + 1)
        while not over(game):
            count = len(game.state.playable_actions)
            decisions += 1
            listed += count
            real += count > 1
            game.play_tick()
        games += 1
        now = time.perf_counter()
        if now >= until:
            break
    took = now - began
    return {
        "decisions": decisions / took,
        "real_decisions": real / took,
        "games": games / took,
        "options": listed / decisions,
    }


def gather(peer: Any) -> list[Any]:
    game = fresh(peer, 1)
    found = []
    while not over(game):
        found.append(game.copy())
        game.play_tick()
    return found[:: max(1, len(found) // POSITIONS)]


def copies(games: list[Any], seconds: float) -> float:
    """Microseconds of a copy."""
    done = 0
    began = time.perf_counter()
    while True:
        for game in games:
            game.copy()
        done += len(games)
        now = time.perf_counter()
        if now >= began + seconds:
            return (now - began) / done * 1e6


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1]), float(sys.argv[2])))
