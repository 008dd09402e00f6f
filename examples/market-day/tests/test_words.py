"""Market Day has all its words in every language."""

import sanmon
from sanmon.conformance.catalogues import missing
from sanmon.kernel.words import LANGUAGES, languages_of


def test_nothing_is_untranslated() -> None:
    assert languages_of("market_day") == LANGUAGES
    assert missing(sanmon.load("market_day")) == []
