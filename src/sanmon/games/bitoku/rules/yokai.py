"""Chapters 6, 3.8 and 3.9: playing yokai, drawing them, and unlocking dice."""

from sanmon.games.bitoku.events import DREW, PLAYED, UNLOCKED
from sanmon.games.bitoku.frames import SLOT, UNLOCK
from sanmon.games.bitoku.rules.goods import BY_YOKAI, activate, source
from sanmon.games.bitoku.state import LOCKED, NONE, BitokuState, own
from sanmon.games.bitoku.state import UNLOCKED as DIE_UNLOCKED
from sanmon.kernel.effects import Action
from sanmon.kernel.frames import Frame, Kind
from sanmon.kernel.messages import Arg


class Slot(Kind[BitokuState]):
    """`(SLOT, seat, yokai)`: asks on which place to play the yokai (6.1). All have seen the card already."""

    id: int = SLOT
    key: str = "slot"
    clause: str = "6.1"

    def options(self, state: BitokuState, frame: Frame) -> list[int]:
        """Offers the empty places."""
        options = state.parts.options
        base = frame[1] * 3
        return [options.at.base + slot for slot in range(3) if state.slots[base + slot] == NONE]

    def resolve(self, state: BitokuState, frame: Frame, option: int) -> None:
        """Plays the card: unlocks the die of its place (6.2) and offers the card's effects (6.3)."""
        seat, card = frame[1], frame[2]
        slot = state.parts.options.at.index(option)
        if state.game.ruleset > 1:
            state.remove_from_hand(seat, card)
        state.slots[seat * 3 + slot] = card
        state.playing = slot
        state.tell(PLAYED, seat, card, slot)
        if state.die_at[seat * 3 + slot] == LOCKED:
            unlock(state, seat, slot)
        activate(state, seat, source(BY_YOKAI, card), state.game.effects.table[state.parts.yokai_effect[card]])

    def args(self, state: BitokuState, frame: Frame) -> dict[str, Arg]:
        """The yokai being played."""
        return {"yokai": state.parts.yokai_ids[frame[2]]}


def unlock(state: BitokuState, p: int, slot: int) -> None:
    """Unlocks a die (3.9)."""
    state.die_at[p * 3 + slot] = DIE_UNLOCKED
    state.tell(UNLOCKED, p, slot, state.dice[p * 3 + slot])


class UnlockDie(Action[BitokuState]):
    """`unlock`: the seat unlocks one of its dice (3.9)."""

    def can(self, state: BitokuState, seat: int, arg: int, times: int) -> bool:
        """Whether the seat has a locked die."""
        return LOCKED in state.die_at[seat * 3 : seat * 3 + 3]

    def start(self, state: BitokuState, seat: int, arg: int, times: int, source: int) -> None:
        """Pushes the choice of the die."""
        for _ in range(times):
            state.push((UNLOCK, seat))


class Unlock(Kind[BitokuState]):
    """`(UNLOCK, seat)`: asks which die to unlock (3.9)."""

    id: int = UNLOCK
    key: str = "unlock"
    clause: str = "3.9"

    def options(self, state: BitokuState, frame: Frame) -> list[int]:
        """Offers the seat's locked dice."""
        options = state.parts.options
        choices = [options.unlock.base + slot for slot in range(3) if state.die_at[frame[1] * 3 + slot] == LOCKED]
        return choices or [state.game.skip.base]

    def resolve(self, state: BitokuState, frame: Frame, option: int) -> None:
        """Unlocks the chosen die."""
        if option != state.game.skip.base:
            unlock(state, frame[1], state.parts.options.unlock.index(option))


def draw_card(state: BitokuState, p: int) -> bool:
    """Draws a card of the actor's deck to the hand; False if there is none. Discards make a new deck (3.8)."""
    if not state.deck[p]:
        state.deck[p] = sorted(state.discard[p])
        state.discard[p] = []
    if not state.deck[p]:
        return False
    card = state.pick(own(state.deck, p))
    state.add_to_hand(p, card)
    state.tell(DREW, p, card)
    return True


class Draw(Action[BitokuState]):
    """`draw`: the seat draws a card of its own deck (3.8)."""

    def can(self, state: BitokuState, seat: int, arg: int, times: int) -> bool:
        """Whether the seat has a card in its deck or its discards."""
        return len(state.deck[seat]) + len(state.discard[seat]) > 0

    def harmless(self, state: BitokuState, seat: int, arg: int, times: int) -> bool:
        """Whether the deck has enough cards: then the seat only draws earlier what it would draw in spring anyway.

        With too few cards in the deck the discards become a new deck before the yokai on the board are discarded, and
        that can hurt.
        """
        return len(state.deck[seat]) >= times or state.game.ruleset < 2  # in ruleset 1 it was always harmless

    def start(self, state: BitokuState, seat: int, arg: int, times: int, source: int) -> None:
        """Draws this many cards."""
        for _ in range(times):
            draw_card(state, seat)
