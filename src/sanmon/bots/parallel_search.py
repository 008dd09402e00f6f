"""One search in several processes: each grows its own tree from its own seed; then the visits at the roots are summed.

The same seed and the same number of processes give the same move. It needs a system that can fork; elsewhere one
process does the whole search. Matches never use it: there every core plays a game of its own.
"""

from __future__ import annotations

import multiprocessing
import signal
import sys
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from sanmon.bots.agents import Agent, Position
from sanmon.bots.searcher import Searcher
from sanmon.bots.seeds import share_seed
from sanmon.bots.tree import Node

POLL_SECONDS = 0.02  # how often the process that waits for its helpers checks whether the search was stopped
MOST_PROCESSES = 64  # for one search

RootVisits = list[tuple[int, int, float]]  # by option: its number of visits and the sum of its values


def can_fork() -> bool:
    """Whether this process can safely fork; macOS offers fork, but its system libraries may crash afterwards."""
    return "fork" in multiprocessing.get_all_start_methods() and sys.platform != "darwin"


def search_in_parallel(searcher: Searcher, position: Position, agent: Agent, seconds: float, processes: int) -> Node:
    """The root of this process's tree, with the visits of the processes it forks added. All share the budget."""
    whole = searcher.iterations
    searcher.iterations = max(1, whole // processes)
    helpers = [
        _fork(searcher, position, share_seed(agent.rng.random(), number), seconds) for number in range(1, processes)
    ]
    try:
        root = searcher.run(position, agent, seconds)
        for helper, pipe in helpers:
            for option, visits, total in _receive(searcher, helper, pipe):
                edge = root.edges[option]
                edge.visits += visits
                edge.total += total
    finally:
        searcher.iterations = whole
        for helper, pipe in helpers:
            helper.terminate()
            helper.join()
            pipe.close()
    return root


def _fork(searcher: Searcher, position: Position, seed: str, seconds: float) -> tuple[BaseProcess, Connection]:
    context = multiprocessing.get_context("fork")
    ours, theirs = context.Pipe(False)
    helper = context.Process(target=_search_share, args=(theirs, searcher, position, seed, seconds), daemon=True)
    helper.start()
    theirs.close()
    return helper, ours


def _search_share(pipe: Connection, searcher: Searcher, position: Position, seed: str, seconds: float) -> None:
    """Runs in the forked process: searches from this seed and sends the visits at its root."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes; the one that forked ends the others
    known = searcher.kept  # visits from an earlier decision count once, in the process that forked
    before = {} if known is None else {option: (edge.visits, edge.total) for option, edge in known.node.edges.items()}
    root = searcher.run(position, Agent(seed), seconds)
    new_visits: RootVisits = []
    for option, edge in root.edges.items():
        visits, total = before.get(option, (0, 0.0)) if known is not None and root is known.node else (0, 0.0)
        new_visits.append((option, edge.visits - visits, edge.total - total))
    pipe.send(new_visits)


def _receive(searcher: Searcher, helper: BaseProcess, pipe: Connection) -> RootVisits:
    """The visits that a forked process sends; none if it died or the search was stopped."""
    while not pipe.poll(POLL_SECONDS):
        if searcher.stopped or not helper.is_alive():
            return []
    try:
        visits: RootVisits = pipe.recv()
    except EOFError:
        return []
    return visits
