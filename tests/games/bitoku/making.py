"""Writes missing golden records and the playthrough, after an intended change of the rules or of the set.

    PYTHONPATH=tests python -m games.bitoku.making [golden] [playthrough] [words]

A player who is careful in two of three decisions plays every golden game, so that the records contain both good moves
and mistakes.
"""

from __future__ import annotations

import io
import random
import sys
from pathlib import Path
from typing import Any

from rich.console import Console

from sanmon.bots.beam import best_turns
from sanmon.bots.judges import hand_made_judge
from sanmon.games.bitoku import terminal
from sanmon.games.bitoku.components import FOLDER
from sanmon.games.bitoku.engine import load
from sanmon.kernel.game import Game
from sanmon.kernel.info import Setting
from sanmon.kernel.records import Record
from sanmon.kernel.state import State
from sanmon.kernel.words import Words

HERE = Path(__file__).parent
GOLDEN = HERE / "golden"
PLAYTHROUGH = HERE / "playthrough.txt"
PLAYTHROUGH_SEED = 21
NAMES = ["Eva", "Petr", "Olga", "Ren"]
WIDTH = 3

# name of the file: players and settings
TABLES: dict[str, tuple[int, dict[str, Setting]]] = {
    "2-players": (2, {}),
    "3-players": (3, {}),
    "4-players": (4, {}),
    "2-players-harder-forest": (2, {"harder_forest": True}),
    "solo": (1, {}),
    "solo-easier": (
        1, {"dragonflies": "none", "no_yokai": True, "no_goods": True, "calm_kodama": True, "no_spring_moves": True},
    ),
    "2-players-set-2": (2, {}),
    "solo-set-2": (1, {}),
    "solo-harder": (1, {"dragonflies": "two", "early_pilgrim": True, "early_kodama": True, "lake_lord": True}),
    "2-players-rules-2": (2, {}),
    "solo-rules-2": (1, {}),
    "3-players-rules-3": (3, {}),
    "solo-rules-3": (1, {}),
    "2-players-set-3": (2, {}),
    "4-players-set-3": (4, {}),
    "solo-set-3": (1, {}),
}  # fmt: skip


def set_of(name: str) -> Path:
    """The component set of a record: sanmon-1, unless its name says otherwise."""
    if name.endswith("-set-3"):
        return FOLDER / "sanmon-3"
    return FOLDER / ("sanmon-2" if name.endswith(("-set-2", "-rules-2", "-rules-3")) else "sanmon-1")


def game_of(name: str) -> Game[Any]:
    """The game with the component set and the ruleset of a record; set 3 came with ruleset 3."""
    return load(set_of(name), int(name[-1]) if "-rules-" in name or name.endswith("-set-3") else 1)


def choose(state: State, rng: random.Random) -> int:
    """Chooses carefully in two of three decisions and at random in the third."""
    assert state.seat is not None
    options = state.options()
    if rng.random() < 1 / 3:
        return options[int(rng.random() * len(options))]
    return careful(state, rng)


def careful(state: State, rng: random.Random) -> int:
    """Chooses like a bot that searches its turn in one imagined world."""
    assert state.seat is not None
    options = state.options()
    worths = best_turns(state.imagine(state.seat, rng), state.seat, options, WIDTH, hand_made_judge(state.game))
    return options[worths.index(max(worths))]


def record(game: Game[Any], name: str, seed: int) -> bytes:
    """Plays a game at one of the TABLES and returns its encoded record."""
    players, settings = TABLES[name]
    state: State = game.start(players, seed, False, None, **settings)
    written = Record.begin(state, game.info.check_settings(players, dict(settings)), NAMES[:players])
    rng = random.Random(seed)
    while state.seat is not None:
        seat, option = state.seat, choose(state, rng)
        state.apply(option)
        written.add(state, seat, option)
    return written.encode(state)


def playthrough(game: Game[Any], choices: list[str], seed: int) -> str:
    """A whole solo game as text: every prompt with its options in the notation, the chosen one (>), and the events."""
    words = Words(game, "en", NAMES[:1])
    state: State = game.start(players=1, seed=seed)
    out = [f"Bitoku, solo game against the Tengu, seed {seed}, component set {game.components_name}", ""]
    out += [f"  {words.event(event)}" for event in state.events]
    year = 0
    for text in choices:
        assert state.seat is not None
        now = state.year  # type: ignore[attr-defined]
        if now != year:
            year = now
            out += ["", f"== Year {year}", "", *board(state, words)]
        prompt = state.prompt(state.seat)
        out += ["", f"{words.prompt(prompt)}  [{prompt.clause}]"]
        option = game.vocabulary.option(text)
        for possible in state.options():
            mark = ">" if possible == option else " "
            out.append(f" {mark} {game.vocabulary.text(possible):<34} {words.option(state.describe(possible))}")
        state.apply(option)
        out += [f"   · {words.event(event)}" for event in state.events]
    assert state.result is not None
    out += ["", "== The end", "", *board(state, words), ""]
    for place, name in enumerate((NAMES[0], words.say("board-tengu"))):
        points = ", ".join(f"{words.say(f'score-{key}')} {n}" for key, n in state.result.breakdown[place].items())
        out.append(f"{name}: {state.result.scores[place]} VP ({points})")
    out.append(words.say(f"verdict-{state.result.verdict}"))
    return "\n".join(line.rstrip() for line in out) + f"\ndigest {state.digest()}\n"


def board(state: State, words: Words) -> list[str]:
    """The board as the terminal draws it, without colours."""
    page = io.StringIO()
    console = Console(file=page, width=100, force_terminal=False, color_system=None, legacy_windows=False)
    console.print(terminal.board(state.view(state.seat), words))  # type: ignore[arg-type]
    return page.getvalue().splitlines()


def played_choices(game: Game[Any], seed: int) -> list[str]:
    """Plays a careful game and returns its choices in the notation."""
    state: State = game.start(players=1, seed=seed)
    rng = random.Random(seed)
    choices = []
    while state.seat is not None:
        option = careful(state, rng)
        choices.append(game.vocabulary.text(option))
        state.apply(option)
    return choices


def chosen(page: str) -> list[str]:
    """The choices that a playthrough marks with `>`."""
    return [line[3:37].strip() for line in page.splitlines() if line.startswith(" > ")]


def main() -> None:
    """`golden` plays missing records, `playthrough` a new game; `words` renders the old game with today's words."""
    game = load(set_of("playthrough"))
    if "golden" in sys.argv:
        GOLDEN.mkdir(exist_ok=True)
        for number, name in enumerate(TABLES):
            if (GOLDEN / f"{name}.jsonl").exists():
                continue  # a record stays as it is; delete its file to play it again
            (GOLDEN / f"{name}.jsonl").write_bytes(record(game_of(name), name, 100 + number))
            print(name)
    if "playthrough" in sys.argv:
        PLAYTHROUGH.write_text(playthrough(game, played_choices(game, PLAYTHROUGH_SEED), PLAYTHROUGH_SEED), "utf-8")
    elif "words" in sys.argv:
        PLAYTHROUGH.write_text(playthrough(game, chosen(PLAYTHROUGH.read_text("utf-8")), PLAYTHROUGH_SEED), "utf-8")


if __name__ == "__main__":
    main()
