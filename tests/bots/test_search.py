"""The search: its budget, its time limit, stopping it, and the tree that it keeps."""

from __future__ import annotations

import itertools
import multiprocessing
import os
import random
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import sanmon
from bots.games import GAMES, along, play
from sanmon.bots.agent_cache import AgentCache
from sanmon.bots.agents import Position, agent
from sanmon.bots.coach import advise
from sanmon.bots.judges import own_judge, shipped_judge
from sanmon.bots.parallel_search import can_fork
from sanmon.bots.search import SearchAgent
from sanmon.bots.searcher import MOST_OPTIONS, Halving, look_by_beam
from sanmon.bots.tree import Node, Scale, look, walk
from sanmon.kernel.errors import SetupError

LARGE = 20_000  # iterations: far more than a test could wait for, so the search must be stopped


@contextmanager
def afterwards(action: Callable[[], None], begun: Callable[[], bool]) -> Iterator[None]:
    """Runs an action in another thread as soon as a condition holds; gives up when the body of the `with` is done."""
    done = threading.Event()

    def wait() -> None:
        while not done.wait(0.005):
            if begun():
                action()
                return

    thread = threading.Thread(target=wait)
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()


def test_a_budget_is_a_number_of_iterations() -> None:
    state = sanmon.load("toy").start(2, 3)
    bot = SearchAgent(1, 57)
    bot.choose(state.options(), Position(state, 0))
    assert bot.searcher.root.visits() == 57


def test_a_budget_can_follow_the_name() -> None:
    bot = agent("search@9")
    assert isinstance(bot, SearchAgent)
    assert bot.searcher.iterations == 9
    for wrong in ("search@", "search@0", "search@x", "search@-3", "search@1.5"):
        with pytest.raises(SetupError, match="number of iterations"):
            agent(wrong)
    with pytest.raises(SetupError, match="greedy does not search"):
        agent("greedy@9")


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_games(game: str) -> None:
    if game == "toy":
        assert play(game, ["search@12"] * 2, 5).result == play(game, ["search@12"] * 2, 5).result
    state = next(along(game, 2, 7, 15))
    assert state.seat is not None
    position = Position(state, state.seat)
    answers = {SearchAgent("s", 10).choose(state.options(), position) for _ in range(3)}
    assert len(answers) == 1


def test_a_larger_budget_plays_better() -> None:
    """Each deal from both seats; the same seeds, so the same games on every machine."""
    won = 0.0
    for seed in range(16):
        for seat in (0, 1):
            names = ["search@1", "search@1"]
            names[seat] = "search@24"
            result = play("toy", names, seed).result
            assert result is not None
            won += (result.scores[seat] > result.scores[1 - seat]) + 0.5 * (result.scores[0] == result.scores[1])
    assert won > 18


def test_the_time_limit_ends_a_search() -> None:
    """By the real clock: the whole budget takes much longer than the limit on any machine."""
    state = next(along("satori", 2, 7, 15))
    assert state.seat is not None
    bot = SearchAgent(1, LARGE)
    bot.cap(0.05)
    assert bot.choose(state.options(), Position(state, state.seat)) in state.options()
    assert 1 <= bot.searcher.root.visits() < LARGE


def test_a_search_uses_its_time_up_to_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock on which every iteration takes an eighth of a second."""
    ticks = itertools.count(0, 0.125)
    monkeypatch.setattr("sanmon.bots.searcher.time.monotonic", lambda: next(ticks))
    state = next(along("satori", 2, 7, 15))
    assert state.seat is not None
    bot = SearchAgent(1, 1000)
    bot.cap(2.5)
    bot.choose(state.options(), Position(state, state.seat))
    assert bot.searcher.root.visits() == 18  # begun at 0.125, and 0.125 * (1 + 18 + 1) would be 2.5


def test_an_iteration_that_would_not_end_in_time_does_not_begin(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock on which every iteration takes a quarter of a second, and the third half a second."""
    ticks = iter([0.0, 0.0, 0.25, 0.5, 1.0, 1.25, 1.5, 1.75])
    monkeypatch.setattr("sanmon.bots.searcher.time.monotonic", lambda: next(ticks))
    state = next(along("satori", 2, 7, 15))
    assert state.seat is not None
    bot = SearchAgent(1, 1000)
    bot.cap(1.9)
    bot.choose(state.options(), Position(state, state.seat))
    assert bot.searcher.root.visits() == 5  # ends at 1.5; another as slow as the third would end at 2


