"""Write the golden records and fingerprints anew: `cd tests && python -m koi.make_golden`. Only when rules change on purpose."""

from __future__ import annotations

import random

from koi.play import builder, start, table_of
from koi.test_games import GOLDEN, line_of
from sanmon.kernel.records import Record

GAMES = 40
RECORDS = (0, 1, 2, 3, 4, 8, 12, 16)  # every player count, every scenario


def main() -> None:
    GOLDEN.mkdir(exist_ok=True)
    (GOLDEN / "fingerprints.txt").write_text("".join(line_of(number) + "\n" for number in range(GAMES)))
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
        (GOLDEN / f"{name}.jsonl").write_bytes(record.encode(state))


if __name__ == "__main__":
    main()
