"""Every clause of a playable game is cited by a test, and every cited clause exists."""

from pathlib import Path

import pytest

from clauses_plugin import MATRIX, Matrix

ROOT = Path(__file__).parent.parent
GAMES = sorted(path.parent.name for path in ROOT.glob("src/sanmon/games/*/RULES.md"))


@pytest.fixture
def matrix(pytestconfig: pytest.Config) -> Matrix:
    return pytestconfig.stash[MATRIX]


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_of_a_playable_game_is_cited(matrix: Matrix, game: str) -> None:
    book = next(book for book in matrix.rulebooks() if book.game == game)
    assert not book.problem
    if not matrix.whole:
        pytest.skip("only some of the tests were collected, so uncited clauses cannot be known")
    if not book.playable:
        pytest.skip(f"{game} is not playable yet: it has rules, but sanmon.games() does not name it")
    uncited = matrix.uncited(book)
    assert not uncited, f"clauses of {game} that no test cites: {', '.join(uncited)}"


def test_every_cited_clause_exists(matrix: Matrix) -> None:
    assert matrix.unknown() == []
