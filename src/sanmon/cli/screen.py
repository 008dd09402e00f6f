"""What a player sees: the board, the news, the question with its numbered choices, and the table at the end.

Everything is readable without colour.
"""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from sanmon.cli.texts import Texts
from sanmon.kernel.game import Game
from sanmon.kernel.messages import Event, Result
from sanmon.kernel.words import Words

QUESTION = "bold red"
NUMBER = "bold cyan"
FAINT = "dim"


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """Lets `app.run` handle a closed output. Rich would exit with code 1, which here means a failed check."""
        raise BrokenPipeError


def console(stderr: bool = False) -> Console:
    """A console that prints `?` for a character that its terminal lacks, instead of failing."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure") and stream.errors != "replace":
            stream.reconfigure(errors="replace")
    return _Console(highlight=False, markup=False, emoji=False, stderr=stderr)


def is_interactive() -> bool:
    """Whether the input is a terminal, not a pipe or a file."""
    return sys.stdin is not None and sys.stdin.isatty()


def read_line(out: Console) -> str | None:
    """The next line of input; None at its end. A line from a pipe is printed as if it were typed."""
    if sys.stdin is None:  # the input was closed before Python started
        return None
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401, PLC0415 - makes `input` editable, with a history; not on every system
    try:
        line = input("> ")
    except EOFError:
        out.print()
        return None
    if not is_interactive():
        out.print(line)
    return line.strip()


class Screen:
    """Prints to the terminal in one language."""

    def __init__(self, out: Console, texts: Texts, words: Words) -> None:
        self.out = out
        self.texts = texts
        self.words = words
        self.clears = out.is_terminal and not out.is_dumb_terminal and is_interactive()

    def read(self) -> str | None:
        """The next line of input; None at its end."""
        return read_line(self.out)

    def note_untranslated(self) -> None:
        """Prints a note if some texts of the game are missing in the reader's language."""
        note = self.texts.note_on(self.words)
        if note:
            self.out.print(note, style=FAINT)

    def clear(self) -> None:
        """Clears the screen if the terminal can; otherwise prints an empty line."""
        if self.clears:
            self.out.clear()
        else:
            self.out.print()

    def hide(self) -> None:
        """Makes everything printed before unreadable, even by scrolling back."""
        if self.clears:
            self.out.clear()
            self.out.file.write("\x1b[3J")  # clears the scroll-back buffer too
        elif self.out.is_terminal:
            self.out.print("\n" * 200)

    def say(self, key: str, style: str = "", **args: Any) -> None:
        """Prints a text of the command line's own catalogue."""
        # A path is not wrapped, so that it can be copied.
        self.out.print(Text(self.texts.say(key, **args), style=style), soft_wrap="path" in args)

    def heading(self, text: str) -> None:
        """Prints a heading, with a rule across the screen."""
        self.out.print(Rule(Text(text, style="bold"), align="left", style=FAINT))

    def news(self, story: list[tuple[int, list[Event]]]) -> None:
        """Prints the latest events, the last at the end; for earlier ones it refers to the command `log`."""
        lines = [self.words.event(event) for _, events in story for event in events]
        most = max(6, self.out.height // 3)
        if len(lines) > most:
            self.say("news-more", style=FAINT, n=len(lines) - most)
        for line in lines[-most:]:
            self.out.print(_hanging(" ·", line))

    def question(self, prompt: str, clause: str) -> None:
        """Prints the question, and the clause of the rules behind it."""
        text = Text(prompt, style=QUESTION)
        if clause:
            text.append("  " + self.texts.say("rule", clause=clause), style="not bold default dim")
        self.out.print(text)

    def choices(self, texts: Sequence[str], about: Sequence[str]) -> None:
        """Prints the numbered choices, each with its remark; many short ones in several columns."""
        lines = [Text(capitalised(line)) for line in texts]
        names = max(line.cell_len for line in lines)
        for line, more in zip(lines, about, strict=True):
            if more and names < self.out.width // 2:
                line.pad_right(names - line.cell_len)
            line.append(f"  {more}" if more else "", style=FAINT)
        if len(lines) == 1:
            lines[0].append(f"  ({self.texts.say('enter')})", style=FAINT)
        width = max(line.cell_len for line in lines) + 6
        columns = min(max(1, self.out.width // width), 1 + (len(texts) - 1) // 8)
        rows = -(-len(texts) // columns)
        grid = Table.grid(padding=(0, 1))
        for column in range(columns):
            grid.add_column(justify="right", style=NUMBER, no_wrap=True, min_width=3 + 2 * bool(column))
            grid.add_column(overflow="fold")
        for row in range(rows):
            cells: list[RenderableType] = []
            for place in range(row, len(texts), rows):
                cells += [str(place + 1), lines[place]]
            grid.add_row(*cells)
        self.out.print(grid)

    def numbered(self, number: int | None, text: str) -> None:
        """Prints a line with a number before it, or indented as if there were one."""
        mark = "" if number is None else str(number)
        self.out.print(_hanging(f"{mark:>4}", text))

    def under(self, key: str, style: str = "", **args: Any) -> None:
        """Prints a text of the command line's own catalogue, indented under a numbered line."""
        self.out.print(_hanging(" " * 5, self.texts.say(key, **args), style))

    def defined(self, term: str, text: str) -> None:
        """Prints a word and its meaning."""
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style=NUMBER, width=20)
        grid.add_column()
        grid.add_row(f"  {term}", Text(text))
        self.out.print(grid)

    def points(self, names: list[str], breakdown: Sequence[dict[str, int]], result: Result | None = None) -> None:
        """Prints the table of points: see `points_table`."""
        self.out.print(points_table(self.words, self.texts, names, breakdown, result))


def points_table(
    words: Words, texts: Texts, names: list[str], breakdown: Sequence[dict[str, int]], result: Result | None
) -> Table:
    """A table with a column for each score: its points by source, their sum and, at the end, the rank among several."""
    known = words.game.scores
    keys = [key for key in known if any(key in table for table in breakdown)]
    keys += [key for table in breakdown for key in table if key not in keys and key not in known]
    table = Table(box=box.SIMPLE_HEAD, show_footer=True, header_style="bold", footer_style="bold")
    table.add_column("", footer=texts.say("total"))
    for name, points in zip(names, breakdown, strict=True):
        table.add_column(name, footer=_points(sum(points.values())), justify="right", overflow="fold")
    for key in keys:
        shown = [_points(points[key]) if key in points else "–" for points in breakdown]
        table.add_row(words.say(f"score-{key}"), *shown)
    if result is not None and len(names) > 1:
        table.columns[0].footer = Text(f"{texts.say('total')}\n{texts.say('rank')}")
        for column, score, rank in zip(table.columns[1:], result.scores, result.ranks, strict=True):
            column.footer = Text(f"{_points(score)}\n{texts.say('rank-of-one', n=rank)}")
    return table


def _points(value: int) -> str:
    return str(value).replace("-", "−")  # a real minus sign


def score_names(words: Words, texts: Texts, names: list[str], scores: int) -> list[str]:
    """The names of the scores: the seats' names, and the solo opponent's if there is one score more."""
    opponent = words.say("ui-opponent") if words.has("ui-opponent") else texts.say("opponent")
    return names if scores == len(names) else [*names, opponent]


def settings_in_words(game: Game[Any], words: Words, settings: dict[str, Any]) -> list[str]:
    """The table options that differ from their defaults, in words."""
    usual = {option.key: option.default for option in game.info.options}
    return [
        f"{words.say(f'setting-{key}')}: {words.say(f'setting-{key}-{str(value).lower()}')}"
        for key, value in settings.items()
        if usual.get(key) != value
    ]


def counted(number: int, thing: str) -> str:
    """A number and a noun, for commands whose output is English only."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def capitalised(text: str) -> str:
    """The text with its first letter in upper case."""
    return text[:1].upper() + text[1:]


def _hanging(mark: str, text: str, style: str = "") -> RenderableType:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(style=FAINT, no_wrap=True)
    grid.add_column()
    grid.add_row(mark, Text(text, style=style))
    return grid
