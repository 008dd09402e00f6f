"""Version 2 of the observation of Bitoku: every number with its real bounds, and what is printed as features.

`rows` is the number of players that the layout has room for, so that one layout serves tables of different sizes.
"""

from collections.abc import Callable, Iterable
from typing import Any

from sanmon.games.bitoku.facts import PARTS
from sanmon.games.bitoku.facts import BitokuFacts as FACTS  # noqa: N814 - the name that the lab looks for
from sanmon.games.bitoku.observe import BY_PLACE, FIXED, ON_BOARDS, PLACE, PRINTED, YOKAI_PLACES, Pairs, writing
from sanmon.games.bitoku.printed.base import (
    BUILDING_TYPES,
    COLOURS,
    CONDITIONS,
    DISCOUNTS,
    FAMILIES,
    GOODS,
    HILL_OF_REGION,
    HILLS,
    MITAMA_TYPES,
    PER,
    REGIONS,
    SLOTS,
    SOURCE_SORTS,
    TENGU_ITEMS,
    TRIGGERS,
    YOKAI_TYPES,
)
from sanmon.games.bitoku.view_structs import (
    ActorView,
    BitokuView,
    BranchView,
    DisplayView,
    HillView,
    NodeView,
    OwnDie,
    RegionView,
    RockView,
    SiteView,
    SpaceView,
    TenguView,
)
from sanmon.kernel.effects import EXCHANGE, MIX
from sanmon.kernel.observation import (
    Counts,
    Each,
    Encoder,
    Flag,
    Keyed,
    Number,
    Numbers,
    Omit,
    OneOf,
    Record,
    Rows,
    Slots,
    Who,
)
from sanmon.kernel.observation.pieces import Piece
from sanmon.kernel.observation.printed import Printed, words_of
from sanmon.kernel.rows import Instruction, features

__all__ = ["FACTS", "arguments", "instructions", "layout", "printed"]

POINTS, WORST = 400, -100  # bounds of points; the best bots reach half of it
YEARS = 4
DIE = 6
MOST_GOODS = 99
CRYSTAL_PLACES = 8


def printed(game: Any) -> dict[str, Printed]:
    """What is printed on the components, as features, by kind of component."""
    parts = game.parts
    table = game.effects.table

    def shown(numbers: Iterable[int], *more: Iterable[dict[str, int]]) -> Printed:
        """The features of effects by their numbers, each with further features."""
        things = [words_of(game.effects, [table[number]]) for number in numbers]
        for features_of in more:
            for thing, others in zip(things, features_of, strict=False):  # the last ones may have no others
                thing |= others
        return Printed(things)

    def kinds(prefix: str, numbers: Iterable[int], names: list[str]) -> list[dict[str, int]]:
        return [{f"{prefix}.{names[number]}": 1} if number >= 0 else {} for number in numbers]

    buildings = [
        {"kodama": kodama, "amulet": amulet}
        for kodama, amulet in zip(parts.building_kodama, parts.building_amulet, strict=True)
    ]
    lasting = [
        {f"per.{PER[per]}": 1, "vp": vp, "max": most, "start": int(start)}
        for per, vp, most, start in zip(
            parts.yokai_per, parts.yokai_vp, parts.yokai_max, parts.yokai_start, strict=True
        )
    ]
    visions = [
        {**{f"needs.{CONDITIONS[at]}": count for at, count in enumerate(needs)}, "vp": vp, "penalty": penalty}
        for needs, vp, penalty in zip(parts.vision_needs, parts.vision_vp, parts.vision_penalty, strict=True)
    ]
    types = [YOKAI_TYPES, MITAMA_TYPES, BUILDING_TYPES]
    rocks = [
        {f"family.{FAMILIES[family]}": 1, **{f"type.{types[family][one]}": 1 for one in counted}}
        for family, counted in zip(parts.rock_family, parts.rock_types, strict=True)
    ]
    tengu = [
        {"yokai": int(yokai), "bitoku": int(bitoku), f"place.{[*REGIONS, 'favourite'][place]}": 1,
         f"item.{TENGU_ITEMS[item]}": 1, **{f"gain.{GOODS[good]}": amount for good, amount in enumerate(gains)}}
        for yokai, bitoku, place, item, gains in zip(
            parts.tengu_yokai, parts.tengu_bitoku, parts.tengu_place, parts.tengu_item, parts.tengu_gains, strict=True
        )
    ]  # fmt: skip
    return {
        "yokai": shown(parts.yokai_effect, kinds("type", parts.yokai_type, YOKAI_TYPES), lasting),
        "bitoku": shown(parts.bitoku_effect), "vision": Printed(visions), "rock": Printed(rocks),
        "mitama": shown(parts.mitama_effect, kinds("type", parts.mitama_type, MITAMA_TYPES)),
        "dragonfly": shown(parts.fly_effect),
        "crystal": shown(
            parts.crystal_effect, kinds("colour", parts.crystal_colour, COLOURS),
            kinds("trigger", parts.crystal_trigger, TRIGGERS), [{"vp": vp} for vp in parts.crystal_vp],
        ),
        "building": shown(
            parts.building_effect, kinds("type", parts.building_type, BUILDING_TYPES),
            [{"die": die} for die in parts.building_die], buildings,
        ),
        "lake": Printed(dict(zip(("first", "second", "third"), points, strict=True)) for points in parts.lakes),
        "gate": shown(parts.gate_effect), "space": shown(parts.space_effect),
        "home": shown(parts.home_effect, [{"die": die} for die in parts.home_die]),
        "forest": shown(parts.forest_effect), "tengu": Printed(tengu),
    }  # fmt: skip


