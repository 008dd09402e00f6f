"""A second scorer, written from the rules alone. It shares no code with the engine.

It reads the component tables itself, and a final position as plain data with the ids of the tables (`position_of`).
"""

from __future__ import annotations

import csv
import tomllib
from itertools import combinations
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[3] / "src" / "sanmon" / "games" / "bitoku" / "components" / "sanmon-3"


def table(name: str) -> dict[str, dict[str, str]]:
    """The lines of a table by id."""
    with (FOLDER / f"{name}.csv").open(encoding="utf-8") as file:
        return {row["id"]: row for row in csv.DictReader(file)}


YOKAI, MITAMA, BUILDINGS, ROCKS = table("yokai"), table("mitama"), table("buildings"), table("rocks")
VISIONS, LAKES, BOARD, SPACES, BRANCHES = (
    table("visions"),
    table("lakes"),
    table("board"),
    table("spaces"),
    table("branches"),
)
SET = tomllib.loads((FOLDER / "set.toml").read_text("utf-8"))


def position_of(state: Any) -> dict[str, Any]:
    """A final position as plain data with ids."""
    parts = state.parts
    actors = []
    for p in range(state.actors):
        cards = [*state.hand[p], *state.deck[p], *state.discard[p], *state.removed[p], *state.slots[p * 3 : p * 3 + 3]]
        actors.append(
            {
                "vp": state.vp[p],
                "yokai": [parts.yokai_ids[card] for card in cards if card >= 0],
                "mitama": [parts.mitama_ids[tile] for tile in [*state.mitama[p], *state.pair_mitama[p]]],
                "pairs": len(state.pair_mitama[p]),
                "buildings": [
                    parts.building_ids[state.site_building[site]]
                    for site, owner in enumerate(state.site_owner)
                    if owner == p
                ],
                "crystals": [slot for slot in range(8) if state.crystals[p * 8 + slot] >= 0],
                "rocks": [
                    (parts.rock_ids[rock], state.rock_pilgrims[p * parts.rock_places + place].bit_count())
                    for place, rock in enumerate(state.rocks[p])
                ],
                "visions": [parts.vision_ids[card] for card in state.visions[p]],
                "goods": sum(state.goods[p * 4 : p * 4 + 4]),
                "dice": state.dice[p * 3 : p * 3 + 3],
                "bitoku": [parts.bitoku_ids[card] for card in state.path[p]],
                "steps": state.step[p],
                "spaces": [parts.space_ids[space] for space, owner in enumerate(state.on_space) if owner == p],
                "kodama": state.kodama[p :: state.actors],
            }
        )
    return {
        "players": state.players,
        "order": state.order,
        "lakes": [parts.lake_ids[lake] for lake in state.lakes],
        "actors": actors,
        "tengu_crystals": state.tengu_crystals,
        "lake_lord": bool(state.switches[8]),
    }


def score(position: dict[str, Any]) -> list[dict[str, int]]:
    """The points of every actor (a seat, or the Tengu of a solo game, which is the second) by source."""
    solo = position["players"] == 1
    scores = []
    for p, actor in enumerate(position["actors"]):
        lakes = sum(_lake(position, region, p) for region in range(5))
        first = 3 if position["order"][0] == p else 0
        types = len(set(actor["bitoku"]))
        bitoku = SET["bitoku"]["types"][types - 1] if types else 0
        if solo and p == 1:
            scores.append(_tengu(position, lakes, first, bitoku))
            continue
        scores.append(
            {
                "game": actor["vp"],
                "first": first,
                "bitoku": bitoku,
                "lakes": lakes,
                "rocks": sum(pilgrims * _matches(actor, rock) for rock, pilgrims in actor["rocks"]),
                "dice": (sum(actor["dice"]) + actor["goods"]) // 4,
                "visions": max(_choices(actor))[0],
                "board": _board(actor),
            }
        )
    return scores


def fulfilled(actor: dict[str, Any]) -> int:
    """How many visions the best choice fulfils."""
    return int(max(_choices(actor))[1])


