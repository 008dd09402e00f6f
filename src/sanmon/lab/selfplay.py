"""Self-play: many games with any policy, over batches, into a data set.

    from sanmon.lab import selfplay
    plan = selfplay.make_plan("koi", games=1000, players=2)
    selfplay.run(plan, "out", policy=my_policy, workers=4)           # or ray="auto", or ray="ray://head:10001"

A policy is a function of a `Batch`: observations and masks of some games that wait for it, one row each. It returns an option
for each row, or a row of preferences (logarithms of odds) over the whole vocabulary, from which the game's own chance then draws.

The unit of work is a shard: some games that go side by side in one batch. Which games and which batches there are depends on the
plan alone, and every game has chance of its own, so neither the number of workers nor a worker that dies changes the data.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

import sanmon
from sanmon.bots.agents import Agent, Position, agent
from sanmon.kernel.errors import SetupError
from sanmon.kernel.info import Setting
from sanmon.kernel.state import State
from sanmon.lab import shards
from sanmon.lab import workers as where
from sanmon.lab.extras import need
from sanmon.lab.observation import Observer
from sanmon.lab.rewards import rewards_of
from sanmon.lab.simulate import MOST_GAMES

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

POLICY = "policy"  # the name of a seat that the policy plays; any other is an agent's
FORMATS = ("parquet", "numpy")


class Plan(msgspec.Struct, frozen=True):
    """What to play and what to write down: the same plan and policy give the same data."""

    game: str
    players: int
    games: int
    seed: int
    seats: tuple[str, ...]  # "policy", or an agent's name
    policy: str  # what the policy is called; data of another policy is not gone on with
    settings: dict[str, Setting]
    components: str | None
    shard: int  # games in one shard
    format: str
    observations: bool
    views: bool


class Batch:
    """The games that wait for the policy, one row each. `rngs` are the games' own chance, for a policy that needs some."""

    def __init__(
        self,
        observations: NDArray[np.float32],
        masks: NDArray[np.bool_],
        games: list[int],
        seats: list[int],
        rngs: list[np.random.Generator],
    ) -> None:
        self.observations = observations
        self.masks = masks
        self.games = games
        self.seats = seats
        self.rngs = rngs

    def __len__(self) -> int:
        return len(self.games)


Policy = Callable[[Batch], Any]


def uniform(batch: Batch) -> Any:
    """Any option, each as likely as the next."""
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
) -> Plan:
    """A plan that can be played, or an error that says what is wrong with it. One name in `seats` is for every seat."""
    info = sanmon.info(game)
    names = list(seats)
    if players is None and len(names) > 1:
        players = len(names)
    count = info.check_players(players)
    names = names * count if len(names) == 1 else names
    if len(names) != count:
        raise SetupError(f"{count} seats need {count} names (or one for all), not {len(names)}: {','.join(names)}")
    for name in names:
        if name != POLICY:
            agent(name)
    if not 1 <= games <= MOST_GAMES:
        raise SetupError(f"the number of games is from 1 to {MOST_GAMES:,}, not {games}")
    if not 1 <= shard <= 10_000:
        raise SetupError(f"a shard has from 1 to 10,000 games, not {shard}")
    if seed < 0:
        raise SetupError(f"the seed is a whole number from 0 on, not {seed}")
    if format not in FORMATS:
        raise SetupError(f"the format is one of {', '.join(FORMATS)}, not {format!r}")
    chosen = info.check_settings(count, settings or {})
    folder = None if components is None else str(Path(components).resolve())
    return Plan(
        game, count, games, seed, tuple(names), policy, chosen, folder, shard, format, observations, views
    )  # fmt: skip


def digest(plan: Plan) -> str:
    """A fingerprint of everything the data depends on, but for what a policy does."""
    game = sanmon.load(plan.game, plan.components)
    known = msgspec.structs.replace(plan, components=None)  # where a set lies is not what it says
    told = [shards.FORMAT, msgspec.to_builtins(known), game.info.ruleset, game.components_hash, sanmon.__version__]
    return blake2b(msgspec.json.encode(told, order="sorted"), digest_size=16).hexdigest()


def named(policy: str) -> Policy:
    """A policy by where it is: `package.module:function`."""
    module, _, name = policy.partition(":")
    try:
        found: Policy = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as problem:
        raise SetupError(f"no policy {policy!r}: it is named like package.module:function ({problem})") from problem
    return found


