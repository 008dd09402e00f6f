"""What a client is told of the games: what can be chosen when a table opens, the catalogues of their things, and their
rules.
"""

from typing import Any

import msgspec

from sanmon.kernel.info import Setting


class SettingCard(msgspec.Struct):
    """Something chosen when a table opens; `only_for` names the player counts it is for, empty: all."""

    key: str
    values: list[Setting]
    default: Setting
    only_for: list[int]


class GameCard(msgspec.Struct):
    """What can be chosen when a table of this game opens."""

    name: str
    players: list[int]
    default_players: int
    settings: list[SettingCard]
    agents: list[str]  # those who can sit in place of a person
    titles: dict[str, str]  # by language
    lines: dict[str, str]  # by language: the game in one sentence, where it has one
    words: str  # the fingerprint of its words in all languages: `GET /api/games/GAME/words/LANG?v=…` never changes
    package: str  # the distribution that offers it; empty for ours
    elo: dict[str, int] = {}  # how strong some were measured to be: two players, the usual set, the weakest level as 0


class GameWords(msgspec.Struct):
    """Words in one language, as Fluent catalogues: what all games share, then the game's own.

    What the game has not translated is said in English: `untranslated` has the keys, `english` the catalogue.
    """

    game: str
    language: str
    text: str
    untranslated: list[str]
    english: str


class ComponentSet(msgspec.Struct):
    """What is printed on board, tiles and cards. `ours`: designed by us, not transcribed from the box."""

    name: str
    title: str
    note: str
    ours: bool
    tables: dict[str, list[dict[str, str]]]  # the set's own tables, row by row, each with its source


class DomainCard(msgspec.Struct):
    """Things of one sort. `named`: the catalogues of words have a name for each."""

    ids: list[str]
    named: bool


class ClauseCard(msgspec.Struct):
    """A clause of the rules in our own words."""

    id: str
    heading: str
    text: str


class Catalogue(msgspec.Struct):
    """All that a client needs to name and draw a game's things and to cite its rules."""

    game: str
    ruleset: int
    components: ComponentSet
    effects: dict[str, Any]  # the tree of every effect and composition, by its text
    domains: dict[str, DomainCard]
    clauses: list[ClauseCard]
    scores: list[str]
    verdicts: list[str]


class RuleClause(msgspec.Struct):
    """A clause of the rules; `heading` is its chapter's. `language` is English where the clause is not translated."""

    id: str
    chapter: str
    heading: str
    text: str
    language: str
