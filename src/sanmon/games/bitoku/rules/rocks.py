"""Chapter 14: rocks of the zen garden, and pilgrims beside them."""

from sanmon.games.bitoku.events import MEDITATED, TOOK_ROCK
from sanmon.games.bitoku.frames import MEDITATE, ROCK
from sanmon.games.bitoku.rules.goods import charge
from sanmon.games.bitoku.state import NONE, ON_MEDITATE, ON_ROCK, BitokuState, put
from sanmon.kernel.effects import Action
from sanmon.kernel.frames import Frame, Kind


def place_price(state: BitokuState, p: int, place: int) -> int:
    """What the first free pilgrim's place at a rock costs, or NONE if all are taken (14.3)."""
    prices = state.parts.rock_prices[place]
    taken = state.rock_pilgrims[p * state.parts.rock_places + place]
    return prices[taken] if taken < len(prices) else NONE


def open_places(state: BitokuState, p: int) -> list[int]:
    """The rocks a pilgrim could go to now, by their place on the board."""
    found: list[int] = []
    if state.awake[p] > 0:
        for place in range(len(state.rocks[p])):
            price = place_price(state, p, place)
            if price != NONE and state.can_pay(p, price):
                found.append(place)
    return found


class TakeRock(Action[BitokuState]):
    """`rock`: take a rock (14.1)."""

    def can(self, state: BitokuState, seat: int, arg: int, times: int) -> bool:
        """A rock in the garden and a place on the board."""
        return len(state.garden) > 0 and len(state.rocks[seat]) < state.parts.rock_places

    def start(self, state: BitokuState, seat: int, arg: int, times: int, source: int) -> None:
        """Which one?"""
        state.push((ROCK, seat, times))


class Rock(Kind[BitokuState]):
    """`(ROCK, seat, times)`: which rock of the garden (14.1)."""

    id: int = ROCK
    key: str = "rock"
    clause: str = "14.1"

    def options(self, state: BitokuState, frame: Frame) -> list[int]:
        """Any, while there is a place for it."""
        options = state.parts.options
        if len(state.rocks[frame[1]]) < state.parts.rock_places and state.garden:
            return [options.rock.base + rock for rock in state.garden]
        return [state.game.skip.base]

    def resolve(self, state: BitokuState, frame: Frame, option: int) -> None:
        """Lay it on the first free place."""
        if option == state.game.skip.base:
            return
        if frame[2] > 1:
            state.push((ROCK, frame[1], frame[2] - 1))
        rock = state.parts.options.rock.index(option)
        state.garden.remove(rock)
        put(state.rocks, frame[1], rock)
        state.tell(TOOK_ROCK, frame[1], rock)
        state.remember(frame[1], ON_ROCK)


class SendPilgrim(Action[BitokuState]):
    """`meditate`: a pilgrim to a rock (14.3)."""

    def can(self, state: BitokuState, seat: int, arg: int, times: int) -> bool:
        """An awake pilgrim and a place one can pay for."""
        return len(open_places(state, seat)) > 0

    def start(self, state: BitokuState, seat: int, arg: int, times: int, source: int) -> None:
        """To which?"""
        state.push((MEDITATE, seat, times))


class Meditate(Kind[BitokuState]):
    """`(MEDITATE, seat, times)`: to which rock (14.3)."""

    id: int = MEDITATE
    key: str = "meditate"
    clause: str = "14.3"

    def options(self, state: BitokuState, frame: Frame) -> list[int]:
        """One's rocks with a place one can pay for."""
        options = state.parts.options
        rocks = state.rocks[frame[1]]
        found = [options.meditate.base + rocks[place] for place in open_places(state, frame[1])]
        return found or [state.game.skip.base]

    def resolve(self, state: BitokuState, frame: Frame, option: int) -> None:
        """It sleeps there for good; the place is paid for."""
        options = state.parts.options
        if option == state.game.skip.base:
            return
        seat = frame[1]
        if frame[2] > 1:
            state.push((MEDITATE, seat, frame[2] - 1))
        place = state.rocks[seat].index(options.meditate.index(option))
        price = place_price(state, seat, place)
        state.awake[seat] -= 1
        state.rock_pilgrims[seat * state.parts.rock_places + place] += 1
        state.tell(MEDITATED, seat, options.meditate.index(option))
        state.remember(seat, ON_MEDITATE)
        charge(state, seat, price)