def pieces(game: Any) -> dict[str, Encoder]:
    """The encoder of one component of each kind."""
    parts = game.parts
    ids = {
        "yokai": parts.yokai_ids, "bitoku": parts.bitoku_ids, "mitama": parts.mitama_ids, "dragonfly": parts.fly_ids,
        "crystal": parts.crystal_ids, "building": parts.building_ids, "lake": parts.lake_ids, "gate": parts.gate_ids,
        "space": parts.space_ids, "home": parts.home_ids, "forest": parts.forest_ids, "tengu": parts.tengu_ids,
    }  # fmt: skip
    seen = printed(game)
    return {kind: Piece(things, f"things: {kind}", seen[kind]) for kind, things in ids.items()}


def arguments(game: Any) -> dict[str, Encoder]:
    """Encoders for all arguments of prompts."""
    known = pieces(game)
    asked = [effect for effect in game.effects.table if effect.op in {EXCHANGE, MIX}]
    sources = {sort: OneOf(HILLS, "hills") if sort == "hill" else known[sort] for sort in SOURCE_SORTS}
    return {
        "sort": OneOf(SOURCE_SORTS, "kinds of sources"), **sources,
        "effect": Piece([effect.text for effect in asked], "effects",
                        Printed(words_of(game.effects, [effect]) for effect in asked)),
        "die": Number(DIE), "slot": OneOf(SLOTS, "places of yokai"),
        "region": OneOf(game.parts.region_ids, "regions"), "n": Number(99), "discount": Number(DISCOUNTS),
    }  # fmt: skip


def layout(game: Any, players: int, rows: int, shared: bool) -> Encoder:
    """The encoder of a view at a table of this number of players, in a layout for `rows` of them."""
    parts = game.parts
    boards = [parts.boards[count] for count in (range(2, rows + 1) if shared else [players])]
    rows = 2 if rows == 1 else rows
    who = Who(players, rows)
    piece = pieces(game)
    spaces = float(max(parts.track + 1, 20))
    regions = []
    for region in range(len(REGIONS)):
        area = HILL_OF_REGION[region]
        numbers = sorted({site for board in boards for site in board.places[area]}) if area >= 0 else []
        site = Record(SiteView, id=PLACE, building=piece["building"], owner=who)
        regions.append(
            Record(
                RegionView,
                id=PLACE, spaces=FIXED, dice=ON_BOARDS, lake=piece["lake"], rewards=PRINTED,
                kodama=Rows(players, rows, Number(spaces)), neutral=FIXED,
                sites=Keyed([parts.site_ids[number] for number in numbers], site),
            )
        )  # fmt: skip
    hill = Record(
        HillView,
        id=PLACE, spaces=FIXED, dice=ON_BOARDS, bitoku=piece["bitoku"], yokai=piece["yokai"],
        covered=Numbers(3, "favours that are covered", 1),
    )  # fmt: skip
    copies = [parts.mitama_copies, parts.fly_copies, parts.crystal_copies, [len(parts.building_ids)]]
    displays = [
        Record(
            DisplayView, id=PLACE, tiles=Slots(max(board.length[row] for board in boards), piece[kind]),
            pile=Number(sum(copies[row])),
        )
        for row, kind in enumerate(("mitama", "dragonfly", "crystal", "building"))
    ]  # fmt: skip
    branches = [
        Record(
            BranchView, id=PLACE, gate=piece["gate"],
            spaces=Slots(max(map(len, there)), Record(SpaceView, id=PLACE, actor=who)),
        )
        for there in zip(*(board.branch_spaces for board in boards), strict=True)
    ]  # fmt: skip
    pilgrims = len(parts.space_ids)
    yokai = Counts(parts.yokai_ids, "yokai", 1)
    gifts = Counts(parts.bitoku_ids, "bitoku cards", max(parts.bitoku_copies))
    return Record(
        BitokuView,
        year=Number(YEARS), order=Slots(rows, who), active=who, track=FIXED, regions=Each(regions), home=ON_BOARDS,
        hills=Slots(len(HILLS), hill), displays=Each(displays), garden=Counts(parts.rock_ids, "rocks", 1),
        nodes=Slots(
            len(parts.node_ids), Record(NodeView, id=PLACE, pilgrims=Rows(players, rows, Number(pilgrims)))
        ),
        branches=Each(branches), piles=Counts(["yokai", "bitoku", "vision"], "cards in piles", 99),
        yokai_discard=yokai, bitoku_discard=gifts, actors=Rows(players, rows, _actor(game, piece, pilgrims)),
        tengu=_tengu(parts, piece) if players == 1 else FIXED,
    )  # fmt: skip


