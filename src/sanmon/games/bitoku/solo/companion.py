"""The Tengu beside a box: four years of turns, in which the owner says what they did and the page what the Tengu does.

The owner's dice are followed from what the owner says, so that most conditions of the Tengu's table need no question.
"""

from __future__ import annotations

from typing import Final

from sanmon.games.bitoku.domains import STEPS
from sanmon.games.bitoku.frames import TENGU as TENGU_TURN
from sanmon.games.bitoku.printed.base import REGIONS
from sanmon.games.bitoku.rules.autumn import set_order
from sanmon.games.bitoku.rules.scoring import all_lakes, bitoku_points
from sanmon.games.bitoku.rules.winter import YEARS
from sanmon.games.bitoku.solo.asked import AskedFacts
from sanmon.games.bitoku.solo.moves import spring_moves
from sanmon.games.bitoku.solo.places import draw_tengu
from sanmon.games.bitoku.solo.scoring import tengu_points
from sanmon.games.bitoku.solo.setup import starting_goods
from sanmon.games.bitoku.solo.switches import EARLY_PILGRIM
from sanmon.games.bitoku.solo.will import one_of_two, score
from sanmon.games.bitoku.state import FOREST, HILL, HOME_SPACE, LOCKED, NONE, TENGU, UNLOCKED, BitokuState
from sanmon.kernel.box.companion import Companion, Field, Line
from sanmon.kernel.events import NOBODY
from sanmon.kernel.messages import Event

GOODS: Final = ["wood", "stone", "jade", "sake"]
MOST_SCORE: Final = 300
# What `take_tile` and `take_card` say in its place.
LEFT_OUT: Final = {"tengu-mitama", "tengu-dragonfly", "tengu-crystal", "tengu-yokai", "tengu-bitoku"}
CLAUSES: Final = {
    "will": "22.2", "passed-over": "22.3", "tengu-gained": "22.14", "tengu-paid": "23.4", "tengu-placed": "23.3",
    "tengu-crossed": "22.8", "tengu-advanced": "24.17", "tengu-unlocked": "22.8", "tengu-revealed": "24.14",
    "tengu-lost": "22.10", "tengu-moved": "24.12", "companion-combined": "24.4", "companion-built": "24.10",
    "order": "22.5",
}  # fmt: skip
FIRST_STEP: Final = 1  # of the table, in the numbers of chapter 23: step A is 23.1


