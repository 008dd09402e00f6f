"""Observations: equal for positions that look the same to a seat, different for others, each number in its place."""

import random
import re
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import sanmon
from sanmon.conformance.seen import seen
from sanmon.conformance.setups import Setup
from sanmon.conformance.suite import setups
from sanmon.conformance.table import Table
from sanmon.conformance.twins import twins
from sanmon.conformance.worlds import imagined
from sanmon.games.koi.observe import CELLS
from sanmon.games.toy.view import SeatView
from sanmon.kernel.errors import SetupError
from sanmon.kernel.observation import Number, Record, Slots, Who
from sanmon.lab import extras
from sanmon.lab.observation import Observer
from sanmon.lab.observation.__main__ import cost, main

TABLES = [(name, players) for name in sanmon.games() for players in sanmon.info(name).players]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_positions_that_look_the_same_to_a_seat_have_the_same_observation(name: str, players: int) -> None:
    game = sanmon.load(name)
    observer = Observer(game, players)
    table = Table(game, Setup(players), 5)
    trace = table.trace()
    pairs = [(state, seat, twin) for state, seat, twin in twins(table, trace, 40) if seat is not None]
    for number, state in trace.some_states(20):
        pairs += [(state, seat, imagined(state, seat, number)) for seat in range(players)]
    for state, seat, twin in pairs:
        assert np.array_equal(observer.observe(state, seat), observer.observe(twin, seat))
        assert np.array_equal(observer.mask(state, seat), observer.mask(twin, seat))
    # In Koi and in solo games only future chance is hidden; everywhere else some of the compared states must differ.
    assert name == "koi" or players == 1 or any(state.digest() != twin.digest() for state, _, twin in pairs)


@pytest.mark.parametrize("name", ["toy", "satori", "bitoku"])
def test_hidden_things_change_another_seats_observation(name: str) -> None:
    """This shows that the test above can fail."""
    game = sanmon.load(name)
    observer = Observer(game, 2)
    state = game.start(2, 3)
    rng = random.Random(3)
    differences = 0
    while state.seat is not None:
        other = state.imagine(0, rng)
        differences += not np.array_equal(observer.observe(state, 1), observer.observe(other, 1))
        state.apply(rng.choice(state.options()))
    assert differences


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_observations_stay_within_their_bounds_and_change(name: str, players: int) -> None:
    game = sanmon.load(name)
    observer = Observer(game, players)
    low, high = observer.bounds()
    for setup in [one for one in setups(name) if one.players == players][:4]:
        state = setup.start(game, 11)
        rng = random.Random(f"{setup}")
        vectors: dict[bytes, bytes] = {}  # by what the seat may know
        while state.seat is not None:
            seat = rng.randrange(players)
            vector = observer.observe(state, seat)
            assert vector.dtype == np.float32
            assert vector.shape == (observer.size,)
            assert np.all(vector >= low)
            assert np.all(vector <= high)
            vectors.setdefault(sanmon.encode((state.view(seat), state.prompt(seat))), vector.tobytes())
            state.apply(rng.choice(state.options()))
        assert len(set(vectors.values())) > 0.8 * len(vectors)  # different knowledge mostly gives different vectors


def test_the_slices_cover_the_vector_without_gaps_or_overlaps() -> None:
    for name, players in TABLES:
        observer = Observer(sanmon.load(name), players)
        at = 0
        for one in observer.slices:
            assert one.start == at, one
            assert one.stop > one.start
            assert one.meaning
            at = one.stop
        assert at == observer.size
        assert len({one.name for one in observer.slices}) == len(observer.slices)


def test_numbers_are_where_their_names_say() -> None:
    game: Any = sanmon.load("satori")
    observer = Observer(game, 3)
    state = game.start(3, 4)
    for _ in range(30):
        state.apply(state.options()[0])
    view: Any = state.view(1)
    vector = observer.observe(state, 1)
    assert vector[observer.slice("players.0.mon")] == view.players[1].mon
    assert vector[observer.slice("players.1.mon")] == view.players[2].mon
    assert vector[observer.slice("players.2.mon")] == view.players[0].mon
    assert vector[observer.slice("seat")].tolist() == [0, 1, 0]
    assert vector[observer.slice("round")] == view.round
    amulets = game.parts.things.amulet.ids
    mine = vector[observer.slice("players.0.amulet")]
    assert [amulets[place] for place in np.flatnonzero(mine)] == [view.players[1].amulet]
    assert not vector[observer.slice("players.1.amulet")].any()
    with pytest.raises(SetupError, match="nonsense"):
        observer.slice("nonsense")


def test_a_koi_pond_is_encoded_as_planes() -> None:
    game = sanmon.load("koi")
    observer = Observer(game, 2)
    state = game.start(2, 5)
    rng = random.Random(5)
    for _ in range(60):
        state.apply(rng.choice(state.options()))
    view: Any = state.view(0)
    vector = observer.observe(state, 0)
    for place, row in enumerate(view.seats):
        water = vector[observer.slice(f"seats.{place}.pond.tile-water")]
        assert {cell.id for cell in row.pond.hexes if cell.tile == "water"} == {
            name for name, cell in CELLS.items() if water[cell]
        }


