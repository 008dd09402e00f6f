"""Learning an evaluation by self-play: how much each of a game's terms is really worth.

Greedy plays itself and the solo opponent with the weights it has, now and then at random so that it sees more of the game. At every turn the terms of
each seat are written down, and when the game is over, the points it ended with. Least squares then find the weights that
would have told those points, drawn towards the hand-made ones. Sums are all that has to be kept: the file that holds them is small,
and training goes on where it stopped. Learned weights are shipped only if they beat the hand-made ones in a sequential test.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

import sanmon
from sanmon.bots.agents import Agent, Position
from sanmon.bots.greedy import GreedyAgent
from sanmon.bots.worth import Evaluation, Weighted, judge_of
from sanmon.kernel.errors import SetupError
from sanmon.kernel.game import Game
from sanmon.kernel.state import State
from sanmon.lab.rating import elo_of, expected, make_sprt
from sanmon.lab.simulate import in_order

WILD = 0.08  # decisions taken at random while learning
FADE = 0.7  # what older generations count for in the next
PULL = 0.02  # towards the hand-made weights, as a share of the data's own pull
MUCH = 60.0  # Elo that learned weights should be ahead to be shipped
PLAYERS = 2
COMMON = 4  # features that speak of no seat: one, the time that is left, and both again for solo games
ALONE = 3  # every third game is a solo game, where there are such


class Generation(msgspec.Struct):
    """One round of learning, and how it fared against the hand-made evaluation."""

    number: int
    games: int
    error: float  # mean square of what the new weights do not explain
    points: float  # of `trials` games against the hand-made evaluation
    trials: int


class Course(msgspec.Struct):
    """Training as far as it has come: all that is needed to go on."""

    game: str
    components_hash: str
    terms: list[str]
    seed: int
    squares: list[list[float]] = []
    products: list[float] = []
    square_of_points: float = 0.0
    samples: float = 0.0
    flat: list[float] = []
    ahead: list[float] = []
    best_flat: list[float] = []
    best_ahead: list[float] = []
    best_share: float = 0.0
    played: int = 0
    generations: list[Generation] = []


class Lesson(msgspec.Struct, frozen=True):
    """What a worker is told: which games to play with which weights."""

    game: str
    flat: list[float]
    ahead: list[float]
    seed: int
    wild: float
    against: bool  # the hand-made evaluation on the other seat, nothing written down


Sample = tuple[list[float], float]  # features, points at the end


def begin(game: str, path: Path, seed: int) -> Course:
    """A new course, or the one that is kept in the file."""
    loaded = sanmon.load(game)
    terms: list[str] = list(judge_of(loaded.info.package).TERMS)
    if path.exists():
        try:
            course = msgspec.json.decode(path.read_bytes(), type=Course)
        except (OSError, msgspec.MsgspecError) as problem:
            raise SetupError(f"{path} is no course of training: {problem}") from problem
        if course.game != game or course.terms != terms or course.components_hash != loaded.components_hash:
            raise SetupError(f"{path} is training of another game, component set or evaluation; give another --out")
        return course
    count = len(terms)
    size = 2 * count + COMMON
    hand, none = [1.0] * count, [0.0] * count
    return Course(
        game, loaded.components_hash, terms, seed, [[0.0] * size for _ in range(size)], [0.0] * size,
        flat=hand, ahead=none, best_flat=hand, best_ahead=none, best_share=0.5,
    )  # fmt: skip


def learn(
    course: Course, games: int, trials: int, jobs: int = 1, progress: Callable[[str, int], None] | None = None
) -> Generation:
    """One generation: play, fit, and try the new weights against the hand-made ones."""
    lesson = Lesson(course.game, course.flat, course.ahead, course.seed + course.played, WILD, False)
    fade(course)
    for some in in_order(study, lesson, games, 2, jobs):
        for features, points in some:
            add(course, features, points)
        if progress is not None:
            progress("play", 2)
    course.played += games
    course.flat, course.ahead, error = fit(course)
    test = Lesson(course.game, course.flat, course.ahead, 1_000_000 + course.seed, 0.0, True)
    points = 0.0
    for bouts in in_order(compete, test, trials, 2, jobs):
        points += sum(bouts)
        if progress is not None:
            progress("try", 2)
    share = points / trials if trials else 0.0
    if trials and share > course.best_share:
        course.best_share, course.best_flat, course.best_ahead = share, course.flat, course.ahead
    generation = Generation(len(course.generations) + 1, course.played, round(error, 3), points, trials)
    course.generations.append(generation)
    return generation


def keep(course: Course, path: Path) -> None:
    """Write the course down; whole or not at all."""
    new = path.with_suffix(".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        new.write_bytes(msgspec.json.format(msgspec.json.encode(course), indent=1))
        new.replace(path)
    except OSError as problem:
        raise SetupError(f"cannot write {path}: {problem.strerror}") from problem


# -- playing


def weighted(game: Game[Any], flat: list[float], ahead: list[float]) -> Evaluation:
    """An evaluation with these weights."""
    return Weighted(judge_of(game.info.package), flat, ahead).evaluate


def study(lesson: Lesson, first: int, end: int) -> list[Sample]:
    """Self-play games: the features of every seat at every turn, and what it ended with."""
    game = sanmon.load(lesson.game)
    judge = judge_of(game.info.package)
    evaluate = weighted(game, lesson.flat, lesson.ahead)
    found: list[Sample] = []
    for number in range(first, end):
        seed = lesson.seed + number
        rng = random.Random(f"train:{seed}")
        players = 1 if 1 in game.info.players and number % ALONE == ALONE - 1 else PLAYERS
        state: State = game.start(players, seed)
        agents: list[Agent] = [GreedyAgent(f"train:{seed}:{seat}", evaluate) for seat in range(players)]
        positions = [Position(state, seat) for seat in range(players)]
        rows: list[tuple[int, list[float]]] = []
        turn = -1
        while state.seat is not None:
            if state.turn != turn:
                turn = state.turn
                left = judge.left_of(state)
                for seat, row in enumerate(judge.terms(state)[:players]):
                    rows.append((seat, features_of(row, left, players == 1)))
            options = state.options()
            if len(options) > 1 and rng.random() < lesson.wild:
                state.apply(rng.choice(options))
            else:
                state.apply(agents[state.seat].choose(options, positions[state.seat]))
        assert state.result is not None
        # A game may say what its end was worth, where more than the points decides.
        ends = judge.aim(state) if hasattr(judge, "aim") else state.result.scores
        found += [(row, float(ends[seat])) for seat, row in rows]
    return found


def compete(lesson: Lesson, first: int, end: int) -> list[float]:
    """What the learned weights get against the hand-made ones; every deal is played from both seats."""
    game = sanmon.load(lesson.game)
    learned = weighted(game, lesson.flat, lesson.ahead)
    by_hand: Evaluation = judge_of(game.info.package).evaluate
    points = []
    for number in range(first, end):
        seed = lesson.seed + number // 2
        mine = number % 2
        state: State = game.start(PLAYERS, seed)
        agents = [GreedyAgent(f"try:{seed}:{seat}", learned if seat == mine else by_hand) for seat in range(PLAYERS)]
        positions = [Position(state, seat) for seat in range(PLAYERS)]
        while state.seat is not None:
            state.apply(agents[state.seat].choose(state.options(), positions[state.seat]))
        assert state.result is not None
        ranks = state.result.ranks
        points.append(0.5 if ranks[0] == ranks[1] else float(ranks[mine] == 1))
    return points


# -- fitting


def features_of(row: list[float], left: float, alone: bool) -> list[float]:
    """The terms, the terms by what is still to come, and what all seats gain alike from the time that is left."""
    return [*row, *[left * term for term in row], 1.0, left, float(alone), left * alone]


def fade(course: Course) -> None:
    """Older games were played worse: they count for less."""
    course.squares = [[FADE * cell for cell in row] for row in course.squares]
    course.products = [FADE * cell for cell in course.products]
    course.square_of_points *= FADE
    course.samples *= FADE


def add(course: Course, features: list[float], points: float) -> None:
    """One more sample into the sums."""
    for place, feature in enumerate(features):
        if feature:
            row = course.squares[place]
            for other, value in enumerate(features):
                row[other] += feature * value
            course.products[place] += feature * points
    course.square_of_points += points * points
    course.samples += 1.0


def fit(course: Course) -> tuple[list[float], list[float], float]:
    """Weights by least squares, drawn towards the hand-made ones; and the mean square of what they do not explain."""
    count = len(course.terms)
    size = 2 * count + COMMON
    prior = [1.0] * count + [0.0] * (count + COMMON)
    matrix = [row[:] for row in course.squares]
    right = course.products[:]
    for place in range(2 * count):
        pull = PULL * course.squares[place][place] + 1e-6 + 0.01 * course.samples
        matrix[place][place] += pull
        right[place] += pull * prior[place]
    for place in range(2 * count, size):
        matrix[place][place] += 1e-6 + 1e-4 * course.samples
    weights = solve(matrix, right)
    error = course.square_of_points
    for place in range(size):
        error -= 2 * weights[place] * course.products[place]
        for other in range(size):
            error += weights[place] * weights[other] * course.squares[place][other]
    return weights[:count], weights[count : 2 * count], error / max(1.0, course.samples)


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Linear equations, by elimination with the largest pivot."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for place in range(size):
        pivot = max(range(place, size), key=lambda row: abs(rows[row][place]))
        rows[place], rows[pivot] = rows[pivot], rows[place]
        head = rows[place]
        for row in rows[place + 1 :]:
            share = row[place] / head[place]
            if share:
                for column in range(place, size + 1):
                    row[column] -= share * head[column]
    found = [0.0] * size
    for place in range(size - 1, -1, -1):
        known = sum(rows[place][column] * found[column] for column in range(place + 1, size))
        found[place] = (rows[place][size] - known) / rows[place][place]
    return found


# -- shipping


class Trial(msgspec.Struct, frozen=True):
    """The sequential test of the best weights: 0 Elo ahead of the hand-made ones, or MUCH?"""

    verdict: str
    points: float
    games: int
    elo: float


def examine(course: Course, most: int, jobs: int = 1, progress: Callable[[str, int], None] | None = None) -> Trial:
    """Games that the course has not seen, until the question is settled."""
    sprt = make_sprt(expected(0.0), expected(MUCH))
    lesson = Lesson(course.game, course.best_flat, course.best_ahead, 2_000_000 + course.seed, 0.0, True)
    points = 0.0
    count = 0
    verdict = ""
    for some in in_order(compete, lesson, most, 2, jobs):
        points += sum(some)
        count += len(some)
        if progress is not None:
            progress("test", len(some))
        verdict = sprt.verdict(points, count)
        if verdict:
            break
    return Trial(verdict or "open", points, count, round(elo_of(points / count), 1) if count else 0.0)


def weights_file(course: Course, trial: Trial, version: str) -> bytes:
    """The learned weights as they are shipped, with where they come from."""
    data = {
        "game": course.game,
        "provenance": {
            "command": f"sanmon lab train {course.game}",
            "version": version,
            "components_hash": course.components_hash,
            "seed": course.seed,
            "games": course.played,
            "generations": len(course.generations),
            "test": msgspec.to_builtins(trial),
        },
        "weights": {
            term: [round(flat, 4), round(ahead, 4)]
            for term, flat, ahead in zip(course.terms, course.best_flat, course.best_ahead, strict=True)
        },
    }
    return msgspec.json.format(msgspec.json.encode(data), indent=1) + b"\n"
