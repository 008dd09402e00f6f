"""Component sets: ours is complete, and every mistake in somebody's own set is reported."""

import shutil
from pathlib import Path

import pytest

import sanmon
from sanmon.games.satori.components import DEFAULT
from sanmon.games.satori.engine import Satori
from sanmon.kernel.errors import ComponentError


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return Path(shutil.copytree(DEFAULT, tmp_path / "mine"))


def change(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")


def problems(folder: Path) -> str:
    with pytest.raises(ComponentError) as error:
        Satori(folder)
    return "\n".join(map(str, error.value.problems))


def test_a_copy_of_ours_plays(copy: Path) -> None:
    state = Satori(copy).start(players=2, seed=1)
    while state.seat is not None:
        state.apply(state.options()[0])
    assert state.result is not None


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("altars.csv", "quarry,grey,3 stone,,mon,sanmon,a jokoro cost of one mon is a rulebook fact of some altar\n",
         "", "altars.csv: There are 14 in all; the box has 15."),
        ("altars.csv", "quarry,grey,3 stone", "quarry,grey,3 stones",
         "altars.csv line 2, left, character 1: There is no good or action “stones”"),
        ("altars.csv", "quarry,grey", "quarry,green",
         "altars.csv line 2, colour: 'green' is not one of: grey, purple, orange"),
        ("altars.csv", "3 stone,,mon", "3 stone,,4 incense",
         "altars.csv line 2, jokoro: 4 × “incense” can never be paid: there are only 3"),
        ("altars.csv", "quarry,grey,3 stone", "quarry,grey,meditate x2",
         "altars.csv line 2, left: Only hikari can be repeated with x; write: meditate, meditate"),
        ("altars.csv", "hikari x3", '"hikari, wood, hikari x2"',
         "altars.csv line 14, left: The hikari of one side, tile or wheel are one effect; write them as: hikari x3"),
        ("meditation.csv", "noon,1,1,hikari x2", 'noon,1,1,"(hikari, wood) x2"',
         "line 18, effect: The hikari of one side, tile or wheel are one effect; write them as: hikari x2"),
        ("meditation.csv", "noon,1,1,hikari x2", "noon,1,1,hikari + meditate",
         ("meditation.csv line 18, effect: Hikari is an effect of its own and cannot be joined with +; "
          "write a comma instead")),
        ("wheels.csv", "hikari,hikari", "hikari,mon > hikari + wood", "Hikari is an effect of its own"),
        ("tiers.csv", "jade,2 emerald", "jade,13 emerald",
         "tiers.csv line 7, cost: 13 × “emerald” can never be paid: there are only 12"),
        ("tiers.csv", "jade,2 emerald,7", "jade,2 emerald,seven",
         "tiers.csv line 7, points: 'seven' is not a whole number from 0 to 20"),
        ("decorations.csv", "coin-chest,3", "coin-chest,4", "decorations.csv line 3, copies: 4 is not from 1 to 3"),
        ("meditation.csv", "two-wood,1,3", "two-wood,1,4",
         "meditation.csv, copies: Era 1 has 37 tiles in all; the box has 36."),
        ("offerings.csv", "level-1,1,mon", "level-1,1,hikari",
         "offerings.csv line 2, reward: “hikari” does more than give goods; only goods are allowed here"),
        ("offerings.csv", "level-2,2", "level-2,5",
         "offerings.csv line 3, level: The lines must be in order: 2 is expected here."),
        ("basic_altars.csv", "upper-grey,grey,upper", "upper-grey,grey,lower",
         "basic_altars.csv line 2, row: The first three basic altars are the upper ones"),
        ("basic_altars.csv", "upper-grey,grey", "upper-grey,purple",
         "basic_altars.csv: Altars of the colour “grey”: 1. There should be an upper and a lower one."),
        ("basic_altars.csv", "hikari x2,incense", "hikari x2,pagoda",
         "basic_altars.csv: No colour has the lanterns “incense” and “mon”."),
        ("mountains.csv", "west,grey", "west,orange",
         "mountains.csv, flower: Each of the three colours must be here once."),
        ("slots.csv", "slot-1,2 mon", "slot-1,incense",
         "slots.csv line 2, cost: A slot costs wood, stone, mon or emeralds"),
        ("sorin.csv", "goods-2023,goods", "goods-2023,incense", "sorin.csv: The printing of 2023 needs each of"),
        ("amulets.csv", "wisdom,1,points", "wisdom,1,emerald",
         "amulets.csv line 2, most: Amulet 1 should have “points” here."),
        ("wheels.csv", "wood,wood,rulebook", "wood,wood,hearsay", "wheels.csv line 2, source: 'hearsay' is not one of"),
        ("set.toml", "wood = 20", "wood = 0", "set.toml, supply.wood: is 0; expected a whole number from 1 to 99"),
        ("set.toml", "mon + wood + stone + incense", "mon + gold", "set.toml, sorin.cost, character 7"),
        ("set.toml", "mon + wood + stone + incense", "mon + 9 incense",
         "set.toml, sorin.cost: 9 × “incense” can never be paid: there are only 3"),
    ],
    ids=lambda value: value[:24] if isinstance(value, str) else None,
)  # fmt: skip
def test_a_mistake_is_reported_with_its_place(copy: Path, file: str, old: str, new: str, message: str) -> None:
    change(copy, file, old, new)
    assert message in problems(copy)


