"""Expected results for the unit tests of the browser client, computed by the Python code that it must agree with.

    python tools/client_facts.py FILE

Writes one JSON file: trees of the notation, texts of whole games, the geometry of Koi, scores of ponds, and differences
between views. Everything is computed by the server's and the games' own code, except a few texts written by hand.
"""

from __future__ import annotations

import random
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

import sanmon
from sanmon.games.koi import hexes
from sanmon.games.koi.domains import GOAL_TILES
from sanmon.games.koi.rules.goal_places import goal_anchors
from sanmon.kernel import notation
from sanmon.kernel.errors import NotationError
from sanmon.kernel.game import Game
from sanmon.kernel.state import State
from sanmon.kernel.words import LANGUAGES, Words
from sanmon.server.delivery.catalogue import card, catalogue
from sanmon.server.delivery.game_words import words
from sanmon.server.delivery.view_snapshot import ViewSnapshot, take_snapshots

GAMES = ("satori", "bitoku", "koi", "toy")
# Sources of points that count a seat's cards and tokens, not its pond.
NOT_THE_PONDS = {"luck", "scroll-well", "scroll-market", "scroll-storage"}
NOTHING_DONE = {"end", "skip"}
BUILDING = {"work", "place", "claim", "buy"}
NAMES = ["Ema", "Jiří", "Оля", "Kenji"]

# Forms of the notation that no component set of ours uses, and texts that are not in the notation.
MORE_TEXTS = (
    "-",
    "wood",
    "2 wood",
    "amulet 1",
    "(wood | stone) x2, mon",
    "2 (wood|(stone|mon))",
    "((wood))",
    "a + b | c > d, e",
    "  wood ,stone ",
)
WRONG_TEXTS = ("", "2", "wood >", "(wood", "wood)", "a > b > c", "wood,,stone", "?", "x2", "wood stone", "- wood")


def positions(game: Game[Any], players: int, seed: int) -> list[State]:
    """The position at every decision of one game, and at its end.

    Moves are random, but `end` and `skip` are avoided and building is preferred, so that much happens.
    """
    rng = random.Random(seed)
    state = game.start(players=players, seed=seed)
    found = [state.clone()]
    while state.seat is not None:
        options = state.options()
        doing = [option for option in options if state.describe(option).key not in NOTHING_DONE] or options
        building = [option for option in doing if state.describe(option).key in BUILDING] or doing
        state.apply(rng.choice(building if rng.random() < 0.5 else doing))
        found.append(state.clone())
    return found


def trees() -> dict[str, Any]:
    """The tree of every effect and cost of every game and of MORE_TEXTS, and the texts that the parser refuses."""
    texts = {text for game in GAMES for text in catalogue(game).effects} | set(MORE_TEXTS)
    for text in WRONG_TEXTS:
        try:
            notation.parse(text)
        except NotationError:
            continue
        raise AssertionError(f"the parser accepts {text!r}, which should be wrong")
    return {
        "trees": {text: notation.plain(notation.parse(text)) for text in sorted(texts)},
        "wrong": list(WRONG_TEXTS),
    }


def sentences(name: str) -> dict[str, Any]:
    """The texts in every language at some decisions of a game, with every kind of question, option and event."""
    game = sanmon.load(name)
    seen: set[str] = set()
    chosen: list[State] = []
    for state in positions(game, 2, seed=7):
        kinds = {f"event {event.key}" for event in state.events_for(0)}
        if state.seat is not None:
            kinds |= {f"prompt {state.prompt(state.seat).key}"}
            kinds |= {f"option {state.describe(option).key}" for option in state.options()}
        if not kinds <= seen:
            seen |= kinds
            chosen.append(state)
    moments = [
        {
            "prompt": state.prompt(state.seat or 0),
            "options": [] if state.seat is None else [state.describe(option) for option in state.options()],
            "events": state.events_for(0),
        }
        for state in chosen
    ]
    return {
        "catalogues": {language: words(name, language) for language in LANGUAGES},
        "moments": moments,
        "sentences": {
            language: [said(Words(game, language, NAMES), moment) for moment in moments] for language in LANGUAGES
        },
        "effects": {
            language: {text: Words(game, language).effect(text) for text in catalogue(name).effects}
            for language in LANGUAGES
        },
    }


