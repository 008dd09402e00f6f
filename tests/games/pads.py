"""Final positions of games that the engine played, for the score pads: what a person would read off the table."""

import random
from collections.abc import Callable
from importlib import import_module
from typing import Any

import sanmon
from sanmon.kernel.box.companion import Question
from sanmon.kernel.box.pad import Pad

LOOKED_AT = 3  # options that a player compares


def finished(game: str, players: int, seed: int, settings: dict[str, Any]) -> Any:
    """The end of a game whose players choose the best of a few random options, so that their boards fill up."""
    rng = random.Random(seed)
    state: Any = sanmon.load(game).start(players=players, seed=seed, **settings)
    evaluate = import_module(f"sanmon.games.{game}.evaluate").evaluate
    while state.seat is not None:
        seat = state.seat
        options = state.options()
        if len(options) > LOOKED_AT:
            options = rng.sample(options, LOOKED_AT)
        best = options[0]
        worth = float("-inf")
        for option in options if len(options) > 1 else []:
            after = state.clone()
            after.apply(option)
            value = evaluate(after, seat)
            lead = value[seat] if len(value) == players + (players == 1) else value[0]
            if lead > worth:
                best, worth = option, lead
        state.apply(best)
    return state


def rows_of(question: Question) -> list[int]:
    """The rows that a question's fields ask about."""
    return [int(field.name.partition(":")[2]) - 1 for field in question.fields]


def row_of(question: Question) -> int:
    """The row that a question is about."""
    return int(str(question.args["player"])) - 1


def filled(state: Any, answerer: Callable[[Question], list[str]], settings: dict[str, Any]) -> Pad:
    """The pad of the game, filled in."""
    game = sanmon.load(state.game.info.name)
    module = import_module(f"{state.game.info.package}.box.pad")
    chosen = game.info.check_settings(state.players, settings)
    pad: Pad = module.pad()(game, chosen, bytes(32), [], answerer, state.players)
    pad.play()
    return pad


def compare(pad: Pad, state: Any, tables: list[dict[str, int]]) -> None:
    """The pad has the engine's scores, ranks and verdict, and these points by source."""
    assert pad.result is not None
    assert pad.result.scores == state.result.scores
    assert pad.result.ranks == state.result.ranks
    assert pad.result.verdict == state.result.verdict
    assert list(pad.result.breakdown) == [{key: n for key, n in table.items() if n} for table in tables]
