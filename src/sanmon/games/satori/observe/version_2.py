"""Version 2 of the observation of Satori: every number with its real bounds, and what is printed on tiles as features.

`rows` is the number of players that the layout has room for, so that one layout serves tables of different sizes.
"""

from collections.abc import Callable, Sequence
from typing import Any

from sanmon.games.satori.domains import ALTAR_SOURCE, COLOUR_IDS, SIDE_IDS
from sanmon.games.satori.facts import PARTS_2, SatoriFacts2
from sanmon.games.satori.observe import (
    FIXED,
    PRINTED,
    altar_instructions,
    mountain_instructions,
    pagoda_costs,
    pagoda_instructions,
    player_instructions,
    table_instructions,
)
from sanmon.games.satori.state import (
    BASICS,
    COLOURS,
    FIRST_TILE,
    INCENSE,
    LEVELS,
    MOST_INCENSE,
    MOUNTAINS,
    RING,
    ROUNDS,
    SCORE_KEYS,
    SPACES,
    TURNS,
)
from sanmon.games.satori.view_structs import (
    AltarView,
    LevelView,
    MountainView,
    NamedEffect,
    OfferView,
    PlayerView,
    SatoriView,
    SorinView,
    SpaceView,
)
from sanmon.kernel.effects import EXCHANGE, MIX, Effect
from sanmon.kernel.observation import (
    Counts,
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
from sanmon.kernel.observation.pieces import Also, Features, Piece
from sanmon.kernel.observation.printed import Printed, cost_of, named, words_of
from sanmon.kernel.rows import Instruction, choices, features, numbers, pairs

FACTS = SatoriFacts2

POINTS, WORST = 400, -100  # bounds of points; the best bots reach less than half of it
MOST_WAITING = SPACES  # tiles that wait: at most one from each space with a monk
MONKS = SPACES + 1
TILES = 99  # meditation tiles in a reserve


class Waiting(Slots):
    """The tiles that wait, in the order in which they are resolved."""

    def write(self, value: Sequence[NamedEffect], out: Out, at: int, seat: int) -> None:
        """The id of each."""
        super().write([one.id for one in value], out, at, seat)


class Beneath(Encoder):
    """The worshippers beneath altar tiles, by basic altar and colour (8.14)."""

    high = 99.0
    meaning = "worshippers beneath an altar tile, by colour"

    def __init__(self, basics: Sequence[str]) -> None:
        self.index = {thing: place * COLOURS for place, thing in enumerate(basics)}
        self.size = len(basics) * COLOURS

    def write(self, value: SatoriView, out: Out, at: int, seat: int) -> None:
        """Reads them from the altars that cover basic ones."""
        for altar in value.altars:
            if altar.beneath is not None:
                place = at + self.index[altar.place]
                for colour, count in enumerate(altar.beneath):
                    out[place + colour] = count

    def labels(self) -> tuple[str, ...]:
        """A basic altar and a colour each."""
        return tuple(f"{basic}.{colour}" for basic in self.index for colour in COLOUR_IDS)


def printed(game: Any) -> dict[str, Printed]:
    """What is printed on the components, as features, by kind of component."""
    parts = game.parts
    effects = parts.effects
    altars = []
    for altar in range(len(parts.things.altar.ids)):
        found = {**named("left", words_of(effects, parts.left[altar])),
                 **named("right", words_of(effects, parts.right[altar]))}  # fmt: skip
        if altar != BASICS:
            found[f"colour.{COLOUR_IDS[parts.altar_colour[altar]]}"] = 1
        if altar >= FIRST_TILE:
            found |= named("jokoro", cost_of(effects, parts.costs[parts.altar_cost[altar]]))
        altars.append(found)
    tiers = [
        {**cost_of(effects, parts.costs[cost]), "points": points}
        for cost, points in zip(parts.tier_cost, parts.tier_points, strict=True)
    ]
    sorin = [
        {"base": base, "each": each, f"kind.{kind}": 1}
        for base, each, kind in zip(parts.sorin_base, parts.sorin_each, parts.sorin_kind, strict=True)
    ]
    costs = {
        text: cost_of(effects, parts.costs[cost])
        for text, cost in zip(pagoda_costs(parts), parts.pagoda_cost, strict=True)
    }
    return {
        "altar": Printed(altars), "decoration": Printed(words_of(effects, line) for line in parts.decorations),
        "tile": Printed(words_of(effects, [effect]) for effect in parts.tile_effects),
        "wheel": Printed(words_of(effects, [effect]) for effect in parts.wheels),
        "amulet": Printed(words_of(effects, [effect]) for effect in parts.amulet_bonus),
        "starting": Printed(words_of(effects, [effect]) for effect in parts.starting),
        "tier": Printed(tiers), "sorin": Printed(sorin), "cost": Printed(costs.values()),
    }  # fmt: skip


def arguments(game: Any) -> dict[str, Encoder]:
    """Encoders for all arguments of prompts."""
    parts = game.parts
    things = parts.things
    effects = parts.effects
    asked = [effect for effect in effects.table if effect.op in {EXCHANGE, MIX}]
    lines: dict[str, list[Effect]] = {"-": []}
    for line in [*parts.left, *parts.right, *(one for rights in parts.decorated for one in rights)]:
        lines[", ".join(effect.text for effect in line) or "-"] = line
    for altar in range(FIRST_TILE, len(things.altar.ids)):
        for decoration in parts.decorations:
            line = parts.right[altar] + decoration
            lines[", ".join(effect.text for effect in line) or "-"] = line
    sides = Printed(words_of(effects, line) for line in lines.values())
    sorts = ["call", "amulet", "offering", "starting", "wheel", "tile", "altar"]
    assert ALTAR_SOURCE == 0
    return {
        "altar": OneOf(things.altar.ids, "altars"), "colour": OneOf(COLOUR_IDS, "colours"),
        **{f"effect-{side}": Features(list(lines), "effects", sides) for side in SIDE_IDS},
        "effect": Piece([effect.text for effect in asked], "effects",
                        Printed(words_of(effects, [effect]) for effect in asked)),
        "n": Number(99), "space": OneOf(things.space.ids, "spaces"), "source": OneOf(sorts, "kinds of sources"),
        "amulet": OneOf(things.amulet.ids, "amulets"), "offering": OneOf(things.offering.ids, "levels"),
        "starting": OneOf(things.starting.ids, "starting tiles"), "wheel": OneOf(things.wheel.ids, "wheels"),
        "tile": Piece(things.tile.ids, "tiles", printed(game)["tile"]),
    }  # fmt: skip


def layout(game: Any, players: int, rows: int, shared: bool) -> Encoder:
    """The encoder of a view at a table of this number of players, in a layout for `rows` of them."""
    parts = game.parts
    things = parts.things
    seen = printed(game)
    rows = 2 if rows == 1 else rows
    who = Who(players, rows)
    goods = [good.name for good in parts.effects.goods if good.index != INCENSE]
    altar_ids = things.altar.ids
    plots = [f"plot-{number + 1}" for number in range(max(parts.plots))]
    stock = {name: Number(max(1, parts.supply[at])) for at, name in enumerate(goods)}
    worshippers = 99  # of one colour
    player = Record(
        PlayerView,
        points=Number(POINTS, WORST), tally=Counts(SCORE_KEYS, "points by source", POINTS, WORST), **stock,
        incense=Number(MOST_INCENSE), tiles=Number(TILES), monks=Number(MONKS), sun=Number(MONKS),
        jokoros=Number(MONKS), sixth=Flag(), offering=Number(len(things.offering.ids)), altars=Number(MONKS),
        pagoda_jokoros=Number(MONKS), altar_jokoros=Number(MONKS),
        wheel=Piece(things.wheel.ids, "wheels", seen["wheel"]),
        amulet=Piece(things.amulet.ids, "amulets", seen["amulet"]), amulet_played=Flag(),
    )  # fmt: skip
    altar = Record(
        AltarView,
        id=Omit("its place in the list"), place=OneOf([*altar_ids[:BASICS], *plots], "basic altars and plots"),
        colour=PRINTED, left=PRINTED, right=Omit("printed on the altar and its decoration"),
        decoration=Piece(things.decoration.ids, "decorations", seen["decoration"]), owner=who, jokoro=Flag(),
        jokoro_cost=PRINTED, worshippers=Numbers(COLOURS, "by colour", worshippers),
        beneath=Omit("all of them together in `beneath`"), lantern=PRINTED,
    )  # fmt: skip
    offer = Record(
        OfferView,
        cost=FIXED, altar=Piece(altar_ids, "altars", seen["altar"]), colour=PRINTED, left=PRINTED, right=PRINTED,
        jokoro_cost=PRINTED,
    )  # fmt: skip
    tile = Piece(things.tile.ids, "tiles", seen["tile"])
    space = Record(SpaceView, id=FIXED, monk=who, tile=tile, effect=PRINTED)
    mountain = Record(
        MountainView, id=FIXED, flower=FIXED, light=OneOf(list(range(RING)), "spaces"), spaces=Slots(RING, space)
    )
    level = Record(
        LevelView,
        tier=Piece(things.tier.ids, "tiers", seen["tier"]), tier_cost=PRINTED, tier_points=PRINTED, tier_built=Flag(),
        roof_cost=FIXED, roof_points=FIXED, roof_built=Flag(),
        jokoro_cost=Piece(pagoda_costs(parts), "costs", seen["cost"]), spaces=Slots(2, Who(players, rows, "neutral")),
    )  # fmt: skip
    sorin = Record(
        SorinView, id=Piece(things.sorin.ids, "Sōrin tiles", seen["sorin"]), kind=PRINTED, base=PRINTED, each=PRINTED,
        builder=who,
    )  # fmt: skip
    turns = Slots(rows, who)
    view = Record(
        SatoriView,
        round=Number(ROUNDS), turns_left=Number(TURNS * rows), order=turns, bells=turns,
        solo=Omit("known from the number of players"),
        supply=Counts(goods, "goods", max(1, *parts.supply)),
        sanmon=Numbers(COLOURS, "by colour", worshippers), bag=Numbers(COLOURS, "by colour", worshippers),
        players=Rows(players, rows, player), altars=Keyed(altar_ids, altar),
        charity=Numbers(COLOURS, "by colour", worshippers), free_plots=Number(len(plots)),
        offers=Slots(len(parts.slot_cost), offer),
        decorations=Counts(things.decoration.ids, "decorations", max(1, *parts.decoration_copies)),
        mountains=Slots(MOUNTAINS, mountain), line=Waiting(MOST_WAITING, tile), pagoda=Slots(LEVELS + 1, level),
        cost_pile=Number(20), sorin=sorin, wheels=FIXED, wheel_used=Flag(),
        offerings=FIXED, starting=Counts(things.starting.ids, "starting tiles", 9),
    )  # fmt: skip
    return Also(view, beneath=Beneath(altar_ids[:BASICS]))


def instructions(game: Any, players: int, seat: int, place: Callable[[str], int], rows: int) -> list[Instruction]:
    """Where the facts go in the row of this seat. `place` has the first place of each named part of a layout."""
    parts = game.parts
    things = parts.things
    seen = printed(game)
    own = 2 if players == 1 else players
    rows = 2 if rows == 1 else rows
    turned = [(row - seat) % players if row < players else row for row in range(own)]
    at = PARTS_2.index
    waiting = [f"line.{number}" for number in range(MOST_WAITING)]
    spaces = [f"mountains.{space // RING}.spaces.{space % RING}.tile" for space in range(SPACES)]
    texts = pagoda_costs(parts)
    different = list(dict.fromkeys(texts))
    cost_rows = [seen["cost"].rows[different.index(text)] for text in texts]

    def show(part: str, names: list[str], what: str, table: Any = None) -> list[Instruction]:
        """The features of the pieces in these slots; a slot without a name has none."""
        if not seen[what].names:
            return []
        return [
            features(at(part), [place(f"{name}.printed") if name else -1 for name in names], table or seen[what].rows)
        ]

    levels = [f"pagoda.{level}" for level in range(LEVELS + 1)]
    hands = [f"players.{row}" for row in turned]
    return [
        pairs(at("question")),
        *table_instructions(parts, players, turned, place),
        *player_instructions(parts, turned, place),
        *altar_instructions(parts, turned, place),
        *mountain_instructions(parts, turned, place),
        *pagoda_instructions(parts, turned, rows, place),
        choices(at("line"), [place(name) for name in waiting], list(range(len(things.tile.ids)))),
        numbers(at("beneath"), [place("beneath") + number for number in range(BASICS * COLOURS)]),
        *show("line", waiting, "tile"),
        *show("tile_at", spaces, "tile"),
        *show("slots", [f"offers.{slot}.altar" for slot in range(len(parts.slot_cost))], "altar"),
        *show(
            "decor",
            ["" if altar == BASICS else f"altars.{id}.decoration" for altar, id in enumerate(things.altar.ids)],
            "decoration",
        ),
        *show("hand", [f"{hand}.wheel" for hand in hands], "wheel"),
        *show("amulet", [f"{hand}.amulet" for hand in hands], "amulet"),
        *show("tier_at", [f"{level}.tier" for level in levels[:LEVELS]], "tier"),
        *show("cost_at", [f"{level}.jokoro_cost" for level in levels], "cost", cost_rows),
        *show("sorin", ["sorin.id", ""], "sorin"),
    ]
