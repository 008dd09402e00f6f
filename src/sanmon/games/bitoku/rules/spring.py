"""Chapter 4: spring, in which all draw and discard yokai and use dream crystals."""

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
    """`(YEAR, nobody)`: begins a year with its spring (4.1)."""

    id: int = YEAR

    def run(self, state: BitokuState, frame: Frame) -> None:
        """Draws all hands to four cards; then come discards, dream crystals and summer."""
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
    """`(DISCARD, nobody, chosen, …)`: asks all seats with more than three cards to discard one, in secret (4.2).

    A seat with five or more is asked again. The chosen cards stay in the frame until all seats have chosen all.
    """

    id: int = DISCARD
    key: str = "discard"
    clause: str = "4.2"

    def members(self, state: BitokuState, frame: Frame) -> list[int]:
        """The seats that still have too many cards."""
        return [seat for seat in range(state.players) if len(state.hand[seat]) - len(chosen_by(frame, seat)) > HAND]

    def options_of(self, state: BitokuState, frame: Frame, seat: int) -> list[int]:
        """Offers the cards of the seat's hand that it has not chosen yet."""
        options = state.parts.options
        chosen = chosen_by(frame, seat)
        return [options.discard.base + card for card in state.hand[seat] if card not in chosen]

    def settle(self, state: BitokuState, frame: Frame, answers: list[int]) -> None:
        """Asks seats with too many cards again; when none is left, discards all chosen cards face up (4.4)."""
        options = state.parts.options
        waiting = list(frame[2:])
        for seat in range(state.players):
            if answers[seat] >= 0:
                waiting.append(choice_of(seat, options.discard.index(answers[seat])))
        waiting.sort()  # the order in which a seat chose must not be visible
        whole = (DISCARD, NOBODY, *waiting)
        again = len(self.members(state, whole)) > 0
        if again and state.game.ruleset > 1:
            state.push(whole)
            return
        for seat in state.order:
            if seat < state.players:
                for card in chosen_by(whole, seat):
                    state.remove_from_hand(seat, card)
                    put(state.discard, seat, card)
                    state.tell(DISCARDED, seat, card)
        if again:
            state.push((DISCARD, NOBODY))  # ruleset 1 discarded one card at a time, each visible to all


class Dreams(Step[BitokuState]):
    """`(DREAMS, actor)`: begins the dream crystals of a seat (4.3, 20.1), or the Tengu's spring (22.1)."""

    id: int = DREAMS

    def run(self, state: BitokuState, frame: Frame) -> None:
        """Executes harmless effects at once, and offers the rest."""
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
            choices_first(state, p, printed, waiting[1::2])  # ruleset 1 treated all as printed on the last crystal
        elif waiting:
            state.push((DREAM, p, *waiting))


class Dream(Kind[BitokuState]):
    """`(DREAM, seat, crystal, effect, crystal, effect …)`: asks which effect to use next, if any (4.3)."""

    id: int = DREAM
    key: str = "dream"
    clause: str = "4.3"

    def options(self, state: BitokuState, frame: Frame) -> list[int]:
        """Offers every effect that would have an effect now, equal ones once, and to decline the rest."""
        game = state.game
        effects = game.effects
        choices: list[int] = []
        for place in range(3, len(frame), 2):
            option = game.do.base + frame[place]
            if option not in choices and effects.can(state, frame[1], effects.table[frame[place]]):
                choices.append(option)
        choices.append(game.skip.base)
        return choices

    def resolve(self, state: BitokuState, frame: Frame, option: int) -> None:
        """Executes the chosen effect, and asks again for the others."""
        game = state.game
        if option == game.skip.base:
            return
        place = 3
        while game.do.base + frame[place] != option:
            place += 2
        if len(frame) > 4:
            state.push(frame[: place - 1] + frame[place + 1 :])
        runner.execute(state, frame[1], source(BY_CRYSTAL, frame[place - 1]), game.effects.table[frame[place]])
