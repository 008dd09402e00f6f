"""Learns the weights of an evaluation by playing games (simultaneous perturbation, SPSA).

Two players, greedy ones or searches, play against each other with different weights. For each pair of games a coin toss
for each weight decides whether one player's weight is raised and the other's lowered, or the reverse. Over many pairs
the effects of all other weights cancel out, so the mean margin gives the slope for each weight, and the weights take a
step in the direction of the slopes. In a solo game, both players play the same deal and their results are compared.

A least-squares fit of final scores to positions would be simpler. But it finds what goes with many points, not what
causes them, and weights found that way lost to the hand-made ones. Least squares sets only the common scale of all
weights: games cannot, because twice the weights choose the same moves, and people read margins in points. Learned
weights are shipped only if they win a sequential test.
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

TILT = 0.3  # by how much a pair of games raises or lowers a weight's logarithm: about a third of the weight
STEP = 0.012  # the step of a weight's logarithm for a slope of one point
MOMENTUM = 0.5  # the part of the last step that is added to the next
MUCH = 60.0  # the Elo by which learned weights should lead to be shipped
SCALING = 60  # games from which the common scale of the weights is fitted


class Generation(msgspec.Struct):
    """One step of the training, and the result of the weights against the hand-made ones."""

    number: int
    games: int  # played so far
    slope: float  # the length of the vector of all slopes, in points
    points: float  # in `trials` games against the hand-made weights
    trials: int
    search: int = 0  # iterations of the players' searches; 0: greedy players


class Course(msgspec.Struct):
    """The state of a training run: everything that is needed to continue it.

    A list of weights has two numbers for each term: first the logarithms of all weights in the middle of the game, then
    the changes of all weights over the game. The hand-made weights are all zeros.
    """

    game: str
    players: int
    components_hash: str
    terms: list[str]
    seed: int
    now: list[float]  # the current weights
    pace: list[float]  # the slopes with momentum
    steps: list[list[float]] = []  # the weights after each generation
    played: int = 0
    generations: list[Generation] = []


class Lesson(msgspec.Struct, frozen=True):
    """What a worker gets: which games to play with which weights."""

    game: str
    players: int
    numbers: list[float]
    seed: int
    search: int = 0


def begin(game: str, players: int, path: Path, seed: int) -> Course:
    """Reads the course from the file, or makes a new one if there is no file."""
    loaded = sanmon.load(game)
    possible = [count for count in (1, 2) if count in loaded.info.players]
    if players not in possible:
        counts = " or ".join(str(count) for count in possible)
        raise SetupError(f"training of {game} is for {counts} players, not {players}")
    terms: list[str] = list(evaluation_module(loaded.info.package).TERMS)
    if path.exists():
        course = files.read_json(path, Course, "is not a file of `sanmon lab train`")
        known = (course.game, course.players, course.terms, course.components_hash)
        if known != (game, players, terms, loaded.components_hash):
            raise SetupError(
                f"{path} is the training of another game, component set or evaluation; give another file with --out"
            )
        if any(len(row) != 2 * len(terms) for row in (course.now, course.pace, *course.steps)):
            raise SetupError(
                f"{path} is not a file of `sanmon lab train`: it lacks two weights for each of {len(terms)} terms"
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
    """One generation: plays pairs of games, takes a step, and plays the weights learned so far against the hand-made
    ones.
    """
    lesson = Lesson(course.game, course.players, course.now, course.seed + course.played, search)
    slopes = [0.0] * len(course.now)
    for finished in in_order(play_tilted, lesson, games // 2, 1, jobs):
        for coins, margin in finished:
            for place, coin in enumerate(coins):
                slopes[place] += coin * margin / (2 * TILT * (games // 2))
        if progress is not None:
            progress("play", 2)
    course.played += games
    course.pace = [MOMENTUM * was + slope for was, slope in zip(course.pace, slopes, strict=True)]
    course.now = with_mean_zero([was + STEP * pace for was, pace in zip(course.now, course.pace, strict=True)])
    course.steps.append([round(number, 5) for number in course.now])
    won: list[float] = []
    for some_points in in_order(compete, _unseen_games(course, 1_000_000, search), trials, 2, jobs):
        won += some_points
        if progress is not None:
            progress("try", 2)
    length = math.sqrt(sum(slope * slope for slope in slopes))
    number = len(course.generations) + 1
    generation = Generation(number, course.played, round(length, 2), math.fsum(won), len(won), search)
    course.generations.append(generation)
    return generation


def learned(course: Course) -> list[float]:
    """The learned weights: the mean over the later half of the steps, because single steps vary by chance."""
    later = course.steps[len(course.steps) // 2 :]
    if not later:
        return course.now
    return [math.fsum(numbers) / len(later) for numbers in zip(*later, strict=True)]


def keep(course: Course, path: Path) -> None:
    """Writes the course into a file."""
    files.write(path, msgspec.json.format(msgspec.json.encode(course), indent=1))


# -- weights


def with_mean_zero(numbers: list[float]) -> list[float]:
    """The weights multiplied by a common factor so that the mean of their logarithms is 0.

    The factor does not change the play, so without this the weights could grow or shrink without limit.
    """
    count = len(numbers) // 2
    mean = math.fsum(numbers[:count]) / count
    return [number - mean for number in numbers[:count]] + numbers[count:]


def scaled(numbers: list[float], scale: float) -> list[float]:
    """The weights multiplied by `scale`."""
    count = len(numbers) // 2
    return [number + math.log(scale) for number in numbers[:count]] + numbers[count:]


def weights_of(numbers: list[float]) -> tuple[list[float], list[float]]:
    """The weights as `sanmon.bots.judge.Weighted` takes them: flat ones, and those for the rest of the game."""
    count = len(numbers) // 2
    middle = [math.exp(number) for number in numbers[:count]]
    over = numbers[count:]
    flat = [weight * (1.0 - 0.5 * change) for weight, change in zip(middle, over, strict=True)]
    return flat, [weight * change for weight, change in zip(middle, over, strict=True)]


def weighted(game: Game[Any], numbers: list[float]) -> Judge:
    """A judge with these weights."""
    return weighted_judge(game, *weights_of(numbers))


# -- playing


def player(seed: str, search: int, judge: Judge) -> Agent:
    """A searching agent with this judge, or a greedy one if `search` is 0."""
    return SearchAgent(seed, search, 0, judge) if search else GreedyAgent(seed, judge)


def play_out(
    game: Game[Any],
    seed: int,
    judges: list[Judge],
    purpose: str,
    search: int,
    watch: Callable[[State], None] | None = None,
) -> State:
    """Plays a game to its end, with one judge for each seat. Calls `watch` at the beginning of each turn."""
    state: State = game.start(len(judges), seed)
    agents = [player(training_seed(purpose, seed, seat), search, judge) for seat, judge in enumerate(judges)]
    last_turn = -1

    def watch_turns(now: State, _seat: int, _options: Sequence[int]) -> None:
        nonlocal last_turn
        if watch is not None and now.turn != last_turn:
            last_turn = now.turn
            watch(now)

    play(state, agents, None if watch is None else watch_turns)
    return state


def leads_of(lesson: Lesson, seed: int, one: Judge, other: Judge, purpose: str) -> list[float]:
    """The lead of one judge over the other with the same deal: two games with the seats exchanged.

    In a solo game each judge plays the deal once, and there is one lead.
    """
    game = sanmon.load(lesson.game)
    search = lesson.search
    if lesson.players == 1:
        alone = [judge.utilities(play_out(game, seed, [judge], purpose, search))[0] for judge in (one, other)]
        return [alone[0] - alone[1]]
    first = one.utilities(play_out(game, seed, [one, other], purpose, search))
    second = one.utilities(play_out(game, seed, [other, one], purpose, search))
    return [(first[0] - first[1]) / 2, (second[1] - second[0]) / 2]


def play_tilted(lesson: Lesson, first: int, end: int) -> list[tuple[list[int], float]]:
    """Plays pairs of games with tilted weights. For each: the coin toss of each weight (1 or -1), and the mean lead of
    the player tilted that way over the one tilted the opposite way.
    """
    game = sanmon.load(lesson.game)
    pairs: list[tuple[list[int], float]] = []
    for number in range(first, end):
        seed = lesson.seed + number
        rng = random.Random(f"train:{seed}")
        coins = [rng.choice((-1, 1)) for _ in lesson.numbers]
        tilted = [
            weighted(game, [number + way * TILT * coin for number, coin in zip(lesson.numbers, coins, strict=True)])
            for way in (1, -1)
        ]
        leads = leads_of(lesson, seed, tilted[0], tilted[1], "train")
        pairs.append((coins, math.fsum(leads) / len(leads)))
    return pairs


def compete(lesson: Lesson, first: int, end: int) -> list[float]:
    """The points of the learned weights against the hand-made ones: 1 for a win, 0.5 for a tie.

    Each deal gives two figures, or one in a solo game.
    """
    game = sanmon.load(lesson.game)
    learned_judge = weighted(game, lesson.numbers)
    hand_made = hand_made_judge(game)
    points: list[float] = []
    for number in range(first, end, 2):
        leads = leads_of(lesson, lesson.seed + number // 2, learned_judge, hand_made, "try")
        points += [0.5 if lead == 0.0 else float(lead > 0.0) for lead in leads]
    return points


def lead_sums(game: Game[Any], players: int, seed: int, judge: Judge, search: int) -> tuple[float, float]:
    """Plays a game in which all seats use one judge; returns two sums for the fit in `scale_of`.

    For the first seat and each turn they add up the square of the expected lead, and the expected lead times the final
    lead.
    """
    expected_leads: list[float] = []

    def watch(state: State) -> None:
        expected_leads.append(margins(judge.evaluate(state, EVERYONE))[0])

    state = play_out(game, seed, [judge] * players, "foresee", search, watch)
    assert state.result is not None
    final = margins(judge.final_values(state, state.result))[0]
    return math.fsum(lead * lead for lead in expected_leads), math.fsum(lead * final for lead in expected_leads)


def lead_sums_of_span(lesson: Lesson, first: int, end: int) -> list[tuple[float, float]]:
    """`lead_sums` of the games from number `first` to before `end`."""
    game = sanmon.load(lesson.game)
    judge = weighted(game, lesson.numbers)
    return [lead_sums(game, lesson.players, lesson.seed + number, judge, lesson.search) for number in range(first, end)]


# -- shipping


class Trial(msgspec.Struct, frozen=True):
    """The result of the sequential test: do the learned weights lead the hand-made ones by 0 Elo, or by MUCH?"""

    verdict: str
    points: float
    games: int
    elo: float
    search: int  # iterations of the players' searches; 0: greedy players
    scale: float = 1.0  # the factor of all weights (`scale_of`)


def _unseen_games(course: Course, offset: int, search: int, scale: float = 1.0) -> Lesson:
    """Games with the learned weights; the offset of their seeds keeps them apart from all training games."""
    return Lesson(course.game, course.players, scaled(learned(course), scale), offset + course.seed, search)


def scale_of(course: Course, games: int, jobs: int = 1) -> float:
    """The number of points at the end for each point of lead that the learned weights expect.

    It is the slope of a least-squares line through the origin. Training cannot find this scale, because twice the
    weights choose the same moves.
    """
    squares = products = 0.0
    for finished in in_order(lead_sums_of_span, _unseen_games(course, 3_000_000, 0), games, 1, jobs):
        for square, product in finished:
            squares += square
            products += product
    return round(products / squares, 4) if products > 0.0 else 1.0


def examine(
    course: Course, most: int, jobs: int = 1, progress: Callable[[str, int], None] | None = None, search: int = 0
) -> Trial:
    """Scales the learned weights to points, then plays the sequential test against the hand-made ones.

    It ends with a verdict, or as "open" after `most` games.
    """
    scale = scale_of(course, SCALING, jobs)
    sprt = make_sprt(expected(0.0), expected(MUCH))
    points = 0.0
    count = 0
    verdict = ""
    for finished in in_order(compete, _unseen_games(course, 2_000_000, search, scale), most, 2, jobs):
        points += sum(finished)
        count += len(finished)
        if progress is not None:
            progress("test", 2)
        verdict = sprt.verdict(points, count)
        if verdict:
            break
    return Trial(verdict or "open", points, count, round(elo_of(points / count), 1) if count else 0.0, search, scale)


def weights_path(package: str) -> Path:
    """The path of a game's learned weights, in its own package."""
    return Path(str(importlib.resources.files(package))) / WEIGHTS


def read_weights(path: Path) -> dict[str, Any] | None:
    """Reads a file of learned weights; None if there is no file yet."""
    return files.read_json(path, dict[str, Any], "is not a file of weights") if path.exists() else None


def weights_file(course: Course, trial: Trial, version: str, before: dict[str, Any] | None) -> bytes:
    """The bytes of the file of learned weights, with their provenance.

    Weights that `before` holds for another number of players are kept.
    """
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
                    f"search@{generation.search}" if generation.search else "greedy"
                    for generation in course.generations
                ),
                "test": msgspec.to_builtins(trial),
            },
            "weights": {
                term: [round(flat_weight, 4), round(later_weight, 4)]
                for term, flat_weight, later_weight in zip(course.terms, flat, later, strict=True)
            },
        },
    }
    return msgspec.json.format(msgspec.json.encode(data), indent=1) + b"\n"
