"""Lessons at a server: a table for one person, taught step by step, stored like any other, and played on at its end."""

import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lessons.lesson_files import LESSONS, NAMES
from sanmon.lessons import format as lessons
from sanmon.server.domain import folding, lesson_actions, seat_actions
from sanmon.server.domain.entries import Header, LogEntry, SeatRow, decode_entry, encode_row
from sanmon.server.domain.errors import Refusal
from sanmon.server.domain.table_state import TableState
from sanmon.server.protocol.lessons import LessonAction, LessonStep
from sanmon.server.runtime.limits import Limits
from server.served import Opened, Page, Server
from server.visitors import Visitor


class Lesson:
    """The table of a lesson without storage and network."""

    def __init__(self, game: str = "toy", name: str = "first") -> None:
        self.lesson = lessons.read(game, name)
        self.game = lessons.game_of(self.lesson)
        pinned = self.lesson.pinned
        seats = [SeatRow("", None if seat == pinned.seat else "level-1", "") for seat in range(pinned.players)]
        self.header = Header(
            game, pinned.ruleset, pinned.components, self.game.components_hash, pinned.players,
            self.game.info.check_settings(pinned.players, pinned.settings), seats,
            lessons.seed_of(self.lesson).hex(), "", lesson=name,
        )  # fmt: skip
        self.log: list[LogEntry]
        self.table_state: TableState
        self.log, self.table_state = lesson_actions.begin(self.game, self.header)

    @property
    def step(self) -> LessonStep:
        found = lesson_actions.step(self.table_state, self.lesson.pinned.seat)
        assert found is not None
        return found

    def take(self, granted: tuple[list[LogEntry], TableState]) -> None:
        entries, self.table_state = granted
        self.log += entries
        assert self.table_state.n == len(self.log) - 1

    def move(self, do: str) -> None:
        seat, n = self.lesson.pinned.seat, self.table_state.n
        self.take(lesson_actions.move(self.table_state, seat, n, do, self.header, self.log))

    def learn(self, do: LessonAction, chapter: int | None = None) -> None:
        seat, n = self.lesson.pinned.seat, self.table_state.n
        self.take(lesson_actions.learn(self.table_state, seat, n, do, chapter, self.header, self.log))

    def follow(self) -> None:
        """Does what the teacher expects."""
        step = self.step
        if step.reads:
            self.learn("next")
        else:
            self.move(self.expected())

    def expected(self) -> str:
        found = [text for text in self.step.open if text not in self.step.remarks]
        learning = self.table_state.learning
        assert learning is not None
        assert learning.cursor is not None
        here = self.lesson.chapters[self.step.chapter].steps[self.step.step]
        return here.do[learning.cursor.done] if here.until else found[0]

    def read_again(self) -> TableState:
        """The table state that the stored log gives."""
        log = [decode_entry(encode_row(entry)) for entry in self.log]
        return folding.fold_log(folding.started(self.game, self.header, log[0]), self.header, log)


@pytest.mark.parametrize(("game", "name"), LESSONS, ids=NAMES)
def test_every_lesson_is_taught_at_a_table(game: str, name: str) -> None:
    taught = Lesson(game, name)
    while not taught.step.over:
        assert seat_actions.agent_asked(taught.table_state) is None
        taught.follow()
    again = taught.read_again()
    assert again.state.digest() == taught.table_state.state.digest()
    assert again.learning == taught.table_state.learning
    taught.learn("play-on")
    assert taught.table_state.learning is None
    assert taught.read_again().learning is None


def test_the_log_gives_the_lesson_after_every_action() -> None:
    taught = Lesson()
    for do in ("skip", "back", "skip", "again", "skip", "skip", "back", "again"):
        taught.learn(do)
        again = taught.read_again()
        assert again.state.digest() == taught.table_state.state.digest()
        assert (again.learning, again.extras) == (taught.table_state.learning, taught.table_state.extras)
    taught.learn("chapter", 1)
    assert (taught.step.chapter, taught.step.step) == (1, 0)


def test_a_choice_that_the_teacher_does_not_expect_is_not_stored() -> None:
    taught = Lesson()
    with pytest.raises(Refusal, match="ui-lesson-why-read") as refused:
        taught.move("play mortar")
    assert refused.value.reason == "not-yet"
    taught.learn("chapter", 1)
    before = len(taught.log)
    with pytest.raises(Refusal, match="lesson-first-choose-carp"):
        taught.move("play carp")
    with pytest.raises(Refusal, match="cannot 'brew' now"):
        taught.move("brew")
    assert len(taught.log) == before


def test_a_learner_cannot_undo_and_no_bot_plays() -> None:
    taught = Lesson()
    taught.learn("chapter", 1)
    taught.move("play mortar")
    state = taught.table_state
    assert not state.may_undo(0)
    with pytest.raises(Refusal, match="take back"):
        seat_actions.undo(state, 0, state.n, taught.header, taught.log)
    with pytest.raises(Refusal, match="the teacher goes back"):
        seat_actions.rewind(state, 0, state.changed, 0, taught.header, taught.log)
    with pytest.raises(Refusal, match="no bot plays for a learner"):
        seat_actions.plays(state, 0, "level-1")
    assert seat_actions.confirm(state, 0, False) == ([], state)
    taught.learn("chapter", 0)
    taught.learn("play-on")
    with pytest.raises(Refusal, match="no lesson goes on"):
        taught.learn("next")


