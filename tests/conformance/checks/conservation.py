"""No token is lost or comes from nowhere, in the game and in every imagined one."""

from typing import Any

from conformance.play import Trace
from conformance.seen import readers
from conformance.setups import Setup, facts
from conformance.worlds import imagined
from sanmon.kernel.game import Game


def check(game: Game[Any], setup: Setup, seed: int) -> None:
    invariants = facts(game.info.name).check
    for number, state in enumerate(Trace(game, setup, seed).states):
        invariants(state)
        for seat in readers(state):
            invariants(imagined(state, seat, number))
