"""A calibration from beginning to end: training games, the fit, and the check on held-out games."""

from __future__ import annotations

import datetime as dt
import importlib.resources
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

import sanmon
from sanmon.bots.calibration import FILE, PLAYER, Calibration, calibration_for, shipped_calibrations
from sanmon.kernel.errors import SetupError
from sanmon.kernel.game import Game
from sanmon.kernel.state import State
from sanmon.lab.calibrate.figures import Quarter, is_good, quarters_of
from sanmon.lab.calibrate.fit import fitted, with_trust
from sanmon.lab.calibrate.samples import Sample, Task, fingerprint, samples_of
from sanmon.lab.simulate import make_plan

TRAINING_SEED = 1
HELD_OUT_SEED = 1_000_001
WORLDS = 2  # of a forecast


class Wish(msgspec.Struct, frozen=True):
    """What to calibrate, and with how many games."""

    game: str
    players: int
    agent: str
    train: int  # games to fit; 0: the shipped calibration is checked
    games: int  # held-out games
    again: int  # how often the rest of a held-out game is played from each position, for the floor
    records: str  # the folder of the games
    turns: int | None  # that a forecast plays on; None: a third of a game

    @property
    def command(self) -> str:
        """The command that does this."""
        command = f"sanmon lab calibrate {self.game} --players {self.players} --agent {self.agent}"
        command += f" --train {self.train} --games {self.games} --again {self.again}"
        return command if self.turns is None else f"{command} --turns {self.turns}"


class Found(msgspec.Struct, frozen=True):
    """A calibration with its figures, and the held-out samples behind them."""

    calibration: Calibration | None
    quarters: list[Quarter]
    samples: list[Sample]


def calibrate(wish: Wish, jobs: int = 1, progress: Callable[[str, int], None] | None = None) -> Found:
    """Fits a calibration, or takes the shipped one, and checks it on held-out games."""
    game = sanmon.load(wish.game)
    if wish.train < 0 or wish.games < 1 or wish.again < 0:
        raise SetupError("--train and --again must be 0 or more, and --games 1 or more")
    calibration: Calibration | None
    if wish.train:
        turns = turns_ahead(game, wish.players) if wish.turns is None else wish.turns
        calibration = _fitted(wish, game, turns, jobs, progress)
    else:
        shipped = calibration_for(game.start(wish.players, 1))
        turns = shipped.turns if shipped is not None else turns_ahead(game, wish.players)
        calibration = shipped
        if shipped is not None and shipped.fingerprint != fingerprint(game, wish.players):
            raise SetupError(
                f"the calibration of {wish.game} for {wish.players} players is for another evaluation; make it again "
                "with --train 120 --ship"
            )
    task = _task(wish, wish.games, HELD_OUT_SEED, wish.again, turns)
    samples = samples_of(task, jobs, None if progress is None else lambda n: progress("check", n))
    if wish.train and calibration is not None:
        quarters = quarters_of(samples, wish.players, _across(calibration, samples))
        calibration = with_trust(calibration, samples)
        calibration = msgspec.structs.replace(calibration, provenance=provenance(wish, quarters))
    else:
        quarters = quarters_of(samples, wish.players, lambda _: calibration)
    return Found(calibration, quarters, samples)


def _across(calibration: Calibration, samples: list[Sample]) -> Callable[[Sample], Calibration]:
    """For each sample, the calibration with the trust that the other half of the games gives.

    The trust needs positions that were read ahead, which take long, so it is fitted on the games of the check.
    """
    halves = [
        with_trust(calibration, [sample for sample in samples if sample.game % 2 != half] or samples)
        for half in range(2)
    ]
    return lambda sample: halves[sample.game % 2]


def _fitted(
    wish: Wish, game: Game[Any], turns: int, jobs: int, progress: Callable[[str, int], None] | None
) -> Calibration:
    task = _task(wish, wish.train, TRAINING_SEED, -1, turns)
    samples = samples_of(task, jobs, None if progress is None else lambda n: progress("train", n))
    return fitted(game, wish.players, samples, WORLDS, turns)


def _task(wish: Wish, games: int, seed: int, again: int, turns: int) -> Task:
    plan = make_plan(wish.game, wish.players, games, seed, [wish.agent], save=wish.records)
    return Task(plan, again, WORLDS, turns, fingerprint(sanmon.load(wish.game), wish.players))


def turns_ahead(game: Game[Any], players: int) -> int:
    """How many turns a forecast plays on: a third of a game, so that from the last quarter on it reaches the end.

    A forecast of a solo game always reaches the end: such a game is short, and the end says more than a judge can.
    """
    state: State = game.start(players, 1)
    bot = sanmon.agent(PLAYER, 1)
    while state.seat is not None:
        state.apply(bot.choose(state.options(), sanmon.Position(state, state.seat)))
    return 2 * state.turn if players == 1 else max(1, round(state.turn / 3))


def provenance(wish: Wish, quarters: list[Quarter]) -> dict[str, Any]:
    """How a calibration was made, and its figures on held-out games."""
    return {
        "command": f"{wish.command} --ship",
        "version": sanmon.__version__,
        "date": dt.datetime.now(tz=dt.UTC).date().isoformat(),
        "good": is_good(quarters),
        "quarters": [
            {
                "bias": round(quarter.told.bias, 2),
                "error": round(quarter.told.error, 2),
                "floor": round(quarter.floor, 2),
                "explained": round(quarter.told.explained, 3),
                "foreseen": round(quarter.foreseen, 3),
            }
            for quarter in quarters
            if quarter.told is not None
        ],
    }


def calibrations_path(package: str) -> Path:
    """The file of a game's calibrations, in its own package."""
    return Path(str(importlib.resources.files(package))) / FILE


def calibrations_file(package: str, new: Calibration) -> bytes:
    """The bytes of a game's file of calibrations, with the new one in place of one for the same games."""
    kept = [
        one
        for one in shipped_calibrations(package)
        if (one.players, one.components_hash, one.ruleset) != (new.players, new.components_hash, new.ruleset)
    ]
    whole = sorted([*kept, new], key=lambda one: (one.players, one.ruleset))
    return msgspec.json.format(msgspec.json.encode(whole), indent=1) + b"\n"
