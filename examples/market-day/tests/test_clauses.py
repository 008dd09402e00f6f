"""Every clause of the rules is cited by a test, and no test cites one that does not exist."""

import pytest

from sanmon.kernel import clauses


def test_every_clause_has_a_test(request: pytest.FixtureRequest) -> None:
    cited = {
        clause for item in request.session.items for mark in item.iter_markers("clause") for clause in mark.args[1:]
    }
    if not any(item.path.name == "test_rules.py" for item in request.session.items):
        pytest.skip("the tests of the rules are not part of this run")
    assert cited == {clause.id for clause in clauses.load("market_day")}


@pytest.mark.parametrize("language", ["cs", "ru"])
def test_translations_have_the_same_clauses(language: str) -> None:
    english = [clause.id for clause in clauses.load("market_day")]
    assert [clause.id for clause in clauses.load("market_day", language)] == english
