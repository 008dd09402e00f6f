"""The last turn of a game, where everything is known: the planner leaves almost nothing on the table."""

from __future__ import annotations

import pytest

import sanmon
from sanmon.bots.agents import Position, agent
from sanmon.bots.beam import best_turn, follow
from sanmon.bots.judges import shipped_judge
from sanmon.bots.planner import LAST_LINES
from sanmon.kernel.state import State

POSITIONS = 100
MOST_LEFT = 0.1  # points, on average
PLAYERS = "level-3"  # the agent that plays the games up to their last turn


def last_turns(game: str, deals: range) -> list[State]:
    """The positions at the start of the last turn of games between bots."""
    found = []
    for deal in deals:
        state: State = sanmon.load(game).start(2, deal)
        bots = [agent(PLAYERS, f"{deal}:{seat}") for seat in range(2)]
        positions = [Position(state, seat) for seat in range(2)]
        begins = state
        turn = -1
        while state.seat is not None:
            if state.turn != turn:
                turn = state.turn
                begins = state.clone()
            state.apply(bots[state.seat].choose(state.options(), positions[state.seat]))
        found.append(begins)
    return found


def final_margin(end: State, seat: int) -> float:
    """The seat's final utility after the end of its turn: the others may still have small decisions."""
    state = end
    judge = shipped_judge(state.game, state.players)
    while state.seat is not None:
        state = best_turn(state, state.seat, 1, judge)
    return judge.utilities(state)[seat]


def points_left(state: State, name: str) -> float | None:
    """By how much a wide search of the last turn beats the agent; None if chance decides something in either line."""
    seat = state.seat
    assert seat is not None
    judge = shipped_judge(state.game, state.players)
    wide = follow(state.clone(), seat, state.options(), LAST_LINES, judge, True).ended
    wide.sort(key=lambda line: line.utility, reverse=True)
    del wide[8:]
    if any(line.state.chance_index != state.chance_index for line in wide):
        return None
    most = max(final_margin(line.state, seat) for line in wide)
    played = state.clone()
    bot = agent(name, 1)
    position = Position(played, seat)
    while played.seat == seat and played.turn == state.turn:
        played.apply(bot.choose(played.options(), position))
    if played.chance_index != state.chance_index:
        return None
    return most - final_margin(played, seat)


@pytest.mark.deep
@pytest.mark.parametrize("game", ["satori", "koi", "bitoku"])
@pytest.mark.parametrize("name", ["planner@16", "level-5", "level-6@40"])
def test_hardly_anything_is_left_in_the_last_turn(game: str, name: str) -> None:
    left = [
        points for state in last_turns(game, range(2 * POSITIONS)) if (points := points_left(state, name)) is not None
    ]
    assert len(left) >= POSITIONS // 2
    print(game, name, f"{sum(left) / len(left):.3f} points left on average, at {len(left)} positions")
    assert sum(left) / len(left) <= MOST_LEFT
