"""Prints coverage of lines and branches by part of the package, from coverage.py's JSON report (`make coverage`)."""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

COUNTS = ("covered_lines", "num_statements", "covered_branches", "num_branches")


def part_of(path: str) -> str:
    """The part of the package that a module belongs to: a game, or a top-level package."""
    parts = Path(path).parts
    inside = parts[parts.index("sanmon") + 1 :]
    if len(inside) == 1:
        return "sanmon"
    return "/".join(inside[:2]) if inside[0] == "games" and len(inside) > 2 else inside[0]


def table(files: Mapping[str, Mapping[str, Any]]) -> Iterable[str]:
    """The lines of the report: one for each part, and one for all together."""
    sums: dict[str, list[int]] = defaultdict(lambda: [0] * len(COUNTS))
    for path, file in files.items():
        for part in (part_of(path), "all"):
            for place, count in enumerate(COUNTS):
                sums[part][place] += file["summary"][count]
    yield f"{'':16}{'lines':>16}{'branches':>18}"
    for part in [*sorted(sums.keys() - {"all"}), "all"]:
        covered, lines, taken, branches = sums[part]
        yield f"{part:16}{share(covered, lines):>8} of {lines:>5}{share(taken, branches):>10} of {branches:>5}"


def share(some: int, all_of_them: int) -> str:
    """A share in percent, rounded down, so that only complete coverage is 100%."""
    return f"{some * 1000 // all_of_them / 10:.1f}%" if all_of_them else "-"


if __name__ == "__main__":
    print("\n".join(table(json.loads(Path(sys.argv[1]).read_text("utf-8"))["files"])))
