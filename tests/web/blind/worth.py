"""What a listener makes of effects in English: amounts and a rough worth."""

from __future__ import annotations

import re

AMOUNT = re.compile(r"(?P<n>\d+) (?P<what>[A-Za-zō]+)")
NUMBER = re.compile(r"\d+")


def amounts(text: str) -> dict[str, int]:
    """The numbered goods in a text, by their names in the singular: “2 emeralds, 1 mon” → emerald 2, mon 1."""
    found: dict[str, int] = {}
    for match in AMOUNT.finditer(text):
        what = match["what"].removesuffix("s") if match["what"] not in {"incense", "points"} else match["what"]
        found[what] = found.get(what, 0) + int(match["n"])
    return found


def number(text: str, default: int = 0) -> int:
    """The first number in a text."""
    match = NUMBER.search(text)
    return int(match[0]) if match else default


def row(rows: list[str], start: str) -> str:
    """The row that begins with this, without it; empty if there is none."""
    return next((text.removeprefix(start).lstrip(":; ") for text in rows if text.startswith(start)), "")


def said_plainly(label: str, worth: dict[str, float]) -> float | None:
    """The worth of a choice whose beginning is in a list; None for others."""
    return next((value for start, value in worth.items() if label.startswith(start)), None)
