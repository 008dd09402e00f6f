"""The seeds of agents: every formula, side by side.

Each is part of what a seed, a saved game or a table promises to repeat, so none may change: the same games would then
be played differently. New callers take one that is here.
"""

from __future__ import annotations

from hashlib import blake2b

from sanmon.kernel.state import State

# -- for a whole game: the agent draws on as the game goes on


def game_seed(deal: int, seat: int, name: str) -> str:
    """For a seat of a game between agents: simulations, self-play and environments."""
    return f"{deal}:{seat}:{name}"


def match_seed(deal: int, rotation: int, seat: int, name: str) -> str:
    """For a seat of a match, which plays each deal once for each rotation of the seats: other luck every time."""
    return f"{deal}:{rotation}:{seat}:{name}"


def training_seed(purpose: str, deal: int, seat: int) -> str:
    """For a seat of a training game.

    It names no agent: two judges that are compared have the same luck on the same seat.
    """
    return f"{purpose}:{deal}:{seat}"


# -- for one decision: the agent is seeded anew, so that taking a move back does not fish for a better reply


def terminal_seed(state: State, moves: int, seat: int) -> str:
    """For a decision in the terminal: by the game's secret key and the number of moves, as a saved game has both."""
    return f"{state.key.hex()}:{moves}:{seat}"


def table_seed(state: State, seat: int) -> str:
    """For a decision at a table: by the position, keyed with the game's secret.

    A worker that gets the seed learns nothing of the key.
    """
    return blake2b(
        f"{seat} {state.digest()}".encode(), key=state.key, digest_size=16, person=b"sanmon.agent"
    ).hexdigest()


# -- for the coach: made of nothing that the seat does not know, so the same knowledge gives the same advice


def terminal_hint_seed(moves: int, seat: int) -> str:
    """For a hint in the terminal."""
    return f"hint:{moves}:{seat}"


def table_hint_seed(table: str, moves: int, seat: int) -> str:
    """For a hint at a table."""
    return f"hint {table} {moves} {seat}"


# -- for worlds and searches that one seed is spread over


def world_seed(seed: str) -> str:
    """For the world that a table imagines for a seat before a worker sees the game."""
    return f"{seed} imagined"


def share_seed(drawn: float, process: int) -> str:
    """For the share that one process has of a parallel search."""
    return f"{drawn}:{process}"
