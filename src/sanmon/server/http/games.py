"""The games: what can be chosen, what clients need to draw them, and their rules."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import get
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.params import Parameter

import sanmon
from sanmon.server.delivery import catalogue
from sanmon.server.http.errors import errors
from sanmon.server.protocol.games import Catalogue, GameCard, RuleClause

# Only what is the same for everyone is compressed: the length of an answer that held a secret could tell of it.
COMPRESSED: Final = [DefineMiddleware(CompressionMiddleware, config=CompressionConfig(backend="gzip"))]

Language = Annotated[str, Parameter(description="en, cs or ru")]


@get("/api/games", sync_to_thread=True, responses=errors())
def games() -> list[GameCard]:
    """All games and what can be chosen when a table opens."""
    return catalogue.cards()


@get("/api/games/{game:str}/catalogue", sync_to_thread=True, responses=errors(404), middleware=COMPRESSED)
def game_catalogue(game: str) -> Catalogue:
    """What a client needs to name and draw a game's things."""
    return catalogue.catalogue(check_game(game))


@get("/api/games/{game:str}/rules", sync_to_thread=True, responses=errors(404), middleware=COMPRESSED)
def rules(game: str, lang: Language = "en") -> list[RuleClause]:
    """The rules of a game, clause by clause, in a language: a list of RuleClause."""
    return catalogue.rules(check_game(game), lang)


def check_game(game: str) -> str:
    """A game's name, or 404."""
    if game not in sanmon.games():
        raise HTTPException(f"no game {game[:80]!r}; there are: {', '.join(sanmon.games())}", status_code=404)
    return game


ROUTES: Final = [games, game_catalogue, rules]
