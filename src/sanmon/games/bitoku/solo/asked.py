"""The Tengu's table beside a box: what its rules look at is asked of the owner, and written where they read it.

The board of the component set stands for the owner's, except for the paths of wisdom: those are only counted, because
what the Tengu does there depends on the owner's print alone.
"""

from __future__ import annotations

from typing import Final

from sanmon.games.bitoku.printed.base import BUILDING_TYPES, HILLS, MITAMA_TYPES, REGION_OF_HILL, REGIONS, YOKAI_TYPES
from sanmon.games.bitoku.rules.crossing import BITOKU_CARD
from sanmon.games.bitoku.solo.facts import Facts
from sanmon.games.bitoku.solo.will import OF_MITAMA, favourite_types
from sanmon.games.bitoku.state import BUILDING_ROW, FOREST, HILL, MITAMA_ROW, NONE, TENGU, BitokuState
from sanmon.kernel.box.companion import YES_NO, Companion, Field, number_field

ROWS: Final = ["mitama", "dragonfly", "crystal", "building"]
EMPTY: Final = "none"
MOST_SPACE: Final = 9  # points of a space on the paths
MOST_WAYS: Final = 3
FULL: Final = -2  # stands for the building of somebody
DIE_STRONG: Final = 6
DIE_WEAK: Final = 1


