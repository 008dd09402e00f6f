"""The score pad of Bitoku: the eight kinds of points (chapter 20), and those of the Tengu (chapter 25)."""

from __future__ import annotations

from typing import Final

from sanmon.games.bitoku.printed.base import REGIONS
from sanmon.games.bitoku.rules import scoring
from sanmon.games.bitoku.solo import scoring as tengu
from sanmon.games.bitoku.solo.facts import Facts
from sanmon.games.bitoku.solo.switches import LAKE_LORD
from sanmon.games.bitoku.state import TENGU, BitokuState
from sanmon.kernel.box.companion import Companion, Field, number_field
from sanmon.kernel.box.pad import Pad
from sanmon.kernel.messages import Arg

MOST_REWARD: Final = 12  # of a lake
MOST_PILGRIMS: Final = 6  # at a rock
MOST_ITEMS: Final = 30
MOST_GOODS: Final = 60
MOST_VISIONS: Final = 12
MOST_NEED: Final = 4
MOST_VP: Final = 20
MOST_BOARD: Final = 60
# What visions ask for, in the order of `scoring.items`; the goods are known from the guardians.
ITEMS: Final = ["resource", "building", "crystal", "mitama", "combined", "illumination", "gate", "step"]
DICE: Final = 18  # the highest sum of three dice


class PadFacts(Facts):
    """The owner's lakes."""

    def __init__(self) -> None:
        self.lakes: list[list[int]] = []  # by region: the rewards

    def lake(self, state: BitokuState, region: int) -> list[int]:
        return self.lakes[region]


