"""The texts that teach Koi besides its lesson: *How to play*, and a line for every kind of prompt."""

import pytest

from languages import OURS
from sanmon.kernel import words
from sanmon.kernel.words import Catalogue

PACKAGE = "sanmon.games.koi"
KERNEL = "sanmon.kernel"
# Prompts of somebody who has nothing to choose, and those of payments and mixtures: Koi is paid in coins only.
NOT_ASKED = {"prompt-wait", "prompt-over", "prompt-payment", "prompt-mixture"}
SECTIONS = ("goal", "turn", "round", "end", "scoring")


def prompts() -> list[str]:
    keys = {*words.keys(PACKAGE, "en"), *words.keys(KERNEL, "en")} - NOT_ASKED
    # The questions of the companion are not asked in a game.
    return sorted(key for key in keys if key.startswith("prompt-") and not key.startswith("prompt-companion-"))


def test_there_are_prompts_of_the_game_and_of_the_kernel() -> None:
    assert {"prompt-lift", "prompt-end-turn"} <= set(prompts())


@pytest.mark.parametrize("language", OURS)
@pytest.mark.parametrize("prompt", prompts())
def test_every_prompt_is_taught_in_one_line(prompt: str, language: str) -> None:
    key = prompt.replace("prompt-", "teach-")
    assert key in words.keys(PACKAGE, language)
    said = Catalogue((KERNEL, PACKAGE), language).say(key, {})
    assert "⟦" not in said
    assert "\n" not in said


@pytest.mark.parametrize("language", OURS)
def test_no_line_teaches_a_prompt_that_does_not_exist(language: str) -> None:
    taught = [key for key in words.keys(PACKAGE, language) if key.startswith("teach-")]
    assert sorted(taught) == [prompt.replace("prompt-", "teach-") for prompt in prompts()]


@pytest.mark.parametrize("language", OURS)
def test_how_to_play_has_its_sections_and_is_read_in_two_minutes(language: str) -> None:
    wanted = {f"howto-{section}{part}" for section in SECTIONS for part in ("", "-title")}
    assert {key for key in words.keys(PACKAGE, language) if key.startswith("howto-")} == wanted
    texts = Catalogue((KERNEL, PACKAGE), language)
    said = [texts.say(key, {}) for key in sorted(wanted)]
    assert not any("⟦" in text for text in said)
    assert sum(len(text.split()) for text in said) <= 450
