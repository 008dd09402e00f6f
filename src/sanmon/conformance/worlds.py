"""Imagined worlds, for the checks."""

from __future__ import annotations

import random

from sanmon.kernel.state import State


def imagined(state: State, seat: int | None, number: int) -> State:
    """The world with this number that the seat can imagine."""
    return state.imagine(seat, random.Random(f"world {number}"))


def name_of(seat: int | None) -> str:
    """For messages."""
    return "a spectator" if seat is None else f"seat {seat}"
