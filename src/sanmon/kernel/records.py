"""Records: a game as JSON Lines. A header, one line per action with what chance gave, and a closing line.

The same record gives the same game, today and after the next release: replaying reads outcomes and never draws. The
closing line holds digests along the way and a checksum of everything above it, so every changed byte is noticed.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any, SupportsIndex

import msgspec

from sanmon.kernel import chance
from sanmon.kernel.errors import RecordError, SanmonError
from sanmon.kernel.game import Game
from sanmon.kernel.info import Setting
from sanmon.kernel.messages import Result
from sanmon.kernel.state import State

FORMAT = "sanmon-record-1"
DIGEST_EVERY = 50
LARGEST_HEADER = 64 * 1024  # bytes; the longest of a real game has two kilobytes

UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)


class Header(msgspec.Struct, forbid_unknown_fields=True):
    """The first line of a record: what the game was, enough to set it up again."""

    format: str
    game: str
    ruleset: int
    components: str
    components_hash: str
    players: int
    confirm: bool
    settings: dict[str, Setting]
    seats: list[str]
    commitment: str
    chance: list[int]


class Action(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One answer of one seat, and what chance gave then."""

    n: int
    seat: int
    do: str
    chance: list[int] = []


class Closing(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """How the record ends. `key` (of chance) lets a saved game go on; it is a secret until the game is over.

    A table also tells the `seed` that it committed to when it opened, and the `seeds` that seats added to it.
    """

    actions: int
    digests: dict[str, str]
    check: str
    result: Result | None = None
    key: str = ""
    position: int = 0
    seed: str = ""
    seeds: list[str] = []


class Record:
    """A game being written down: begin it with the state just started, then add every action after it was applied.

    >>> import sanmon
    >>> state = sanmon.load("toy").start(players=2, seed=7)
    >>> record = sanmon.Record.begin(state, {}, ["Anna", "level-2"])
    >>> while state.seat is not None:
    ...     seat, option = state.seat, state.options()[0]
    ...     state.apply(option)
    ...     record.add(state, seat, option)
    >>> stored = sanmon.decode_record(record.encode(state))
    >>> stored.header.seats, stored.actions[0].do, stored.closing.result.scores
    (['Anna', 'level-2'], 'play carp', (3, 1))
    """

    def __init__(self, header: Header, actions: list[Action]) -> None:
        self.header = header
        self.actions = actions
        self.digests: dict[str, str] = {}

    @classmethod
    def begin(cls, state: State, settings: dict[str, Setting], seats: list[str]) -> Record:
        """The record of a state that was just started with these settings, by these people or bots.

        >>> import sanmon
        >>> state = sanmon.load("toy").start(players=1, seed=7, hungry_fox=True)
        >>> sanmon.Record.begin(state, {"hungry_fox": True}, ["Anna"]).header.settings
        {'hungry_fox': True}
        """
        game = state.game
        header = Header(
            FORMAT, game.info.name, game.ruleset, game.components_name, game.components_hash, state.players,
            state.confirm, settings, seats, chance.commitment(state.key), list(state.outcomes)
        )  # fmt: skip
        record = cls(header, [])
        record.digests["0"] = state.digest()
        return record

    def add(self, state: State, seat: int, option: SupportsIndex | str) -> None:
        """Adds the action that led to this state; the option is given as its number or its text.

        >>> import sanmon
        >>> state = sanmon.load("toy").start(players=2, seed=7)
        >>> record = sanmon.Record.begin(state, {}, ["Anna", "Bert"])
        >>> state.apply("play carp")
        >>> record.add(state, 0, "play carp")
        >>> record.actions
        [Action(n=1, seat=0, do='play carp', chance=[])]
        """
        vocabulary = state.game.vocabulary
        number = len(self.actions) + 1
        self.actions.append(Action(number, seat, vocabulary.text(vocabulary.number(option)), list(state.outcomes)))
        if number % DIGEST_EVERY == 0 or state.result is not None:
            self.digests[str(number)] = state.digest()

    def cut(self, actions: int) -> None:
        """Keeps only the first `actions` actions; the others were taken back.

        >>> import sanmon
        >>> state = sanmon.load("toy").start(players=2, seed=7)
        >>> record = sanmon.Record.begin(state, {}, ["Anna", "Bert"])
        >>> record.cut(0)
        """
        del self.actions[actions:]
        self.digests = {number: digest for number, digest in self.digests.items() if int(number) <= actions}

    def encode(self, state: State, seed: str = "", seeds: list[str] | None = None) -> bytes:
        """The whole record as bytes; of a game that is not over it is a saved game, which can go on.

        >>> import sanmon
        >>> state = sanmon.load("toy").start(players=2, seed=7)
        >>> len(sanmon.Record.begin(state, {}, ["Anna", "Bert"]).encode(state).splitlines())
        2
        """
        digests = dict(self.digests)
        digests[str(len(self.actions))] = state.digest()
        above = b"".join(msgspec.json.encode(line) + b"\n" for line in [self.header, *self.actions])
        closing = Closing(
            len(self.actions), digests, "", state.result, state.key.hex(), state.chance_index, seed, seeds or []
        )
        closing.check = _checksum(above, closing)
        return above + msgspec.json.encode(closing) + b"\n"

    def write(self, path: str | Path, state: State) -> Path:
        """Writes the record into a file, whole or not at all, and returns its path; `read_record` reads it.

        >>> import sanmon, tempfile
        >>> state = sanmon.load("toy").start(players=2, seed=7)
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     sanmon.Record.begin(state, {}, ["Anna", "Bert"]).write(f"{folder}/game.jsonl", state).name
        'game.jsonl'
        """
        file = Path(path)
        new = file.with_name(f"{file.name}.new")
        try:
            new.write_bytes(self.encode(state))
            new.replace(file)
        except OSError as problem:
            raise RecordError(f"cannot write {file}: {problem.strerror or problem}") from problem
        return file


def _checksum(above: bytes, closing: Closing) -> str:
    bare = msgspec.structs.replace(closing, check="")
    return blake2b(above + msgspec.json.encode(bare), digest_size=16).hexdigest()


class StoredRecord(msgspec.Struct):
    """A record as read: `header`, `actions` and `closing`. Its checksum holds; whether it replays is another question.

    >>> import sanmon
    >>> state = sanmon.load("toy").start(players=2, seed=7)
    >>> stored = sanmon.decode_record(sanmon.Record.begin(state, {}, ["Anna", "Bert"]).encode(state))
    >>> stored.header.game, stored.header.ruleset, stored.closing.actions
    ('toy', 1, 0)
    """

    header: Header
    actions: list[Action]
    closing: Closing


def read_record(path: str | Path) -> StoredRecord:
    """Reads a record file. A RecordError says what is wrong with it.

    >>> import sanmon, tempfile
    >>> state = sanmon.load("toy").start(players=2, seed=7)
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     path = sanmon.Record.begin(state, {}, ["Anna", "Bert"]).write(f"{folder}/game.jsonl", state)
    ...     stored = sanmon.read_record(path)
    >>> stored.header.seats
    ['Anna', 'Bert']
    """
    try:
        data = Path(path).read_bytes()
    except OSError as problem:
        raise RecordError(f"cannot read {path}: {problem.strerror or problem}") from problem
    return decode_record(data)


def decode_header(data: bytes) -> Header:
    """Reads only the first line of a record; whether the rest is as it should be is another question.

    >>> import sanmon
    >>> from sanmon.kernel.records import decode_header
    >>> state = sanmon.load("toy").start(players=2, seed=7)
    >>> decode_header(sanmon.Record.begin(state, {}, ["Anna", "Bert"]).encode(state)).game
    'toy'
    """
    first = data[: LARGEST_HEADER + 1].partition(b"\n")[0]
    if len(first) > LARGEST_HEADER:
        raise RecordError(f"line 1 is longer than {LARGEST_HEADER} bytes")
    header: Header = _line([first] if data else [], 0, Header)
    return header


def decode_record(data: bytes) -> StoredRecord:
    """Reads a record from bytes.

    >>> import sanmon
    >>> state = sanmon.load("toy").start(players=2, seed=7)
    >>> sanmon.decode_record(sanmon.Record.begin(state, {}, ["Anna", "Bert"]).encode(state)).header.players
    2
    """
    lines = data.split(b"\n")
    whole = lines[-1] == b""
    if whole:
        lines.pop()
    header = _line(lines, 0, Header)
    if header.format != FORMAT:
        raise RecordError(f"line 1: the format is {header.format!r}; this version reads {FORMAT!r}")
    try:
        closing = msgspec.json.decode(lines[-1], type=Closing)
    except UNREADABLE:
        closing = None
    if closing is None or not whole:
        raise RecordError(f"the record is cut short: line {len(lines)} is not a whole closing line")
    actions = [_line(lines, number, Action) for number in range(1, len(lines) - 1)]
    # The closing line is not under its own checksum, so it must be written just as we write it.
    as_written = msgspec.json.encode(closing) == lines[-1]
    if not as_written or closing.check != _checksum(b"\n".join(lines[:-1]) + b"\n", closing):
        raise RecordError("the record was changed after it was written: its checksum does not fit")
    if closing.actions != len(actions) or any(action.n != place + 1 for place, action in enumerate(actions)):
        raise RecordError("the record's actions are not numbered from 1 to the last without a gap")
    return StoredRecord(header, actions, closing)


def _line(lines: list[bytes], number: int, kind: Any) -> Any:
    try:
        return msgspec.json.decode(lines[number], type=kind)
    except IndexError:
        raise RecordError("the file is empty; expected a record") from None
    except UNREADABLE as problem:
        raise RecordError(f"line {number + 1}: {problem}") from problem


def check_game(stored: StoredRecord, game: Game[Any]) -> None:
    """Checks that this game, ruleset and component set are the ones the record was played with."""
    header = stored.header
    if header.game != game.info.name:
        raise RecordError(f"the record is of {header.game}, not of {game.info.name}")
    if header.ruleset != game.ruleset:
        playable = game.info.nearest_ruleset(header.ruleset) == header.ruleset
        loaded = f"; loaded is {game.ruleset}" if playable else ""
        raise RecordError(
            f"the record was played by ruleset {header.ruleset} of {header.game}; this version plays "
            f"{game.info.rulesets}{loaded}"
        )
    if header.components_hash != game.components_hash:
        raise RecordError(
            f"the record was played with the component set {header.components!r} ({header.components_hash[:8]}…); "
            f"loaded is {game.components_name!r} ({game.components_hash[:8]}…)"
        )


def replay(stored: StoredRecord, game: Game[Any]) -> Iterator[State]:
    """The state before the first action and after each one; every digest in the record is checked on the way.

    With a published key each state equals the one that was played, its luck to come included. The same state object is
    yielded each time: clone it to keep it.

    >>> import sanmon
    >>> state = sanmon.load("toy").start(players=2, seed=7)
    >>> record = sanmon.Record.begin(state, {}, ["Anna", "Bert"])
    >>> state.apply("play carp")
    >>> record.add(state, 0, "play carp")
    >>> [again.seat for again in sanmon.replay(sanmon.decode_record(record.encode(state)), state.game)]
    [0, 1]
    """
    check_game(stored, game)
    key = key_of(stored) or chance.key_of(b"")
    header = stored.header
    try:
        state: State = game.start_with_key(key, header.players, header.confirm, header.chance, dict(header.settings))
        _check_digest(stored, state, 0)
        yield state
        for action in apply_actions(stored.actions, state, draw=False):
            _check_digest(stored, state, action.n)
            yield state
    except RecordError:
        raise
    except SanmonError as problem:
        raise RecordError(f"the record's set-up cannot be replayed: {problem}") from problem
    if state.result != stored.closing.result:
        raise RecordError("the game replays, but its result is not the one in the record")


def replay_actions(stored: StoredRecord, game: Game[Any]) -> Iterator[tuple[Action | None, State]]:
    """Each action with the state after it, as `replay` yields it; first None with the state before the first action."""
    return zip((None, *stored.actions), replay(stored, game), strict=True)


def apply_actions(actions: list[Action], state: State, draw: bool) -> Iterator[Action]:
    """Applies recorded actions and yields each afterwards. Chance gives what was recorded, or is drawn again."""
    for action in actions:
        try:
            state.apply(state.game.vocabulary.option(action.do), action.seat, None if draw else action.chance)
        except SanmonError as problem:
            raise RecordError(f"action {action.n} cannot be replayed: {problem}") from problem
        yield action


def key_of(stored: StoredRecord) -> bytes:
    """The published key of chance, which must be the one that the header commits to; empty if none was published."""
    try:
        key = bytes.fromhex(stored.closing.key)
    except ValueError as problem:
        raise RecordError("the closing line's key is not hexadecimal") from problem
    if key and chance.commitment(key) != stored.header.commitment:
        raise RecordError("the closing line's key is not the one that the header commits to")
    return key


def _check_digest(stored: StoredRecord, state: State, number: int) -> None:
    expected = stored.closing.digests.get(str(number))
    if expected is not None and expected != state.digest():
        raise RecordError(f"the position after action {number} is not the one that was recorded")


def resume(stored: StoredRecord, game: Game[Any]) -> tuple[State, Record]:
    """A saved game, ready to go on, and its record.

    >>> import sanmon
    >>> state = sanmon.load("toy").start(players=2, seed=7)
    >>> stored = sanmon.decode_record(sanmon.Record.begin(state, {}, ["Anna", "Bert"]).encode(state))
    >>> again, record = sanmon.resume(stored, state.game)
    >>> again == state
    True
    """
    state = list(replay(stored, game))[-1]  # the one state, as often as there were actions
    record = Record(stored.header, list(stored.actions))
    record.digests = dict(stored.closing.digests)
    if not key_of(stored):
        raise RecordError("the record holds no key of chance: it can be replayed, but the game cannot go on")
    if state.chance_index != stored.closing.position:
        counts = f"{stored.closing.position} outcomes of chance, but holds {state.chance_index}"
        raise RecordError(f"the record says that it has {counts}")
    return state, record