def test_going_back_and_forth_has_an_end() -> None:
    taught = Lesson()
    for _ in range(499):
        taught.learn("next")
        taught.learn("back")
    taught.learn("next")
    with pytest.raises(Refusal, match="1000 times"):
        taught.learn("back")


def jump_to_and_fro(taught: Lesson) -> None:
    for _ in range(499):
        taught.learn("chapter", len(taught.lesson.chapters) - 1)
        taught.learn("chapter", 0)


def test_jumping_between_chapters_does_not_fill_the_log_without_end() -> None:
    """Each jump writes the moves of the script again."""
    taught = Lesson()
    with pytest.raises(Refusal, match="ui-lesson-full"):
        jump_to_and_fro(taught)
    assert len(taught.log) < lesson_actions.MOST_ENTRIES + 100
    with pytest.raises(Refusal, match="ui-lesson-full"):
        taught.learn("next")
    taught.learn("play-on")


def opened(server: Server, **request: Any) -> Opened:
    status, body = server.request("/api/lessons", msgspec.json.encode({"game": "toy"} | request))
    assert status == 201, body
    found = msgspec.json.decode(body)
    return Opened(server, found["table"], {link["seat"]: link["token"] for link in found["links"]})


def learn(page: Page, do: str) -> Any:
    page.say(type="lesson", n=page.n, do=do)
    return page.wait_for("position")["lesson"]


def test_a_page_is_taught_and_plays_on(own_server: Server) -> None:
    at = opened(own_server, name="Anna")
    with at.page(0) as page:
        step = page.position["lesson"]
        assert (step["say"], step["reads"], step["chapter"], step["back"]) == ("lesson-first-welcome", True, 0, False)
        assert [seat["agent"] for seat in page.table["seats"]] == [None, "level-1"]
        assert learn(page, "next")["light"] == ["goods", "supply"]
        assert learn(page, "skip")["say"] == "lesson-first-choose"
        refused = page.move("play carp")
        assert (refused["reason"], refused["detail"]) == ("not-yet", "lesson-first-choose-carp")
        page.wait_for("position")
        assert page.move("play mortar")["lesson"]["say"] == "lesson-first-gained"
    own_server.stop()
    own_server.start()
    with at.page(0) as page:
        assert page.position["lesson"]["say"] == "lesson-first-gained"
        while not page.position["lesson"]["over"]:
            learn(page, "skip")
        page.say(type="lesson", n=page.n, do="play-on")
        assert "lesson" not in page.wait_for("position")
        while page.position["result"] is None:
            if page.options:
                page.move(page.options[0])
            else:
                page.receive()
    with at.page(None) as spectator:
        assert "lesson" not in spectator.position


def test_a_learner_and_an_address_jump_only_so_often(tmp_path: Path) -> None:
    few = 0.1
    limits = Limits(few)
    with Server(tmp_path / "tables.sqlite3", "--limits", str(few)) as server:
        learners = [Visitor(server, address="127.0.0.3").guest(name) for name in ("Anna", "Ben", "Cora", "Dan", "Eva")]
        began = time.monotonic()
        granted = [_jumps(learner, 6) for learner in learners]
        seconds = time.monotonic() - began
    assert max(granted) <= limits.jumps.burst + limits.jumps.per_second * seconds
    assert sum(granted) <= limits.jumps_there.burst + limits.jumps_there.per_second * seconds
    assert sum(granted) >= 3


def _jumps(learner: Visitor, tries: int) -> int:
    """How many of some jumps in a lesson of the learner's own are granted."""
    answer = learner.ask("POST", "/api/lessons", {"game": "toy"}, 201).json
    at = Opened(learner.server, answer["table"], {link["seat"]: link["token"] for link in answer["links"]})
    granted = 0
    with learner.page(at) as page:
        for _ in range(tries):
            before = page.n
            page.say(type="lesson", n=page.n, do="skip")
            while page.receive()["type"] not in ("position", "refused"):
                pass
            granted += page.n > before
    return granted


def test_a_spectator_is_not_taught(server: Server) -> None:
    at = opened(server)
    with at.page(None) as page:
        assert "lesson" not in page.position
        page.say(type="lesson", n=page.n, do="next")
        assert page.wait_for("refused")["reason"] == "not-asked"


def test_games_list_their_lessons_and_their_words(server: Server) -> None:
    cards = {card["name"]: card["lessons"] for card in server.get("/api/games")}
    assert {"name": "first", "minutes": 4} in cards["toy"]
    words = server.get("/api/games/toy/lessons/cs")
    assert "lesson-first-welcome = Vítejte" in words["text"]
    assert words["untranslated"] == []
    assert server.request("/api/games/chess/lessons/cs")[0] == 404
    status, body = server.request("/api/lessons", b'{"game": "toy", "lesson": "x"}')
    assert (status, b"toy has no lesson 'x'; there are: first" in body) == (400, True)
