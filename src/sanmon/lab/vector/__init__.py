"""Many games at once for learners: batches whose observations, masks and rewards are arrays in shared memory.

    from sanmon.lab import vector
    batch = vector.make("satori", n=1024, players=2)
    batch.reset(seed=1)
    batch.step(batch.sample())

Each of the n *lanes* plays one game after another. In every lane it is some seat's turn: `seats` says whose, and
`observations` and `masks` show what that seat knows and may do. `step` takes one action for each lane. When a game
ends, `dones` says so, `rewards` and `scores` have a number for every seat, and the lane already shows the start of its
next game. All arrays are written in place by `reset` and `step`; copy what you want to keep.

`sanmon.lab.vector.gymnasium` has one seat of every lane play against agents, as a `gymnasium.vector.VectorEnv`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sanmon
from sanmon.kernel.errors import SetupError
from sanmon.kernel.game import Game
from sanmon.lab.observation import Observer
from sanmon.lab.rewards import check_kind
from sanmon.lab.vector.batches import Arrays, Batch
from sanmon.lab.vector.local import Local
from sanmon.lab.vector.processes import Spread

__all__ = ["Arrays", "Batch", "Local", "Spread", "make"]

MOST_LANES = 1_000_000


def make(
    game: str | Game[Any],
    n: int = 1024,
    players: int | None = None,
    *,
    processes: int = 1,
    rewards: str = "rank",
    components: str | Path | None = None,
    plain: bool = False,
    version: int = 1,
    rows: int | None = None,
    **settings: Any,
) -> Batch:
    """A batch of n games. `settings` are table options of the game.

    With several `processes`, each plays a part of the lanes. `rewards` is one of `sanmon.lab.rewards.KINDS`. The games
    of a lane depend on the seed and the number of the lane only. `plain` does without the compiled writer of rows;
    `version` and `rows` choose what is observed (`sanmon.lab.observation`).
    """
    loaded: Game[Any] = sanmon.load(game, components) if isinstance(game, str) else game
    count = loaded.info.check_players(players)
    checked = loaded.info.check_settings(count, settings)
    check_kind(rewards)
    if not 1 <= n <= MOST_LANES:
        raise SetupError(f"the number of lanes must be from 1 to {MOST_LANES:,}, not {n}")
    if not 1 <= processes <= n:
        raise SetupError(f"the number of processes must be from 1 to that of the lanes, {n}, not {processes}")
    observer = Observer(loaded, count, plain=plain, version=version, rows=rows)
    if not observer.is_fast:
        raise SetupError(f"{loaded.info.name} has no module `facts`, so it cannot be played in batches")
    if processes == 1:
        return Local(observer, n, checked, rewards)
    return Spread(observer, n, checked, rewards, processes)
