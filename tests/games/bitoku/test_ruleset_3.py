"""The changes of ruleset 3: small functions work out from the text of the rules, without the engine's code, what must
happen.

Older rulesets keep their rules, because their records and tables must stay valid.
"""

import csv
import random
import re
from collections import Counter
from itertools import islice
from pathlib import Path

import pytest

from games.bitoku.scene import TENGU, Scene
from sanmon.games.bitoku.components import DEFAULT, FOLDER
from sanmon.games.bitoku.engine import load
from sanmon.games.bitoku.frames import BITOKU
from sanmon.games.bitoku.observe import layout
from sanmon.games.bitoku.solo.places import build, glade
from sanmon.games.bitoku.state import BUILDING_ROW, BitokuState
from sanmon.games.bitoku.view_structs import ActorView, BitokuView
from sanmon.kernel.records import decode_record, replay

# ---------------------------------------------------------------- 14.3 [B21]: any free place, at its own price


def rock_places() -> list[list[str]]:
    """The costs of the pilgrims' places at each rock of a board, as the set's table has them."""
    with (DEFAULT / "board.csv").open(encoding="utf-8") as file:
        rows = [row for row in csv.DictReader(file) if row["sort"] == "rock"]
    return [[row["cost"] for row in rows if row["place"] == str(place)] for place in range(1, 5)]


def affordable(cost: str, goods: dict[str, int]) -> bool:
    """Whether goods pay a cost such as `-`, `jade` or `2 any`."""
    if cost == "-":
        return True
    amount, good = re.fullmatch(r"(?:(\d) )?(\w+)", cost).groups()  # type: ignore[union-attr]
    return int(amount or 1) <= (sum(goods.values()) if good == "any" else goods[good])


def expected_places(actor: ActorView) -> set[str]:
    """The places that a pilgrim may go to: every free one beside a rock that the player can pay for."""
    found = set()
    for rock, costs in zip(actor.rocks, rock_places(), strict=False):
        for cost, taken in zip(costs, rock.taken, strict=True):
            if not taken and affordable(cost, actor.goods):
                text = re.sub(r"(\d )?any", lambda m: (m[1] or "1 ") + "(wood|stone|jade|sake)", cost)
                found.add(f"sit-free {rock.id}" if cost == "-" else f"sit {rock.id} {text}")
    return found


@pytest.mark.clause("bitoku", "14.3")
def test_a_referee_finds_the_same_places_for_pilgrims() -> None:
    """Random games: at every choice of a place the referee's places are offered, and afterwards one more is taken."""
    game = load(None)
    seen = Counter[str]()
    for seed in range(24):
        state = game.start(2 + seed % 3, seed)
        rng = random.Random(seed)
        while state.seat is not None:
            seat = state.seat
            options = state.options()
            texts = [game.vocabulary.text(option) for option in options]
            eager = [option for option, text in zip(options, texts, strict=True) if "meditate" in text]
            chosen = rng.choice(eager or options)
            if state.prompt(seat).key == "meditate":
                before: ActorView = state.view(seat).actors[seat]  # type: ignore[attr-defined]
                assert set(texts) == expected_places(before)
                chosen = options[-rng.randrange(2)]  # now and then the last, so that places before it stay free
                text = game.vocabulary.text(chosen)
                state.apply(chosen)
                after: ActorView = state.view(None).actors[seat]  # type: ignore[attr-defined]
                rock = next(number for number, one in enumerate(before.rocks) if one.id == text.split()[1])
                pairs = zip(before.rocks[rock].taken, after.rocks[rock].taken, strict=True)
                newly = [place for place, (old, new) in enumerate(pairs) if new and not old]
                assert len(newly) == 1
                assert after.rocks[rock].pilgrims == before.rocks[rock].pilgrims + 1
                assert after.awake == before.awake - 1
                seen[text.split()[0]] += 1
                seen["before a free one"] += not all(after.rocks[rock].taken[: newly[0]])
                continue
            state.apply(chosen)
    assert seen["sit"] > 10
    assert seen["sit-free"] > 10
    assert seen["before a free one"] > 5


