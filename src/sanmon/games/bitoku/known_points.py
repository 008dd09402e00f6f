"""The points that actors of Bitoku would have now, as a seat knows them; computed again only when they have changed."""

from __future__ import annotations

from sanmon.games.bitoku.rules.scoring import (
    all_lakes,
    bitoku_points,
    board_points,
    rock_points,
    tally_points,
    vision_points,
)
from sanmon.games.bitoku.solo.scoring import tengu_points
from sanmon.games.bitoku.state import TENGU, BitokuState


class KnownPoints:
    """Keeps for each actor what is slow to compute, together with what it was computed from."""

    def __init__(self, actors: int, keys: list[str]) -> None:
        self.keys = keys
        self._tracks: list[list[int]] = [[], []]
        self._lakes: list[int] = [0] * actors
        self._vision_inputs: list[list[list[int]]] = [[] for _ in range(actors)]
        self._visions = [0] * actors
        self._rock_inputs: list[list[list[int]]] = [[] for _ in range(actors)]
        self._rocks = [0] * actors
        # Where a player's kinds of points stand among the keys.
        self._places = [
            keys.index(key) for key in ("game", "first", "bitoku", "lakes", "rocks", "dice", "visions", "board")
        ]

    def of(self, state: BitokuState, p: int, seat: int) -> list[int]:
        """An actor's points by key. What others know of it leaves out yokai that only the actor has seen."""
        if self._tracks[0] != state.kodama or self._tracks[1] != state.lakes:
            self._tracks = [state.kodama[:], state.lakes[:]]
            self._lakes = all_lakes(state)
        found = [0] * len(self.keys)
        if state.players == 1 and p == TENGU:
            table = tengu_points(state, self._lakes[p], bitoku_points(state, p))
            for place, key in enumerate(self.keys):
                found[place] = table.get(key, 0)
            return found
        places = self._places
        found[places[0]] = state.vp[p]
        found[places[1]] = state.parts.first_points if state.order[0] == p else 0
        found[places[2]] = bitoku_points(state, p)
        found[places[3]] = self._lakes[p]
        found[places[4]] = self._rock_points(state, p, [] if p == seat else state.secret[p])
        found[places[5]] = tally_points(state, p)
        found[places[6]] = self._vision_points(state, p)
        found[places[7]] = board_points(state, p)
        return found

    def _rock_points(self, state: BitokuState, p: int, unseen: list[int]) -> int:
        width = state.parts.rock_places
        pilgrims = state.rock_pilgrims[p * width : p * width + width]
        if not any(pilgrims):
            return 0
        inputs = [
            pilgrims, state.rocks[p][:], state.hand[p][:], state.deck[p][:], state.discard[p][:], state.removed[p][:],
            state.slots[p * 3 : p * 3 + 3], state.mitama[p][:], state.pair_mitama[p][:], unseen[:],
            state.site_owner[:], state.site_building[:],
        ]  # fmt: skip
        if self._rock_inputs[p] != inputs:
            self._rock_inputs[p] = inputs
            self._rocks[p] = rock_points(state, p, unseen)
        return self._rocks[p]

    def _vision_points(self, state: BitokuState, p: int) -> int:
        visions = state.visions[p]
        if not visions:
            return 0
        # What `items` counts.
        inputs = [
            visions[:], state.goods[p * 4 : p * 4 + 4], state.crystals[p * 8 : p * 8 + 8], state.on_space[:],
            [state.built[p], len(state.mitama[p]), len(state.pair_mitama[p]), state.step[p]],
        ]  # fmt: skip
        if self._vision_inputs[p] != inputs:
            self._vision_inputs[p] = inputs
            self._visions[p] = vision_points(state, p)[0]
        return self._visions[p]
