"""How a view of Satori becomes numbers, and how the same numbers are written without a view (`instructions`)."""

from collections.abc import Callable
from typing import Any

from sanmon.games.satori.facts import PARTS, SatoriFacts
from sanmon.games.satori.state import (
    BASICS,
    CHARITY,
    COLOURS,
    FIRST_TILE,
    FREE,
    INCENSE,
    KEYS,
    LEVELS,
    MOUNTAINS,
    NEUTRAL,
    RING,
    SCORE_KEYS,
    SPACES,
)
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
from sanmon.kernel.rows import Instruction, choices, counts, numbers, pairs

FACTS = SatoriFacts
PRINTED = Omit("printed: it follows from the id and the component set")
FIXED = Omit("printed on the board: always the same")


def layout(game: Any, players: int) -> Encoder:
    """The encoder of a view at a table of this number of players."""
    parts = game.parts
    things = parts.things
    rows = 2 if players == 1 else players
    who = Who(players, rows)
    costs = pagoda_costs(parts)
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


def instructions(game: Any, players: int, seat: int, place: Callable[[str], int]) -> list[Instruction]:
    """Where the facts go in the row of numbers that this seat reads. `place` gives the first place of a named part."""
    parts = game.parts
    rows = 2 if players == 1 else players
    turned = [(row - seat) % players if row < players else row for row in range(rows)]
    return [
        pairs(PARTS.index("question")),
        *table_instructions(parts, players, turned, place),
        counts(PARTS.index("line"), _span(place("line"), len(parts.things.tile.ids))),
        *player_instructions(parts, turned, place),
        *altar_instructions(parts, turned, place),
        *mountain_instructions(parts, turned, place),
        *pagoda_instructions(parts, turned, rows, place),
    ]


def pagoda_costs(parts: Any) -> list[str]:
    """The texts of the costs that may lie at the pagoda."""
    return [" | ".join(way.text for way in parts.costs[cost]) for cost in parts.pagoda_cost]


def _span(first: int, count: int) -> list[int]:
    return list(range(first, first + count))


def table_instructions(parts: Any, players: int, turned: list[int], place: Callable[[str], int]) -> list[Instruction]:
    """What belongs to nobody, without the tiles that wait."""
    at = PARTS.index
    single = ["round", "turns_left", "free_plots", "cost_pile", "wheel_used"]
    return [
        numbers(at("single"), [place(name) for name in single]),
        choices(at("order"), [place(f"order.{turn}") for turn in range(players)], turned),
        choices(at("bells"), [place(f"bells.{turn}") for turn in range(players)], turned),
        numbers(at("supply"), _span(place("supply"), INCENSE)),
        numbers(at("sanmon"), _span(place("sanmon"), COLOURS)),
        numbers(at("bag"), _span(place("bag"), COLOURS)),
        choices(
            at("slots"),
            [place(f"offers.{slot}.altar") for slot in range(len(parts.slot_cost))],
            _span(0, len(parts.things.altar.ids)),
        ),
        counts(at("shown"), _span(place("decorations"), len(parts.things.decoration.ids))),
        counts(at("starting"), _span(place("starting"), len(parts.things.starting.ids))),
    ]


def player_instructions(parts: Any, turned: list[int], place: Callable[[str], int]) -> list[Instruction]:
    """The rows of the players."""
    goods = ["wood", "stone", "mon", "emerald", "incense"]
    plain = {
        "points": "points", "tiles": "tiles", "monks": "monks", "sun": "sun", "jokoros": "jokoros", "sixth": "sixth",
        "offering": "offering", "built": "altars", "pagoda_jokoros": "pagoda_jokoros",
        "altar_jokoros": "altar_jokoros", "played": "amulet_played",
    }  # fmt: skip

    def of(field: str) -> list[int]:
        return [place(f"players.{row}.{field}") for row in turned]

    at = PARTS.index
    return [
        *[numbers(at(part), of(field)) for part, field in plain.items()],
        numbers(at("tally"), [first + key for first in of("tally") for key in range(KEYS)]),
        numbers(at("goods"), [place(f"players.{row}.{good}") for row in turned for good in goods]),
        choices(at("hand"), of("wheel"), _span(0, len(parts.things.wheel.ids))),
        choices(at("amulet"), of("amulet"), _span(0, len(parts.things.amulet.ids))),
    ]


