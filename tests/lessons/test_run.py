"""What a run of a lesson does with a learner's choices, on the toy's first lesson."""

import pytest

from sanmon.kernel.errors import NotationError
from sanmon.lessons import format as lessons
from sanmon.lessons.check import problems_in_play
from sanmon.lessons.format import Lesson, LessonError, decode
from sanmon.lessons.local_table import LocalTable
from sanmon.lessons.run import NotYet, Run
from sanmon.lessons.things import problem_with

HEAD = """
title = "t"
minutes = 1
components = "sanmon-1"
ruleset = 1
players = 2
seed = "tea-51"
opening = ["play comb"]
[[chapter]]
title = "c"
"""


def begin(lesson: Lesson | None = None) -> Run:
    lesson = lesson or lessons.read("toy", "first")
    return Run(lesson, LocalTable(lesson))


def choosing() -> Run:
    """At the first choice of the toy's lesson."""
    run = begin()
    run.go_to(1)
    return run


def test_opponents_choose_first_where_all_choose_together() -> None:
    run = begin()
    assert run.table.state.seats == [0]
    assert run.table.at == 1


def test_a_step_that_is_read_plays_nothing() -> None:
    run = begin()
    card = run.card()
    assert (card.say, card.reads, card.open, card.why) == (
        "lesson-first-welcome", True, [], "ui-lesson-why-read",
    )  # fmt: skip
    with pytest.raises(NotYet, match="ui-lesson-why-read"):
        run.choose("play mortar")
    run.read_on()
    assert (run.card().say, run.table.at) == ("lesson-first-goods", 1)
    assert run.card().light == ["goods", "supply"]


def test_another_choice_is_answered_and_not_played() -> None:
    run = choosing()
    before = run.table.state.digest()
    assert run.card().open == ["play carp", "play mortar"]
    assert run.card().remarks == {"play carp": "lesson-first-choose-carp"}
    with pytest.raises(NotYet, match="lesson-first-choose-carp"):
        run.choose("play carp")
    assert run.table.state.digest() == before
    with pytest.raises(NotYet, match="ui-lesson-why"):
        run.read_on()
    run.choose("play mortar")
    assert run.card().say == "lesson-first-gained"


def test_a_choice_that_is_not_allowed_yet_says_why() -> None:
    run = choosing()
    run.choose("play mortar")
    run.read_on()
    card = run.card()
    assert (card.open, card.remarks, card.why) == (["brew"], {}, "lesson-first-brew-first")
    with pytest.raises(NotYet, match="lesson-first-brew-first"):
        run.choose("end")


def test_the_opponents_reply_as_the_script_says() -> None:
    run = choosing()
    while run.chapter == 1:
        run.follow()
    moves = [(action.seat, action.do) for action in run.table.record.actions]  # type: ignore[attr-defined]
    assert moves == [
        (1, "play comb"), (0, "play mortar"), (0, "brew"), (0, "end"), (1, "do tea > roll x2"), (1, "calm"),
        (1, "calm"), (1, "end"), (1, "play plum"),
    ]  # fmt: skip
    assert run.replaced == []


def test_back_returns_to_the_step_before_and_takes_its_choice_back() -> None:
    run = choosing()
    start = run.table.state.digest()
    run.choose("play mortar")
    run.back()
    assert (run.card().say, run.table.state.digest()) == ("lesson-first-choose", start)
    run.back()
    assert (run.chapter, run.card().say) == (0, "lesson-first-charms")
    first = begin()
    first.back()
    assert first.card().say == "lesson-first-welcome"


def test_again_returns_to_the_beginning_of_the_chapter() -> None:
    run = choosing()
    start = run.table.state.digest()
    for _ in range(3):
        run.follow()
    run.again()
    assert (run.card().say, run.table.state.digest()) == ("lesson-first-choose", start)


def test_free_play_returns_to_the_script_before_the_next_chapter() -> None:
    straight = begin()
    straight.go_to(4)
    run = begin()
    run.go_to(3)
    assert set(run.card().open) == {"play mask", "play scroll"}
    run.choose("play mask")
    for _ in range(20):
        if run.chapter == 4:
            break
        run.choose(run.options()[0])
    assert (run.chapter, run.card().note) == (4, "ui-lesson-reset")
    assert run.table.state.digest() == straight.table.state.digest()
    assert straight.card().note == ""


def test_skipping_after_free_choices_plays_the_script() -> None:
    straight = begin()
    straight.go_to(4)
    run = begin()
    run.go_to(3)
    run.choose("play mask")
    run.skip()
    assert run.chapter == 4
    assert run.table.state.digest() == straight.table.state.digest()


