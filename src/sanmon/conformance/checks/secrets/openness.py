"""If the card says open_information=True, all seats know the same; research code then treats the game as open."""

from sanmon.conformance.seen import readers
from sanmon.conformance.table import Table
from sanmon.conformance.worlds import imagined, reader_name


def check(table: Table) -> None:
    game = table.game
    if not game.info.open_information:
        return
    secret = [kind.key for kind in game.events.types if kind.secret]
    assert not secret, f"the card says open_information=True, but these events have private arguments: {secret}"
    for number, state in table.trace().some_states(60):
        # Seats that know the same imagine the same with equal random generators. States with sealed answers are left
        # out: the answers are secret until all seats have answered.
        everyone = [reader for reader in readers(state) if not state.sealed]
        worlds = {reader: imagined(state, reader, number).digest() for reader in everyone}
        for reader, world in worlds.items():
            assert world == worlds[0], (
                f"the card says open_information=True, but before move {number} {reader_name(reader)} imagines other "
                "worlds than seat 0"
            )
