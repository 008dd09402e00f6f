"""The changes of a view: together with the view before they give the new view, and they contain nothing else."""

import random
from typing import Any

import msgspec
import pytest

import sanmon
from sanmon.server.delivery import seat_messages
from sanmon.server.delivery.view_snapshot import ViewSnapshot, take_snapshots
from server.served import Server, whole
from server.test_live import Play, games


def message_for(play: Play, seat: int | None, shown: ViewSnapshot, before: ViewSnapshot | None) -> Any:
    position = seat_messages.position(play.table_state, play.log, seat, play.table_state.n - 1, shown, before)
    return msgspec.json.decode(msgspec.json.encode(position))


@pytest.mark.parametrize(("game", "players"), games())
def test_the_view_before_plus_its_changes_is_the_new_view(game: str, players: int) -> None:
    play = Play(game, players, 5)
    rng = random.Random(f"{game} {players}")
    seats = [*range(players), None]
    before: dict[int | None, ViewSnapshot] = {}
    has: dict[int | None, Any] = {}
    skipped: dict[int | None, ViewSnapshot] = {}  # the view of a slow page, which skips some positions
    whole_size = changed_size = 0
    while play.table_state.state.seat is not None:
        state = play.table_state.state
        views = dict(zip(seats, state.game.views(state, seats), strict=True))
        now = take_snapshots(play.table_state.n, views, before)
        for seat in seats:
            view = msgspec.json.encode(state.view(seat))
            assert now[seat].whole() == view
            message = message_for(play, seat, now[seat], before.get(seat))
            assert ("since" in message) == (seat in before)
            has[seat] = whole(has.get(seat), message)
            assert has[seat]["view"] == msgspec.json.decode(view)
            if rng.random() < 0.3:
                if seat in skipped:
                    late = {"n": skipped[seat].n, "view": msgspec.json.decode(skipped[seat].whole())}
                    caught_up = whole(late, message_for(play, seat, now[seat], skipped[seat]))
                    assert caught_up["view"] == has[seat]["view"]
                skipped[seat] = now[seat]
            if "since" in message:
                whole_size += len(view)
                changed_size += len(msgspec.json.encode([message["view"], message.get("parts")]))
        before = now
        play.random_step(rng)
    assert changed_size < whole_size / (1 if players == 1 or game == "toy" else 3)


def test_an_unchanged_view_has_no_changes() -> None:
    state = sanmon.load("koi").start(players=2, seed=3)
    one = take_snapshots(1, {0: state.view(0)}, {})[0]
    assert take_snapshots(2, {0: state.clone().view(0)}, {0: one})[0].changes_since(one) == (b"{}", b"{}")


def test_a_list_of_another_length_is_sent_whole() -> None:
    class Thing(msgspec.Struct):
        name: str

    class View(msgspec.Struct):
        things: list[Thing]
        left: int

    one = take_snapshots(1, {0: View([Thing("a"), Thing("b")], 2)}, {})[0]
    two = take_snapshots(2, {0: View([Thing("a"), Thing("c")], 2)}, {0: one})[0]
    three = take_snapshots(3, {0: View([Thing("a"), Thing("c"), Thing("d")], 1)}, {0: two})[0]
    four = take_snapshots(4, {0: View([], 1)}, {0: three})[0]
    assert two.changes_since(one) == (b"{}", b'{"things":{"1":{"name":"c"}}}')
    assert three.changes_since(two) == (b'{"things":[{"name":"a"},{"name":"c"},{"name":"d"}],"left":1}', b"{}")
    assert four.changes_since(three) == (b'{"things":[]}', b"{}")
    assert one.changes_since(four) == (b'{"things":[{"name":"a"},{"name":"b"}],"left":2}', b"{}")


def test_a_page_gets_only_changes_after_its_first_position(server: Server) -> None:
    """The first view is whole; the next ones, also after a refusal, have only the changes."""
    opened = server.open(None, None, game="koi")
    with opened.page(0, changes=True) as page, opened.page(0) as other:
        assert "since" not in page.position
        page.say(type="move", n=page.n, do="dance")
        page.wait_for("refused")
        again = page.wait_for("position")
        assert (again["since"], again["n"], again["view"]) == (0, 0, {})
        for _ in range(10):
            if page.options:
                message = page.move(page.options[0])
                assert message["since"] == message["n"] - 1
                other.catch_up(page.n)
                assert other.position["view"] == page.position["view"]
        page.close()
        page.connect()  # a new connection starts with a whole view
        assert "since" not in page.position
        assert page.position["view"] == other.position["view"]
