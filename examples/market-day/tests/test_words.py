"""Market Day has all its words in every language."""

import sanmon
from sanmon.conformance.catalogues import missing
from sanmon.kernel.words import languages_of


def test_nothing_is_untranslated() -> None:
    assert {"en", "cs", "ru"} <= set(languages_of("market_day"))
    assert missing(sanmon.load("market_day")) == []
