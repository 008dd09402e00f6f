"""Write golden records of the newest ruleset and set, and fingerprints of the ruleset: `cd tests && python -m
koi.make_golden`.

Only when rules changed on purpose and the ruleset was raised, or a set was released; what is there of older ones stays,
and must still be played as it was.
"""

from __future__ import annotations

import random

from games.koi.play import builder, start, table_of
from games.koi.test_games import GOLDEN, line_of, prints_of
from sanmon.games.koi.card import INFO
from sanmon.games.koi.components import DEFAULT
from sanmon.kernel.records import Record

GAMES = 40
RECORDS = (1, 2, 8)  # two and three players, and one alone


def main() -> None:
    prints_of(INFO.ruleset).write_text("".join(line_of(number, INFO.ruleset) + "\n" for number in range(GAMES)))
    for number in RECORDS:
        players, settings = table_of(number)
        state = start(number)
        record = Record.begin(state, settings, ["random"] * players)
        rng = random.Random(number)
        while state.seat is not None:
            seat, option = state.seat, builder(state, rng)
            state.apply(option)
            record.add(state, seat, option)
        name = settings.get("scenario", f"{players}-players")
        (GOLDEN / f"{name}-rules-{INFO.ruleset}-{DEFAULT.name.replace('sanmon', 'set')}.jsonl").write_bytes(
            record.encode(state)
        )


if __name__ == "__main__":
    main()
