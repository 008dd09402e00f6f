"""Runs the suite on every built-in game.

`pytest tests/conformance -k "satori and 2p and privacy"` runs one check at one table.
"""

import pytest

from sanmon.conformance.suite import Case, cases
from sanmon.games import registry

CASES = [case for name in registry.built_in() for case in cases(name)]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_promise(case: Case) -> None:
    case.run()


@pytest.mark.deep
@pytest.mark.parametrize("case", CASES, ids=str)
def test_promise_over_many_games(case: Case) -> None:
    case._replace(seeds=tuple(1000 + seed for seed in case.seeds), effort=4).run()
