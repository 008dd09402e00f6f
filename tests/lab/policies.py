"""Policies for the tests of self-play. They are in a module so that other processes can import them."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import Any

import numpy as np

from sanmon.lab.selfplay import Answer, Batch


def first(batch: Batch) -> Any:
    """Chooses the first legal option."""
    return np.array([int(np.flatnonzero(mask)[0]) for mask in batch.masks])


def weighing(batch: Batch) -> Any:
    """Preferences that depend on every number of the observation, as a network's would."""
    size = batch.masks.shape[1]
    signs = np.cos(np.arange(batch.observations.shape[1]) * 0.37)
    sums = batch.observations @ signs.astype(np.float32)
    return np.sin(sums[:, None] + np.arange(size)[None, :] * 0.11)


def searching(batch: Batch) -> Answer:
    """Equal preferences, with a forecast and counts of visits as a search would give them."""
    rows, options = batch.masks.shape
    visits = np.tile(np.arange(1, options + 1), (rows, 1))
    return Answer(np.zeros(batch.masks.shape), values=np.full(rows, 0.25), visits=visits)


class Doomed:
    """Like `weighing`, but the first process that gets a game from number 8 on dies, once. A call takes `seconds`."""

    def __init__(self, folder: Path, seconds: float = 0.0) -> None:
        self.folder = str(folder)
        self.seconds = seconds

    def __call__(self, batch: Batch) -> Any:
        folder = Path(self.folder)
        (folder / f"pid-{os.getpid()}").touch()
        time.sleep(self.seconds)
        if min(batch.games) >= 8 and not (folder / "died").exists():
            (folder / "died").touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return weighing(batch)


class Asleep:
    """Says which process it is in, and never answers."""

    def __init__(self, folder: Path) -> None:
        self.folder = str(folder)

    def __call__(self, batch: Batch) -> Any:
        (Path(self.folder) / f"pid-{os.getpid()}").touch()
        time.sleep(3600)


class Stuck:
    """Like `weighing`, until two shards are complete and a third has begun; then it waits to be killed."""

    def __init__(self, folder: str) -> None:
        self.folder = Path(folder)
        self.asked = 0

    def __call__(self, batch: Batch) -> Any:
        if len(list(self.folder.glob("shard-*.json"))) == 2:
            self.asked += 1
        if self.asked == 3:
            (self.folder / "stuck").touch()
            time.sleep(3600)
        return weighing(batch)


def illegal(batch: Batch) -> Any:
    """Chooses an illegal option."""
    return np.array([int(np.flatnonzero(~mask)[0]) for mask in batch.masks])


def shapeless(batch: Batch) -> Any:
    """Returns an array that is neither options nor preferences."""
    return np.zeros((1, 1))


def hopeless(batch: Batch) -> Any:
    """Returns preferences that are NaN."""
    return np.full(batch.masks.shape, np.nan)
