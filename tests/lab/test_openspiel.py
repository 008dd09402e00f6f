"""The OpenSpiel games: OpenSpiel's own tests and searches, and properties that those do not check."""

import pickle
import random
import subprocess
import sys
import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts

import sanmon
from sanmon.kernel.errors import SetupError
from sanmon.kernel.records import Record, decode_record
from sanmon.lab import openspiel
from sanmon.lab.openspiel.games import game_class
from sanmon.lab.rewards import rewards_of

NAMES = openspiel.register()


def at_first_decision(game: Any, deal: int = 0) -> Any:
    """A state at its first decision; every draw after the deal has its first outcome."""
    state = game.new_initial_state()
    state.apply_action(deal)
    while state.is_chance_node():
        state.apply_action(0)
    return state


def wander(state: Any, steps: int, rng: random.Random) -> Any:
    """Plays this many random decisions, and the draws after them."""
    while steps and not state.is_terminal():
        steps -= not state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
    while not state.is_terminal() and state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", [1, 3])
def test_openspiels_own_random_games(name: str, players: int) -> None:
    game = pyspiel.load_game(f"{name}(players={players})")
    # Serialising at every step is slow, so only the toy does it here; the pickling test below covers all games.
    pyspiel.random_sim_test(game, num_sims=1, serialize=name == "sanmon_toy", verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_own_random_games_with_every_draw_of_the_set_up(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"{name}(players=2,deals=0)"), 1, False, False)


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_own_api_test_on_a_part_of_the_tree(name: str) -> None:
    random.seed(17)  # it expands the tree with Python's global generator
    case = type(
        f"Partial{name}",
        (api_test.EnforceAPIOnPartialTreeBase,),
        {"game": pyspiel.load_game(name), "game_name": name},
    )
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    assert not result.failures + result.errors, result.failures + result.errors


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_searches_play(name: str) -> None:
    game = pyspiel.load_game(f"{name}(players=2)")
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bots = [mcts.MCTSBot(game, 2.0, 4, evaluator, random_state=rng)]
    if game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION:
        bots.append(ismcts.ISMCTSBot(game=game, uct_c=2.0, max_simulations=4, evaluator=evaluator, random_state=rng))
    for bot in bots:
        state = wander(at_first_decision(game), 10, random.Random(1))
        for _ in range(2):
            action = bot.step(state)
            assert action in state.legal_actions()
            wander(state, 1, random.Random(2))


@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_the_same_game_as_without_openspiel(name: str) -> None:
    """The draws of OpenSpiel, applied to our own state, give the same positions."""
    game = pyspiel.load_game(f"{name}(players=2)")
    state = game.new_initial_state()
    state.apply_action(5)
    ours = sanmon.load(name.removeprefix("sanmon_")).start(2, 5)
    rng = random.Random(9)
    while not state.is_terminal():
        assert state.state.digest() == ours.digest()
        assert state.current_player() == ours.seat
        option = rng.choice(state.legal_actions())
        assert state.action_to_string(option) == ours.game.vocabulary.text(option)
        state.apply_action(option)
        draws = []
        while state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            draws.append((rng.choice(outcomes)[0], len(outcomes)))
            state.apply_action(draws[-1][0])
        outcomes = iter(draw for draw, _ in draws)
        ours.apply(option, None, state.state.outcomes)
        assert [outcome for outcome in ours.outcomes if outcome] == [draw for draw in outcomes if draw]
    assert ours.result is not None
    assert state.returns() == rewards_of(ours.result, 2)


@pytest.mark.parametrize("name", NAMES)
def test_states_can_be_pickled_at_decisions_and_at_draws(name: str) -> None:
    game = pyspiel.load_game(f"{name}(players=2,deals=0)")
    state = game.new_initial_state()
    rng = random.Random(3)
    steps = 0
    while not state.is_terminal() and steps < 150:
        if steps % 10 == 0:
            again = pickle.loads(pickle.dumps(state))
            assert str(again) == str(state)
            assert again.legal_actions() == state.legal_actions()
            if not state.is_chance_node():
                for seat in range(2):
                    assert again.information_state_string(seat) == state.information_state_string(seat)
        state.apply_action(rng.choice(state.legal_actions()))
        steps += 1


def test_a_clone_is_independent() -> None:
    state = wander(at_first_decision(pyspiel.load_game("sanmon_satori(players=2)")), 5, random.Random(4))
    before = str(state)
    other = state.clone()
    wander(other, 5, random.Random(5))
    assert str(state) == before != str(other)


