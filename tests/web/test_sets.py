"""Component sets in the browser: every piece is shown with its source; a set of one's own is checked, stored and
played.
"""

import csv
import io
import json
import tomllib
import zipfile
from pathlib import Path

import pytest

from languages import deep_but
from server.served import Server
from web.conftest import ROOT, NewContext
from web.test_people import ASKED, Visitor

# Whether exactly these rows are listed.
SAME_ROWS = """rows => {
    const shown = new Set([...document.querySelectorAll('tr[data-row]')].map(one => one.dataset.row));
    return shown.size === rows.length && rows.every(row => shown.has(row));
}"""
OURS = ROOT / "src" / "sanmon" / "games" / "toy" / "components" / "sanmon-1"


def notes_of(game: str) -> set[str]:
    """The notes in the files of our sets."""
    found = set()
    for folder in (ROOT / "src" / "sanmon" / "games" / game / "components").iterdir():
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


@pytest.mark.parametrize(
    ("game", "language"),
    deep_but(("koi", "ru"), *((game, language) for game in ("satori", "bitoku", "koi") for language in ("cs", "ru"))),
)
def test_notes_are_in_the_language_of_the_page(server: Server, context: NewContext, game: str, language: str) -> None:
    page = Visitor(context(language=language), server, f"#/components/{game}").page
    page.wait_for_selector(f".pieces .note[lang={language}]")
    assert page.locator(".note[lang=en]").count() == 0


@pytest.mark.parametrize("game", ["satori", "bitoku", "koi"])
def test_every_piece_is_drawn_and_shown_with_its_source(server: Server, context: NewContext, game: str) -> None:
    guest = Visitor(context(), server, f"#/components/{game}")
    page = guest.page
    page.wait_for_selector(".pieces .art svg")
    page.wait_for_function(
        "() => document.querySelectorAll('.pieces > li').length === document.querySelectorAll('.art svg').length"
    )
    assert page.locator(".pieces > li").count() > 50
    assert page.locator(".pieces > li .from > .stamp").count() == page.locator(".pieces > li").count()
    # No drawing is empty.
    assert (
        page.eval_on_selector_all(
            ".art svg", "all => all.filter(svg => svg.querySelectorAll('path, text').length < 1).length"
        )
        == 0
    )
    page.get_by_label("Source").select_option("rulebook")
    stamps = page.eval_on_selector_all("[data-row]", "all => all.map(one => one.querySelector('.from').textContent)")
    assert stamps
    assert all("rulebook" in stamp for stamp in stamps)
    page.get_by_label("Source").select_option("")
    assert "⟦" not in page.inner_text("main")

    # As rows of the files, for people who write a set of their own.
    page.get_by_label("Show as").select_option("files")
    page.wait_for_selector("tbody tr")
    tables = server.get(f"/api/games/{game}/catalogue")["components"]["tables"]
    rows = {f"{table}/{row['id']}" for table, lines in tables.items() for row in lines}
    assert set(page.eval_on_selector_all("tr[data-row]", "all => all.map(one => one.dataset.row)")) == rows
    assert page.locator("tbody .from > .stamp").count() == len(rows)
    assert guest.complaints == []


@pytest.mark.parametrize(
    ("language", "ours", "copies"),
    [("en", "ours", "number of copies"), ("cs", "naše", "počet kusů"), ("ru", "наше", "число копий")],
)
def test_a_piece_says_which_field_is_from_where(
    server: Server, context: NewContext, language: str, ours: str, copies: str
) -> None:
    page = Visitor(context(language=language), server, "#/components/koi").page
    market = page.locator("[data-row='cards/market']")
    market.wait_for()
    assert market.locator(".from > .stamp").count() == 1
    fields = market.locator(".fields")
    assert fields.count() == 1
    assert (fields.text_content() or "").split() == f"{ours} {copies}".split()
    assert page.locator("[data-row='scenarios/standard'] .fields").count() == 0
    page.locator("select:has(option[value=mixed])").select_option("mixed")
    assert page.locator("[data-row='scenarios/standard']").count() == 0
    assert market.count() == 1


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


