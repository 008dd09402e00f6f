"""Where the facts about Bitoku (`facts.py`) go in a row of numbers."""

from collections.abc import Callable
from typing import Any

from sanmon.games.bitoku.facts import ACTOR_PARTS, PARTS, rock_step
from sanmon.games.bitoku.printed.base import GOODS, HILL_OF_REGION, HILLS, REGIONS
from sanmon.games.bitoku.state import FOREST, HILL, HOME_SPACE, LOCKED, UNLOCKED
from sanmon.kernel.rows import Instruction, choices, counts, numbers, pairs

AT = PARTS.index
Place = Callable[[str], int]


def instructions(game: Any, players: int, seat: int, place: Place) -> list[Instruction]:
    """The instructions for this seat. `place` has the first place of each named part of a layout."""
    parts = game.parts
    rows = 2 if players == 1 else players
    turned = [(row - seat) % players if row < players else row for row in range(rows)]
    piles = ["piles", *[f"displays.{row}.pile" for row in range(4)]]
    single = ["year", piles[0], *piles[1:]]
    at = [place(name) for name in single]
    return [
        pairs(AT("question")),
        numbers(AT("single"), [at[0], at[1], at[1] + 1, at[1] + 2, *at[2:]]),
        choices(AT("order"), [place(f"order.{turn}") for turn in range(rows)], turned),
        choices(AT("active"), [place("active")], turned),
        *_board(parts, players, turned, place),
        *_displays(parts, players, place),
        *(_tengu(parts, place) if players == 1 else []),
        *_actors(game, turned, place),
    ]


def _span(first: int, count: int) -> list[int]:
    return list(range(first, first + count))


def _board(parts: Any, players: int, turned: list[int], place: Place) -> list[Instruction]:
    board = parts.boards[players]
    sites = {
        site: f"regions.{region}.sites.{parts.site_ids[site]}"
        for region, area in enumerate(HILL_OF_REGION)
        for site in (board.places[area] if area >= 0 else [])
    }
    spaces = [-1] * len(parts.space_ids)
    for branch, there in enumerate(board.branch_spaces):
        for number, space in enumerate(there):
            spaces[space] = place(f"branches.{branch}.spaces.{number}.actor")

    def of_sites(field: str) -> list[int]:
        return [place(sites[site] + field) if site in sites else -1 for site in range(len(parts.site_ids))]

    hills = range(len(HILLS))
    regions = range(len(REGIONS))
    nodes = range(len(parts.node_ids))
    return [
        choices(AT("lakes"), [place(f"regions.{region}.lake") for region in regions], _span(0, len(parts.lake_ids))),
        numbers(AT("kodama"), [place(f"regions.{region}.kodama.{row}") for region in regions for row in turned]),
        counts(AT("sites"), of_sites("")),
        choices(AT("site_building"), of_sites(".building"), _span(0, len(parts.building_ids))),
        choices(AT("site_owner"), of_sites(".owner"), turned),
        choices(AT("hill_bitoku"), [place(f"hills.{hill}.bitoku") for hill in hills],
                _span(0, len(parts.bitoku_ids))),
        choices(AT("hill_yokai"), [place(f"hills.{hill}.yokai") for hill in hills], _span(0, len(parts.yokai_ids))),
        numbers(AT("covered"), [one for hill in hills for one in _span(place(f"hills.{hill}.covered"), 3)]),
        numbers(AT("on_node"), [place(f"nodes.{node}.pilgrims.{row}") for node in nodes for row in turned]),
        choices(AT("gates"), [place(f"branches.{branch}.gate") for branch in range(len(board.branch_spaces))],
                _span(0, len(parts.gate_ids))),
        choices(AT("on_space"), spaces, turned),
    ]  # fmt: skip


def _displays(parts: Any, players: int, place: Place) -> list[Instruction]:
    length = parts.boards[players].length
    tiles = {
        "mitama_row": parts.mitama_ids, "fly_row": parts.fly_ids, "crystal_row": parts.crystal_ids,
        "building_row": parts.building_ids,
    }  # fmt: skip
    found = [
        choices(AT(part), [place(f"displays.{row}.tiles.{slot}") for slot in range(length[row])], _span(0, len(ids)))
        for row, (part, ids) in enumerate(tiles.items())
    ]
    return [
        *found,
        counts(AT("garden"), _span(place("garden"), len(parts.rock_ids))),
        counts(AT("yokai_discard"), _span(place("yokai_discard"), len(parts.yokai_ids))),
        counts(AT("bitoku_discard"), _span(place("bitoku_discard"), len(parts.bitoku_ids))),
    ]