@pytest.mark.parametrize("name", ["sanmon_satori", "sanmon_bitoku", "sanmon_toy"])
def test_resampling_keeps_the_information_state_and_changes_hidden_things(name: str) -> None:
    game = pyspiel.load_game(f"{name}(players=3)")
    state = at_first_decision(game, 3)
    rng = random.Random(6)
    sampler = pyspiel.UniformProbabilitySampler(1, 0.0, 1.0)
    others = 0
    while not state.is_terminal():
        player = state.current_player()
        other = state.resample_from_infostate(player, sampler)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        assert other.history() == []
        others += other.state.digest() != state.state.digest()
        wander(state, 4, rng)
    assert others


def test_an_information_state_remembers_what_a_view_does_not_show() -> None:
    """After two different sealed choices a seat sees the same, but its information states differ."""
    game = pyspiel.load_game("sanmon_bitoku(players=2)")
    state = at_first_decision(game, 1)
    first, second = state.legal_actions()[:2]
    ways = []
    for own in (first, second):
        other = state.clone()
        other.apply_action(own)
        ways.append(other)
    assert ways[0].observation_string(1) == ways[1].observation_string(1)
    assert ways[0].information_state_string(1) == ways[1].information_state_string(1), "it is sealed"
    assert ways[0].observation_string(0) == ways[1].observation_string(0)
    assert ways[0].information_state_string(0) != ways[1].information_state_string(0)


def test_private_and_public_observers() -> None:
    game = pyspiel.load_game("sanmon_bitoku(players=2)")
    state = at_first_decision(game, 1)
    kinds = pyspiel.PrivateInfoType
    only_private = game.make_py_observer(pyspiel.IIGObservationType(False, False, kinds.SINGLE_PLAYER))
    only_public = game.make_py_observer(pyspiel.IIGObservationType(True, False, kinds.NONE))
    everything = game.make_py_observer(pyspiel.IIGObservationType(True, False, kinds.ALL_PLAYERS))
    assert "hand" in only_private.string_from(state, 0)
    assert only_private.string_from(state, 0) != only_private.string_from(state, 1)
    assert only_public.string_from(state, 0) == only_public.string_from(state, 1)
    assert everything.string_from(state, 0).count("\n") == 1
    assert only_private.tensor is None
    koi = pyspiel.load_game("sanmon_koi(players=2)")
    nothing = koi.make_py_observer(pyspiel.IIGObservationType(False, False, kinds.SINGLE_PLAYER))
    assert nothing.string_from(at_first_decision(koi), 0) == ""


def test_parameters_and_mistakes_in_them() -> None:
    game = pyspiel.load_game("sanmon_satori(players=1,humble_charity=True)")
    assert game.num_players() == 1
    assert game.settings["humble_charity"] is True
    with pytest.raises(SetupError, match="has no option 'charity'"):
        game_class("satori")({"charity": True})
    with pytest.raises(SetupError, match="deals"):
        game_class("satori")({"deals": -1})
    with pytest.raises(SetupError, match="set-up is not finished"):
        _ = game.new_initial_state().state
    assert openspiel.register() == NAMES
    # OpenSpiel turns a text of digits into a number; our table option stays a text.
    old = pyspiel.load_game("sanmon_satori(players=2,printing=2023)")
    assert old.settings["printing"] == "2023"
    assert pyspiel.load_game(str(old)).settings["printing"] == "2023"


@pytest.mark.parametrize("confirm", [False, True])
@pytest.mark.parametrize("name", ["toy", "satori", "koi", "bitoku"])
def test_a_recorded_game_becomes_a_history(name: str, confirm: bool) -> None:
    game = sanmon.load(name)
    ours = game.start(3, 8, confirm)
    record = Record.begin(ours, game.info.check_settings(3, {}), ["a", "b", "c"])
    rng = random.Random(8)
    while ours.seat is not None:
        seat = rng.choice(ours.seats)  # sealed answers come in any order
        option = rng.choice(ours.options(seat))
        ours.apply(option, seat)
        record.add(ours, seat, option)
    state = openspiel.from_record(decode_record(record.encode(ours)))
    assert state.is_terminal()
    assert ours.result is not None
    assert state.returns() == rewards_of(ours.result, 3)
    assert state.state.result == ours.result
    again = state.get_game().new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)


def test_a_process_that_used_the_games_exits_normally() -> None:
    code = "import pyspiel; from sanmon.lab import openspiel; openspiel.register(); pyspiel.load_game('sanmon_toy')"
    subprocess.run([sys.executable, "-c", code], check=True, timeout=600)