def altar_instructions(parts: Any, turned: list[int], place: Callable[[str], int]) -> list[Instruction]:
    """Altars and who visits them."""
    at = PARTS.index
    ids = parts.things.altar.ids

    def of(field: str) -> list[int]:
        return [place(f"altars.{id}.{field}") if altar != CHARITY else -1 for altar, id in enumerate(ids)]

    there = [-1 if altar == CHARITY else place(f"altars.{id}") for altar, id in enumerate(ids)]
    ground = of("place")
    basic = [ground[altar] + altar if altar < BASICS else -1 for altar in range(len(ids))]
    visitors = [first + colour if first >= 0 else -1 for first in of("worshippers") for colour in range(COLOURS)]
    visitors[CHARITY * COLOURS : FIRST_TILE * COLOURS] = _span(place("charity"), COLOURS)
    plots = BASICS + max(parts.plots)
    visit = parts.options.visit.base
    return [
        counts(at("visit"), there, visit),
        counts(at("visit"), basic, visit),
        choices(at("ground"), [-1 if altar < FIRST_TILE else first for altar, first in enumerate(ground)],
                _span(0, plots)),
        choices(at("decor"), of("decoration"), _span(0, len(parts.things.decoration.ids))),
        choices(at("owner"), of("owner"), turned),
        numbers(at("burner"), of("jokoro")),
        numbers(at("visitors"), visitors),
    ]  # fmt: skip


def mountain_instructions(parts: Any, turned: list[int], place: Callable[[str], int]) -> list[Instruction]:
    """Lights, monks and tiles of the mountains."""
    at = PARTS.index

    def of(field: str) -> list[int]:
        return [place(f"mountains.{space // RING}.spaces.{space % RING}.{field}") for space in range(SPACES)]

    # A light is the number of its space among those of all mountains.
    lights = [place(f"mountains.{mountain}.light") - mountain * RING for mountain in range(MOUNTAINS)]
    return [
        choices(at("light"), lights, _span(0, SPACES)),
        choices(at("monk_at"), of("monk"), turned),
        choices(at("tile_at"), of("tile"), _span(0, len(parts.things.tile.ids))),
    ]


def pagoda_instructions(parts: Any, turned: list[int], rows: int, place: Callable[[str], int]) -> list[Instruction]:
    """The levels of the pagoda. `rows` is how many rows the layout has room for."""
    at = PARTS.index
    levels = range(LEVELS + 1)
    texts = pagoda_costs(parts)  # costs with the same text are one
    different = list(dict.fromkeys(texts))
    neutral = [rows, -1, *turned]  # NEUTRAL, FREE, then the rows
    assert (NEUTRAL, FREE) == (-2, -1)
    return [
        choices(at("tier_at"), [place(f"pagoda.{level}.tier") for level in range(LEVELS)],
                _span(0, len(parts.things.tier.ids))),
        numbers(at("tier_built"), [place(f"pagoda.{level}.tier_built") for level in levels]),
        numbers(at("roof_built"), [place(f"pagoda.{level}.roof_built") for level in range(LEVELS)]),
        choices(at("cost_at"), [place(f"pagoda.{level}.jokoro_cost") for level in levels],
                [different.index(text) for text in texts]),
        choices(at("spaces"), [place(f"pagoda.{level}.spaces.{space}") for level in levels for space in range(2)],
                neutral, NEUTRAL),
        choices(at("sorin"), [place("sorin.id"), -1], _span(0, len(parts.things.sorin.ids))),
        choices(at("sorin"), [-1, place("sorin.builder")], turned),
    ]  # fmt: skip
