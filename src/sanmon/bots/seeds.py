"""The seeds of agents: every formula in one place.

No formula may change: seeds, saved games and tables promise to repeat their games, and with another formula the bots
would play them differently. New callers use a formula from this module.
"""

from __future__ import annotations

from hashlib import blake2b

from sanmon.kernel.state import State

# -- for a whole game: the agent is seeded once, at the start


def game_seed(deal: int, seat: int, name: str) -> str:
    """For a seat of a game between agents: simulations, self-play and environments."""
    return f"{deal}:{seat}:{name}"


def match_seed(deal: int, rotation: int, seat: int, name: str) -> str:
    """For a seat of a match, which plays each deal once for each rotation of the seats: each has its own seeds."""
    return f"{deal}:{rotation}:{seat}:{name}"


def training_seed(purpose: str, deal: int, seat: int) -> str:
    """For a seat of a training game.

    It contains no agent's name: two judges that are compared have the same luck on the same seat.
    """
    return f"{purpose}:{deal}:{seat}"


# -- for one decision: the agent is seeded anew each time, so that undoing and repeating a move gets the same reply


def terminal_seed(state: State, moves: int, seat: int) -> str:
    """For a decision in the terminal, from the game's secret key and the number of moves: a saved game has both."""
    return f"{state.key.hex()}:{moves}:{seat}"


def table_seed(state: State, seat: int) -> str:
    """For a decision at a table: a hash of the position, keyed with the game's secret key.

    The seed reveals nothing about the key to the worker that gets it.
    """
    return blake2b(
        f"{seat} {state.digest()}".encode(), key=state.key, digest_size=16, person=b"sanmon.agent"
    ).hexdigest()


# -- for the coach: made only of what the seat knows, so that the same knowledge gives the same advice


def terminal_hint_seed(moves: int, seat: int) -> str:
    """For a hint in the terminal."""
    return f"hint:{moves}:{seat}"


def table_hint_seed(table: str, moves: int, seat: int) -> str:
    """For a hint at a table."""
    return f"hint {table} {moves} {seat}"


# -- derived from another seed


def world_seed(seed: str) -> str:
    """For the world that a table imagines for a seat; a worker gets that world instead of the real game."""
    return f"{seed} imagined"


def share_seed(drawn: float, process: int) -> str:
    """For one process of a parallel search; `drawn` is a random number of the agent that shares out the search."""
    return f"{drawn}:{process}"