class Task(msgspec.Struct, frozen=True):
    """What a worker gets: the plan, its fingerprint, and the policy, if it is not one that can be found by name."""

    plan: Plan
    digest: str
    policy: Any


def run(
    plan: Plan,
    out: str | Path,
    policy: Policy | None = None,
    workers: int = 1,
    ray: str | None = None,
    progress: Callable[[int], None] | None = None,
) -> shards.Manifest:
    """Play the plan into a folder; what is there already and whole is kept. `ray` is an address, or "local"."""
    need("numpy", "data")
    if plan.format == "parquet":
        need("pyarrow", "data")
    if policy is None and POLICY in plan.seats:
        named(plan.policy)
    folder = Path(out)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise SetupError(f"cannot make the folder {folder}: {problem.strerror}") from problem
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
    shards.write(folder / "manifest.json", msgspec.json.encode(manifest(task, found)))
    missing = [number for number in range(count_shards(plan)) if number not in found]
    for shard, files in where.results(play_shard, task, missing, workers, ray, policy):
        shards.keep(folder, shard, files)
        found[shard.number] = shard
        if progress is not None:
            progress(shard.games)
    done = manifest(task, found)
    shards.write(folder / "manifest.json", msgspec.json.format(msgspec.json.encode(done), indent=1) + b"\n")
    return done


def count_shards(plan: Plan) -> int:
    """How many shards there are."""
    return -(-plan.games // plan.shard)


def manifest(task: Task, found: dict[int, shards.Shard]) -> shards.Manifest:
    """What there is so far."""
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
        game.info.ruleset,
        Observer(game, plan.players).size,
        game.vocabulary.size,
        sum(shard.games for shard in there),
        sum(shard.decisions for shard in there),
        shards.hash_of("".join(file.hash for shard in there for file in shard.files).encode()),
        there,
        len(there) == count_shards(plan),
    )


# -- playing one shard


class Play:
    """A game of a shard while it is played."""

    __slots__ = ("agents", "number", "positions", "rng", "rows", "state")

    def __init__(self, plan: Plan, number: int) -> None:
        np = need("numpy", "data")
        game = sanmon.load(plan.game, plan.components)
        seed = plan.seed + number
        self.number = number
        self.state: State = game.start(plan.players, seed, False, None, **plan.settings)
        self.rng: Any = np.random.Generator(np.random.PCG64(np.random.SeedSequence([plan.seed, number])))
        self.agents: list[Agent | None] = [
            None if name == POLICY else agent(name, f"{seed}:{seat}:{name}") for seat, name in enumerate(plan.seats)
        ]
        self.positions = [Position(self.state, seat) for seat in range(plan.players)]
        self.rows: list[Row] = []


class Row:
    """A decision as it is written down."""

    __slots__ = ("observation", "option", "options", "prompt", "seat", "view")

    def __init__(self, seat: int, options: tuple[int, ...], prompt: str) -> None:
        self.seat = seat
        self.options = options
        self.prompt = prompt
        self.option = -1
        self.view = ""
        self.observation: Any = None


def play_shard(task: Task, number: int) -> tuple[shards.Shard, dict[str, bytes]]:
    """The games of a shard side by side; the files they become."""
    np = need("numpy", "data")
    plan = task.plan
    game = sanmon.load(plan.game, plan.components)
    observer = Observer(game, plan.players)
    policy = task.policy if task.policy is not None else (named(plan.policy) if POLICY in plan.seats else None)
    first = number * plan.shard
    seats = [Play(plan, one) for one in range(first, min(first + plan.shard, plan.games))]
    while True:
        asked: list[tuple[Play, Any]] = []
        for one in seats:
            vector = advance(plan, observer, one)
            if one.state.seat is not None:
                asked.append((one, vector))
        if not asked:
            break
        masks = np.zeros((len(asked), game.vocabulary.size), np.bool_)
        for line, (one, _) in enumerate(asked):
            masks[line, list(one.rows[-1].options)] = True
        batch = Batch(
            np.stack([vector for _, vector in asked]),
            masks,
            [one.number for one, _ in asked],
            [one.rows[-1].seat for one, _ in asked],
            [one.rng for one, _ in asked],
        )
        assert policy is not None
        chosen = choices(policy(batch), batch)
        for (one, _), option in zip(asked, chosen, strict=True):
            take(one, option)
    return files_of(task, number, seats)