def test_stop_ends_a_search() -> None:
    state = next(along("satori", 2, 7, 15))
    assert state.seat is not None
    bot = SearchAgent(1, LARGE)
    with afterwards(bot.stop, lambda: bool(bot.searcher.left)):
        assert bot.choose(state.options(), Position(state, state.seat)) in state.options()
    assert 1 <= bot.searcher.root.visits() < LARGE


@pytest.mark.parametrize("processes", [1, 2])
def test_a_stop_between_decisions_does_nothing(processes: int) -> None:
    """Neither before the first decision nor after an answer does it shorten the next search."""
    state = next(along("satori", 2, 7, 15))
    assert state.seat is not None
    bot = SearchAgent(1, 20)
    bot.spread(processes)
    for _ in range(2):
        bot.stop()
        bot.searcher.kept = None
        bot.choose(state.options(), Position(state, state.seat))
        assert bot.searcher.root.visits() == 20


def test_the_tree_is_kept_within_a_turn_and_dropped_after_it() -> None:
    state = sanmon.load("satori").start(2, 1)
    bot = SearchAgent(1, 20)
    kept = dropped = 0
    position = Position(state, 0)
    rng = random.Random(2)
    while state.seat is not None and kept + dropped < 40:
        if state.seat != 0:
            state.apply(rng.choice(state.options()))
            continue
        before = bot.searcher.kept
        served = before is not None and before.serves(position.imagine(rng))
        option = bot.choose(state.options(), position)
        if served:
            assert before is not None
            assert bot.searcher.root is before.node
            kept += 1
        else:
            dropped += 1
        assert bot.searcher.root.visits() >= 20
        turn, barrier = state.turn, state.barrier
        state.apply(option)
        if state.turn != turn or state.barrier != barrier or state.seat != 0:
            assert bot.searcher.kept is None
    assert kept > 3
    assert dropped > 3


@pytest.mark.parametrize("game", GAMES)
def test_a_walk_chooses_only_options_that_its_world_allows(game: str) -> None:
    """One tree is walked in many worlds; `apply` would refuse an option that is illegal in one of them."""
    for state in along(game, 2, 9, 70 if game != "toy" else 5):
        seat = state.seat
        assert seat is not None
        judge = shipped_judge(state.game, state.players)
        root, scale, rng = Node(seat), Scale(judge.utilities(state)), random.Random(3)
        look_by_beam(root, state.imagine(seat, rng), scale, judge, 2)
        for option, _ in Halving(root, state.options(seat), 8):
            end = walk(root, state.imagine(seat, rng), option, state.turn + 2, scale, judge)[-1]
            assert end.seat is None or end.turn > state.turn + 2  # a turn without a choice is taken at once
        assert root.visits() == (8 if len(state.options(seat)) > 1 else 1)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [1, 2, 3])
