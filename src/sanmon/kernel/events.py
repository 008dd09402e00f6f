"""Events: what happened, as small tuples of ints while a game runs, converted to `Event` structs only on request.

A raw event is `(type, seat, *values)`. A value is a plain number, or the number of a thing in the argument's domain, or
UNSEEN. Only the event's own seat sees an argument that is marked private.
"""

from typing import Final

from sanmon.kernel.messages import Arg, Event
from sanmon.kernel.vocabulary import Domain

RawEvent = tuple[int, ...]

UNSEEN: Final = -1
NOBODY: Final = -1


class EventType:
    """One sort of event: its key in the catalogues and its arguments; `secret` if one of them is private."""

    def __init__(
        self, number: int, key: str, names: list[str], domains: list[Domain | None], private: list[bool]
    ) -> None:
        self.number = number
        self.key = key
        self.names = names
        self.domains = domains
        self.private = private
        self.secret = any(private)


class EventTable:
    """All sorts of events of a game, by number and by key."""

    def __init__(self) -> None:
        self.types: list[EventType] = []

    def add(self, number: int, key: str, args: dict[str, Domain | None]) -> None:
        """Declares the next sort of event. `?` marks a private argument: only the event's seat sees `card?`."""
        if number != len(self.types):
            raise ValueError(f"event {key}: its number is {number}; the next free number is {len(self.types)}")
        names = [name.removesuffix("?") for name in args]
        private = [name.endswith("?") for name in args]
        self.types.append(EventType(number, key, names, list(args.values()), private))

    def seen(self, raw: RawEvent, seat: int | None, all_seeing: bool = False) -> Event:
        """The event as a seat sees it (None: a spectator)."""
        kind = self.types[raw[0]]
        sees_private = all_seeing or (seat is not None and raw[1] == seat)
        args: dict[str, Arg] = {}
        touches: list[str] = []
        for place, name in enumerate(kind.names):
            value = raw[place + 2]
            domain = kind.domains[place]
            if kind.private[place] and not sees_private:
                args[name] = None
            elif domain is None:
                args[name] = value
            elif value == UNSEEN:
                args[name] = None
            else:
                args[name] = domain.ids[value]
                touches.append(f"{domain.name}:{domain.ids[value]}")
        return Event(kind.key, None if raw[1] == NOBODY else raw[1], args, tuple(touches))

    def redacted(self, raw: RawEvent, seat: int | None) -> RawEvent:
        """The raw event with UNSEEN for everything that the seat may not see."""
        kind = self.types[raw[0]]
        if not kind.secret or raw[1] == seat:
            return raw
        blank = [UNSEEN if kind.private[place] else raw[place + 2] for place in range(len(kind.names))]
        return (raw[0], raw[1], *blank)
