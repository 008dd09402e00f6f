"""How often a solo opponent does each step of its table, in games of bots against it.

A game that has such an opponent names in its `balance.py` the steps (OPPONENT_STEPS) and says which of them the
opponent did in the last move (`opponent_steps`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

import sanmon
from sanmon.kernel.errors import SetupError
from sanmon.kernel.state import State
from sanmon.lab.balance.games import facts_of
from sanmon.lab.play import play, seat_agents

WANTED = 1.0  # the times that each step should happen in a thousand turns


class Steps(msgspec.Struct, frozen=True):
    """What was counted: turns of the opponent in all, games, and the number of times it did each step."""

    turns: int
    games: int
    counts: dict[str, int]

    def in_a_thousand(self, step: str) -> float:
        """How often the step happens in a thousand turns."""
        return 1000 * self.counts[step] / max(1, self.turns)

    def rare(self) -> list[str]:
        """The steps that happen less often than wanted."""
        return [step for step in self.counts if self.in_a_thousand(step) < WANTED]


def count_steps(
    name: str,
    turns: int,
    agents: Sequence[str],
    components: Path | None = None,
    seed: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Steps:
    """Plays solo games, the agents one after the other, until the opponent has taken the wanted number of turns."""
    facts = facts_of(name)
    if not hasattr(facts, "opponent_steps"):
        raise SetupError(f"{name} has no solo opponent whose steps are counted")
    if turns < 1:
        raise SetupError(f"the number of turns is at least 1, not {turns}")
    game = sanmon.load(name, components)
    counter = _Counter(facts.opponent_steps)
    games = 0
    while counter.turns < turns:
        before = counter.turns
        state = game.start(players=1, seed=seed + games)
        counter.on_events(state)
        play(state, seat_agents([agents[games % len(agents)]], seed + games), after=counter.after)
        games += 1
        if progress is not None:
            progress(counter.turns - before)
    return Steps(counter.turns, games, {step: counter.counts[step] for step in facts.OPPONENT_STEPS})


class _Counter:
    """Counts the steps of moves."""

    def __init__(self, steps_in: Callable[[State], list[str]]) -> None:
        self.steps_in = steps_in
        self.turns = 0
        self.counts: Counter[str] = Counter()

    def on_events(self, state: State) -> None:
        """Counts the steps of the last move."""
        steps = self.steps_in(state)
        self.turns += len(steps)
        self.counts.update(steps)

    def after(self, state: State, *_: object) -> None:
        """The same, as `play` calls it."""
        self.on_events(state)
