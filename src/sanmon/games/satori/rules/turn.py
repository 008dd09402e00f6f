"""The turns of a round (chapter 3) and visiting an altar (chapter 4)."""

from __future__ import annotations

from sanmon.games.satori import frames
from sanmon.games.satori.domains import COLOUR_IDS, LEFT, RIGHT
from sanmon.games.satori.events import ROUND_ENDS, VISITED
from sanmon.games.satori.rules.offerings import advance
from sanmon.games.satori.rules.sides import side_args, take_both, take_side
from sanmon.games.satori.solo import automaton
from sanmon.games.satori.state import CHARITY, COLOURS, NO_TURN, ROUNDS, TURNS, SatoriState
from sanmon.kernel.frames import END_TURN, Frame, Kind, Step
from sanmon.kernel.messages import Arg


class Round(Step[SatoriState]):
    """`(ROUND, -1)`: begins the next turn, or ends the round (3.1, 3.2, 14.1)."""

    id: int = frames.ROUND

    def run(self, state: SatoriState, frame: Frame) -> None:
        if state.turns == TURNS * state.players:
            state.wheel_used = NO_TURN
            state.tell(ROUND_ENDS, -1, state.round)
            state.push((frames.FINAL_AMULETS if state.round == ROUNDS else frames.ROUND_END, -1))
            return
        seat = state.order[state.turns % state.players]
        state.turns += 1
        state.wheel_used = 0
        state.begin_turn()
        state.push(frame)
        state.push((END_TURN, seat))
        state.push((frames.WORSHIPPER, seat))


class Worshipper(Kind[SatoriState]):
    """`(WORSHIPPER, seat)`: asks which worshipper to place. A prayer wheel may be turned first (6.2)."""

    id: int = frames.WORSHIPPER
    key: str = "worshipper"
    clause: str = "3.3"
    anytime: bool = True

    def options(self, state: SatoriState, frame: Frame) -> list[int]:
        base = state.parts.options.worshipper.base
        sanmon = state.sanmon
        return [base + colour for colour in range(COLOURS) if sanmon[colour]]

    def resolve(self, state: SatoriState, frame: Frame, option: int) -> None:
        state.push((frames.ALTAR, frame[1], state.parts.options.worshipper.index(option)))


class Altar(Kind[SatoriState]):
    """`(ALTAR, seat, colour)`: asks which altar the worshipper visits (4.1, 4.5, 4.6)."""

    id: int = frames.ALTAR
    key: str = "altar"
    clause: str = "4.1"

    def options(self, state: SatoriState, frame: Frame) -> list[int]:
        return state.visit[:]

    def resolve(self, state: SatoriState, frame: Frame, option: int) -> None:
        _, seat, colour = frame
        altar = state.parts.options.visit.index(option)
        state.sanmon[colour] -= 1
        state.visitors[altar * COLOURS + colour] += 1
        state.tell(VISITED, seat, colour, altar)
        if state.rows > state.players:
            # The Automaton reacts after the end of the turn, so its frame goes below that one.
            state.stack.insert(len(state.stack) - 1, (frames.REACTION, -1, altar, colour))
        if altar == CHARITY:
            state.push((frames.CHARITY, seat))
            return
        matching = colour == state.parts.altar_colour[altar]
        advance(state, altar, matching)
        if matching:
            take_both(state, seat, altar)
        else:
            state.push((frames.SIDE, seat, altar))

    def args(self, state: SatoriState, frame: Frame) -> dict[str, Arg]:
        return {"colour": COLOUR_IDS[frame[2]]}


class Side(Kind[SatoriState]):
    """`(SIDE, seat, altar)`: asks which side of the altar to use (4.2)."""

    id: int = frames.SIDE
    key: str = "side"
    clause: str = "4.2"

    def options(self, state: SatoriState, frame: Frame) -> list[int]:
        side = state.parts.options.side.base
        return [side + LEFT, side + RIGHT]

    def resolve(self, state: SatoriState, frame: Frame, option: int) -> None:
        take_side(state, frame[1], frame[2], state.parts.options.side.index(option))

    def args(self, state: SatoriState, frame: Frame) -> dict[str, Arg]:
        return side_args(state, frame[2])


class Reaction(Step[SatoriState]):
    """`(REACTION, -1, altar, colour)`: the Automaton reacts to the player's visit."""

    id: int = frames.REACTION

    def run(self, state: SatoriState, frame: Frame) -> None:
        automaton.react(state, frame[2], frame[3])
