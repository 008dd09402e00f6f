"""Chapter 2: the setup of a game."""

from sanmon.games.koi.domains import (
    COIN,
    GOAL_OF,
    GOAL_TILES,
    GOALS,
    HELD,
    LUCK,
    SCENARIOS,
    SENSEI,
    SMALL,
    SPACES,
    WATER,
)
from sanmon.games.koi.events import DEALT, GOAL_DRAWN
from sanmon.games.koi.frames import BEGIN
from sanmon.games.koi.hexes import ORIGIN, offset
from sanmon.games.koi.pond import SPRING, empty_pond
from sanmon.games.koi.state import NO_CARD, PLAYING, KoiState
from sanmon.kernel.events import NOBODY
from sanmon.kernel.info import Setting


def set_up(state: KoiState, settings: dict[str, Setting]) -> None:
    """Sets up supply, players, offer and goals, and pushes the first turn (2.8)."""
    parts = state.parts
    players = state.players
    state.scenario = SCENARIOS.index(str(settings["scenario"])) if players == 1 else 0
    state.stock = parts.supply[:]
    for size in range(3):
        state.stock[SMALL + size] -= parts.removed[players - 1][size]  # 2.1
    state.held = [0] * (players * HELD)
    state.cards = [0] * (players * len(parts.cards))
    state.claimed = [0] * (players * len(GOALS))
    state.ponds = []
    spring = parts.outlines[SPRING]
    for seat in range(players):
        for pile in (WATER, COIN, LUCK):
            state.move_pile(seat, pile, parts.start[pile])  # 2.4
        if parts.starts[seat] >= 0:
            state.move_pile(seat, parts.starts[seat], 1)  # 2.5
        pond = empty_pond()
        # The spring's hex 0, 0 is the middle of the pond, whichever of its hexes the set lists first.
        middle = ORIGIN + offset(spring.cells[0][0], spring.cells[0][1])
        pond.lay(spring.turned[0], middle, [SPRING] * len(spring.cells))
        state.ponds.append(pond)
    state.own = (1 << state.players) - 1
    state.acts = [0] * (SENSEI + 1)
    state.taken = NO_CARD
    state.busy = 0
    state.ending = PLAYING
    _deal(state)
    _goals(state, settings["goals"] is True or players == 1)
    state.push((BEGIN, 0))


def _deal(state: KoiState) -> None:
    """Builds the deck from the cards for this number of players (2.2) and deals five to the offer (2.3)."""
    marks = 3 if state.players == 4 else 2 if state.players == 3 else 1
    state.deck = []
    for kind, card in enumerate(state.parts.cards):
        for mark in range(marks):
            for _ in range(card.copies[mark]):
                state.deck.append(kind)
    state.offer = [NO_CARD] * SPACES
    for space in range(SPACES - 1, -1, -1):
        state.offer[space] = state.pick(state.deck)
        state.tell(DEALT, NOBODY, state.offer[space], space)


def _goals(state: KoiState, with_goals: bool) -> None:
    """Decides which goals are in play (2.6, 8.3.3, 8.3.5) and how many tiles each has (2.7)."""
    parts = state.parts
    scenario = parts.scenarios[state.scenario]
    state.goals = []
    state.goal_left = [0] * len(GOAL_TILES)
    if not with_goals:
        return
    if state.players == 1 and scenario.goals:
        state.goals = sorted(scenario.goals)
    else:
        pile = list(range(len(GOALS)))
        for _ in range(scenario.draw if state.players == 1 else parts.drawn):
            state.goals.append(state.pick(pile))
        state.goals.sort()
    for tile in range(len(GOAL_TILES)):
        if GOAL_OF[tile] in state.goals:
            piece = parts.goal_tiles[tile]
            state.goal_left[tile] = piece.tiles_few if state.players <= 2 else piece.tiles
    for goal in state.goals:
        state.tell(GOAL_DRAWN, NOBODY, goal)
