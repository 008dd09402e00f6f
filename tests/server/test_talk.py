"""Chat, undo by consent, and hints, over the websocket."""

import asyncio
import random
import unicodedata

import pytest

from sanmon.server.domain import names
from sanmon.server.domain.errors import WrongRequest
from sanmon.server.storage import open_store
from sanmon.server.tables import chat
from server.served import Server
from server.visitors import Visitor, VisitorsPage, play_on


def two_at_a_table(server: Server, game: str = "toy") -> tuple[Visitor, dict[int, VisitorsPage]]:
    anna, ben = Visitor(server).guest("Anna"), Visitor(server).guest("Ben")
    opened = anna.open("me", "link", game=game)
    pages = {0: anna.page(opened, 0, wait=False), 1: ben.page(opened, 1, wait=False)}
    anna.ask("POST", f"/api/tables/{opened.table}/start", status=204)
    for page in pages.values():
        page.wait_for("position")
    return anna, pages


def lines(page: VisitorsPage) -> list[str]:
    page.settle()
    return [f"{line['name']}: {line['text']}" for line in page.chat]


def test_a_huge_message_is_refused_before_its_characters_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """To normalize 60,000 characters one by one takes the server six milliseconds."""
    read = 0

    def category(sign: str) -> str:
        nonlocal read
        read += 1
        return unicodedata.category(sign)

    monkeypatch.setattr(
        names, "unicodedata", type("Counted", (), {"category": category, "normalize": unicodedata.normalize})
    )
    for text in ("a" * 60_000, "\u202e" * 60_000):
        with pytest.raises(WrongRequest, match="up to 500 characters, not 60000"):
            names.clean_line(text)
    assert read == 0
    assert names.clean_line("\u202e" * 600 + "a" * 500) == "a" * 500
    assert read == 1100


def test_seats_and_spectators_have_separate_chats_until_the_end(server: Server) -> None:
    anna, pages = two_at_a_table(server)
    watching = [Visitor(server).guest(name).page(pages[0].at) for name in ("Cora", "Dan")]
    pages[0].say(type="say", text="  Hello\u202e there ")
    watching[0].say(type="say", text="Nice game")
    pages[1].wait_for("chat")
    watching[1].wait_for("chat")
    assert lines(pages[0]) == lines(pages[1]) == ["Anna: Hello there"]
    assert lines(watching[0]) == lines(watching[1]) == ["Cora: Nice game"]
    assert (pages[1].chat[0]["seat"], watching[1].chat[0]["seat"]) == (0, None)
    again = anna.page(pages[0].at, 0)  # whoever comes later hears what was said
    assert lines(again) == ["Anna: Hello there"]
    play_on(pages)
    watching[0].say(type="say", text="Well played")
    for page in (*pages.values(), watching[1]):
        while lines(page)[-1:] != ["Cora: Well played"]:
            page.receive()
    for wrong in ("", "   ", "\u200b", "x" * 501):
        pages[0].say(type="say", text=wrong)
        assert pages[0].wait_for("refused")["reason"] == "bad-message"
    for page in (*pages.values(), *watching, again):
        page.close()


def test_spectators_messages_do_not_push_out_those_of_seats(database: str) -> None:
    async def run() -> None:
        store = await open_store(database)
        try:
            await chat.say(store, "t", 0, "Anna", None, "Good luck!")
            await chat.say(store, "other", None, "Eve", None, "elsewhere")
            for number in range(chat.MESSAGES_STORED + 30):
                await chat.say(store, "t", None, "Cora", None, str(number))
            for over in (False, True):
                said = [line.line.text for line in await chat.lines_after(store, "t", 0, 0, over)]
                assert said[0] == "Good luck!"
                assert len(said) == (1 + chat.MESSAGES_SENT if over else 1)
            rows = await store.read("SELECT seat, text FROM chat WHERE card = 't' ORDER BY n")
            assert [text for seat, text in rows if seat is None] == [
                str(30 + place) for place in range(chat.MESSAGES_STORED)
            ]
            heard = await chat.lines_after(store, "t", 0, None, False)
            assert [line.line.text for line in heard] == [
                str(chat.MESSAGES_STORED + 30 - chat.MESSAGES_SENT + n) for n in range(chat.MESSAGES_SENT)
            ]
            assert len(await store.read("SELECT 1 FROM chat WHERE card = 'other'")) == 1
        finally:
            await store.close()

    asyncio.run(run())


def test_too_many_messages_are_refused_with_a_wait(server: Server) -> None:
    _, pages = two_at_a_table(server)
    for number in range(20):
        pages[0].say(type="say", text=str(number))
    refused = pages[0].wait_for("refused")
    assert refused["reason"] == "too-fast"
    assert refused["wait"] > 0
    assert refused["what"] == "lines"
    while pages[0].move(pages[0].options[0])["type"] != "position":
        pass  # the other refusals come first; the page stays, and moves are no lines


