"""Koi alone, beside a box: what is discarded, which koi leaves, when the game ends, and the verdict.

The offer and the deck are counted, not known: cards of the state stand for cards of the box, one for one.
"""

from __future__ import annotations

from typing import Final

from sanmon.games.koi.domains import GOALS, SPACE_IDS, SPACES, TITLES
from sanmon.games.koi.pond import CARP, SMALL, TOPS
from sanmon.games.koi.rules.turn import close_turn
from sanmon.games.koi.solo import upkeep
from sanmon.games.koi.solo.facts import Facts
from sanmon.games.koi.solo.upkeep import NO_DISCARD, TOP
from sanmon.games.koi.solo.verdict import verdict
from sanmon.games.koi.state import LAST, NO_CARD, KoiState
from sanmon.kernel.box.companion import Companion, Field, Line
from sanmon.kernel.messages import Event

MOST_CARDS: Final = 99
MOST_SCORE: Final = 250
SIZES: Final = list(TOPS[SMALL:CARP])
CLAUSES: Final = {"removed": "8.1.5", "ending": "8.1.7", "last-round": "8.1.7"}


class AskedFacts(Facts):
    """The owner's supply of koi, and the owner's pond."""

    def __init__(self, companion: Companion) -> None:
        self.companion = companion

    def has_koi(self, state: KoiState, size: int) -> bool:
        return self.companion.says_yes("koi-left", {"koi": SIZES[size]}, "8.1.5")

    def pick_koi(self, state: KoiState, seat: int) -> None:
        chosen = self.companion.choose("pick-koi", {}, "8.1.5", "koi", [*SIZES, "none"])
        if chosen != "none":
            upkeep.take_away(state, SIZES.index(chosen))

    def is_enlightened(self, state: KoiState) -> bool:
        return self.companion.says_yes("enlightened", {}, "8.3.4")


class KoiCompanion(Companion):
    """The set-up, turn after turn until the deck is empty, one more turn, and the verdict."""

    def play(self) -> None:
        state: KoiState = self.state
        self.clauses = CLAUSES
        state.facts = AskedFacts(self)
        state.stack.clear()
        self.heading("set-up", {})
        self.goals()
        cards = self.number("deck", {}, "2.3", MOST_CARDS, len(state.deck))
        state.deck = [0] * cards
        state.offer = [0] * SPACES
        turn = 0
        while True:
            turn += 1
            self.heading("turn", {"n": turn})
            self.turn()
            if state.ending == LAST:
                break
            self.end_turn()
        self.finish()

    def goals(self) -> None:
        """Which goals are in play: the scenario's own, or those that were drawn (2.6, 8.3)."""
        state: KoiState = self.state
        if not state.parts.scenarios[state.scenario].goals:
            fields = [
                Field(f"number:{place + 1}", "goal", list(GOALS), GOALS[goal]) for place, goal in enumerate(state.goals)
            ]
            state.goals = sorted({GOALS.index(goal) for goal in self.ask("goals", {}, "2.6", fields)})
        for goal in state.goals:
            self.note("goal", {"goal": GOALS[goal]}, "8.2.1")

    def turn(self) -> None:
        """What the owner did: a card taken from a space, with purchases, or work."""
        state: KoiState = self.state
        spaces = [SPACE_IDS[space] for space in range(SPACES) if state.offer[space] != NO_CARD]
        did = self.choose("did", {}, "3.1.1", "companion-did", [*spaces, "work"])
        state.taken = NO_CARD
        if did != "work":
            state.taken = SPACE_IDS.index(did)
            state.offer[state.taken] = NO_CARD
        while True:  # whoever works can buy too, with luck tokens (3.2.2)
            bought = self.choose("bought", {}, "8.1.5", "koi", ["none", *SIZES])
            if bought == "none":
                return
            upkeep.remove_koi(state, 0, SIZES.index(bought))
            self.collect()

    def end_turn(self) -> None:
        """The discard, the new cards, and the end of the game, all done by the rules of the game."""
        state: KoiState = self.state
        space = upkeep.leaving(state)
        clause = "8.1.3" if state.taken == NO_CARD else "8.1.2"
        if space == TOP:
            self.note("discard-top", {}, clause)
        elif space == NO_DISCARD:
            self.note("discard-nothing", {}, clause)
        else:
            self.note("discard", {"space": SPACE_IDS[space]}, clause)
        left = len(state.deck) - (space == TOP)
        close_turn(state, 0)
        told, state.raw_events = state.raw_events, []
        self.note("slide", {"n": left - len(state.deck)}, "3.7.1")
        state.raw_events = told
        state.stack.clear()
        self.collect()

    def told(self, event: Event) -> Event | None:
        """Leaves out what is said of cards, because here they have no names."""
        return event if event.key in CLAUSES else None

    def finish(self) -> None:
        """The verdict on the owner's points and goals (8.2, 8.3)."""
        state: KoiState = self.state
        self.heading("game-end", {})
        fields = [Field(f"goal:{GOALS[goal]}", "companion-answer", ["yes", "no"], "") for goal in state.goals]
        if fields:
            for goal, answer in zip(state.goals, self.ask("claimed", {}, "8.2.1", fields), strict=True):
                state.claimed[goal] = int(answer == "yes")
        points = self.number("your-points", {}, "8.2.1", MOST_SCORE)
        self.note("final", {"n": points}, "8.2.1")
        self.note("verdict", {"verdict": verdict(state, points)}, "8.2.3")
        self.over = True

    def board(self) -> list[Line]:
        state: KoiState = self.state
        thresholds = state.parts.scenarios[state.scenario].thresholds
        lines = [Line("cards", {"n": len(state.deck)})]
        for goal in state.goals:
            lines.append(Line("in-play", {"goal": GOALS[goal]}))
        for title, points in zip(TITLES, thresholds, strict=True):
            lines.append(Line("threshold", {"verdict": title, "n": points}))
        return lines


def companion() -> type[Companion]:
    """The companion of this game."""
    return KoiCompanion