@pytest.mark.clause("bitoku", "14.3")
def test_a_place_that_needs_no_stone_is_offered() -> None:
    """The case that was found: one pilgrim at the third rock, no stone for its second place, sake for its third."""
    scene = Scene()
    scene.rocks("kappa-rock", "ara-rock", "kushi-rock")
    scene.at_rocks(2, 2, 1)
    scene.give(sake=4)
    scene.use("meditate")
    scene.do("do meditate")  # it is the only place, so nobody is asked
    assert scene.good("sake") == 3
    assert scene.view(None).actors[scene.me].rocks[2].taken == [True, False, True]
    scene.give(sake=0, stone=1, wood=1)
    scene.use("meditate")
    scene.do("do meditate")
    assert scene.view(None).actors[scene.me].rocks[2].taken == [True, True, True]
    assert [scene.good("stone"), scene.good("wood")] == [0, 1]
    old = Scene(ruleset=2)
    old.rocks("kappa-rock", "ara-rock", "kushi-rock")
    old.at_rocks(2, 2, 1)
    old.give(sake=4)
    old.use("meditate")
    assert old.prompt() == "turn"  # only the first free place counted, and it costs stone


@pytest.mark.clause("bitoku", "14.3")
def test_a_recorded_game_offers_the_place_that_needs_no_stone() -> None:
    """A game of random players, seed 23385: at the third rock one pilgrim, no stone for its second place, four sake."""
    stored = decode_record((Path(__file__).parent / "found" / "sake-for-the-third-place.jsonl").read_bytes())
    state = next(islice(replay(stored, load(DEFAULT, stored.header.ruleset)), 332, None))
    assert (state.seat, state.prompt(1).key) == (1, "meditate")
    actor: ActorView = state.view(None).actors[1]  # type: ignore[attr-defined]
    assert actor.rocks[2].taken == [True, False, False]
    assert (actor.goods["stone"], actor.goods["sake"]) == (0, 4)
    offered = {state.game.vocabulary.text(option) for option in state.options()}
    assert "sit bath-rock sake" in offered
    assert offered == expected_places(actor)


@pytest.mark.clause("bitoku", "14.3")
def test_free_and_paid_places_of_one_rock_are_both_offered() -> None:
    scene = Scene()
    scene.rocks("kappa-rock", "ara-rock")
    scene.give(jade=1, wood=1)
    scene.use("meditate")
    scene.do("do meditate")
    assert scene.options() == ["sit-free kappa-rock", "sit kappa-rock jade", "sit-free ara-rock", "sit ara-rock wood"]
    scene.do("sit ara-rock wood")
    assert scene.view(None).actors[scene.me].rocks[1].taken == [False, True]
    old = Scene(ruleset=2)
    old.rocks("kappa-rock", "ara-rock")
    old.give(jade=1, wood=1)
    old.use("meditate")
    old.do("do meditate")
    assert old.options() == ["meditate kappa-rock", "meditate ara-rock"]


def test_observations_of_older_rulesets_keep_their_layout() -> None:
    """Learners know the sizes of set 2; from ruleset 3 on every place at a rock has a number of its own."""
    game, now = (load(FOLDER / "sanmon-2", ruleset) for ruleset in (2, 3))
    sizes = [layout(game, players).size for players in (1, 2, 3, 4)]
    assert sizes == [2988, 2945, 3850, 4698]
    more = len(game.parts.rock_ids) * 2  # three flags instead of one number
    assert [layout(now, players).size for players in (2, 3, 4)] == [
        size + players * more for players, size in zip((2, 3, 4), sizes[1:], strict=True)
    ]


def test_options_of_older_rulesets_keep_their_numbers() -> None:
    """Later verbs stand after all others: learners know the numbers of set 2."""
    words = load(FOLDER / "sanmon-2", 2).vocabulary
    assert [words.option(text) for text in ("pass", "meditate kushi-rock", "harmonise", "do kodama x2")] == [
        72, 769, 921, 983,
    ]  # fmt: skip
    assert [family.verb for family in words.families][-5:] == ["do", "pay", "take", "sit-free", "sit"]


# ---------------------------------------------------------------- 3.7 [B22]: an empty pile of bitoku cards


def empty_pile(ruleset: int = 3) -> Scene:
    """A scene in which the pile has one card, and the discards two."""
    scene = Scene(ruleset=ruleset)
    state = scene.state
    pile = [*state.bitoku_pile, *state.bitoku_under, *state.bitoku_discard]
    state.bitoku_pile, state.bitoku_discard, rest = pile[:1], pile[1:3], pile[3:]
    state.bitoku_under = state.bitoku_by = []
    state.path[scene.rival] = rest
    return scene


