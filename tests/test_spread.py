"""The order in which several workers run the tests."""

from collections import Counter
from itertools import accumulate, pairwise

import pytest

from spread import PAGES, seconds, sizes, spread

MODULES = {f"{PAGES}test_{name}.py": 10 for name in "abcdefgh"}
MODULES |= {f"tests/server/test_{name}.py": 30 for name in "abcdefgh"}
MODULES |= {"tests/conformance/test_all.py": 700, "tests/kernel/test_a.py": 60, "tests/test_b.py": 1}
ITEMS = [(name, number) for name, count in MODULES.items() for number in range(count)]


def blocks(workers: int) -> list[list[tuple[str, int]]]:
    ordered = spread(ITEMS, lambda item: item[0], workers)
    assert sorted(ordered) == sorted(ITEMS)
    ends = [0, *accumulate(sizes(len(ITEMS), workers))]
    return [ordered[start:end] for start, end in pairwise(ends)]


@pytest.mark.parametrize("workers", [1, 2, 4, 6])
def test_every_block_takes_about_the_same_time(workers: int) -> None:
    spent = [sum(seconds(name) for name, _ in block) for block in blocks(workers)]
    assert max(spent) < 1.5 * sum(spent) / workers


@pytest.mark.parametrize(("workers", "with_pages"), [(1, 1), (2, 1), (4, 2), (6, 3)])
def test_half_of_the_workers_share_the_pages(workers: int, with_pages: int) -> None:
    pages = [sum(name.startswith(PAGES) for name, _ in block) for block in blocks(workers)]
    assert sorted(pages, reverse=True)[with_pages:] == [0] * (workers - with_pages)
    assert max(pages) - min(sorted(pages, reverse=True)[:with_pages]) <= 10


def test_modules_of_long_tests_stay_whole_and_in_order() -> None:
    for block in blocks(4):
        long = [item for item in block if seconds(item[0]) > 0.5]
        assert block[: len(long)] == long
        for name, count in Counter(name for name, _ in long).items():
            assert [item for item in long if item[0] == name] == [(name, number) for number in range(count)]


def test_sizes_are_those_of_the_runner() -> None:
    assert sizes(10, 4) == [2, 2, 3, 3]
    assert sizes(8, 4) == [2, 2, 2, 2]
