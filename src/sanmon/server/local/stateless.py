"""Requests that need nothing but the games: the list of games, words, rules, catalogues.

`published` lists those whose answers never change: `tools/make_site.py` writes them as files, so that no page waits
for Python. To add a request that a server and a page both answer, write a function of its arguments in `delivery/`,
call it in a handler in `http/`, and add it to `add_routes` here.
"""

from __future__ import annotations

from collections.abc import Iterator

import sanmon
from sanmon.companion import faq, session
from sanmon.kernel.words import LANGUAGES
from sanmon.lessons import format as lessons
from sanmon.server.delivery import catalogue, game_words
from sanmon.server.domain.errors import NotFound
from sanmon.server.domain.games import playable, problem_with
from sanmon.server.local.routes import Answer, Request, Routes, answer
from sanmon.server.protocol.companion import Session


def check_game(game: str) -> str:
    """Returns the name of a game. Raises a NotFound if it does not exist or cannot be loaded."""
    if game not in sanmon.games() or problem_with(game):
        raise NotFound(f"no game {game[:80]!r}; there are: {', '.join(playable())}", "game-unknown")
    return game


async def games(_: Request) -> Answer:
    """All games."""
    return answer(catalogue.cards())


async def words(_: Request, game: str, lang: str) -> Answer:
    """The words of a game in a language."""
    return answer(game_words.words(check_game(game), lang))


async def lesson_words(_: Request, game: str, lang: str) -> Answer:
    """The words of a game's lessons in a language."""
    return answer(game_words.lesson_words(check_game(game), lang))


async def game_catalogue(_: Request, game: str) -> Answer:
    """What a page needs to name and draw a game's things."""
    return answer(catalogue.catalogue(check_game(game)))


async def rules(request: Request, game: str) -> Answer:
    """The rules of a game, clause by clause."""
    return answer(catalogue.rules(check_game(game), request.query.get("lang", "en")))


async def questions(_: Request, game: str, lang: str) -> Answer:
    """Questions that come up at the table, with their answers."""
    return answer(faq.questions(check_game(game), lang))


async def things(_: Request, game: str, lang: str) -> Answer:
    """What one can point at in the referee, in a language."""
    return answer(faq.things(check_game(game), lang))


async def companion(request: Request) -> Answer:
    """What a session of the companion shows."""
    return answer(session.screen(request.decoded(Session, "session of the companion")))


def add_routes(routes: Routes) -> None:
    """Adds all of them."""
    routes.add("GET", "games", games)
    routes.add("GET", "games/{game}/words/{lang}", words)
    routes.add("GET", "games/{game}/lessons/{lang}", lesson_words)
    routes.add("GET", "games/{game}/catalogue", game_catalogue)
    routes.add("GET", "games/{game}/rules", rules)
    routes.add("GET", "games/{game}/faq/{lang}", questions)
    routes.add("GET", "games/{game}/things/{lang}", things)
    routes.add("POST", "companion", companion)


def published() -> Iterator[tuple[str, str]]:
    """The requests whose answers never change: the path of each, and the file of the site that has its answer."""
    yield "games", "games.json"
    for game in playable():
        yield f"games/{game}/catalogue", f"games/{game}/catalogue.json"
        for card in catalogue.bundled_sets(game):
            yield f"games/{game}/sets/{card.name}/catalogue", f"games/{game}/sets/{card.name}/catalogue.json"
            yield f"games/{game}/sets/{card.name}/files", f"games/{game}/sets/{card.name}/files.json"
        for lang in LANGUAGES:
            yield f"games/{game}/words/{lang}", f"games/{game}/words/{lang}.json"
            if lessons.names(game):
                yield f"games/{game}/lessons/{lang}", f"games/{game}/lessons/{lang}.json"
            yield f"games/{game}/faq/{lang}", f"games/{game}/faq/{lang}.json"
            yield f"games/{game}/things/{lang}", f"games/{game}/things/{lang}.json"
            yield f"games/{game}/rules?lang={lang}", f"games/{game}/rules/{lang}.json"
