"""Chapters 6, 3.8, 3.9: playing yokai, drawing them, and unlocking dice."""

from sanmon.games.bitoku.events import DREW, PLAYED, UNLOCKED
from sanmon.games.bitoku.frames import SLOT, UNLOCK
from sanmon.games.bitoku.rules.goods import BY_YOKAI, activate, source
from sanmon.games.bitoku.state import LOCKED, NONE, BitokuState, own
from sanmon.games.bitoku.state import UNLOCKED as GREEN
from sanmon.kernel.effects import Action
from sanmon.kernel.frames import Frame, Kind
from sanmon.kernel.messages import Arg


class Slot(Kind[BitokuState]):
    """`(SLOT, seat, yokai)`: on which place to play it (6.1). All see the card already."""

    id: int = SLOT
    key: str = "slot"
    clause: str = "6.1"

    def options(self, state: BitokuState, frame: Frame) -> list[int]:
        """The empty places."""
        options = state.parts.options
        base = frame[1] * 3
        return [options.at.base + slot for slot in range(3) if state.slots[base + slot] == NONE]

    def resolve(self, state: BitokuState, frame: Frame, option: int) -> None:
        """The die is unlocked, the card's effects may be used (6.2, 6.3)."""
        seat, card = frame[1], frame[2]
        slot = state.parts.options.at.index(option)
        if state.game.ruleset > 1:
            state.let_go(seat, card)
        state.slots[seat * 3 + slot] = card
        state.playing = slot
        state.tell(PLAYED, seat, card, slot)
        if state.die_at[seat * 3 + slot] == LOCKED:
            unlock(state, seat, slot)
        activate(state, seat, source(BY_YOKAI, card), state.game.effects.table[state.parts.yokai_effect[card]])

    def args(self, state: BitokuState, frame: Frame) -> dict[str, Arg]:
        """Which card."""
        return {"yokai": state.parts.yokai_ids[frame[2]]}


def unlock(state: BitokuState, p: int, slot: int) -> None:
    """From red to green (3.9)."""
    state.die_at[p * 3 + slot] = GREEN
    state.tell(UNLOCKED, p, slot, state.dice[p * 3 + slot])


class UnlockDie(Action[BitokuState]):
    """`unlock` (3.9)."""

    def can(self, state: BitokuState, seat: int, arg: int, times: int) -> bool:
        """One must be locked."""
        return LOCKED in state.die_at[seat * 3 : seat * 3 + 3]

    def start(self, state: BitokuState, seat: int, arg: int, times: int, source: int) -> None:
        """Which?"""
        for _ in range(times):
            state.push((UNLOCK, seat))


class Unlock(Kind[BitokuState]):
    """`(UNLOCK, seat)`: which die (3.9)."""

    id: int = UNLOCK
    key: str = "unlock"
    clause: str = "3.9"

    def options(self, state: BitokuState, frame: Frame) -> list[int]:
        """The locked ones."""
        options = state.parts.options
        found = [options.unlock.base + slot for slot in range(3) if state.die_at[frame[1] * 3 + slot] == LOCKED]
        return found or [state.game.skip.base]

    def resolve(self, state: BitokuState, frame: Frame, option: int) -> None:
        """Unlock it."""
        if option != state.game.skip.base:
            unlock(state, frame[1], state.parts.options.unlock.index(option))


def draw_card(state: BitokuState, p: int) -> bool:
    """The top card of the own deck to the hand, if there is any; the discards make a new deck (3.8)."""
    if not state.deck[p]:
        state.deck[p] = sorted(state.discard[p])
        state.discard[p] = []
    if not state.deck[p]:
        return False
    card = state.pick(own(state.deck, p))
    state.hold(p, card)
    state.tell(DREW, p, card)
    return True


class Draw(Action[BitokuState]):
    """`draw` (3.8)."""

    def can(self, state: BitokuState, seat: int, arg: int, times: int) -> bool:
        """There must be a card."""
        return len(state.deck[seat]) + len(state.discard[seat]) > 0

    def harmless(self, state: BitokuState, seat: int, arg: int, times: int) -> bool:
        """While the deck lasts: then it is a card that spring would bring as well.

        With too few in the deck the discards would be shuffled in before the cards on the board join them, and that can
        hurt.
        """
        return len(state.deck[seat]) >= times or state.game.ruleset < 2  # ruleset 1: always

    def start(self, state: BitokuState, seat: int, arg: int, times: int, source: int) -> None:
        """Draw so many."""
        for _ in range(times):
            draw_card(state, seat)
