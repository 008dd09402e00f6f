"""The questions of the referee: enough of them, in every language, and answered by clauses that exist."""

import pytest

import sanmon
from sanmon.companion import faq
from sanmon.kernel import clauses
from sanmon.kernel.words import LANGUAGES

GAMES = ("bitoku", "koi", "satori")
FEWEST = 40


@pytest.mark.parametrize("game", GAMES)
def test_there_are_enough_questions_and_each_cites_clauses_of_the_game(game: str) -> None:
    package = sanmon.info(game).package
    book = {clause.id for clause in clauses.load(package)}
    found = faq.entries(package)
    assert len(found) >= FEWEST
    for id, entry in found.items():
        assert entry.answer in ("yes", "no", "see"), id
        assert entry.clauses, id
        assert set(entry.clauses) <= book, id


@pytest.mark.parametrize("game", GAMES)
def test_at_least_forty_questions_rest_on_a_ruling(game: str) -> None:
    resting = [one for one in faq.questions(game) if any(cited.rulings for cited in one.clauses)]
    assert len(resting) >= FEWEST


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_asked_and_answered_in_every_language(game: str, language: str) -> None:
    entries = faq.entries(sanmon.info(game).package)
    found = faq.questions(game, language)
    assert len({one.question for one in found}) == len(found)
    for one in found:
        assert one.question == getattr(entries[one.id], language)
        assert one.question.endswith("?")
        assert '"' not in one.question
        assert all(cited.language == language for cited in one.clauses)


@pytest.mark.parametrize(
    ("language", "wanted", "expected"),
    [("en", "rival monk", "stop-on-rival"), ("cs", "šestý", "sixth-twice"), ("ru", "шпиль", "sorin-roof")],
)
def test_a_question_is_found_by_its_words(language: str, wanted: str, expected: str) -> None:
    found = faq.search(faq.questions("satori", language), wanted)
    assert expected in [one.id for one in found]
    assert len(found) < len(faq.questions("satori", language))


def test_a_game_without_questions_has_none() -> None:
    assert faq.questions("toy") == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name_clauses_and_questions(game: str, language: str) -> None:
    package = sanmon.info(game).package
    book = clauses.load(package)
    found = faq.things(game, language)
    assert len(found) >= 12
    assert len({one.name for one in found}) == len(found)
    assert sum(1 for one in found if one.questions) > len(found) / 2
    asked = {one.id for one in faq.questions(game)}
    for one in found:
        parts = faq.pointed(package)[one.id].clauses
        for part in parts:
            assert any(clause.id == part or clause.id.startswith(f"{part}.") for clause in book), (one.id, part)
        assert one.clauses, one.id
        assert set(one.questions) <= asked
        assert all(cited.language == language for cited in one.clauses)


def test_a_section_stands_for_its_clauses_and_not_for_its_neighbours() -> None:
    jokoro = next(one for one in faq.things("satori") if one.id == "jokoro")
    ids = [cited.id for cited in jokoro.clauses]
    assert {"9.1", "15.4", "15.5"} <= set(ids)
    assert not [id for id in ids if id.split(".")[0] not in ("9", "15")]
