"""What a game declares about itself for the suite, in the module `invariants.py` of its package."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from sanmon.conformance.setups import Setup
from sanmon.kernel.errors import SanmonError
from sanmon.kernel.info import GameInfo

HIDDEN: Final = '''\
def hidden(state: Any, seat: int | None) -> dict[str, Any]:
    """What the rules hide from this seat (None: from a spectator), by name, as plain data.

    Leave out what the seat has seen and remembers. A game without secrets does not need this function; its card says
    open_information=True.
    """
    return {f"hand {other}": hand for other, hand in enumerate(state.hands) if other != seat}
'''

TEMPLATE: Final = f'''\
"""What is true of every position of this game: for the conformance suite."""

from typing import Any

MOST_DECISIONS = 1000  # an upper bound that no game ever exceeds; be generous


def check(state: Any) -> None:
    """No piece is lost and none appears. The suite also calls this for imagined positions."""
    cards = [*state.deck, *state.discard, *(card for hand in state.hands for card in hand)]
    assert sorted(cards) == list(range(60)), f"cards are lost or doubled: {{sorted(cards)}}"


{HIDDEN}

# Optional:
#
# SEEDS = 3                                      how many games the suite plays at each table (1)
# SETUPS = [{{"players": 3, "variant": "b"}}]      more tables than the suite chooses itself: arguments of `game.start`
# SHOWN_BY_CHOICE = ("play",)                    verbs with which a seat shows a hidden thing that it chose, and which
#                                                it may take back; any other such move needs `state.reveal()`
# def known(state, seat): ...                    what the seat knows although its view does not show it, as plain data
'''


class FactsMissing(SanmonError):
    """The game's `invariants.py`, or something required in it, is missing."""


class Facts:
    """What a game's `invariants.py` declares. Raises FactsMissing if something required is missing."""

    def __init__(self, module: Any) -> None:
        for name in ("MOST_DECISIONS", "check"):
            if not hasattr(module, name):
                raise FactsMissing(f"{module.__file__} has no {name}. It must look like this:\n\n{TEMPLATE}")
        self.most_decisions: int = module.MOST_DECISIONS
        self.check: Callable[[Any], None] = module.check
        self.hidden: Callable[[Any, int | None], dict[str, Any]] | None = getattr(module, "hidden", None)
        self.known: Callable[[Any, int | None], Any] = getattr(module, "known", _nothing)
        self.setups = [Setup.of(arguments) for arguments in getattr(module, "SETUPS", [])]
        self.shown_by_choice: tuple[str, ...] = getattr(module, "SHOWN_BY_CHOICE", ())
        self.seeds: int = getattr(module, "SEEDS", 1)


def _nothing(state: Any, seat: int | None) -> None:
    return None


def facts_of(info: GameInfo) -> Facts:
    """What a game declares for the suite. Raises FactsMissing if it has no `invariants.py`."""
    name = f"{info.package}.invariants"
    try:
        module = import_module(name)
    except ModuleNotFoundError as problem:
        if problem.name != name:
            raise
        raise FactsMissing(
            f"{info.name} has no module {name}, which says what is true of every position of the game. "
            f"Write it beside engine.py, like this:\n\n{TEMPLATE}"
        ) from problem
    return Facts(module)
