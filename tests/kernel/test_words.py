"""Words: keys and ids become sentences, and a missing translation is noticed."""

from typing import Any

import pytest

import sanmon
from kernel.small import Small
from languages import OURS
from sanmon.conformance.catalogues import message_keys, missing, problems, untranslated
from sanmon.kernel import words as module
from sanmon.kernel.errors import SetupError
from sanmon.kernel.messages import Described, Event, Prompt
from sanmon.kernel.words import Words

TOY = sanmon.load("toy")


@pytest.fixture
def english() -> Words:
    return Words(TOY, "en", ["Ann", "Bob"])


def test_a_wrong_language_is_told() -> None:
    with pytest.raises(SetupError, match="no language 'de'; there are: en, cs, ru"):
        Words(TOY, "de")


def test_a_key_without_a_message_shows_itself(english: Words) -> None:
    assert english.say("no-such-key") == "⟦no-such-key⟧"
    assert english.say("board-round", round=1) == "⟦board-round: Unknown external: rounds⟧"


def test_seats_have_their_players_names_or_numbers(english: Words) -> None:
    assert [english.seat(seat) for seat in (0, 1, 2, None)] == ["Ann", "Bob", "Seat 3", "nobody"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("2 rice", "2 rice"),
        ("roll", "roll the die"),
        ("roll x2", "roll the die 2 times"),
        ("roll, roll, rice, rice, peek, roll", "roll the die 2 times, 1 rice, 1 rice, peek at the deck, roll the die"),
        ("roll | roll", "roll the die or roll the die"),
        ("rice, tea", "1 rice, 1 tea"),
        ("rice + tea | 2 calm", "1 rice and 1 tea, or 2 calm"),
        ("tea > roll x2", "roll the die 2 times for 1 tea"),
        ("2 (rice|tea)", "any mix of 2 rice or tea"),
        ("(rice | peek) x2", "2 × (1 rice or peek at the deck)"),
        ("-", "nothing"),
    ],
)
def test_effects_in_words(english: Words, text: str, said: str) -> None:
    assert english.effect(text) == said


def test_options_in_words(english: Words) -> None:
    def said(text: str) -> str:
        return english.option(TOY.vocabulary.describe(TOY.vocabulary.option(text)))

    assert said("play crane") == "Heron"
    assert said("do tea > 3 calm") == "3 calm for 1 tea"
    assert said("pay rice + tea") == "Pay 1 rice and 1 tea"
    assert said("end") == "End your turn"


def test_two_things_of_one_sort_both_get_their_names(english: Words, monkeypatch: pytest.MonkeyPatch) -> None:
    def shown(key: str, **args: Any) -> str:
        return f"{key} {args}"

    monkeypatch.setattr(english, "say", shown)
    monkeypatch.setattr(english, "has", lambda key: False)
    told = english.option(Described(0, "swap fan bell", "swap", {"charm": "fan", "charm2": "bell"}, ()))
    assert told == "option-swap {'charm': 'fan', 'charm_id': 'fan', 'charm2': 'bell', 'charm2_id': 'bell'}"


def test_events_in_words_and_what_is_hidden_in_them(english: Words) -> None:
    assert english.event(Event("drew", 1, {"charm": "fan"}, ())) == "Bob draws Fan"
    assert english.event(Event("drew", 1, {"charm": None}, ())) == "Bob draws a charm"
    assert english.event(Event("gain", 0, {"good": "rice", "n": 2}, ())) == "Ann gains 2 rice"
    assert english.event(Event("fox-stole", None, {}, ())) == "The fox steals 1 rice"


def test_prompts_in_words(english: Words) -> None:
    assert english.prompt(Prompt("rolled", 0, {"pips": 5}, "3.4", (0,))) == "The die shows 5. What will you take?"
    assert english.prompt(Prompt("wait", None, {}, "", (0, 1))) == "Waiting for Ann, Bob"


def test_plural_forms_are_those_of_the_language() -> None:
    said = [[Words(TOY, language).say("board-charms", n=n) for n in (1, 2, 5)] for language in OURS]
    assert said == [
        ["1 charm", "2 charms", "5 charms"],
        ["1 talisman", "2 talismany", "5 talismanů"],
        ["1 талисман", "2 талисмана", "5 талисманов"],
    ]


# ---------------------------------------------------------------- cases


