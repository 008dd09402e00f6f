"""Routes for games: what can be chosen for a table, words, catalogues and rules."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Response, get
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.params import Parameter

import sanmon
from sanmon.server.delivery import catalogue, game_words
from sanmon.server.domain.games import problem_with
from sanmon.server.http.client import FOR_EVER
from sanmon.server.http.errors import errors
from sanmon.server.protocol.games import Catalogue, GameCard, GameWords, RuleClause

# Only answers that are the same for everyone are compressed: the length of a compressed answer can reveal a secret.
COMPRESSED: Final = [DefineMiddleware(CompressionMiddleware, config=CompressionConfig(backend="gzip"))]

Language = Annotated[str, Parameter(description="en, cs or ru")]


@get("/api/games", sync_to_thread=True, responses=errors())
def games() -> list[GameCard]:
    """All games that can be played here, and what can be chosen for their tables."""
    return catalogue.cards()


@get("/api/games/{game:str}/words/{lang:str}", sync_to_thread=True, responses=errors(404), middleware=COMPRESSED)
def words(game: str, lang: str, v: str = "") -> Response[GameWords]:
    """The words of a game in a language (en, cs or ru).

    With `v`, the fingerprint of the words (`words` in the list of games), the answer never changes.
    """
    found = game_words.words(check_game(game), lang)
    mark = game_words.fingerprint(game)
    headers = {"Cache-Control": FOR_EVER if v == mark else "no-cache", "Vary": "Accept-Encoding"}
    return Response(found, headers=headers)


@get("/api/games/{game:str}/catalogue", sync_to_thread=True, responses=errors(404), middleware=COMPRESSED)
def game_catalogue(game: str) -> Catalogue:
    """What a client needs to name and draw a game's things."""
    return catalogue.catalogue(check_game(game))


@get("/api/games/{game:str}/rules", sync_to_thread=True, responses=errors(404), middleware=COMPRESSED)
def rules(game: str, lang: Language = "en") -> list[RuleClause]:
    """The rules of a game, clause by clause, in a language: a list of RuleClause."""
    return catalogue.rules(check_game(game), lang)


def check_game(game: str) -> str:
    """Returns the name of a game; status 404 if it does not exist or cannot be loaded."""
    if game not in sanmon.games():
        raise HTTPException(f"no game {game[:80]!r}; there are: {', '.join(sanmon.games())}", status_code=404)
    problem = problem_with(game)
    if problem:
        raise HTTPException(problem, status_code=404)
    return game


ROUTES: Final = [games, words, game_catalogue, rules]
