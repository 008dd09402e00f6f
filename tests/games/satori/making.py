"""Writes the golden records of the newest ruleset and the playthrough again, after an intended change of the rules.

    PYTHONPATH=tests python -m games.satori.making [golden] [playthrough] [words]

Records of older rulesets stay as they are and must still replay. A player who is careful in two of three decisions
plays every golden game, so that the records contain both good building and mistakes.
"""

from __future__ import annotations

import io
import random
import sys
from pathlib import Path
from typing import Any

from rich.console import Console

from games.satori.careful import best_turn
from sanmon.games.satori import terminal
from sanmon.games.satori.engine import load
from sanmon.kernel.game import Game
from sanmon.kernel.info import Setting
from sanmon.kernel.records import Record
from sanmon.kernel.state import State
from sanmon.kernel.words import Words

HERE = Path(__file__).parent
GOLDEN = HERE / "golden"
PLAYTHROUGH = HERE / "playthrough.txt"
NAMES = ["Lara", "Gael", "Yuki", "Ren"]
WIDTH = 24
EASINGS = ("few_worshippers", "humble_charity", "strict_rewards")

# name of the file: players and settings
TABLES: dict[str, tuple[int, dict[str, Setting]]] = {
    **{
        f"{players}-players-{printing}": (players, {"printing": printing})
        for players in (2, 3, 4)
        for printing in ("2024", "2023")
    },
    "solo-2024": (1, {"printing": "2024"}),
    "solo-2023": (1, {"printing": "2023"}),
    **{f"solo-{easing.replace('_', '-')}": (1, {easing: True}) for easing in EASINGS},
    "solo-all-easings": (1, dict.fromkeys(EASINGS, True)),
    "2-players-rules-2": (2, {"printing": "2024"}),
    "4-players-rules-2": (4, {"printing": "2024"}),
    "solo-rules-2": (1, {"printing": "2024"}),
    "2-players-rules-3": (2, {"printing": "2024"}),
    "4-players-rules-3": (4, {"printing": "2024"}),
    "solo-rules-3": (1, {"printing": "2024"}),
}  # fmt: skip

# The tables whose records are of the newest ruleset, with their seeds.
NEWEST = {"2-players-rules-3": 100, "4-players-rules-3": 104, "solo-rules-3": 106}


def ruleset_of(name: str) -> int:
    """The ruleset of the record of this name; a name without one is of ruleset 1."""
    _, _, number = name.partition("-rules-")
    return int(number or 1)


def choose(state: State, rng: random.Random) -> int:
    """Chooses carefully in two of three decisions and at random in the third."""
    assert state.seat is not None
    options = state.options()
    if rng.random() < 1 / 3 and state.prompt(state.seat).key != "effects":
        return options[int(rng.random() * len(options))]
    return best_turn(state, rng, WIDTH)


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


def playthrough(game: Game[Any], choices: list[str], seed: int, players: int = 2) -> str:
    """A whole game as text: every prompt with its options in the notation, the chosen one (>), and the events."""
    words = Words(game, "en", NAMES[:players])
    state: State = game.start(players=players, seed=seed)
    out = [f"Satori, {players} players, seed {seed}, component set {game.components_name}", ""]
    out += [f"  {words.event(event)}" for event in state.events]
    turn = number = -1
    for text in choices:
        assert state.seat is not None
        if state.turn != turn:
            turn = state.turn
            out += ["", f"== Turn {turn}: {NAMES[state.seat]}" if turn else "== Setting up"]
            # Print the board at the start of every round.
            if (turn - 1) // (3 * players) != number:
                number = (turn - 1) // (3 * players)
                out += ["", *board(state, words)]
        prompt = state.prompt(state.seat)
        out += ["", f"{NAMES[state.seat]}: {words.prompt(prompt)}  [{prompt.clause}]"]
        option = game.vocabulary.option(text)
        for possible in state.options():
            mark = ">" if possible == option else " "
            out.append(f" {mark} {game.vocabulary.text(possible):<34} {words.option(state.describe(possible))}")
        state.apply(option)
        out += [f"   · {words.event(event)}" for event in state.events]
    assert state.result is not None
    out += ["", "== The end", "", *board(state, words), ""]
    for seat in range(players):
        points = ", ".join(f"{words.say(f'score-{key}')} {n}" for key, n in state.result.breakdown[seat].items())
        out.append(f"{state.result.ranks[seat]}. {NAMES[seat]}: {state.result.scores[seat]} SP ({points})")
    return "\n".join(line.rstrip() for line in out) + f"\ndigest {state.digest()}\n"


def board(state: State, words: Words) -> list[str]:
    """The board as the terminal draws it, without colours."""
    page = io.StringIO()
    console = Console(file=page, width=100, force_terminal=False, color_system=None, legacy_windows=False)
    console.print(terminal.board(state.view(state.seat), words))  # type: ignore[arg-type]
    return page.getvalue().splitlines()


def played_choices(game: Game[Any], seed: int, players: int = 2) -> list[str]:
    """Plays a careful game and returns its choices in the notation."""
    state: State = game.start(players=players, seed=seed)
    rng = random.Random(seed)
    choices = []
    while state.seat is not None:
        option = best_turn(state, rng, WIDTH)
        choices.append(game.vocabulary.text(option))
        state.apply(option)
    return choices


def chosen(page: str) -> list[str]:
    """The choices that a playthrough marks with `>`."""
    return [line[3:37].strip() for line in page.splitlines() if line.startswith(" > ")]


PLAYTHROUGH_SEED = 8


def main(what: list[str]) -> None:
    """`golden` plays new records, `playthrough` a new game; `words` renders the old playthrough with today's words."""
    game = load(None)
    if "golden" in what:
        GOLDEN.mkdir(exist_ok=True)
        for name, seed in NEWEST.items():
            (GOLDEN / f"{name}.jsonl").write_bytes(record(game, name, seed))
    if "playthrough" in what:
        PLAYTHROUGH.write_text(playthrough(game, played_choices(game, PLAYTHROUGH_SEED), PLAYTHROUGH_SEED), "utf-8")
    if "words" in what:
        choices = chosen(PLAYTHROUGH.read_text("utf-8"))
        PLAYTHROUGH.write_text(playthrough(game, choices, PLAYTHROUGH_SEED), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:] or ["golden", "playthrough"])
