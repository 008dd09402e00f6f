"""The score pad of Koi: filled in from final positions of the engine's games, it says what the engine scored."""

import random
from typing import Any

import pytest

import sanmon
from games.koi.play import builder
from games.pads import compare, filled, row_of, rows_of
from sanmon.games.koi.domains import COUNTED, GOAL_OF, GOAL_TILES, GOALS, HELD, LUCK, SCENARIOS, SCROLL
from sanmon.games.koi.hexes import DELTA
from sanmon.games.koi.pond import ANCHOR, ORIENTATION, PURPLE, SHORE_ORIENTATION, TOPS, TRIPLE, top_of
from sanmon.games.koi.pond import SHORE as SHORE_TILE
from sanmon.games.koi.rules import scoring
from sanmon.kernel.box.companion import Question
from sanmon.kernel.box.pad import Pad


class Owner:
    """Reads the ponds that the engine left."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.koi = [self.fish(row) for row in range(state.players)]

    def fish(self, row: int) -> list[list[str]]:
        """The answers for the koi of a pond, without whether the purple lily is asked for."""
        state, pond = self.state, self.state.ponds[row]
        found = []
        for index in range(0, len(pond.koi), TRIPLE):
            cells = scoring.koi_cells(state, pond.koi, index)
            near = {cell + step for cell in cells for step in DELTA}
            beside = [top_of(pond.tiles[at]) == PURPLE for at in pond.lilies if at in near]
            all_round = "yes" if scoring.surrounded(pond, cells) else "no"
            purple = "yes" if True in beside else "no"
            found.append([TOPS[pond.koi[index]], "1", str(beside.count(False)), all_round, purple])
        return [*found, ["done", "1", "0", "no", "no"]]

    def lines(self, row: int) -> list[int]:
        pond, outline = self.state.ponds[row], self.state.parts.outlines[SHORE_TILE]
        return [
            scoring.line_points(pond, pond.shores[index], outline.way(pond.shores[index + SHORE_ORIENTATION]).facing)
            for index in range(0, len(pond.shores), TRIPLE)
            if pond.shores[index + 2]
        ]

    def goal(self, row: int, name: str) -> str:
        """What the owner says of a goal: how much of it counts, or which tile it is."""
        state, pond = self.state, self.state.ponds[row]
        if name == "path":
            return str(state.claimed[row * len(GOALS) + GOALS.index("path")])
        for index in range(0, len(pond.goals), TRIPLE):
            tile = pond.goals[index]
            if GOALS[GOAL_OF[tile]] != name:
                continue
            at, way = pond.goals[index + ANCHOR], pond.goals[index + ORIENTATION]
            points = scoring.goal_points(state, pond, tile, at, way)
            printed = state.parts.goal_tiles[tile].points
            if name == "branches":
                return str(GOAL_TILES[tile])
            if name == "waterfall":
                return "covered" if points == printed[1] else "open"
            if name == "willow":
                return "yes"
            if name == "turtle":
                return str(printed.index(points) + 1 if points else 0)
            return str(points // printed[0])
        return {"branches": "without", "waterfall": "without", "willow": "no"}.get(name, "0")

    def count(self, key: str, row: int) -> str:
        if key == "lanterns":
            return str(len(self.lines(row)))
        if key == "luck":
            return str(self.state.held[row * HELD + LUCK])
        if key == "coins":
            return str(self.state.coins(row))
        if key.startswith("count-"):
            return str(scoring.counted(self.state, row, COUNTED.index(key.removeprefix("count-"))))
        return self.goal(row, key.removeprefix("goal-"))

    def __call__(self, question: Question) -> list[str]:
        state = self.state
        match question.key:
            case "goals":
                return [GOALS[goal] for goal in state.goals]
            case "koi":
                return self.koi[row_of(question)].pop(0)[: len(question.fields)]
            case "lines":
                return [str(points) for points in self.lines(row_of(question))]
            case "scrolls":
                kinds = state.parts.cards
                base = row_of(question) * len(kinds)
                return [
                    str(
                        sum(
                            state.cards[base + kind]
                            for kind in range(len(kinds))
                            if kinds[kind].family == SCROLL and kinds[kind].counts == what
                        )
                    )
                    for what in range(len(COUNTED))
                ]
            case "claimed":
                return ["yes" if state.claimed[goal] else "no" for goal in state.goals]
            case "enlightened":
                return ["yes" if state.facts.is_enlightened(state) else "no"]
        return [self.count(question.key, row) for row in rows_of(question)]


def check(players: int, seed: int, settings: dict[str, Any]) -> Pad:
    rng = random.Random(seed)
    state: Any = sanmon.load("koi").start(players=players, seed=seed, **settings)
    while state.seat is not None:
        state.apply(builder(state, rng))
    pad = filled(state, Owner(state), settings)
    compare(pad, state, list(state.result.breakdown))
    return pad


@pytest.mark.parametrize(
    ("players", "settings"),
    [(1, {"scenario": "enlightenment"}), (1, {}), (2, {}), (3, {"goals": False}), (4, {})],
)
@pytest.mark.clause("koi", "7.1", "7.2", "7.3", "7.4", "7.5", "7.6", "7.7", "8.2.3")
def test_the_pad_scores_as_the_engine_does(players: int, settings: dict[str, Any]) -> None:
    check(players, 60 + players, settings)


@pytest.mark.deep
def test_the_pad_scores_200_final_positions_as_the_engine_does() -> None:
    goals: set[str] = set()
    for seed in range(200):
        players = 1 + seed % 4
        settings = {"scenario": SCENARIOS[seed // 4 % 5]} if players == 1 else {"goals": seed % 20 != 1}
        pad = check(players, 6_000 + seed, settings)
        assert pad.result is not None
        goals |= {key for table in pad.result.breakdown for key in table}
    assert {"branches", "bridge", "path", "shishi-odoshi", "statue", "turtle", "waterfall", "willow"} - goals == set()
