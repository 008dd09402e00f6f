"""The score pad of Koi: koi by koi, then lanterns, scrolls, goals and luck tokens (chapter 7; alone also chapter 8)."""

from __future__ import annotations

from typing import Final

from sanmon.games.koi.domains import (
    BRANCH_LARGE,
    BRANCH_SMALL,
    BRIDGE,
    CARP,
    COUNTED,
    GOAL_OF,
    GOAL_TILES,
    GOALS,
    PATH,
    PURPLE_LILY,
    SCROLL,
    SHISHI_ODOSHI,
    STATUE,
    TURTLE,
    WATERFALL,
    WILLOW,
)
from sanmon.games.koi.pond import CARP as CARP_TOP
from sanmon.games.koi.pond import LARGE as LARGE_KOI
from sanmon.games.koi.pond import MEDIUM, SMALL, TOPS
from sanmon.games.koi.rules import scoring
from sanmon.games.koi.solo.facts import Facts
from sanmon.games.koi.solo.verdict import verdict
from sanmon.games.koi.state import KoiState
from sanmon.kernel.box.companion import YES_NO, Companion, Field, number_field
from sanmon.kernel.box.pad import Pad
from sanmon.kernel.messages import Arg

MOST_KOI: Final = 9  # of the same worth
MOST_LILIES: Final = 20  # beside a koi
MOST_LANTERNS: Final = 15
MOST_LINE: Final = 40
MOST_THINGS: Final = 30
MOST_SCROLLS: Final = 4
MOST_COINS: Final = 30
MOST_LUCK: Final = 12
MOST_PIECES: Final = 7
NEIGHBOURS: Final = 6
DONE: Final = "done"
NONE: Final = "without"
SIZES: Final = list(TOPS[SMALL : CARP_TOP + 1])
CLAUSES: Final = {
    "branches": "5.2.3", "bridge": "5.3.2", "path": "5.5.4", "shishi-odoshi": "5.7.2", "statue": "5.8.2",
    "turtle": "5.9.2", "waterfall": "5.10.2", "willow": "5.11.3",
}  # fmt: skip
# Goals that score for a number that the owner counts, with the most there can be.
NUMBERED: Final = {
    BRIDGE: 3 * MOST_LINE, PATH: MOST_PIECES, SHISHI_ODOSHI: MOST_KOI, STATUE: MOST_THINGS, TURTLE: NEIGHBOURS,
}  # fmt: skip
BRANCHES: Final = [NONE, *GOAL_TILES[BRANCH_SMALL : BRANCH_LARGE + 1]]
WATERFALLS: Final = [NONE, "open", "covered"]


class PadFacts(Facts):
    """The owner's pond, for the verdict of a game alone."""

    def __init__(self, companion: Companion) -> None:
        self.companion = companion

    def is_enlightened(self, state: KoiState) -> bool:
        return self.companion.says_yes("enlightened", {}, "8.3.4")


