"""Our games and states as subclasses of OpenSpiel's."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import sanmon
from sanmon.kernel.errors import BadOutcomes, SetupError
from sanmon.kernel.game import Game
from sanmon.kernel.info import GameInfo, Setting
from sanmon.kernel.state import State
from sanmon.lab.extras import need
from sanmon.lab.observation import Observer
from sanmon.lab.openspiel.nodes import MOST_SIDES, Node, Resolving, draw_due
from sanmon.lab.openspiel.observing import SanmonObserver
from sanmon.lab.rewards import check_kind, rewards_of

need("pyspiel", "openspiel")

import pyspiel

PREFIX = "sanmon_"
DEALS = 1024  # set-ups that the first chance node chooses among
MOST_DECISIONS = 5000  # in one game: OpenSpiel asks for a bound, and all our games stay far below it
MOST_DRAWS = 5000  # the same for draws
UTILITIES = {"rank": (-1.0, 1.0), "margin": (-1000.0, 1000.0), "points": (-1000.0, 1000.0)}  # bounds of rewards


class SanmonGame(pyspiel.Game):
    """One of our games, with a number of players and table options, as a game of OpenSpiel."""

    NAME = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        info = sanmon.info(self.NAME)
        given = dict(params or {})
        self.sanmon: Game[Any] = sanmon.load(info.name)
        self.players = info.check_players(given.pop("players", info.default_players))
        self.deals = int(given.pop("deals", DEALS))
        if not 0 <= self.deals <= 1_000_000:
            raise SetupError(f"deals must be from 0 to 1,000,000, not {self.deals}")
        self.kind = check_kind(str(given.pop("rewards", "rank")))
        version, rows = int(given.pop("version", 1)), int(given.pop("rows", 0))
        self.settings = info.check_settings(
            self.players, {key: _as_setting(info, key, value) for key, value in given.items()}
        )
        self.observer = Observer(self.sanmon, self.players, version=version, rows=rows or None)
        least, most = UTILITIES[self.kind]
        super().__init__(
            game_type(info, self.players, self.kind),
            pyspiel.GameInfo(
                num_distinct_actions=self.sanmon.vocabulary.size,
                max_chance_outcomes=max(MOST_SIDES, self.deals),
                num_players=self.players,
                min_utility=least,
                max_utility=most,
                utility_sum=0.0 if is_zero_sum(self.players, self.kind) else None,
                max_game_length=MOST_DECISIONS,
            ),
            dict(params or {}),
        )

    def start(self, drawn: list[int]) -> State:
        """The state after the set-up, from its draws. Raises BadOutcomes if a draw is missing."""
        if self.deals:
            if not drawn:
                raise BadOutcomes("the number of the deal is missing", self.deals)
            state: State = self.sanmon.start(self.players, drawn[0], False, None, **self.settings)
        else:
            state = self.sanmon.start(self.players, 0, False, drawn, **self.settings)
        return state

    def new_initial_state(self) -> SanmonState:
        """The chance node before the set-up."""
        return SanmonState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SanmonObserver:
        """An observer of states of this game."""
        if params:
            raise SetupError(f"observers take no parameters, not {params!r}")
        return SanmonObserver(self.observer, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        """An upper bound of the number of draws in a game."""
        return MOST_DRAWS


class SanmonState(pyspiel.State):
    """A state of OpenSpiel: a reference to an immutable node."""

    def __init__(self, game: SanmonGame) -> None:
        super().__init__(game)
        node = Node(None)
        due = game.deals or draw_due(node, game.start)
        assert isinstance(due, int)
        node.sides = due
        self.node = node

    @property
    def state(self) -> State:
        """Our own state. Other OpenSpiel states share it, so read it and change only clones."""
        if self.node.state is None:
            raise SetupError("the set-up is not finished; apply the outcomes of its chance nodes first")
        return self.node.state

    def current_player(self) -> int:
        """The seat that decides, or OpenSpiel's id for chance or for a finished game."""
        node = self.node
        if node.sides:
            return int(pyspiel.PlayerId.CHANCE)
        assert node.state is not None
        return int(pyspiel.PlayerId.TERMINAL) if node.state.seat is None else node.state.seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        node = self.node
        return not node.sides and node.state is not None and node.state.seat is None

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.state.options(player)) if player == self.state.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome of the next draw, with equal probabilities."""
        sides = self.node.sides
        return [(outcome, 1.0 / sides) for outcome in range(sides)]

    def _apply_action(self, action: int) -> None:
        game: SanmonGame = self.get_game()
        old = self.node
        if old.sides:
            base, option, drawn = old.state, old.pending, [*old.drawn, int(action)]
        else:
            base, option, drawn = old.state, int(action), []
        parent = old if not old.sides else old.parent
        new = Node(base, parent)
        new.pending, new.drawn = option, drawn
        if base is None:
            came = draw_due(new, game.start)
        else:
            assert option is not None
            came = draw_due(new, Resolving(base, option).with_draws)
        if isinstance(came, int):
            new.sides = came
            self.node = new
        else:
            moved = None if base is None or base.seat is None or option is None else (base.seat, option)
            self.node = Node(came, parent, moved)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        game: SanmonGame = self.get_game()
        return game.sanmon.vocabulary.text(action)

    def returns(self) -> list[float]:
        """The rewards of all seats (`sanmon.lab.rewards`); zeros before the end."""
        game: SanmonGame = self.get_game()
        result = None if self.node.state is None or self.node.sides else self.node.state.result
        return [0.0] * game.players if result is None else rewards_of(result, game.players, game.kind)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SanmonState:
        """A state that looks the same to the player, with everything that it does not know dealt anew.

        The new state has no history.
        """
        imagined = self.state.imagine(player, random.Random(sampler()))
        other: SanmonState = self.get_game().new_initial_state()
        other.node = Node(imagined, None, None, {player: self.node.information_state(player)})
        return other

    def __str__(self) -> str:
        node = self.node
        if node.state is None:
            return f"set-up, drawn {node.drawn}"
        if node.sides:
            text = "" if node.pending is None else node.state.game.vocabulary.text(node.pending)
            return f"{node.state.digest()} {text!r} drawn {node.drawn}"
        asked = node.state.prompt(node.state.seat)
        return f"{node.state.digest()} {asked.key} {asked.seat}"


def as_parameter(value: Setting) -> Setting:
    """The value of a table option as an OpenSpiel parameter.

    OpenSpiel returns a text of digits as a number, so such a text becomes a number here.
    """
    return int(value) if isinstance(value, str) and value.isdecimal() else value


def _as_setting(info: GameInfo, key: str, value: Any) -> Any:
    """The reverse of `as_parameter`: the value of a table option from an OpenSpiel parameter."""
    for option in info.options:
        if option.key == key:
            for known in option.values:
                if type(as_parameter(known)) is type(value) and as_parameter(known) == value:
                    return known
    return value


def is_zero_sum(players: int, kind: str) -> bool:
    """Whether the rewards of all seats always add up to zero."""
    return players > 1 and (kind == "rank" or (kind == "margin" and players == 2))


def game_type(info: GameInfo, players: int, kind: str = "rank") -> Any:
    """The facts about a game that OpenSpiel's registry wants.

    Alone, a seat knows everything but future draws, so no game hides anything then.
    """
    types = pyspiel.GameType
    return types(
        short_name=f"{PREFIX}{info.name}",
        long_name=f"Sanmon {info.name.capitalize()}",
        dynamics=types.Dynamics.SEQUENTIAL,
        chance_mode=types.ChanceMode.EXPLICIT_STOCHASTIC,
        information=types.Information.PERFECT_INFORMATION
        if info.open_information or players == 1
        else types.Information.IMPERFECT_INFORMATION,
        utility=types.Utility.ZERO_SUM if is_zero_sum(players, kind) else types.Utility.GENERAL_SUM,
        reward_model=types.RewardModel.TERMINAL,
        max_num_players=max(info.players),
        min_num_players=min(info.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            "players": info.default_players,
            "deals": DEALS,
            "rewards": "rank",
            "version": 1,
            "rows": 0,
            **{option.key: as_parameter(option.default) for option in info.options},
        },
    )


@cache
def game_class(name: str) -> type[SanmonGame]:
    """The class of a game; always the same class for the same game.

    OpenSpiel's registry keeps its game factories until after Python has shut down. A class survives that; other
    callables do not.
    """
    title = sanmon.info(name).name.capitalize()
    return type(f"{title}Game", (SanmonGame,), {"__doc__": f"{title}.", "__module__": __name__, "NAME": name})
