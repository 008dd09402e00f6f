"""The server of a page: whole games, what is stored before it is told, and what is not here."""

import random

import pytest

import sanmon
from local.page import Page
from sanmon.kernel.records import decode_record, prove


@pytest.mark.parametrize("game", ["toy", "koi", "satori", "bitoku"])
def test_a_game_against_a_bot_is_played_to_its_end(game: str) -> None:
    page = Page()
    opened = page.open(game, {"name": "Ada"}, {"agent": "level-1"})
    with page.at(opened["table"], opened["links"][0]["token"]) as seat:
        seat.play(random.Random(game))
        result = seat.last("position")["result"]
    status, record = page.request("GET", f"tables/{opened['table']}/record")
    assert status == 200
    assert prove(
        decode_record(record.encode()), sanmon.load(game)
    ).opening  # its chance follows from the seed of the table
    status, replay = page.request("GET", f"tables/{opened['table']}/replay?seat=0")
    assert (status, replay["result"]) == (200, result)
    status, review = page.request("GET", f"tables/{opened['table']}/review?seat=0")
    assert "done" in review
    status, review = page.request("GET", f"tables/{opened['table']}/review?seat=0")
    assert (status, review["seat"]) == (200, 0)
    assert "decisions" in review
