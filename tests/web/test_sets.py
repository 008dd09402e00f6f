"""Pieces in the browser: every set is shown with its sources; a set of one's own is checked, line by line, kept, and played."""

import csv
import io
import json
import tomllib
import zipfile
from pathlib import Path

import pytest

from table.served import Server
from web.conftest import ROOT, NewContext
from web.test_people import ASKED, Visitor

OURS = ROOT / "src" / "sanmon" / "toy" / "components" / "sanmon-1"


def notes_of(game: str) -> set[str]:
    """What the files of our sets say beside their pieces."""
    found = set()
    for folder in (ROOT / "src" / "sanmon" / game / "components").iterdir():
        if (folder / "set.toml").exists():
            texts = [tomllib.loads((folder / "set.toml").read_text("utf-8"))]
            texts += [one for one in texts[0].values() if isinstance(one, dict)]
            for file in folder.glob("*.csv"):
                with file.open(encoding="utf-8", newline="") as lines:
                    texts += csv.DictReader(lines)
            found |= {text["note"] for text in texts if text.get("note")}
    return found


@pytest.mark.parametrize("language", ["cs", "ru"])
def test_every_note_is_translated_and_no_translation_is_left_over(language: str) -> None:
    translated = json.loads((ROOT / "web" / "src" / "sets" / "notes" / f"{language}.json").read_text("utf-8"))
    assert set(translated) == notes_of("satori") | notes_of("bitoku") | notes_of("koi")
    assert all(translated.values())


@pytest.mark.parametrize("game", ["satori", "bitoku", "koi"])
@pytest.mark.parametrize("language", ["cs", "ru"])
def test_notes_are_told_in_the_language_of_the_page(
    server: Server, context: NewContext, game: str, language: str
) -> None:
    page = Visitor(context(language=language), server, f"#/components/{game}").page
    page.wait_for_selector(f".pieces .note[lang={language}]")
    assert page.locator(".note[lang=en]").count() == 0


@pytest.mark.parametrize("game", ["satori", "bitoku", "koi"])
def test_every_piece_is_drawn_and_shown_with_its_source(server: Server, context: NewContext, game: str) -> None:
    guest = Visitor(context(), server, f"#/components/{game}")
    page = guest.page
    page.wait_for_selector(".pieces .art svg")
    page.wait_for_function(
        "document.querySelectorAll('.pieces > li').length === document.querySelectorAll('.art svg').length"
    )
    assert page.locator(".pieces > li").count() > 50
    assert page.locator(".pieces > li .stamp").count() == page.locator(".pieces > li").count()
    # A drawing of nothing would be a white sheet: each has something on it.
    assert (
        page.eval_on_selector_all(
            ".art svg", "all => all.filter(svg => svg.querySelectorAll('path, text').length < 1).length"
        )
        == 0
    )
    page.get_by_label("Source").select_option("rulebook")
    assert set(page.eval_on_selector_all("[data-row] .stamp", "all => all.map(one => one.textContent)")) == {"rulebook"}
    page.get_by_label("Source").select_option("")
    assert "⟦" not in page.inner_text("main")

    # As it stands in the files: every line of every table, for who writes down a set of one's own.
    page.get_by_label("Shown as").select_option("files")
    page.wait_for_selector("tbody tr")
    tables = server.get(f"/api/games/{game}/catalogue")["components"]["tables"]
    rows = {f"{table}/{row['id']}" for table, lines in tables.items() for row in lines}
    assert set(page.eval_on_selector_all("tr[data-row]", "all => all.map(one => one.dataset.row)")) == rows
    assert page.locator("tbody .stamp").count() == len(rows)
    assert guest.complaints == []


@pytest.mark.parametrize(("language", "wanted", "label"), [("cs", "oltář", "Hledat"), ("ru", "алтар", "Поиск")])
def test_pieces_are_found_by_their_names(
    server: Server, context: NewContext, language: str, wanted: str, label: str
) -> None:
    page = Visitor(context(language=language), server, "#/components/satori").page
    page.wait_for_selector(".pieces .art svg")
    every = page.locator("[data-row]").count()
    page.get_by_label(label).fill(wanted)
    page.wait_for_function("n => document.querySelectorAll('[data-row]').length < n", arg=every)
    assert page.locator("[data-row]").count() > 3


def test_a_set_with_mistakes_is_told_line_by_line_and_a_good_one_is_played(
    server: Server, context: NewContext, tmp_path: Path
) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    for path in OURS.iterdir():
        (folder / path.name).write_bytes(path.read_bytes())
    charms = (folder / "charms.csv").read_text("utf-8")
    lines = charms.splitlines()
    cells = lines[1].split(",")
    lines[1] = ",".join([cells[0], "9 dragons", *cells[-3:]])
    (folder / "charms.csv").write_text("\n".join(lines) + "\n", "utf-8")

    guest = Visitor(context(), server, "#/components/toy")
    page = guest.page
    page.wait_for_selector("#own-set")
    files = page.locator("input[accept='.zip,.csv,.toml']")
    files.set_input_files([tmp_path / "nothing.txt"] if (tmp_path / "nothing.txt").write_text("x") else [])
    page.get_by_role("alert").wait_for()
    files.set_input_files(list(folder.iterdir()))
    page.locator(".problems li").first.wait_for()
    told = page.inner_text(".problems")
    assert "charms.csv:2" in told
    assert page.get_by_role("button", name="Keep it").count() == 0

    # Mended, and as a zip this time, it passes, is kept, and can be chosen for a table.
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for path in OURS.iterdir():
            archive.writestr(path.name, path.read_bytes())
    zipped = tmp_path / "mine.zip"
    zipped.write_bytes(packed.getvalue())
    files.set_input_files(zipped)
    page.get_by_text("Everything is in order").wait_for()
    page.get_by_role("button", name="Keep it").click()
    page.get_by_text("It can be chosen").wait_for()
    guest.visit("#/new/toy")
    page.get_by_role("button", name="Play with another set").click()
    chosen = page.locator("select:has(option:text('ours'))")
    chosen.wait_for()
    assert chosen.locator("option").count() == 2
    chosen.select_option(index=1)
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector(ASKED)
    assert guest.complaints == []
