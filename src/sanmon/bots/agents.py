"""Agents: their base class, the position they are given, and the registry of their names.

An agent gets the options and a position. The position never returns the real state, only states that the agent's seat
can imagine, so no agent can look at a hidden card. Imagining happens on request: an agent that never asks pays nothing.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from sanmon.kernel.errors import SetupError
from sanmon.kernel.state import State


class Position:
    """A game as one seat knows it. It follows the state: one position serves a seat for the whole game.

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
        """A copy of the game in which everything that the seat does not know is dealt anew.

        The copy is quiet: it records no events and no outcomes.

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
    """A player that is a program. The same seed and the same decisions give the same answers.

    To write your own bot, derive from it and define `choose`:

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
        """Restarts the agent's random numbers.

        A table does so before each decision, so that a player who undoes a move and repeats it gets the same reply.

        >>> import sanmon
        >>> bot = sanmon.agent("random", seed=1)
        >>> first = bot.rng.random()
        >>> bot.reseed(1)
        >>> bot.rng.random() == first
        True
        """
        self.rng.seed(seed)

    def choose(self, options: Sequence[int], position: Position) -> int:
        """Returns one of the options. `position` gives access only to games as the agent's seat can imagine them.

        >>> import sanmon
        >>> state = sanmon.load("toy").start(players=2, seed=7)
        >>> sanmon.agent("greedy").choose(state.options(), sanmon.Position(state, 0)) in state.options()
        True
        """
        raise NotImplementedError

    def stop(self) -> None:
        """Ends the search for the current decision early; the agent answers with the best option found so far.

        Between decisions it does nothing. It may be called from another thread. Agents that do not search ignore it.

        >>> import sanmon
        >>> sanmon.agent("level-2").stop()
        """

    def cap(self, seconds: float, clock: Callable[[], float] | None = None) -> None:
        """Limits the time for one decision, for live play. Agents that do not search ignore it.

        The clock is `time.monotonic` unless another is given. With `time.process_time` a match gives its contestants
        equal processor time, also on a busy machine.

        >>> import sanmon
        >>> sanmon.agent("level-6").cap(0.5)
        """

    def spread(self, processes: int) -> None:
        """Searches in this many processes, for live play on idle cores. Agents that do not search ignore it.

        >>> import sanmon
        >>> sanmon.agent("random").spread(2)
        """

    def limit(self, iterations: int) -> None:
        """Sets the number of iterations for one decision. Raises SetupError for an agent that does not search.

        >>> import sanmon
        >>> sanmon.agent("level-6").limit(20)
        """
        raise SetupError(f"{self.name} does not search, so it takes no number of iterations after an @")


class RandomAgent(Agent):
    """Chooses each option with the same probability."""

    name = "random"

    def choose(self, options: Sequence[int], position: Position) -> int:
        """Returns a random option; ignores the position."""
        return options[int(self.rng.random() * len(options))]


Maker = Callable[[str | int], Agent]

AGENTS: dict[str, Maker] = {RandomAgent.name: RandomAgent}  # `roster.py` adds the others


def agent(name: str, seed: str | int = 0) -> Agent:
    """Makes an agent by name. `NAME@200` searches 200 iterations. An unknown name raises SetupError with all names.

    An agent uses a game only through the contract: the same agent can play Koi and Satori.

    >>> import sanmon
    >>> state = sanmon.load("toy").start(players=2, seed=7)
    >>> names = ["greedy", "random"]
    >>> seats = [(sanmon.agent(name, seed=1), sanmon.Position(state, seat)) for seat, name in enumerate(names)]
    >>> while state.seat is not None:
    ...     bot, position = seats[state.seat]
    ...     state.apply(bot.choose(state.options(), position))
    >>> len(state.result.scores)
    2
    """
    base, at, budget = name.partition("@")
    if base not in AGENTS:
        raise SetupError(f"no agent {base!r}; there are: {', '.join(AGENTS)}")
    bot = AGENTS[base](seed)
    if at:
        if not budget.isdecimal() or int(budget) < 1:
            raise SetupError(f"{name}: after the @ comes a number of iterations (1 or more), not {budget!r}")
        bot.limit(int(budget))
    return bot


def agents() -> tuple[str, ...]:
    """The names of all agents, as `agent` takes them.

    >>> import sanmon
    >>> sanmon.agents()[0], "level-6" in sanmon.agents()
    ('random', True)
    """
    return tuple(AGENTS)
