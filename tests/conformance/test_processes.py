"""A game is the same in every process, whatever order its sets and hashes have there."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from conformance.setups import info_named, named_games
from conformance.story import fingerprint, found
from sanmon._build import is_compiled

SEED = 7


def elsewhere(name: str, players: int, hash_seed: str) -> str:
    """The fingerprint of a game that another process plays."""
    paths = [str(Path(__file__).parent.parent), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    done = subprocess.run(
        [sys.executable, "-m", "conformance.story", name, str(players), str(SEED)],
        env=os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(path for path in paths if path)},
        check=True,
        capture_output=True,
        text=True,
    )
    return done.stdout.strip()


@pytest.mark.parametrize("name", named_games())
def test_other_processes_play_the_same_game(name: str) -> None:
    players = info_named(name).default_players
    here = fingerprint(found(name), players, SEED)
    assert [elsewhere(name, players, hash_seed) for hash_seed in ("1", "2")] == [here, here]


@pytest.mark.skipif(is_compiled(), reason="mistakes are planted in subclasses, and compiled classes have none")
def test_a_game_that_follows_the_order_of_a_set_is_found() -> None:
    stories = {elsewhere("conformance.sabotage.deciding:FollowsTheOrderOfASet", 2, seed) for seed in "12345"}
    assert len(stories) > 1
