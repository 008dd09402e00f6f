"""The score pad of Bitoku: filled in from final positions of the engine's games, it says what the engine scored."""

from typing import Any

import pytest

from games.pads import compare, filled, finished, row_of, rows_of
from sanmon.games.bitoku.card import SOLO
from sanmon.games.bitoku.printed.base import REGIONS
from sanmon.games.bitoku.rules import scoring
from sanmon.games.bitoku.solo.scoring import matches
from sanmon.games.bitoku.state import TENGU
from sanmon.kernel.box.companion import Question
from sanmon.kernel.box.pad import Pad


class Owner:
    """Reads the table that the engine left."""

    def __init__(self, state: Any) -> None:
        self.state = state

    def count(self, key: str, row: int) -> int:
        state = self.state
        tables = state.result.breakdown
        match key:
            case "game":
                return int(state.vp[row])
            case "types":
                return len(set(state.path[row]))
            case "dice-sum":
                return sum(state.dice[row * 3 : row * 3 + 3])
            case "goods-sum":
                return sum(state.goods[row * 4 : row * 4 + 4])
            case "visions":
                return len(state.visions[row])
            case "board":
                return int(tables[row]["board"])
        raise AssertionError(key)

    def __call__(self, question: Question) -> list[str]:
        state = self.state
        lakes = [state.parts.lakes[state.lakes[region]] for region in range(5)]
        match question.key:
            case "first":
                return [str(state.order[0] + 1)]
            case "next":
                return [str(state.order[int(question.args["n"] or 0) - 1] + 1)]
            case "lakes-first" | "lakes-second" | "lakes-third":
                rank = ("lakes-first", "lakes-second", "lakes-third").index(question.key)
                return [str(lake[rank]) for lake in lakes]
            case "track-of":
                at = REGIONS.index(str(question.args["region"])) * state.actors
                return [str(state.kodama[at + row] + 1) for row in rows_of(question)]
            case "rock-pilgrims":
                row = row_of(question)
                rocks = len(state.rocks[row])
                return [
                    str(state.pilgrims_at(row, place) if place < rocks else 0) for place in range(len(question.fields))
                ]
            case "rock-items":
                row = row_of(question)
                places = [int(field.name.removeprefix("number:")) - 1 for field in question.fields]
                return [str(scoring.matching_items(state, row, state.rocks[row][place], [])) for place in places]
            case "items":
                return [str(count) for count in scoring.items(state, row_of(question))[1:]]
            case "vision":
                card = state.visions[row_of(question)][int(question.args["n"] or 0) - 1]
                parts = state.parts
                printed = [*parts.vision_needs[card], parts.vision_vp[card], parts.vision_penalty[card]]
                return [str(number) for number in printed]
            case "favourites":
                return [str(matches(state))]
            case "starting-yokai":
                return [str(sum(state.parts.yokai_start[card] for card in state.deck[TENGU]))]
            case "other-yokai":
                return [str(sum(not state.parts.yokai_start[card] for card in state.deck[TENGU]))]
            case "crystals":
                return [str(state.tengu_crystals)]
        return [str(self.count(question.key, row)) for row in rows_of(question)]


def check(players: int, seed: int, settings: dict[str, Any]) -> Pad:
    state = finished("bitoku", players, seed, settings)
    pad = filled(state, Owner(state), settings)
    compare(pad, state, list(state.result.breakdown))
    return pad


@pytest.mark.parametrize(("players", "settings"), [(1, {"lake_lord": True}), (2, {}), (3, {}), (4, {})])
@pytest.mark.clause("bitoku", "20.2", "20.3", "20.4", "20.6", "20.7", "20.9", "20.13", "20.15", "25.2", "25.8")
def test_the_pad_scores_as_the_engine_does(players: int, settings: dict[str, Any]) -> None:
    check(players, 80 + players, settings)


@pytest.mark.deep
def test_the_pad_scores_200_final_positions_as_the_engine_does() -> None:
    told: set[str] = set()
    for seed in range(200):
        players = 1 + seed % 4
        settings = {switch: (seed >> 2) % 9 == number for number, switch in enumerate(SOLO)} if players == 1 else {}
        pad = check(players, 7_000 + seed, settings)
        told |= {event.key for entry in pad.log for event, _ in entry.events}
    wanted = {"vision", "vision-lost", "rocks", "lakes", "favourites", "yokai", "lords"}
    assert {f"companion-sum-{key}" for key in wanted} - told == set()
