"""HTTP messages about games: what can be chosen for a table, catalogues of a game's things, words and rules."""

from typing import Any

import msgspec

from sanmon.kernel.info import Setting
from sanmon.kernel.messages import FieldSource
from sanmon.server.protocol.lessons import LessonInfo


class SettingInfo(msgspec.Struct):
    """A setting of a game. `only_for` lists the player counts that have it; empty: all have it."""

    key: str
    values: list[Setting]
    default: Setting
    only_for: list[int]


class GameSummary(msgspec.Struct):
    """A game that can be played here, and what can be chosen when a table of it opens."""

    name: str
    players: list[int]
    default_players: int
    settings: list[SettingInfo]
    agents: list[str]  # that can play it
    titles: dict[str, str]  # by language
    lines: dict[str, str]  # by language: the game in one sentence, if the catalogues have one
    words: str  # the fingerprint of its words in all languages: `GET /api/games/GAME/words/LANG?v=…` never changes
    package: str  # the distribution that provides it; empty for our own
    lessons: list[LessonInfo] = []
    sorts: dict[str, str] = {}  # by language: what sort of game, how long, how heavy, if the catalogues say so
    gentle: dict[str, Setting] = {}  # the settings with which first games alone are easier
    elo: dict[str, int] = {}  # measured strength of agents, the weakest level as 0: two players, the default set
    companion: bool = False  # its solo opponent can be run beside a box: `POST /api/companion`
    pad: bool = False  # final scores can be counted beside a box, and the game laid out


class GameWords(msgspec.Struct):
    """A game's words in one language as Fluent catalogues: those that all games share, then its own.

    `untranslated` has the keys that are missing in this language; if there are any, `english` has the English words.
    """

    game: str
    language: str
    text: str
    untranslated: list[str]
    english: str


class ComponentSet(msgspec.Struct):
    """A component set: what is printed on boards, tiles and cards.

    `ours`: at least some of it was designed for Sanmon, and not transcribed from the box.
    """

    name: str
    title: str
    note: str
    ours: bool
    tables: dict[str, list[dict[str, str]]]  # the set's own tables, row by row, each with its source
    provenance: list[FieldSource] = []  # fields whose source is not that of their row


class DomainInfo(msgspec.Struct):
    """The ids of all things of one sort. `named`: the catalogues of words have a name for each."""

    ids: list[str]
    named: bool


class ClauseCard(msgspec.Struct):
    """A clause of the rules, in English."""

    id: str
    heading: str
    text: str


class Catalogue(msgspec.Struct):
    """All that a client needs to name and draw a game's things and to cite its rules."""

    game: str
    ruleset: int
    components: ComponentSet
    effects: dict[str, Any]  # the tree of every effect and composition, by its text
    domains: dict[str, DomainInfo]
    clauses: list[ClauseCard]
    scores: list[str]
    verdicts: list[str]


class RuleClause(msgspec.Struct):
    """A clause of the rules in the requested language, or in English (see `language`) if it is not translated.

    `heading` is the title of its chapter.
    """

    id: str
    chapter: str
    heading: str
    text: str
    language: str
