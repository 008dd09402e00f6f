"""Playing a game with agents: making one for each seat, with its seed, and the loop in which they decide."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sanmon.bots.agents import Agent, Position, RandomAgent
from sanmon.bots.seeds import game_seed
from sanmon.kernel.errors import SetupError
from sanmon.kernel.game import Game
from sanmon.kernel.info import GameInfo
from sanmon.kernel.state import State
from sanmon.lab.contestants import Contestant, make_agent, name_of

MOST_GAMES = 10_000_000

Before = Callable[[State, int, Sequence[int]], None]  # the state before a decision, the seat, its options
After = Callable[[State, int, int], None]  # the state after a decision, the seat, the chosen option


def check_games(games: int) -> None:
    """Raises SetupError unless one run can play this many games."""
    if not 1 <= games <= MOST_GAMES:
        raise SetupError(f"the number of games must be from 1 to {MOST_GAMES:,}, not {games}")


def names_by_seat(info: GameInfo, players: int | None, names: Sequence[str], what: str) -> list[str]:
    """One name for each seat.

    A single name is repeated for all seats. If `players` is None, several names give the number of players. `what` is
    the word for the names in the error message.
    """
    if players is None and len(names) > 1:
        players = len(names)
    count = info.check_players(players)
    seats = list(names) * count if len(names) == 1 else list(names)
    if len(seats) != count:
        raise SetupError(f"{count} seats need {count} {what} (or one for all), not {len(seats)}: {','.join(seats)}")
    return seats


def seat_agents(names: Sequence[Contestant | None], seed: int) -> list[Agent | None]:
    """The agents of a game, by seat. A seat without a contestant stays without an agent."""
    return [
        None if one is None else make_agent(one, game_seed(seed, seat, name_of(one))) for seat, one in enumerate(names)
    ]


def play(
    state: State,
    agents: Sequence[Agent | None],
    before: Before | None = None,
    after: After | None = None,
    until: int | None = None,
) -> int:
    """Lets the agents decide until the game is over or a seat without an agent has to decide.

    With `until`, it also stops as soon as that seat may decide. Calls `before` and `after` around every decision.
    Returns the number of decisions.
    """
    positions = [Position(state, seat) for seat in range(len(agents))]
    decisions = 0
    while state.seat is not None and (until is None or until not in state.seats):
        seat = state.seat
        bot = agents[seat]
        if bot is None:
            break
        options = state.options()
        if before is not None:
            before(state, seat, options)
        option = bot.choose(options, positions[seat])
        state.apply(option)
        decisions += 1
        if after is not None:
            after(state, seat, option)
    return decisions


def random_positions(game: Game[Any], players: int) -> list[State]:
    """The position before every decision of a random game; benchmarks use them."""
    positions: list[State] = []
    state: State = game.start(players, 1)
    play(state, [RandomAgent(1)] * players, lambda position, *_: positions.append(position.clone()))
    return positions