def _tengu(parts: Any, place: Place) -> list[Instruction]:
    cards = len(parts.tengu_ids)
    return [
        numbers(AT("tengu"), [place(f"tengu.{name}") for name in ("active", "crystals", "pile")]),
        choices(AT("tengu_row"), [place(f"tengu.row.{slot}") for slot in range(3)], _span(0, cards)),
        counts(AT("tengu_discard"), _span(place("tengu.discard"), cards)),
    ]


def _actors(game: Any, turned: list[int], place: Place) -> list[Instruction]:
    parts = game.parts

    def of(field: str, count: int = 1) -> list[int]:
        return [one for row in turned for one in _span(place(f"actors.{row}.{field}"), count)]

    def slots(field: str, count: int) -> list[int]:
        return [place(f"actors.{row}.{field.format(slot)}") for row in turned for slot in range(count)]

    # The places of a die, in the order of the layout.
    where = [-1] * (HILL + len(HILLS))
    where[LOCKED], where[UNLOCKED] = 0, 1
    homes = 2 + len(REGIONS)
    where[FOREST : FOREST + len(REGIONS)] = range(2, homes)
    hills = homes + len(parts.home_ids)
    where[HOME_SPACE : HOME_SPACE + len(parts.home_ids)] = range(homes, hills)
    where[HILL:] = range(hills, hills + len(HILLS))
    sizes = [
        place(f"actors.{row}.{name}") for row in turned for name in ("hand_size", "deck", "passed", "chosen")
    ]  # fmt: skip
    found = [
        *[numbers(AT(name), of(name)) for name in ("vp", "awake", "step", "built")],
        numbers(AT("goods"), of("goods", len(GOODS))),
        numbers(AT("amulets"), of("amulets", 3)),
        numbers(AT("dice"), slots("dice.{}.value", 3)),
        choices(AT("die_at"), slots("dice.{}.at", 3), where),
        choices(AT("slots"), slots("slots.{}", 3), _span(0, len(parts.yokai_ids))),
        choices(AT("crystals"), slots("crystals.{}", 8), _span(0, len(parts.crystal_ids))),
        numbers(AT("sizes"), sizes),
    ]
    for p, row in enumerate(turned):
        found += _actor(game, len(PARTS) + p * len(ACTOR_PARTS), f"actors.{row}", place)
    return found


def _actor(game: Any, first: int, row: str, place: Place) -> list[Instruction]:
    """What is listed for one actor: its cards and tiles, rocks and points; `first` is its first part."""
    parts = game.parts
    kinds = {
        "path": ("path", len(parts.bitoku_ids)), "visions": ("visions", len(parts.vision_ids)),
        "mitama": ("mitama", len(parts.mitama_ids)), "flies": ("dragonflies", len(parts.fly_ids)),
        "pairs": ("pairs", len(parts.mitama_ids) * len(parts.fly_ids)), "hand": ("hand", len(parts.yokai_ids)),
        "shown": ("shown", len(parts.yokai_ids)), "discard": ("discard", len(parts.yokai_ids)),
        "removed": ("removed", len(parts.yokai_ids)),
    }  # fmt: skip
    rocks: list[int] = []
    for rock in parts.rock_ids:
        rocks.append(place(f"{row}.rocks.{rock}"))
        for code in range(rock_step(parts) - 1):
            if game.ruleset > 2:
                rocks.append(place(f"{row}.rocks.{rock}.taken.{code}"))
            else:
                rocks.append(place(f"{row}.rocks.{rock}.pilgrims") if code == 0 else -1)
    return [
        *[
            counts(first + ACTOR_PARTS.index(part), _span(place(f"{row}.{name}"), count))
            for part, (name, count) in kinds.items()
        ],
        counts(first + ACTOR_PARTS.index("rocks"), rocks),
        numbers(first + ACTOR_PARTS.index("points"), _span(place(f"{row}.points"), len(game.scores))),
    ]