@pytest.mark.clause("satori", "4.4", "8.7")
def test_each_colour_needs_an_upper_and_a_lower_altar(copy: Path) -> None:
    path = copy / "basic_altars.csv"
    header, *lines = path.read_text("utf-8").splitlines()
    rows = {line.split(",")[0]: line for line in lines}
    rows["lower-grey"] = rows["lower-grey"].replace(",lower,", ",upper,")
    rows["upper-orange"] = rows["upper-orange"].replace(",upper,", ",lower,")
    order = ("upper-grey", "lower-grey", "upper-purple", "lower-purple", "upper-orange", "lower-orange")
    path.write_text("\n".join([header, *[rows[name] for name in order]]) + "\n", "utf-8")
    assert problems(copy).splitlines() == [
        "basic_altars.csv: Both altars of the colour “grey” are “upper”; there should be an upper and a lower one.",
        "basic_altars.csv: Both altars of the colour “orange” are “lower”; there should be an upper and a lower one.",
    ]


def test_all_mistakes_are_reported_at_once(copy: Path) -> None:
    change(copy, "tiers.csv", "jade,2 emerald", "jade,13 emerald")
    change(copy, "altars.csv", "quarry,grey,3 stone", "quarry,grey,3 stones")
    change(copy, "wheels.csv", "wood,wood,rulebook", "wood,wood,hearsay")
    assert len(problems(copy).splitlines()) == 3


def test_a_missing_table_is_reported(copy: Path) -> None:
    (copy / "roofs.csv").unlink()
    assert "roofs.csv: is missing" in problems(copy)


def test_a_set_may_print_right_sides_and_costs_with_a_choice(copy: Path) -> None:
    change(copy, "altars.csv", "quarry,grey,3 stone,,mon", "quarry,grey,3 stone,mon,mon | wood")
    change(copy, "tiers.csv", "timber-frame,2 stone + 2 wood", "timber-frame,4 (stone|wood)")
    game = Satori(copy)
    ways = [way.text for way in game.parts.costs[game.parts.tier_cost[4]]]
    assert len(ways) == 5
    for seed in range(30):
        state = game.start(players=3, seed=seed)
        while state.seat is not None:
            options = state.options()
            state.apply(options[seed % len(options)])


def test_every_entry_says_where_it_comes_from() -> None:
    for path in DEFAULT.glob("*.csv"):
        header, *lines = path.read_text("utf-8").splitlines()
        assert "source" in header.split(",")
        assert lines


def test_our_set_agrees_with_what_the_rulebooks_print() -> None:
    game = sanmon.load("satori")
    assert isinstance(game, Satori)
    parts, things = game.parts, game.parts.things

    def cost(number: int) -> str:
        return parts.costs[number][0].text

    assert "wood + stone + emerald" in [cost(number) for number in parts.tier_cost]
    assert parts.tier_points[things.tier.index["cypress"]] == 5
    assert (cost(parts.roof_cost[2]), parts.roof_points[2]) == ("3 mon", 3)
    assert cost(parts.sorin_cost) == "wood + stone + mon + incense"
    assert "stone + incense" in [cost(number) for number in parts.pagoda_cost]
    assert [cost(number) for number in parts.slot_cost] == ["2 mon", "2 wood", "2 stone"]
    assert "mon" in [cost(number) for number in parts.altar_cost if number >= 0]
    assert "mon + 2 (wood|stone) > emerald" in [effect.text for side in parts.left for effect in side]
    orange = [altar for altar, colour in enumerate(parts.altar_colour) if colour == 2]
    assert "hikari x2" in [effect.text for altar in orange for effect in parts.both[altar]]
    assert ["incense"] in [[effect.text for effect in kind] for kind in parts.decorations]
    assert {"wood", "stone"} <= {effect.text for effect in parts.wheels}
    assert "wood, stone, incense" in [effect.text for effect in parts.starting]
    assert "2 stone, 2 wood" in [effect.text for effect in parts.tile_effects]
    assert parts.offerings[2].text == "2 mon"
    assert "emerald" in [effect.text for effect in parts.offerings[3:]]
    bonuses = ["4 mon", "2 (incense|mon)", "2 (incense|mon)", "emerald", "emerald"]
    assert [effect.text for effect in parts.amulet_bonus] == bonuses
    assert max(parts.decoration_copies) <= 3
