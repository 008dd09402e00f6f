"""Describes the games to clients: what can be chosen for a table, and what its things are called and look like."""

import csv
import tomllib
from functools import cache, lru_cache
from importlib.resources import files
from importlib.util import find_spec
from typing import Any

import sanmon
from sanmon.bots.agents import AGENTS, RandomAgent
from sanmon.bots.levels import LEVELS
from sanmon.companion import session
from sanmon.games import registry
from sanmon.kernel import clauses, notation
from sanmon.kernel.game import Game
from sanmon.kernel.tables import PROVENANCE, read_provenance
from sanmon.lessons import format as lessons
from sanmon.server.delivery import game_words
from sanmon.server.domain.games import MOST_LOADED_GAMES, files_of, load, playable, with_components
from sanmon.server.protocol.games import (
    Catalogue,
    ClauseCard,
    ComponentSet,
    DomainInfo,
    GameSummary,
    RuleClause,
    SettingInfo,
)
from sanmon.server.protocol.lessons import LessonInfo
from sanmon.server.protocol.sets import SetInfo


def cards() -> list[GameSummary]:
    """The description of every game that can be played here."""
    return [card(name) for name in playable()]


def card(name: str) -> GameSummary:
    """The description of a game: what can be chosen when a table of it opens, its titles and its agents."""
    info = sanmon.info(name)
    settings = [
        SettingInfo(option.key, list(option.values), option.default, list(option.only_for)) for option in info.options
    ]
    usual = load(name)
    measured = {level.name: level.elo(name, usual.components_hash) for level in LEVELS}
    elo = {agent: points for agent, points in measured.items() if points is not None}
    return GameSummary(
        name,
        list(info.players),
        info.default_players,
        settings,
        _agents(info.package),
        game_words.titles(name),
        game_words.translations_of(name, "ui-line"),
        game_words.fingerprint(name),
        registry.distribution(name),
        [LessonInfo(one, lessons.read(name, one).pinned.minutes) for one in lessons.names(name)],
        game_words.translations_of(name, "ui-sort"),
        info.gentle,
        elo,
        name in session.games(),
        name in session.games("pad"),
    )


def _agents(package: str) -> list[str]:
    """The agents that can play a game. A game without `evaluate.py` has only the random one: the others need it."""
    return list(AGENTS) if find_spec(f"{package}.evaluate") is not None else [RandomAgent.name]


@lru_cache(MOST_LOADED_GAMES)
def catalogue(name: str, components: str | None = None) -> Catalogue:
    """A game's catalogue with the component set of that name, or with the default one."""
    newest = load(name)
    game = newest if components is None else with_components(name, components, newest.ruleset)
    texts = [
        *[effect.text for effect in game.effects.table],
        *[composition.text for composition in game.effects.compositions],
    ]
    return Catalogue(
        name,
        game.info.ruleset,
        _components(game),
        {text: notation.plain(notation.parse(text)) for text in texts},
        _domains(game),
        [ClauseCard(clause.id, clause.heading, clause.text) for clause in clauses.load(game.info.package)],
        game.scores,
        game.verdicts,
    )


@cache
def bundled_sets(name: str) -> list[SetInfo]:
    """The component sets that come with a game, sorted by name. One of them is the default (`usual`)."""
    usual = load(name).components_name
    folder = files(sanmon.info(name).package).joinpath("components")
    sets: list[SetInfo] = []
    if not folder.is_dir():
        return sets
    for subfolder in sorted(folder.iterdir(), key=lambda subfolder: subfolder.name):
        if subfolder.joinpath("set.toml").is_file():
            scalars = tomllib.loads(subfolder.joinpath("set.toml").read_text("utf-8"))
            title, note = scalars.get("title", ""), scalars.get("note", "")
            sets.append(SetInfo(subfolder.name, title, True, note, subfolder.name == usual))
    return sets


def rules(name: str, language: str) -> list[RuleClause]:
    """The clauses of a game's rules in a language; those without a translation are in English."""
    loaded = clauses.load(sanmon.info(name).package, language)
    return [RuleClause(clause.id, clause.chapter, clause.heading, clause.text, clause.language) for clause in loaded]


def _domains(game: Game[Any]) -> dict[str, DomainInfo]:
    known = [game.goods_domain]
    known += [domain for family in game.vocabulary.families for domain in family.domains]
    known += [domain for event in game.events.types for domain in event.domains if domain is not None]
    cards: dict[str, DomainInfo] = {}
    for domain in known:  # several domains may have one name: some list only a part of the ids
        card = cards.setdefault(domain.name, DomainInfo([], domain.named))
        card.ids = list(dict.fromkeys([*card.ids, *domain.ids]))
    return cards


def _components(game: Game[Any]) -> ComponentSet:
    folder = files_of(game.info.name, game.components_name)
    if not folder.is_dir():  # a game may have no component tables
        return ComponentSet(game.components_name, "", "", False, {})
    scalars = tomllib.loads(folder.joinpath("set.toml").read_text("utf-8"))
    tables = {
        file.name.removesuffix(".csv"): list(csv.DictReader(file.read_text("utf-8-sig").splitlines()))
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".csv") and file.name != PROVENANCE
    }
    ours = any(row.get("source") == "sanmon" for rows in tables.values() for row in rows)
    title, note = scalars.get("title", ""), scalars.get("note", "")
    return ComponentSet(game.components_name, title, note, ours, tables, read_provenance(folder))