def test_a_walk_judges_its_last_position_or_the_mean_over_own_turns(game: str, players: int) -> None:
    if players not in sanmon.info(game).players:
        pytest.skip(f"{game} is not for {players}")
    more_than_one = 0
    for state in along(game, players, 5, 25 if game != "toy" else 5):
        seat = state.seat
        assert seat is not None
        judge = shipped_judge(state.game, players)
        root, scale, rng = Node(seat), Scale(judge.utilities(state)), random.Random(3)
        look_by_beam(root, state.imagine(seat, rng), scale, judge, 2)
        option = state.options(seat)[0]
        judged = walk(root, state.imagine(seat, rng), option, state.turn + players, scale, judge)
        assert judged[0].turn > state.turn or judged[0].seat is None
        turns = [one.turn for one in judged if one.seat is not None]
        assert turns == sorted(set(turns))
        assert all(one.seat is not None for one in judged[:-1])  # the end of the game can only come last
        utilities = [judge.utilities(one)[seat] for one in judged]
        assert root.edges[option].total == pytest.approx(scale.squash(sum(utilities) / len(utilities), seat))
        more_than_one += len(judged) > 1
    # Only Satori sets EVERY_TURN_JUDGED.
    assert (more_than_one > 0) == (game == "satori")


@pytest.mark.parametrize("budget", [1, 2, 3, 8, 20, 57, 400])
@pytest.mark.parametrize("count", [2, 3, 4, 5, 9, 30])
def test_options_are_tried_by_halves_and_in_the_same_worlds(budget: int, count: int) -> None:
    root, rng = Node(0), random.Random(budget)
    options = list(range(count))
    look(root, options, [rng.random() for _ in options], Scale([0.0, 0.0]))
    worlds: dict[int, list[int]] = {}
    world = 0
    halving = Halving(root, options, budget)
    for option, new in halving:
        world += new
        worlds.setdefault(option, []).append(world)
        root.edges[option].visits += 1
        root.edges[option].total += rng.random()
    assert root.visits() == budget
    best_looking = sorted(options, key=lambda option: -root.edges[option].look)
    assert set(worlds) <= set(best_looking[: max(2, min(budget // 2, MOST_OPTIONS))])
    assert all(len(set(seen)) == len(seen) for seen in worlds.values())  # no option twice in one world
    most, second = sorted(worlds.values(), key=len)[-2:] if len(worlds) > 1 else (worlds[best_looking[0]],) * 2
    assert len(second) >= len(most) - 1
    if budget >= 2 * len(worlds):
        assert {len(worlds[option]) for option in halving.left} <= {len(most), len(second)}
    assert all(set(seen[:-1]) <= set(second) for seen in worlds.values())


def test_a_single_option_is_tried_once() -> None:
    root = Node(0)
    look(root, [7], [0.5], Scale([0.0, 0.0]))
    assert list(Halving(root, [7], 400)) == [(7, True)]


def test_utilities_are_leads_with_two_and_places_with_more() -> None:
    three, two, one = (sanmon.load("toy").start(players, 3) for players in (3, 2, 1))
    last, first, second = own_judge(three.game, lambda *_: [5.0, 9.0, 7.5]).utilities(three)
    assert last < 0 < second < first
    assert own_judge(two.game, lambda *_: [5.0, 9.0]).utilities(two) == [-4.0, 4.0]
    assert own_judge(one.game, lambda *_: [5.0]).utilities(one) == [5.0]
    over = play("toy", ["random", "random"], 3)
    assert over.result is not None
    mine, theirs = over.result.scores
    leads = shipped_judge(over.game, over.players).utilities(over)
    assert [lead > 0 for lead in leads] == [mine >= theirs, theirs > mine]


def test_unsquash_reverses_squash() -> None:
    scale = Scale([3.0, -1.0])
    assert scale.squash(3.0, 0) == 0.5
    assert scale.squash(4.0, 0) > 0.5 > scale.squash(-5.0, 1)
    assert scale.unsquash(scale.squash(7.25, 0), 0) == pytest.approx(7.25)
    assert scale.squash(1e6, 0) == 1.0
    assert scale.squash(-1e6, 1) == 0.0


def test_several_processes_share_the_budget_and_repeat_their_answer() -> None:
    state = next(along("satori", 2, 7, 15))
    assert state.seat is not None
    position = Position(state, state.seat)
    answers, roots = set(), []
    for _ in range(2):
        bot = SearchAgent("s", 60)
        bot.spread(3)
        answers.add(bot.choose(state.options(), position))
        roots.append([(option, edge.visits) for option, edge in bot.searcher.root.edges.items()])
        assert bot.searcher.iterations == 60
    assert len(answers) == 1
    assert roots[0] == roots[1]
    if can_fork():
        assert sum(visits for _, visits in roots[0]) == 60


def test_stop_ends_a_search_in_several_processes() -> None:
    state = next(along("satori", 2, 7, 15))
    assert state.seat is not None
    bot = SearchAgent(1, 2 * LARGE)
    bot.spread(2)
    with afterwards(bot.stop, lambda: bool(bot.searcher.left)):
        assert bot.choose(state.options(), Position(state, state.seat)) in state.options()
    assert 1 <= bot.searcher.root.visits() < LARGE
    assert multiprocessing.active_children() == []


def ignores(pid: int, number: signal.Signals) -> bool:
    """Whether a process ignores a signal."""
    status = Path(f"/proc/{pid}/status").read_text()
    ignored = next(line.split()[1] for line in status.splitlines() if line.startswith("SigIgn:"))
    return bool(int(ignored, 16) >> (number - 1) & 1)


@pytest.mark.skipif(not can_fork(), reason="this system cannot fork")
@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="this system has no /proc/self/status")
def test_helper_processes_ignore_ctrl_c(capfd: pytest.CaptureFixture[str]) -> None:
    """A terminal interrupts all processes. The helpers print nothing; the process that forked them ends them."""
    state = next(along("satori", 2, 7, 15))
    assert state.seat is not None
    bot = SearchAgent(1, 2 * LARGE)
    bot.spread(2)
    alive: list[bool] = []

    def interrupt() -> None:
        for helper in multiprocessing.active_children():
            assert helper.pid is not None
            os.kill(helper.pid, signal.SIGINT)
            alive.append(helper.is_alive())
        bot.stop()

    def begun() -> bool:
        helpers = multiprocessing.active_children()
        return bool(helpers) and all(helper.pid and ignores(helper.pid, signal.SIGINT) for helper in helpers)

    with afterwards(interrupt, begun):
        bot.choose(state.options(), Position(state, state.seat))
    assert alive == [True]
    assert bot.searcher.root.visits() < LARGE, "the helper never ignored Ctrl-C"
    assert multiprocessing.active_children() == []
    assert "Traceback" not in capfd.readouterr().err


def test_a_cached_agent_keeps_its_tree_until_the_cache_is_full() -> None:
    state = sanmon.load("satori").start(2, 1)
    cache = AgentCache(2)
    first = cache.take(("a", 0), "search@20", 1)
    assert isinstance(first, SearchAgent)
    while first.searcher.kept is None:
        assert state.seat is not None
        option = first.choose(state.options(), Position(state, state.seat))
        state.apply(option)
    kept = first.searcher.kept
    cache.put_back(("a", 0), "search@20", first)
    assert cache.take(("a", 0), "search@20", 2) is first
    assert first.searcher.kept is kept
    assert first.rng.random() == random.Random(2).random()
    assert cache.take(("a", 0), "search@20", 2) is not first  # it is in use
    cache.put_back(("a", 0), "search@20", first)
    for place, name in ((("a", 0), "greedy"), (("b", 1), "random")):
        bot = cache.take(place, name, 3)
        assert bot is not first
        cache.put_back(place, name, bot)
    assert cache.take(("a", 0), "search@20", 2) is not first


def test_seats_that_answer_together_can_be_asked_in_any_order() -> None:
    """Bitoku's spring discard: the second seat can answer before the first has answered."""
    state = sanmon.load("bitoku").start(2, 4)
    assert len(state.seats) == 2
    for seat in (1, 0):
        for name in ("greedy", "level-1", "search@5"):
            assert agent(name, 1).choose(state.options(seat), Position(state, seat)) in state.options(seat)
        assert [one.option for one in advise(Position(state, seat), 1, 5)]
