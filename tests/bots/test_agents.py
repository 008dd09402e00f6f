"""Agents are seeded, are found by name, and see only games that their seat can imagine."""

import random
from collections import Counter
from collections.abc import Sequence

import pytest

import sanmon
from sanmon.bots.agents import AGENTS, Agent, Position, agent
from sanmon.kernel.errors import SetupError


class Curious(Agent):
    """Stores what it can see of the other seat's hand in the games that it imagines."""

    name = "curious"

    def __init__(self, seed: str | int = 0) -> None:
        super().__init__(seed)
        self.hands: list[list[str]] = []

    def choose(self, options: Sequence[int], position: Position) -> int:
        """The first option that an imagined game accepts as well."""
        imagined = position.imagine(self.rng)
        assert imagined.options(position.seat) == tuple(options)
        other = 1 - position.seat
        self.hands.append([imagined.game.vocabulary.text(option) for option in imagined.options(other)])
        return options[0]


def test_an_unknown_name_is_an_error_that_lists_the_names() -> None:
    assert all(agent(name).name == name for name in AGENTS)
    with pytest.raises(SetupError, match="no agent 'deepblue'; there are: random"):
        agent("deepblue")


def test_the_same_seed_gives_the_same_answers() -> None:
    position = Position(sanmon.load("toy").start(2, 1), 0)
    options = tuple(range(50))
    first, second, third = agent("random", "a"), agent("random", "a"), agent("random", "b")
    answers = [first.choose(options, position) for _ in range(50)]
    assert answers == [second.choose(options, position) for _ in range(50)]
    assert answers != [third.choose(options, position) for _ in range(50)]
    first.reseed("a")
    assert answers == [first.choose(options, position) for _ in range(50)]


def test_random_chooses_every_option_about_as_often() -> None:
    position = Position(sanmon.load("toy").start(2, 1), 0)
    bot = agent("random", 1)
    counts = Counter(bot.choose((3, 5, 8, 13), position) for _ in range(4000))
    assert set(counts) == {3, 5, 8, 13}
    assert all(900 < count < 1100 for count in counts.values())


def test_a_position_returns_only_imagined_games() -> None:
    state = sanmon.load("toy").start(2, 1)
    position = Position(state, 0)
    rng = random.Random(1)
    imagined = [position.imagine(rng) for _ in range(30)]
    assert all(game is not state for game in imagined)
    assert len({game.options(1) for game in imagined}) > 5  # the other's hand is dealt anew each time
    assert {game.view(0) == state.view(0) for game in imagined} == {True}
    assert [name for name in dir(position) if not name.startswith("_")] == ["imagine", "seat"]
    imagined[0].apply(imagined[0].options()[0])
    assert state.seat == 0


def test_a_position_follows_the_state_while_the_game_goes_on() -> None:
    state = sanmon.load("toy").start(2, 1)
    positions = [Position(state, seat) for seat in range(2)]
    players = [Curious(1), Curious(2)]
    while state.seat is not None:
        state.apply(players[state.seat].choose(state.options(), positions[state.seat]))
    assert sum(len(player.hands) for player in players) > 8
