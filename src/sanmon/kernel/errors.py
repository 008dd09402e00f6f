"""What can go wrong and be put right by whoever called: each message says what was wrong, where, and what would be right."""


class SanmonError(Exception):
    """The base of every error that is the caller's to mend. Anything else that escapes is a mistake of ours."""


class IllegalOption(SanmonError):
    """The option is not one of those the seat may choose now; the state is untouched."""


class NoSuchSeat(SanmonError):
    """What was given for a seat is none of the game's seats, which are whole numbers from 0. `None` is a spectator."""


class BadOutcomes(SanmonError):
    """The outcomes handed to `start` or `apply` are not ones that chance could have given there.

    Where they came to an end too early, `sides` says of how many the next one would have been.
    """

    def __init__(self, problem: str, sides: int = 0) -> None:
        super().__init__(problem)
        self.sides = sides


class BadDump(SanmonError):
    """The bytes are not a dump of this game with this component set."""


class SetupError(SanmonError):
    """No such game, player count, table option or value."""


class NotationError(SanmonError):
    """A text in one of our notations does not parse; `line` and `column` count from 1."""

    def __init__(self, problem: str, line: int, column: int) -> None:
        super().__init__(f"line {line}, column {column}: {problem}")
        self.problem = problem
        self.line = line
        self.column = column


class ComponentProblem:
    """Something wrong in a component set: the file, the line (0: the file as a whole), the column or key ("": none), and what."""

    __slots__ = ("column", "file", "line", "text")

    def __init__(self, file: str, text: str, line: int = 0, column: str = "") -> None:
        self.file = file
        self.line = line
        self.column = column
        self.text = text

    def __str__(self) -> str:
        line = f" line {self.line}" if self.line else ""
        column = f", {self.column}" if self.column else ""
        return f"{self.file}{line}{column}: {self.text}"


class ComponentError(SanmonError):
    """A component set cannot be played; `problems` lists everything that is wrong in it."""

    def __init__(self, where: str, problems: list[ComponentProblem]) -> None:
        super().__init__(f"{where}: {len(problems)} problem(s)\n" + "\n".join(f"  {problem}" for problem in problems))
        self.problems = problems


class RecordError(SanmonError):
    """A record cannot be read or does not replay."""


class DeadEnd(Exception):
    """A frame offered nothing to choose: a mistake in a game, which no caller can mend."""
