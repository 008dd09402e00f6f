"""The console of a page: Python at hand beside a board, for people who study games or teach.

It runs in an interpreter of its own and knows no table. It plays games of its own, or a copy of a finished game, which
it gets as a record. So there is nothing in it that its reader may not know.
"""

from __future__ import annotations

import ast
import contextlib
import io
import traceback
from typing import Any

import msgspec

import sanmon
from sanmon.kernel.errors import SanmonError
from sanmon.kernel.records import decode_record, replay
from sanmon.server.domain.games import name_of

FILE = "<console>"
LONGEST_OUTPUT = 20_000  # characters that a cell shows; more would hold the page up


class Start(msgspec.Struct):
    """What to begin with: a game of its own, or the record of a finished game."""

    game: str = ""
    players: int = 2
    seed: int = 7
    record: str = ""


class Board(msgspec.Struct):
    """What the page draws: the view of a seat of `state`."""

    game: str
    components: str
    players: int
    seat: int
    view: Any


class Ran(msgspec.Struct):
    """What a cell printed, whether it failed, and the board after it; no board if `state` is no position."""

    output: str
    failed: bool
    board: Board | None


class Console:
    """The names of a session, and the cells that run with them."""

    def __init__(self) -> None:
        self.names: dict[str, Any] = {}

    def begin(self, text: str) -> str:
        """Begins anew; `text` is a `Start`. Returns `Ran` as JSON, as `run` does."""
        wanted = msgspec.json.decode(text, type=Start)
        self.names = {"__name__": "__console__", "sanmon": sanmon, "agents": sanmon.agents, "agent": sanmon.agent}
        try:
            if wanted.record:
                stored = decode_record(wanted.record.encode())
                game = sanmon.load(stored.header.game)
                *_, state = replay(stored, game)
                self.names |= {"game": game, "record": stored, "state": state}
            else:
                game = sanmon.load(wanted.game)
                self.names |= {"game": game, "state": game.start(players=wanted.players, seed=wanted.seed)}
        except SanmonError as problem:
            return self._answer(str(problem), True)
        return self._answer("", False)

    def run(self, code: str) -> str:
        """Runs a cell. If its last line is an expression, its value is shown as well, as at Python's own prompt."""
        out = io.StringIO()
        failed = False
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
            try:
                self._execute(code, out)
            except BaseException as problem:  # noqa: BLE001 - also SystemExit: the page goes on
                failed = True
                out.write("".join(_told(problem)))
        return self._answer(out.getvalue(), failed)

    def _execute(self, code: str, out: io.StringIO) -> None:
        parsed = ast.parse(code, FILE)
        last = parsed.body.pop() if parsed.body and isinstance(parsed.body[-1], ast.Expr) else None
        exec(compile(parsed, FILE, "exec"), self.names)  # noqa: S102 - what the reader typed, in their own browser
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), FILE, "eval"), self.names)  # noqa: S307 - as above
            if value is not None:
                self.names["_"] = value
                out.write(f"{value!r}\n")

    def _answer(self, output: str, failed: bool) -> str:
        if len(output) > LONGEST_OUTPUT:
            output = f"{output[:LONGEST_OUTPUT]}\n… {len(output) - LONGEST_OUTPUT} more characters"
        try:
            return msgspec.json.encode(Ran(output, failed, self._board())).decode()
        except Exception:  # noqa: BLE001 - the reader may have made `state` anything
            return msgspec.json.encode(Ran(output, failed, None)).decode()

    def _board(self) -> Board | None:
        state = self.names.get("state")
        if not isinstance(state, sanmon.State):
            return None
        seat = state.seat if state.seat is not None else 0
        name, components, _ = name_of(state.game)
        return Board(name, components, state.players, seat, state.view(seat))


def _told(problem: BaseException) -> list[str]:
    """A traceback without the lines of the console itself."""
    trace = problem.__traceback__
    while trace is not None and trace.tb_frame.f_code.co_filename != FILE:
        trace = trace.tb_next
    return traceback.format_exception(type(problem), problem, trace)
