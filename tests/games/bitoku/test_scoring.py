"""Chapter 20: the final scoring, with the rulebook's seven examples, compared with a second scorer."""

import itertools
import random

import pytest

from games.bitoku import scorer
from games.bitoku.scene import Scene
from sanmon.games.bitoku.card import SOLO
from sanmon.games.bitoku.engine import load
from sanmon.games.bitoku.frames import END
from sanmon.games.bitoku.rules import scoring
from sanmon.games.bitoku.state import BitokuState
from sanmon.kernel.events import NOBODY


def end(scene: Scene) -> None:
    """Ends the game at once."""
    scene.state.stack = [(END, NOBODY, 0)]
    scene.state.run()


def cards(scene: Scene, *names: str) -> list[int]:
    return [scene.parts.yokai_ids.index(name) for name in names]


@pytest.mark.clause("bitoku", "20.1")
def test_example_1_dream_crystals_once_more() -> None:
    scene = Scene()
    scene.crystal(3, "dream-draw")
    scene.crystal(4, "dream-amulet")
    scene.crystal(5, "dream-sake")
    hand = len(scene.state.hand[scene.me])
    end(scene)
    assert [scene.good("sake"), scene.amulets()] == [1, [1, 0, 0]]
    assert len(scene.state.hand[scene.me]) == hand + 1


@pytest.mark.clause("bitoku", "20.2")
def test_example_2_first_of_many() -> None:
    scene = Scene(3)
    points = [scoring.breakdown(scene.state, p)["first"] for p in range(3)]
    assert points == [3 if p == scene.state.order[0] else 0 for p in range(3)]


@pytest.mark.clause("bitoku", "20.3")
def test_example_3_three_types_of_bitoku() -> None:
    scene = Scene()
    scene.path("makoto", "yu", "makoto", "rei", step=1)
    assert scoring.bitoku_points(scene.state, scene.me) == 4
    table = []
    for count in range(8):
        scene.path(*scene.parts.bitoku_ids[:count])
        table.append(scoring.bitoku_points(scene.state, scene.me))
    assert table == [0, 1, 2, 4, 7, 11, 16, 22]


@pytest.mark.clause("bitoku", "20.4", "20.5")
def test_example_4_lakes() -> None:
    """First alone at a lake of 5; at another two share the first two rewards, 3 each, and the third gets nothing."""
    assert scoring.shared_rewards([4, 2, 1], [5, 2, 1]) == [5, 2, 1]
    assert scoring.shared_rewards([3, 3, 1], [4, 2, 0]) == [3, 3, 0]
    assert scoring.shared_rewards([0, 0, 0, 0], [8, 5, 2]) == [3, 3, 3, 3]  # also on the first space
    assert scoring.shared_rewards([5, 1, 1, 1], [8, 5, 2]) == [8, 2, 2, 2]
    scene = Scene(4)
    for p in range(4):
        scene.set_kodama("yomi", 4 - p, p)
    scene.state.lakes = [scene.parts.lake_ids.index("dragon-lake"), 0, 1, 2, 3]
    rest = [sum(scoring.shared_rewards([0] * 4, scene.parts.lakes[lake])[0] for lake in scene.state.lakes[1:])] * 4
    assert [scoring.lake_points(scene.state, p) - rest[p] for p in range(4)] == [6, 3, 2, 0]


@pytest.mark.clause("bitoku", "20.6")
def test_the_neutral_kodama_takes_a_rank() -> None:
    scene = Scene(2)
    for region in ("yomi", "stairs", "home", "glade", "forges"):
        scene.set_kodama(region, 5)
        scene.set_kodama(region, 1, scene.rival)
    firsts = sum(lake[0] for lake in scene.parts.lakes)
    thirds = sum(lake[2] for lake in scene.parts.lakes)
    assert scoring.lake_points(scene.state, scene.me) == firsts
    assert scoring.lake_points(scene.state, scene.rival) == thirds


@pytest.mark.clause("bitoku", "20.7", "20.8")
def test_example_5_rocks() -> None:
    """Two ara and a shinigami at a rock of ara with two pilgrims: 6; one temple at ryokan and temple with one: 1."""
    scene = Scene()
    ids = scene.parts.mitama_ids
    scene.rocks("ara-rock", "hearth-rock")
    scene.state.mitama[scene.me] = [ids.index("ara"), ids.index("nigi")]
    scene.state.pair_mitama[scene.me] = [ids.index("ara"), ids.index("shinigami-dawn")]
    scene.state.pair_flies[scene.me] = [0, 1]
    scene.add_building("glade-temple", "bell-temple", scene.me)
    scene.at_rocks(2, 1)
    assert scoring.rock_points(scene.state, scene.me, []) == 7


