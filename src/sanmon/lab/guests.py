"""Guests: contestants of the arena that are agents of another checkout, each in a process of its own.

So present bots can play those of any commit, and no old code has to stay in the tree. `FOLDER:AGENT` names a guest:
the folder of a checkout with a Python environment, and an agent there.
"""

from __future__ import annotations

import contextlib
import json
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sanmon.bots.agents import Agent, Position
from sanmon.kernel.errors import SetupError
from sanmon.kernel.game import Game
from sanmon.kernel.info import Setting

PYTHONS = (".venv-fast/bin/python", ".venv/bin/python")  # in a checkout; the compiled build comes first
PROGRAM = Path(__file__).with_name("guest_process.py")


def is_guest(name: str) -> bool:
    """Whether a contestant's name is that of a guest."""
    folder, _, agent = name.rpartition(":")
    return "/" in (folder or agent)


def interpreter_of(name: str) -> Path:
    """The Python interpreter of a guest's checkout. Raises SetupError if there is none."""
    folder, _, agent = name.rpartition(":")
    if not folder or not agent:
        raise SetupError(f"{name!r} names no guest; write the folder of a checkout and its agent, as FOLDER:level-6")
    for python in PYTHONS:
        if Path(folder, python).exists():
            return Path(folder, python)
    raise SetupError(f"{folder} has no {PYTHONS[1]}; run `make setup` or `make fast` there")


class Guest(Agent):
    """Asks the agent of another checkout for each decision, and tells it the moves made since the last one."""

    def __init__(
        self,
        name: str,
        seed: str | int,
        game: Game[Any],
        seat: int,
        setup: dict[str, Any],
        moves: list[int],
    ) -> None:
        super().__init__(seed)
        self.name = name
        self.took = 0.0  # processor seconds of the last decision
        self._vocabulary = game.vocabulary
        self._moves = moves  # of the whole game; whoever plays it appends to the list
        self._told = 0
        self._process = subprocess.Popen(  # noqa: S603 - our own program
            [str(interpreter_of(name)), "-P", str(PROGRAM)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        about = self._ask({**setup, "seat": seat, "seed": seed, "agent": name.rpartition(":")[2]})
        if (about["components"], about["ruleset"]) != (game.components_hash, game.ruleset):
            self.close()
            raise SetupError(f"{name} plays {game.info.name} with another component set or ruleset")

    def choose(self, options: Sequence[int], position: Position) -> int:
        """Returns the guest's option."""
        text = self._vocabulary.text
        answer = self._ask([text(option) for option in self._moves[self._told :]])
        self._told = len(self._moves)
        self.took = answer["seconds"]
        return self._vocabulary.option(answer["option"])

    def _ask(self, what: object) -> dict[str, Any]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with contextlib.suppress(BrokenPipeError):
            self._process.stdin.write(json.dumps(what) + "\n")
            self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            self.close()
            raise SetupError(f"the process of {self.name} ended with code {self._process.returncode} (see above)")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def close(self) -> None:
        """Ends the process."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with contextlib.suppress(BrokenPipeError):
            self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait()


def setup_of(
    game: str, players: int, deal: int, settings: dict[str, Setting], components: str | None, seconds: float | None
) -> dict[str, Any]:
    """What a guest needs to know to set up the same game."""
    return {
        "game": game,
        "players": players,
        "deal": deal,
        "settings": settings,
        "components": components,
        "seconds": seconds,
    }
