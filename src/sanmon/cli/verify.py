"""`sanmon verify`: proves that every draw of a finished game follows from the key that its record publishes."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from sanmon.cli import games
from sanmon.cli.screen import FAINT, Screen, console
from sanmon.cli.texts import Texts, language_of
from sanmon.kernel.errors import SetupError
from sanmon.kernel.proofs import prove
from sanmon.kernel.words import Words


def verify(path: Path, language: str | None, as_json: bool, components: Path | None) -> int:
    """`sanmon verify`. Returns the exit code; raises RecordError with the first draw that is wrong."""
    texts = Texts(language_of(language))
    stored = games.read(path)
    if stored.closing.result is None:
        raise SetupError(f"{path}: the game is not over; the key of its draws is published at the end")
    game = games.of_record(stored.header, components)
    games.check(stored, game)
    proof = prove(stored, game)
    if as_json:
        sys.stdout.buffer.write(msgspec.json.encode(proof) + b"\n")
        return 0
    screen = Screen(console(), texts, Words(game, texts.language))
    screen.say("verify-draws", n=proof.draws, actions=len(stored.actions))
    if proof.opening:
        screen.say("verify-opening", commitment=proof.opening)
        screen.say("verify-seeds" if proof.seeds else "verify-no-seeds", style=FAINT, n=proof.seeds)
    else:
        screen.say("verify-commitment", commitment=proof.commitment)
    return 0