@pytest.mark.clause("bitoku", "3.7")
def test_an_empty_bitoku_pile_is_made_anew_at_once() -> None:
    scene = empty_pile()
    state = scene.state
    scene.use("move, bitoku")
    scene.do("do bitoku")
    looking = state.stack[-1]
    assert looking[0] == BITOKU
    assert min(looking[2:]) >= 0  # two cards: the second is from the new pile
    assert len(scene.events("bitoku-renewed")) == 1
    assert [len(state.bitoku_pile), state.bitoku_discard] == [1, []]
    scene.do(scene.options()[0])
    assert len(state.bitoku_pile) + len(state.bitoku_under) == 2
    state.bitoku_pile, state.bitoku_discard = [], [*state.bitoku_pile, *state.bitoku_under]
    state.bitoku_under = state.bitoku_by = []
    scene.use("move, bitoku")
    assert "do bitoku" in scene.options()  # the pile is empty, the discards are not
    state.path[scene.rival] += state.bitoku_discard
    state.bitoku_discard = []
    scene.use("move, bitoku")
    assert "do bitoku" not in scene.options()  # with none there either the gain is impossible
    old = empty_pile(2)
    old.use("move, bitoku")
    old.do("do bitoku")
    assert old.state.stack[-1][3] == -1
    assert len(old.state.bitoku_discard) == 2
    assert not old.events("bitoku-renewed")


@pytest.mark.clause("bitoku", "3.7")
def test_no_decision_ever_finds_an_empty_pile_beside_discards() -> None:
    """Random games in which everybody gains bitoku cards whenever they can."""
    game = load(None)
    renewed = 0
    for seed in range(12):
        state = game.start(4, seed)
        if seed % 2:  # fewer cards, so that the pile runs out
            state.path[0] += state.bitoku_pile[2:]
            state.bitoku_pile = state.bitoku_pile[:2]
        rng = random.Random(seed)
        while state.seat is not None:
            view: BitokuView = state.view(None)  # type: ignore[assignment]
            assert view.piles["bitoku"] > 0 or not view.bitoku_discard
            options = state.options()
            eager = [option for option in options if "bitoku" in game.vocabulary.text(option)]
            state.apply(rng.choice(eager or options))
            renewed += sum(event.key == "bitoku-renewed" for event in state.events)
    assert renewed > 5


# ---------------------------------------------------------------- 12.1 [B23]: each step is a choice of its own


@pytest.mark.clause("bitoku", "12.1")
def test_a_second_kodama_step_can_be_declined() -> None:
    scene = Scene()
    scene.use("kodama x2")
    scene.do("do kodama x2")
    assert "skip" not in scene.options()  # the effect itself could be declined, so the first step is meant
    scene.do("advance glade")
    assert "skip" in scene.options()
    scene.do("skip")
    assert [scene.kodama(region) for region in ("yomi", "stairs", "home", "glade", "forges")] == [1, 1, 1, 2, 1]
    scene.use("kodama x2")
    scene.do("do kodama x2", "advance glade", "advance yomi")
    assert [scene.kodama("glade"), scene.kodama("yomi")] == [3, 2]
    old = Scene(ruleset=2)
    old.use("kodama x2")
    old.do("do kodama x2", "advance glade")
    assert "skip" not in old.options()


# ---------------------------------------------------------------- 24.6, 24.10, 24.17 [T12]: kodama that cannot advance


def can_step(mine: int, yours: int, last: int) -> bool:
    """Whether a kodama can take a step: there is a next space, and the last one holds only one kodama (12.4)."""
    return mine < last and (mine + 1 < last or yours != last)


def most_competitive(tracks: list[tuple[int, int]], rewards: list[int], regions: list[int]) -> int:
    """22.13: behind yours by the fewest steps; else, and of several, the higher first reward; then the leftmost."""
    behind = [region for region in regions if tracks[region][1] < tracks[region][0]]
    if behind:
        fewest = min(tracks[region][0] - tracks[region][1] for region in behind)
        regions = [region for region in behind if tracks[region][0] - tracks[region][1] == fewest]
    highest = max(rewards[region] for region in regions)
    return next(region for region in regions if rewards[region] == highest)


def set_tracks(state: BitokuState, tracks: list[tuple[int, int]]) -> None:
    state.kodama = [space for pair in tracks for space in pair]


