"""How a view of Satori becomes numbers."""

from typing import Any

from sanmon.games.satori.state import BASICS, COLOURS, INCENSE, LEVELS, MOUNTAINS, RING, SCORE_KEYS
from sanmon.games.satori.view_structs import (
    AltarView,
    LevelView,
    MountainView,
    OfferView,
    PlayerView,
    SatoriView,
    SorinView,
    SpaceView,
)
from sanmon.kernel.observation import (
    Counts,
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

PRINTED = Omit("printed: it follows from the id and the component set")
FIXED = Omit("printed on the board: always the same")


def layout(game: Any, players: int) -> Encoder:
    """The encoder of a view at a table of this number of players."""
    parts = game.parts
    things = parts.things
    rows = 2 if players == 1 else players
    who = Who(players, rows)
    costs = [" | ".join(way.text for way in parts.costs[cost]) for cost in parts.pagoda_cost]
    goods = [good.name for good in parts.effects.goods if good.index != INCENSE]
    altar_ids = things.altar.ids
    plots = [f"plot-{number + 1}" for number in range(max(parts.plots))]
    player = Record(
        PlayerView,
        points=Number(), tally=Counts(SCORE_KEYS, "points by source"), wood=Number(), stone=Number(), mon=Number(),
        emerald=Number(), incense=Number(), tiles=Number(), monks=Number(), sun=Number(), jokoros=Number(),
        sixth=Flag(), offering=Number(), altars=Number(), pagoda_jokoros=Number(), altar_jokoros=Number(),
        wheel=OneOf(things.wheel.ids, "wheels"), amulet=OneOf(things.amulet.ids, "amulets"), amulet_played=Flag(),
    )  # fmt: skip
    altar = Record(
        AltarView,
        id=Omit("its place in the list"), place=OneOf([*altar_ids[:BASICS], *plots], "basic altars and plots"),
        colour=PRINTED, left=PRINTED, right=Omit("printed on the altar and its decoration"),
        decoration=OneOf(things.decoration.ids, "decorations"), owner=who, jokoro=Flag(), jokoro_cost=PRINTED,
        worshippers=Numbers(COLOURS, "by colour"), beneath=Omit("without effect"), lantern=PRINTED,
    )  # fmt: skip
    offer = Record(
        OfferView,
        cost=FIXED, altar=OneOf(altar_ids, "altars"), colour=PRINTED, left=PRINTED, right=PRINTED, jokoro_cost=PRINTED,
    )  # fmt: skip
    space = Record(SpaceView, id=FIXED, monk=who, tile=OneOf(things.tile.ids, "tiles"), effect=PRINTED)
    mountain = Record(
        MountainView, id=FIXED, flower=FIXED, light=OneOf(list(range(RING)), "spaces"), spaces=Slots(RING, space)
    )
    level = Record(
        LevelView,
        tier=OneOf(things.tier.ids, "tiers"), tier_cost=PRINTED, tier_points=PRINTED, tier_built=Flag(),
        roof_cost=FIXED, roof_points=FIXED, roof_built=Flag(), jokoro_cost=OneOf(costs, "costs"),
        spaces=Slots(2, Who(players, rows, "neutral")),
    )  # fmt: skip
    sorin = Record(
        SorinView, id=OneOf(things.sorin.ids, "Sōrin tiles"), kind=PRINTED, base=PRINTED, each=PRINTED, builder=who
    )
    return Record(
        SatoriView,
        round=Number(), turns_left=Number(), order=Slots(players, who), bells=Slots(players, who),
        solo=Omit("known from the number of players"),
        supply=Counts(goods, "goods"),
        sanmon=Numbers(COLOURS, "by colour"), bag=Numbers(COLOURS, "by colour"), players=Rows(players, rows, player),
        altars=Keyed(altar_ids, altar), charity=Numbers(COLOURS, "by colour"), free_plots=Number(),
        offers=Slots(len(parts.slot_cost), offer), decorations=Counts(things.decoration.ids, "decorations"),
        mountains=Slots(MOUNTAINS, mountain), line=Counts(things.tile.ids, "tiles that wait"),
        pagoda=Slots(LEVELS + 1, level), cost_pile=Number(), sorin=sorin, wheels=FIXED, wheel_used=Flag(),
        offerings=FIXED, starting=Counts(things.starting.ids, "starting tiles"),
    )  # fmt: skip