def said(speaker: Words, moment: dict[str, Any]) -> dict[str, Any]:
    """The texts of one moment in one language."""
    return {
        "prompt": speaker.prompt(moment["prompt"]),
        "options": [speaker.option(option) for option in moment["options"]],
        "events": [speaker.event(event) for event in moment["events"]],
    }


def geometry() -> dict[str, Any]:
    """Koi's hexes: their labels, their neighbours, and every orientation of every outline."""
    game = sanmon.load("koi")
    middle = hexes.hex_at(0, 0)
    near = [at for at in hexes.HEXES if hexes.away(at) <= 14]
    parts: Any = game.parts  # type: ignore[attr-defined]
    shapes = [shape.outline for shape in (*parts.koi_shapes, *parts.goal_shapes) if shape is not None]
    outlines: dict[str, hexes.Outline] = {outline.name: outline for outline in (*parts.outlines, *shapes)}

    def steps(offsets: list[int]) -> list[str]:
        return [hexes.name_of(middle + step) for step in offsets]

    return {
        "labels": {hexes.name_of(at): hexes.label_of(hexes.name_of(at)) for at in hexes.HEXES},
        "neighbours": {hexes.name_of(at): [hexes.name_of(one) for one in hexes.neighbours(at)] for at in near},
        "outlines": {
            name: {
                hexes.ORIENTATIONS[way.code]: {"cells": steps(way.offsets), "facing": way.facing}
                for way in outline.turned
            }
            for name, outline in outlines.items()
        },
    }


def ponds() -> list[dict[str, Any]]:
    """Views of Koi positions, with the points of each seat's pond, and where seat 0 could put each goal tile."""
    game = sanmon.load("koi")
    found = []
    for players, seed in ((2, 1), (2, 2), (3, 3), (4, 4)):
        states = positions(game, players, seed)
        for state in states[:: max(1, len(states) // 12)]:
            view: Any = state.view(0)
            points = [sum(n for source, n in seat.points.items() if source not in NOT_THE_PONDS) for seat in view.seats]
            pond = state.ponds[0]  # type: ignore[attr-defined]
            parts = game.parts  # type: ignore[attr-defined]
            places = {
                name: [hexes.name_of(at) for at in goal_anchors(parts, pond, tile)]
                for tile, name in enumerate(GOAL_TILES)
                if name not in ("path", "willow")
            }
            found.append({"view": view, "points": points, "places": places})
    return found


def differences(name: str) -> list[dict[str, Any]]:
    """A seat's views as the server sends them to a page: each change, and the whole view that must result."""
    game = sanmon.load(name)
    states = positions(game, 2, seed=11)[:40]
    taken: list[ViewSnapshot] = []
    for n, state in enumerate(states):
        taken.append(take_snapshots(n, {0: state.view(0)}, {0: taken[-1]} if taken else {})[0])
    steps = []
    for before, after in pairwise(taken):
        fields, parts = after.changes_since(before)
        steps.append({"n": after.n, "since": before.n, "view": msgspec.Raw(fields), "parts": msgspec.Raw(parts)})
    return [
        {"n": taken[0].n, "view": msgspec.Raw(taken[0].whole())},
        *({"message": step, "whole": msgspec.Raw(one.whole())} for step, one in zip(steps, taken[1:], strict=True)),
    ]


def facts() -> dict[str, Any]:
    """The contents of the JSON file."""
    return {
        "notation": trees(),
        "words": {name: sentences(name) for name in GAMES},
        "cards": [card(name) for name in GAMES],
        "koi": {"catalogue": catalogue("koi"), "geometry": geometry(), "ponds": ponds()},
        "differences": {name: differences(name) for name in GAMES},
    }


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(msgspec.json.encode(facts()))
