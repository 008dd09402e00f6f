"""Learning an evaluation by play: how much each of a game's terms is really worth.

Two players who weigh the terms differently, greedy ones or searches, play each other, and the margin tells which way
was better. Every pair of games tilts all weights at once, each up or down by the toss of a coin, one player by the tilt
and the other by its opposite; over many pairs the tosses of all other weights cancel out, and what is left for each is
the slope of the margin. The weights climb along it. Alone, both play the same deal and their ends are compared.

What a position leads to at the end could also be fitted by least squares. That tells what goes with many points, not
what brings them, and weights found that way lost to the hand-made ones. Learned weights are shipped only if they win a
sequential test. Only how large all of them are together is fitted so, for play says nothing of that, and people read
margins in points.
"""

from __future__ import annotations

import importlib.resources
import math
import random
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

import sanmon
from sanmon.bots.agents import Agent
from sanmon.bots.greedy import GreedyAgent
from sanmon.bots.judge import EVERYONE, Judge, margins
from sanmon.bots.judges import WEIGHTS, evaluation_module, hand_made_judge, weighted_judge, weights_key
from sanmon.bots.search import SearchAgent
from sanmon.bots.seeds import training_seed
from sanmon.kernel.errors import SetupError
from sanmon.kernel.game import Game
from sanmon.kernel.state import State
from sanmon.lab import files
from sanmon.lab.play import play
from sanmon.lab.rating import elo_of, expected, make_sprt
from sanmon.lab.workers import in_order

TILT = 0.3  # how far a pair of games tilts a weight either way: by about a third
STEP = 0.012  # of a weight's logarithm, for a slope of one point
MOMENTUM = 0.5  # of the last step that goes into the next
MUCH = 60.0  # Elo that learned weights should be ahead to be shipped
SCALING = 60  # games that tell how many points a point of the learned weights comes to


class Generation(msgspec.Struct):
    """One step of the climb, and how the weights fare against the hand-made ones."""

    number: int
    games: int  # played so far
    slope: float  # how steep it was: the length of all slopes together, in points
    points: float  # of `trials` bouts against the hand-made weights
    trials: int
    search: int = 0  # iterations of those who played; 0: greedy


class Course(msgspec.Struct):
    """Training as far as it has come: all that is needed to go on.

    Weights are kept as two numbers for each term, first all logarithms of the weights in the middle of the game, then
    all changes over the game. The hand-made ones are nothing but zeros.
    """

    game: str
    players: int
    components_hash: str
    terms: list[str]
    seed: int
    now: list[float]
    pace: list[float]
    steps: list[list[float]] = []  # where the climb stood after each generation
    played: int = 0
    generations: list[Generation] = []


class Lesson(msgspec.Struct, frozen=True):
    """What a worker is told: which games to play with which weights."""

    game: str
    players: int
    numbers: list[float]
    seed: int
    search: int = 0


def begin(game: str, players: int, path: Path, seed: int) -> Course:
    """A new course, or the one that is kept in the file."""
    loaded = sanmon.load(game)
    if players not in (1, 2) or players not in loaded.info.players:
        raise SetupError(f"training is for one player or two, as far as the game can be played so, not {players}")
    terms: list[str] = list(evaluation_module(loaded.info.package).TERMS)
    if path.exists():
        course = files.read_json(path, Course, "is no course of training")
        known = (course.game, course.players, course.terms, course.components_hash)
        if known != (game, players, terms, loaded.components_hash):
            raise SetupError(f"{path} is training of another game, component set or evaluation; give another --out")
        if any(len(row) != 2 * len(terms) for row in (course.now, course.pace, *course.steps)):
            raise SetupError(
                f"{path} is no course of training: it does not have two weights for each of {len(terms)} terms"
            )
        return course
    nothing = [0.0] * (2 * len(terms))
    return Course(game, players, loaded.components_hash, terms, seed, nothing, nothing)