class BitokuPad(Pad):
    """Kind after kind, each for all players before the next."""

    def play(self) -> None:
        state: BitokuState = self.state
        state.stack.clear()
        self.facts = PadFacts()
        state.facts = self.facts
        self.begin(state.actors - state.players)
        state.vp = self.track("game", "20.1")
        self.turn_order(state)
        self.category("bitoku")
        for row, types in enumerate(self.amounts("types", "20.3", len(state.parts.bitoku_points) - 1)):
            self.sum(row, "bitoku", scoring.bitoku_worth(state, types), "20.3", n=types)
        self.lakes(state)
        self.rocks()
        self.dice(state)
        fulfilled = self.visions(state)
        self.category("board")
        for row, points in enumerate(self.amounts("board", "20.14", MOST_BOARD)):
            self.sum(row, "board", points, "20.14")
        if self.rivals:
            self.tengu(state)
        self.finish(state, fulfilled)

    def turn_order(self, state: BitokuState) -> None:
        """Who is first in turn order (20.2); with more players the whole order, which breaks ties (20.15)."""
        self.category("first")
        players = [str(row + 1) for row in self.rows()]
        first = players.index(self.choose("first", {}, "20.2", "player", players))
        state.order = [first, *[row for row in self.rows() if row != first]]
        self.sum(first, "first", state.parts.first_points, "20.2")

    def lakes(self, state: BitokuState) -> None:
        """The five tracks (20.4 to 20.6, 25.6)."""
        self.category("lakes")
        ranks = ["lakes-first", "lakes-second", "lakes-third"][: 2 if self.players == 1 else 3]
        rewards: list[list[int]] = []
        for key in ranks:
            fields = [number_field(f"region:{name}", MOST_REWARD) for name in REGIONS]
            rewards.append([int(answer) for answer in self.ask(key, {}, "20.4", fields)])
        self.facts.lakes = [[*[rank[region] for rank in rewards], 0][:3] for region in range(5)]
        last = state.parts.track
        for region, name in enumerate(REGIONS):
            spaces = [str(space) for space in range(1, last + 2)]
            fields = [Field(f"player:{row + 1}", "number", spaces, "1") for row in self.rows()]
            for row, answer in enumerate(self.ask("track-of", {"region": name}, "20.4", fields)):
                state.kodama[region * state.actors + row] = int(answer) - 1
        for row, points in enumerate(scoring.all_lakes(state)):
            self.sum(row, "lakes", points, "20.4")

    def rocks(self) -> None:
        """Pilgrims at rocks, and the items that match (20.7, 20.8)."""
        self.category("rocks")
        places = self.state.parts.rock_places
        for row in range(self.players):
            args: dict[str, Arg] = {"player": str(row + 1)}
            fields = [number_field(f"number:{place + 1}", MOST_PILGRIMS) for place in range(places)]
            pilgrims = [int(answer) for answer in self.ask("rock-pilgrims", args, "20.7", fields)]
            used = [place for place in range(places) if pilgrims[place]]
            if not used:
                continue
            fields = [number_field(f"number:{place + 1}", MOST_ITEMS) for place in used]
            for place, answer in zip(used, self.ask("rock-items", args, "20.8", fields), strict=True):
                points = scoring.rock_worth(pilgrims[place], int(answer))
                self.sum(row, "rocks", points, "20.7", n=pilgrims[place], items=int(answer))

    def dice(self, state: BitokuState) -> None:
        """Dice and goods together (20.9). The Tengu's goods score for themselves (25.4)."""
        self.category("dice")
        dice = self.amounts("dice-sum", "20.9", DICE, None, self.players)
        self.goods = self.amounts("goods-sum", "20.9", MOST_GOODS)
        for row in range(self.players):
            state.dice[row * 3 : row * 3 + 3] = [dice[row], 0, 0]
            state.goods[row * 4 : row * 4 + 4] = [self.goods[row], 0, 0, 0]
            points = scoring.tally_points(state, row)
            self.sum(row, "dice", points, "20.9", dice=dice[row], goods=self.goods[row])

    # -- visions

    def visions(self, state: BitokuState) -> list[int]:
        """The best choice of visions (20.10 to 20.13); returns how many every player fulfils."""
        self.category("visions")
        counts = self.amounts("visions", "20.10", MOST_VISIONS, None, self.players)
        fulfilled = [0 for _ in self.rows()]
        for row in range(self.players):
            if not counts[row]:
                continue
            player = str(row + 1)
            fields = [number_field(f"companion-item:{item}", MOST_ITEMS) for item in ITEMS[1:]]
            answers = self.ask("items", {"player": player}, "20.11", fields)
            have = [self.goods[row], *[int(answer) for answer in answers]]
            cards: list[list[int]] = []
            for place in range(counts[row]):
                fields = [number_field(f"companion-item:{item}", MOST_NEED) for item in ITEMS]
                fields.append(number_field("companion-item:vp", MOST_VP))
                fields.append(Field("companion-item:penalty", "number", ["1", "2"], "1"))
                asked = self.ask("vision", {"player": player, "n": place + 1}, "20.10", fields)
                cards.append([int(answer) for answer in asked])
            fulfilled[row] = self.choose_visions(row, cards, have)
        return fulfilled

    def choose_visions(self, row: int, cards: list[list[int]], have: list[int]) -> int:
        """Tells which cards are fulfilled with what in the best choice, and returns how many are."""
        kinds = len(ITEMS)
        needs = [card[:kinds] for card in cards]
        vp = [card[kinds] for card in cards]
        penalty = [card[kinds + 1] for card in cards]
        left = have
        for place in range(len(cards)):
            rest = place + 1
            best = scoring.visions_worth(needs[place:], vp[place:], penalty[place:], left)
            lost, count = scoring.visions_worth(needs[rest:], vp[rest:], penalty[rest:], left)
            if (lost - penalty[place], count) == best:
                self.sum(row, "visions", -penalty[place], "20.10", "vision-lost", n=place + 1)
                continue
            left = [mine - need for mine, need in zip(left, needs[place], strict=True)]
            self.sum(row, "visions", vp[place], "20.10", "vision", n=place + 1)
            for kind, need in enumerate(needs[place]):
                if need:
                    args: dict[str, Arg] = {"companion-item": ITEMS[kind], "n": need}
                    self.note("vision-uses", args, "20.12")
        return scoring.visions_worth(needs, vp, penalty, have)[1]

    # -- the end

    def tengu(self, state: BitokuState) -> None:
        """What only the Tengu scores (chapter 25)."""
        self.heading("rival", {})
        matching = self.number("favourites", {}, "25.2", MOST_ITEMS)
        self.sum(TENGU, "favourites", tengu.favourites_worth(matching), "25.2", n=matching)
        starting = self.number("starting-yokai", {}, "25.3", len(state.parts.starting))
        others = self.number("other-yokai", {}, "25.3", MOST_ITEMS)
        self.sum(TENGU, "yokai", tengu.yokai_worth(starting, others), "25.3", n=starting, others=others)
        self.sum(TENGU, "goods", self.goods[TENGU], "25.4", n=self.goods[TENGU])
        crystals = self.number("crystals", {}, "25.4", MOST_ITEMS)
        self.sum(TENGU, "crystals", tengu.crystals_worth(crystals), "25.4", n=crystals)
        if state.switches[LAKE_LORD]:
            self.sum(TENGU, "lords", tengu.lord_points(state), "25.6")

    def finish(self, state: BitokuState, fulfilled: list[int]) -> None:
        """The ranks (20.15), or the verdict against the Tengu (25.8)."""
        scores = [sum(table.values()) for table in self.points]
        if self.players == 1:
            ranks, verdict = scoring.ranks_alone(scores)
            self.close(scores, list(ranks), verdict, "25.8")
            return
        first = state.order[0]
        tied = [row for row in self.rows() if row != first and (scores.count(scores[row]) > 1)]
        if len(tied) > 1:
            self.heading("tie", {})
            later = [str(row + 1) for row in self.rows() if row != first]
            order = [first]
            for place in range(2, self.players):
                left = [one for one in later if int(one) - 1 not in order]
                order.append(int(self.choose("next", {"n": place}, "20.15", "player", left)) - 1)
            order += [row for row in self.rows() if row not in order]
            state.order = order
        self.close(scores, scoring.ranking(scores, fulfilled, state.order), None, "20.15")


def pad() -> type[Companion]:
    """The score pad of this game."""
    return BitokuPad