def test_too_many_hints_are_refused_as_hints(server: Server) -> None:
    _, pages = two_at_a_table(server)
    asked = next(page for page in pages.values() if page.options)
    for _ in range(100):
        asked.say(type="hint", n=asked.n)
        while (answer := asked.receive())["type"] not in ("hint", "refused"):
            pass
        if answer["type"] == "refused":
            break
    assert (answer["type"], answer.get("reason"), answer.get("what")) == ("refused", "too-fast", "hints")
    assert 0 < answer["wait"] <= 10


def some_moves(pages: dict[int, VisitorsPage], many: int) -> None:
    rng = random.Random(7)
    while pages[0].n < many:
        for page in pages.values():
            page.catch_up(max(pages[0].n, pages[1].n))
        seat = pages[0].position["prompt"]["waiting"][0]
        pages[seat].move(rng.choice(pages[seat].options))
    for page in pages.values():
        page.catch_up(max(pages[0].n, pages[1].n))


def test_going_back_when_all_agree(server: Server) -> None:
    _, pages = two_at_a_table(server)
    first = {seat: page.position for seat, page in pages.items()}
    some_moves(pages, 8)
    pages[0].say(type="ask-undo", to=0)
    for page in pages.values():
        asked = page.wait_for("undo-asked")
        assert (asked["by"], asked["to"], asked["agreed"]) == (0, 0, [0])
    pages[1].say(type="answer-undo", agree=True, to=0)
    for seat, page in pages.items():
        while page.position["entries"] == [] or page.position["entries"][-1]["kind"] != "undo":
            page.receive()
        assert page.entries[-1]["back"] == 0
        assert page.entries[-1]["seat"] == 0
        for key in ("view", "prompt", "options", "turn"):
            assert page.position[key] == first[seat][key]
        page.settle()
        assert page.asked["by"] is None
    play_on(pages)


def test_one_refusal_ends_a_request_to_go_back(server: Server) -> None:
    _, pages = two_at_a_table(server)
    some_moves(pages, 6)
    n = pages[0].n
    pages[1].say(type="ask-undo", to=0)
    pages[0].wait_for("undo-asked")
    pages[0].say(type="answer-undo", agree=False)
    pages[1].wait_for("undo-asked")
    while pages[1].asked["by"] is not None:
        pages[1].wait_for("undo-asked")
    assert pages[0].at.server.get(f"/api/tables/{pages[0].at.table}")["n"] == n
    pages[0].say(type="answer-undo", agree=True, to=0)
    assert pages[0].wait_for("refused")["reason"] == "no-undo"
    for to in (-1, n, n + 5, 10**9):
        pages[0].say(type="ask-undo", to=to)
        assert pages[0].wait_for("refused")["reason"] == "no-undo"


def test_an_answer_agrees_only_to_the_entry_it_names(server: Server) -> None:
    _, pages = two_at_a_table(server)
    some_moves(pages, 8)
    n = pages[0].n
    near = [entry["n"] for entry in pages[1].entries if entry["kind"] != "undo"][-2]
    pages[0].say(type="ask-undo", to=near)
    assert pages[1].wait_for("undo-asked")["to"] == near
    pages[0].say(type="ask-undo", to=0)  # while the other's finger is on the button
    pages[0].settle()
    for message in ({"to": near}, {}):
        pages[1].say(type="answer-undo", agree=True, **message)
        assert pages[1].wait_for("refused")["reason"] == "stale"
    assert pages[0].at.server.get(f"/api/tables/{pages[0].at.table}")["n"] == n
    pages[1].say(type="answer-undo", agree=True, to=0)
    pages[1].catch_up(n + 1)
    assert pages[1].entries[-1]["back"] == 0


def test_a_request_to_go_back_lapses_when_the_game_continues(server: Server) -> None:
    _, pages = two_at_a_table(server)
    some_moves(pages, 6)
    pages[1].say(type="ask-undo", to=0)
    pages[0].wait_for("undo-asked")
    pages[1].wait_for("undo-asked")
    seat = pages[0].position["prompt"]["waiting"][0]
    pages[seat].move(pages[seat].options[0])
    for page in pages.values():
        while page.asked["by"] is not None:
            page.receive()
    pages[0].say(type="answer-undo", agree=True, to=0)
    assert pages[0].wait_for("refused")["reason"] == "no-undo"


def test_only_the_seat_that_decides_gets_a_hint(server: Server) -> None:
    _, pages = two_at_a_table(server)
    some_moves(pages, 4)
    seat = pages[0].position["prompt"]["waiting"][0]
    page, other = pages[seat], pages[1 - seat]
    while len(page.options) < 2:
        some_moves(pages, page.n + 1)
        seat = pages[0].position["prompt"]["waiting"][0]
        page, other = pages[seat], pages[1 - seat]
    page.say(type="hint", n=page.n)
    hint = page.wait_for("hint")
    assert hint["n"] == page.n
    assert 1 <= len(hint["moves"]) <= 3
    for move in hint["moves"]:
        assert move["do"]["text"] in page.options
        assert isinstance(move["margin"], float)
    if not other.options:
        other.say(type="hint", n=other.n)
        assert other.wait_for("refused")["reason"] == "not-asked"
    page.say(type="hint", n=0)
    assert page.wait_for("refused")["reason"] == "stale"
