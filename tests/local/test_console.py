"""The console of a page: what a cell prints, errors, the board, and copies of finished games."""

import json
import random
from typing import Any

import pytest

from local.page import Page
from sanmon.server.local.console import LONGEST_OUTPUT, Console


def begun(**start: Any) -> tuple[Console, dict[str, Any]]:
    console = Console()
    return console, json.loads(console.begin(json.dumps(start)))


def run(console: Console, code: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(console.run(code))
    return found


@pytest.mark.parametrize("game", ["toy", "koi", "satori", "bitoku"])
def test_a_game_of_its_own_is_played_beside_its_board(game: str) -> None:
    console, first = begun(game=game, players=2, seed=3)
    assert (first["failed"], first["board"]["game"]) == (False, game)
    assert run(console, "state.options()[0]")["output"].strip().isdecimal()
    done = run(
        console, "while state.seat is not None:\n    state.apply(state.options()[0])\nprint(state.result.scores)"
    )
    assert (done["failed"], done["output"][0]) == (False, "(")
    assert done["board"]["view"] != first["board"]["view"]


def test_bots_are_at_hand_and_the_last_value_is_kept() -> None:
    console, _ = begun(game="toy")
    assert "level-1" in run(console, "list(agents())")["output"]
    assert run(console, "_[0]")["output"] == repr(console.names["agents"]()[0]) + "\n"


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("1 / 0", "ZeroDivisionError"),
        ("if", "SyntaxError"),
        ("exit()", "Exit"),
        ("state.apply(10**6)", "IllegalOption"),
        ("raise KeyboardInterrupt", "KeyboardInterrupt"),
    ],
)
def test_an_error_is_shown_and_the_session_goes_on(code: str, said: str) -> None:
    console, _ = begun(game="toy")
    found = run(console, code)
    assert found["failed"]
    assert said in found["output"] or "NameError" in found["output"]
    assert "console.py" not in found["output"]
    assert run(console, "1 + 1")["output"] == "2\n"


def test_much_output_is_cut_and_a_state_of_ones_own_has_no_board() -> None:
    console, _ = begun(game="toy")
    found = run(console, "state = 5\nprint('x' * 100_000)")
    assert LONGEST_OUTPUT < len(found["output"]) < LONGEST_OUTPUT + 100
    assert found["board"] is None


def test_a_finished_game_is_there_as_a_copy() -> None:
    page = Page()
    opened = page.open("toy", {"name": "Ada"}, {"agent": "level-1"})
    with page.at(opened["table"]) as seat:
        seat.play(random.Random(3))
    status, record = page.request("GET", f"tables/{opened['table']}/record")
    assert status == 200
    console, first = begun(record=record)
    assert not first["failed"], first["output"]
    assert run(console, "state.result is not None")["output"] == "True\n"


def test_a_game_that_is_not_there_is_said() -> None:
    assert begun(game="chess")[1]["failed"]
