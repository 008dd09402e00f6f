"""The state of a game, as players and bots use it: decisions, what a seat may know, copies.

`apply` checks the option, lets the top frame resolve it, and then runs on until somebody has a real decision. What a
game's rules use of a state is in `kernel/hooks.py`.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from operator import index
from typing import TYPE_CHECKING, Any, Final, NoReturn, Self, SupportsIndex

import msgspec
from mypy_extensions import mypyc_attr

from sanmon.kernel import chance, dumps
from sanmon.kernel.errors import BadOutcomes, IllegalOption, NoSuchSeat, NotationError
from sanmon.kernel.hooks import NO_VALUE, NOT_ASKED, UNANSWERED, StateHooks
from sanmon.kernel.messages import Described, Event, Prompt

if TYPE_CHECKING:
    from sanmon.kernel.game import Game

__all__ = ["NOT_ASKED", "NO_VALUE", "UNANSWERED", "State"]

MOST_LISTED: Final = 20  # how many options an IllegalOption lists


@mypyc_attr(allow_interpreted_subclasses=True)
class State(StateHooks):
    """A game under way. `Game.start` makes one, `apply` moves it on; everything else looks at it or copies it.

    >>> import sanmon
    >>> state = sanmon.load("toy").start(players=2, seed=7)
    >>> state
    <ToyState: 2 players, turn 0, seats 0 and 1 are asked for 'choose'>
    >>> while state.seat is not None:
    ...     state.apply(state.options()[0])
    >>> state.result.scores
    (3, 1)

    Besides the methods below it has these attributes, to be read and not to be written:

    - `game`, `players`: the game it belongs to, and how many seats there are. Seats are numbered from 0.
    - `seat`: whose decision it is; `None` when the game is over. If several choose together, the first that is missing.
    - `result`: a `Result` when the game is over, `None` before.
    - `turn`: how many turns have begun.
    - `barrier`: counts reveals, chance and changes of the deciding seat; earlier moves cannot be freely undone.
    - `outcomes`: what chance gave in the last `apply`. `apply(option, outcomes=...)` replays it.
    - `confirm`: whether the end of every turn is asked, as `start(confirm=True)` wants it.
    - `quiet`: may be set; `True` keeps neither events nor outcomes, which is faster, for searches. Copies keep it.

    Two states are equal if the same game, with the same component set and ruleset, stands the same in both: then both
    have the same digest. Future draws and the events of the last move are no part of it. A state changes, so it
    has no hash.
    """

    __slots__ = {
        "barrier": "reveals, chance and changes of who decides, so far",
        "confirm": "whether an explicit end of turn is always asked",
        "game": "the game that the state belongs to",
        "outcomes": "what chance gave in the last apply",
        "players": "how many seats there are",
        "quiet": "True: no events and no outcomes are kept, for searches; it changes no decision",
        "result": "the result, or None while the game goes on",
        "seat": "whose decision it is; None when the game is over",
        "turn": "turns begun",
    }

    # -- decisions

    @property
    def seats(self) -> list[int]:
        """Everyone who may answer now, usually one seat; several where the rules let them choose together.

        >>> import sanmon
        >>> sanmon.load("toy").start(players=3, seed=7).seats
        [0, 1, 2]
        """
        if self.sealed:
            return [seat for seat, answer in enumerate(self.sealed) if answer == UNANSWERED]
        return [] if self.seat is None else [self.seat]

    def options(self, seat: SupportsIndex | None = None) -> tuple[int, ...]:
        """Every legal answer of a seat, by default the one whose decision it is; nothing if it is not asked.

        Options are numbers of `game.vocabulary`, which also has a text for each.

        >>> import sanmon
        >>> state = sanmon.load("toy").start(players=2, seed=7)
        >>> [state.game.vocabulary.text(option) for option in state.options(1)]
        ['play mask', 'play scroll']
        """
        return tuple(self._options if seat is None else self._options_of(seat_number(seat, self.players)))

    def _options_of(self, seat: int) -> list[int]:
        asked = self.seat
        if asked is not None and seat == asked:
            return self._options
        if self.sealed and self.sealed[seat] == UNANSWERED:
            return self._options_together(seat)
        return []

    def apply(
        self, option: SupportsIndex | str, seat: SupportsIndex | None = None, outcomes: Sequence[int] | None = None
    ) -> None:
        """Answers the decision with an option, given as its number or its text.

        `seat` is the seat that answers; it is needed only if several seats have to decide. `outcomes` are the results
        of chance in this action; without them, they are drawn. `IllegalOption` (the seat does not have this option) and
        `BadOutcomes` (the outcomes do not fit) leave the state as it was.

        >>> import sanmon
        >>> state = sanmon.load("toy").start(players=2, seed=7)
        >>> state.apply("play carp")
        >>> state.apply(state.options()[0], seat=1)
        >>> state
        <ToyState: 2 players, turn 1, seat 0 is asked for 'effects'>
        >>> state.apply("play carp")
        Traceback (most recent call last):
        ...
        sanmon.kernel.errors.IllegalOption: seat 0 cannot 'play carp' now; it can: skip, brew
        """
        asked = self.seat
        if asked is None:
            if seat is not None:
                seat_number(seat, self.players)
            raise IllegalOption("the game is over")
        who = asked if seat is None else seat_number(seat, self.players)
        chosen = option if isinstance(option, int) else self._number(option, who)
        for allowed in self._options if who == asked else self._options_of(who):
            if allowed == chosen:
                break
        else:
            raise IllegalOption(self._refusal(chosen, who))
        if outcomes is not None:
            # Tried on a copy first, so that outcomes which do not fit leave this state as it was.
            trial = self.clone()
            trial._answer(chosen, who, list(outcomes))
            self._answer(chosen, who, list(outcomes))
        else:
            self._answer(chosen, who, None)

    def _number(self, option: SupportsIndex | str, seat: int) -> int:
        """The number of an option. Any whole number will do, NumPy's too; what goes into the state is Python's own."""
        try:
            return self.game.vocabulary.number(option)
        except NotationError as problem:
            raise IllegalOption(f"seat {seat} cannot {option!r}: {problem.problem}{self._possible(seat)}") from problem

    def _refusal(self, option: int, seat: int) -> str:
        if not 0 <= option < self.game.vocabulary.size:
            return f"{option} is not an option of {self.game.info.name}{self._possible(seat)}"
        text = self.game.vocabulary.text(option)
        if seat not in self.seats:
            return f"seat {seat} cannot {text!r}: it has no decision now; waiting for {self._waiting()}"
        return f"seat {seat} cannot {text!r} now{self._possible(seat)}"

    def _possible(self, seat: int) -> str:
        options = self._options_of(seat)
        if not options:
            return f"; seat {seat} has no decision now; waiting for {self._waiting()}"
        more = f" and {len(options) - MOST_LISTED} more" if len(options) > MOST_LISTED else ""
        return f"; it can: {', '.join([self.game.vocabulary.text(option) for option in options[:MOST_LISTED]])}{more}"

    def _waiting(self) -> str:
        return " and ".join([f"seat {seat}" for seat in self.seats])

    def _answer(self, option: int, seat: int, outcomes: list[int] | None) -> None:
        if outcomes is not None:
            outcomes.reverse()
        self._given = outcomes
        # New lists, because a caller may hold the old ones; empty lists are reused.
        if self.outcomes:
            self.outcomes = []
        if self.raw_events:
            self.raw_events = []
        stack = self.stack
        frame = stack[-1]
        kind = self.game.kinds[frame[0]]
        if self.sealed:
            self.sealed[seat] = option
        elif self.game.first_anytime <= option < self.game.end_anytime:
            self.game.do_anytime(self, seat, option)
        else:
            stack.pop()
            kind.resolve(self, frame, option)
        self.run()
        asked = self.seat
        if asked is None or asked != seat:
            self.barrier += 1
        if self._given:
            raise BadOutcomes(f"the move leaves {len(self._given)} outcome(s) unused")
        self._given = None

    # -- what a seat may know

    def view(self, seat: SupportsIndex | None) -> msgspec.Struct:
        """What a seat may know, as a struct of the game's own; `None` is a spectator, who knows what lies open.

        >>> import sanmon
        >>> state = sanmon.load("toy").start(players=2, seed=7)
        >>> view = state.view(0)
        >>> view.seats[0].hand, view.seats[1].hand
        (['carp', 'stone'], None)
        >>> state.view(2)
        Traceback (most recent call last):
        ...
        sanmon.kernel.errors.NoSuchSeat: there is no seat 2; the seats are 0 to 1
        """
        return self.game.view(self, None if seat is None else seat_number(seat, self.players))

    def prompt(self, seat: SupportsIndex | None) -> Prompt:
        """What is asked of a seat now. For a spectator, and for seats that are not asked, its key is `wait` or `over`.

        >>> import sanmon
        >>> state = sanmon.load("toy").start(players=2, seed=7)
        >>> state.prompt(0)
        Prompt(key='choose', seat=0, args={}, clause='3.1', waiting=(0, 1))
        >>> state.prompt(None).key
        'wait'
        """
        seats = tuple(self.seats)
        reader = None if seat is None else seat_number(seat, self.players)
        if reader is None or reader not in seats:
            return Prompt("wait" if seats else "over", None, {}, "", seats)
        frame = self.stack[-1]
        kind = self.game.kinds[frame[0]]
        clause = kind.clause or self.game.clauses.get(kind.key, "")
        return Prompt(kind.key, reader, kind.args(self, frame), clause, seats)

    def describe(self, option: SupportsIndex | str) -> Described:
        """An option in keys and ids, for clients: its verb, and the things on the board that it touches.

        >>> import sanmon
        >>> state = sanmon.load("toy").start(players=2, seed=7)
        >>> state.describe("play carp").touches
        ('charm:carp',)
        """
        return self.game.vocabulary.describe(option)

    @property
    def events(self) -> list[Event]:
        """Everything that happened in the last `apply`, secrets included; `events_for` tells what a seat sees of it.

        >>> import sanmon
        >>> state = sanmon.load("toy").start(players=2, seed=7)
        >>> state.apply("play carp")
        >>> state.apply("play mask")
        >>> [(event.key, event.seat, event.args) for event in state.events]
        [('shown', 0, {'charm': 'carp'}), ('shown', 1, {'charm': 'mask'})]
        """
        return [self.game.events.seen(raw, None, True) for raw in self.raw_events]

    def events_for(self, seat: SupportsIndex | None) -> list[Event]:
        """What a seat, or a spectator (`None`), sees of the last `apply`: what it may not know is `None`.

        >>> import sanmon
        >>> state = sanmon.load("toy").start(players=2, seed=7)
        >>> for text in ("play carp", "play mask", "skip", "end"):
        ...     state.apply(text)
        >>> state.events_for(0)[0].args, state.events_for(1)[0].args
        ({'charm': 'mortar'}, {'charm': None})
        """
        reader = None if seat is None else seat_number(seat, self.players)
        return [self.game.events.seen(raw, reader) for raw in self.raw_events]

    # -- copies

    def imagine(self, seat: SupportsIndex | None, rng: random.Random) -> Self:
        """A copy in which everything that the seat does not know is dealt anew: hidden cards, sealed answers, chance.

        This is what a bot is handed. It depends on nothing hidden, so nothing hidden can be read from it.

        >>> import random, sanmon
        >>> state = sanmon.load("toy").start(players=2, seed=7)
        >>> world = state.imagine(0, random.Random(1))
        >>> world.view(0) == state.view(0), world.view(1) == state.view(1)
        (True, False)
        """
        reader = None if seat is None else seat_number(seat, self.players)
        other = self.clone()
        other.key = rng.getrandbits(8 * chance.LIGHT).to_bytes(chance.LIGHT, "big")
        other.chance_index = 0
        other.outcomes = []
        other.raw_events = [self.game.events.redacted(raw, reader) for raw in self.raw_events]
        self.game.deal_anew(other, reader, rng)
        if other.sealed:
            # The others' sealed answers are secrets too: they might have given any that they could give.
            for member, answer in enumerate(other.sealed):
                if answer >= 0 and member != reader:
                    other.sealed[member] = rng.choice(other._options_together(member))
        if other.seat is not None:
            other.refresh()
        return other

    def clone(self) -> Self:
        """An independent copy, which goes on exactly as this one would.

        >>> import sanmon
        >>> state = sanmon.load("toy").start(players=2, seed=7)
        >>> copy = state.clone()
        >>> copy.apply("play stone")
        >>> copy == state
        False
        """
        other: Self = self.game.blank()
        other.players = self.players
        other.stack = self.stack[:]
        other.seat = self.seat
        other.sealed = self.sealed[:]
        other.turn = self.turn
        other.barrier = self.barrier
        other.confirm = self.confirm
        other.key = self.key
        other.chance_index = self.chance_index
        other.raw_events = self.raw_events[:]
        other.outcomes = self.outcomes[:]
        other.quiet = self.quiet
        other.result = self.result
        other._options = self._options
        other._given = None
        self.copy_into(other)
        return other

    def dump(self) -> bytes:
        """The state as bytes, with everything hidden and the chance to come; `Game.restore` reads them.

        >>> import sanmon
        >>> state = sanmon.load("toy").start(players=2, seed=7)
        >>> state.game.restore(state.dump()) == state
        True
        """
        return dumps.dump(self)

    def digest(self) -> str:
        """A fingerprint: equal states have equal digests, whatever chance will give.

        Do not publish it before the game ends.

        >>> import sanmon
        >>> state = sanmon.load("toy").start(players=2, seed=7)
        >>> state.clone().digest() == state.digest()
        True
        """
        return dumps.digest(self)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return dumps.equal(self, other)

    def __hash__(self) -> NoReturn:
        raise TypeError("a state changes as the game goes on, so it has no hash; use state.digest() as a key")

    def __repr__(self) -> str:
        """Describes the point of the game. It may be logged anywhere, because it contains no hidden information."""
        try:
            where = self._where()
        except (AttributeError, IndexError):  # a state that is not set up, or in the middle of an action
            where = "not at a decision"
        return f"<{type(self).__name__}: {where}>"

    def _where(self) -> str:
        where = f"{self.players} player{'' if self.players == 1 else 's'}, turn {self.turn}"
        if self.result is not None:
            return f"{where}, over with {' : '.join([str(score) for score in self.result.scores])}"
        *others, last = [str(seat) for seat in self.seats]
        who = f"seats {', '.join(others)} and {last} are" if others else f"seat {last} is"
        return f"{where}, {who} asked for {self.game.kinds[self.stack[-1][0]].key!r}"

    def __reduce__(self) -> tuple[Any, ...]:
        return (_unpickled, (self.game, self.dump()))


def seat_number(seat: SupportsIndex, players: int) -> int:
    """The seat as Python's own whole number, or a NoSuchSeat that says which seats there are."""
    if isinstance(seat, int):
        if 0 <= seat < players and not isinstance(seat, bool):
            return seat
    else:
        try:
            number = index(seat)
        except TypeError:
            number = -1
        if 0 <= number < players:
            return number
    seats = "the only seat is 0" if players == 1 else f"the seats are 0 to {players - 1}"
    raise NoSuchSeat(f"there is no seat {seat!r}; {seats}")


def _unpickled(game: Game[Any], data: bytes) -> State:
    state: State = game.restore(data)
    return state
