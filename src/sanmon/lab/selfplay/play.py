"""Plays one shard: its games side by side, with one call of the policy for all of them; then makes the columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sanmon
from sanmon.kernel.state import State
from sanmon.lab import shards
from sanmon.lab.batches import Batch, decisions
from sanmon.lab.extras import need
from sanmon.lab.observation import Observer
from sanmon.lab.play import play, seat_agents
from sanmon.lab.rewards import rewards_of
from sanmon.lab.selfplay.plan import POLICY, Plan, Task, import_policy


class Play:
    """A game of a shard while it is played, with a row for each decision so far."""

    __slots__ = ("agents", "number", "observer", "plan", "rng", "rows", "state")

    def __init__(self, plan: Plan, observer: Observer, number: int) -> None:
        np = need("numpy", "data")
        game = sanmon.load(plan.game, plan.components)
        seed = plan.seed + number
        self.plan = plan
        self.observer = observer
        self.number = number
        self.state: State = game.start(plan.players, seed, False, None, **plan.settings)
        self.rng: Any = np.random.Generator(np.random.PCG64(np.random.SeedSequence([plan.seed, number])))
        self.agents = seat_agents([None if name == POLICY else name for name in plan.seats], seed)
        self.rows: list[Row] = []

    def advance(self) -> Any:
        """Lets agents play until the policy has to decide; returns its observation, or None if the game is over."""
        play(self.state, self.agents, self.note, self.note_choice)
        seat = self.state.seat
        return None if seat is None else self.note(self.state, seat, self.state.options())

    def note(self, state: State, seat: int, options: Sequence[int]) -> Any:
        """Begins the row of a decision. Returns the seat's observation if the data or the policy needs it."""
        np = need("numpy", "data")
        row = Row(seat, options, state.prompt(seat).key)
        vector: Any = None
        if self.plan.observations or self.agents[seat] is None:
            vector = self.observer.observe(state, seat)
        if self.plan.observations:
            places = np.flatnonzero(vector)
            row.observation = (places.astype(np.int32), vector[places])
        if self.plan.views:
            row.view = sanmon.encode(state.view(seat)).decode()
        self.rows.append(row)
        return vector

    def note_choice(self, _state: State, _seat: int, option: int) -> None:
        """Completes the row of a decision with the option that was chosen."""
        self.rows[-1].option = option

    def take(self, option: int) -> None:
        """Applies the policy's choice; raises `sanmon.IllegalOption` if it is not legal."""
        self.rows[-1].option = option
        self.state.apply(option)


class Row:
    """One decision, as it will be written into the data set."""

    __slots__ = ("log_probability", "observation", "option", "options", "prompt", "seat", "value", "view", "visits")

    def __init__(self, seat: int, options: Sequence[int], prompt: str) -> None:
        self.seat = seat
        self.options = options
        self.prompt = prompt
        self.option = -1
        self.view = ""
        self.observation: Any = None
        self.log_probability = self.value = float("nan")  # from the policy; NaN for an agent's decision
        self.visits: Any = ()  # counts of a search, in the order of the options


def play_shard(task: Task, number: int) -> tuple[shards.Shard, dict[str, bytes]]:
    """Plays the games of a shard side by side; returns the shard's entry for the manifest, and its files."""
    np = need("numpy", "data")
    plan = task.plan
    game = sanmon.load(plan.game, plan.components)
    observer = Observer(game, plan.players, version=plan.version, rows=plan.rows)
    policy = task.policy if task.policy is not None else (import_policy(plan.policy) if POLICY in plan.seats else None)
    first = number * plan.shard
    plays = [Play(plan, observer, number) for number in range(first, min(first + plan.shard, plan.games))]
    while True:
        asked: list[tuple[Play, Any]] = []
        for played in plays:
            vector = played.advance()
            if played.state.seat is not None:
                asked.append((played, vector))
        if not asked:
            break
        masks = np.zeros((len(asked), game.vocabulary.size), np.bool_)
        for line, (played, _) in enumerate(asked):
            masks[line, list(played.rows[-1].options)] = True
        batch = Batch(
            np.stack([vector for _, vector in asked]),
            masks,
            [played.number for played, _ in asked],
            [played.rows[-1].seat for played, _ in asked],
            [played.rng for played, _ in asked],
        )
        assert policy is not None
        chosen = decisions(policy(batch), batch)
        for line, (played, _) in enumerate(asked):
            row = played.rows[-1]
            row.log_probability, row.value = chosen.log_probabilities[line], chosen.values[line]
            if chosen.visits is not None:
                row.visits = chosen.visits[line, list(row.options)]
            played.take(chosen.options[line])
    return files_of(task, number, plays)


def files_of(task: Task, number: int, plays: list[Play]) -> tuple[shards.Shard, dict[str, bytes]]:
    """The files of a shard, with the columns of its decisions and of its games, and its entry for the manifest."""
    plan = task.plan
    texts = ("prompt", "choice", *(["view"] if plan.views else []))
    lists = {"options": "int32"}
    if plan.observations:
        lists |= {"observation": "int32", "observation_value": "float32"}
    plain = {
        "game": "int64", "step": "int32", "seat": "int8", "option": "int32", "reward": "float32", "score": "int32"
    }  # fmt: skip
    if plan.learning:
        lists["visits"] = "int32"
        plain |= {"log_probability": "float32", "value": "float32"}
    moves = shards.Table(plain, lists, texts)
    games = shards.Table(
        {"game": "int64", "seed": "int64", "decisions": "int32"},
        {"scores": "int32", "ranks": "int8", "rewards": "float32"},
        ("verdict", "digest"),
    )
    for played in plays:
        result = played.state.result
        assert result is not None
        rewards = rewards_of(result, plan.players)
        text = played.state.game.vocabulary.text
        for step, row in enumerate(played.rows):
            values: dict[str, Any] = {
                "game": played.number, "step": step, "seat": row.seat, "option": row.option,
                "reward": rewards[row.seat], "score": result.scores[row.seat], "prompt": row.prompt,
                "choice": text(row.option), "view": row.view, "log_probability": row.log_probability,
                "value": row.value,
            }  # fmt: skip
            for name, column in moves.plain.items():
                column.append(values[name])
            moves.lists["options"].append(row.options)
            if plan.observations:
                moves.lists["observation"].append(row.observation[0])
                moves.lists["observation_value"].append(row.observation[1])
            if plan.learning:
                moves.lists["visits"].append(row.visits)
        values = {
            "game": played.number, "seed": plan.seed + played.number, "decisions": len(played.rows),
            "verdict": result.verdict or "", "digest": played.state.digest(),
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
        for name, table in (("decisions", moves), ("games", games))
    }
    entries = [shards.File(name, len(data), shards.hash_of(data)) for name, data in files.items()]
    rows = sum(len(played.rows) for played in plays)
    return shards.Shard(task.digest, number, plays[0].number, len(plays), rows, entries), files
