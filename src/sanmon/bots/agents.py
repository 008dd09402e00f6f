"""Agents: the base of everyone who answers by itself, what such a one may look at, and the registry of names.

An agent gets the options and a position. The position never hands out the game as it is, only games as the agent's seat
could imagine them, so no agent can look at a hidden card, and an agent that needs no look pays nothing for it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from sanmon.kernel.errors import SetupError
from sanmon.kernel.state import State


class Position:
    """A decision as a seat knows it. It stays true while the game goes on: one position serves a seat for a whole game.

    >>> import random, sanmon
    >>> state = sanmon.load("toy").start(players=2, seed=7)
    >>> sanmon.Position(state, 0).seat
    0
    """

    __slots__ = ("__state", "seat")

    def __init__(self, state: State, seat: int) -> None:
        self.__state = state
        self.seat = seat

    def imagine(self, rng: random.Random) -> State:
        """A game of the agent's own, in which everything its seat does not know is dealt anew.

        It keeps no log of what happens.

        >>> import random, sanmon
        >>> state = sanmon.load("toy").start(players=2, seed=7)
        >>> world = sanmon.Position(state, 0).imagine(random.Random(1))
        >>> world.view(0) == state.view(0), world.quiet
        (True, True)
        """
        world = self.__state.imagine(self.seat, rng)
        world.quiet = True
        return world


class Agent:
    """Someone who answers by itself. The same seed and the same decisions give the same answers.

    A bot of one's own derives from it and chooses:

    >>> import sanmon
    >>> class First(sanmon.Agent):
    ...     name = "first"
    ...
    ...     def choose(self, options, position):
    ...         return options[0]
    >>> state = sanmon.load("toy").start(players=2, seed=7)
    >>> First().choose(state.options(), sanmon.Position(state, 0)) == state.options()[0]
    True
    """

    name = ""

    def __init__(self, seed: str | int = 0) -> None:
        self.rng = random.Random(seed)

    def reseed(self, seed: str | int) -> None:
        """Begin the agent's own luck anew. A table does so before each decision, so that undo cannot fish for replies.

        >>> import sanmon
        >>> someone = sanmon.agent("random", seed=1)
        >>> first = someone.rng.random()
        >>> someone.reseed(1)
        >>> someone.rng.random() == first
        True
        """
        self.rng.seed(seed)

    def choose(self, options: Sequence[int], position: Position) -> int:
        """One of the options. `position` hands out games as the agent's seat can imagine them, and nothing else.

        >>> import sanmon
        >>> state = sanmon.load("toy").start(players=2, seed=7)
        >>> sanmon.agent("greedy").choose(state.options(), sanmon.Position(state, 0)) in state.options()
        True
        """
        raise NotImplementedError

    def stop(self) -> None:
        """Answer with what is known by now: about the decision under way, never about the next one.

        May be called from another thread; most answer at once anyway.

        >>> import sanmon
        >>> sanmon.agent("level-2").stop()
        """

    def cap(self, seconds: float) -> None:
        """Never think longer than this about one decision: for live play, where someone waits.

        >>> import sanmon
        >>> sanmon.agent("level-6").cap(0.5)
        """

    def spread(self, processes: int) -> None:
        """Think in so many processes, if thinking can be shared out; for live play, where cores would be idle.

        >>> import sanmon
        >>> sanmon.agent("random").spread(2)
        """

    def limit(self, iterations: int) -> None:
        """Another budget than the agent's own.

        >>> import sanmon
        >>> sanmon.agent("level-6").limit(20)
        """
        raise SetupError(f"{self.name} does not search, so it has no budget of iterations")


class RandomAgent(Agent):
    """Any option, each as likely as the next."""

    name = "random"

    def choose(self, options: Sequence[int], position: Position) -> int:
        """Without a look at the position."""
        return options[int(self.rng.random() * len(options))]


Maker = Callable[[str | int], Agent]

AGENTS: dict[str, Maker] = {RandomAgent.name: RandomAgent}  # `roster.py` adds the others


def agent(name: str, seed: str | int = 0) -> Agent:
    """An agent by its name, or an error that says which there are. `NAME@200` is one with a budget of 200 iterations.

    An agent knows any game through the contract alone: the same one can play Koi and Satori.

    >>> import sanmon
    >>> state = sanmon.load("toy").start(players=2, seed=7)
    >>> names = ["greedy", "random"]
    >>> seats = [(sanmon.agent(name, seed=1), sanmon.Position(state, seat)) for seat, name in enumerate(names)]
    >>> while state.seat is not None:
    ...     someone, position = seats[state.seat]
    ...     state.apply(someone.choose(state.options(), position))
    >>> len(state.result.scores)
    2
    """
    base, at, budget = name.partition("@")
    if base not in AGENTS:
        raise SetupError(f"no agent {base!r}; there are: {', '.join(AGENTS)}")
    someone = AGENTS[base](seed)
    if at:
        if not budget.isdecimal() or int(budget) < 1:
            raise SetupError(f"{name}: after the @ comes a number of iterations, not {budget!r}")
        someone.limit(int(budget))
    return someone


def agents() -> tuple[str, ...]:
    """The names of everyone who can sit down, as `agent` takes them.

    >>> import sanmon
    >>> sanmon.agents()[0], "level-6" in sanmon.agents()
    ('random', True)
    """
    return tuple(AGENTS)
