"""Whole solo games by keyboard, through the list of choices; every text of the page equals the kernel's."""

import random
import subprocess
import sys
from pathlib import Path

import pytest

from server.served import Server
from web.browsing import KernelWords, Seat
from web.conftest import NewContext

DEEP = [("toy", "cs"), ("satori", "en")]


@pytest.mark.parametrize(
    ("game", "language", "so_far"),
    [("toy", "ru", None), ("satori", "en", 20), *(pytest.param(*way, None, marks=pytest.mark.deep) for way in DEEP)],
)
def test_a_whole_solo_game_by_keyboard(
    server: Server, context: NewContext, game: str, language: str, so_far: int | None, tmp_path: Path
) -> None:
    seat = Seat(context(language=language), server.open(None, game=game), 0)
    kernel = KernelWords(game, language, ["P0"])
    rng = random.Random(f"{game} {language}")
    decisions = 0
    while seat.wait_asked() and decisions != so_far:
        position = seat.position
        assert seat.prompt() == kernel.prompt(position)
        assert seat.labels() == kernel.options(position)
        announcement = seat.page.text_content("[data-told]") or ""
        assert kernel.prompt(position) in " ".join(announcement.split())
        seat.step(rng)
        decisions += 1
    assert "⟦" not in seat.page.inner_text("body")
    assert seat.complaints == []
    if so_far is not None:
        assert decisions == so_far
        return
    assert decisions > (6 if game == "toy" else 40)

    # The totals are right, and every line of the log equals the kernel's.
    result = seat.position["result"]
    totals = seat.page.eval_on_selector_all(".standings .total", "all => all.map(cell => Number(cell.textContent))")
    assert sorted(totals) == sorted(result["scores"])
    seat.page.reload()
    seat.wait_asked()
    assert seat.log() == kernel.log(seat.position["entries"])

    # The record can be downloaded and replayed.
    with seat.page.expect_download() as saved:
        seat.page.click("a[download]")
    record = tmp_path / "record.jsonl"
    saved.value.save_as(record)
    replayed = subprocess.run(
        [sys.executable, "-m", "sanmon", "replay", record], check=False, capture_output=True, text=True
    )
    assert replayed.returncode == 0, replayed.stderr
    assert seat.complaints == []


def test_home_starts_a_solo_game_in_one_click_and_lists_it_afterwards(server: Server, context: NewContext) -> None:
    page = context().new_page()
    page.goto(f"http://127.0.0.1:{server.port}/")
    page.get_by_role("button", name="Play solo now").first.click()
    page.wait_for_selector("[data-asked=true] button[data-choice]")
    page.goto(f"http://127.0.0.1:{server.port}/#/")
    page.get_by_role("heading", name="Continue").wait_for()
    page.get_by_role("link", name="Satori").click()
    page.wait_for_selector("[data-asked=true] button[data-choice]")


def test_the_end_of_a_round_is_told_once(server: Server, context: NewContext) -> None:
    seat = Seat(context(), server.open(None, game="satori"), 0)
    rng = random.Random("curtain")
    curtain = seat.page.locator("[data-curtain]")
    while seat.wait_asked() and not curtain.count():
        seat.step(rng)
    assert "Round 1 ends" in curtain.inner_text()
    assert "Round 2 begins" in curtain.inner_text()
    before = seat.n
    seat.page.keyboard.press("x")
    curtain.wait_for(state="detached")
    assert seat.n == before  # the key only closed it
    seat.page.reload()
    seat.wait_asked()
    assert not curtain.count()
