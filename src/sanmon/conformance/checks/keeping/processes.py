"""A game is the same in every process, whatever order sets have there."""

import os
import subprocess
import sys

from sanmon.conformance.setups import Setup
from sanmon.conformance.story import fingerprint
from sanmon.conformance.table import Table

HASH_SEEDS = ("1", "2")


def check(table: Table) -> None:
    players = table.game.info.default_players
    here = fingerprint(Table(table.game, Setup(players), table.seed))
    for hash_seed in HASH_SEEDS:
        there = fingerprint_elsewhere(table.source, players, table.seed, hash_seed)
        assert there == here, (
            f"a process with PYTHONHASHSEED={hash_seed} plays another game: does a rule depend on the order of a set?"
        )


def fingerprint_elsewhere(source: str, players: int, seed: int, hash_seed: str) -> str:
    """The fingerprint of the game, played by another process with this hash seed."""
    done = subprocess.run(
        [sys.executable, "-m", "sanmon.conformance.story", source, str(players), str(seed)],
        env=os.environ | {"PYTHONHASHSEED": hash_seed},
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, f"another process cannot play the game:\n{done.stderr}"
    return done.stdout.strip()
