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

# The kernel's own events, about goods; a game's begin at FIRST_EVENT.
GAINED: Final = 0
PAID: Final = 1
FIRST_EVENT: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class GameHooks(Generic[S]):
    """For authors of games: the tables a game fills and the methods it implements. Code that plays needs none of it.

    A game derives from `Game`, fills the tables in its constructor, closes them with `complete`, and implements
    `blank`, `setup`, `view` and `deal_anew`, and `anytime` and `do_anytime` if it has such options; docs/add-a-game.md
    shows how.
    """

    folder: Path | None  # of the component set, None for the newest one of ours
    components_name: str
    components_hash: str

    def __init__(self, info: GameInfo, goods: list[Good[Any]], actions: list[Action[Any]]) -> None:
        self.info = info
        self.ruleset = info.ruleset  # the one in play; rules that differ between rulesets check it
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
        self.clauses: dict[str, str] = {}  # for each key of a kernel prompt, the clause of this game's rules
        self.scores: list[str] = []  # the keys of the breakdown, in order
        self.verdicts: list[str] = []  # the keys of verdicts
        self.titles: list[str] = []  # the verdicts that are wins, the lowest first, where there are several

    def complete(self, kinds: list[Kind[Any]]) -> None:
        """Closes the tables once every effect is parsed. `kinds` are the game's own, in the order of their ids."""
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
                raise ValueError(f"kind {kind.key!r} has the id {kind.id}, but its place in the list is {number}")

    # -- what a game implements

    def blank(self) -> S:
        """An empty state of the game's own class."""
        raise NotImplementedError

    def setup(self, state: S, settings: dict[str, Setting]) -> None:
        """Fills the fields and pushes the first frames."""
        raise NotImplementedError

    def called(self, domain: str, thing: str) -> str:
        """The name to show for a thing that no catalogue names; by default its id."""
        return thing

    def anytime(self, state: S, seat: int) -> list[int]:
        """The options that the seat has between effects, besides those of the frame."""
        return []

    def do_anytime(self, state: S, seat: int, option: int) -> None:
        """Carries out an anytime option. The frame that was asking stays on the stack."""
        raise NotImplementedError

    def source_args(self, state: Any, source: int) -> dict[str, Arg]:
        """The arguments with which an effect's prompt names the place where the effect is printed."""
        return {}

    def view(self, state: Any, seat: int | None) -> msgspec.Struct:
        """What a seat may know, as a new struct."""
        raise NotImplementedError

    def views(self, state: Any, seats: list[int | None], cache: PartCache | None = None) -> list[msgspec.Struct]:
        """The views of several seats at once, each as `view` returns it. A game may build shared parts only once.

        `cache` keeps parts of this table's views from one call to the next; a part whose inputs are equal stays the
        same object.
        """
        return [self.view(state, seat) for seat in seats]

    def deal_anew(self, state: Any, seat: int | None, rng: random.Random) -> None:
        """Deals everything anew that the seat does not know; the result must not depend on anything hidden from it."""
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
        """As `Game.start`, with the key of the chance stream in place of a seed, to draw the same outcomes again."""
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
            raise BadOutcomes(f"the set-up leaves {len(state._given)} outcome(s) unused")
        state._given = None
        return state


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(GameHooks[S]):
    """A game with one component set, ready to start. `sanmon.load` returns the same object for the same set.

    >>> import sanmon
    >>> game = sanmon.load("toy")
    >>> game
    <Toy: toy with the set sanmon-1, ruleset 1>
    >>> game.start(players=3, seed=7).players
    3

    Besides the methods below it has these attributes:

    - `info`: the game's card, a `GameInfo`: name, player counts, table options.
    - `ruleset`: the version of the rules in play.
    - `vocabulary`: every option there is, by number and by text, a `Vocabulary`.
    - `components_name`, `components_hash`: the name of the component set, and a fingerprint of what is in it.
    - `folder`: where the set was read from; `None` for the newest one of ours.
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
        """A new game at its first decision. An unknown player count, option or value raises a `SetupError`.

        The same `seed` deals the same game; without one, the operating system's random source is used. `confirm` adds
        a decision at the end of every turn, so that people can take moves back before it. `outcomes` replays the
        set-up of another game with what chance gave there. `settings` are the table options of `game.info.options`.

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
        """The state of a dump. Bytes that are no dump of this game with this set raise a `BadDump`.

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
        """Pickles the game as a call that loads it again, from the same component set and with the same ruleset."""
        if not is_loadable(self):
            raise TypeError(
                f"{self.info.name} is not the game of its package's card.py; define __reduce__ to pickle it"
            )
        return (load_again, (self.info.package, self.folder, self.ruleset))
