"""A game: its components, vocabulary, kinds of frames, effects and events, assembled once and shared by all its states.

`Game` is what users call; `GameHooks` is what authors of games fill in.
"""

from __future__ import annotations

import os
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import msgspec
from mypy_extensions import mypyc_attr

from sanmon.kernel import chance, runner
from sanmon.kernel.effects import Action, Effects, Good
from sanmon.kernel.errors import BadOutcomes, SetupError
from sanmon.kernel.events import EventTable
from sanmon.kernel.frames import FIRST_KIND, EndTurn, Kind, Queue, read_class_body
from sanmon.kernel.info import GameInfo, Setting
from sanmon.kernel.loading import is_loadable, load_again
from sanmon.kernel.messages import Arg
from sanmon.kernel.part_cache import PartCache
from sanmon.kernel.state import State
from sanmon.kernel.vocabulary import Domain, Vocabulary

S = TypeVar("S", bound=State)

# The kernel's own events, told by goods; a game's begin at FIRST_EVENT.
GAINED: Final = 0
PAID: Final = 1
FIRST_EVENT: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class GameHooks(Generic[S]):
    """For authors of games: what a game fills in and answers. Code that plays a game needs none of it.

    A game derives from `Game`, fills the tables in its constructor, closes them with `complete`, and answers `blank`,
    `setup`, `view` and `deal_anew`, and `anytime` and `do_anytime` if it has such options; docs/add-a-game.md shows
    how.
    """

    folder: Path | None  # of the component set, None for our newest one
    components_name: str
    components_hash: str

    def __init__(self, info: GameInfo, goods: list[Good[Any]], actions: list[Action[Any]]) -> None:
        self.info = info
        self.ruleset = info.ruleset  # the one that is played; rules that were changed ask for it
        self.effects = Effects(goods, actions)
        self.vocabulary = Vocabulary()
        self.end = self.vocabulary.family("end")
        self.skip = self.vocabulary.family("skip")
        self.events = EventTable()
        self.goods_domain = Domain("good", [good.name for good in goods])
        self.events.add(GAINED, "gain", {"good": self.goods_domain, "n": None})
        self.events.add(PAID, "pay", {"good": self.goods_domain, "n": None})
        self.first_anytime = 0
        self.end_anytime = 0
        self.kinds: list[Kind[Any]] = []
        self.clauses: dict[str, str] = {}  # the kernel's prompts, and where this game's rules speak of them
        self.scores: list[str] = []  # the keys of the breakdown, in order
        self.verdicts: list[str] = []  # the keys of verdicts
        self.titles: list[str] = []  # those of them that are won, the least first, where there are several

    def complete(self, kinds: list[Kind[Any]]) -> None:
        """Close the tables: every effect is parsed by now. The game's kinds in the order of their ids."""
        vocabulary = self.vocabulary
        self.do = vocabulary.family("do", Domain("effect", [effect.text for effect in self.effects.table], False))
        ways = Domain("goods", [way.text for way in self.effects.compositions], False)
        self.pay = vocabulary.family("pay", ways)
        self.take = vocabulary.family("take", ways)
        own: list[Kind[Any]] = [
            EndTurn(), Queue(), runner.EffectsKind(), runner.Execute(), runner.Choice(), runner.Payment(),
            runner.Mixture()
        ]  # fmt: skip
        self.kinds = [*own, *[Kind() for _ in range(FIRST_KIND - len(own))], *kinds]
        for number, kind in enumerate(self.kinds):
            read_class_body(kind)
            if kind.id not in (number, -1):
                raise ValueError(f"kind {kind.key!r} has the id {kind.id} and stands at {number}")

    # -- what a game answers

    def blank(self) -> S:
        """An empty state of the game's own class."""
        raise NotImplementedError

    def setup(self, state: S, settings: dict[str, Setting]) -> None:
        """Fill the fields and push the first frames."""
        raise NotImplementedError

    def called(self, domain: str, thing: str) -> str:
        """What people call a thing that no catalogue names, where its id in the notation is not for them."""
        return thing

    def anytime(self, state: S, seat: int) -> list[int]:
        """What the seat may do between effects, besides what is asked."""
        return []

    def do_anytime(self, state: S, seat: int, option: int) -> None:
        """Do it. The frame that was asking stays where it is."""
        raise NotImplementedError

    def source_args(self, state: Any, source: int) -> dict[str, Arg]:
        """What the prompt of an effect says about where it is printed."""
        return {}

    def view(self, state: Any, seat: int | None) -> msgspec.Struct:
        """What a seat may know, built up from nothing."""
        raise NotImplementedError

    def views(self, state: Any, seats: list[int | None], cache: PartCache | None = None) -> list[msgspec.Struct]:
        """The views of several seats at once, each as `view` gives it. A game may make what all see only once.

        `cache` keeps parts of this table's views from one call to the next; a part whose inputs are equal stays the
        same object.
        """
        return [self.view(state, seat) for seat in seats]

    def deal_anew(self, state: Any, seat: int | None, rng: random.Random) -> None:
        """Deal everything anew that the seat does not know; depend on nothing that it does not know."""
        raise NotImplementedError

    # -- what records and tables use

    def start_with_key(
        self,
        key: bytes,
        players: int | None,
        confirm: bool,
        outcomes: Sequence[int] | None,
        settings: dict[str, Any],
    ) -> S:
        """As `Game.start`, with the key of the stream of chance in place of a seed: what was drawn can
        be drawn again.
        """
        count = self.info.check_players(players)
        chosen = self.info.check_settings(count, settings)
        state = self.blank()
        state.players = count
        state.stack = []
        state.seat = None
        state.sealed = []
        state.turn = state.barrier = state.chance_index = 0
        state.confirm = confirm
        state.key = key
        state.raw_events = []
        state.outcomes = []
        state.quiet = False
        state.result = None
        state._options = []
        state._given = None if outcomes is None else list(reversed(outcomes))
        self.setup(state, chosen)
        state.run()
        if state._given:
            raise BadOutcomes(f"{len(state._given)} outcome(s) too many")
        state._given = None
        return state


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(GameHooks[S]):
    """A game with one component set, ready to start. `sanmon.load` returns it, the same object for the same set.

    >>> import sanmon
    >>> game = sanmon.load("toy")
    >>> game
    <Toy: toy with the set sanmon-1, ruleset 1>
    >>> game.start(players=3, seed=7).players
    3

    Besides the methods below it has these attributes:

    - `info`: the game's card, a `GameInfo`: name, player counts, table options.
    - `ruleset`: the version of the rules that is played.
    - `vocabulary`: every option there is, by number and by text, a `Vocabulary`.
    - `components_name`, `components_hash`: the name of the component set, and a fingerprint of what is in it.
    - `folder`: where the set was read from; `None` for our newest one.
    - `scores`, `verdicts`: the keys of a result's breakdown, and of how a solo game can end.
    """

    def start(
        self,
        players: int | None = None,
        seed: int | bytes | None = None,
        confirm: bool = False,
        outcomes: Sequence[int] | None = None,
        **settings: Any,
    ) -> S:
        """A new game at its first decision. Whatever there is not raises a `SetupError` that says what there is.

        The same `seed` deals the same game; without one, chance is the machine's own. `confirm` asks for the end of
        every turn, as people at a table want it. `outcomes` are what chance gave in a game that is replayed. `settings`
        are the table options of `game.info.options`.

        >>> import sanmon
        >>> state = sanmon.load("toy").start(players=1, seed=7, hungry_fox=True)
        >>> state
        <ToyState: 1 player, turn 0, seat 0 is asked for 'choose'>
        >>> sanmon.load("toy").start(players=9)
        Traceback (most recent call last):
        ...
        sanmon.kernel.errors.SetupError: toy is for 1, 2, 3 players, not 9
        """
        if seed is not None and not isinstance(seed, (int, bytes)):
            raise SetupError(f"a seed is a whole number or bytes, not {seed!r}")
        key = chance.key_of(os.urandom(32) if seed is None else seed)
        return self.start_with_key(key, players, confirm, outcomes, settings)

    def restore(self, data: bytes) -> S:
        """The state that was dumped. Bytes that are no dump of this game with this set raise a `BadDump`.

        >>> import sanmon
        >>> game = sanmon.load("toy")
        >>> data = game.start(players=2, seed=7).dump()
        >>> game.restore(data).options() == game.start(players=2, seed=7).options()
        True
        """
        state = self.blank()
        state.load(data)
        return state

    def __repr__(self) -> str:
        name = self.info.name
        return f"<{type(self).__name__}: {name} with the set {self.components_name}, ruleset {self.ruleset}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickled game is loaded again, with the folder of its component set and its ruleset."""
        if not is_loadable(self):
            raise TypeError(f"{self.info.name} must say in __reduce__ how to be loaded again")
        return (load_again, (self.info.package, self.folder, self.ruleset))