def learn(
    course: Course,
    games: int,
    trials: int,
    jobs: int = 1,
    progress: Callable[[str, int], None] | None = None,
    search: int = 0,
) -> Generation:
    """One generation: play pairs of games, take a step, and try the weights learned so far against the
    hand-made ones.
    """
    lesson = Lesson(course.game, course.players, course.now, course.seed + course.played, search)
    slopes = [0.0] * len(course.now)
    for some in in_order(compare, lesson, games // 2, 1, jobs):
        for coins, margin in some:
            for place, coin in enumerate(coins):
                slopes[place] += coin * margin / (2 * TILT * (games // 2))
        if progress is not None:
            progress("play", 2)
    course.played += games
    course.pace = [MOMENTUM * was + slope for was, slope in zip(course.pace, slopes, strict=True)]
    course.now = levelled([was + STEP * pace for was, pace in zip(course.now, course.pace, strict=True)])
    course.steps.append([round(number, 5) for number in course.now])
    bouts: list[float] = []
    for some_bouts in in_order(compete, _test_of(course, 1_000_000, search), trials, 2, jobs):
        bouts += some_bouts
        if progress is not None:
            progress("try", 2)
    steep = math.sqrt(sum(slope * slope for slope in slopes))
    number = len(course.generations) + 1
    generation = Generation(number, course.played, round(steep, 2), math.fsum(bouts), len(bouts), search)
    course.generations.append(generation)
    return generation


def learned(course: Course) -> list[float]:
    """What was learned: the mean over the later half of the climb, in which single steps go up and down by chance."""
    later = course.steps[len(course.steps) // 2 :]
    if not later:
        return course.now
    return [math.fsum(numbers) / len(later) for numbers in zip(*later, strict=True)]


def keep(course: Course, path: Path) -> None:
    """Writes the course into a file."""
    files.write(path, msgspec.json.format(msgspec.json.encode(course), indent=1))


# -- weights


def levelled(numbers: list[float]) -> list[float]:
    """The same weights in proportion, none larger on the whole: all of them twice as large play the same, but look like
    twice the points.
    """
    count = len(numbers) // 2
    mean = math.fsum(numbers[:count]) / count
    return [number - mean for number in numbers[:count]] + numbers[count:]


def scaled(numbers: list[float], scale: float) -> list[float]:
    """The same weights in proportion, all of them so many times as large."""
    count = len(numbers) // 2
    return [number + math.log(scale) for number in numbers[:count]] + numbers[count:]


def weights_of(numbers: list[float]) -> tuple[list[float], list[float]]:
    """The flat weights, and those for how much of the game is still to come."""
    count = len(numbers) // 2
    middle = [math.exp(number) for number in numbers[:count]]
    over = numbers[count:]
    flat = [weight * (1.0 - 0.5 * change) for weight, change in zip(middle, over, strict=True)]
    return flat, [weight * change for weight, change in zip(middle, over, strict=True)]


def weighted(game: Game[Any], numbers: list[float]) -> Judge:
    """A judge by these weights."""
    return weighted_judge(game, *weights_of(numbers))


# -- playing


def player(luck: str, search: int, judge: Judge) -> Agent:
    """An agent with this judge."""
    return SearchAgent(luck, search, 0, judge) if search else GreedyAgent(luck, judge)


def played(
    game: Game[Any],
    seed: int,
    judges: list[Judge],
    luck: str,
    search: int,
    watch: Callable[[State], None] | None = None,
) -> State:
    """A game of players with a judge each, to its end; someone may watch where each turn begins."""
    state: State = game.start(len(judges), seed)
    agents = [player(training_seed(luck, seed, seat), search, judge) for seat, judge in enumerate(judges)]
    seen = -1

    def watch_turns(now: State, _seat: int, _options: Sequence[int]) -> None:
        nonlocal seen
        if watch is not None and now.turn != seen:
            seen = now.turn
            watch(now)

    play(state, agents, None if watch is None else watch_turns)
    return state


def both_ways(lesson: Lesson, seed: int, one: Judge, other: Judge, luck: str) -> list[float]:
    """By how much one does better than the other with the same deal: from either seat; alone, one after the other."""
    game = sanmon.load(lesson.game)
    search = lesson.search
    if lesson.players == 1:
        alone = [judge.utilities(played(game, seed, [judge], luck, search))[0] for judge in (one, other)]
        return [alone[0] - alone[1]]
    first = one.utilities(played(game, seed, [one, other], luck, search))
    second = one.utilities(played(game, seed, [other, one], luck, search))
    return [(first[0] - first[1]) / 2, (second[1] - second[0]) / 2]


def compare(lesson: Lesson, first: int, end: int) -> list[tuple[list[int], float]]:
    """Pairs of games: which way each weight was tilted, and by how much that was better than the other way."""
    game = sanmon.load(lesson.game)
    found: list[tuple[list[int], float]] = []
    for number in range(first, end):
        seed = lesson.seed + number
        rng = random.Random(f"train:{seed}")
        coins = [rng.choice((-1, 1)) for _ in lesson.numbers]
        tilted = [
            weighted(game, [number + way * TILT * coin for number, coin in zip(lesson.numbers, coins, strict=True)])
            for way in (1, -1)
        ]
        ahead = both_ways(lesson, seed, tilted[0], tilted[1], "train")
        found.append((coins, math.fsum(ahead) / len(ahead)))
    return found


def compete(lesson: Lesson, first: int, end: int) -> list[float]:
    """What learned weights get against the hand-made ones, a point for a win: two games of each deal, one bout of them
    alone.
    """
    game = sanmon.load(lesson.game)
    ours = weighted(game, lesson.numbers)
    theirs = hand_made_judge(game)
    found: list[float] = []
    for number in range(first, end, 2):
        ahead = both_ways(lesson, lesson.seed + number // 2, ours, theirs, "try")
        found += [0.5 if margin == 0.0 else float(margin > 0.0) for margin in ahead]
    return found


def foreseen(game: Game[Any], players: int, seed: int, judge: Judge, search: int) -> tuple[float, float]:
    """A game of players who judge alike: the first one's lead as it was foreseen at each turn, squared, and times the
    real one.
    """
    leading: list[float] = []

    def watch(state: State) -> None:
        leading.append(margins(judge.evaluate(state, EVERYONE))[0])

    state = played(game, seed, [judge] * players, "foresee", search, watch)
    assert state.result is not None
    came = margins(judge.final_values(state, state.result))[0]
    return math.fsum(lead * lead for lead in leading), math.fsum(lead * came for lead in leading)


def foresee(lesson: Lesson, first: int, end: int) -> list[tuple[float, float]]:
    """The sums of `foreseen` for some games."""
    game = sanmon.load(lesson.game)
    judge = weighted(game, lesson.numbers)
    return [foreseen(game, lesson.players, lesson.seed + number, judge, lesson.search) for number in range(first, end)]


# -- shipping


class Trial(msgspec.Struct, frozen=True):
    """The sequential test of what was learned: 0 Elo ahead of the hand-made weights, or MUCH?"""

    verdict: str
    points: float
    games: int
    elo: float
    search: int  # iterations of those who played it; 0: greedy
    scale: float = 1.0  # what the weights were multiplied by, so that a lead comes to as many points at the end


def _test_of(course: Course, apart: int, search: int, scale: float = 1.0) -> Lesson:
    """Games that no lesson has seen."""
    return Lesson(course.game, course.players, scaled(learned(course), scale), apart + course.seed, search)


def scale_of(course: Course, games: int, jobs: int = 1) -> float:
    """How many points at the end a lead of one point by the learned weights comes to: the slope of the line through
    nothing.

    Play does not tell: with all weights twice as large the same moves are the best. Unscaled, a point that is scored
    would weigh what it weighs against the mean of all terms.
    """
    squares = products = 0.0
    for some in in_order(foresee, _test_of(course, 3_000_000, 0), games, 1, jobs):
        for square, product in some:
            squares += square
            products += product
    return round(products / squares, 4) if products > 0.0 else 1.0


def examine(
    course: Course, most: int, jobs: int = 1, progress: Callable[[str, int], None] | None = None, search: int = 0
) -> Trial:
    """Games that the course has not seen, until the question is settled; before that, what scales the weights to
    points.
    """
    scale = scale_of(course, SCALING, jobs)
    sprt = make_sprt(expected(0.0), expected(MUCH))
    points = 0.0
    count = 0
    verdict = ""
    for some in in_order(compete, _test_of(course, 2_000_000, search, scale), most, 2, jobs):
        points += sum(some)
        count += len(some)
        if progress is not None:
            progress("test", 2)
        verdict = sprt.verdict(points, count)
        if verdict:
            break
    return Trial(verdict or "open", points, count, round(elo_of(points / count), 1) if count else 0.0, search, scale)


def weights_path(package: str) -> Path:
    """Where the learned weights of a game are kept: in its own package."""
    return Path(str(importlib.resources.files(package))) / WEIGHTS


def shipped_in(path: Path) -> dict[str, Any] | None:
    """What a file of weights holds already."""
    return files.read_json(path, dict[str, Any], "is no file of weights") if path.exists() else None


def weights_file(course: Course, trial: Trial, version: str, before: dict[str, Any] | None) -> bytes:
    """The learned weights as they are shipped, with where they come from; those for another number of players stay."""
    flat, later = weights_of(scaled(learned(course), trial.scale))
    data = {
        "game": course.game,
        **{name: part for name, part in (before or {}).items() if name != "game"},
        weights_key(course.players): {
            "provenance": {
                "command": f"sanmon lab train {course.game} --players {course.players}",
                "version": version,
                "components_hash": course.components_hash,
                "seed": course.seed,
                "games": course.played,
                "generations": Counter(
                    f"search@{one.search}" if one.search else "greedy" for one in course.generations
                ),
                "test": msgspec.to_builtins(trial),
            },
            "weights": {
                term: [round(one, 4), round(more, 4)] for term, one, more in zip(course.terms, flat, later, strict=True)
            },
        },
    }
    return msgspec.json.format(msgspec.json.encode(data), indent=1) + b"\n"
