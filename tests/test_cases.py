"""Names and effects have the grammatical case that their sentence needs, in every language that has cases."""

import re
from typing import Any

import pytest

import sanmon
from sanmon.kernel.messages import Event, Prompt

NAMES = ["Anna", "Bert"]


def words(game: str, language: str) -> sanmon.Words:
    return sanmon.Words(sanmon.load(game), language, NAMES)


@pytest.mark.parametrize(
    ("language", "game", "key", "args", "said"),
    [
        ("cs", "satori", "gain", {"good": "mon", "n": 1}, "Anna získává 1 minci"),
        ("cs", "satori", "gain", {"good": "mon", "n": 2}, "Anna získává 2 mince"),
        ("cs", "satori", "gain", {"good": "mon", "n": 5}, "Anna získává 5 mincí"),
        (
            "cs", "satori", "visited", {"colour": "grey", "altar": "upper-orange"},
            "Anna vede šedého věřícího k hornímu oranžovému oltáři",
        ),
        ("cs", "satori", "side-taken", {"side": "left", "altar": "masons"}, "Anna využívá levou stranu Oltáře zedníků"),
        ("cs", "satori", "monk-placed", {"space": "west-left"}, "Anna umísťuje mnicha na levé pole západní hory"),
        (
            "cs", "satori", "cost-laid", {"level": "2", "cost-tile": "mon-incense"},
            "Umístit Jokoro na 2. úroveň stojí 1 minci a 1 kadidlo",
        ),
        ("cs", "koi", "bought", {"koi": "small", "coins": 0}, "Anna kupuje malého koi zdarma"),
        ("cs", "koi", "bought", {"koi": "large", "coins": 3}, "Anna kupuje velkého koi za 3 mince"),
        ("cs", "koi", "claimed", {"tile": "turtle", "hex": "0.0"}, "Anna plní úkol a na M13 umísťuje želvu"),
        ("cs", "koi", "gave", {"piece": "medium"}, "Anna vrací do zásoby středního koi"),
        (
            "cs", "bitoku", "built", {"building": "rice-farm", "region": "glade"},
            "Anna staví rýžovou farmu na Nefritové pasece",
        ),
        (
            "cs", "bitoku", "combined", {"mitama": "ara", "dragonfly": "zen-fly"},
            "Anna spojuje ducha mitama „ara“ se zenovou vážkou",
        ),
        ("cs", "bitoku", "gate", {"gate": "gate-dawn"}, "Anna přivádí poutníka k bráně úsvitu"),
        (
            "cs", "koi", "koi-scored", {"koi": "large", "hex": "0.0", "points": 6},
            "Anna získává 6 VB za velkého koi na M13",
        ),
        ("cs", "satori", "scored", {"score": "leftovers", "n": 5}, "Anna získává 5 SP za nepoužité zdroje"),
        ("cs", "satori", "scored", {"score": "penalty", "n": -1}, "Anna nemá kadidlo a ztrácí 1 SP"),
        ("cs", "satori", "scored", {"score": "penalty", "n": 0}, "Anna nemá kadidlo, ale ani co ztratit"),
    ],
)  # fmt: skip
def test_an_event_in_its_cases(language: str, game: str, key: str, args: dict[str, Any], said: str) -> None:
    assert words(game, language).event(Event(key, 0, args, ())) == said


@pytest.mark.parametrize(
    ("language", "game", "option", "said"),
    [
        ("cs", "satori", "over lower-grey", "Nahradit dolní šedý oltář (1 kadidlo)"),
        ("cs", "satori", "build masons", "Postavit Oltář zedníků"),
        ("cs", "satori", "pay wood + mon", "Zaplatit 1 dřevo a 1 minci"),
        ("cs", "koi", "claim willow", "Získat smuteční vrbu"),
        ("cs", "koi", "place lantern", "Postavit lucernu"),
        ("cs", "bitoku", "cross forges 4", "Překročit řeku z Výhní s kostkou 4"),
        ("cs", "bitoku", "do amulet 1 | unlock", "Vzít si amulet +1 nebo odemknout kostku"),
        ("cs", "koi", "do coin + 2 water | buy", "1 mince a 2 dílky vody, nebo nákup koi"),
    ],
)
def test_an_option_in_its_cases(language: str, game: str, option: str, said: str) -> None:
    speaker = words(game, language)
    assert speaker.option(speaker.game.vocabulary.describe(speaker.game.vocabulary.option(option))) == said


@pytest.mark.parametrize(
    ("language", "said"), [("cs", "Dolní šedý oltář. Vlevo: 2 kameny, 1 mince. Vpravo: 1 kadidlo, 1 mince.")]
)
def test_a_list_of_gains_is_in_the_nominative(language: str, said: str) -> None:
    args = {"altar": "lower-grey", "effect-left": "2 stone, mon", "effect-right": "incense, mon"}
    assert words("satori", language).prompt(Prompt("side", 0, args, "", (0,))) == said  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "take a mitama for 1 less and take a dragonfly, or take a mitama and take a dragonfly for 1 less"),
        ("cs", "duch mitama se slevou 1 suroviny a vážka, nebo duch mitama a vážka se slevou 1 suroviny"),
        ("ru", "митама со скидкой 1 и стрекоза, или митама и стрекоза со скидкой 1"),
    ],
)
def test_alternatives_that_are_lists_are_told_apart(language: str, expected: str) -> None:
    speaker = words("bitoku", language)
    assert speaker.effect("(mitama 1, dragonfly) | (mitama, dragonfly 1)") == expected
    assert expected.count(",") == 1
    assert "," not in speaker.effect("mitama | dragonfly")


@pytest.mark.parametrize(("language", "lost"), [("en", "loses 1 SP"), ("cs", "ztrácí 1 SP"), ("ru", "теряет 1 ОП")])
def test_nobody_loses_a_point_that_is_not_there(language: str, lost: str) -> None:
    for key in ("scored", "auto-scored"):
        said = [words("satori", language).event(Event(key, 0, {"score": "penalty", "n": n}, ())) for n in (-1, 0)]
        assert [lost in text for text in said] == [True, False]


@pytest.mark.parametrize("language", ["en", "cs", "ru"])
def test_the_choice_to_place_water_names_no_number(language: str) -> None:
    """There may be one tile left; the question says how many there are."""
    game = sanmon.load("koi")
    assert not re.search("[0-9]", words("koi", language).option(game.vocabulary.describe("place water")))