def random_tracks(rng: random.Random, last: int) -> list[tuple[int, int]]:
    """Positions of your kodama and the Tengu's, often near the end; never both on the last space."""
    tracks = []
    for _ in range(5):
        yours, mine = (rng.choice([0, 1, last - 2, last - 1, last, last]) for _ in range(2))
        tracks.append((yours, mine if (yours, mine) != (last, last) else last - 1))
    return tracks


@pytest.mark.clause("bitoku", "24.6")
@pytest.mark.clause("bitoku", "24.17")
def test_a_referee_finds_the_same_kodama_in_the_glade() -> None:
    game = load(None)
    rng = random.Random(7)
    seen = Counter[str]()
    for seed in range(400):
        state = game.start(1, seed % 20)
        last = state.parts.track
        tracks = random_tracks(rng, last)
        set_tracks(state, tracks)
        rewards = [state.parts.lakes[lake][0] for lake in state.lakes]
        able = [region for region in range(5) if can_step(tracks[region][1], tracks[region][0], last)]
        state.raw_events = []
        glade(state, 4, True)
        expected = list(tracks)
        if able:
            region = most_competitive(tracks, rewards, able)
            expected[region] = (tracks[region][0], tracks[region][1] + 1)
            seen["passed over"] += region != most_competitive(tracks, rewards, [0, 1, 2, 3, 4])
        else:
            seen["lost"] += 1
            assert [event.key for event in state.events][-1] == "tengu-lost"
        assert state.kodama == [space for pair in expected for space in pair]
    assert seen["passed over"] > 50
    assert seen["lost"] > 0


@pytest.mark.clause("bitoku", "24.10")
def test_a_referee_finds_the_same_area_to_build_in() -> None:
    game = load(None)
    rng = random.Random(8)
    regions = [0, 1, 3, 4]
    passed_over = 0
    for seed in range(200):
        state = game.start(1, seed % 20)
        last = state.parts.track
        tracks = random_tracks(rng, last)
        set_tracks(state, tracks)
        rewards = [state.parts.lakes[lake][0] for lake in state.lakes]
        able = [region for region in regions if can_step(tracks[region][1], tracks[region][0], last)]
        area = most_competitive(tracks, rewards, able or regions)
        passed_over += area != most_competitive(tracks, rewards, regions)
        place = next(place for place, tile in enumerate(state.rows[BUILDING_ROW]) if tile >= 0)
        state.raw_events = []
        build(state, place)
        (built,) = [event for event in state.events if event.key == "tengu-built"]
        assert built.args["region"] == state.parts.region_ids[area]
        step = (tracks[area][0], tracks[area][1] + (area in able))
        assert (state.kodama[area * 2], state.kodama[area * 2 + 1]) == step
    assert passed_over > 10


@pytest.mark.clause("bitoku", "24.17")
def test_ruleset_2_still_loses_the_step() -> None:
    state = load(FOLDER / "sanmon-2", 2).start(1, 1)
    last = state.parts.track
    set_tracks(state, [(last, last - 1), (0, 0), (0, 0), (0, 0), (0, 0)])
    glade(state, 4, True)
    assert state.kodama == [last, last - 1, *[0] * 8]  # the foremost cannot advance, and no other does


# ---------------------------------------------------------------- 24.4: combining is told


@pytest.mark.clause("bitoku", "24.4")
def test_the_tengus_combining_is_told() -> None:
    """In whole games: as many events as pairs, each of tiles that the Tengu had, and pairs only by such an event."""
    game = load(None)
    told = 0
    for seed in range(10):
        state = game.start(1, seed)
        rng = random.Random(seed)
        pairs: list[list[str]] = []
        while state.seat is not None:
            state.apply(rng.choice(state.options()))
            for event in state.events:
                if event.key == "tengu-combined":
                    pairs.append([str(event.args["mitama"]), str(event.args["dragonfly"])])
            view: BitokuView = state.view(None)  # type: ignore[assignment]
            assert view.actors[TENGU].pairs == pairs
        told += len(pairs)
    assert told > 5
    old = load(FOLDER / "sanmon-2", 2).start(1, 1)
    keys = set()
    while old.seat is not None:
        old.apply(old.options()[0])
        keys |= {event.key for event in old.events}
    assert old.pair_mitama[TENGU]
    assert "tengu-combined" not in keys
