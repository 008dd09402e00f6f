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
WORLDS = 2  # imagined worlds in which a forecast plays on


class Settings(msgspec.Struct, frozen=True):
    """What to calibrate, with how many games, and how."""

    game: str
    players: int
    agent: str
    train: int  # games to fit; 0: the shipped calibration is checked
    games: int  # held-out games
    again: int  # how often the rest of a held-out game is played from each position, for the floor
    records: str  # the folder of the games
    turns: int | None  # how many turns a forecast plays on; None: a third of a game

    @property
    def command(self) -> str:
        """The command that does this."""
        command = f"sanmon lab calibrate {self.game} --players {self.players} --agent {self.agent}"
        command += f" --train {self.train} --games {self.games} --again {self.again}"
        return command if self.turns is None else f"{command} --turns {self.turns}"


class Calibrated(msgspec.Struct, frozen=True):
    """A calibration with its figures, and the held-out samples behind them."""

    calibration: Calibration | None
    quarters: list[Quarter]
    samples: list[Sample]


def calibrate(settings: Settings, jobs: int = 1, progress: Callable[[str, int], None] | None = None) -> Calibrated:
    """Fits a calibration, or takes the shipped one, and checks it on held-out games."""
    game = sanmon.load(settings.game)
    if settings.train < 0 or settings.games < 1 or settings.again < 0:
        raise SetupError("--train and --again must be 0 or more, and --games 1 or more")
    calibration: Calibration | None
    if settings.train:
        turns = turns_ahead(game, settings.players) if settings.turns is None else settings.turns
        calibration = _fitted(settings, game, turns, jobs, progress)
    else:
        shipped = calibration_for(game.start(settings.players, 1))
        turns = shipped.turns if shipped is not None else turns_ahead(game, settings.players)
        calibration = shipped
        if shipped is not None and shipped.fingerprint != fingerprint(game, settings.players):
            raise SetupError(
                f"the calibration of {settings.game} for {settings.players} players is for another evaluation; make "
                "it again with --train 120 --ship"
            )
    task = _task(settings, settings.games, HELD_OUT_SEED, settings.again, turns)
    samples = samples_of(task, jobs, None if progress is None else lambda n: progress("check", n))
    if settings.train and calibration is not None:
        quarters = quarters_of(samples, settings.players, _cross_fitted(calibration, samples))
        calibration = with_trust(calibration, samples)
        calibration = msgspec.structs.replace(calibration, provenance=provenance(settings, quarters))
    else:
        quarters = quarters_of(samples, settings.players, lambda _: calibration)
    return Calibrated(calibration, quarters, samples)


def _cross_fitted(calibration: Calibration, samples: list[Sample]) -> Callable[[Sample], Calibration]:
    """For each sample, the calibration whose trust was fitted on the other half of the games.

    `trust` weighs the imagined worlds (`forecasts_from`). To fit it takes positions that were played on, which are slow
    to compute. So it is fitted on the held-out games, and each half is checked with the trust of the other half.
    """
    halves = [
        with_trust(calibration, [sample for sample in samples if sample.game % 2 != half] or samples)
        for half in range(2)
    ]
    return lambda sample: halves[sample.game % 2]


def _fitted(
    settings: Settings, game: Game[Any], turns: int, jobs: int, progress: Callable[[str, int], None] | None
) -> Calibration:
    task = _task(settings, settings.train, TRAINING_SEED, -1, turns)
    samples = samples_of(task, jobs, None if progress is None else lambda n: progress("train", n))
    return fitted(game, settings.players, samples, WORLDS, turns)


def _task(settings: Settings, games: int, seed: int, again: int, turns: int) -> Task:
    plan = make_plan(settings.game, settings.players, games, seed, [settings.agent], save=settings.records)
    return Task(plan, again, WORLDS, turns, fingerprint(sanmon.load(settings.game), settings.players))


def turns_ahead(game: Game[Any], players: int) -> int:
    """How many turns a forecast plays on: a third of a game, so that from the last quarter on it reaches the end.

    A forecast of a solo game always reaches the end: such a game is short, and the end says more than a judge can.
    """
    state: State = game.start(players, 1)
    bot = sanmon.agent(PLAYER, 1)
    while state.seat is not None:
        state.apply(bot.choose(state.options(), sanmon.Position(state, state.seat)))
    return 2 * state.turn if players == 1 else max(1, round(state.turn / 3))


def provenance(settings: Settings, quarters: list[Quarter]) -> dict[str, Any]:
    """How a calibration was made, and its figures on held-out games."""
    return {
        "command": f"{settings.command} --ship",
        "version": sanmon.__version__,
        "date": dt.datetime.now(tz=dt.UTC).date().isoformat(),
        "good": is_good(quarters),
        "quarters": [
            {
                "bias": round(quarter.forecast.bias, 2),
                "error": round(quarter.forecast.error, 2),
                "floor": round(quarter.floor, 2),
                "explained": round(quarter.forecast.explained, 3),
                "foreseen": round(quarter.foreseen, 3),
            }
            for quarter in quarters
            if quarter.forecast is not None
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