def advance(plan: Plan, observer: Observer, one: Play) -> Any:
    """Let agents play until the policy is asked, whose observation is returned, or the game is over."""
    np = need("numpy", "data")
    state = one.state
    while state.seat is not None:
        seat = state.seat
        row = Row(seat, state.options(), state.prompt(seat).key)
        someone = one.agents[seat]
        vector: Any = observer.observe(state, seat) if plan.observations or someone is None else None
        if plan.observations:
            places = np.flatnonzero(vector)
            row.observation = (places.astype(np.int32), vector[places])
        if plan.views:
            row.view = sanmon.encode(state.view(seat)).decode()
        one.rows.append(row)
        if someone is None:
            return vector
        take(one, someone.choose(row.options, one.positions[seat]))
    return None


def take(one: Play, option: int) -> None:
    """Make the choice; an illegal one is the policy's mistake, and says so."""
    one.rows[-1].option = option
    one.state.apply(option)


def choices(said: Any, batch: Batch) -> list[int]:
    """What the policy has chosen; from preferences each game draws by its own chance."""
    np = need("numpy", "data")
    said = np.asarray(said)
    if said.shape == (len(batch),) and np.issubdtype(said.dtype, np.integer):
        return [int(option) for option in said]
    if said.shape != batch.masks.shape:
        raise SetupError(
            f"a policy returns {len(batch)} options or preferences of shape {batch.masks.shape}, not {said.shape}"
        )
    found = []
    for line in range(len(batch)):
        options = np.flatnonzero(batch.masks[line])
        wants = said[line, options].astype(np.float64)
        odds = np.cumsum(np.exp(wants - wants.max()))
        if not np.isfinite(odds[-1]):
            raise SetupError(f"the policy's preferences for game {batch.games[line]} are not finite numbers")
        place = int(np.searchsorted(odds, batch.rngs[line].random() * odds[-1], side="right"))
        found.append(int(options[min(place, len(options) - 1)]))
    return found


def files_of(task: Task, number: int, seats: list[Play]) -> tuple[shards.Shard, dict[str, bytes]]:
    """The columns of a shard's decisions and of its games."""
    plan = task.plan
    texts = ("prompt", "choice", *(["view"] if plan.views else []))
    lists = {"options": "int32"}
    if plan.observations:
        lists |= {"observation": "int32", "observation_value": "float32"}
    decisions = shards.Table(
        {"game": "int64", "step": "int32", "seat": "int8", "option": "int32", "reward": "float32", "score": "int32"},
        lists,
        texts,
    )
    games = shards.Table(
        {"game": "int64", "seed": "int64", "decisions": "int32"},
        {"scores": "int32", "ranks": "int8", "rewards": "float32"},
        ("verdict", "digest"),
    )
    for one in seats:
        result = one.state.result
        assert result is not None
        rewards = rewards_of(result, plan.players)
        text = one.state.game.vocabulary.text
        for step, row in enumerate(one.rows):
            values: dict[str, Any] = {
                "game": one.number, "step": step, "seat": row.seat, "option": row.option, "reward": rewards[row.seat],
                "score": result.scores[row.seat], "prompt": row.prompt, "choice": text(row.option), "view": row.view,
            }  # fmt: skip
            for name, column in decisions.plain.items():
                column.append(values[name])
            decisions.lists["options"].append(row.options)
            if plan.observations:
                decisions.lists["observation"].append(row.observation[0])
                decisions.lists["observation_value"].append(row.observation[1])
        values = {
            "game": one.number, "seed": plan.seed + one.number, "decisions": len(one.rows),
            "verdict": result.verdict or "", "digest": one.state.digest(),
        }  # fmt: skip
        for name, column in games.plain.items():
            column.append(values[name])
        games.lists["scores"].append(result.scores)
        games.lists["ranks"].append(result.ranks)
        games.lists["rewards"].append(rewards)
    ending = "npz" if plan.format == "numpy" else "parquet"
    about = {"sanmon.plan": task.digest, "sanmon.shard": str(number)}
    files = {
        f"{name}-{number:05d}.{ending}": shards.encode(table.columns(), plan.format, about)
        for name, table in (("decisions", decisions), ("games", games))
    }
    told = [shards.File(name, len(data), shards.hash_of(data)) for name, data in files.items()]
    rows = sum(len(one.rows) for one in seats)
    return shards.Shard(task.digest, number, seats[0].number, len(seats), rows, told), files