def test_a_free_choice_that_ends_the_game_is_not_played() -> None:
    free = HEAD + '[[chapter.step]]\nsay = "s"\nuntil = "no-such-prompt"\ndo = ["play mortar"]\n'
    run = begin(decode("toy", "first", free))
    run.choose("play carp")
    problem = ""
    for _ in range(60):
        try:
            run.choose(run.options()[0])
        except LessonError as error:  # the script itself never comes to that prompt
            problem = str(error)
            break
    assert "the script ends before the prompt 'no-such-prompt'" in problem
    assert run.table.state.result is None


def test_an_opponent_without_a_legal_reply_takes_the_lowest_option() -> None:
    step = '[[chapter.step]]\nsay = "s"\ndo = ["play mortar", "end"]\nreplies = ["calm"]'
    run = begin(decode("toy", "first", HEAD + step))
    run.follow()
    run.follow()
    moves = [action.do for action in run.table.record.actions if action.seat == 1]  # type: ignore[attr-defined]
    assert moves == ["play comb", "skip", "end", "play broom"]
    assert [problem.split(";")[0] for problem in run.replaced] == [
        "seat 1 is asked for 'effects': the reply 'calm' is not legal",
        "seat 1 is asked for 'end-turn': the reply 'calm' is not legal",
        "seat 1 is asked for 'choose': the reply 'calm' is not legal",
    ]


def test_the_check_names_step_and_what_would_be_right() -> None:
    wrong = decode("toy", "first", HEAD + '[[chapter.step]]\nsay = "s"\nlight = ["charm:cat"]\ndo = ["play stone"]')
    place = "toy/lessons/first.toml: chapter 1, step 1 ('s')"
    assert problems_in_play(wrong) == [
        f"{place}: light: there is no charm 'cat'",
        f"{place}: the script chooses 'play stone'; legal is: play carp, play mortar",
    ]


def test_a_pattern_may_fit_any_choice_of_its_step() -> None:
    script = """
        [[chapter.step]]
        say = "s"
        do = ["play mortar", "brew"]
        allow = ["play carp", "end", "play cat"]
        other = "o"
        replies = ["do tea > roll x2", "calm", "calm", "play plum"]
    """
    place = "toy/lessons/first.toml: chapter 1, step 1 ('s')"
    assert problems_in_play(decode("toy", "first", HEAD + script)) == [
        f"{place}: allow: no other choice fits 'play cat'"
    ]


def test_in_free_play_a_pattern_may_fit_the_choice_of_the_script() -> None:
    script = """
        [[chapter.step]]
        say = "s"
        until = "choose"
        do = ["play mortar", "end"]
        allow = ["play *", "e*"]
        replies = ["do tea > roll x2", "calm", "calm", "play plum"]
    """
    assert problems_in_play(decode("toy", "first", HEAD + script)) == []


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("seed = 3", r"Expected `str`, got `int` - at `\$.seed`|missing"),
        ("= 3", "Invalid statement"),
        (HEAD, r"chapter 1: \[\[chapter.step\]\] is missing; there must be at least one"),
        (HEAD + "[[chapter.step]]", "chapter 1, step 1: Object missing required field `say`"),
        (HEAD + '[[chapter.step]]\nsay = "a"\nlihgt = []', "chapter 1, step 1: Object contains unknown field `lihgt`"),
        (HEAD + '[[chapter.step]]\nsay = "a"\nallow = ["play *"]', r"allow, other, replies and until need"),
        (HEAD + '[[chapter.step]]\nsay = "a"\ndo = ["end"]\nother = "b"', "allow is missing"),
        (HEAD + '[[chapter.step]]\nsay = "a"\ndo = ["end"]\nuntil = "x"\n[[chapter.step]]\nsay = "b"', "only the last"),
        (HEAD.replace("players = 2", "players = 9"), "toy is for 1, 2, 3 players, not 9|chapter.step"),
    ],
)
def test_a_mistake_in_the_file_says_where_and_what(text: str, problem: str) -> None:
    with pytest.raises(LessonError, match=problem):
        decode("toy", "first", text)


def test_an_unknown_lesson_or_chapter_lists_those_there_are() -> None:
    with pytest.raises(LessonError, match="toy has no lesson 'second'; there are: first"):
        lessons.read("toy", "second")
    with pytest.raises(LessonError, match="has chapters 1 to 5, not 9"):
        begin().go_to(8)


def test_an_unknown_choice_is_refused() -> None:
    run = begin()
    run.go_to(3)
    with pytest.raises(NotationError):
        run.choose("fly")


def test_a_spot_with_two_colons_is_left_to_the_page() -> None:
    state = LocalTable(lessons.read("bitoku", "first")).state
    assert problem_with("favour:two", state) == ""
    assert problem_with("favour:forges", state) == "there is no favour 'forges'"
    assert problem_with("favour:forges:two", state) == ""
