"""Whole games by ear: somebody who has nothing but the accessibility tree and the keyboard plays and wins.

The listeners (`blind/`) know the rules and no position: what they choose by is in the names of choices and in the board
in words. `make test` plays a whole game of the toy, `make deep` twenty of each other game against chance.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from server.served import Server
from web.blind.play import play
from web.conftest import CountedServer, NewContext

GAMES = 20
LEAST_WON = 18


def test_a_whole_game_by_ear(server: Server, context: NewContext) -> None:
    opened = server.open(None, "random", game="toy")
    result, complaints = play(context(1024, 700), opened, "toy")
    with opened.page(0) as seat:
        scores = seat.position["result"]["scores"]
    assert f"with {max(scores)} points" in result
    assert result.startswith("You win") or scores[0] <= scores[1]
    assert complaints == []


@pytest.mark.deep
@pytest.mark.parametrize("game", ["satori", "koi", "bitoku"])
def test_by_ear_one_beats_chance(tmp_path: Path, context: NewContext, game: str) -> None:
    """Twenty games with other deals: what a listener needs to know is said, and it is right."""
    results = []
    with CountedServer(tmp_path / "tables.sqlite3", "--limits", "0") as server:
        for _ in range(GAMES):
            browser = context(1024, 700)
            result, complaints = play(browser, server.open(None, "random", game=game), game)
            assert complaints == []
            results.append(result)
            browser.close()
    won = [result for result in results if result.startswith("You win")]
    assert len(won) >= LEAST_WON, results
