"""Chapter 14: rocks of the zen garden, and pilgrims who meditate at them."""

from sanmon.games.bitoku.events import MEDITATED, TOOK_ROCK
from sanmon.games.bitoku.frames import MEDITATE, ROCK
from sanmon.games.bitoku.rules.goods import charge
from sanmon.games.bitoku.state import NONE, ON_MEDITATE, ON_ROCK, BitokuState, put
from sanmon.kernel.effects import Action
from sanmon.kernel.frames import Frame, Kind


def free_places(state: BitokuState, p: int, rock: int) -> list[int]:
    """The free places for pilgrims at an actor's rock, given by its place on the board (14.3).

    Before ruleset 3 only the first of them counted.
    """
    taken = state.places_taken(p, rock)
    free: list[int] = []
    for place in range(len(state.parts.rock_prices[rock])):
        if not taken >> place & 1:
            free.append(place)
    return free if state.game.ruleset > 2 else free[:1]


def payable_costs(state: BitokuState, p: int, rock: int) -> list[int]:
    """The costs of the free places at a rock that the actor can pay for, each cost once.

    A cost is its number in `rock_costs`, or NONE if the place is free.
    """
    costs: list[int] = []
    for place in free_places(state, p, rock):
        cost = cost_of(state, rock, place)
        if cost not in costs and state.can_pay(p, state.parts.rock_prices[rock][place]):
            costs.append(cost)
    return costs


def cost_of(state: BitokuState, rock: int, place: int) -> int:
    """The number of what a pilgrim's place costs, or NONE if it is free."""
    price = state.parts.rock_prices[rock][place]
    return NONE if state.parts.prices[price].free else state.parts.rock_cost_prices.index(price)


def can_meditate(state: BitokuState, p: int) -> bool:
    """Whether a pilgrim of the actor could go to a rock now."""
    if state.awake[p] > 0:
        for rock in range(len(state.rocks[p])):
            if payable_costs(state, p, rock):
                return True
    return False


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
        return can_meditate(state, seat)

    def start(self, state: BitokuState, seat: int, arg: int, times: int, source: int) -> None:
        """Pushes the choice of the place."""
        state.push((MEDITATE, seat, times))


class Meditate(Kind[BitokuState]):
    """`(MEDITATE, seat, times)`: asks to which rock the pilgrim goes, and to which place there (14.3)."""

    id: int = MEDITATE
    key: str = "meditate"
    clause: str = "14.3"

    def options(self, state: BitokuState, frame: Frame) -> list[int]:
        """Offers the places that the seat can pay for, by their prices; before ruleset 3 only the rocks."""
        options = state.parts.options
        seat = frame[1]
        choices: list[int] = []
        if state.awake[seat] > 0:
            for place, rock in enumerate(state.rocks[seat]):
                for cost in payable_costs(state, seat, place):
                    if state.game.ruleset < 3:
                        choices.append(options.meditate.base + rock)
                    elif cost == NONE:
                        choices.append(options.sit_free.base + rock)
                    else:
                        choices.append(options.sit.of2(rock, cost))
        return choices or [state.game.skip.base]

    def resolve(self, state: BitokuState, frame: Frame, option: int) -> None:
        """Moves the pilgrim to the place, where it stays, and makes the seat pay for it."""
        if option == state.game.skip.base:
            return
        parts = state.parts
        options = parts.options
        seat = frame[1]
        if frame[2] > 1:
            state.push((MEDITATE, seat, frame[2] - 1))
        cost = NONE
        if options.meditate.holds(option):
            rock = options.meditate.index(option)
        elif options.sit_free.holds(option):
            rock = options.sit_free.index(option)
        else:
            rock = options.sit.index(option)
            cost = options.sit.second(option)
        place = state.rocks[seat].index(rock)
        there = free_places(state, seat, place)[0]
        at = seat * parts.rock_places + place
        if state.game.ruleset < 3:
            state.rock_pilgrims[at] += 1
        else:
            for other in free_places(state, seat, place):
                if cost_of(state, place, other) == cost:
                    there = other
                    break
            state.rock_pilgrims[at] |= 1 << there
        state.awake[seat] -= 1
        state.tell(MEDITATED, seat, rock)
        state.remember(seat, ON_MEDITATE)
        charge(state, seat, parts.rock_prices[place][there])