@pytest.mark.parametrize(
    ("text", "nominative", "accusative"),
    [
        ("rice", "1 rýže", "1 rýži"),
        ("2 rice", "2 rýže", "2 rýže"),
        ("rice, tea", "1 rýže, 1 čaj", "1 rýži, 1 čaj"),
        ("rice > 3 calm", "3 body klidu za 1 rýži", "3 body klidu za 1 rýži"),
        ("2 (rice|tea)", "2× rýže nebo čaj v libovolné kombinaci", "2× rýži nebo čaj v libovolné kombinaci"),
        ("(rice | peek) x2", "2× (1 rýže nebo nahlédnutí do balíčku)", "2× (1 rýži nebo nahlédnutí do balíčku)"),
        ("rice | tea | peek", "1 rýže, 1 čaj nebo nahlédnutí do balíčku", "1 rýži, 1 čaj nebo nahlédnutí do balíčku"),
    ],
)
def test_an_effect_has_a_case_in_all_its_parts(text: str, nominative: str, accusative: str) -> None:
    czech = Words(TOY, "cs")
    assert (czech.effect(text), czech.effect(text, "accusative")) == (nominative, accusative)


def test_a_sentence_asks_for_the_case_that_it_needs() -> None:
    czech = Words(TOY, "cs", ["Anna", "Bert"])
    assert czech.event(Event("gain", 0, {"good": "rice", "n": 1}, ())) == "Anna získává 1 rýži"
    assert czech.option(TOY.vocabulary.describe("pay rice + tea")) == "Zaplatit 1 rýži a 1 čaj"
    assert czech.option(TOY.vocabulary.describe("do peek")) == "Nahlédnout do balíčku"


RUSSIAN_EVENTS = [
    ("satori", "visited", {"colour": "grey", "altar": "lower-grey"},
     "Аня размещает серого прихожанина у нижнего серого алтаря"),
    ("satori", "monk-moved", {"space": "west-top", "space2": "east-left"},
     "Аня перемещает монаха с верхней ячейки западной горы на левую ячейку восточной горы"),
    ("satori", "altar-replaced", {"altar": "guild", "altar2": "lower-purple"},
     "Аня строит алтарь гильдии и заменяет им нижний фиолетовый алтарь"),
    ("satori", "gain", {"good": "incense", "n": 5}, "Аня получает 5 благовоний"),
    ("koi", "gain", {"good": "coin", "n": 1}, "Аня получает 1 монету"),
    ("koi", "gain", {"good": "coin", "n": 21}, "Аня получает 21 монету"),
    ("koi", "bought", {"koi": "medium", "coins": 2}, "Аня покупает среднего кои за 2 монеты"),
    ("bitoku", "built", {"building": "timber-farm", "region": "stairs"},
     "Аня строит здание «Лесная ферма» на Лестнице знания"),
    ("bitoku", "played", {"yokai": "kappa-0", "slot": "left"}, "Аня играет начального каппу на левое место"),
    ("bitoku", "combined", {"mitama": "ara", "dragonfly": "fox-fly"}, "Аня соединяет ара-митаму и лисью стрекозу"),
    ("bitoku", "meditated", {"rock": "kappa-rock"}, "Аня отправляет паломника к камню капп"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "key", "args", "sentence"), RUSSIAN_EVENTS)
def test_russian_events_are_sentences(game: str, key: str, args: dict[str, Any], sentence: str) -> None:
    assert Words(sanmon.load(game), "ru", ["Аня"]).event(Event(key, 0, args, ())) == sentence


@pytest.mark.parametrize(
    ("n", "sentence"),
    [
        (1, "На складе 1 лишний гекс. Что вернёте в запас?"),
        (3, "На складе 3 лишних гекса. Что вернёте в запас?"),
        (5, "На складе 5 лишних гексов. Что вернёте в запас?"),
    ],
)
def test_russian_questions_count(n: int, sentence: str) -> None:
    assert Words(sanmon.load("koi"), "ru").prompt(Prompt("give", 0, {"n": n}, "3.6.3", (0,))) == sentence


@pytest.mark.parametrize(
    ("language", "shower"),
    [
        ("en", "place 2 water from the supply, place 1 foliage from the supply"),
        ("cs", "2 dílky vody rovnou k jezírku, 1 dílek listí rovnou k jezírku"),
        ("ru", "2 жетона воды из запаса в пруд, 1 жетон листвы из запаса в пруд"),
    ],
)
def test_an_action_that_comes_twice_is_said_once(language: str, shower: str) -> None:
    words = Words(sanmon.load("koi"), language)
    assert words.effect("rain 1, rain 1, sprout 1") == shower
    assert words.effect("rain 2 x2") == words.effect("rain 4")


def test_russian_gains_stand_in_the_nominative_in_a_list() -> None:
    russian = Words(sanmon.load("koi"), "ru")
    assert russian.effect("coin, 2 water") == "1 монета, 2 жетона воды"
    assert russian.effect("coin, 2 water", "accusative") == "1 монету, 2 жетона воды"
    assert russian.effect("coin + foliage + water") == "1 монета, 1 жетон листвы и 1 жетон воды"


def test_a_russian_effect_is_a_noun_where_it_is_printed_and_a_verb_where_it_is_chosen() -> None:
    russian = Words(sanmon.load("satori"), "ru")
    assert russian.effect("mon, hikari x2") == "1 мон, перемещение света на 2 ячейки"
    assert russian.option(Described(0, "", "do", {"effect": "hikari x2"}, ())) == "Переместить свет на 2 ячейки"


