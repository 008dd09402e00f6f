"""Games for the tests: players who choose by chance but like to build, so that ponds grow and goals are claimed."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from sanmon.games.koi.card import INFO
from sanmon.games.koi.components import DEFAULT
from sanmon.games.koi.domains import MOVE, SCENARIOS
from sanmon.games.koi.engine import load
from sanmon.games.koi.rules.scoring import breakdown
from sanmon.games.koi.state import KoiState


def table_of(number: int) -> tuple[int, dict[str, Any]]:
    """Tables of all player counts, scenarios, with and without goals, in turn."""
    players = 1 + number % 4
    if players == 1:
        return 1, {"scenario": SCENARIOS[number // 4 % len(SCENARIOS)]}
    return players, {"goals": number // 4 % 5 != 4}


def start(number: int, ruleset: int = INFO.ruleset, components: Path = DEFAULT) -> KoiState:
    players, settings = table_of(number)
    return load(components, ruleset).start(players=players, seed=number, **settings)


def builder(state: KoiState, rng: random.Random, helpers: float = 0.5) -> int:
    """Claim what can be claimed, place what can be placed, work as soon as something is in the storage."""
    options = state.options()
    words = state.parts.options
    claims = [option for option in options if words.claim.holds(option)]
    if claims:
        return rng.choice(claims)
    if words.work.base in options:
        assert state.seat is not None
        if state.stored(state.seat) >= 4 or rng.random() < 0.15:
            return words.work.base
        return rng.choice(options)
    places = [option for option in options if words.place.holds(option) and words.place.index(option) != MOVE]
    if places and rng.random() < 0.95:
        return rng.choice(places)
    hexes = [option for option in options if words.at.holds(option)]
    if hexes and rng.random() < 0.97:
        return compact(state, hexes, rng)
    rest = [option for option in options if option != state.game.skip.base or rng.random() < helpers]
    return rng.choice(rest or options)


def compact(state: KoiState, options: list[int], rng: random.Random) -> int:
    """A hex that leaves the seat with the most points, else one near the middle: ponds of people are no snakes."""
    some = rng.sample(options, min(3, len(options)))
    assert state.seat is not None
    seat = state.seat
    best, most = some[0], -1
    for option in some:
        trial = state.clone()
        trial.apply(option)
        points = sum(breakdown(trial, seat, False).values())
        if points > most:
            best, most = option, points
    return best


def at_random(state: KoiState, rng: random.Random) -> int:
    options = state.options()
    return options[int(rng.random() * len(options))]
