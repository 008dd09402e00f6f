"""The input of self-play: a plan of games, and a policy that decides for batches of them."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

import sanmon
from sanmon.kernel.errors import SetupError
from sanmon.kernel.info import Setting
from sanmon.lab import shards
from sanmon.lab.batches import Batch, Policy
from sanmon.lab.contestants import make_agent
from sanmon.lab.extras import need
from sanmon.lab.observation import Observer
from sanmon.lab.play import check_games, names_by_seat

if TYPE_CHECKING:
    pass

POLICY = "policy"  # the name of a seat that the policy plays; any other is an agent's
FORMATS = ("parquet", "numpy")


class Plan(msgspec.Struct, frozen=True, omit_defaults=True):
    """What to play and what to write; the same plan and policy give the same data.

    Fields with a default are left out where they have it, so that plans made before there were such fields stay equal.
    """

    game: str
    players: int
    games: int
    seed: int
    seats: tuple[str, ...]  # "policy", or an agent's name
    policy: str  # the name of the policy; a data set of another policy is not continued
    settings: dict[str, Setting]
    components: str | None
    shard: int  # games in one shard
    format: str
    observations: bool
    views: bool
    learning: bool = False  # write log-probabilities, values and visit counts
    version: int = 1  # of observations
    rows: int | None = None  # of their layout


def uniform(batch: Batch) -> Any:
    """A policy that chooses each legal option with the same probability."""
    return need("numpy", "data").zeros(batch.masks.shape)


def make_plan(
    game: str,
    games: int,
    players: int | None = None,
    seed: int = 1,
    seats: Sequence[str] = (POLICY,),
    policy: str = "sanmon.lab.selfplay:uniform",
    settings: dict[str, Setting] | None = None,
    components: str | Path | None = None,
    shard: int = 16,
    format: str = "parquet",
    observations: bool = True,
    views: bool = False,
    learning: bool = False,
    version: int = 1,
    rows: int | None = None,
) -> Plan:
    """Checks the arguments and makes a plan; raises SetupError for any that are wrong.

    A single name in `seats` is repeated for every seat. With `learning`, the data has what the policy said beside its
    choices (`sanmon.lab.batches.Answer`). `version` and `rows` are those of `sanmon.lab.observation`.
    """
    info = sanmon.info(game)
    names = names_by_seat(info, players, seats, "names")
    count = len(names)
    for name in names:
        if name != POLICY:
            make_agent(name)
    check_games(games)
    if not 1 <= shard <= 10_000:
        raise SetupError(f"a shard has from 1 to 10,000 games, not {shard}")
    if seed < 0:
        raise SetupError(f"the seed is a whole number, 0 or larger, not {seed}")
    if format not in FORMATS:
        raise SetupError(f"the format must be one of {', '.join(FORMATS)}, not {format!r}")
    chosen = info.check_settings(count, settings or {})
    folder = None if components is None else str(Path(components).resolve())
    Observer(sanmon.load(game, components), count, version=version, rows=rows)  # raises an error for what does not fit
    return Plan(
        game, count, games, seed, tuple(names), policy, chosen, folder, shard, format, observations, views,
        learning, version, rows,
    )  # fmt: skip


def digest(plan: Plan) -> str:
    """A fingerprint of everything that the data depends on, except the policy's code."""
    game = sanmon.load(plan.game, plan.components)
    known = msgspec.structs.replace(plan, components=None)  # the hash below counts, not the path of the set
    parts = [shards.FORMAT, msgspec.to_builtins(known), game.ruleset, game.components_hash, sanmon.__version__]
    return blake2b(msgspec.json.encode(parts, order="sorted"), digest_size=16).hexdigest()


def import_policy(policy: str) -> Policy:
    """Imports a policy by its name, `package.module:function`."""
    module, _, name = policy.partition(":")
    try:
        found: Policy = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as problem:
        raise SetupError(f"no policy {policy!r}: its name is like package.module:function ({problem})") from problem
    return found


class Task(msgspec.Struct, frozen=True):
    """What a worker gets: the plan, its fingerprint, and the policy; None: the worker imports `plan.policy`."""

    plan: Plan
    digest: str
    policy: Any
