"""Policies for the tests of self-play, in a module that other processes can import."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import Any

import numpy as np

from sanmon.lab.selfplay import Batch


def first(batch: Batch) -> Any:
    """The first option."""
    return np.array([int(np.flatnonzero(mask)[0]) for mask in batch.masks])


def weighing(batch: Batch) -> Any:
    """Preferences that hang on every number of the observation and on the batch as a whole, as a network's may."""
    size = batch.masks.shape[1]
    signs = np.cos(np.arange(batch.observations.shape[1]) * 0.37)
    told = batch.observations @ signs.astype(np.float32)
    return np.sin(told[:, None] + np.arange(size)[None, :] * 0.11)


class Doomed:
    """Weighs, but the process that is the third to be asked dies of it, once; and it takes its time."""

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


class Stuck:
    """Weighs until two shards are in the folder and a third is begun; then it says so and waits to be killed."""

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
    """An option that nobody has."""
    return np.array([int(np.flatnonzero(~mask)[0]) for mask in batch.masks])


def shapeless(batch: Batch) -> Any:
    """Neither options nor preferences."""
    return np.zeros((1, 1))


def hopeless(batch: Batch) -> Any:
    """Preferences that are no numbers."""
    return np.full(batch.masks.shape, np.nan)
