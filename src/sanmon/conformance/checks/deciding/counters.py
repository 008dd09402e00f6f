"""Turn and barrier only grow; chance, opened answers and a change of the seat that decides raise the barrier."""

from sanmon.conformance.table import Table
from sanmon.kernel.state import UNANSWERED


def check(table: Table) -> None:
    trace = table.trace()
    assert trace.states[0].barrier >= len(trace.states[0].outcomes), (
        "the draws of the setup did not all raise the barrier"
    )
    for number, (before, move, after) in enumerate(trace):
        grown = after.barrier - before.barrier
        assert after.turn >= before.turn, f"turns went backwards in move {number}"
        assert grown >= 0, f"the barrier went backwards in move {number}"
        another = move.seat != after.seat
        opened = before.sealed.count(UNANSWERED) == 1
        assert grown >= len(after.outcomes) + another + opened, (
            f"move {number} raised the barrier by {grown}: {len(after.outcomes)} draws, "
            f"{int(another)} change of the seat that decides, {int(opened)} opening of sealed answers"
        )
        assert after.chance_index - before.chance_index == len(after.outcomes), (
            f"move {number} drew without adding to outcomes"
        )
    assert trace.end.turn > 0, "no turn ever began: call begin_turn()"
