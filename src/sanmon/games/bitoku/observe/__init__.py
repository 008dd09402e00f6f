"""How a view of Bitoku becomes numbers. `writing.py` writes the same numbers without a view."""

from collections.abc import Sequence
from typing import Any

from sanmon.games.bitoku.facts import BitokuFacts as FACTS  # noqa: N814 - the name that the lab looks for
from sanmon.games.bitoku.observe.writing import instructions
from sanmon.games.bitoku.printed.base import GOODS, HILL_OF_REGION, HILLS, REGIONS
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
    Out,
    Record,
    Rows,
    Slots,
    Who,
)

__all__ = ["FACTS", "instructions", "layout"]

FIXED = Omit("always the same for this number of players")
PRINTED = Omit("printed: it follows from the id and the component set")
PLACE = Omit("its place in the list")
ON_BOARDS = Omit("every actor's dice say where they stand")
BY_PLACE = Omit("as many as places that are taken")
YOKAI_PLACES = 3  # on a player's board


class Pairs(Encoder):
    """Encodes pairs of a mitama with a dragonfly: one number for each possible pair, how many of it there are."""

    high = 99.0
    meaning = "how many pairs of each mitama with each dragonfly"

    def __init__(self, mitama: Sequence[str], flies: Sequence[str]) -> None:
        self.mitama = {thing: place * len(flies) for place, thing in enumerate(mitama)}
        self.flies = {thing: place for place, thing in enumerate(flies)}
        self.size = len(mitama) * len(flies)

    def write(self, value: Sequence[Sequence[str]], out: Out, at: int, seat: int) -> None:
        """Writes how many there are of each pair."""
        for mitama, fly in value:
            out[at + self.mitama[mitama] + self.flies[fly]] += 1.0

    def labels(self) -> tuple[str, ...]:
        """A mitama and a dragonfly each."""
        return tuple(f"{mitama}+{fly}" for mitama in self.mitama for fly in self.flies)


def layout(game: Any, players: int) -> Encoder:
    """The encoder of a view at a table of this number of players."""
    parts = game.parts
    rows = 2 if players == 1 else players
    board = parts.boards[players]
    who = Who(players, rows)
    yokai = parts.yokai_ids
    regions = []
    for region in range(len(REGIONS)):
        area = HILL_OF_REGION[region]
        sites = [parts.site_ids[site] for site in board.places[area]] if area >= 0 else []
        site = Record(SiteView, id=PLACE, building=OneOf(parts.building_ids, "buildings"), owner=who)
        regions.append(
            Record(
                RegionView,
                id=PLACE, spaces=FIXED, dice=ON_BOARDS, lake=OneOf(parts.lake_ids, "lakes"), rewards=PRINTED,
                kodama=Rows(players, rows, Number()), neutral=FIXED, sites=Keyed(sites, site),
            )
        )  # fmt: skip
    hill = Record(
        HillView,
        id=PLACE, spaces=FIXED, dice=ON_BOARDS, bitoku=OneOf(parts.bitoku_ids, "bitoku cards"),
        yokai=OneOf(yokai, "yokai"), covered=Numbers(3, "favours that are covered"),
    )  # fmt: skip
    tiles = [parts.mitama_ids, parts.fly_ids, parts.crystal_ids, parts.building_ids]
    displays = [
        Record(DisplayView, id=PLACE, tiles=Slots(board.length[row], OneOf(ids, "tiles")), pile=Number())
        for row, ids in enumerate(tiles)
    ]
    branches = [
        Record(
            BranchView, id=PLACE, gate=OneOf(parts.gate_ids, "gates"),
            spaces=Slots(len(spaces), Record(SpaceView, id=PLACE, actor=who)),
        )
        for spaces in board.branch_spaces
    ]  # fmt: skip
    return Record(
        BitokuView,
        year=Number(), order=Slots(rows, who), active=who, track=FIXED, regions=Each(regions), home=ON_BOARDS,
        hills=Slots(len(HILLS), hill), displays=Each(displays), garden=Counts(parts.rock_ids, "rocks"),
        nodes=Slots(len(parts.node_ids), Record(NodeView, id=PLACE, pilgrims=Rows(players, rows, Number()))),
        branches=Each(branches), piles=Counts(["yokai", "bitoku", "vision"], "cards in piles"),
        yokai_discard=Counts(yokai, "yokai"), bitoku_discard=Counts(parts.bitoku_ids, "bitoku cards"),
        actors=Rows(players, rows, _actor(game)), tengu=_tengu(parts) if players == 1 else FIXED,
    )  # fmt: skip


def _actor(game: Any) -> Encoder:
    parts = game.parts
    yokai = parts.yokai_ids
    places = ["locked", "unlocked", *REGIONS, *[f"home-{space}" for space in parts.home_ids]]
    if game.ruleset > 2:
        places_there = max([1, *[len(prices) for prices in parts.rock_prices]])
        rock = Record(RockView, id=PLACE, pilgrims=BY_PLACE, taken=Slots(places_there, Flag()))
    else:
        rock = Record(RockView, id=PLACE, pilgrims=Number(), taken=Omit("the first ones, as many as pilgrims"))
    die = Record(OwnDie, value=Number(), at=OneOf([*places, *[f"hill-{hill}" for hill in HILLS]], "places of a die"))
    return Record(
        ActorView,
        vp=Number(), goods=Counts(GOODS, "goods"), amulets=Numbers(3, "amulets by value"), dice=Slots(3, die),
        slots=Slots(YOKAI_PLACES, OneOf(yokai, "yokai")), crystals=Slots(8, OneOf(parts.crystal_ids, "crystals")),
        awake=Number(), step=Number(), path=Counts(parts.bitoku_ids, "bitoku cards"), built=Number(),
        rocks=Keyed(parts.rock_ids, rock),
        visions=Counts(parts.vision_ids, "visions"), mitama=Counts(parts.mitama_ids, "mitama"),
        dragonflies=Counts(parts.fly_ids, "dragonflies"), pairs=Pairs(parts.mitama_ids, parts.fly_ids),
        hand=Counts(yokai, "yokai"), hand_size=Number(), shown=Counts(yokai, "yokai"), deck=Number(),
        discard=Counts(yokai, "yokai"), removed=Counts(yokai, "yokai"), passed=Flag(), chosen=Flag(),
        points=Counts(game.scores, "points by source"),
    )  # fmt: skip


def _tengu(parts: Any) -> Encoder:
    card = OneOf(parts.tengu_ids, "the Tengu's cards")
    return Record(
        TenguView,
        active=Flag(), crystals=Number(), row=Slots(3, card), pile=Number(),
        discard=Counts(parts.tengu_ids, "the Tengu's cards"),
    )  # fmt: skip
