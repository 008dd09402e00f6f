"""The terminal shows water, koi, lilies, shores and which way they face; and the outlines of a set."""

from __future__ import annotations

import re

import pytest
from rich.console import Console

from games.koi.scene import Scene
from games.koi.test_scoring import example
from languages import OURS
from sanmon.games.koi import terminal
from sanmon.games.koi.engine import load
from sanmon.games.koi.hexes import label_of
from sanmon.kernel.words import Words


def shown(thing: object, width: int = 150) -> str:
    console = Console(width=width, color_system=None, force_terminal=False, legacy_windows=False)
    with console.capture() as capture:
        console.print(thing)
    return capture.get()


def board(scene: Scene, language: str = "en") -> str:
    return shown(terminal.board(scene.game.view(scene.state, 0), Words(scene.game, language)))  # type: ignore[arg-type]


def row(text: str, name: str) -> str:
    """The sign above this hex's label in the first pond that is drawn, which is one's own."""
    name = label_of(name)
    lines = text.splitlines()
    words = [[(match[0], (match.start() + match.end()) / 2) for match in re.finditer(r"\S+", line)] for line in lines]
    number = next(number for number, line in enumerate(words) if name in [word for word, _ in line])
    middle = dict(words[number])[name]
    return min(words[number - 1], key=lambda sign: abs(sign[1] - middle))[0]


def test_the_pond_of_the_example() -> None:
    text = board(example())
    assert row(text, "0.0") == "◦s1*"
    assert row(text, "1.0") == "◦❀"
    assert row(text, "2.0") == row(text, "3.0") == "≈m2*"
    assert row(text, "3.-1") == "♣✿"
    assert row(text, "5.-1") == row(text, "6.-1") == row(text, "5.0") == "≈L3"
    assert row(text, "0.1") == "◦%2"
    assert row(text, "5.-3") == "#☼↘"
    assert row(text, "4.0") == "≈≈"
    assert "s1 8*  m2 16*  L3 7" in text


def test_empty_hexes_beside_water_are_named() -> None:
    text = board(Scene().shore("2.0", "w"))
    assert label_of("-2.0") in text.split()
    assert label_of("3.0") not in text.split()  # behind the shore there is no water side
    assert row(text, "2.0") == "#←"


@pytest.mark.parametrize("language", OURS)
def test_everything_is_said_in_every_language(language: str) -> None:
    words = Words(load(None), language)
    for players in (1, 2, 3, 4):
        text = board(Scene(players=players, bare=False, goals=None), language)
        assert "⟦" not in text
    assert "⟦" not in shown(terminal.pieces(load(None), words))


def test_outlines_are_drawn() -> None:
    text = shown(terminal.pieces(load(None), Words(load(None), "en")))
    for name in ("spring", "shore", "bridge", "weeping willow", "large branch", "centenary carp", "shishi-odoshi"):
        assert name in text
    assert "M→" in text
    assert "✿←↙↘" in text


def test_standing_and_what_is_to_be_known_about_options() -> None:
    scene = example()
    words = Words(scene.game, "en")
    assert sum(terminal.standing(scene.game.view(scene.state, 0))[0].values()) == 60  # type: ignore[arg-type]
    scene = Scene().row(None, "scroll-lilies", None, None, None)
    option = scene.state.describe(scene.state.options()[0])
    assert terminal.about(scene.game, option, words) == "2 points per lily; 1 water"
