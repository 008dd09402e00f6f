"""Games without rules, for tests of the kernel: goods to count, and frames that a test writes itself."""

from __future__ import annotations

import random
from typing import Any, ClassVar

import msgspec

from sanmon.kernel.effects import Action, Effects, Good
from sanmon.kernel.frames import FIRST_KIND, Frame, Kind, Step
from sanmon.kernel.game import FIRST_EVENT, Game
from sanmon.kernel.info import GameInfo, Setting, TableOption
from sanmon.kernel.messages import Result
from sanmon.kernel.state import State
from sanmon.kernel.vocabulary import Domain

LETTERS = ["a", "b", "c", "d"]
DONE = FIRST_EVENT
LIMIT = 9


class Stone(Good["SmallState"]):
    """Each good has ten of it, and a seat holds nine at most."""

    def held(self, state: SmallState, seat: int) -> int:
        return state.goods[self.index]

    def room(self, state: SmallState, seat: int) -> int:
        return LIMIT - state.goods[self.index]

    def move(self, state: SmallState, seat: int, amount: int) -> None:
        state.goods[self.index] += amount


class Walk(Action["SmallState"]):
    """`walk`, `walk x2`: writes its steps into the log."""

    def can(self, state: SmallState, seat: int, arg: int, times: int) -> bool:
        return True

    def start(self, state: SmallState, seat: int, arg: int, times: int, source: int) -> None:
        state.log += [100 + arg] * times


class Jump(Walk):
    """`jump 1` … `jump 3`."""

    least = 1
    most = 3


class Rest(Walk):
    """Never does anything."""

    def can(self, state: SmallState, seat: int, arg: int, times: int) -> bool:
        return False


class SmallState(State):
    __slots__ = ("goods", "log", "secret")
    FIELDS: ClassVar[tuple[str, ...]] = ("log", "goods", "secret")

    log: list[int]  # whatever a test wants to know afterwards
    goods: list[int]
    secret: list[int]  # by seat: known to that seat alone

    def copy_into(self, other: Any) -> None:
        other.log = self.log[:]
        other.goods = self.goods[:]
        other.secret = self.secret[:]


class SmallView(msgspec.Struct):
    log: list[int]


class Finish(Step[SmallState]):
    """The end, at the bottom of every stack."""

    id: int = FIRST_KIND

    def run(self, state: SmallState, frame: Frame) -> None:
        state.finish(
            Result((len(state.log),) * state.players, (1,) * state.players, ({"log": len(state.log)},) * state.players)
        )


def goods() -> list[Good[Any]]:
    return [Stone(name, number) for number, name in enumerate(["wood", "stone", "tea"])]


def actions() -> list[Action[Any]]:
    return [Walk("walk"), Jump("jump"), Rest("rest")]


def effects() -> Effects:
    """The words `wood`, `stone`, `tea`, `walk`, `jump 1`, `rest`."""
    return Effects(goods(), actions())


class Small(Game[SmallState]):
    """The kinds of a test, a first stack of frames, and `say a` … `say d` to choose from."""

    def __init__(self, kinds: list[Kind[Any]], first: list[Frame], texts: list[str] | None = None) -> None:
        options = [TableOption("colour", ["red", "blue"]), TableOption("deep", [False, True], only_for=(1,))]
        super().__init__(GameInfo("small", 1, (1, 2, 3), 2, options, "sanmon.games.toy"), goods(), actions())
        self.noted = [self.effects.parse(text) for text in texts or []]
        self.first = first
        letters = Domain("letter", LETTERS)
        self.say = self.vocabulary.family("say", letters)
        self.shout = self.vocabulary.family("shout", letters)
        self.first_anytime, self.end_anytime = self.shout.base, self.shout.end
        self.events.add(DONE, "done", {"letter?": letters, "n?": None, "open": letters})
        self.components_name, self.components_hash = "none", "0"
        self.complete([Finish(), *kinds])

    def blank(self) -> SmallState:
        return SmallState(self)

    def setup(self, state: SmallState, settings: dict[str, Setting]) -> None:
        state.log = []
        state.goods = [5, 5, 5]
        state.secret = [0] * state.players
        state.push((FIRST_KIND, -1))
        for frame in self.first:
            state.push(frame)

    def anytime(self, state: SmallState, seat: int) -> list[int]:
        return [self.shout.of(0)] if state.goods[2] > 0 else []

    def do_anytime(self, state: SmallState, seat: int, option: int) -> None:
        state.goods[2] = 0
        state.log.append(-1)

    def view(self, state: SmallState, seat: int | None) -> msgspec.Struct:
        return SmallView(state.log)

    def deal_anew(self, state: SmallState, seat: int | None, rng: random.Random) -> None:
        state.secret = [held if owner == seat else rng.randrange(100) for owner, held in enumerate(state.secret)]


class Ask(Kind[SmallState]):
    """`(ASK, seat, how many answers)`: writes the answer into the log."""

    id: int = FIRST_KIND + 1
    key: str = "ask"

    def options(self, state: SmallState, frame: Frame) -> list[int]:
        game = state.game
        assert isinstance(game, Small)
        return [game.say.of(letter) for letter in range(frame[2])]

    def resolve(self, state: SmallState, frame: Frame, option: int) -> None:
        game = state.game
        assert isinstance(game, Small)
        state.log.append(game.say.index(option))


ASK = Ask.id
