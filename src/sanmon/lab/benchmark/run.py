"""Plays the matches of the benchmark, and keeps the results in a file from which the same command goes on."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

import sanmon
from sanmon.kernel.errors import SetupError
from sanmon.lab import files
from sanmon.lab.arena import Bout, Match, bouts_of, make_match
from sanmon.lab.benchmark import protocol
from sanmon.lab.contestants import weights_of
from sanmon.lab.workers import check_jobs, in_order

Progress = Callable[[str, int], None]  # the opponent, and how many games more


class Pairing(msgspec.Struct):
    """The games against one opponent so far, in their order: 1 for a win, 0.5 for a tie, 0 for a loss."""

    points: list[float] = []
    lead: int = 0  # the sum of the leads in points
    decisions: int = 0  # of the contestant
    seconds: float = 0.0  # of processor time, for those decisions


class Training(msgspec.Struct):
    """What a file of weights tells of its training."""

    learner: str = ""
    command: str = ""
    hours: float | None = None
    decisions: int | None = None
    curve: list[list[float]] = []  # hours, decisions, share of points and mean lead against random moves


class Row(msgspec.Struct):
    """A contestant's results."""

    command: str
    version: str
    weights: str = ""  # the fingerprint of the file
    training: Training | None = None
    against: dict[str, Pairing] = {}


class Board(msgspec.Struct):
    """The results of one game, all with one component set."""

    components: str
    rows: dict[str, Row] = {}


class Results(msgspec.Struct):
    """The file of all results."""

    protocol: int = protocol.VERSION
    boards: dict[str, Board] = {}


def read(path: Path) -> Results:
    """Reads the file of results; a missing one is empty. Raises SetupError for one of another protocol."""
    if not path.exists():
        return Results()
    found = files.read_json(path, Results, "is not a file of the benchmark")
    if found.protocol != protocol.VERSION:
        raise SetupError(f"{path} is of protocol {found.protocol}; this is protocol {protocol.VERSION}")
    return found


def write(path: Path, results: Results) -> None:
    """Writes the file of results."""
    files.write(path, msgspec.json.format(msgspec.json.encode(results), indent=1) + b"\n")


def label_of(contestant: str) -> str:
    """A contestant's name in the tables: without the folder of its weights."""
    weights = weights_of(contestant)
    return contestant if weights is None else f"{contestant.partition('@')[0]}@{weights.name}"


def measure(
    game: str,
    contestant: str,
    path: Path,
    only: Sequence[str] = (),
    most: int | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
) -> Row:
    """Plays the games that a contestant's row still lacks, and returns the row.

    `only` names the opponents to play (all, if empty), `most` how many games to have against each (None: those of the
    protocol). Every result is written into the file at once. With new weights, or a new version of Sanmon, the row
    starts over.
    """
    check_jobs(jobs)
    for name in only:
        if name not in protocol.OPPONENTS:
            raise SetupError(f"{name!r} is no opponent of the benchmark; they are {', '.join(protocol.OPPONENTS)}")
    if most is not None and (most < 2 or most % 2):
        raise SetupError(f"the number of games is even, 2 or more, not {most}: each deal is played from both seats")
    results = read(path)
    components = sanmon.load(game).components_hash
    board = results.boards.setdefault(game, Board(components))
    if board.components != components:
        raise SetupError(f"{path} has results of {game} with another component set; write into another file")
    row = _row(game, contestant)
    known = board.rows.get(label_of(contestant))
    if known is not None and (known.weights, known.version) == (row.weights, row.version):
        row = known
    else:
        board.rows[label_of(contestant)] = row
    for opponent in protocol.opponents_of(contestant):
        if only and opponent not in only:
            continue
        wanted = min(protocol.GAMES[opponent], most or protocol.GAMES[opponent])
        pairing = row.against.setdefault(opponent, Pairing())
        if len(pairing.points) >= wanted:
            continue
        match = make_match(game, [contestant, opponent], wanted, protocol.PLAYERS, protocol.SEED)
        rest = Rest(match, len(pairing.points))
        with closing(in_order(rest_of, rest, wanted - rest.first, 2, jobs)) as played:
            for bouts in played:
                for bout in bouts:
                    _add(pairing, bout, len(pairing.points) % 2)
                write(path, results)
                if progress is not None:
                    progress(opponent, len(bouts))
    write(path, results)
    return row


class Rest(msgspec.Struct, frozen=True):
    """The games of a match from one number on."""

    match: Match
    first: int


def rest_of(rest: Rest, first: int, end: int) -> list[Bout]:
    """Plays some of the games that are left."""
    return bouts_of(rest.match, rest.first + first, rest.first + end)


def _add(pairing: Pairing, bout: Bout, seat: int) -> None:
    mine, theirs = bout.ranks[seat], bout.ranks[1 - seat]
    pairing.points.append(0.5 if mine == theirs else float(mine < theirs))
    pairing.lead += bout.scores[seat] - bout.scores[1 - seat]
    pairing.decisions += bout.decisions[seat]
    pairing.seconds = round(pairing.seconds + bout.seconds[seat], 3)


def _row(game: str, contestant: str) -> Row:
    """An empty row. What is known of the training stands in a file beside the weights, `FILE.json`."""
    weights = weights_of(contestant)
    command = f"sanmon lab benchmark {game} {label_of(contestant)}"
    if weights is None:
        return Row(command, sanmon.__version__)
    try:
        print_of = hashlib.sha256(weights.read_bytes()).hexdigest()
    except OSError as problem:
        raise SetupError(f"cannot read {weights}: {problem.strerror}") from problem
    beside = weights.with_name(weights.name + ".json")
    training: Any = files.read_json(beside, Training, "does not describe a training") if beside.exists() else None
    return Row(command, sanmon.__version__, print_of, training)
