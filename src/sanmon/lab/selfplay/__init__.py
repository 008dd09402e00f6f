"""Self-play: plays many games with any policy, in batches, and writes them as a data set.

    from sanmon.lab import selfplay
    plan = selfplay.make_plan("koi", games=1000, players=2)
    selfplay.run(plan, "out", policy=my_policy, workers=4)           # or ray="auto", or ray="ray://head:10001"

A policy is a function of a `Batch`: the observations and masks of the games that wait for a decision, one row each. It
returns an option for each row, or a row of preferences (logits) over the whole vocabulary, from which the game's own
random numbers then draw. An `Answer` tells more: log-probabilities, values, visit counts.

The unit of work is a shard: some games that are played side by side, in one batch. Only the plan decides which games
and batches there are, and every game has random numbers of its own. So neither the number of workers nor a worker that
dies changes the data.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec

import sanmon
from sanmon.kernel.errors import SetupError
from sanmon.lab import files, shards
from sanmon.lab import workers as where
from sanmon.lab.batches import Answer, Batch, Policy
from sanmon.lab.extras import need
from sanmon.lab.observation import Observer
from sanmon.lab.selfplay.plan import (
    FORMATS,
    POLICY,
    Plan,
    Task,
    digest,
    import_policy,
    make_plan,
    uniform,
)
from sanmon.lab.selfplay.play import play_shard

__all__ = ["FORMATS", "POLICY", "Answer", "Batch", "Plan", "Policy", "make_plan", "run", "uniform"]


def run(
    plan: Plan,
    out: str | Path,
    policy: Policy | None = None,
    workers: int = 1,
    ray: str | None = None,
    progress: Callable[[int], None] | None = None,
) -> shards.Manifest:
    """Plays the games of the plan and writes them into a folder. Shards that are complete there are kept.

    `ray` is the address of a Ray cluster, or "local"; None plays in processes of this machine.
    """
    need("numpy", "data")
    if plan.format == "parquet":
        need("pyarrow", "data")
    if policy is None and POLICY in plan.seats:
        import_policy(plan.policy)  # raises an error for a wrong name before anything is played
    folder = Path(out)
    files.make_folder(folder)
    task = Task(plan, digest(plan), policy)
    if (folder / "manifest.json").exists() and shards.load(folder).plan_digest != task.digest:
        raise SetupError(f"{folder} holds data of another plan, version or component set; write into another folder")
    found: dict[int, shards.Shard] = {}
    for number in range(count_shards(plan)):
        shard = shards.kept(folder, task.digest, number)
        if shard is not None:
            found[number] = shard
            if progress is not None:
                progress(shard.games)
    files.write(folder / "manifest.json", msgspec.json.encode(manifest(task, found)))
    missing = [number for number in range(count_shards(plan)) if number not in found]
    for shard, contents in where.results(play_shard, task, missing, workers, ray, policy):
        shards.keep(folder, shard, contents)
        found[shard.number] = shard
        if progress is not None:
            progress(shard.games)
    done = manifest(task, found)
    files.write(folder / "manifest.json", msgspec.json.format(msgspec.json.encode(done), indent=1) + b"\n")
    return done


def count_shards(plan: Plan) -> int:
    """The number of shards that a plan is split into."""
    return -(-plan.games // plan.shard)


def manifest(task: Task, found: dict[int, shards.Shard]) -> shards.Manifest:
    """The manifest of the shards that are complete so far."""
    plan = task.plan
    game = sanmon.load(plan.game, plan.components)
    there = [found[number] for number in sorted(found)]
    versions = {"sanmon": sanmon.__version__, "numpy": need("numpy", "data").__version__}
    if plan.format == "parquet":
        versions["pyarrow"] = need("pyarrow", "data").__version__
    return shards.Manifest(
        shards.FORMAT,
        msgspec.to_builtins(plan if plan.components is None else msgspec.structs.replace(plan, components="own")),
        task.digest,
        versions,
        {"name": game.components_name, "hash": game.components_hash},
        game.ruleset,
        Observer(game, plan.players, version=plan.version, rows=plan.rows).size,
        game.vocabulary.size,
        sum(shard.games for shard in there),
        sum(shard.decisions for shard in there),
        shards.hash_of("".join(file.hash for shard in there for file in shard.files).encode()),
        there,
        len(there) == count_shards(plan),
    )
