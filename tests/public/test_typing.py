"""Types for users: a correct program passes `mypy --strict`, and mypy finds every mistake in a wrong one."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

RIGHT = """
import random
from collections.abc import Sequence
from pathlib import Path
from typing import assert_type

import sanmon
from sanmon.games.toy.engine import Toy, load
from sanmon.games.toy.state import ToyState

game = sanmon.load("satori")
assert_type(game, sanmon.Game[sanmon.State])
state = game.start(players=3, seed=7, printing="2024")
assert_type(state, sanmon.State)
assert_type(state.clone(), sanmon.State)
assert_type(state.imagine(0, random.Random(1)), sanmon.State)
assert_type(game.restore(state.dump()), sanmon.State)
assert_type(state.options(), tuple[int, ...])
assert_type(state.describe("end"), sanmon.Described)
assert_type(state.events_for(None), list[sanmon.Event])
assert_type(state.prompt(0), sanmon.Prompt)
assert_type(state.result, sanmon.Result | None)
state.apply(state.options()[0])
state.apply("end", seat=1)
print(state == state.clone(), game.info.players, game.vocabulary.text(0))

toy = load()
assert_type(toy, Toy)
position = toy.start(2, 1)
assert_type(position, ToyState)
assert_type(position.clone().hands, list[list[int]])
assert_type(position.imagine(None, random.Random(1)), ToyState)


class First(sanmon.Agent):
    name = "first"

    def choose(self, options: Sequence[int], position: sanmon.Position) -> int:
        return options[0]


bot: sanmon.Agent = sanmon.agent("level-2", seed=1)
words = sanmon.Words(game, "en", ["Anna"])
assert_type(words.prompt(state.prompt(0)), str)
record = sanmon.Record.begin(state, {"printing": "2024"}, ["Anna", "Bert", "Cyril"])
assert_type(record.write("game.jsonl", state), Path)
for again in sanmon.replay(sanmon.read_record("game.jsonl"), game):
    assert_type(again, sanmon.State)
try:
    state.view(7)
except (sanmon.NoSuchSeat, sanmon.IllegalOption) as problem:
    print(problem)
"""

# Lines with one mistake each, and the message that mypy must give for it.
WRONG = {
    "state.optoins()": '"State" has no attribute "optoins"',
    "sanmon.laod('satori')": 'Module has no attribute "laod"',
    "game.strat(players=2)": '"Game[State]" has no attribute "strat"',
    "state.clone().optoins()": '"State" has no attribute "optoins"',
    "state.imagine(0, random.Random(1)).seet": '"State" has no attribute "seet"',
    "game.restore(state.dump()).optoins()": '"State" has no attribute "optoins"',
    "state.apply(1.5)": 'Argument 1 to "apply" of "State" has incompatible type "float"',
    "state.view('0')": 'Argument 1 to "view" of "State" has incompatible type "str"',
    "state.result.scores": 'Item "None" of "Result | None" has no attribute "scores"',
    "game.start('three')": 'Argument 1 to "start" of "Game" has incompatible type "str"',
    "sanmon.agent('level-2').chose": '"Agent" has no attribute "chose"',
    "sanmon.Words(game)": 'Missing positional argument "language"',
    "state.prompt(0).clauses": '"Prompt" has no attribute "clauses"',
}


def mypy_errors(folder: Path) -> dict[str, list[str]]:
    """The errors of mypy in both programs, from one run. A permanent cache makes all runs but the first fast."""
    wrong = "\n".join(
        ["import random", "import sanmon", "game = sanmon.load('satori')", "state = game.start()", *WRONG]
    )
    (folder / "right.py").write_text(RIGHT)
    (folder / "wrong.py").write_text(wrong + "\n")
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file", "", "--no-error-summary"]
    cache = ["--cache-dir", str(ROOT / ".mypy_cache" / "users")]
    done = subprocess.run(
        [*command, *cache, "right.py", "wrong.py"], check=False, cwd=folder, capture_output=True, text=True
    )
    assert done.returncode in {0, 1}, done.stdout + done.stderr
    found: dict[str, list[str]] = {"right.py": [], "wrong.py": []}
    for line in done.stdout.splitlines():
        match = re.fullmatch(r"(right|wrong)\.py:(\d+): error: (.*)", line)
        if match:
            found[f"{match[1]}.py"].append(f"{match[2]}: {match[3]}")
        else:
            assert "note:" in line, line
    return found


def test_a_right_program_passes_and_every_mistake_is_found(tmp_path: Path) -> None:
    found = mypy_errors(tmp_path)
    assert found["right.py"] == []
    missed = []
    for number, (line, expected) in enumerate(WRONG.items(), 5):
        mine = [problem for problem in found["wrong.py"] if problem.startswith(f"{number}: ")]
        if not any(expected in problem for problem in mine):
            missed.append(f"for {line!r} mypy gives {mine}")
    assert missed == []
