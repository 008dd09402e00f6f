"""Mistakes in the end of the game."""

from __future__ import annotations

import msgspec

from conformance.sabotage.planted import Patched, planted
from sanmon.games.toy.state import ToyState
from sanmon.kernel.messages import Result


class Miscounted(Patched):
    """A toy whose result is spoilt in the last moment."""

    class state_class(ToyState):  # noqa: N801
        __slots__ = ()

        def finish(self, result: Result) -> None:
            game = self.game
            assert isinstance(game, Miscounted)
            super().finish(game.spoilt(result))

    def spoilt(self, result: Result) -> Result:
        raise NotImplementedError


@planted("scoring", "does not add up to")
class AddsWrongly(Miscounted):
    def spoilt(self, result: Result) -> Result:
        return msgspec.structs.replace(result, scores=(result.scores[0] + 1, *result.scores[1:]))


@planted("scoring", "do not give the ranks")
class RanksUpsideDown(Miscounted):
    def spoilt(self, result: Result) -> Result:
        return msgspec.structs.replace(result, ranks=tuple(len(result.ranks) + 1 - rank for rank in result.ranks))


@planted("scoring", "better ones")
class RanksFromZero(Miscounted):
    def spoilt(self, result: Result) -> Result:
        return msgspec.structs.replace(result, ranks=tuple(rank - 1 for rank in result.ranks))


@planted("scoring", "the breakdown speaks of")
class ScoresForTheUnheardOf(Miscounted):
    def spoilt(self, result: Result) -> Result:
        return msgspec.structs.replace(result, breakdown=tuple({"luck": score} for score in result.scores))


@planted("scoring", "scores")
class ForgetsASeat(Miscounted):
    def spoilt(self, result: Result) -> Result:
        return Result(result.scores[:1], result.ranks[:1], result.breakdown[:1])


@planted("scoring", "no verdict")
class JudgesUnheardOf(Miscounted):
    def spoilt(self, result: Result) -> Result:
        return msgspec.structs.replace(result, verdict="draw")
