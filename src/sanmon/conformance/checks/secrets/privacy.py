"""What a seat sees at a decision stays the same, byte for byte, when everything it does not know is dealt anew."""

from sanmon.conformance.seen import difference, readers, seen
from sanmon.conformance.table import Table
from sanmon.conformance.worlds import imagined, reader_name
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
                imagined_view = seen(other, seat)
                assert imagined_view == truth, (
                    f"{reader_name(seat)} sees a secret before move {number}: {difference(truth, imagined_view)}"
                )
                assert known(other, seat) == knows, (
                    f"{reader_name(seat)} knows {knows}, but imagines {known(other, seat)}"
                )
                check_being_asked(state, other, seat)
        check_events(state)


def check_being_asked(state: State, other: State, seat: int | None) -> None:
    """Checks that being asked reveals nothing: in every imagined world the same seats are asked."""
    if state.seat is None:
        return
    frame = state.stack[-1]
    kind = state.game.kinds[frame[0]]
    if isinstance(kind, Together):
        members = [member for member, answer in enumerate(state.sealed) if answer != NOT_ASKED]
        imagined_members = sorted(kind.members(other, frame))
        assert imagined_members == members, f"which seats {kind.key!r} asks reveals a secret to {reader_name(seat)}"
        return
    options = other.options(other.seat)
    assert options, f"{reader_name(seat)} imagines a world in which {kind.key!r} has no option"
    taken = len(options) == 1 and not kind.asked and not (kind.confirms and state.confirm)
    assert not taken, (
        f"that {kind.key!r} is asked reveals to {reader_name(seat)} that it has several options: set asked = True"
    )


def check_events(state: State) -> None:
    """Checks that a reader sees every event, each argument either as it is or as None."""
    whole = state.events
    for seat in readers(state):
        part = state.events_for(seat)
        assert len(part) == len(whole)
        for full_event, seen_event in zip(whole, part, strict=True):
            assert (full_event.key, full_event.seat) == (seen_event.key, seen_event.seat)
            assert list(full_event.args) == list(seen_event.args)
            for name, value in seen_event.args.items():
                assert value in (None, full_event.args[name]), f"event {full_event.key!r}: {name} is wrong"
            assert set(seen_event.touches) <= set(full_event.touches)
