"""If the card says open_information=True, all seats know the same: then research code treats the game as one without
secrets.
"""

from sanmon.conformance.seen import readers
from sanmon.conformance.table import Table
from sanmon.conformance.worlds import imagined, name_of


def check(table: Table) -> None:
    game = table.game
    if not game.info.open_information:
        return
    secret = [kind.key for kind in game.events.types if kind.secret]
    assert not secret, f"the card says open_information=True, and these events keep something private: {secret}"
    for number, state in table.trace().some_states(60):
        # Seats that know the same imagine the same from the same chance. Sealed answers are secret only until all are
        # in.
        everyone = [reader for reader in readers(state) if not state.sealed]
        worlds = {reader: imagined(state, reader, number).digest() for reader in everyone}
        for reader, world in worlds.items():
            assert world == worlds[0], (
                f"the card says open_information=True, but before move {number} {name_of(reader)} imagines other "
                "worlds than seat 0"
            )
