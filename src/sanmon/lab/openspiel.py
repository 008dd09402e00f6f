"""OpenSpiel: every game as a Python game of OpenSpiel.

    import pyspiel
    from sanmon.lab import openspiel
    openspiel.register()
    game = pyspiel.load_game("sanmon_satori(players=3)")

Chance is explicit: every draw is a chance node with equal outcomes. The set-up takes dozens of draws before anyone decides
anything, so by default it is one chance node among `deals` set-ups (deal k is that of seed k); `deals=0` makes every draw of it a
node of its own. Where several choose together they answer one after the other, unseen.

A state here never changes, it is replaced: clones cost nothing, and what a seat was told can be looked up when it is asked for.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import msgspec

import sanmon
from sanmon.kernel.errors import BadOutcomes, SetupError
from sanmon.kernel.game import Game
from sanmon.kernel.info import GameInfo, Setting
from sanmon.kernel.state import State
from sanmon.lab.extras import need
from sanmon.lab.observation import Observer
from sanmon.lab.rewards import rewards_of

need("numpy", "openspiel")
need("pyspiel", "openspiel")

import numpy as np
import pyspiel

if TYPE_CHECKING:
    from numpy.typing import NDArray

PREFIX = "sanmon_"
DEALS = 1024  # set-ups that the first chance node chooses among
MOST_SIDES = 512  # no pile of ours has more cards
MOST_DECISIONS = 5000  # no game of ours comes near
MOST_DRAWS = 5000
OPEN = {"koi"}  # games in which all seats know the same

Told = tuple[bytes, ...]


class Node:
    """A moment of a game: the position before a decision, or, with draws still to come, what is being resolved.

    `moved` is who did what to come here. `pending` is the option that is being resolved, None before the game has begun.
    """

    __slots__ = ("_told", "drawn", "moved", "parent", "pending", "sides", "state")

    def __init__(
        self,
        state: State | None,
        parent: Node | None = None,
        moved: tuple[int, int] | None = None,
        told: dict[int, bytes] | None = None,
    ) -> None:
        self.state = state
        self.parent = parent
        self.moved = moved
        self.pending: int | None = None
        self.drawn: list[int] = []
        self.sides = 0  # of the draw that is due; 0: none is
        self._told: dict[int, bytes] = {} if told is None else told

    def __deepcopy__(self, memo: dict[int, Any]) -> Node:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        told = {} if self.state is None else {seat: self.told(seat) for seat in range(self.state.players)}
        return _node, (self.state, told, self.pending, self.drawn, self.sides)

    def told(self, seat: int) -> bytes:
        """A fingerprint of all that the seat has been told so far, and of what it has done: its information state."""
        waiting: list[Node] = []
        node: Node | None = self
        while node is not None and seat not in node._told:
            waiting.append(node)
            node = node.parent
        before = b"" if node is None else node._told[seat]
        for late in reversed(waiting):
            before = blake2b(before + late._news(seat), digest_size=16).digest()
            late._told[seat] = before
        return before

    def _news(self, seat: int) -> bytes:
        state = self.state
        if state is None or self.sides:
            return b""
        own = self.moved[1] if self.moved is not None and self.moved[0] == seat else None
        options = state.options(seat) if seat in state.seats else ()
        return sanmon.encode([own, state.events_for(seat), state.view(seat), state.prompt(seat), options])


def _node(state: State | None, told: dict[int, bytes], pending: int | None, drawn: list[int], sides: int) -> Node:
    node = Node(state, None, None, dict(told))
    node.pending, node.drawn, node.sides = pending, drawn, sides
    return node


def _draw_due(node: Node, work: Callable[[list[int]], State]) -> State | int:
    """The state that comes of these draws, or of how many the next draw is. A draw of one is none."""
    while True:
        try:
            return work(node.drawn)
        except BadOutcomes as problem:
            if problem.sides != 1:
                if not 1 < problem.sides <= MOST_SIDES:
                    raise
                return problem.sides
            node.drawn = [*node.drawn, 0]


class SanmonGame(pyspiel.Game):
    """A game with a number of players and table options."""

    NAME = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        info = sanmon.info(self.NAME)
        given = dict(params or {})
        self.sanmon: Game[Any] = sanmon.load(info.name)
        self.players = info.check_players(given.pop("players", info.default_players))
        self.deals = int(given.pop("deals", DEALS))
        if not 0 <= self.deals <= 1_000_000:
            raise SetupError(f"deals is from 0 to 1,000,000, not {self.deals}")
        self.settings = info.check_settings(
            self.players, {key: _ours(info, key, value) for key, value in given.items()}
        )
        self.observer = Observer(self.sanmon, self.players)
        super().__init__(
            _type(info, self.players),
            pyspiel.GameInfo(
                num_distinct_actions=self.sanmon.vocabulary.size,
                max_chance_outcomes=max(MOST_SIDES, self.deals),
                num_players=self.players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0 if self.players > 1 else None,
                max_game_length=MOST_DECISIONS,
            ),
            dict(params or {}),
        )

    def start(self, drawn: list[int]) -> State:
        """The game that these draws of the set-up open."""
        if self.deals:
            if not drawn:
                raise BadOutcomes("which deal?", self.deals)
            state: State = self.sanmon.start(self.players, drawn[0], False, None, **self.settings)
        else:
            state = self.sanmon.start(self.players, 0, False, drawn, **self.settings)
        return state

    def new_initial_state(self) -> SanmonState:
        """The chance node before the game."""
        return SanmonState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SanmonObserver:
        """What observes states of this game."""
        if params:
            raise SetupError(f"observers take no parameters, not {params!r}")
        return SanmonObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        """More draws than any game takes."""
        return MOST_DRAWS


class SanmonState(pyspiel.State):
    """A moment of a game, as OpenSpiel speaks of it. All it holds is a node."""

    def __init__(self, game: SanmonGame) -> None:
        super().__init__(game)
        node = Node(None)
        due = game.deals or _draw_due(node, game.start)
        assert isinstance(due, int)
        node.sides = due
        self.node = node

    @property
    def state(self) -> State:
        """The position in our own terms. It is shared: look, and change only clones."""
        if self.node.state is None:
            raise SetupError("the game has not been dealt yet")
        return self.node.state

    def current_player(self) -> int:
        """Chance, or who decides."""
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
        """Every outcome of the draw that is due, each as likely as the next."""
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
            came = _draw_due(new, game.start)
        else:
            assert option is not None
            came = _draw_due(new, Resolving(base, option).with_draws)
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
        """The rewards by rank; nothing before the end."""
        game: SanmonGame = self.get_game()
        result = None if self.node.state is None or self.node.sides else self.node.state.result
        return [0.0] * game.players if result is None else rewards_of(result, game.players)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SanmonState:
        """A state that the player cannot tell from this one, everything it does not know dealt anew. It has no history."""
        imagined = self.state.imagine(player, random.Random(sampler()))
        other: SanmonState = self.get_game().new_initial_state()
        other.node = Node(imagined, None, None, {player: self.node.told(player)})
        return other

    def __str__(self) -> str:
        node = self.node
        if node.state is None:
            return f"not dealt yet, drawn {node.drawn}"
        if node.sides:
            text = "" if node.pending is None else node.state.game.vocabulary.text(node.pending)
            return f"{node.state.digest()} {text!r} drawn {node.drawn}"
        asked = node.state.prompt(node.state.seat)
        return f"{node.state.digest()} {asked.key} {asked.seat}"


class Resolving:
    """An option that is being resolved with draws that are known so far."""

    def __init__(self, base: State, option: int) -> None:
        self.base = base
        self.option = option

    def with_draws(self, drawn: list[int]) -> State:
        """What comes of it."""
        state = self.base.clone()
        state.apply(self.option, None, drawn)
        return state


class SanmonObserver:
    """Observes as a vector and as text; with perfect recall as text only, for no vector holds a whole game."""

    def __init__(self, game: SanmonGame, wanted: Any) -> None:
        self._observer = game.observer
        self._recall = bool(wanted.perfect_recall)
        self._public = bool(wanted.public_info)
        self._private = wanted.private_info
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if self._public and not self._recall and self._private == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            self.tensor = np.zeros(self._observer.size, np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: SanmonState, player: int) -> None:
        """What the player knows, into the vector; zeros before the deal."""
        if self.tensor is None:
            return
        if state.node.state is None or not 0 <= player < self._observer.players:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self._observer.observe(state.node.state, player)

    def string_from(self, state: SanmonState, player: int) -> str:
        """What the player knows, as text; with perfect recall headed by the fingerprint of all it was told before."""
        node = state.node
        if node.state is None:
            return ""
        kinds = pyspiel.PrivateInfoType
        if self._private == kinds.ALL_PLAYERS:
            return "\n".join(self._text(node, seat) for seat in range(node.state.players))
        if self._private == kinds.NONE:
            return self._spectator(node.state) if self._public else ""
        return self._text(node, player)

    def _text(self, node: Node, seat: int) -> str:
        assert node.state is not None
        head = f"{seat} {node.told(seat).hex()} " if self._recall else ""
        if not self._public:
            return private(node.state, seat)
        told = [node.state.view(seat), node.state.prompt(seat)]
        return f"{head}{seat} {sanmon.encode(told).decode()}"

    def _spectator(self, state: State) -> str:
        return sanmon.encode([state.view(None), state.prompt(None)]).decode()


def private(state: State, seat: int) -> str:
    """What the seat sees and a spectator does not: empty where there is nothing."""
    mine, all_see = (dict(_leaves(msgspec.to_builtins(state.view(eyes)))) for eyes in (seat, None))
    told = {path: value for path, value in mine.items() if all_see.get(path) != value and path != ".seat"}
    return sanmon.encode(told).decode() if told else ""


def _leaves(thing: Any, path: str = "") -> list[tuple[str, Any]]:
    if isinstance(thing, dict):
        return [leaf for key, value in thing.items() for leaf in _leaves(value, f"{path}.{key}")]
    if isinstance(thing, list):
        return [leaf for place, value in enumerate(thing) for leaf in _leaves(value, f"{path}.{place}")]
    return [(path, thing)]


def _theirs(value: Setting) -> Setting:
    """A table option as a parameter: a text that looks like a number would come back as one, so it goes as one."""
    return int(value) if isinstance(value, str) and value.isdecimal() else value


def _ours(info: GameInfo, key: str, value: Any) -> Any:
    """A parameter as the table option it stands for."""
    for option in info.options:
        if option.key == key:
            for known in option.values:
                if type(_theirs(known)) is type(value) and _theirs(known) == value:
                    return known
    return value


def _type(info: GameInfo, players: int) -> Any:
    types = pyspiel.GameType
    return types(
        short_name=f"{PREFIX}{info.name}",
        long_name=f"Sanmon {info.name.capitalize()}",
        dynamics=types.Dynamics.SEQUENTIAL,
        chance_mode=types.ChanceMode.EXPLICIT_STOCHASTIC,
        information=types.Information.PERFECT_INFORMATION
        if info.name in OPEN
        else types.Information.IMPERFECT_INFORMATION,
        utility=types.Utility.ZERO_SUM if players > 1 else types.Utility.GENERAL_SUM,
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
            **{option.key: _theirs(option.default) for option in info.options},
        },
    )


class SatoriGame(SanmonGame):
    """Satori."""

    NAME = "satori"


class BitokuGame(SanmonGame):
    """Bitoku."""

    NAME = "bitoku"


class KoiGame(SanmonGame):
    """Koi."""

    NAME = "koi"


class ToyGame(SanmonGame):
    """The toy."""

    NAME = "toy"


# OpenSpiel keeps what it makes games with beyond Python's own end: classes outlive that, other objects do not.
GAMES: tuple[type[SanmonGame], ...] = (SatoriGame, BitokuGame, KoiGame, ToyGame)


def register() -> tuple[str, ...]:
    """Name our games to OpenSpiel, once; the names are returned."""
    known = set(pyspiel.registered_names())
    for made in GAMES:
        if f"{PREFIX}{made.NAME}" not in known:
            info = sanmon.info(made.NAME)
            pyspiel.register_game(_type(info, info.default_players), made)
    return tuple(f"{PREFIX}{made.NAME}" for made in GAMES)
