"""Converts recorded games to OpenSpiel states with their whole history."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sanmon.kernel.game import Game
from sanmon.kernel.records import StoredRecord, replay_actions
from sanmon.lab.openspiel.games import SanmonState, as_parameter, game_class


def from_record(stored: StoredRecord) -> SanmonState:
    """The OpenSpiel state at the end of a recorded game, with its whole history, draw by draw.

    Sealed answers are sorted by seat, the order in which OpenSpiel's seats give them here. Confirmations of the end of
    a turn are left out: in OpenSpiel such a turn ends by itself.
    """
    header = stored.header
    params = {key: as_parameter(value) for key, value in header.settings.items()}
    game = game_class(header.game)({"players": header.players, "deals": 0, **params})
    draws = list(header.chance)
    state = game.new_initial_state()
    answers = _answers(stored, game.sanmon)
    sealed: dict[int, int] = {}
    while True:
        while state.is_chance_node() and len(state.node.drawn) < len(draws):
            state.apply_action(draws[len(state.node.drawn)])
        if not state.is_chance_node() and state.current_player() in sealed:
            draws = [] if len(sealed) > 1 else draws
            state.apply_action(sealed.pop(state.current_player()))
            continue
        answer = next(answers, None)
        if answer is None:
            return state
        seat, option, drawn = answer
        draws = draws + drawn if option is None else drawn
        if option is not None:
            sealed[seat] = option


def _answers(stored: StoredRecord, game: Game[Any]) -> Iterator[tuple[int, int | None, list[int]]]:
    """Seat, option and draws of every action; the option is None if it only confirmed the end of a turn."""
    states = replay_actions(stored, game)
    before = next(states)[1].clone()
    for action, after in states:
        assert action is not None
        option: int | None = game.vocabulary.option(action.do)
        kind = game.kinds[before.stack[-1][0]]
        if kind.confirms and len(before.options(action.seat)) == 1:
            option = None
        yield action.seat, option, list(action.chance)
        before = after.clone()