class KoiPad(Pad):
    """Player after player for the ponds, then what is counted for all together."""

    def play(self) -> None:
        state: KoiState = self.state
        state.stack.clear()
        state.facts = PadFacts(self)
        self.begin(0)
        self.goals = self.goals_in_play(state)
        self.fish: list[list[int]] = []  # by player and size: how many koi
        self.lanterns: list[int] = []
        for row in range(self.players):
            self.koi(state, row)
        self.score_lanterns()
        self.scrolls(state)
        for goal in self.goals:
            self.goal(state, goal)
        self.category("luck")
        for row, count in enumerate(self.amounts("luck", "7.6", MOST_LUCK)):
            self.sum(row, "luck", count, "7.6", n=count)
        self.finish(state)

    def goals_in_play(self, state: KoiState) -> list[int]:
        """The goals of the table: the scenario's own, or those that were drawn (2.6)."""
        if not state.goals:
            return []
        if self.players == 1 and state.parts.scenarios[state.scenario].goals:
            return state.goals[:]
        self.heading("goals", {})
        fields = [
            Field(f"number:{place + 1}", "goal", list(GOALS), GOALS[goal]) for place, goal in enumerate(state.goals)
        ]
        return sorted({GOALS.index(goal) for goal in self.ask("goals", {}, "2.6", fields)})

    # -- ponds

    def koi(self, state: KoiState, row: int) -> None:
        """The koi of one pond, one or several of the same worth at a time (7.1)."""
        player = str(row + 1)
        self.heading("pond", {"player": player})
        counts = [0] * (CARP_TOP + 1)
        self.fish.append(counts)
        purple = PURPLE_LILY in self.tiles()
        while True:
            sizes = SIZES if CARP in self.tiles() and not counts[CARP_TOP] else SIZES[:-1]
            fields = [
                Field("companion-koi:size", "companion-fish", [*sizes, DONE], sizes[0]),
                Field("companion-koi:number", "number", [str(n) for n in range(1, MOST_KOI + 1)], "1"),
                number_field("companion-koi:lilies", MOST_LILIES),
                Field("companion-koi:surrounded", "companion-answer", YES_NO, "no"),
            ]
            if purple:
                fields.append(Field("companion-koi:purple", "companion-answer", YES_NO, "no"))
            size, number, lilies, surrounded, *beside = self.ask("koi", {"player": player}, "7.1", fields)
            if size == DONE:
                return
            top = TOPS.index(size)
            many = 1 if top == CARP_TOP else int(number)
            counts[top] += many
            added = scoring.lily_worth(state, int(lilies), int(beside == ["yes"]))
            worth = scoring.koi_worth(state, top, added, surrounded == "yes")
            args: dict[str, Arg] = {
                "koi": size, "n": many, "base": state.parts.koi_points[top], "lilies": added, "each": worth,
                "double": "yes" if surrounded == "yes" else "dry" if not worth else "no",
            }  # fmt: skip
            self.sum(row, size, many * worth, "7.1", "koi", **args)

    def tiles(self) -> list[int]:
        """The goal tiles of the goals in play."""
        return [tile for tile in range(len(GOAL_TILES)) if GOAL_OF[tile] in self.goals]

    def score_lanterns(self) -> None:
        """Lanterns, each with its own line (7.3)."""
        self.category("lanterns")
        self.lanterns = self.amounts("lanterns", "7.3", MOST_LANTERNS)
        for row, count in enumerate(self.lanterns):
            if count:
                fields = [number_field(f"number:{place + 1}", MOST_LINE) for place in range(count)]
                lines = [int(answer) for answer in self.ask("lines", {"player": str(row + 1)}, "7.3", fields)]
                self.sum(row, "lanterns", sum(lines), "7.3", n=count)

    # -- cards and goals

    def scrolls(self, state: KoiState) -> None:
        """Scrolls, by what they count (7.4); what is known from the ponds is not asked again."""
        known: dict[str, list[int]] = {"lantern": self.lanterns}
        for size in (SMALL, MEDIUM, LARGE_KOI):
            known[TOPS[size]] = [counts[size] for counts in self.fish]
        self.heading("scrolls", {})
        held: list[list[int]] = []
        for row in range(self.players):
            fields = [number_field(f"score:scroll-{what}", MOST_SCROLLS) for what in COUNTED]
            held.append([int(answer) for answer in self.ask("scrolls", {"player": str(row + 1)}, "7.4", fields)])
        for what, name in enumerate(COUNTED):
            if not any(cards[what] for cards in held):
                continue
            counts = known.get(name) or self.amounts(f"count-{name}", "7.4", MOST_THINGS)
            each = scroll_points(state, what)
            for row, cards in enumerate(held):
                if cards[what]:
                    points = cards[what] * each * counts[row]
                    args: dict[str, Arg] = {"score": f"scroll-{name}", "n": counts[row], "each": each}
                    self.sum(row, f"scroll-{name}", points, "7.4", "scroll", cards=cards[what], **args)

    def goal(self, state: KoiState, goal: int) -> None:
        """One goal: who has its tile, and what that counts (chapter 5). Carp and purple lily score with the koi."""
        name = GOALS[goal]
        tile = GOAL_OF.index(goal)
        if tile in (CARP, PURPLE_LILY):
            return
        self.category(name)
        clause = CLAUSES[name]
        for row, (count, which) in enumerate(self.counts_for(tile, name, clause)):
            points = scoring.goal_worth(state, which, count)
            if points:
                self.sum(row, name, points, clause, "goal", score=name, n=count)

    def counts_for(self, tile: int, name: str, clause: str) -> list[tuple[int, int]]:
        """For each player what a goal counts, and which of its tiles the player has."""
        if tile in NUMBERED:
            return [(count, tile) for count in self.amounts(f"goal-{name}", clause, NUMBERED[tile])]
        if tile == WATERFALL:
            answers = self.each_says(f"goal-{name}", clause, "companion-waterfall", WATERFALLS, {})
            return [(WATERFALLS.index(answer), tile) for answer in answers]
        if tile == WILLOW:
            answers = self.each_says(f"goal-{name}", clause, "companion-answer", ["no", "yes"], {})
            return [(int(answer == "yes"), tile) for answer in answers]
        answers = self.each_says(f"goal-{name}", clause, "companion-branch", BRANCHES, {})
        return [(int(answer != NONE), max(0, BRANCHES.index(answer) - 1)) for answer in answers]

    # -- the end

    def finish(self, state: KoiState) -> None:
        """The ranks (7.7); alone, the verdict (8.2)."""
        totals = [sum(table.values()) for table in self.points]
        if self.players == 1:
            state.goals = self.goals
            self.heading("goals", {})
            fields = [Field(f"goal:{GOALS[goal]}", "companion-answer", YES_NO, "yes") for goal in self.goals]
            for goal, answer in zip(self.goals, self.ask("claimed", {}, "8.2.1", fields), strict=True):
                state.claimed[goal] = int(answer == "yes")
            self.close(totals, [1], verdict(state, totals[0]), "8.2.3")
            return
        coins = [0] * self.players
        if len(set(totals)) < len(totals):
            self.heading("tie", {})
            coins = self.amounts("coins", "7.7", MOST_COINS)
        self.close(totals, scoring.ranking(totals, coins), None, "7.7")


def scroll_points(state: KoiState, what: int) -> int:
    """What a scroll is worth for each thing it counts."""
    return next(card.points for card in state.parts.cards if card.family == SCROLL and card.counts == what)


def pad() -> type[Companion]:
    """The score pad of this game."""
    return KoiPad
