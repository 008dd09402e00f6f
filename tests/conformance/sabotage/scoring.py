"""Mistakes in the result of a game."""

from __future__ import annotations

import msgspec

from conformance.sabotage.planted import Patched, planted
from sanmon.games.toy.state import ToyState
from sanmon.kernel.messages import Result


class Miscounted(Patched):
    """A toy that changes its result to a wrong one when the game ends."""

    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def finish(self, result: Result) -> None:
            game = self.game
            assert isinstance(game, Miscounted)
            super().finish(game.falsified(result))

    def falsified(self, result: Result) -> Result:
        """A wrong result, made from the right one."""
        raise NotImplementedError


@planted("scoring", "does not add up to")
class AddsWrongly(Miscounted):
    def falsified(self, result: Result) -> Result:
        return msgspec.structs.replace(result, scores=(result.scores[0] + 1, *result.scores[1:]))


@planted("scoring", "do not give the ranks")
class RanksUpsideDown(Miscounted):
    def falsified(self, result: Result) -> Result:
        return msgspec.structs.replace(result, ranks=tuple(len(result.ranks) + 1 - rank for rank in result.ranks))


@planted("scoring", "better ranks")
class RanksFromZero(Miscounted):
    def falsified(self, result: Result) -> Result:
        return msgspec.structs.replace(result, ranks=tuple(rank - 1 for rank in result.ranks))


@planted("scoring", "the breakdown has the keys")
class ScoresAnUndeclaredKey(Miscounted):
    def falsified(self, result: Result) -> Result:
        return msgspec.structs.replace(result, breakdown=tuple({"luck": score} for score in result.scores))


@planted("scoring", "scores")
class ForgetsASeat(Miscounted):
    def falsified(self, result: Result) -> Result:
        return Result(result.scores[:1], result.ranks[:1], result.breakdown[:1])


@planted("scoring", "no verdict")
class GivesAnUndeclaredVerdict(Miscounted):
    def falsified(self, result: Result) -> Result:
        return msgspec.structs.replace(result, verdict="draw")
