"""Long tests of the research interfaces: observations over many games, and whole games of OpenSpiel's search."""

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

import sanmon
from sanmon.conformance.suite import setups
from sanmon.lab import openspiel
from sanmon.lab.observation import Observer

pytestmark = pytest.mark.deep

NAMES = openspiel.register()


@pytest.mark.parametrize("name", sanmon.games())
def test_observations_stay_within_their_bounds_in_many_games(name: str) -> None:
    game = sanmon.load(name)
    observers = {players: Observer(game, players) for players in game.info.players}
    bounds = {players: observer.bounds() for players, observer in observers.items()}
    for number, setup in enumerate(setups(name) * 12):
        state = setup.start(game, number)
        rng = random.Random(number)
        low, high = bounds[setup.players]
        while state.seat is not None:
            vector = observers[setup.players].observe(state, state.seat)
            assert np.all(vector >= low)
            assert np.all(vector <= high)
            state.apply(rng.choice(state.options()))


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_search_plays_whole_games(name: str) -> None:
    """It plays against random moves. Only with the toy are there enough games to expect that the search wins."""
    game = pyspiel.load_game(f"{name}(players=2)")
    rng = np.random.RandomState(7)
    quick = name == "sanmon_toy"
    simulations = 60 if quick else 6
    bot = mcts.MCTSBot(game, 1.0, simulations, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    gained = 0.0
    for number in range(10 if quick else 1):
        state = game.new_initial_state()
        state.apply_action(number)
        while not state.is_terminal():
            mine = not state.is_chance_node() and state.current_player() == number % 2
            state.apply_action(bot.step(state) if mine else int(rng.choice(state.legal_actions())))
        assert sum(state.returns()) == 0
        gained += state.returns()[number % 2]
    if quick:
        assert gained > 0
