"""The errors that a caller can fix. Each message says what was wrong, where, and what would be right."""


class SanmonError(Exception):
    """The base of every error that the caller can fix. Any other exception that escapes is a bug in Sanmon.

    >>> import sanmon
    >>> try:
    ...     sanmon.load("toy").start(players=9)
    ... except sanmon.SanmonError as problem:
    ...     print(problem)
    toy is for 1, 2, 3 players, not 9
    """


class IllegalOption(SanmonError):
    """The option is not one of those the seat may choose now; the state is untouched.

    >>> import sanmon
    >>> state = sanmon.load("toy").start(players=2, seed=7)
    >>> try:
    ...     state.apply("play kettle")
    ... except sanmon.IllegalOption as problem:
    ...     print(problem)
    seat 0 cannot 'play kettle' now; it can: play carp, play stone
    """


class NoSuchSeat(SanmonError):
    """The game has no such seat: seats are whole numbers from 0. `None` stands for a spectator.

    >>> import sanmon
    >>> state = sanmon.load("toy").start(players=2, seed=7)
    >>> try:
    ...     state.view(-1)
    ... except sanmon.NoSuchSeat as problem:
    ...     print(problem)
    there is no seat -1; the seats are 0 to 1
    """


class BadOutcomes(SanmonError):
    """The outcomes passed to `start` or `apply` do not fit the draws that happen there.

    If there are too few, `sides` is the number of possible results of the first draw without an outcome.

    >>> import sanmon
    >>> try:
    ...     sanmon.load("toy").start(players=2, outcomes=[])
    ... except sanmon.BadOutcomes as problem:
    ...     print(problem, problem.sides)
    no outcome is left for a draw of one of 16 16
    """

    def __init__(self, problem: str, sides: int = 0) -> None:
        super().__init__(problem)
        self.sides = sides


class BadDump(SanmonError):
    """The bytes are not a dump of this game with this component set.

    >>> import sanmon
    >>> try:
    ...     sanmon.load("toy").restore(b"anything")
    ... except sanmon.BadDump as problem:
    ...     print(problem)
    these bytes are not a whole dump: they were cut or changed
    """


class TooManySteps(SanmonError):
    """A move would go on for too long without a decision: effects of a component set trigger each other.

    Give the game another set. The state was left in the middle of the move, so go on with a copy from before it.

    >>> import sanmon
    >>> issubclass(sanmon.TooManySteps, sanmon.SanmonError)
    True
    """


class SetupError(SanmonError):
    """A wrong argument or request: an unknown game, player count, table option, agent or language, or a file problem.

    The message says what would be right.

    >>> import sanmon
    >>> try:
    ...     sanmon.load("toy").start(players=2, hungry_fox="very")
    ... except sanmon.SetupError as problem:
    ...     print(problem)
    toy: hungry_fox must be one of False, True; not 'very'
    """


class NotationError(SanmonError):
    """A text in the notation of moves or of effects does not parse; `line` and `column` count from 1.

    For an effect, `code` and `arguments` say it in other languages: the message `mistake-CODE` of the kernel.

    >>> import sanmon
    >>> try:
    ...     sanmon.load("toy").vocabulary.option("play tiger")
    ... except sanmon.NotationError as problem:
    ...     print(problem.column, problem.problem.partition(";")[0])
    6 no charm 'tiger'
    """

    def __init__(
        self,
        problem: str,
        line: int,
        column: int,
        code: str = "",
        arguments: dict[str, int | str] | None = None,
    ) -> None:
        super().__init__(f"line {line}, column {column}: {problem}")
        self.problem = problem
        self.line = line
        self.column = column
        self.code = code
        self.arguments: dict[str, int | str] = arguments or {}


class ComponentProblem:
    """One mistake in a component set: its file, line (0: the whole file), column or key ("": none), and its text.

    `at` is the character of the cell, or of the line if there is no column, counted from 1 (0: none in particular).
    With a `code`, programs can show the mistake in another language; `arguments` are the values to fill in.

    >>> import sanmon
    >>> print(sanmon.ComponentProblem("charms.csv", "no good called 'sake'", 3, "effect", at=7))
    charms.csv line 3, effect, character 7: no good called 'sake'
    """

    __slots__ = ("arguments", "at", "code", "column", "file", "line", "text")

    def __init__(
        self,
        file: str,
        text: str,
        line: int = 0,
        column: str = "",
        code: str = "",
        arguments: dict[str, int | str] | None = None,
        at: int = 0,
    ) -> None:
        self.file = file
        self.line = line
        self.column = column
        self.text = text
        self.code = code
        self.arguments: dict[str, int | str] = arguments or {}
        self.at = at

    def __str__(self) -> str:
        line = f" line {self.line}" if self.line else ""
        column = f", {self.column}" if self.column else ""
        character = f", character {self.at}" if self.at else ""
        return f"{self.file}{line}{column}{character}: {self.text}"


class ComponentError(SanmonError):
    """A component set cannot be played; `problems` lists everything that is wrong in it.

    `package` is that of the game, whose catalogues have words for the problems; `name` is the name of the set's folder.

    >>> import sanmon, tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     try:
    ...         sanmon.load("toy", components=folder)
    ...     except sanmon.ComponentError as error:
    ...         print(error.problems[0])
    set.toml: is missing
    """

    def __init__(self, name: str, problems: list[ComponentProblem], package: str = "") -> None:
        listed = "\n".join(f"  {problem}" for problem in problems)
        super().__init__(f"the component set {name}: {len(problems)} problem(s)\n{listed}")
        self.name = name
        self.problems = problems
        self.package = package


class RecordError(SanmonError):
    """A record cannot be read or does not replay.

    >>> import sanmon
    >>> try:
    ...     sanmon.decode_record(b"")
    ... except sanmon.RecordError as problem:
    ...     print(problem)
    the file is empty; expected a record
    """


class DeadEnd(Exception):
    """A frame offers no option: a bug in the game's rules, which no caller can fix.

    >>> import sanmon
    >>> issubclass(sanmon.DeadEnd, sanmon.SanmonError)
    False
    """
