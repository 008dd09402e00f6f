"""Chapter 5: the order of turns, and the four kinds of turns."""

from sanmon.games.bitoku.events import PASSED, ROUSED
from sanmon.games.bitoku.frames import AUTUMN, BOOST, NEXT, SLOT, TENGU, TURN
from sanmon.games.bitoku.rules.crossing import cross
from sanmon.games.bitoku.rules.dice import can_place, free_regions
from sanmon.games.bitoku.state import FOREST, HOME_SPACE, LOCKED, NONE, UNLOCKED, BitokuState
from sanmon.games.bitoku.state import TENGU as TENGU_ACTOR
from sanmon.kernel.events import NOBODY
from sanmon.kernel.frames import END_TURN, Frame, Kind, Step


class Next(Step[BitokuState]):
    """`(NEXT, nobody, place)`: begins the turn of the next actor in the order that has not passed (5.1, 5.3)."""

    id: int = NEXT

    def run(self, state: BitokuState, frame: Frame) -> None:
        """Begins the turn; when all have passed, begins autumn."""
        state.playing = NONE
        state.attuned = 0
        state.built_now = 0
        count = state.actors
        for later in range(count):
            place = (frame[2] + later) % count
            p = state.order[place]
            if not state.passed[p]:
                state.active = p
                state.push((NEXT, NOBODY, place + 1))
                if state.players == 1 and p == TENGU_ACTOR:
                    state.push((TENGU, NOBODY))
                else:
                    state.begin_turn()
                    state.push((END_TURN, p))
                    state.push((TURN, p))
                return
        state.push((AUTUMN, NOBODY))


class Turn(Kind[BitokuState]):
    """`(TURN, seat)`: asks whether to play a yokai, use a die, cross the river or pass (5.2)."""

    id: int = TURN
    key: str = "turn"
    clause: str = "5.2"

    def options(self, state: BitokuState, frame: Frame) -> list[int]:
        """Offers every possible turn. A seat may pass only if it can do nothing but cross the river (5.4, 5.5)."""
        options = state.parts.options
        seat = frame[1]
        base = seat * 3
        choices: list[int] = []
        if NONE in state.slots[base : base + 3]:
            for card in state.hand[seat]:
                choices.append(options.play.base + card)
        dice = state.dice
        at = state.die_at
        room = len(free_regions(state)) > 0
        for die in range(base, base + 3):
            place = at[die]
            if place == UNLOCKED and (room or can_place(state, seat, dice[die])):
                option = options.use.base + die - base
                for before in range(base, die):
                    if at[before] == UNLOCKED and dice[before] == dice[die]:
                        option = NONE  # two equal unlocked dice are one option
                if option != NONE:
                    choices.append(option)
        if not choices:
            choices.append(options.passing.base)
        for die in range(base, base + 3):
            place = at[die]
            if place == LOCKED:
                if state.awake[seat] > 0 and (room or can_place(state, seat, dice[die])):
                    choices.append(options.rouse.base + die - base)
            elif FOREST <= place < HOME_SPACE and dice[die] > 1:
                hill = state.hill_of(place)
                if state.hill_room(hill):
                    option = options.cross.of2(place - FOREST, dice[die] - 1)
                    if option not in choices:
                        choices.append(option)
        return choices

    def resolve(self, state: BitokuState, frame: Frame, option: int) -> None:
        """Begins the chosen kind of turn."""
        options = state.parts.options
        seat = frame[1]
        if options.play.holds(option):
            if len(state.hand[seat]) == 1 and len(self.options(state, frame)) == 1:
                state.reveal()  # the last card is played without a decision, so the seat cannot take it back
            if state.game.ruleset < 2:
                state.remove_from_hand(
                    seat, options.play.index(option)
                )  # in ruleset 1 it left the hand before anyone saw it
            else:
                state.show(seat, options.play.index(option))
            state.push((SLOT, seat, options.play.index(option)))
        elif options.use.holds(option):
            state.push((BOOST, seat, options.use.index(option)))
        elif options.rouse.holds(option):
            state.awake[seat] -= 1
            slot = options.rouse.index(option)
            state.die_at[seat * 3 + slot] = UNLOCKED
            state.tell(ROUSED, seat, slot, state.dice[seat * 3 + slot])
            state.push((BOOST, seat, slot))
        elif options.cross.holds(option):
            region, value = options.cross.index(option), options.cross.second(option)
            cross(state, seat, region, value + 1)
        else:
            state.passed[seat] = 1
            state.tell(PASSED, seat)
