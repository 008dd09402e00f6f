"""The games' cards and catalogues: what a client needs to open a table, and to name and draw what is on it."""

import csv
import tomllib
from functools import cache, lru_cache
from importlib.resources import files
from importlib.util import find_spec
from typing import Any

import sanmon
from sanmon.bots.agents import AGENTS, RandomAgent
from sanmon.bots.levels import LEVELS
from sanmon.games import registry
from sanmon.kernel import clauses, notation
from sanmon.kernel.game import Game
from sanmon.server.delivery import game_words
from sanmon.server.domain.games import KEPT, files_of, load, playable, with_components
from sanmon.server.protocol.games import (
    Catalogue,
    ClauseCard,
    ComponentSet,
    DomainCard,
    GameCard,
    RuleClause,
    SettingCard,
)
from sanmon.server.protocol.sets import SetCard


def cards() -> list[GameCard]:
    """All games that can be played here."""
    return [card(name) for name in playable()]


def card(name: str) -> GameCard:
    """What can be chosen when a table of this game opens."""
    info = sanmon.info(name)
    settings = [
        SettingCard(option.key, list(option.values), option.default, list(option.only_for)) for option in info.options
    ]
    usual = load(name)
    measured = {level.name: level.elo(name, usual.components_hash) for level in LEVELS}
    elo = {agent: points for agent, points in measured.items() if points is not None}
    return GameCard(
        name,
        list(info.players),
        info.default_players,
        settings,
        _agents(info.package),
        game_words.titles(name),
        game_words.said(name, "ui-line"),
        game_words.fingerprint(name),
        registry.distribution(name),
        elo,
    )


def _agents(package: str) -> list[str]:
    """Those who can play a game: without an `evaluate.py` nobody can judge its positions, so only chance plays it."""
    return list(AGENTS) if find_spec(f"{package}.evaluate") is not None else [RandomAgent.name]


@lru_cache(KEPT)
def catalogue(name: str, components: str | None = None) -> Catalogue:
    """A game's catalogue with a component set that is there, or with our newest one."""
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
def bundled_sets(name: str) -> list[SetCard]:
    """Our own component sets of a game, the newest last. One of them is the usual one."""
    usual = load(name).components_name
    folder = files(sanmon.info(name).package).joinpath("components")
    found: list[SetCard] = []
    if not folder.is_dir():
        return found
    for one in sorted(folder.iterdir(), key=lambda one: one.name):
        if one.joinpath("set.toml").is_file():
            scalars = tomllib.loads(one.joinpath("set.toml").read_text("utf-8"))
            title, note = scalars.get("title", ""), scalars.get("note", "")
            found.append(SetCard(one.name, title, True, note, one.name == usual))
    return found


def rules(name: str, language: str) -> list[RuleClause]:
    """The rules of a game in a language."""
    found = clauses.load(sanmon.info(name).package, language)
    return [RuleClause(one.id, one.chapter, one.heading, one.text, one.language) for one in found]


def _domains(game: Game[Any]) -> dict[str, DomainCard]:
    known = [game.goods_domain]
    known += [domain for family in game.vocabulary.families for domain in family.domains]
    known += [domain for event in game.events.types for domain in event.domains if domain is not None]
    cards: dict[str, DomainCard] = {}
    for domain in known:  # a game may speak of some of a sort here and of all of them there
        card = cards.setdefault(domain.name, DomainCard([], domain.named))
        card.ids = list(dict.fromkeys([*card.ids, *domain.ids]))
    return cards


def _components(game: Game[Any]) -> ComponentSet:
    folder = files_of(game.info.name, game.components_name)
    if not folder.is_dir():  # a game need not have printed things
        return ComponentSet(game.components_name, "", "", False, {})
    scalars = tomllib.loads(folder.joinpath("set.toml").read_text("utf-8"))
    tables = {
        file.name.removesuffix(".csv"): list(csv.DictReader(file.read_text("utf-8-sig").splitlines()))
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".csv")
    }
    ours = any(row.get("source") == "sanmon" for rows in tables.values() for row in rows)
    return ComponentSet(game.components_name, scalars.get("title", ""), scalars.get("note", ""), ours, tables)