@pytest.mark.parametrize("game", ["satori", "bitoku", "koi"])
def test_every_set_is_shown_and_links_to_the_others(server: Server, context: NewContext, game: str) -> None:
    guest = Visitor(context(), server, f"#/components/{game}")
    page = guest.page
    cards = server.get(f"/api/games/{game}/sets")
    usual = next(card for card in cards if card["usual"])
    page.get_by_role("heading", name=usual["title"]).wait_for()
    for card in cards:
        guest.visit(f"#/components/{game}/{card['name']}")
        page.get_by_role("heading", name=card["title"]).wait_for()
        page.get_by_label("Show as").select_option("files")
        tables = server.get(f"/api/games/{game}/sets/{card['name']}/catalogue")["components"]["tables"]
        rows = {f"{table}/{row['id']}" for table, lines in tables.items() for row in lines}
        page.wait_for_function(SAME_ROWS, arg=sorted(rows))
    if len(cards) > 1:
        ways = page.get_by_role("navigation", name="Sets")
        assert ways.locator("[aria-current]").inner_text() == f"{cards[-1]['title']} (ours, the default)"
        ways.get_by_role("link", name=cards[0]["title"]).click()
        page.get_by_role("heading", name=cards[0]["title"]).wait_for()
    assert guest.complaints == []


@pytest.mark.parametrize(("language", "title"), [("cs", "Sada Sanmon 2"), ("ru", "Набор Sanmon 2")])
def test_titles_of_our_sets_are_in_the_language_of_the_page(
    server: Server, context: NewContext, language: str, title: str
) -> None:
    page = Visitor(context(language=language), server, "#/components/koi").page
    page.get_by_role("heading", name=title).wait_for()
    assert page.get_by_role("link", name=title).count() == 1
    assert page.get_by_text("Sanmon set").count() == 0


def test_an_unknown_set_is_reported_and_not_replaced_by_another(server: Server, context: NewContext) -> None:
    page = Visitor(context(), server, "#/components/koi/nope").page
    page.get_by_role("alert").wait_for()
    assert "no set “nope”" in page.get_by_role("alert").inner_text()
    assert page.locator(".pieces").count() == 0
    page.get_by_role("link", name="Sanmon set 1").click()
    page.get_by_role("heading", name="Sanmon set 1").wait_for()
    assert page.get_by_role("alert").count() == 0


@pytest.mark.parametrize("game", ["bitoku", "koi"])
def test_the_default_set_is_preselected_and_the_chosen_one_is_played(
    server: Server, context: NewContext, game: str
) -> None:
    cards = server.get(f"/api/games/{game}/sets")
    usual = next(card["name"] for card in cards if card["usual"])
    for wanted in [None, *[card["name"] for card in cards]]:
        guest = Visitor(context(), server, f"#/new/{game}")
        page = guest.page
        page.get_by_role("radio", name="2").check(force=True)
        page.get_by_role("button", name="Play with another set").click()
        chosen = page.locator("select:has(option:text('ours, the default'))")
        assert chosen.input_value() == usual
        if wanted is not None:
            chosen.select_option(wanted)
        page.get_by_role("button", name="Begin").click()
        page.wait_for_selector(ASKED)
        table = page.url.split("/table/")[1].split("/")[0]
        assert server.get(f"/api/tables/{table}")["components"] == (wanted or usual)
        # The board uses the same set.
        page.wait_for_function(
            """path => performance.getEntriesByType('resource').map(one => one.name)
                .filter(one => one.endsWith('/catalogue')).at(-1)?.endsWith(path)""",
            arg=f"/sets/{wanted or usual}/catalogue",
        )
        assert guest.complaints == []


def test_ratings_are_shown_only_for_measured_tables(server: Server, context: NewContext) -> None:
    elo = next(card["elo"] for card in server.get("/api/games") if card["name"] == "koi")
    page = Visitor(context(), server, "#/new/koi").page
    page.get_by_role("radio", name="2").check(force=True)
    other = page.locator(".seat").nth(1)
    other.get_by_role("combobox").select_option("agent:level-3")
    rating = f"Elo ≈ +{elo['level-3']} against the Novice (two players)."
    assert rating in other.inner_text()
    page.get_by_role("radio", name="3").check(force=True)
    assert "Elo" not in page.inner_text("form")
    page.get_by_role("radio", name="2").check(force=True)
    other.get_by_role("combobox").select_option("agent:level-1")
    assert "measured from here" in other.inner_text()
    assert "+0" not in other.inner_text()
    other.get_by_role("combobox").select_option("agent:level-3")
    page.get_by_role("button", name="Play with another set").click()
    chosen = page.locator("select:has(option:text('ours, the default'))")
    assert rating in other.inner_text()
    chosen.select_option("sanmon-1")
    assert "Elo" not in page.inner_text("form")


