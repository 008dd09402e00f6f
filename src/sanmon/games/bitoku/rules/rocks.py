"""Chapter 14: rocks of the zen garden, and pilgrims who meditate at them."""

from sanmon.games.bitoku.events import MEDITATED, TOOK_ROCK
from sanmon.games.bitoku.frames import MEDITATE, ROCK
from sanmon.games.bitoku.rules.goods import charge
from sanmon.games.bitoku.state import NONE, ON_MEDITATE, ON_ROCK, BitokuState, put
from sanmon.kernel.effects import Action
from sanmon.kernel.frames import Frame, Kind


def place_price(state: BitokuState, p: int, place: int) -> int:
    """The price of the first free place for a pilgrim at a rock, or NONE if all are taken (14.3)."""
    prices = state.parts.rock_prices[place]
    taken = state.rock_pilgrims[p * state.parts.rock_places + place]
    return prices[taken] if taken < len(prices) else NONE


def open_places(state: BitokuState, p: int) -> list[int]:
    """The rocks, by their place on the board, that a pilgrim of the actor could go to now."""
    places: list[int] = []
    if state.awake[p] > 0:
        for place in range(len(state.rocks[p])):
            price = place_price(state, p, place)
            if price != NONE and state.can_pay(p, price):
                places.append(place)
    return places


class TakeRock(Action[BitokuState]):
    """`rock`: the seat takes a rock (14.1)."""

    def can(self, state: BitokuState, seat: int, arg: int, times: int) -> bool:
        """Whether there is a rock in the garden and a free place on the seat's board."""
        return len(state.garden) > 0 and len(state.rocks[seat]) < state.parts.rock_places

    def start(self, state: BitokuState, seat: int, arg: int, times: int, source: int) -> None:
        """Pushes the choice of the rock."""
        state.push((ROCK, seat, times))


class Rock(Kind[BitokuState]):
    """`(ROCK, seat, times)`: asks which rock of the garden to take (14.1)."""

    id: int = ROCK
    key: str = "rock"
    clause: str = "14.1"

    def options(self, state: BitokuState, frame: Frame) -> list[int]:
        """Offers every rock of the garden, while the seat's board has a place."""
        options = state.parts.options
        if len(state.rocks[frame[1]]) < state.parts.rock_places and state.garden:
            return [options.rock.base + rock for rock in state.garden]
        return [state.game.skip.base]

    def resolve(self, state: BitokuState, frame: Frame, option: int) -> None:
        """Puts the rock on the first free place."""
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
    """`meditate`: the seat sends a pilgrim to one of its rocks (14.3)."""

    def can(self, state: BitokuState, seat: int, arg: int, times: int) -> bool:
        """Whether the seat has an awake pilgrim and a place that it can pay for."""
        return len(open_places(state, seat)) > 0

    def start(self, state: BitokuState, seat: int, arg: int, times: int, source: int) -> None:
        """Pushes the choice of the rock."""
        state.push((MEDITATE, seat, times))


class Meditate(Kind[BitokuState]):
    """`(MEDITATE, seat, times)`: asks to which rock the pilgrim goes (14.3)."""

    id: int = MEDITATE
    key: str = "meditate"
    clause: str = "14.3"

    def options(self, state: BitokuState, frame: Frame) -> list[int]:
        """Offers the seat's rocks with a place that it can pay for."""
        options = state.parts.options
        rocks = state.rocks[frame[1]]
        choices = [options.meditate.base + rocks[place] for place in open_places(state, frame[1])]
        return choices or [state.game.skip.base]

    def resolve(self, state: BitokuState, frame: Frame, option: int) -> None:
        """Moves the pilgrim to the rock, where it stays, and makes the seat pay for the place."""
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