@pytest.mark.clause("bitoku", "20.7", "20.8")
def test_rocks_count_yokai_wherever_they_are() -> None:
    scene = Scene()
    state, me = scene.state, scene.me
    scene.rocks("kappa-rock", "nezumi-rock")
    state.hand[me] = cards(scene, "kappa-0")
    state.deck[me] = cards(scene, "kappa-1", "nezumi-0")
    state.discard[me] = cards(scene, "kappa-2")
    state.removed[me] = cards(scene, "kappa-3")
    state.slots[me * 3] = cards(scene, "uba-1")[0]
    scene.at_rocks(1, 1)
    assert scoring.rock_points(state, me, []) == 5 + 2  # the yama uba counts at both


@pytest.mark.clause("bitoku", "20.9")
def test_example_6_dice_and_goods() -> None:
    scene = Scene()
    for slot, value in enumerate((3, 5, 3)):
        scene.die(slot, value)
    scene.give(wood=2, sake=1)
    assert scoring.tally_points(scene.state, scene.me) == 3


@pytest.mark.clause("bitoku", "20.10", "20.12", "20.13")
def test_example_7_visions() -> None:
    """One building, two fulfilled bitoku cards, a pilgrim at a gate, three pairs; two visions need the building."""
    scene = Scene()
    state, me = scene.state, scene.me
    scene.add_building("glade-temple", "bell-temple", me)
    scene.path("gi", "yu", step=2)
    scene.put_pilgrim_in("matsu-torii-1")
    state.pair_mitama[me], state.pair_flies[me] = [0, 1, 2], [0, 1, 2]
    ids = scene.parts.vision_ids
    state.visions[me] = [ids.index("vision-2"), ids.index("vision-3")]  # 6 / -1 and 4 / -1
    assert scoring.vision_points(state, me) == (6 - 1, 1)


@pytest.mark.clause("bitoku", "20.11", "20.12")
def test_which_items_count_for_which_condition() -> None:
    scene = Scene()
    state, me = scene.state, scene.me
    assert scoring.items(state, me) == [0] * 8
    scene.give(wood=2, jade=1)
    scene.crystal(0, "wit-any")
    state.mitama[me] = [0]
    state.pair_mitama[me], state.pair_flies[me] = [1, 1], [0, 0]
    scene.put_pilgrim_in("tsuyu-1")
    scene.put_pilgrim_in("matsu-torii-1")
    scene.put_pilgrim_in("shida-torii-1")
    scene.path("gi", "yu", step=1)
    state.built[me] = 2
    # A pair counts as a mitama and as combined; a gate does not count as illumination.
    assert scoring.items(state, me) == [3, 2, 1, 3, 2, 1, 2, 1]


@pytest.mark.clause("bitoku", "20.13")
def test_the_best_choice_is_not_the_greedy_one() -> None:
    scene = Scene()
    state, me = scene.state, scene.me
    ids = scene.parts.vision_ids
    for slot in range(4):
        scene.crystal(slot, "wit-any")
    scene.put_pilgrim_in("matsu-torii-1")
    state.built[me] = 1
    # The visions: 2 crystals and a gate (7 points), 2 crystals (4), a building and a gate (4). Four crystals are enough
    # for the first two.
    state.visions[me] = [ids.index("vision-10"), ids.index("vision-4"), ids.index("vision-3")]
    assert scoring.vision_points(state, me) == (7 + 4 - 1, 2)
    scene.state.crystals[me * 8 + 3] = -1  # three crystals: 4 + 4 - 2 = 6 beats 7 - 1 - 1 = 5
    assert scoring.vision_points(state, me) == (6, 2)


@pytest.mark.clause("bitoku", "20.13")
def test_the_best_choice_of_many_visions_is_found_without_trying_all() -> None:
    scene = Scene()
    state = scene.state
    needs = state.parts.vision_needs
    have = [4, 3, 4, 4, 2, 2, 2, 3]
    visions = list(range(11))
    best = (-99, 0)
    for chosen in itertools.product((0, 1), repeat=len(visions)):
        used = [sum(needs[card][n] for card in visions if chosen[card]) for n in range(8)]
        if all(mine >= need for mine, need in zip(have, used, strict=True)):
            points = sum(
                state.parts.vision_vp[card] if chosen[card] else -state.parts.vision_penalty[card] for card in visions
            )
            best = max(best, (points, sum(chosen)))
    assert (
        scoring.best_visions(scoring.Visions(*printed(state, visions)), together(needs, visions), 0, have, {}) == best
    )
    assert scoring.visions_worth(*printed(state, visions), have) == best
    known: dict[str, tuple[int, int]] = {}
    many = list(range(24))
    scoring.best_visions(
        scoring.Visions(*printed(state, many)), together(needs, many), 0, [10, 6, 8, 6, 6, 3, 2, 6], known
    )
    assert len(known) < 20_000  # of 16 million choices


