"""`sanmon review`: the coach reviews a finished game."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from sanmon.bots.review import Judged, Review, review
from sanmon.cli import games
from sanmon.cli.graph import graph
from sanmon.cli.replay import seat_names
from sanmon.cli.screen import FAINT, Screen, capitalised, console
from sanmon.cli.terminal.hint import points, reasons_in_words
from sanmon.cli.texts import Texts, language_of
from sanmon.kernel.errors import SetupError
from sanmon.kernel.words import Words


def run(
    path: Path, seat: int | None, iterations: int, svg: Path | None, language: str | None, as_json: bool,
    everything: bool, components: Path | None,
) -> int:  # fmt: skip
    """`sanmon review`. Returns the exit code."""
    texts = Texts(language_of(language))
    stored = games.read(path)
    game = games.of_record(stored.header, components)
    games.check(stored, game)
    if stored.closing.result is None:
        raise SetupError(
            f"{path}: the game is not over; only finished games are reviewed (`hint` helps in a running one)"
        )
    players = stored.header.players
    if seat is not None and not 1 <= seat <= players:
        raise SetupError(f"--seat must be from 1 to {players}, not {seat}")
    if iterations < 1:
        raise SetupError(f"--iterations must be 1 or more, not {iterations}")
    if svg is not None:
        check_writable(svg)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    err = console(stderr=True)
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task(game.info.name, total=len(stored.actions))
        found = review(
            stored, game, iterations, None if seat is None else seat - 1, lambda n: progress.update(task, completed=n)
        )
    words = Words(game, texts.language, seat_names(stored.header, texts))
    names = [words.seat(number) for number in range(players)]
    if as_json:
        sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")
    else:
        print_review(Screen(console(), texts, words), found, names, everything)
    if svg is not None:  # last, so that the review is printed even if this fails
        if not found.calibrated:
            raise SetupError(
                f"no graph was drawn: there is no calibration for {game.info.name} with {players} players, these "
                "components, rules and table options (`sanmon lab calibrate` makes one)"
            )
        try:
            svg.write_text(graph(found, names, words.say("title"), texts), "utf-8")
        except OSError as problem:
            raise SetupError(f"cannot write {svg}: {problem.strerror}") from problem
        if not as_json:
            console().print(str(svg), soft_wrap=True)
    return 0


def check_writable(path: Path) -> None:
    """Raises SetupError if a file cannot be written, before a long computation for it. Leaves no file behind."""
    new = not path.exists()
    if not new and not path.is_file() and not path.is_dir():
        return  # a pipe or a device: even opening it would have an effect
    try:
        with path.open("ab"):
            pass
        if new:
            path.unlink()
    except OSError as problem:
        raise SetupError(f"cannot write {path}: {problem.strerror}") from problem


def print_review(screen: Screen, found: Review, names: list[str], everything: bool) -> None:
    """Prints the turning points, or every choice that cost something, and then the costs of each seat."""
    words = screen.words
    screen.heading(words.say("title"))
    screen.say("review-how", style=FAINT, n=found.iterations)
    screen.say("review-costs" if found.calibrated else "review-no-costs", style=FAINT)
    shown = [
        decision for decision in found.decisions if (decision.cost > 0 if everything else decision.n in found.turning)
    ]
    if not shown:
        screen.say("review-none")
    for decision in shown:
        mark = " ◆" if everything and decision.n in found.turning else ""
        screen.numbered(decision.n, f"{names[decision.seat]}: {_option(words, decision.chosen)}{mark}")
        cost = points(decision.cost, words.language)
        screen.under(
            "review-better" if found.calibrated else "review-best", better=_option(words, decision.best), cost=cost
        )
        reasons = [reason for reason in decision.reasons if found.calibrated or reason.points > 0]
        if reasons:
            key = "review-because" if found.calibrated else "review-for"
            screen.under(key, style=FAINT, what=reasons_in_words(reasons, words, found.calibrated))
    screen.out.print()
    for seat, name in enumerate(names):
        judged = [decision for decision in found.decisions if decision.seat == seat]
        if judged:
            screen.say(
                "review-seat" if found.calibrated else "review-agreed",
                name=name,
                cost=points(found.costs[seat], words.language),
                agreed=_agreed(judged),
                n=len(judged),
            )


def _agreed(judged: list[Judged]) -> int:
    return sum(1 for decision in judged if decision.chosen == decision.best)


def _option(words: Words, text: str) -> str:
    vocabulary = words.game.vocabulary
    return capitalised(words.option(vocabulary.describe(vocabulary.option(text))))