class AskedFacts(Facts):
    """The owner's table. What was seen in this turn is not asked again in it."""

    def __init__(self, companion: Companion, rolls: bool, cards: bool) -> None:
        self.companion = companion
        self.rolls = rolls  # whether the owner rolls the will dice
        self.cards = cards  # whether the owner turns the Tengu's cards
        self.seen: set[str] = set()
        self.turns = 0  # of the Tengu, moves in spring included
        self.lakes: list[list[int]] = []
        self.walking = 0  # pilgrims of the Tengu on the paths
        self.gates = 0  # gates it has reached
        self.entering = 0  # points of the space that a pilgrim is about to enter

    def begin(self, state: BitokuState) -> None:
        self.seen = set()
        self.turns += 1

    def first_look(self, what: str) -> bool:
        """Whether this was not seen yet in this turn."""
        if what in self.seen:
            return False
        self.seen.add(what)
        return True

    # -- chance

    def roll(self, state: BitokuState) -> int:
        if not self.rolls:
            return state.draw(6)
        return int(self.companion.choose("roll", {}, "22.2", "value", ["1", "2", "3", "4", "5", "6"])) - 1

    def draw_card(self, state: BitokuState) -> int:
        if not self.cards:
            return state.pick(state.tengu_pile)
        ids = state.parts.tengu_ids
        card = ids.index(self.companion.choose("card", {}, "22.4", "tengu", [ids[one] for one in state.tengu_pile]))
        state.tengu_pile.remove(card)
        return card

    # -- what the rules look at

    def look_at_hills(self, state: BitokuState, pair: int, favour: int) -> None:
        if not self.first_look(f"hills {pair} {favour}"):
            return
        bitoku = favour == BITOKU_CARD
        domain = "bitoku" if bitoku else "companion-yokai"
        choices = [EMPTY, *(state.parts.bitoku_ids if bitoku else YOKAI_TYPES)]
        hills = (2 * pair, 2 * pair + 1)
        key = "hills-bitoku" if bitoku else "hills-yokai"
        answers = self.companion.ask(
            key, {"pair": pair}, "22.15", [Field(f"hill:{HILLS[hill]}", domain, choices, "") for hill in hills]
        )
        for hill, answer in zip(hills, answers, strict=True):
            state.covered[hill * 3 + favour] = int(answer == EMPTY)
            if bitoku:
                state.hill_bitoku[hill] = NONE if answer == EMPTY else state.parts.bitoku_ids.index(answer)
            else:
                state.hill_yokai[hill] = NONE if answer == EMPTY else self.yokai_like(state, answer)

    def yokai_like(self, state: BitokuState, kind: str) -> int:
        """A yokai of this type that the Tengu does not have: only the type counts for it (25.2)."""
        cards = [card for card in state.parts.market if YOKAI_TYPES[state.parts.yokai_type[card]] == kind]
        taken = [*state.deck[TENGU], *state.hill_yokai]
        return next((card for card in cards if card not in taken), cards[0])

    def look_at_display(self, state: BitokuState, row: int) -> None:
        if not self.first_look(f"display {row}"):
            return
        types: list[str] = []
        if row == MITAMA_ROW and favourite_types(state, OF_MITAMA):
            types = MITAMA_TYPES
        elif row == BUILDING_ROW:
            types = BUILDING_TYPES
        domain = f"companion-{ROWS[row]}" if types else "companion-answer"
        choices = [*types, EMPTY] if types else ["tile", EMPTY]
        fields = [
            Field(f"number:{place + 1}", domain, choices, "" if types else "tile")
            for place in range(state.board().length[row])
        ]
        answers = self.companion.ask(f"display-{ROWS[row]}", {}, "22.9", fields)
        kinds = state.parts.mitama_type if row == MITAMA_ROW else state.parts.building_type
        state.rows[row] = [
            NONE if answer == EMPTY else kinds.index(types.index(answer)) if types else 0 for answer in answers
        ]

    def look_at_sites(self, state: BitokuState, kind: int) -> None:
        if not self.first_look(f"sites {kind}"):
            return
        areas = [area for area in range(4) if state.board().sites[area][kind]]
        fields = [Field(f"region:{REGIONS[REGION_OF_HILL[area]]}", "companion-answer", YES_NO, "") for area in areas]
        answers = self.companion.ask("sites", {"companion-building": BUILDING_TYPES[kind]}, "24.10", fields)
        for area, answer in zip(areas, answers, strict=True):
            for place, site in enumerate(state.board().sites[area][kind]):
                if state.site_owner[site] != TENGU:
                    state.site_building[site] = FULL
                if answer == "yes" and not place:
                    self.free(state, site)

    def free(self, state: BitokuState, site: int) -> None:
        """Makes a place free. The building of the Tengu that was counted there stands on another one of the box."""
        if state.site_owner[site] == TENGU:
            # One that counts as full: a free one may be an answer about another sort of building.
            nobodys = [place for place, owner in enumerate(state.site_owner) if owner == NONE]
            other = next((place for place in nobodys if state.site_building[place] == FULL), nobodys[0])
            state.site_owner[other], state.site_building[other] = TENGU, state.site_building[site]
            state.site_owner[site] = NONE
        state.site_building[site] = NONE

    def look_at_kodama(self, state: BitokuState) -> None:
        if not self.first_look("kodama"):
            return
        last = state.parts.track
        fields = [
            Field(
                f"region:{REGIONS[region]}",
                "number",
                [str(space) for space in range(1, last + 2)],
                str(state.kodama[region * state.actors] + 1),
            )
            for region in range(5)
        ]
        for region, answer in enumerate(self.companion.ask("kodama", {}, "22.13", fields)):
            state.kodama[region * state.actors] = int(answer) - 1

    def look_at_track(self, state: BitokuState, region: int) -> None:
        if state.kodama[region * state.actors + TENGU] + 1 == state.parts.track:
            self.look_at_kodama(state)  # only its last space can be taken (24.17)

    def look_at_dice(self, state: BitokuState) -> None:
        dice = [die for die in range(3) if FOREST <= state.die_at[die] < HILL]
        strong = self.companion.number("strong", {}, "23.6", len(dice)) if dice else 0
        for place, die in enumerate(dice):
            state.dice[die] = DIE_STRONG if place < strong else DIE_WEAK

    def lake(self, state: BitokuState, region: int) -> list[int]:
        if not self.lakes:
            for key in ("lakes-first", "lakes-second"):
                fields = [number_field(f"region:{name}", MOST_SPACE) for name in REGIONS]
                self.lakes.append([int(answer) for answer in self.companion.ask(key, {}, "22.13", fields)])
        return [self.lakes[0][region], self.lakes[1][region], 0]

    # -- what the Tengu takes

    def take_tile(self, state: BitokuState, row: int, place: int) -> None:
        key = f"take-{ROWS[row]}"
        self.companion.note(key, {"n": place + 1}, "24.8" if row == BUILDING_ROW else "24.1")

    def take_card(self, state: BitokuState, hill: int, favour: int) -> None:
        bitoku = favour == BITOKU_CARD
        self.companion.note("take-bitoku" if bitoku else "take-yokai", {"hill": HILLS[hill]}, "23.13")

    # -- the paths of wisdom

    def best_space(self, state: BitokuState, gates: bool) -> int:
        if not self.walking:
            return NONE
        key, clause = ("best-gate", "24.14") if gates else ("best-illumination", "24.13")
        points = [str(number) for number in range(MOST_SPACE + 1)]
        chosen = self.companion.choose(key, {}, clause, "points", [EMPTY, *points])
        if chosen == EMPTY:
            return NONE
        self.entering = int(chosen)
        return 0

    def enter(self, state: BitokuState, way: int, gates: bool) -> int:
        self.walking -= 1
        self.gates += int(gates)
        return self.entering

    def furthest(self, state: BitokuState) -> int:
        if not self.walking:
            return NONE
        ways = self.companion.number("ways", {}, "24.15", MOST_WAYS)
        return ways or NONE

    def ways_on(self, state: BitokuState, node: int) -> int:
        return node

    def go_on(self, state: BitokuState, node: int, way: int) -> None:
        if node > 1:
            self.companion.note("way", {"n": way + 1}, "24.15")

    def fork(self, state: BitokuState) -> int:
        return 0 if self.gates else NONE

    def set_out(self, state: BitokuState, fork: int, start: int) -> None:
        self.walking += 1
        if fork == NONE:
            self.companion.note("start", {"n": start + 1}, "24.16")
        else:
            self.companion.note("fork", {}, "24.16")
