"""Sessions of the companion as data: played at random, said in every language, taken back, corrected and stored."""

import random
from functools import cache

import msgspec
import pytest

import sanmon
from sanmon.companion import session
from sanmon.companion.session import Asked, Screen, Session
from sanmon.kernel.errors import SetupError
from sanmon.kernel.messages import Event
from sanmon.kernel.words import LANGUAGES, Words

GAMES = ("bitoku", "koi", "satori")
KEY = "07" * 32
NUMBERS = {"number", "points", "value"}


def any_answer(question: Asked, rng: random.Random) -> list[str]:
    return [rng.choice(field.choices) for field in question.fields]


@cache
def played(game: str, seed: int = 1, most: int = 90) -> tuple[Session, Screen]:
    """A session whose owner answers at random, to the end of the game or `most` answers."""
    rng = random.Random(seed)
    now = session.new(game, key=KEY)
    shown = session.screen(now)
    while shown.question is not None and len(now.answers) < most:
        now = session.answered(now, shown, any_answer(shown.question, rng))
        shown = session.screen(now)
        assert shown.dropped == 0
    return now, shown


def test_these_games_have_a_companion() -> None:
    assert sorted(session.games()) == sorted(GAMES)


def test_a_game_of_another_package_needs_no_solo_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sanmon.info("koi"), "package", "fluent")  # a package without a subpackage `solo`
    assert sorted(session.games()) == ["bitoku", "satori"]


@pytest.mark.parametrize("game", GAMES)
def test_a_session_is_said_in_every_language(game: str) -> None:
    _, shown = played(game)
    for language in LANGUAGES:
        words = Words(sanmon.load(game), language)
        said = [words.event(event) for event in shown.board]
        for part in shown.log:
            said.append(words.event(part.heading))
            said += [words.event(one.event) for one in part.told]
        for asked in shown.asked:
            said.append(words.prompt(asked.prompt))
            for field in asked.fields:
                for choice in field.choices:
                    if field.domain not in NUMBERS:
                        domain = "companion-answer" if choice == "none" else field.domain
                        said.append(words.name(domain, choice))
                        assert said[-1] != choice or words.has(f"{domain}-{choice}"), (domain, choice)
                if field.about:
                    said.append(words.name(*field.about.split(":")))
        assert [text for text in said if "⟦" in text] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_names_a_clause_that_exists(game: str) -> None:
    from sanmon.kernel import clauses

    book = {clause.id for clause in clauses.load(sanmon.info(game).package, "en")}
    _, shown = played(game)
    cited = {one.clause for part in shown.log for one in part.told} | {asked.prompt.clause for asked in shown.asked}
    assert cited - book - {""} == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_session_is_a_file_and_shows_the_same_when_it_is_read_again(game: str) -> None:
    now, shown = played(game)
    again = msgspec.json.decode(msgspec.json.encode(now), type=Session)
    assert again == now
    assert session.screen(again) == shown


@pytest.mark.parametrize("game", GAMES)
def test_the_last_answer_can_be_taken_back(game: str) -> None:
    now, _ = played(game)
    for length in (len(now.answers) // 2, 1, 0):
        before = session.screen(msgspec.structs.replace(now, answers=now.answers[:length]))
        assert before.question is not None
        assert before.question.ask == now.answers[length].ask
        after = session.screen(session.answered(now, before, now.answers[length].say))
        assert after == session.screen(msgspec.structs.replace(now, answers=now.answers[: length + 1]))


def test_a_corrected_answer_is_replayed_and_what_no_longer_fits_is_dropped_and_counted() -> None:
    now = session.new("koi", key=KEY)
    for say in (["branches", "bridge", "carp", "path", "statue", "turtle"][:0] or None, ["30"], ["first"], ["none"]):
        shown = session.screen(now)
        assert shown.question is not None
        usual = [field.usual for field in shown.question.fields]
        now = session.answered(now, shown, say or usual)
    place = next(number for number, answer in enumerate(now.answers) if answer.ask == "did")
    shown = session.screen(session.corrected(now, place, ["work"]))
    assert shown.dropped == 0
    assert "companion-discard" in [one.event.key for one in shown.log[1].told]
    shown = session.screen(session.corrected(now, place + 1, ["small"]))
    assert shown.question is not None
    assert shown.question.ask == "koi-left medium"
    longer = session.answered(now, session.screen(now), ["work"])
    shown = session.screen(session.corrected(longer, place + 1, ["small"]))
    assert shown.dropped == 1
    assert shown.answers == [*longer.answers[:-2], session.corrected(longer, place + 1, ["small"]).answers[-2]]


def test_the_page_rolls_the_same_dice_however_often_an_answer_is_taken_back() -> None:
    rolls: set[Event] = set()
    for _ in range(2):
        now, shown = played("bitoku", most=6)
        rolls |= {one.event.args["one"] for part in shown.log for one in part.told if one.event.key == "will"}  # type: ignore[misc]
        assert session.screen(now) == shown
    assert rolls


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"game": "toy", "key": KEY}, "has no companion; there are: satori, bitoku, koi"),
        ({"game": "koi", "key": "zz"}, "hexadecimal"),
        ({"game": "koi", "key": "07"}, "32 bytes"),
        ({"game": "koi", "key": KEY, "options": {"scenario": "sea"}}, "scenario must be one of"),
        ({"game": "koi", "key": KEY, "answers": [session.Answer("did", ["work"])] * 5001}, "at most 5000 answers"),
    ],
)
def test_a_wrong_session_is_refused_with_what_would_be_right(wrong: dict[str, object], says: str) -> None:
    with pytest.raises(SetupError, match=says):
        session.screen(msgspec.convert(wrong | {"format": 1}, Session) if "answers" not in wrong else Session(**wrong))  # type: ignore[arg-type]
