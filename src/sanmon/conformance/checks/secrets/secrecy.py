"""A move reveals a secret only by chance, by a reveal or by opening sealed answers, and each raises the barrier.

The same move is made in the game and in a world that a reader imagines. Until the barrier grows, the reader must see
the same in both; if it never grows, the reader must see the same after the move. A sealed answer must show nothing at
all: the reader must see the same whatever the answer is.

If the move is not possible in the imagined world, because the seat does not have that card there, some other move there
must look the same. Otherwise the reader learns that the imagined world is not the real one, and that needs a barrier.
"""

import random

from sanmon.conformance.play import Move
from sanmon.conformance.seen import difference, readers, seen
from sanmon.conformance.table import Table
from sanmon.conformance.watch import Watch, watching
from sanmon.conformance.worlds import imagined, reader_name
from sanmon.kernel.messages import encode
from sanmon.kernel.state import UNANSWERED, State


def check(table: Table) -> None:
    trace = table.trace()
    rng = random.Random(f"secrecy {table.seed}")
    with watching() as watch:
        for number in trace.some_moves(80):
            state, move = trace.states[number], trace.moves[number]
            moves = {move, Move(move.seat, rng.choice(state.options(move.seat)))}
            for reader in readers(state):
                for made in sorted(moves):
                    compare_move(table, watch, state, imagined(state, reader, number), made, reader)
                if state.sealed.count(UNANSWERED) > 1 and reader != move.seat:
                    check_sealed_answer(state, move, reader)


def compare_move(table: Table, watch: Watch, state: State, world: State, move: Move, reader: int | None) -> None:
    """Makes the move in the game and in the imagined world, and compares what the reader sees."""
    if move.option not in world.options(move.seat):
        check_impossible_move(table, watch, state, world, move, reader)
        return
    here = state.clone()
    text = state.game.vocabulary.text(move.option)
    before = watch.move(here, move.option, move.seat), watch.move(world, move.option, move.seat)
    if before == (None, None):
        truth, imagined_view = seen(here, reader), seen(world, reader)
        assert truth == imagined_view, (
            f"{text!r} of seat {move.seat} shows {reader_name(reader)} a secret without a barrier: "
            + difference(truth, imagined_view)
        )
        return
    early = [encode(made.events_for(reader)[:until]) for made, until in zip((here, world), before, strict=True)]
    assert early[0] == early[1], (
        f"{text!r} of seat {move.seat} shows {reader_name(reader)} a secret before the barrier grows: "
        + difference(*early)
    )
    assert None not in before, (
        f"whether chance or a reveal follows {text!r} of seat {move.seat} depends on what {reader_name(reader)} "
        "does not know"
    )


def check_impossible_move(
    table: Table, watch: Watch, state: State, world: State, move: Move, reader: int | None
) -> None:
    """For a move that is impossible in the imagined world: checks that another move there looks the same."""
    shown = seen_before_barrier(watch, state, move, reader)
    if any(
        seen_before_barrier(watch, world, Move(move.seat, option), reader) == shown
        for option in world.options(move.seat)
    ):
        return
    chosen = state.describe(move.option)
    assert chosen.key in table.facts.shown_by_choice, (
        f"{chosen.text!r} of seat {move.seat} shows {reader_name(reader)} something hidden without a barrier: call "
        f"reveal() before it is shown, and in every other option of this decision too, because in a world where "
        f"{chosen.text!r} is impossible another option must look the same; or name {chosen.key!r} in "
        "SHOWN_BY_CHOICE of invariants.py if the seat may freely take it back"
    )


def seen_before_barrier(watch: Watch, state: State, move: Move, reader: int | None) -> bytes:
    """The events that a reader sees before the barrier grows; if it does not, everything the reader sees afterwards."""
    other = state.clone()
    until = watch.move(other, move.option, move.seat)
    return seen(other, reader) if until is None else encode(other.events_for(reader)[:until])


def check_sealed_answer(state: State, move: Move, reader: int | None) -> None:
    """Checks that nobody sees which answer a seat gave while others have not answered yet."""
    views = set()
    for option in state.options(move.seat):
        other = state.clone()
        other.apply(option, move.seat)
        views.add(seen(other, reader))
    assert len(views) == 1, (
        f"{reader_name(reader)} can see what seat {move.seat} answered: {difference(*sorted(views)[:2])}"
    )
