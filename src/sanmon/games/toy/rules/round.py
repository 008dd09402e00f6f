"""Chapter 3.1-3.2: a round, and the secret choice that begins it."""

from sanmon.games.toy.events import SHOWN
from sanmon.games.toy.frames import CHOOSE, FOX, ROUND, TURN
from sanmon.games.toy.rules.scoring import score
from sanmon.games.toy.state import NONE, ToyState
from sanmon.kernel.events import NOBODY
from sanmon.kernel.frames import Frame, Step, Together


class Round(Step[ToyState]):
    """`(ROUND, nobody, number)`: begins this round, or scores the game after the last one."""

    id: int = ROUND

    def run(self, state: ToyState, frame: Frame) -> None:
        """Asks for the secret choice (3.1), with the next round below it on the stack."""
        if frame[2] == state.parts.rounds:
            state.finish(score(state))
            return
        state.round = frame[2]
        state.push((ROUND, NOBODY, frame[2] + 1))
        state.push((CHOOSE, NOBODY))


class Choose(Together[ToyState]):
    """`(CHOOSE, nobody)`: asks everyone to choose a charm in secret (3.1)."""

    id: int = CHOOSE
    key: str = "choose"
    clause: str = "3.1"

    def members(self, state: ToyState, frame: Frame) -> list[int]:
        """Everyone who holds a charm."""
        return [seat for seat in range(state.players) if state.hands[seat]]

    def options_of(self, state: ToyState, frame: Frame, seat: int) -> list[int]:
        """Offers every charm in the seat's hand."""
        play = state.parts.options.play
        return [play.of(charm) for charm in state.hands[seat]]

    def settle(self, state: ToyState, frame: Frame, answers: list[int]) -> None:
        """Shows all chosen charms and pushes the turns, from the round's first seat on (3.2)."""
        play = state.parts.options.play
        for seat in range(state.players):
            charm = play.index(answers[seat]) if answers[seat] >= 0 else NONE
            state.shown[seat] = charm
            if charm != NONE:
                state.hands[seat].remove(charm)
                state.tell(SHOWN, seat, charm)
        if state.players == 1:
            state.push((FOX, NOBODY))
        for later in range(state.players - 1, -1, -1):
            seat = (state.round + later) % state.players
            if state.shown[seat] != NONE:
                state.push((TURN, seat, state.shown[seat]))
