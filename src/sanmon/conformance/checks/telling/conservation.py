"""No piece is lost and none appears, in the game and in every imagined world."""

from sanmon.conformance.seen import readers
from sanmon.conformance.table import Table
from sanmon.conformance.worlds import imagined


def check(table: Table) -> None:
    invariants = table.facts.check
    for number, state in table.trace().all_states():
        invariants(state)
        for seat in readers(state):
            invariants(imagined(state, seat, number))
