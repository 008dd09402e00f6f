"""Chapter 4: spring."""

from typing import Final

from sanmon.bitoku.automaton.moves import spring_moves
from sanmon.bitoku.frames import DISCARD, DISCARDED, DREAMS, NEXT, YEAR, YEAR_BEGAN
from sanmon.bitoku.rules.goods import BY_CRYSTAL, certain, source
from sanmon.bitoku.rules.yokai import draw_card
from sanmon.bitoku.state import NONE, TENGU, BitokuState, put
from sanmon.kernel import runner
from sanmon.kernel.effects import ALL, Effect
from sanmon.kernel.events import NOBODY
from sanmon.kernel.frames import EFFECTS, Frame, Step, Together

DREAM_COLOUR: Final = 1
HAND: Final = 3


class Year(Step[BitokuState]):
    """`(YEAR, nobody)`: a year begins with its spring (4.1)."""

    id: int = YEAR

    def run(self, state: BitokuState, frame: Frame) -> None:
        """Draw to four; then discard, dream crystals, summer."""
        state.tell(YEAR_BEGAN, NOBODY, state.year)
        state.passed = [0] * state.actors
        state.push((NEXT, NOBODY, 0))
        for p in reversed(state.order):
            state.push((DREAMS, p))
        state.push((DISCARD, NOBODY))
        for seat in state.order:
            if seat < state.players:
                while len(state.hand[seat]) <= HAND and draw_card(state, seat):
                    pass


class Discard(Together[BitokuState]):
    """`(DISCARD, nobody)`: all who hold more than three discard one, in secret and together (4.2)."""

    id: int = DISCARD
    key: str = "discard"
    clause: str = "4.2"

    def __init__(self, discard: int) -> None:
        self.discard = discard

    def members(self, state: BitokuState, frame: Frame) -> list[int]:
        """Everyone with too many."""
        return [seat for seat in range(state.players) if len(state.hand[seat]) > HAND]

    def options_of(self, state: BitokuState, frame: Frame, seat: int) -> list[int]:
        """The cards of one's hand."""
        return [self.discard + card for card in state.hand[seat]]

    def settle(self, state: BitokuState, frame: Frame, answers: list[int]) -> None:
        """Face up to the discards (4.4); who still holds more than three goes on."""
        again = False
        for seat in state.order:
            if seat < state.players and answers[seat] >= 0:
                card = answers[seat] - self.discard
                state.let_go(seat, card)
                put(state.discard, seat, card)
                state.tell(DISCARDED, seat, card)
                again = again or len(state.hand[seat]) > HAND
        if again:
            state.push((DISCARD, NOBODY))


class Dreams(Step[BitokuState]):
    """`(DREAMS, actor)`: one's dream crystals, in any order (4.3, 20.1); the Tengu's spring (22.1)."""

    id: int = DREAMS

    def run(self, state: BitokuState, frame: Frame) -> None:
        """Take what is harmless, offer the rest."""
        p = frame[1]
        if state.players == 1 and p == TENGU:
            spring_moves(state)
            return
        effects = state.game.effects
        waiting: list[int] = []
        chosen: list[Effect] = []
        printed = 0
        for slot in state.parts.slots_of[DREAM_COLOUR]:
            crystal = state.crystals[p * 8 + slot]
            if crystal == NONE:
                continue
            effect = effects.table[state.parts.crystal_effect[crystal]]
            printed = source(BY_CRYSTAL, crystal)
            for part in effect.parts if effect.op == ALL else [effect]:
                if effects.harmless(state, p, part):
                    runner.execute(state, p, printed, part)
                elif certain(effects, state, p, part):
                    chosen.append(part)
                else:
                    waiting.append(part.number)
        if waiting:
            state.push((EFFECTS, p, printed, *waiting))
        for part in chosen:
            runner.execute(state, p, printed, part)