def test_the_mask_is_the_list_of_options() -> None:
    game = sanmon.load("bitoku")
    observer = Observer(game, 3)
    state = game.start(3, 2)
    assert len(state.seats) == 3, "the spring discard is made together"
    for seat in range(3):
        assert np.flatnonzero(observer.mask(state, seat)).tolist() == sorted(state.options(seat))
    state.apply(state.options(1)[0], 1)
    assert not observer.mask(state, 1).any()


def test_a_sealed_choice_shows_that_a_seat_has_chosen_but_not_what() -> None:
    game = sanmon.load("bitoku")
    observer = Observer(game, 2)
    start = game.start(2, 2)
    vectors = []
    for option in start.options(0):
        state = start.clone()
        state.apply(option, 0)
        assert seen(state, 1)
        vectors.append(observer.observe(state, 1).tobytes())
    assert len(vectors) > 1
    assert len(set(vectors)) == 1


def test_a_layout_that_forgets_a_field_is_refused() -> None:
    with pytest.raises(TypeError, match=r"missing \['calm'.*unknown \['money'\]"):
        Record(SeatView, rice=Number(), tea=Number(), money=Number())


def test_a_list_that_is_too_long_is_refused() -> None:
    with pytest.raises(ValueError, match="3 entries where the layout has room for 2"):
        Slots(2, Who(2, 2)).write([0, 1, 0], [0.0] * 4, 0, 0)


def test_a_missing_library_is_named_with_its_extra() -> None:
    with pytest.raises(SetupError, match=r"nothing_of_the_kind is not installed.*sanmon\[data\]"):
        extras.need("nothing_of_the_kind.deeper", "data")


def test_the_parts_can_be_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["toy", "2"]) == 0
    output = capsys.readouterr().out
    for one in Observer(sanmon.load("toy"), 2).slices:
        assert f"{one.start}:{one.stop}\t{one.name}\t" in output
    assert main(["toy", "2", "--names"]) == 0
    assert capsys.readouterr().out.splitlines()[3].split("\t") == ["3", Observer(sanmon.load("toy"), 2).names()[3]]
    assert main(["toy", "9"]) == 2
    assert "players" in capsys.readouterr().err
    assert main(["toy"]) == 2
    view, observation, reference = cost("koi", 2)
    assert 0 < view < reference
    assert 0 < observation < reference


def test_the_sizes_in_the_document_are_right() -> None:
    page = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")
    for name in ("satori", "bitoku", "koi"):
        sizes = [Observer(sanmon.load(name), players).size for players in sanmon.info(name).players]
        row = re.search(rf"^\| {name.capitalize()} \| (.*) \|$", page, re.MULTILINE)
        assert row is not None
        assert [int(size.replace(",", "")) for size in row[1].split(" | ")] == pytest.approx(sizes, rel=0.1)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_number_has_a_name_of_its_own(name: str, players: int) -> None:
    observer = Observer(sanmon.load(name), players)
    names = observer.names()
    assert len(names) == len(set(names)) == observer.size
    for part in observer.slices:
        assert all(one == part.name or one.startswith(f"{part.name}.") for one in names[part.start : part.stop])


def test_the_names_tell_what_the_numbers_are() -> None:
    rng = random.Random(4)

    def known(name: str, moves: int) -> tuple[Any, dict[str, float]]:
        game = sanmon.load(name)
        observer = Observer(game, 2)
        state = game.start(2, 4)
        for _ in range(moves):
            state.apply(rng.choice(state.options()))
        vector = observer.observe(state, 1).tolist()
        return state.view(1), {one: value for one, value in zip(observer.names(), vector, strict=True) if value}

    view, found = known("satori", 40)
    offers = [one for one in found if re.fullmatch(r"offers\.\d+\.altar\..*", one)]
    assert offers == [f"offers.{at}.altar.{offer.altar}" for at, offer in enumerate(view.offers) if offer.altar]
    assert found["players.0.mon"] == view.players[1].mon
    goods = {one.removeprefix("supply."): count for one, count in found.items() if one.startswith("supply.")}
    assert goods == {good: count for good, count in view.supply.items() if count}
    view, found = known("koi", 40)
    assert len(view.seats[1].pond.hexes) > 3
    for cell in view.seats[1].pond.hexes:
        assert found[f"seats.0.pond.tile-{cell.tile}.{cell.id}"] == 1
    view, found = known("bitoku", 120)
    for row, actor in enumerate([view.actors[1], view.actors[0]]):
        start = f"actors.{row}."
        mitama = {one.removeprefix(f"{start}mitama.") for one in found if one.startswith(f"{start}mitama.")}
        assert mitama == set(actor.mitama)
        pairs = {one: count for one, count in found.items() if one.startswith(f"{start}pairs.")}
        assert pairs == Counter(f"{start}pairs.{mitama}+{fly}" for mitama, fly in actor.pairs)
