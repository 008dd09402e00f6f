"""A move tells nobody a secret, but by chance, a reveal, or when sealed answers are opened: and each of these is a
barrier.

The same move is made in the game and in a world that a seat imagines. Until the barrier grows the seat must be told
just the same in both, whoever moves; if it never grows, everything must be the same afterwards. An answer that is
sealed shows nothing at all, so there any two answers will do.

Where the move is not possible in the imagined world (a card is played that the seat holds only in the game), some other
move there must tell the same; otherwise the reader has learnt that this world is not the true one, and that needs a
barrier.
"""

import random

from sanmon.conformance.play import Move
from sanmon.conformance.seen import difference, readers, seen
from sanmon.conformance.table import Table
from sanmon.conformance.watch import Watch, watching
from sanmon.conformance.worlds import imagined, name_of
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
                    same_move(table, watch, state, imagined(state, reader, number), made, reader)
                if state.sealed.count(UNANSWERED) > 1 and reader != move.seat:
                    sealed_answer(state, move, reader)


def same_move(table: Table, watch: Watch, state: State, world: State, move: Move, reader: int | None) -> None:
    """Make it in both worlds, where it is possible in both."""
    if move.option not in world.options(move.seat):
        laid_open(table, watch, state, world, move, reader)
        return
    here = state.clone()
    text = state.game.vocabulary.text(move.option)
    before = watch.move(here, move.option, move.seat), watch.move(world, move.option, move.seat)
    if before == (None, None):
        truth, told = seen(here, reader), seen(world, reader)
        assert truth == told, (
            f"{text!r} of seat {move.seat} tells {name_of(reader)} a secret without a barrier: "
            + difference(truth, told)
        )
        return
    early = [encode(made.events_for(reader)[:until]) for made, until in zip((here, world), before, strict=True)]
    assert early[0] == early[1], (
        f"{text!r} of seat {move.seat} tells {name_of(reader)} a secret before the barrier grows: {difference(*early)}"
    )
    assert None not in before, (
        f"whether {text!r} of seat {move.seat} is followed by chance or a "
        f"reveal depends on what {name_of(reader)} does not know"
    )


def laid_open(table: Table, watch: Watch, state: State, world: State, move: Move, reader: int | None) -> None:
    """The move is not possible in a world that the reader imagines: can it tell so, before the barrier grows?"""
    shown = told_early(watch, state, move, reader)
    if any(told_early(watch, world, Move(move.seat, option), reader) == shown for option in world.options(move.seat)):
        return
    chosen = state.describe(move.option)
    assert chosen.key in table.facts.shown_by_choice, (
        f"{chosen.text!r} of seat {move.seat} shows {name_of(reader)} something hidden without a barrier: call "
        f"reveal() before it is shown, and in every other answer to this question too, or in a world where "
        f"{chosen.text!r} is impossible nothing looks the same; or name {chosen.key!r} in "
        "SHOWN_BY_CHOICE of invariants.py if it may be taken back freely"
    )


def told_early(watch: Watch, state: State, move: Move, reader: int | None) -> bytes:
    """What a move tells a reader before anything comes to light; all that it is shown afterwards, if nothing does."""
    other = state.clone()
    until = watch.move(other, move.option, move.seat)
    return seen(other, reader) if until is None else encode(other.events_for(reader)[:until])


def sealed_answer(state: State, move: Move, reader: int | None) -> None:
    """While others are still to answer, nobody sees which answer was given."""
    told = set()
    for option in state.options(move.seat):
        other = state.clone()
        other.apply(option, move.seat)
        told.add(seen(other, reader))
    assert len(told) == 1, f"{name_of(reader)} can tell what seat {move.seat} answered: {difference(*sorted(told)[:2])}"
