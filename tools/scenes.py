"""Writes positions for the pictures in the rules: always the same games between greedy bots, seen by the first seat.

python tools/scenes.py FOLDER     writes a JSON file for each game
"""

import sys
from pathlib import Path
from typing import NamedTuple

import sanmon
from sanmon.bots.agents import Position, agent


class Scene(NamedTuple):
    """A position: the first decision of the first seat after this many decisions."""

    game: str
    seed: int
    decisions: int


SCENES = [Scene("satori", 4, 70), Scene("bitoku", 5, 60), Scene("koi", 7, 150)]
PLAYERS = 2


def scene_file(scene: Scene) -> bytes:
    """The JSON of a scene: the view and the prompt of the first seat."""
    state = sanmon.load(scene.game).start(players=PLAYERS, seed=scene.seed)
    bot = agent("greedy", scene.seed)
    count = 0
    while state.seat is not None and not (count >= scene.decisions and state.seat == 0):
        state.apply(bot.choose(state.options(), Position(state, state.seat)))
        count += 1
    return sanmon.encode({"view": state.view(0), "prompt": state.prompt(0), "seat": 0, "players": PLAYERS})


def main() -> None:
    """Writes all scenes into the folder."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for scene in SCENES:
        (folder / f"{scene.game}.json").write_bytes(scene_file(scene))


if __name__ == "__main__":
    main()