def _lake(position: dict[str, Any], region: int, p: int) -> int:
    """The points of a lake for one actor. Those who are tied add up the rewards of their ranks and share them."""
    lake = LAKES[position["lakes"][region]]
    rewards = [int(lake[rank]) for rank in ("first", "second", "third")]
    places = [actor["kodama"][region] for actor in position["actors"]]
    if position["players"] == 1:
        mine, other = places[p], places[1 - p]
        return rewards[0] if mine > other or (mine == other and p == 1) else rewards[1]
    if position["players"] == 2:  # the neutral marker takes part; spaces are counted from 1 in set.toml, here from 0
        places = [*places, SET["kodama"]["neutral"] - 1]
    ranked = sorted(range(len(places)), key=lambda place: -places[place])
    pot = sharers = 0
    for rank, who in enumerate(ranked):
        if places[who] == places[p]:
            pot += rewards[rank] if rank < 3 else 0
            sharers += 1
    return pot // sharers


def _matches(actor: dict[str, Any], rock: str) -> int:
    line = ROCKS[rock]
    wanted = {kind.strip() for kind in line["types"].split("+")}
    if line["family"] == "yokai":
        return sum(YOKAI[card]["type"] in wanted | {"yama-uba"} for card in actor["yokai"])
    if line["family"] == "mitama":
        return sum(MITAMA[tile]["type"] in wanted | {"shinigami"} for tile in actor["mitama"])
    return sum(BUILDINGS[tile]["type"] in wanted for tile in actor["buildings"])


def _have(actor: dict[str, Any]) -> dict[str, int]:
    kinds = [BRANCHES[SPACES[space]["branch"]]["kind"] for space in actor["spaces"]]
    return {
        "resource": actor["goods"],
        "building": len(actor["buildings"]),
        "crystal": len(actor["crystals"]),
        "mitama": len(actor["mitama"]),
        "combined": actor["pairs"],
        "illumination": kinds.count("illumination"),
        "gate": kinds.count("gate"),
        "step": actor["steps"],
    }


def _needs(card: str) -> dict[str, int]:
    needs: dict[str, int] = {}
    for need in VISIONS[card]["needs"].split("+"):
        words = need.split()
        needs[words[-1]] = needs.get(words[-1], 0) + (int(words[0]) if len(words) > 1 else 1)
    return needs


def _choices(actor: dict[str, Any]) -> list[tuple[int, int]]:
    """For every set of visions that can be fulfilled together: its points and its size. Simply tries all sets."""
    have = _have(actor)
    cards = actor["visions"]
    results = []
    for size in range(len(cards) + 1):
        for chosen in combinations(range(len(cards)), size):
            total: dict[str, int] = {}
            for place in chosen:
                for kind, count in _needs(cards[place]).items():
                    total[kind] = total.get(kind, 0) + count
            if all(have[kind] >= count for kind, count in total.items()):
                points = sum(
                    int(VISIONS[card]["vp"]) if place in chosen else -int(VISIONS[card]["penalty"])
                    for place, card in enumerate(cards)
                )
                results.append((points, size))
    return results


def _board(actor: dict[str, Any]) -> int:
    lines = list(BOARD.values())
    markers = [int(line["vp"]) for line in lines if line["sort"] == "marker"]
    slots = [int(line["vp"]) for line in lines if line["sort"] in ("wit", "dream", "memory")]
    crystals: list[int] = actor["crystals"]
    return sum(markers[: len(actor["buildings"])]) + sum(slots[slot] for slot in crystals)


def _tengu(position: dict[str, Any], lakes: int, first: int, bitoku: int) -> dict[str, int]:
    actor = position["actors"][1]
    markers = [int(line["vp"]) for line in BOARD.values() if line["sort"] == "marker"]
    starting = sum(YOKAI[card]["start"] == "yes" for card in actor["yokai"])
    ahead = sum(its > mine for its, mine in zip(actor["kodama"], position["actors"][0]["kodama"], strict=True))
    return {
        "game": actor["vp"],
        "first": first,
        "bitoku": bitoku,
        "lakes": lakes,
        "board": sum(markers[: len(actor["buildings"])]),
        "favourites": 3 * sum(_matches(actor, rock) for rock, _ in actor["rocks"]),
        "yokai": 3 * starting + 6 * (len(actor["yokai"]) - starting),
        "goods": actor["goods"],
        "crystals": 2 * position["tengu_crystals"],
        "lords": 3 * ahead if position["lake_lord"] else 0,
    }
