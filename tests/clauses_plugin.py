"""A pytest plugin that records which test checks which clause of a game's RULES.md.

A test cites clauses with `@pytest.mark.clause("satori", "5.1.2", "5.1.3")`. Every run ends with the counts for each
game and the clauses that no test cites; `--clauses` prints the whole matrix. tests/test_clauses.py fails if a clause of
a playable game is not cited. A folder with a RULES.md that `sanmon.games()` does not name is a game in preparation: its
clauses need no test yet.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

import sanmon
from sanmon.kernel.clauses import Clause, RulesError, read

MATRIX = pytest.StashKey["Matrix"]()


@dataclass
class Rulebook:
    """The clauses of one game; or, if its RULES.md is malformed, the `problem`."""

    game: str
    playable: bool
    clauses: dict[str, Clause]
    problem: str = ""


@dataclass
class Matrix:
    """The citations in this run: the tests that cite each (game, clause)."""

    root: Path
    playable: tuple[str, ...]
    whole: bool = False  # were all tests collected, or only some files?
    citations: dict[tuple[str, str], list[str]] = field(default_factory=dict)

    def rulebooks(self) -> list[Rulebook]:
        """The rulebooks of all games in the repository."""
        books = []
        for path in sorted(self.root.glob("src/sanmon/games/*/RULES.md")):
            clauses: dict[str, Clause] = {}
            problem = ""
            try:
                clauses = {clause.id: clause for clause in read(path)}
            except RulesError as error:
                problem = str(error)
            books.append(Rulebook(path.parent.name, path.parent.name in self.playable, clauses, problem))
        return books

    def tests_of(self, game: str, clause: str) -> list[str]:
        return self.citations.get((game, clause), [])

    def uncited(self, book: Rulebook) -> list[str]:
        return [clause for clause in book.clauses if not self.tests_of(book.game, clause)]

    def unknown(self) -> list[str]:
        """Citations of clauses that do not exist, with the tests that make them."""
        known = {(book.game, clause) for book in self.rulebooks() for clause in book.clauses}
        return [
            f"{game} {clause}, cited by {', '.join(tests)}"
            for (game, clause), tests in sorted(self.citations.items())
            if (game, clause) not in known
        ]


def citations_of(item: pytest.Item) -> Iterator[tuple[str, str]]:
    """The (game, clause) pairs that a test cites."""
    for mark in item.iter_markers("clause"):
        if len(mark.args) < 2 or mark.kwargs or not all(isinstance(arg, str) for arg in mark.args):
            raise pytest.UsageError(f'{item.nodeid}: write pytest.mark.clause("game", "5.1.2"), not {mark}')
        game, *ids = mark.args
        for clause in ids:
            yield game, clause


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--clauses", action="store_true", help="print every clause of every game with the tests that cite it"
    )


def pytest_configure(config: pytest.Config) -> None:
    config.stash[MATRIX] = Matrix(config.rootpath, sanmon.games())


@pytest.hookimpl(tryfirst=True)  # before -k and -m deselect tests: a deselected test still cites its clauses
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    matrix = config.stash[MATRIX]
    matrix.whole = collects_everything(config)
    for item in items:
        if item.get_closest_marker("skip"):
            continue  # a test that never runs checks nothing
        for citation in citations_of(item):
            tests = matrix.citations.setdefault(citation, [])
            if (name := item.nodeid.partition("[")[0]) not in tests:
                tests.append(name)


def collects_everything(config: pytest.Config) -> bool:
    """Whether this run collects all tests, not only some files."""
    named = {(config.invocation_params.dir / arg.partition("::")[0]).resolve() for arg in config.args}
    homes = {(config.rootpath / path).resolve() for path in config.getini("testpaths")}
    narrowed = any(config.getoption(name, None) for name in ("ignore", "ignore_glob", "lf"))
    narrowed = narrowed or any("::" in arg for arg in config.args)
    return not narrowed and (homes <= named or config.rootpath.resolve() in named)


# Under xdist only the workers collect tests. A worker that ends sends its citations to the controller, which prints.


def pytest_sessionfinish(session: pytest.Session) -> None:
    output: dict[str, Any] | None = getattr(session.config, "workeroutput", None)
    if output is not None:
        matrix = session.config.stash[MATRIX]
        output["clauses"] = [matrix.whole, [[*key, tests] for key, tests in matrix.citations.items()]]


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any, error: object) -> None:
    sent = getattr(node, "workeroutput", {}).get("clauses")
    if sent:
        matrix = node.config.stash[MATRIX]
        matrix.whole = sent[0]
        matrix.citations = {(game, clause): tests for game, clause, tests in sent[1]}


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    matrix = config.stash[MATRIX]
    books = matrix.rulebooks()
    if not books or config.option.collectonly:
        return
    write = terminalreporter.write_line
    terminalreporter.section("clauses and the tests that cite them")
    if not matrix.whole:
        write("Only some of the tests were collected, so clauses may seem to have no test.")
    for book in books:
        if book.problem:
            write(f"{book.game}: its RULES.md has mistakes\n{book.problem}", red=True)
            continue
        uncited = matrix.uncited(book)
        tests = {test for clause in book.clauses for test in matrix.tests_of(book.game, clause)}
        line = (
            f"{book.game}: {len(book.clauses)} clauses, {len(book.clauses) - len(uncited)} cited by {len(tests)} tests"
        )
        if not book.playable:
            line += " (the game is not playable yet)"
        write(line)
        if uncited and book.playable and matrix.whole:
            write(f"  cited by no test: {', '.join(uncited)}", red=True)
    if matrix.whole and (unknown := matrix.unknown()):
        write("  no such clause: " + "; ".join(unknown), red=True)
    if config.option.clauses:
        for book in books:
            for clause in book.clauses:
                write(f"{book.game} {clause}: {', '.join(matrix.tests_of(book.game, clause)) or 'no test'}")
