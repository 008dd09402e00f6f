"""The score pad of Satori: filled in from final positions of the engine's games, it says what the engine scored."""

from typing import Any

import pytest

from games.pads import compare, filled, finished, rows_of
from sanmon.games.satori.rules.jokoros import altars_of, on_altars, on_pagoda
from sanmon.games.satori.state import EMERALD, GOODS, INCENSE, MON, NONE, STONE, WOOD
from sanmon.kernel.box.companion import Question
from sanmon.kernel.box.pad import Pad

FINAL = ("amulets", "pagoda", "altars", "leftovers", "emeralds", "sorin", "penalty", "goods", "meditation")


def scored_at_the_end(state: Any) -> list[dict[str, int]]:
    """The points of the final scoring by row and source, from what the engine told of it."""
    tables: list[dict[str, int]] = [{} for _ in range(state.rows)]
    for event in state.events:
        if event.key in ("scored", "auto-scored"):
            table = tables[state.players if event.seat is None else event.seat]
            table[event.args["score"]] = table.get(event.args["score"], 0) + event.args["n"]
    return tables


class Owner:
    """Reads the table that the engine left. The Automaton sold its goods, so what it had is read off its points."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.final = scored_at_the_end(state)

    def count(self, key: str, row: int) -> int:
        state = self.state
        base = row * GOODS
        rival = row == state.players
        match key:
            case "track":
                return int(state.points[row] - sum(self.final[row].values()))
            case "emeralds":
                return int(state.goods[base + EMERALD])
            case "goods":
                return int(state.goods[base + WOOD] + state.goods[base + STONE] + state.goods[base + MON])
            case "tiles":
                return int(state.tiles[row])
            case "pagoda":
                return on_pagoda(state, row)
            case "altar-jokoros":
                return on_altars(state, row)
            case "altar-colours":
                return len({state.parts.altar_colour[altar] for altar in altars_of(state, row)})
            case "incense" if rival:
                # Without a penalty it had some; how many of its goods were incense makes no difference.
                return int("penalty" not in self.final[row] and self.final[row].get("goods", 0) > 0)
            case "incense":
                return int(state.goods[base + INCENSE])
            case "offerings":
                return int(state.offering[row])
        raise AssertionError(key)

    def __call__(self, question: Question) -> list[str]:
        state = self.state
        match question.key:
            case "amulets":
                played = {state.amulet[seat] for seat in range(state.players) if state.played[seat]}
                return ["yes" if number in played else "no" for number in range(len(question.fields))]
            case "roofs":
                return [str(state.roofs)]
            case "sorin-builder":
                return ["none" if state.sorin_builder in (NONE, state.players) else str(state.sorin_builder + 1)]
            case "sorin-tile":
                return [state.parts.things.sorin.ids[state.sorin_tile]]
            case "rival-mon":
                rival = self.final[state.players]
                return [str(rival.get("goods", 0) - self.count("incense", state.players))]
        return [str(self.count(question.key, row)) for row in rows_of(question)]


def check(players: int, seed: int, settings: dict[str, Any]) -> Pad:
    state = finished("satori", players, seed, settings)
    pad = filled(state, Owner(state), settings)
    final = scored_at_the_end(state)
    tables = [{"track": state.points[row] - sum(final[row].values())} | final[row] for row in range(state.rows)]
    compare(pad, state, tables)
    return pad


@pytest.mark.parametrize(("players", "printing"), [(1, "2024"), (2, "2023"), (3, "2024"), (4, "2024")])
@pytest.mark.clause("satori", "15.2", "15.4", "15.5", "15.6", "15.7", "15.8", "15.9", "15.10", "16.23")
def test_the_pad_scores_as_the_engine_does(players: int, printing: str) -> None:
    check(players, 40 + players, {"printing": printing})


@pytest.mark.deep
def test_the_pad_scores_200_final_positions_as_the_engine_does() -> None:
    told: set[str] = set()
    for seed in range(200):
        pad = check(1 + seed % 4, 5_000 + seed, {"printing": ("2024", "2023")[seed // 4 % 2]})
        told |= {event.key for entry in pad.log for event, _ in entry.events}
    wanted = {"amulets", "pagoda", "altars", "leftovers", "emeralds", "sorin", "penalty"}
    assert {f"companion-sum-{key}" for key in wanted} - told == set()
