"""One search by several processes: each grows a tree of its own with its own luck, and the visits at the roots are added up.

The same number of processes gives the same move for the same seed. It takes a system that can fork; elsewhere one process
searches alone. Matches never use it: there every core plays a game of its own.
"""

from __future__ import annotations

import multiprocessing
import signal
import sys
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from sanmon.bots.agents import Agent, Position
from sanmon.bots.searcher import Searcher
from sanmon.bots.tree import Node

PATIENCE = 0.02  # seconds between looks whether someone said stop
MOST = 64  # processes for one search

Told = list[tuple[int, int, float]]  # options, their visits and what came of them


def can_fork() -> bool:
    """Whether processes can begin as copies of this one, with all they need to know."""
    return "fork" in multiprocessing.get_all_start_methods() and sys.platform != "darwin"


def search_together(searcher: Searcher, position: Position, agent: Agent, seconds: float, processes: int) -> Node:
    """The root after this process and its copies have each done a share of the budget."""
    whole = searcher.iterations
    searcher.iterations = max(1, whole // processes)
    helpers = [_begin(searcher, position, f"{agent.rng.random()}:{number}", seconds) for number in range(1, processes)]
    try:
        root = searcher.run(position, agent, seconds)
        for helper, line in helpers:
            for option, visits, total in _heard(searcher, helper, line):
                edge = root.edges[option]
                edge.visits += visits
                edge.total += total
    finally:
        searcher.iterations = whole
        for helper, line in helpers:
            helper.terminate()
            helper.join()
            line.close()
    return root


def _begin(searcher: Searcher, position: Position, seed: str, seconds: float) -> tuple[BaseProcess, Connection]:
    context = multiprocessing.get_context("fork")
    ours, theirs = context.Pipe(False)
    helper = context.Process(target=_share, args=(theirs, searcher, position, seed, seconds), daemon=True)
    helper.start()
    theirs.close()
    return helper, ours


def _share(line: Connection, searcher: Searcher, position: Position, seed: str, seconds: float) -> None:
    """In the copy: a search with luck of its own, told in numbers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all of them; who asked ends the others
    known = searcher.kept  # what an earlier decision left is counted once, by the one who asked
    before = {} if known is None else {option: (edge.visits, edge.total) for option, edge in known.node.edges.items()}
    root = searcher.run(position, Agent(seed), seconds)
    told: Told = []
    for option, edge in root.edges.items():
        visits, total = before.get(option, (0, 0.0)) if known is not None and root is known.node else (0, 0.0)
        told.append((option, edge.visits - visits, edge.total - total))
    line.send(told)


def _heard(searcher: Searcher, helper: BaseProcess, line: Connection) -> Told:
    """What a copy tells; nothing if it died or someone said stop."""
    while not line.poll(PATIENCE):
        if searcher.stopped or not helper.is_alive():
            return []
    try:
        told: Told = line.recv()
    except EOFError:
        return []
    return told