@pytest.mark.parametrize("language", deep_but("ru", "en", "cs", "ru"))
def test_the_choice_of_a_player_is_not_cut_off(server: Server, context: NewContext, language: str) -> None:
    page = Visitor(context(language=language), server, "#/new/satori").page
    page.wait_for_selector(".seat select")
    room, needed = page.eval_on_selector(
        ".seat select",
        """one => { const other = one.cloneNode(true); other.style.cssText = 'position: absolute; width: max-content';
            one.parentElement.append(other); const found = [one.offsetWidth, other.offsetWidth];
            other.remove(); return found }""",
    )
    assert room >= needed


def test_koi_cards_are_drawn_alone_and_say_how_many_are_in_the_deck(server: Server, context: NewContext) -> None:
    page = Visitor(context(), server, "#/components/koi").page
    page.wait_for_selector("[data-row^='cards/'] .art svg .points")
    # Nothing of the space below a card is visible; the number on a scroll does not touch its picture.
    assert page.eval_on_selector_all(
        "[data-row^='cards/'] svg",
        """all => all
            .map(svg => svg.querySelector('.board').getBoundingClientRect().top - svg.getBoundingClientRect().bottom)
            .every(gap => gap >= 0)""",
    )
    gaps = page.eval_on_selector_all(
        "[data-row^='cards/'] svg .each",
        "all => all.map(one => one.nextElementSibling.getBoundingClientRect().left - "
        "one.getBoundingClientRect().right)",
    )
    assert len(gaps) > 3
    assert min(gaps) > 0
    # The number of copies is listed only if it depends on the number of players.
    for row in server.get("/api/games/koi/catalogue")["components"]["tables"]["cards"]:
        base, three, four = int(row["base"]), int(row["3+"]), int(row["4+"])
        text = page.inner_text(f"[data-row='cards/{row['id']}']").replace("\u2060", "").replace("\xa0", " ")
        if three and four:
            steps = f"{base} (1–2 players), {base + three} (3 players), {base + three + four} (4 players)"
            assert f"In the deck: {steps}" in text
        else:
            assert ("In the deck" in text) == bool(three or four)


def test_mistakes_in_a_set_are_listed_by_line_and_a_correct_set_is_played(
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
    (tmp_path / "nothing.txt").write_text("x")
    files.set_input_files([tmp_path / "nothing.txt"])
    page.get_by_role("alert").wait_for()
    files.set_input_files(list(folder.iterdir()))
    page.locator(".problems li").first.wait_for()
    assert "charms.csv:2" in page.inner_text(".problems")
    assert "effect, character " in page.inner_text(".problems")
    assert "There is no good or action" in page.inner_text(".problems")
    assert page.get_by_role("button", name="Save it to play with").count() == 0

    # Corrected, and as a zip, it passes, is stored, and can be chosen for a table.
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for path in OURS.iterdir():
            archive.writestr(path.name, path.read_bytes())
    zipped = tmp_path / "mine.zip"
    zipped.write_bytes(packed.getvalue())
    files.set_input_files(zipped)
    page.get_by_text("Everything is in order").wait_for()
    page.get_by_role("button", name="Save it to play with").click()
    page.get_by_text("You can choose it").wait_for()
    guest.visit("#/new/toy")
    page.get_by_role("button", name="Play with another set").click()
    chosen = page.locator("select:has(option:text('ours'))")
    chosen.wait_for()
    assert chosen.locator("option").count() == 2
    chosen.select_option(index=1)
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector(ASKED)
    assert guest.complaints == []


DOUBTFUL = {
    "en": ("please check these 2 things", "it must be more with four"),
    "cs": ("tyto věci prosím zkontrolujte", "pro čtyři jich musí být víc"),
    "ru": ("проверьте, пожалуйста, следующее", "при четырёх должно быть больше"),
}


@pytest.mark.parametrize("language", deep_but("ru", *DOUBTFUL))
def test_the_page_tells_what_is_doubtful_in_a_set(server: Server, context: NewContext, language: str) -> None:
    """Set 1 of Bitoku can be played, and has no more die spaces with four players than with three [B25]."""
    guest = Visitor(context(language=language), server, "#/components/bitoku")
    page = guest.page
    page.wait_for_selector("#own-set")
    folder = ROOT / "src" / "sanmon" / "games" / "bitoku" / "components" / "sanmon-1"
    page.locator("input[accept='.zip,.csv,.toml']").set_input_files([*folder.glob("*.csv"), folder / "set.toml"])
    page.locator(".problems li").nth(1).wait_for()
    heading, text = DOUBTFUL[language]
    assert page.get_by_text(heading).count() == 1
    assert text in page.inner_text(".problems")
    assert guest.complaints == []
