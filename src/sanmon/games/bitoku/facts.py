"""What a seat of Bitoku may know, as lists of whole numbers. `observe.py` says where they go in a row of numbers."""

from __future__ import annotations

from typing import Any, Final

from sanmon.games.bitoku.known_points import KnownPoints
from sanmon.games.bitoku.state import TENGU, BitokuState, chosen_by
from sanmon.kernel.rows.facts import Facts, Question
from sanmon.kernel.state import NOT_ASKED

# The parts, in the order in which `of` returns them. After them come those of every actor.
PARTS: Final = [
    "question", "single", "order", "active", "lakes", "kodama", "sites", "site_building", "site_owner", "hill_bitoku",
    "hill_yokai", "covered", "mitama_row", "fly_row", "crystal_row", "building_row", "garden", "on_node", "gates",
    "on_space", "yokai_discard", "bitoku_discard", "tengu", "tengu_row", "tengu_discard", "vp", "goods", "amulets",
    "dice", "die_at", "slots", "crystals", "awake", "step", "built", "sizes",
]  # fmt: skip
ACTOR_PARTS: Final = [
    "path", "rocks", "visions", "mitama", "flies", "pairs", "hand", "shown", "discard", "removed", "points",
]  # fmt: skip


class BitokuFacts(Facts):
    """What seats of one table may know."""

    def __init__(self, game: Any, players: int, question: Question) -> None:
        super().__init__(game, players, question)
        self._sites = list(range(len(game.parts.site_ids)))
        self._points = KnownPoints(2 if players == 1 else players, list(game.scores))

    def of(self, state: Any, seat: int) -> list[list[int]]:
        """The parts. Hidden are the hands of others, but for cards that all have seen, and the order of piles."""
        assert isinstance(state, BitokuState)
        rows = state.rows
        piles = state.piles
        single = [
            state.year, len(state.yokai_pile) + len(state.yokai_under),
            len(state.bitoku_pile) + len(state.bitoku_under), len(state.vision_pile) + len(state.vision_under),
            len(piles[0]), len(piles[1]), len(piles[2]), len(piles[3]),
        ]  # fmt: skip
        alone = state.players == 1
        sizes: list[int] = []
        for p in range(state.actors):
            sizes.append(len(state.hand[p]))
            sizes.append(len(state.deck[p]))
            sizes.append(int(state.passed[p] != 0))
            sizes.append(int(p < state.players and has_chosen(state, p)))
        parts = [
            self.question.pairs(state, seat), single, state.order, [state.active], state.lakes,
            [space + 1 for space in state.kodama], self._sites, state.site_building, state.site_owner,
            state.hill_bitoku, state.hill_yokai, state.covered, rows[0], rows[1], rows[2], rows[3], state.garden,
            state.on_node, state.gates, state.on_space, state.yokai_discard, state.bitoku_discard,
            [int(state.tengu != 0), state.tengu_crystals, len(state.tengu_pile)] if alone else [],
            state.tengu_row if alone else [], state.tengu_discard if alone else [], state.vp, state.goods,
            state.amulets, state.dice, state.die_at, state.slots, state.crystals, state.awake, state.step, state.built,
            sizes,
        ]  # fmt: skip
        for p in range(state.actors):
            parts.append(state.path[p])
            parts.append(rocks_of(state, p))
            parts.append(state.visions[p])
            parts.append(state.mitama[p])
            parts.append(state.flies[p])
            parts.append(pairs_of(state, p))
            parts.append(state.hand[p] if p == seat else [])
            parts.append(state.shown[p])
            parts.append(state.deck[p] if alone and p == TENGU else state.discard[p])
            parts.append(state.removed[p])
            parts.append(self._points.of(state, p, seat))
        return parts


def rocks_of(state: BitokuState, p: int) -> list[int]:
    """An actor's rocks, each with its pilgrims: rock × step, then + 1 + place for every place that is taken.

    Before ruleset 3, when places were taken in order, + 1 for every pilgrim.
    """
    codes: list[int] = []
    step = rock_step(state.parts)
    for place, rock in enumerate(state.rocks[p]):
        codes.append(rock * step)
        bits = state.places_taken(p, place)
        there = 0
        while bits:
            if bits & 1:
                codes.append(rock * step + 1 + (there if state.game.ruleset > 2 else 0))
            bits >>= 1
            there += 1
    return codes


def rock_step(parts: Any) -> int:
    """How many codes of `rocks_of` each rock has: itself and its places for pilgrims."""
    most = 1
    for prices in parts.rock_prices:
        most = max(most, len(prices))
    return most + 1


def pairs_of(state: BitokuState, p: int) -> list[int]:
    """An actor's pairs: the mitama × the kinds of dragonflies + the dragonfly."""
    flies = len(state.parts.fly_ids)
    mates = state.pair_flies[p]
    return [tile * flies + mates[place] for place, tile in enumerate(state.pair_mitama[p])]


def has_chosen(state: BitokuState, p: int) -> bool:
    """Whether the seat has made its choice while others still choose, in this round of choices or before (4.2)."""
    if not state.sealed:
        return False
    return state.sealed[p] >= 0 or (state.sealed[p] == NOT_ASKED and len(chosen_by(state.stack[-1], p)) > 0)
