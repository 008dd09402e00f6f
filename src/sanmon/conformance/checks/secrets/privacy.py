"""What a seat is told at a decision does not change by a byte when everything it does not know is dealt anew."""

from sanmon.conformance.seen import difference, readers, seen
from sanmon.conformance.table import Table
from sanmon.conformance.worlds import imagined, name_of
from sanmon.kernel.frames import Together
from sanmon.kernel.state import NOT_ASKED, State

WORLDS = 2


def check(table: Table) -> None:
    known = table.facts.known
    for number, state in table.trace().some_states(60):
        for seat in readers(state):
            truth, knows = seen(state, seat), known(state, seat)
            for world in range(WORLDS):
                other = imagined(state, seat, number * WORLDS + world)
                told = seen(other, seat)
                assert told == truth, (
                    f"{name_of(seat)} is told a secret before move {number}: {difference(truth, told)}"
                )
                assert known(other, seat) == knows, f"{name_of(seat)} knows {knows} and imagines {known(other, seat)}"
                who_is_asked(state, other, seat)
        events(state)


def who_is_asked(state: State, other: State, seat: int | None) -> None:
    """That a seat is asked tells nothing: in every world that can be imagined it would be asked as well."""
    if state.seat is None:
        return
    frame = state.stack[-1]
    kind = state.game.kinds[frame[0]]
    if isinstance(kind, Together):
        members = [member for member, answer in enumerate(state.sealed) if answer != NOT_ASKED]
        imagined_members = sorted(kind.members(other, frame))
        assert imagined_members == members, f"whom {kind.key!r} asks tells {name_of(seat)} a secret"
        return
    options = other.options(other.seat)
    assert options, f"{name_of(seat)} imagines a world in which {kind.key!r} has no answer"
    taken = len(options) == 1 and not kind.asked and not (kind.confirms and state.confirm)
    assert not taken, (
        f"that {kind.key!r} is asked tells {name_of(seat)} that there are several answers: mark it as asked"
    )


def events(state: State) -> None:
    """A reader sees every event, and either what it says or nothing in its place."""
    whole = state.events
    for seat in readers(state):
        part = state.events_for(seat)
        assert len(part) == len(whole)
        for all_of_it, seen_of_it in zip(whole, part, strict=True):
            assert (all_of_it.key, all_of_it.seat) == (seen_of_it.key, seen_of_it.seat)
            assert list(all_of_it.args) == list(seen_of_it.args)
            for name, value in seen_of_it.args.items():
                assert value in (None, all_of_it.args[name]), f"event {all_of_it.key!r}: {name} is told wrongly"
            assert set(seen_of_it.touches) <= set(all_of_it.touches)
