"""Chapters 3.1, 3.7 and 6: the stages of a turn, the sliding offer and the end of the game."""

from typing import Final

from sanmon.games.koi.domains import HELPER, IDLE, NO_DECK, SENSEI, SPACES
from sanmon.games.koi.events import DEALT, LAST_ROUND, WORKED
from sanmon.games.koi.frames import BEGIN, CLAIM, CLOSE, DONE, FINISH, GIVE, TURN, WORK
from sanmon.games.koi.rules.ending import call_end
from sanmon.games.koi.rules.goals import can_claim
from sanmon.games.koi.rules.meditate import take_card
from sanmon.games.koi.rules.scoring import score
from sanmon.games.koi.solo import upkeep
from sanmon.games.koi.state import LAST, LAST_BUT_ONE, NO_CARD, KoiState
from sanmon.kernel.events import NOBODY
from sanmon.kernel.frames import Frame, Kind, Step

# The stages of the end of a turn (3.1.2).
GOALS: Final = 0
STORE: Final = 1
CONFIRM: Final = 2
SLIDE: Final = 3


class Begin(Step[KoiState]):
    """`(BEGIN, seat)`: begins the first turn; the end of each turn begins the next one."""

    id: int = BEGIN

    def run(self, state: KoiState, frame: Frame) -> None:
        begin_turn(state, frame[1])


def begin_turn(state: KoiState, seat: int) -> None:
    """Begins a turn: pushes its end, and on top of it the choice of what to do."""
    state.begin_turn()
    state.taken = NO_CARD
    state.push((CLOSE, seat, GOALS))
    state.push((TURN, seat))


class Turn(Kind[KoiState]):
    """`(TURN, seat)`: asks whether to meditate or to work (3.1.1)."""

    id: int = TURN
    key: str = "turn"
    clause: str = "3.1.1"
    anytime: bool = True

    def options(self, state: KoiState, frame: Frame) -> list[int]:
        """Offers every card the seat can pay for (3.3.1), and work."""
        coins = state.coins(frame[1])
        fees = state.parts.fees
        options = state.parts.options
        choices: list[int] = []
        for space in range(SPACES):
            card = state.offer[space]
            if card != NO_CARD and coins >= fees[space]:
                choices.append(options.meditate.of2(card, space))
        choices.append(options.work.base)
        return choices

    def resolve(self, state: KoiState, frame: Frame, option: int) -> None:
        seat = frame[1]
        options = state.parts.options
        if option == options.work.base:
            begin_work(state, seat)
        else:
            meditate = options.meditate
            take_card(state, seat, meditate.index(option), meditate.second(option))


def begin_work(state: KoiState, seat: int) -> None:
    """Begins a turn of work: counts the actions of the seat's helpers and of the sensei (3.4.1, 3.4.2)."""
    cards = state.parts.cards
    acts = [0] * (SENSEI + 1)
    acts[SENSEI] = 1
    base = seat * len(cards)
    for kind in range(len(cards)):
        if cards[kind].family == HELPER:
            acts[cards[kind].action] = state.cards[base + kind]
    state.acts = acts
    state.tell(WORKED, seat)
    state.push((WORK, seat))


class Done(Kind[KoiState]):
    """`(DONE, seat)`: after meditating, the last chance to spend luck tokens (3.2.3)."""

    id: int = DONE
    key: str = "done"
    clause: str = "3.2.3"
    anytime: bool = True

    def options(self, state: KoiState, frame: Frame) -> list[int]:
        return [state.game.skip.base]

    def resolve(self, state: KoiState, frame: Frame, option: int) -> None:
        """Does nothing: the frame below goes on with the goals."""


class Finish(Kind[KoiState]):
    """`(FINISH, seat)`: asks the seat to confirm the end of its turn, if the game was started with `confirm`."""

    id: int = FINISH
    key: str = "end-turn"
    clause: str = "3.1.2"
    confirms: bool = True

    def options(self, state: KoiState, frame: Frame) -> list[int]:
        return [state.game.end.base]

    def resolve(self, state: KoiState, frame: Frame, option: int) -> None:
        """Does nothing: the frame below slides the offer."""


class Close(Step[KoiState]):
    """`(CLOSE, seat, stage)`: goals, then the storage, then the offer slides and the next turn begins (3.1.2).

    A stage that has no decision leads straight to the next one.
    """

    id: int = CLOSE

    def run(self, state: KoiState, frame: Frame) -> None:
        seat, stage = frame[1], frame[2]
        if stage == GOALS and state.goals and can_claim(state, seat):
            state.push((CLOSE, seat, STORE))
            state.push((CLAIM, seat))
        elif stage <= STORE and state.stored(seat) > state.capacity(seat):
            state.push((CLOSE, seat, CONFIRM))
            state.push((GIVE, seat, 0))
        elif stage <= CONFIRM and state.confirm:
            state.push((CLOSE, seat, SLIDE))
            state.push((FINISH, seat))
        else:
            close_turn(state, seat)


def close_turn(state: KoiState, seat: int) -> None:
    """Slides the offer (3.7) and begins the next turn, or ends the game (6.1, 8.1.7)."""
    last_seat = seat == state.players - 1
    if state.ending == LAST and last_seat:
        state.finish(score(state))
        return
    if state.players == 1:
        upkeep.discard(state)
    slide(state)
    if not state.deck:
        call_end(state, NO_DECK)
    if last_seat:
        if not state.busy and state.players > 1:
            call_end(state, IDLE)  # 6.3
        state.busy = 0
        if state.ending == LAST_BUT_ONE:
            state.ending = LAST
            state.tell(LAST_ROUND, NOBODY)
    begin_turn(state, 0 if last_seat else seat + 1)


def slide(state: KoiState) -> None:
    """Slides the cards away from the deck into the gaps and deals new ones to the rest (3.7.1, 3.7.2)."""
    kept = [card for card in state.offer if card != NO_CARD]
    gaps = SPACES - len(kept)
    state.offer = [NO_CARD] * gaps + kept
    for space in range(gaps - 1, -1, -1):
        if not state.deck:
            return
        state.offer[space] = state.pick(state.deck)
        state.tell(DEALT, NOBODY, state.offer[space], space)
