"""Sanmon (三門): play, study and automate Satori, Bitoku and Koi.

>>> import sanmon
>>> game = sanmon.load("toy")
>>> state = game.start(players=2, seed=7)
>>> while state.seat is not None:
...     state.apply(state.options()[0])
>>> state.result.scores
(3, 1)

Games and positions: `games`, `info`, `load`, `Game`, `State`. What they return: `Described`, `Event`, `Prompt`,
`Result`, `Vocabulary`; `encode` makes JSON of these. Records of games: `Record`, `read_record`, `replay`, `resume`,
`prove`. Bots: `agent`, `agents`, `Agent`, `Position`. Texts for people: `Words`. Every error that a caller can correct
is a `SanmonError`. docs/python.md is the reference.
"""

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sanmon._build import refuse_stale_build

refuse_stale_build()  # before the first compiled module is loaded

# Importing the subpackage `games` binds that name here. It comes first, so that the function `games` below replaces it.
from sanmon.games import registry
from sanmon.kernel.errors import (
    BadDump,
    BadOutcomes,
    ComponentError,
    ComponentProblem,
    DeadEnd,
    IllegalOption,
    NoSuchSeat,
    NotationError,
    RecordError,
    SanmonError,
    SetupError,
    TooManySteps,
)
from sanmon.kernel.game import Game
from sanmon.kernel.info import GameInfo, TableOption
from sanmon.kernel.messages import Described, Event, Prompt, Result, encode
from sanmon.kernel.proofs import Proof, prove
from sanmon.kernel.records import Record, StoredRecord, decode_record, read_record, replay, resume
from sanmon.kernel.state import State
from sanmon.kernel.vocabulary import Vocabulary

if TYPE_CHECKING:
    from sanmon.bots.agents import Agent, Position, agent, agents
    from sanmon.kernel.words import Words

__version__ = "0.1.0"
__all__ = [
    "Agent", "BadDump", "BadOutcomes", "ComponentError", "ComponentProblem", "DeadEnd", "Described", "Event",
    "Game", "GameInfo", "IllegalOption", "NoSuchSeat", "NotationError", "Position", "Prompt", "Proof", "Record",
    "RecordError", "Result", "SanmonError", "SetupError", "State", "StoredRecord", "TableOption", "TooManySteps",
    "Vocabulary", "Words", "agent", "agents", "decode_record", "encode", "games", "info", "load", "prove",
    "read_record", "replay", "resume",
]  # fmt: skip


def games() -> tuple[str, ...]:
    """The names of all games: ours, and those of installed packages (docs/add-a-game.md).

    >>> import sanmon
    >>> sanmon.games()[:4]
    ('satori', 'bitoku', 'koi', 'toy')
    """
    return registry.names()


def info(name: str) -> GameInfo:
    """A game's card: player counts and table options, without loading its rules.

    >>> import sanmon
    >>> sanmon.info("satori").players
    (1, 2, 3, 4)
    """
    return registry.card(name)


def load(name: str, components: str | Path | None = None, ruleset: int | None = None) -> Game[State]:
    """Loads a game.

    `components` is the folder of a component set, by default our newest one; `ruleset` is a version of the rules, by
    default the newest. The same arguments return the same object, unless 32 others were loaded since. A component set
    with mistakes raises one `ComponentError` that lists them all.

    >>> import sanmon
    >>> sanmon.load("koi", ruleset=1)
    <Koi: koi with the set sanmon-2, ruleset 1>
    """
    return registry.load(name, components, ruleset)


# Bots and words take longer to load than everything else, and many programs need neither.
_LATER = {
    "Agent": "sanmon.bots.agents",
    "Position": "sanmon.bots.agents",
    "Words": "sanmon.kernel.words",
    "agent": "sanmon.bots.agents",
    "agents": "sanmon.bots.agents",
}

if not TYPE_CHECKING:  # otherwise a type checker would accept every name as an attribute of this package

    def __getattr__(name: str) -> Any:
        if name not in _LATER:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = globals()[name] = getattr(import_module(_LATER[name]), name)
        return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
