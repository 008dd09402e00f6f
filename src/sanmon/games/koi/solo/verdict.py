"""Chapters 8.2 and 8.3: the verdict on a solo game, which is a title or the reason why it is lost."""

from typing import Final

from sanmon.games.koi.domains import ENLIGHTENMENT, STATUE, TITLES
from sanmon.games.koi.hexes import are_adjacent
from sanmon.games.koi.pond import ANCHOR, SHORE_LANTERN, TRIPLE, Pond
from sanmon.games.koi.state import KoiState

LOST: Final = ("lost-points", "lost-goals", "lost-path", "lost-both", "lost-path-points")
SHORTEST_PATH: Final = 3  # of enlightenment (8.3.4)


def verdict(state: KoiState, points: int) -> str:
    """The title, or why the game is lost (8.2, 8.3)."""
    scenario = state.parts.scenarios[state.scenario]
    missing = 0
    for goal in state.goals:
        if not state.claimed[goal]:
            missing += 1
    enough = points >= scenario.thresholds[0]
    if missing > scenario.missing:
        return "lost-goals" if enough else "lost-both"
    if state.scenario == ENLIGHTENMENT and not state.facts.is_enlightened(state):
        # Ruleset 1 did not look at the points here.
        return "lost-path" if enough or state.game.ruleset < 2 else "lost-path-points"
    if not enough:
        return "lost-points"
    title = 0
    while not missing and title + 1 < len(TITLES) and points >= scenario.thresholds[title + 1]:
        title += 1
    return TITLES[title]


def is_enlightened(pond: Pond) -> bool:
    """Whether the path leads from a lantern to the statue (8.3.4)."""
    statues = [pond.goals[index + ANCHOR] for index in range(0, len(pond.goals), TRIPLE) if pond.goals[index] == STATUE]
    lanterns = [
        pond.shores[index] for index in range(0, len(pond.shores), TRIPLE) if pond.shores[index + SHORE_LANTERN]
    ]
    for first in range(len(pond.path)):
        if _touches(pond.path[first], lanterns):
            for last in range(len(pond.path)):
                if abs(last - first) + 1 >= SHORTEST_PATH and _touches(pond.path[last], statues):
                    return True
    return False


def _touches(at: int, others: list[int]) -> bool:
    for other in others:
        if are_adjacent(at, other):
            return True
    return False
