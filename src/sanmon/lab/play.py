"""Agents who play a game: how they are seated, the seeds of their own luck, and the one loop in which they answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sanmon.bots.agents import Agent, Position, RandomAgent, agent
from sanmon.bots.seeds import game_seed
from sanmon.kernel.errors import SetupError
from sanmon.kernel.game import Game
from sanmon.kernel.info import GameInfo
from sanmon.kernel.state import State

MOST_GAMES = 10_000_000

Before = Callable[[State, int, Sequence[int]], None]  # the state before a decision, whose it is, and the options
After = Callable[[State, int, int], None]  # the state after a decision, whose it was, and the option that was chosen


def check_games(games: int) -> None:
    """Raises an error if so many games cannot be played in one run."""
    if not 1 <= games <= MOST_GAMES:
        raise SetupError(f"the number of games is from 1 to {MOST_GAMES:,}, not {games}")


def names_by_seat(info: GameInfo, players: int | None, names: Sequence[str], what: str) -> list[str]:
    """One name for each seat.

    A single name is for all seats; several names tell the number of players if it is not given.
    """
    if players is None and len(names) > 1:
        players = len(names)
    count = info.check_players(players)
    seats = list(names) * count if len(names) == 1 else list(names)
    if len(seats) != count:
        raise SetupError(f"{count} seats need {count} {what} (or one for all), not {len(seats)}: {','.join(seats)}")
    return seats


def seat_agents(names: Sequence[str | None], seed: int) -> list[Agent | None]:
    """The agents of a game, by seat. A seat without a name stays without an agent."""
    return [None if name is None else agent(name, game_seed(seed, seat, name)) for seat, name in enumerate(names)]


def play(
    state: State,
    agents: Sequence[Agent | None],
    before: Before | None = None,
    after: After | None = None,
    until: int | None = None,
) -> int:
    """Lets agents answer until the game is over, or until a seat without an agent is asked.

    With `until`, it also stops as soon as that seat may answer. Calls `before` and `after` around every decision.
    Returns the number of decisions.
    """
    positions = [Position(state, seat) for seat in range(len(agents))]
    decisions = 0
    while state.seat is not None and (until is None or until not in state.seats):
        seat = state.seat
        someone = agents[seat]
        if someone is None:
            break
        options = state.options()
        if before is not None:
            before(state, seat, options)
        option = someone.choose(options, positions[seat])
        state.apply(option)
        decisions += 1
        if after is not None:
            after(state, seat, option)
    return decisions


def random_positions(game: Game[Any], players: int) -> list[State]:
    """The position before every decision of a random game, to measure with."""
    found: list[State] = []
    state: State = game.start(players, 1)
    play(state, [RandomAgent(1)] * players, lambda position, *_: found.append(position.clone()))
    return found