class TenguCompanion(Companion):
    """The set-up, four years, and the final scoring."""

    def play(self) -> None:
        state: BitokuState = self.state
        self.clauses = CLAUSES
        state.stack.clear()
        self.heading("set-up", {})
        self.facts = AskedFacts(self, self.is_owners("dice"), self.is_owners("cards"))
        state.facts = self.facts
        self.set_up()
        for year in range(1, YEARS + 1):
            self.year(year)
        self.finish()

    def is_owners(self, name: str) -> bool:
        """Whether the owner does this with the box, instead of the page: rolls the will dice, turns the cards."""
        return self.choose(name, {}, "22.2" if name == "dice" else "21.7", "companion-does", ["page", "box"]) == "box"

    def set_up(self) -> None:
        """Rocks, goods, cards and what the options change (chapter 21)."""
        state: BitokuState = self.state
        ids = state.parts.rock_ids
        fields = [Field(f"number:{place}", "rock", ids, "") for place in (1, 2)]
        state.rocks[TENGU] = [ids.index(rock) for rock in self.ask("rocks", {}, "21.4", fields)]
        state.goods[TENGU * 4 : TENGU * 4 + 4] = [0] * 4
        starting_goods(state)
        state.tengu_pile = list(range(len(state.parts.tengu_ids)))
        state.tengu_row = [draw_tengu(state) for _ in range(3)]
        if state.switches[EARLY_PILGRIM]:
            start = one_of_two(state, self.facts.starts(state))
            self.facts.set_out(state, NONE, start)

    def year(self, year: int) -> None:
        """Spring, the turns of summer, autumn and winter."""
        state: BitokuState = self.state
        state.year = year
        state.passed = [0, 0]
        self.heading("spring", {"year": year})
        self.note("your-spring", {}, "4.1")
        spring_moves(state)
        self.run_steps()
        place = 0
        while 0 in state.passed:
            p = state.order[place % 2]
            place += 1
            if state.passed[p]:
                continue
            if p == TENGU:
                self.heading("tengu-turn", {"year": year})
                state.push((TENGU_TURN, NOBODY))
                self.run_steps()
            else:
                self.heading("your-turn", {"year": year})
                self.your_turn()
        self.heading("autumn", {"year": year})
        set_order(state)
        state.die_at = [LOCKED] * len(state.die_at)
        self.note("winter", {}, "22.7")

    def your_turn(self) -> None:
        """Asks what the owner did on their turn, and carries out the part of it that concerns the Tengu."""
        state: BitokuState = self.state
        while True:
            did = self.choose("did", {}, "5.2", "companion-did", self.deeds())
            what, _, where = did.partition("-")
            if what == "building":
                score(state, 1)  # the Tengu's bonus as an owner (24.11)
                self.collect()
            elif what == "push":
                state.kodama[REGIONS.index(where) * state.actors + TENGU] -= 1
            else:
                self.move_die(what, where)
                return

    def deeds(self) -> list[str]:
        """The answers that are possible now to the question what the owner did."""
        state: BitokuState = self.state
        free = [die for die in range(3) if state.die_at[die] in (LOCKED, UNLOCKED)]
        deeds = ["played"]
        if free:
            deeds += [f"placed-{REGIONS[region]}" for region in (0, 1, 3, 4)]
            deeds += [f"home-{place}" for place in range(1, len(state.board().home) + 1)]
        for region in (0, 1, 3, 4):
            if FOREST + region in state.die_at[:3]:
                deeds.append(f"crossed-{REGIONS[region]}")
        deeds.append("passed")
        if state.built[TENGU]:
            deeds.append("building")
        for region in range(5):
            if state.kodama[region * state.actors + TENGU]:
                deeds.append(f"push-{REGIONS[region]}")
        return deeds

    def move_die(self, what: str, where: str) -> None:
        """Follows the owner's die, or notes that they passed."""
        state: BitokuState = self.state
        if what == "passed":
            state.passed[0] = 1
        elif what in ("placed", "home"):
            die = next(die for die in range(3) if state.die_at[die] in (LOCKED, UNLOCKED))
            home = state.board().home
            state.die_at[die] = HOME_SPACE + home[int(where) - 1] if what == "home" else FOREST + REGIONS.index(where)
        elif what == "crossed":
            at = FOREST + REGIONS.index(where)
            state.die_at[state.die_at.index(at)] = HILL + state.hill_of(at)

    def finish(self) -> None:
        """The Tengu's points, and the verdict (chapter 25)."""
        state: BitokuState = self.state
        self.heading("game-end", {})
        self.facts.begin(state)
        self.facts.look_at_kodama(state)
        table = tengu_points(state, all_lakes(state)[TENGU], bitoku_points(state, TENGU))
        for key, points in table.items():
            if points:
                self.note("scored", {"score": key, "n": points}, "25.1")
        total = sum(table.values())
        mine = self.number("your-points", {}, "25.8", MOST_SCORE)
        self.note("final", {"n": mine, "rival": total}, "25.8")
        self.note("verdict", {"verdict": "won" if mine > total else "lost"}, "25.8")
        self.over = True

    def told(self, event: Event) -> Event | None:
        """In words that name no piece of the set where the owner has pieces of the box."""
        if event.key in LEFT_OUT:
            return None
        if event.key == "tengu-combined":
            return Event("companion-combined", None, {}, ())
        if event.key == "tengu-built":
            return Event("companion-built", None, {"region": event.args["region"]}, ())
        if event.key == "step":
            step = STEPS.index(str(event.args["step"]))
            self.clauses = CLAUSES | {"step": f"23.{FIRST_STEP + step}"}
        return event

    def board(self) -> list[Line]:
        state: BitokuState = self.state
        lines = [Line("points", {"n": state.vp[TENGU]})]
        for good, name in enumerate(GOODS):
            lines.append(Line("good", {"good": name, "n": state.goods[TENGU * 4 + good]}))
        lines.append(Line("yokai", {"n": len(state.deck[TENGU])}))
        lines.append(Line("bitoku-path", {"n": len(state.path[TENGU]), "step": state.step[TENGU]}))
        lines.append(Line("mitama", {"n": len(state.mitama[TENGU])}))
        lines.append(Line("dragonflies", {"n": len(state.flies[TENGU])}))
        lines.append(Line("pairs", {"n": len(state.pair_mitama[TENGU])}))
        lines.append(Line("crystals", {"n": state.tengu_crystals}))
        lines.append(Line("buildings", {"n": state.built[TENGU]}))
        lines.append(Line("pilgrims", {"n": state.awake[TENGU]}))
        for region in range(5):
            at = state.kodama[region * state.actors + TENGU]
            lines.append(Line("kodama", {"region": REGIONS[region], "n": at + 1}))
        for die in range(TENGU * 3, TENGU * 3 + 3):
            lines.append(Line("die", {"die": state.dice[die], "companion-place": self.place_of(state.die_at[die])}))
        for slot, card in zip(("left", "middle", "right"), state.tengu_row, strict=False):
            lines.append(Line("card", {"companion-slot": slot, "tengu": state.parts.tengu_ids[card]}))
        lines.append(Line("tile-active" if state.tengu else "tile-inactive", {}))
        return lines

    def place_of(self, place: int) -> str:
        """Where a die is, as the id of a place."""
        if place == LOCKED:
            return "locked"
        if place == UNLOCKED:
            return "unlocked"
        if place >= HILL:
            return "hill"
        return "home" if place >= HOME_SPACE else REGIONS[place - FOREST]


def companion() -> type[Companion]:
    """The companion of this game."""
    return TenguCompanion
