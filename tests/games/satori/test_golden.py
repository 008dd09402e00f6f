"""Golden records still replay, and the playthrough, which serves as documentation, is up to date."""

import pytest

from games.satori.making import GOLDEN, NEWEST, PLAYTHROUGH, PLAYTHROUGH_SEED, TABLES, chosen, playthrough, ruleset_of
from sanmon.games.satori.card import INFO
from sanmon.games.satori.engine import load
from sanmon.games.satori.invariants import check
from sanmon.kernel.records import decode_record, replay


@pytest.mark.parametrize("name", TABLES)
def test_a_golden_record_replays(name: str) -> None:
    stored = decode_record((GOLDEN / f"{name}.jsonl").read_bytes())
    players, settings = TABLES[name]
    assert stored.header.players == players
    assert stored.header.ruleset == ruleset_of(name)
    assert {key: stored.header.settings[key] for key in settings} == settings
    for state in replay(stored, load(None, stored.header.ruleset)):
        check(state)  # type: ignore[arg-type]


def test_the_newest_ruleset_has_records() -> None:
    assert {ruleset_of(name) for name in NEWEST} == {INFO.ruleset}


def test_no_record_is_left_over() -> None:
    assert {path.stem for path in GOLDEN.iterdir()} == set(TABLES)


def test_the_playthrough_is_up_to_date() -> None:
    page = PLAYTHROUGH.read_text("utf-8")
    again = playthrough(load(None), chosen(page), PLAYTHROUGH_SEED)
    assert again == page, (
        "the game or its words changed; if you intend that: PYTHONPATH=tests python -m games.satori.making words"
    )
