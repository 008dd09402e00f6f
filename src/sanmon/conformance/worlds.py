"""Imagined worlds for the checks, and names of readers for their messages."""

from __future__ import annotations

import random

from sanmon.kernel.state import State


def imagined(state: State, seat: int | None, number: int) -> State:
    """The world that the seat imagines with this number as its seed."""
    return state.imagine(seat, random.Random(f"world {number}"))


def reader_name(seat: int | None) -> str:
    """What messages call a reader: `seat 0`, or `a spectator` for None."""
    return "a spectator" if seat is None else f"seat {seat}"
