"""Routes for games: what can be chosen for a table, words, catalogues and rules."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, Final

from litestar import Response, get
from litestar.params import Parameter

import sanmon
from sanmon.companion import faq
from sanmon.server.delivery import catalogue, game_words
from sanmon.server.delivery.packing import Packed, pack
from sanmon.server.domain.games import problem_with
from sanmon.server.http.asking import AnyRequest, services_of
from sanmon.server.http.client import FOR_EVER
from sanmon.server.http.errors import CodedException, errors
from sanmon.server.protocol.companion import Question, Thing
from sanmon.server.protocol.games import Catalogue, GameSummary, GameWords, RuleClause

Language = Annotated[str, Parameter(description="a language, such as en, cs or ru")]


@get("/api/games", responses=errors())
async def games(request: AnyRequest) -> Response[list[GameSummary]]:
    """All games that can be played here, and what can be chosen for their tables."""
    return packed_answer(request, await _packed(request, _games))


@get("/api/games/{game:str}/words/{lang:str}", responses=errors(404))
async def words(request: AnyRequest, game: str, lang: str, v: str = "") -> Response[GameWords]:
    """The words of a game in a language, such as en, cs or ru.

    With `v`, the fingerprint of the words (`words` in the list of games), the answer never changes.
    """
    found = await _packed(request, _words, game, lang)
    return packed_answer(request, found, {"Cache-Control": FOR_EVER if v == found.version else "no-cache"})


@get("/api/games/{game:str}/lessons/{lang:str}", responses=errors(404))
async def lesson_words(request: AnyRequest, game: str, lang: str) -> Response[GameWords]:
    """The words of a game's lessons in a language: those that the words of the game lack."""
    return packed_answer(request, await _packed(request, _lesson_words, game, lang), {"Cache-Control": "no-cache"})


@get("/api/games/{game:str}/catalogue", responses=errors(404))
async def game_catalogue(request: AnyRequest, game: str) -> Response[Catalogue]:
    """What a client needs to name and draw a game's things."""
    return packed_answer(request, await _packed(request, _catalogue, game))


@get("/api/games/{game:str}/rules", responses=errors(404))
async def rules(request: AnyRequest, game: str, lang: Language = "en") -> Response[list[RuleClause]]:
    """The rules of a game, clause by clause, in a language: a list of RuleClause."""
    return packed_answer(request, await _packed(request, _rules, game, lang))


@get("/api/games/{game:str}/faq/{lang:str}", responses=errors(404))
async def questions(request: AnyRequest, game: str, lang: str) -> Response[list[Question]]:
    """Questions that come up at the table, each answered by clauses of the rules."""
    return packed_answer(request, await _packed(request, _questions, game, lang))


@get("/api/games/{game:str}/things/{lang:str}", responses=errors(404))
async def things(request: AnyRequest, game: str, lang: str) -> Response[list[Thing]]:
    """The things that one can point at in the referee, with the clauses that are about them."""
    return packed_answer(request, await _packed(request, _things, game, lang))


def _games() -> Packed:
    return pack(catalogue.cards())


def _words(game: str, lang: str) -> Packed:
    return pack(game_words.words(check_game(game), lang), game_words.fingerprint(game))


def _lesson_words(game: str, lang: str) -> Packed:
    return pack(game_words.lesson_words(check_game(game), lang))


def _catalogue(game: str) -> Packed:
    return pack(catalogue.catalogue(check_game(game)))


def _questions(game: str, lang: str) -> Packed:
    return pack(faq.questions(check_game(game), lang))


def _things(game: str, lang: str) -> Packed:
    return pack(faq.things(check_game(game), lang))


def _rules(game: str, lang: str) -> Packed:
    return pack(catalogue.rules(check_game(game), lang))


async def _packed(request: AnyRequest, make: Callable[..., Packed], *args: str) -> Packed:
    """The result of `make`, made once in a thread and kept: for few arguments, whose results never change."""
    services = services_of(request)
    key = (make.__name__, *args)
    if key not in services.packed:
        async with services.packing:
            if key not in services.packed:
                services.packed[key] = await asyncio.to_thread(make, *args)
    return services.packed[key]


def packed_answer(request: AnyRequest, found: Packed, headers: dict[str, str] | None = None) -> Response[Any]:
    """An answer that is encoded, and compressed if the browser accepts it."""
    headers = {**(headers or {}), "Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(found.plain, media_type="application/json", headers=headers)
    return Response(found.gzipped, media_type="application/json", headers={**headers, "Content-Encoding": "gzip"})


def check_game(game: str) -> str:
    """Returns the name of a game; status 404 if it does not exist or cannot be loaded."""
    if game not in sanmon.games():
        sentence = f"no game {game[:80]!r}; there are: {', '.join(sanmon.games())}"
        raise CodedException(sentence, 404, "game-unknown")
    problem = problem_with(game)
    if problem:
        raise CodedException(problem, 404, "game-unknown")
    return game


ROUTES: Final = [games, words, lesson_words, game_catalogue, rules, questions, things]
