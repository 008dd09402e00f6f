"""Thinks for a page: bots, hints and reviews. It runs in a worker of its own, so that no page waits for it."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import msgspec

from sanmon.bots.agent_cache import AgentCache
from sanmon.server.domain.games import FOLDER
from sanmon.server.local.tasks import Thought
from sanmon.server.set_files.checking import write
from sanmon.server.thinking import bot_moves, hints, reviews
from sanmon.server.thinking.bot_moves import BotTask
from sanmon.server.thinking.hints import HintTask
from sanmon.server.thinking.reviews import ReviewTask

MOST_CACHED_AGENTS = 12


class Thinker:
    """Carries out one task after the other. It is given nothing but what the task needs."""

    def __init__(self) -> None:
        self._agents = AgentCache(MOST_CACHED_AGENTS)
        if FOLDER not in os.environ:
            os.environ[FOLDER] = tempfile.mkdtemp(prefix="sanmon-sets-")

    def think(self, text: str) -> str:
        """The answer to a task of `Tasks`, as JSON."""
        thought = msgspec.json.decode(text, type=Thought)
        folder = Path(os.environ[FOLDER]) / thought.components
        if thought.files and not folder.is_dir():
            write(folder, thought.files)
        return self._answer(thought).decode()

    def _answer(self, thought: Thought) -> bytes:
        if thought.kind == "bot":
            task = msgspec.json.decode(thought.task, type=BotTask)
            return msgspec.json.encode(bot_moves.choose(self._agents, task))
        if thought.kind == "hint":
            return msgspec.json.encode(hints.advice(msgspec.json.decode(thought.task, type=HintTask)))
        return msgspec.json.encode(reviews.judge(msgspec.json.decode(thought.task, type=ReviewTask)))
