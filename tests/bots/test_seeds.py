"""Seeds of agents: the formulas never change, because saved games, tables and matches must repeat their moves."""

from __future__ import annotations

import sanmon
from sanmon.bots import seeds


def test_the_formulas_never_change() -> None:
    assert seeds.game_seed(7, 1, "greedy") == "7:1:greedy"
    assert seeds.match_seed(7, 2, 1, "greedy") == "7:2:1:greedy"
    assert seeds.training_seed("train", 7, 1) == "train:7:1"
    assert seeds.terminal_hint_seed(12, 1) == "hint:12:1"
    assert seeds.table_hint_seed("abc", 12, 1) == "hint abc 12 1"
    assert seeds.world_seed("abc") == "abc imagined"
    assert seeds.share_seed(0.5, 3) == "0.5:3"


def test_the_seed_of_a_decision_depends_on_the_secret_key() -> None:
    state, other = (sanmon.load("toy").start(2, seed) for seed in (3, 4))
    assert seeds.terminal_seed(state, 12, 1) == f"{state.key.hex()}:12:1"
    assert seeds.table_seed(state, 1) == seeds.table_seed(state.clone(), 1) != seeds.table_seed(state, 0)
    assert seeds.table_seed(state, 1) != seeds.table_seed(other, 1)
    again = state.clone()
    again.key = other.key
    assert seeds.table_seed(state, 1) != seeds.table_seed(again, 1)
    assert seeds.table_seed(state, 1) == "31fb15f4d1bd243bd69b3d09b2c7ac19"
