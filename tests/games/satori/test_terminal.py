"""The board in the terminal fits into a hundred and into eighty columns, in every language, with nothing cut off."""

import io
import random
import shutil
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from games.satori.scene import Scene
from languages import OURS
from sanmon.conformance.catalogues import missing
from sanmon.games.satori import terminal
from sanmon.games.satori.components import DEFAULT
from sanmon.games.satori.engine import load
from sanmon.games.satori.state import GOODS
from sanmon.kernel.words import Words


def test_nothing_is_untranslated() -> None:
    assert missing(load(None)) == []


def drawn(scene_view: object, words: Words, width: int = 100) -> str:
    page = io.StringIO()
    console = Console(file=page, width=width, force_terminal=False, color_system=None)
    console.print(terminal.board(scene_view, words))  # type: ignore[arg-type]
    return page.getvalue()


@pytest.mark.parametrize("language", OURS)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("width", [80, 100])
def test_the_board_fits(width: int, language: str, players: int) -> None:
    game = load(None)
    words = Words(game, language, ["Josephina", "Bartholomew", "Ren", "Yuki"][:players])
    state = game.start(players=players, seed=players)
    rng = random.Random(players)
    step = 0
    while state.seat is not None:
        if step % 12 == 0:
            page = drawn(state.view(state.seat), words, width)
            assert "⟦" not in page
            assert max(cell_len(line) for line in page.splitlines()) <= width
            assert "…" not in page, page
            for option in state.options():
                assert "⟦" not in words.option(state.describe(option))
            assert "⟦" not in words.prompt(state.prompt(state.seat))
        options = state.options()
        state.apply(options[int(rng.random() * len(options))])
        assert not any("⟦" in words.event(event) for event in state.events)
        step += 1


@pytest.mark.parametrize("language", OURS)
def test_every_figure_of_every_player_is_seen_at_80_columns(language: str) -> None:
    """Even with two-digit goods and long names."""
    names = ["Maximiliana", "Bartholomew", "Ren", "Yuki"]
    words = Words(load(None), language, names)
    state = load(None).start(players=4, seed=4)
    for seat in range(4):
        for good in range(GOODS):
            state.goods[seat * GOODS + good] = 10 + 10 * seat + good
    lines = drawn(state.view(0), words, 80).splitlines()
    for seat, name in enumerate(names):
        row = next(line for line in lines if line.startswith("ABCD"[seat] + " " + name))
        figures = [str(10 + 10 * seat + good) for good in range(GOODS)]
        assert row.split()[3 : 3 + GOODS] == figures


def test_what_the_board_shows() -> None:
    scene = Scene().monk("west-right").give(emerald=3, incense=2)
    scene.build("quarry", "cedar-beam", jokoro=True)
    page = drawn(scene.state.view(scene.me), Words(scene.game, "en", ["Lara", "Gael"]))
    quarry = next(line for line in page.splitlines() if "Altar of the Quarry" in line)
    assert "3S" in quarry
    assert "2W" in quarry
    assert "♨" in quarry


def test_worshippers_beneath_a_built_altar_are_shown() -> None:
    scene = Scene()
    scene.state.visitors[scene.altar("lower-grey") * 3 : scene.altar("lower-grey") * 3 + 3] = [0, 1, 1]
    quarry = scene.build("quarry", over="lower-grey")
    scene.state.visitors[quarry * 3] = 1
    page = drawn(scene.state.view(scene.me), Words(scene.game, "en", ["Lara", "Gael"]))
    assert next(line for line in page.splitlines() if "Altar of the Quarry" in line).rstrip().endswith("g(po)")


def test_right_sides_of_tiles_are_shown_where_a_set_prints_them(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(DEFAULT, tmp_path / "printed"))
    path = folder / "altars.csv"
    path.write_text(
        path.read_text("utf-8").replace("quarry,grey,3 stone,,mon", "quarry,grey,3 stone,2 wood,mon"), "utf-8"
    )
    for components, shown in ((folder, "3S  2W  M"), (None, "3S  M")):
        scene = Scene(components=components).offer("quarry", "sawmill", "")
        page = drawn(scene.state.view(scene.me), Words(scene.game, "en", ["Lara", "Gael"]))
        line = next(line for line in page.splitlines() if "Altar of the Quarry" in line)
        assert " ".join(line.split()).endswith(" ".join(shown.split()))


def test_the_standing_shows_points_of_the_final_scoring() -> None:
    scene = Scene().give(emerald=3, wood=4, stone=2, incense=1)
    scene.build("quarry", jokoro=True)
    scene.build("treasury", jokoro=True)
    scene.state.roofs, scene.state.roof_built = 2, [1, 1, 0, 0, 0]
    scene.tier(1, "emerald").state.left_space[0] = scene.me
    table = terminal.standing(scene.state.view(scene.me))[scene.me]  # type: ignore[arg-type]
    assert table == {"start": 5, "pagoda": 2, "altars": 4, "leftovers": 1, "emeralds": 3}


@pytest.mark.parametrize("language", OURS)
def test_all_pieces_can_be_shown(language: str) -> None:
    game = load(None)
    page = io.StringIO()
    Console(file=page, width=100, force_terminal=False).print(terminal.pieces(game, Words(game, language)))
    assert "⟦" not in page.getvalue()
    assert len(page.getvalue().splitlines()) > 120
