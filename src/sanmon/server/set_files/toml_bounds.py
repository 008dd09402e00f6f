"""Limits on a stranger's set.toml, checked before it is parsed.

The parser takes time and memory that grow with the square of the parts of a key (`a.a.a.a = 1`): 12,000 parts, in
24 kB of text, take a second and half a gigabyte. Our own sets have 2 kB, two parts and lists of numbers.
"""

from __future__ import annotations

import re
from typing import Final

from sanmon.kernel.tables import text_of
from sanmon.server.protocol.sets import SetProblem

LARGEST: Final = 16 * 1024  # bytes; a note has up to 2,000 characters
DEEPEST: Final = 4  # parts of a key, and brackets inside each other

_STRINGS_AND_COMMENTS: Final = re.compile(
    r'"""(?:[^"\\]|\\.|"{1,2}(?!"))*"{3,5}'  # three quotes end it; one or two more belong to it
    r"|'''(?:[^']|'{1,2}(?!'))*'{3,5}"
    r'|"(?:[^"\\\n]|\\.)*"'
    r"|'[^'\n]*'"
    r"|#[^\n]*",
    re.DOTALL,
)
_LONG_KEY: Final = re.compile(rf"(?<![\w-])(?:[\w-]+[ \t]*\.[ \t]*){{{DEEPEST}}}")
_BRACKETS: Final = re.compile(r"[\[{\]}]")


def problems_with_size(toml: str) -> list[SetProblem]:
    """Why a set.toml must not be parsed; nothing if it may."""
    if len(toml.encode("utf-8", "replace")) > LARGEST:
        return [_problem("large", most=LARGEST // 1024)]
    bare = _STRINGS_AND_COMMENTS.sub("s", toml)
    if _LONG_KEY.search(bare) or _depth(bare) > DEEPEST:
        return [_problem("nested", most=DEEPEST)]
    return []


def _depth(bare: str) -> int:
    depth = deepest = 0
    for bracket in _BRACKETS.findall(bare):
        depth += 1 if bracket in "[{" else -1
        deepest = max(deepest, depth)
    return deepest


def _problem(code: str, **arguments: int | str) -> SetProblem:
    return SetProblem("set.toml", None, text_of(code, arguments), code=code, args=arguments)
