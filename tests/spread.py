"""The order of the tests, so that several workers end at about the same time.

pytest-xdist gives each worker a block of the list, of the same number of tests; a worker without work takes the last
half of another's block. Left alone, one block has all tests of the pages, which are few and long, and each worker that
takes some of them starts a browser and a server of its own. So the modules are dealt out here: those of the pages to
half of the workers, all others so that the blocks take about the same time, and the long ones first in each block.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import TypeVar

Item = TypeVar("Item")

PAGES = "tests/web/"
# Seconds of a test on an idle core, on average, by the folder of its module (the slowest are listed after every run).
SECONDS = {PAGES: 2.0, "tests/server/": 0.8, "tests/cli/": 0.6, "tests/public/": 0.5, "tests/lessons/": 0.4}
OTHERS = 0.1


def seconds(module: str) -> float:
    """How long a test of this module takes, on average."""
    return next((each for folder, each in SECONDS.items() if module.startswith(folder)), OTHERS)


def sizes(count: int, workers: int) -> list[int]:
    """How many tests each worker gets at first."""
    found: list[int] = []
    for left in range(workers, 0, -1):
        found.append((count - sum(found)) // left)
    return found


def spread(items: Sequence[Item], module_of: Callable[[Item], str], workers: int) -> list[Item]:
    """All items in a new order: block after block. A module stays in one block and keeps its order, if it fits in."""
    modules = {name: list(group) for name, group in groupby(_in_order(items, module_of), module_of)}
    room = sizes(len(items), workers)
    spent = [0.0] * workers
    blocks: list[list[tuple[float, list[Item]]]] = [[] for _ in range(workers)]
    for name, tests in sorted(modules.items(), key=lambda one: (-seconds(one[0]), -len(one[1]), one[0])):
        each = seconds(name)
        left = tests
        while left:
            open_to = range((workers + 1) // 2) if name.startswith(PAGES) else range(workers)
            able = [place for place in open_to if room[place]] or [place for place in range(workers) if room[place]]
            fitting = [place for place in able if room[place] >= len(left)] or able
            place = min(fitting, key=lambda one: (spent[one], one))
            taken, left = left[: room[place]], left[room[place] :]
            blocks[place].append((each, taken))
            room[place] -= len(taken)
            spent[place] += each * len(taken)
    return [item for block in blocks for _, tests in sorted(block, key=lambda one: -one[0]) for item in tests]


def _in_order(items: Iterable[Item], module_of: Callable[[Item], str]) -> list[Item]:
    """The items with those of one module together, modules in the order in which they first occur."""
    found: dict[str, list[Item]] = {}
    for item in items:
        found.setdefault(module_of(item), []).append(item)
    return [item for group in found.values() for item in group]