def test_a_name_without_a_form_is_said_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    real = module.source

    def with_a_form(package: str, language: str) -> str:
        text: str = real(package, language)
        if package == "sanmon.games.toy" and language == "cs":
            text = text.replace("charm-carp = Kapr\n", "charm-carp = Kapr\n    .accusative = Kapra\n")
            text = text.replace("option-play = { $charm }", "option-play = Zahrát { $charm_accusative }")
        return text

    monkeypatch.setattr(module, "source", with_a_form)
    czech = Words(TOY, "cs")
    assert [czech.option(TOY.vocabulary.describe(text)) for text in ("play carp", "play drum")] == [
        "Zahrát Kapra",
        "Zahrát Buben",
    ]
    assert czech.name("charm", "carp") == "Kapr"
    assert problems(TOY) == []


# ---------------------------------------------------------------- completeness


def test_nothing_of_the_toy_is_untranslated() -> None:
    assert missing(TOY) == []


def test_what_is_missing_badly_formed_or_unused_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    real = module.source

    def spoilt(package: str, language: str) -> str:
        source: str = real(package, language)
        if package == "sanmon.games.toy" and language == "cs":
            source = source.replace("charm-bell = Zvonek\n", "").replace("option-brew", "option-brewery")
            source = source.replace("board-hand = Ruka\n", "")
            return source.replace("event-pips = Na kostce padlo { $pips }", "event-pips = Na kostce padlo { $eyes }")
        return source

    monkeypatch.setattr(module, "source", spoilt)
    assert missing(TOY) == [
        "cs: event-pips does not format: ⟦event-pips: Unknown external: eyes⟧",
        "cs: option-brewery is never used",
        "cs: charm-bell is missing",
        "cs: option-brew is missing",
        "cs: board-hand is missing",
    ]
    assert problems(TOY) == missing(TOY)[:2]
    assert untranslated(TOY) == {"cs": ["charm-bell", "option-brew", "board-hand"]}


def test_only_english_must_be_complete(monkeypatch: pytest.MonkeyPatch) -> None:
    real = module.source
    lines = {"cs": "charm-bell = Zvonek\n", "ru": "board-hnad = Рука\n"}
    monkeypatch.setattr(
        module,
        "source",
        lambda package, language: (
            lines.get(language) or real(package, language) if package == "sanmon.games.toy" else real(package, language)
        ),
    )
    assert problems(TOY) == ["ru: board-hnad is unknown: English does not have it"]
    assert "title" in untranslated(TOY)["cs"]
    lines["en"] = real("sanmon.games.toy", "en").replace("charm-bell = Bell\n", "")
    assert "en: charm-bell is missing" in problems(TOY)


def test_what_a_language_lacks_is_said_in_english_and_noted_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    real = module.source

    def partial(package: str, language: str) -> str:
        if package != "sanmon.games.toy" or language == "en":
            return real(package, language)
        return "" if language == "ru" else "charm-bell = Zvonek\n"

    monkeypatch.setattr(module, "source", partial)
    czech, russian = Words(TOY, "cs"), Words(TOY, "ru")
    assert "charm-bell" not in czech.untranslated
    assert {"title", "option-brew"} <= czech.untranslated
    assert (czech.name("charm", "bell"), russian.name("charm", "bell")) == ("Zvonek", "Bell")
    assert czech.has("board-charms")
    assert [russian.say("board-charms", n=n) for n in (1, 2)] == ["1 charm", "2 charms"]  # English plurals
    assert russian.say("nobody") == "никто"  # what the kernel says stays Russian
    assert russian.say("no-such-key") == "⟦no-such-key⟧"
    noted = [record.getMessage() for record in caplog.records if record.name == "sanmon.words"]
    assert sorted(noted) == [
        "sanmon.games.toy: no ru text for 'board-charms'; the English one is used",
        "sanmon.games.toy: no ru text for 'charm-bell'; the English one is used",
    ]
    assert module.languages_of("sanmon.games.toy") == ("en", "cs")  # a language without a catalogue is not spoken
    assert "cs: title is missing" in missing(TOY)
    assert not [one for one in missing(TOY) if one.startswith("ru")]


def test_a_game_without_words_is_told_everything() -> None:
    game = Small([], [])
    told = missing(game)
    assert "en: option-say is missing" in problems(game)
    assert "ru: event-done-hidden is missing" in told
    assert "cs: setting-colour-blue is missing" in told
    assert "en: letter-a is missing" in told


def test_a_catalogue_that_does_not_parse_is_told() -> None:
    assert message_keys("one = 1\n# a remark\ntwo = 2\n") == ["one", "two"]
    with pytest.raises(SetupError, match="does not parse near: 'two 2"):
        message_keys("one = 1\ntwo 2\n")