def _actor(game: Any, piece: dict[str, Encoder], pilgrims: int) -> Encoder:
    parts = game.parts
    cards = len(parts.yokai_ids)
    places = ["locked", "unlocked", *REGIONS, *[f"home-{space}" for space in parts.home_ids]]
    if game.ruleset > 2:
        places_there = max([1, *[len(prices) for prices in parts.rock_prices]])
        rock = Record(RockView, id=PLACE, pilgrims=BY_PLACE, taken=Slots(places_there, Flag()))
    else:
        rock = Record(RockView, id=PLACE, pilgrims=Number(pilgrims), taken=Omit("the first ones, as many as pilgrims"))
    at = OneOf([*places, *[f"hill-{hill}" for hill in HILLS]], "places of a die")
    die = Record(OwnDie, value=Number(DIE), at=at)
    yokai = Counts(parts.yokai_ids, "yokai", 1)
    mitama, flies = max(parts.mitama_copies), max(parts.fly_copies)
    return Record(
        ActorView,
        vp=Number(POINTS), goods=Counts(GOODS, "goods", MOST_GOODS), amulets=Numbers(3, "amulets by value", 99),
        dice=Slots(3, die), slots=Slots(YOKAI_PLACES, piece["yokai"]),
        crystals=Slots(CRYSTAL_PLACES, piece["crystal"]), awake=Number(99), step=Number(99),
        path=Counts(parts.bitoku_ids, "bitoku cards", max(parts.bitoku_copies)), built=Number(len(parts.building_ids)),
        rocks=Keyed(parts.rock_ids, rock),
        visions=Counts(parts.vision_ids, "visions", 1), mitama=Counts(parts.mitama_ids, "mitama", mitama),
        dragonflies=Counts(parts.fly_ids, "dragonflies", flies), pairs=Pairs(parts.mitama_ids, parts.fly_ids),
        hand=yokai, hand_size=Number(cards), shown=yokai, deck=Number(cards), discard=yokai, removed=yokai,
        passed=Flag(), chosen=Flag(), points=Counts(game.scores, "points by source", POINTS, WORST),
    )  # fmt: skip


def _tengu(parts: Any, piece: dict[str, Encoder]) -> Encoder:
    return Record(
        TenguView,
        active=Flag(), crystals=Number(sum(parts.crystal_copies)), row=Slots(3, piece["tengu"]),
        pile=Number(len(parts.tengu_ids)), discard=Counts(parts.tengu_ids, "the Tengu's cards", 1),
    )  # fmt: skip


def instructions(game: Any, players: int, seat: int, place: Callable[[str], int], rows: int) -> list[Instruction]:
    """Where the facts go in the row of this seat. `place` has the first place of each named part of a layout."""
    parts = game.parts
    seen = printed(game)
    board = parts.boards[players]
    actors = 2 if players == 1 else players
    turned = [(row - seat) % players if row < players else row for row in range(actors)]
    sites = [""] * len(parts.site_ids)
    for region, area in enumerate(HILL_OF_REGION):
        for site in board.places[area] if area >= 0 else []:
            sites[site] = f"regions.{region}.sites.{parts.site_ids[site]}.building"
    rows_of = ["mitama_row", "fly_row", "crystal_row", "building_row"]
    shown: list[tuple[str, str, list[str]]] = [
        ("lakes", "lake", [f"regions.{region}.lake" for region in range(len(REGIONS))]),
        ("site_building", "building", sites),
        ("hill_bitoku", "bitoku", [f"hills.{hill}.bitoku" for hill in range(len(HILLS))]),
        ("hill_yokai", "yokai", [f"hills.{hill}.yokai" for hill in range(len(HILLS))]),
        ("gates", "gate", [f"branches.{branch}.gate" for branch in range(len(board.branch_spaces))]),
        ("slots", "yokai", [f"actors.{row}.slots.{slot}" for row in turned for slot in range(YOKAI_PLACES)]),
        ("crystals", "crystal", [f"actors.{row}.crystals.{slot}" for row in turned for slot in range(CRYSTAL_PLACES)]),
        *(
            (part, kind, [f"displays.{row}.tiles.{slot}" for slot in range(board.length[row])])
            for row, (part, kind) in enumerate(
                zip(rows_of, ("mitama", "dragonfly", "crystal", "building"), strict=True)
            )
        ),
        *([("tengu_row", "tengu", [f"tengu.row.{slot}" for slot in range(3)])] if players == 1 else []),
    ]
    return [
        *writing.instructions(game, players, seat, place),
        *(
            features(PARTS.index(part), [place(f"{name}.printed") if name else -1 for name in names], seen[kind].rows)
            for part, kind, names in shown
            if seen[kind].names
        ),
    ]
