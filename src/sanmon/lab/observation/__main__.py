"""`python -m sanmon.lab.observation [GAME PLAYERS]`: how long observations are, and what every number of one is."""

import sys

import sanmon
from sanmon.kernel.errors import SanmonError
from sanmon.lab.observation import Observer


def main(argv: list[str]) -> int:
    """Sizes of all games, or the parts of one."""
    if not argv:
        for name in sanmon.games():
            sizes = {players: Observer(sanmon.load(name), players).size for players in sanmon.info(name).players}
            sys.stdout.write(f"{name}: {', '.join(f'{count} players {size}' for count, size in sizes.items())}\n")
        return 0
    if len(argv) != 2 or not argv[1].isdecimal():
        sys.stderr.write("sanmon: python -m sanmon.lab.observation [GAME PLAYERS]\n")
        return 2
    try:
        observer = Observer(sanmon.load(argv[0]), int(argv[1]))
    except SanmonError as problem:
        sys.stderr.write(f"sanmon: {problem}\n")
        return 2
    for one in observer.slices:
        sys.stdout.write(f"{one.start}:{one.stop}\t{one.name}\t{one.low:g} to {one.high:g}\t{one.meaning}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
