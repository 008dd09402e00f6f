"""The benchmark's runner for our own games: `python -m sanmon.lab.bench.games` measures this interpreter's build."""

from __future__ import annotations

import math
import platform
import random
import sys
from time import process_time
from typing import Any

import sanmon
from sanmon import _build
from sanmon.bots.agents import Position
from sanmon.bots.planner import LEAST_SECONDS, PlannerAgent
from sanmon.bots.search import SearchAgent
from sanmon.kernel.game import Game
from sanmon.kernel.state import State
from sanmon.lab.bench.rounds import Sample, microseconds, serve, time_games
from sanmon.lab.play import random_positions

POSITIONS = 40
PLANNED = 40  # tries of plans at one position
LINES = 32  # in the beam that finds them
SEARCHED = 60  # iterations at one position; enough, as in play, to outweigh the beam search that comes before them


class Track:
    """One game at one player count, measured again and again."""

    def __init__(self, name: str, players: int, play_seconds: float, operation_seconds: float) -> None:
        self.game: Game[Any] = sanmon.load(name)
        self.players = players
        self.play_seconds = play_seconds
        self.operation_seconds = operation_seconds
        positions = random_positions(self.game, players)  # for the single operations
        self.positions = positions[:: max(1, len(positions) // POSITIONS)]
        time_games(self.random_game, 0, play_seconds / 4)  # warm up

    def random_game(self, seed: int) -> tuple[int, int, int]:
        """Plays a whole random game; returns its numbers of decisions, real decisions and options.

        The benchmark measures this loop, so it does nothing that other engines' loops do not.
        """
        draw = random.Random(seed).random
        decisions = real = listed = 0
        state: State = self.game.start(self.players, seed)
        while state.seat is not None:
            options = state.options()
            count = len(options)
            decisions += 1
            listed += count
            if count > 1:
                real += 1
            state.apply(options[int(draw() * count)])
        return decisions, real, listed

    def round(self, number: int) -> Sample:
        """Measures random games, the single operations, the search and the planner once."""
        sample = time_games(self.random_game, number + 1, self.play_seconds)
        rng = random.Random(number)
        restore = self.game.restore
        seconds = self.operation_seconds
        sample["clone"] = microseconds(self.positions, lambda state: state.clone(), seconds)
        sample["imagine"] = microseconds(self.positions, lambda state: state.imagine(state.seat, rng), seconds)
        sample["view"] = microseconds(self.positions, lambda state: state.view(state.seat), seconds)
        sample["dump_restore"] = microseconds(self.positions, lambda state: restore(state.dump()), seconds)
        sample["search"] = self.search_rate(number)
        sample["lines"], sample["plans"] = self.plan_rates(number)
        return sample

    def search_rate(self, number: int) -> float:
        """The iterations of a search per second, at positions from the whole game; other positions in each round."""
        count = len(self.positions)
        done = 0
        began = process_time()
        while True:
            state = self.positions[(number * 7 + done // SEARCHED * 13) % count]
            seat = state.seat
            assert seat is not None
            SearchAgent(number, SEARCHED).choose(state.options(), Position(state, seat))
            done += SEARCHED
            took = process_time() - began
            if took >= self.play_seconds:
                return done / took

    def plan_rates(self, number: int) -> tuple[float, float]:
        """How many whole turns the planner finds in a second, and how many plans it tries in one."""
        count = len(self.positions)
        found = tried = visited = 0
        finding = trying = 0.0
        while finding + trying < self.play_seconds:
            state = self.positions[(number * 7 + visited * 13) % count]
            visited += 1
            seat = state.seat
            assert seat is not None
            bot = PlannerAgent(number, PLANNED, LINES)
            world = state.imagine(seat, bot.rng)
            world.quiet = True
            before = process_time()
            bot.planner.find_plans(world, seat, math.inf)
            between = process_time()
            root = bot.planner.run(Position(state, seat), bot, math.inf)
            finding += between - before
            trying += process_time() - between
            found += bot.planner.found
            tried += root.visits()
        return found / max(finding, LEAST_SECONDS), tried / max(trying, LEAST_SECONDS)


def main(arguments: list[str]) -> int:
    """Serves measurements. The arguments are `PLAY_SECONDS OPERATION_SECONDS GAME-PLAYERS …`."""
    play_seconds, operation_seconds = float(arguments[0]), float(arguments[1])
    tracks = {}
    for name in arguments[2:]:
        game, _, players = name.rpartition("-")
        tracks[name] = Track(game, int(players), play_seconds, operation_seconds).round
    return serve({"python": platform.python_version(), "compiled": _build.is_compiled()}, tracks)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
