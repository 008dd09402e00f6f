"""`python -m sanmon.lab.observation [GAME PLAYERS [--names] | --time]`: prints facts about observation vectors.

Without arguments: their sizes. With a game and a number of players: what each part means, or with `--names` the name of
every number. With `--time`: how long making them takes.
"""

import sys
import time

import sanmon
from sanmon.kernel.errors import SanmonError
from sanmon.lab.observation import Observer
from sanmon.lab.play import random_positions


def cost(name: str, players: int) -> tuple[float, float, float]:
    """Microseconds of processor time, over the positions of a random game.

    For a view, for an observation, and for the same observation made from the view.
    """
    game = sanmon.load(name)
    observer = Observer(game, players)
    positions = random_positions(game, players)
    took = []
    for look in (game.view, observer.observe, observer.reference):
        began = time.process_time()
        for position in positions:
            assert position.seat is not None
            look(position, position.seat)
        took.append((time.process_time() - began) / len(positions) * 1e6)
    return took[0], took[1], took[2]


def main(argv: list[str]) -> int:
    """Runs the command; returns the exit code."""
    if not argv:
        for name in sanmon.games():
            sizes = {players: Observer(sanmon.load(name), players).size for players in sanmon.info(name).players}
            sys.stdout.write(f"{name}: {', '.join(f'{count} players {size}' for count, size in sizes.items())}\n")
        return 0
    if argv == ["--time"]:
        for name in sanmon.games():
            for players in sanmon.info(name).players:
                view, observation, reference = cost(name, players)
                sys.stdout.write(
                    f"{name}, {players} players: view {view:.0f} µs, observation {observation:.1f} µs, "
                    f"from the view {reference:.0f} µs\n"
                )
        return 0
    named = argv[2:] == ["--names"]
    if len(argv) != (3 if named else 2) or not argv[1].isdecimal():
        sys.stderr.write("sanmon: usage: python -m sanmon.lab.observation [GAME PLAYERS [--names] | --time]\n")
        return 2
    try:
        observer = Observer(sanmon.load(argv[0]), int(argv[1]))
    except SanmonError as problem:
        sys.stderr.write(f"sanmon: {problem}\n")
        return 2
    if named:
        sys.stdout.write("".join(f"{place}\t{name}\n" for place, name in enumerate(observer.names())))
        return 0
    for part in observer.slices:
        sys.stdout.write(f"{part.start}:{part.stop}\t{part.name}\t{part.low:g} to {part.high:g}\t{part.meaning}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