def printed(state: BitokuState, visions: list[int]) -> tuple[list[list[int]], list[int], list[int]]:
    """What the visions need, bring and cost."""
    parts = state.parts
    return (
        [parts.vision_needs[card] for card in visions],
        [parts.vision_vp[card] for card in visions],
        [parts.vision_penalty[card] for card in visions],
    )


def together(needs: list[list[int]], visions: list[int]) -> list[list[int]]:
    """For each place, what the visions from there on need together."""
    return [[sum(needs[card][n] for card in visions[place:]) for n in range(8)] for place in range(len(visions) + 1)]


@pytest.mark.clause("bitoku", "20.15")
def test_ties_go_to_visions_and_then_the_order() -> None:
    scene = Scene(3)
    state = scene.state
    for p in range(3):
        state.visions[p] = []
        for slot in range(3):
            scene.die(slot, 1, "locked", p)
    first, second, third = state.order
    state.vp[second] = state.vp[third] = 3  # the first has 3 for being first
    end(scene)
    assert state.result is not None
    assert len(set(state.result.scores)) == 1
    assert [state.result.ranks[p] for p in (first, second, third)] == [1, 2, 3]
    scene = Scene(3)
    state = scene.state
    first, second, third = state.order
    for p in range(3):
        state.visions[p] = []
        for slot in range(3):
            scene.die(slot, 1, "locked", p)
    state.visions[third] = [scene.parts.vision_ids.index("vision-27")]  # two goods and a mitama: 3 VP
    state.mitama[third] = [0]
    scene.give(third, wood=2)
    state.vp[first], state.vp[second], state.vp[third] = 1, 4, 0
    points = [sum(scoring.breakdown(state, p).values()) for p in (first, second, third)]
    state.vp[third] += points[0] - points[2]
    end(scene)
    assert state.result is not None
    assert len(set(state.result.scores)) == 1
    assert [state.result.ranks[p] for p in (first, second, third)] == [2, 3, 1]


@pytest.mark.clause("bitoku", "20.1", "20.14")
def test_the_sources_of_the_final_score() -> None:
    """The sources are those of the rulebook's example, which counts 6 points on the board."""
    scene = Scene()
    points = scoring.breakdown(scene.state, scene.me)
    assert list(points) == ["game", "first", "bitoku", "lakes", "rocks", "dice", "visions", "board"]
    for slot, crystal in ((3, "dream-draw"), (4, "dream-amulet"), (5, "dream-sake")):
        scene.crystal(slot, crystal)
    scene.add_building("glade-temple", "bell-temple", scene.me)
    assert scoring.board_points(scene.state, scene.me) == 6  # three dream crystals and one building


def finished(seed: int) -> BitokuState:
    """The final state of a random game; player counts and solo options vary with the seed."""
    rng = random.Random(f"scorer {seed}")
    players = seed % 4 + 1
    settings = {option: rng.random() < 0.5 for option in SOLO} if players == 1 else {}
    state = load(None).start(players, seed, False, None, **settings)
    while state.seat is not None:
        options = state.options()
        state.apply(options[int(rng.random() * len(options))])
    return state


def check_agreement(seed: int) -> None:
    """Checks that the engine and the second scorer give the same result for a random game."""
    state = finished(seed)
    assert state.result is not None
    position = scorer.position_of(state)
    tables = scorer.score(position)
    assert [dict(table) for table in state.result.breakdown] == tables, f"seed {seed}"
    assert list(state.result.scores) == [sum(table.values()) for table in tables]
    if state.players > 1:
        order = position["order"]
        keys = [
            (score, scorer.fulfilled(position["actors"][p]), -order.index(p))
            for p, score in enumerate(state.result.scores)
        ]
        assert list(state.result.ranks) == [1 + sum(other > own for other in keys) for own in keys]
    else:
        assert state.result.verdict == ("won" if state.result.scores[0] > state.result.scores[1] else "lost")


def test_the_second_scorer_agrees() -> None:
    for seed in range(40):
        check_agreement(seed)


@pytest.mark.deep
def test_the_second_scorer_agrees_on_a_thousand_games() -> None:
    for seed in range(1000, 2000):
        check_agreement(seed)
