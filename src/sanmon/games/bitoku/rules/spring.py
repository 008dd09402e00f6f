"""Chapter 4: spring."""

from typing import Final

from sanmon.games.bitoku.events import DISCARDED, YEAR_BEGAN
from sanmon.games.bitoku.frames import DISCARD, DREAM, DREAMS, NEXT, YEAR
from sanmon.games.bitoku.rules.goods import BY_CRYSTAL, choices_first, source
from sanmon.games.bitoku.rules.yokai import draw_card
from sanmon.games.bitoku.solo.moves import spring_moves
from sanmon.games.bitoku.state import NONE, TENGU, BitokuState, choice_of, chosen_by, put
from sanmon.kernel import runner
from sanmon.kernel.effects import ALL
from sanmon.kernel.events import NOBODY
from sanmon.kernel.frames import Frame, Kind, Step, Together

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
    """`(DISCARD, nobody, chosen, …)`: all who hold more than three discard one, in secret and together (4.2).

    Who holds five or more is asked again, and until the last card is chosen what is chosen waits in the frame.
    """

    id: int = DISCARD
    key: str = "discard"
    clause: str = "4.2"

    def members(self, state: BitokuState, frame: Frame) -> list[int]:
        """Everyone with too many."""
        return [seat for seat in range(state.players) if len(state.hand[seat]) - len(chosen_by(frame, seat)) > HAND]

    def options_of(self, state: BitokuState, frame: Frame, seat: int) -> list[int]:
        """The cards of one's hand that are not chosen yet."""
        options = state.parts.options
        chosen = chosen_by(frame, seat)
        return [options.discard.base + card for card in state.hand[seat] if card not in chosen]

    def settle(self, state: BitokuState, frame: Frame, answers: list[int]) -> None:
        """Ask on who holds too many; with nobody left, face up to the discards (4.4)."""
        options = state.parts.options
        waiting = list(frame[2:])
        for seat in range(state.players):
            if answers[seat] >= 0:
                waiting.append(choice_of(seat, options.discard.index(answers[seat])))
        waiting.sort()  # in which order a seat chose is nobody's business
        whole = (DISCARD, NOBODY, *waiting)
        again = len(self.members(state, whole)) > 0
        if again and state.game.ruleset > 1:
            state.push(whole)
            return
        for seat in state.order:
            if seat < state.players:
                for card in chosen_by(whole, seat):
                    state.let_go(seat, card)
                    put(state.discard, seat, card)
                    state.tell(DISCARDED, seat, card)
        if again:
            state.push((DISCARD, NOBODY))  # ruleset 1: one after the other, each seen by all


class Dreams(Step[BitokuState]):
    """`(DREAMS, actor)`: one's dream crystals (4.3, 20.1); the Tengu's spring (22.1)."""

    id: int = DREAMS

    def run(self, state: BitokuState, frame: Frame) -> None:
        """Take what is harmless, offer the rest."""
        p = frame[1]
        if state.players == 1 and p == TENGU:
            spring_moves(state)
            return
        effects = state.game.effects
        waiting: list[int] = []
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
                else:
                    waiting += [crystal, part.number]
        if state.game.ruleset < 2:
            choices_first(state, p, printed, waiting[1::2])  # ruleset 1: as if all were printed on the last crystal
        elif waiting:
            state.push((DREAM, p, *waiting))


class Dream(Kind[BitokuState]):
    """`(DREAM, seat, crystal, effect, crystal, effect …)`: which of them next, if any, in any order (4.3)."""

    id: int = DREAM
    key: str = "dream"
    clause: str = "4.3"

    def options(self, state: BitokuState, frame: Frame) -> list[int]:
        """Every effect that would do something, equal ones once; and to decline the rest."""
        game = state.game
        effects = game.effects
        found: list[int] = []
        for place in range(3, len(frame), 2):
            option = game.do.base + frame[place]
            if option not in found and effects.can(state, frame[1], effects.table[frame[place]]):
                found.append(option)
        found.append(game.skip.base)
        return found

    def resolve(self, state: BitokuState, frame: Frame, option: int) -> None:
        """Do the one chosen; the others wait."""
        game = state.game
        if option == game.skip.base:
            return
        place = 3
        while game.do.base + frame[place] != option:
            place += 2
        if len(frame) > 4:
            state.push(frame[: place - 1] + frame[place + 1 :])
        runner.execute(state, frame[1], source(BY_CRYSTAL, frame[place - 1]), game.effects.table[frame[place]])
