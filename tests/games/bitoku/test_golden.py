"""Golden records still replay, and the playthrough, which serves as documentation, is up to date."""

import pickle

import pytest

from games.bitoku.making import GOLDEN, PLAYTHROUGH, PLAYTHROUGH_SEED, TABLES, chosen, game_of, playthrough, set_of
from games.bitoku.scene import TENGU, Scene
from sanmon.games.bitoku.engine import load
from sanmon.games.bitoku.frames import DISCARD, DREAMS, NEXT, OWNER
from sanmon.games.bitoku.invariants import check
from sanmon.kernel.events import NOBODY
from sanmon.kernel.records import decode_record, replay


@pytest.mark.parametrize("name", TABLES)
def test_a_golden_record_replays(name: str) -> None:
    stored = decode_record((GOLDEN / f"{name}.jsonl").read_bytes())
    players, settings = TABLES[name]
    assert stored.header.components == set_of(name).name
    assert stored.header.players == players
    assert {key: stored.header.settings[key] for key in settings} == settings
    assert stored.header.ruleset == game_of(name).ruleset
    for state in replay(stored, load(set_of(name), stored.header.ruleset)):
        check(state)  # type: ignore[arg-type]


def test_a_pickled_game_keeps_its_ruleset() -> None:
    game = load(set_of("solo"), 1)
    assert pickle.loads(pickle.dumps(game)) is game
    state = game.start(1, 3)
    assert pickle.loads(pickle.dumps(state)).game.ruleset == 1
    assert pickle.loads(pickle.dumps(load(None))) is load(None)


def test_games_of_ruleset_1_keep_its_rules() -> None:
    """Games that began with ruleset 1 must go on with it."""
    scene = Scene(ruleset=1)
    state, me = scene.state, scene.me
    scene.hand("imomushi-0", "kappa-0", "nezumi-0")
    scene.crystal(0, "wit-draw")
    scene.offer()
    scene.do("play imomushi-0")
    assert len(state.hand[me]) == 2  # the card leaves the hand before its place is chosen
    scene.do("at left")
    assert scene.options() == ["do wood", "do stone"]  # the choice comes before the crystal
    scene.do("do wood", "end")
    state.discard[me], state.deck[me] = state.deck[me], []
    scene.crystal(3, "dream-draw")
    scene.crystal(4, "dream-kodama")
    scene.offer((DREAMS, me))
    assert len(state.hand[me]) == 3  # the draw is not optional
    assert scene.prompt() == "effects"  # the prompt treats all effects as printed on one crystal
    scene = Scene(ruleset=1)
    scene.hand("kitsune-1", "kappa-0")
    scene.crystal(0, "wit-amulet")
    scene.offer()
    scene.do("play kitsune-1", "at left", "do move x2", "begin matsu-1")
    assert "harmonise" not in scene.options()  # the crystal cannot be used between two points
    state, me = scene.state, scene.me
    scene.hand("kappa-0", "nezumi-0", "kitsune-0", "okami-0", "imomushi-0")
    scene.hand("kappa-0", "nezumi-0", "kitsune-0", p=scene.rival)
    state.stack = [(NEXT, NOBODY, 0), (DISCARD, NOBODY)]
    state.run()
    scene.do("discard kappa-0")
    assert [event.key for event in state.events] == ["discarded"]  # visible before the second is chosen
    scene = Scene(1, ruleset=1)
    scene.add_building("glade-ryokan", "moon-ryokan", TENGU)
    scene.offer((OWNER, TENGU, scene.parts.building_ids.index("moon-ryokan")))
    assert scene.vp(TENGU) == 1
    assert not scene.events("tengu-scored")  # there is no event


def test_no_record_is_left_over() -> None:
    assert {path.stem for path in GOLDEN.iterdir()} == set(TABLES)


def test_the_playthrough_is_up_to_date() -> None:
    page = PLAYTHROUGH.read_text("utf-8")
    again = playthrough(load(set_of("playthrough")), chosen(page), PLAYTHROUGH_SEED)
    assert again == page, (
        "the game or its words changed; if you intend that: PYTHONPATH=tests python -m games.bitoku.making words"
    )
