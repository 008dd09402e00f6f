"""Sessions of the companion as data: played at random, said in every language, taken back, corrected and stored."""

import random
from contextlib import suppress
from functools import cache

import msgspec
import pytest

import sanmon
from sanmon.companion import session
from sanmon.companion.session import Screen, Session, Sheet, Tracked
from sanmon.kernel.box.companion import Ask, Question
from sanmon.kernel.errors import SetupError
from sanmon.kernel.messages import Event
from sanmon.kernel.words import LANGUAGES, Words

GAMES = ("bitoku", "koi", "satori")
KEY = "07" * 32
NUMBERS = {"number", "points", "value"}


@cache
def played(game: str, seed: int = 1, most: int = 90, sheet: Sheet = "solo", players: int = 1) -> tuple[Session, Screen]:
    """A session whose owner answers at random, to the end of the game or `most` answers."""
    rng = random.Random(seed)
    now = session.new(game, key=KEY, sheet=sheet, players=players)
    companion = session.program(now, [])

    def answers(question: Question) -> list[str]:
        if len(companion.answers) == most:
            raise Ask(question)
        return [rng.choice(field.choices) for field in question.fields]

    companion.answerer = answers
    with suppress(Ask):
        companion.play()
    now = msgspec.structs.replace(now, answers=[session.Answer(*answer) for answer in companion.answers])
    shown = session.screen(now)
    assert shown.dropped == 0
    return now, shown


def test_these_games_have_a_companion() -> None:
    assert sorted(session.games()) == sorted(GAMES)


def test_a_game_of_another_package_needs_no_solo_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sanmon.info("koi"), "package", "fluent")  # a package without a subpackage `solo`
    assert sorted(session.games()) == ["bitoku", "satori"]


# A pad alone and one with several players: they ask and tell different things.
SHEETS: list[tuple[str, Sheet, int]] = [
    *[(game, "solo", 1) for game in GAMES],
    *[(game, sheet, players) for game in GAMES for sheet in ("pad", "layout") for players in (1, 3)],
]


@pytest.mark.parametrize(("game", "sheet", "players"), SHEETS)
def test_a_session_is_said_in_every_language(game: str, sheet: Sheet, players: int) -> None:
    _, shown = played(game, sheet=sheet, players=players)
    for language in LANGUAGES:
        words = Words(sanmon.load(game), language, ["Anna", "Bert", "Cyril"][:players])
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


@pytest.mark.parametrize(("game", "sheet", "players"), SHEETS)
def test_every_sentence_names_a_clause_that_exists(game: str, sheet: Sheet, players: int) -> None:
    from sanmon.kernel import clauses

    book = {clause.id for clause in clauses.load(sanmon.info(game).package, "en")}
    _, shown = played(game, sheet=sheet, players=players)
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


@pytest.mark.parametrize("game", GAMES)
def test_a_pad_is_filled_in_taken_back_and_corrected(game: str) -> None:
    now, shown = played(game, most=400, sheet="pad", players=3)
    assert shown.over
    assert shown.result is not None
    assert [sum(table.values()) for table in shown.result.breakdown] == list(shown.result.scores)
    again = msgspec.json.decode(msgspec.json.encode(now), type=Session)
    assert session.screen(again) == shown
    shorter = session.screen(msgspec.structs.replace(now, answers=now.answers[:-1]))
    assert shorter.result is None
    assert shorter.question is not None
    assert shorter.question.ask == now.answers[-1].ask


def test_the_pad_knows_the_points_that_were_tracked() -> None:
    tracked = [
        Tracked(1, "points", 0, 12), Tracked(2, "turn", 1), Tracked(3, "points", 1, 7), Tracked(4, "points", 0, -2),
    ]  # fmt: skip
    now = msgspec.structs.replace(session.new("satori", key=KEY, sheet="pad", players=2), tracked=tracked)
    shown = session.screen(now)
    assert shown.question is not None
    assert [field.usual for field in shown.question.fields] == ["10", "7"]
    assert [field.about for field in shown.question.fields] == ["player:1", "player:2"]


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"game": "toy", "key": KEY}, "has no companion; there are: satori, bitoku, koi"),
        ({"game": "toy", "key": KEY, "sheet": "pad"}, "has no score pad; there are: satori, bitoku, koi"),
        ({"game": "koi", "key": KEY, "players": 2}, "plays against 1 player, not 2"),
        ({"game": "koi", "key": KEY, "sheet": "pad", "players": 5}, "is for 1, 2, 3, 4 players, not 5"),
        ({"game": "koi", "key": "zz"}, "hexadecimal"),
        ({"game": "koi", "key": "07"}, "32 bytes"),
        ({"game": "koi", "key": KEY, "options": {"scenario": "sea"}}, "scenario must be one of"),
        ({"game": "koi", "key": KEY, "answers": [session.Answer("did", ["work"])] * 5001}, "at most 5000 answers"),
    ],
)
def test_a_wrong_session_is_refused_with_what_would_be_right(wrong: dict[str, object], says: str) -> None:
    with pytest.raises(SetupError, match=says):
        session.screen(msgspec.convert(wrong | {"format": 1}, Session) if "answers" not in wrong else Session(**wrong))  # type: ignore[arg-type]
