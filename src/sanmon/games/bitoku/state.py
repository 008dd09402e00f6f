"""The state of a game of Bitoku: flat lists of small ints, cheap to copy.

Every side is an *actor*: the players by seat and, in a solo game, the Tengu as actor 1. `p` always means an actor.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from sanmon.games.bitoku.events import REMEMBERED
from sanmon.games.bitoku.parts import Parts
from sanmon.games.bitoku.printed.base import HILL_OF_REGION, Board
from sanmon.kernel.frames import Frame
from sanmon.kernel.state import State

if TYPE_CHECKING:
    from sanmon.games.bitoku.solo.facts import Facts

# Where a die is: locked, unlocked, in a region, on a space of the Home, in a hill.
LOCKED: Final = 0
UNLOCKED: Final = 1
FOREST: Final = 10  # + region
HOME_SPACE: Final = 20  # + number of the space
HILL: Final = 30  # + hill

NONE: Final = -1
TENGU: Final = 1  # the actor

MITAMA_ROW: Final = 0
FLY_ROW: Final = 1
CRYSTAL_ROW: Final = 2
BUILDING_ROW: Final = 3

# The actions that memory crystals pay for, in the order of printed.base.TRIGGERS.
ON_KODAMA: Final = 0
ON_MOVE: Final = 1
ON_BUILD: Final = 2
ON_CRYSTAL: Final = 3
ON_MITAMA: Final = 4
ON_FLY: Final = 5
ON_VISION: Final = 6
ON_MEDITATE: Final = 7
ON_BITOKU: Final = 8
ON_YOKAI: Final = 9
ON_ROCK: Final = 10


# A copy of a state shares its nested lists and its piles of cards with the original, because most turns change few of
# them. So a state replaces such a list with its own copy just before it changes it.


def own(lists: list[list[int]], p: int) -> list[int]:
    """Replaces the actor's (or the display's) list with a copy that may be changed, and returns it."""
    lists[p] = lists[p][:]
    return lists[p]


def put(lists: list[list[int]], p: int, thing: int) -> None:
    """Adds a thing to the actor's list."""
    own(lists, p).append(thing)


def take(lists: list[list[int]], p: int, thing: int) -> None:
    """Takes a thing out of the actor's list."""
    own(lists, p).remove(thing)


# A card that a seat has chosen to discard is one number in a frame, until all seats have chosen.
CHOICES: Final = 1_000


def choice_of(seat: int, card: int) -> int:
    """The number for a seat and the card it has chosen."""
    return seat * CHOICES + card


def chosen_by(frame: Frame, seat: int) -> list[int]:
    """The cards that the seat has chosen, by the numbers in the frame."""
    return [number % CHOICES for number in frame[2:] if number // CHOICES == seat]


class BitokuState(State):
    """A game of Bitoku.

    Piles are sorted lists of what is left in them. `*_under` are cards put under a pile, in order, and `*_by` the seats
    that put them there.
    """

    __slots__ = (
        "active", "actors", "amulets", "attuned", "awake", "bitoku_by", "bitoku_discard", "bitoku_pile", "bitoku_under",
        "built", "built_now", "covered", "crystals", "deck", "die_at", "dice", "discard", "facts", "flies", "garden",
        "gates", "goods", "hand", "hill_bitoku", "hill_yokai", "kodama", "lakes", "memory", "mitama", "on_node",
        "on_space", "order", "pair_flies", "pair_mitama", "parts", "passed", "path", "piles", "playing", "removed",
        "rock_pilgrims", "rocks", "rows", "secret", "shown", "site_building", "site_owner", "slots", "step", "switches",
        "tengu", "tengu_discard", "tengu_pile", "tengu_row", "tengu_crystals", "vision_by", "vision_pile",
        "vision_under", "visions", "vp", "year", "yokai_by", "yokai_discard", "yokai_pile", "yokai_under",
    )  # fmt: skip

    FIELDS: ClassVar[tuple[str, ...]] = (
        "actors", "active", "year", "switches", "order", "passed", "playing", "attuned", "built_now", "vp", "goods",
        "amulets", "awake", "step", "built", "dice", "die_at", "slots", "crystals", "memory", "kodama", "rock_pilgrims",
        "on_node", "on_space", "site_building", "site_owner", "covered", "hill_bitoku", "hill_yokai", "lakes", "gates",
        "garden", "rows", "piles", "hand", "deck", "discard", "removed", "shown", "secret", "path", "visions", "mitama",
        "flies", "pair_mitama", "pair_flies", "rocks", "yokai_pile", "yokai_under", "yokai_by", "yokai_discard",
        "bitoku_pile", "bitoku_under", "bitoku_by", "bitoku_discard", "vision_pile", "vision_under", "vision_by",
        "tengu", "tengu_crystals", "tengu_pile", "tengu_row", "tengu_discard",
    )  # fmt: skip

    SHARED: ClassVar[tuple[str, ...]] = (
        "switches", "rows", "piles", "hand", "deck", "discard", "removed", "shown", "secret", "path", "visions",
        "mitama", "flies", "pair_mitama", "pair_flies", "rocks", "yokai_pile", "yokai_under", "yokai_by",
        "yokai_discard", "bitoku_pile", "bitoku_under", "bitoku_by", "bitoku_discard", "vision_pile", "vision_under",
        "vision_by",
    )  # fmt: skip

    parts: Parts
    facts: Facts  # what the Tengu's rules ask
    actors: int
    active: int  # whose turn it is
    year: int  # 1 to 4
    switches: list[int]  # table options, in the order of card.SWITCHES
    order: list[int]
    passed: list[int]
    playing: int  # the slot of the yokai being played, or NONE
    attuned: int  # 1: the wit crystal was used for it
    built_now: int  # a bit for each building built this turn
    vp: list[int]
    goods: list[int]  # p * 4 + good
    amulets: list[int]  # p * 3 + value - 1
    awake: list[int]
    step: list[int]  # fulfilled bitoku cards
    built: list[int]
    dice: list[int]  # p * 3 + slot
    die_at: list[int]
    slots: list[int]  # p * 3 + slot -> yokai
    crystals: list[int]  # p * 8 + slot
    memory: list[int]  # p -> bits of the actions its memory crystals show, so that `remember` is fast without any
    kodama: list[int]  # region * actors + p
    rock_pilgrims: list[int]  # p * rock places + place -> a bit for each pilgrim's place that is taken; before
    # ruleset 3, when they were taken in order, how many are
    on_node: list[int]  # node * actors + p
    on_space: list[int]
    site_building: list[int]
    site_owner: list[int]
    covered: list[int]  # hill * 3 + favour
    hill_bitoku: list[int]
    hill_yokai: list[int]
    lakes: list[int]  # by region
    gates: list[int]  # by branch
    garden: list[int]
    rows: list[list[int]]  # the four displays
    piles: list[list[int]]
    hand: list[list[int]]
    deck: list[list[int]]
    discard: list[list[int]]
    removed: list[list[int]]
    shown: list[list[int]]  # cards in hand that all have seen
    secret: list[list[int]]  # cards in hand from the yokai pile that nobody else has seen
    path: list[list[int]]
    visions: list[list[int]]
    mitama: list[list[int]]  # not combined yet
    flies: list[list[int]]
    pair_mitama: list[list[int]]
    pair_flies: list[list[int]]
    rocks: list[list[int]]
    yokai_pile: list[int]
    yokai_under: list[int]
    yokai_by: list[int]  # the seat that put the card there and knows it
    yokai_discard: list[int]
    bitoku_pile: list[int]
    bitoku_under: list[int]
    bitoku_by: list[int]
    bitoku_discard: list[int]
    vision_pile: list[int]
    vision_under: list[int]
    vision_by: list[int]
    tengu: int  # 1: the Tengu's tile is active
    tengu_crystals: int
    tengu_pile: list[int]
    tengu_row: list[int]  # left, middle, right
    tengu_discard: list[int]

    def copy_into(self, other: Any) -> None:
        """Copies Bitoku's own fields; copies share nested lists and the piles of cards (see `own`)."""
        assert isinstance(other, BitokuState)
        other.parts = self.parts
        other.actors = self.actors
        other.active = self.active
        other.year = self.year
        other.switches = self.switches  # they never change
        other.order = self.order[:]
        other.passed = self.passed[:]
        other.playing = self.playing
        other.attuned = self.attuned
        other.built_now = self.built_now
        other.vp = self.vp[:]
        other.goods = self.goods[:]
        other.amulets = self.amulets[:]
        other.awake = self.awake[:]
        other.step = self.step[:]
        other.built = self.built[:]
        other.dice = self.dice[:]
        other.die_at = self.die_at[:]
        other.slots = self.slots[:]
        other.crystals = self.crystals[:]
        other.memory = self.memory[:]
        other.kodama = self.kodama[:]
        other.rock_pilgrims = self.rock_pilgrims[:]
        other.on_node = self.on_node[:]
        other.on_space = self.on_space[:]
        other.site_building = self.site_building[:]
        other.site_owner = self.site_owner[:]
        other.covered = self.covered[:]
        other.hill_bitoku = self.hill_bitoku[:]
        other.hill_yokai = self.hill_yokai[:]
        other.lakes = self.lakes[:]
        other.gates = self.gates[:]
        other.garden = self.garden[:]
        other.rows = self.rows[:]
        other.piles = self.piles[:]
        other.hand = self.hand[:]
        other.deck = self.deck[:]
        other.discard = self.discard[:]
        other.removed = self.removed[:]
        other.shown = self.shown[:]
        other.secret = self.secret[:]
        other.path = self.path[:]
        other.visions = self.visions[:]
        other.mitama = self.mitama[:]
        other.flies = self.flies[:]
        other.pair_mitama = self.pair_mitama[:]
        other.pair_flies = self.pair_flies[:]
        other.rocks = self.rocks[:]
        other.yokai_pile = self.yokai_pile
        other.yokai_under = self.yokai_under
        other.yokai_by = self.yokai_by
        other.yokai_discard = self.yokai_discard
        other.bitoku_pile = self.bitoku_pile
        other.bitoku_under = self.bitoku_under
        other.bitoku_by = self.bitoku_by
        other.bitoku_discard = self.bitoku_discard
        other.vision_pile = self.vision_pile
        other.vision_under = self.vision_under
        other.vision_by = self.vision_by
        other.tengu = self.tengu
        other.tengu_crystals = self.tengu_crystals
        other.tengu_pile = self.tengu_pile[:]
        other.tengu_row = self.tengu_row[:]
        other.tengu_discard = self.tengu_discard[:]

    def own_yokai(self) -> None:
        """Copies the pile of yokai, which clones share, before it changes."""
        self.yokai_pile = self.yokai_pile[:]
        self.yokai_under = self.yokai_under[:]
        self.yokai_by = self.yokai_by[:]

    def own_bitoku(self) -> None:
        """Copies the pile of bitoku cards, which clones share, before it changes."""
        self.bitoku_pile = self.bitoku_pile[:]
        self.bitoku_under = self.bitoku_under[:]
        self.bitoku_by = self.bitoku_by[:]

    def own_visions(self) -> None:
        """Copies the pile of visions, which clones share, before it changes."""
        self.vision_pile = self.vision_pile[:]
        self.vision_under = self.vision_under[:]
        self.vision_by = self.vision_by[:]

    # -- used by several chapters of the rules

    def board(self) -> Board:
        """The board for this number of players."""
        return self.parts.boards[self.players]

    def dice_at(self, place: int) -> int:
        """How many dice are at a place."""
        return self.die_at.count(place)

    def hill_room(self, hill: int) -> bool:
        """Whether a die can still cross to this hill: one of its spaces is free (10.2)."""
        board = self.parts.boards[self.players]
        if board.shared:
            return self.die_at.count(HILL + hill) + self.die_at.count(HILL + (hill ^ 1)) < board.hill_spaces[hill]
        return self.die_at.count(HILL + hill) < board.hill_spaces[hill]

    def can_advance(self, p: int, region: int) -> bool:
        """Whether the actor's kodama can advance in a region (12.4)."""
        at = self.kodama[region * self.actors + p]
        last = self.parts.track
        if at + 1 < last:
            return True
        if at == last:
            return False
        row = region * self.actors
        return last not in self.kodama[row : row + self.actors]

    def can_pay(self, p: int, price: int) -> bool:
        """Whether the actor can pay a price in any way."""
        the_price = self.parts.prices[price]
        if the_price.free:
            return True
        base = p * 4
        wood, stone, jade, sake = self.goods[base : base + 4]
        for way in the_price.ways:
            if way[0] <= wood and way[1] <= stone and way[2] <= jade and way[3] <= sake:
                return True
        return False

    def places_taken(self, p: int, rock: int) -> int:
        """The pilgrims' places that are taken at an actor's rock, as bits; `rock` is its place on the board."""
        taken = self.rock_pilgrims[p * self.parts.rock_places + rock]
        return taken if self.game.ruleset > 2 else (1 << taken) - 1

    def pilgrims_at(self, p: int, rock: int) -> int:
        """How many pilgrims are at an actor's rock; `rock` is its place on the board."""
        return self.places_taken(p, rock).bit_count()

    def meditating(self, p: int) -> int:
        """How many pilgrims of the actor are at rocks."""
        count = 0
        for rock in range(len(self.rocks[p])):
            count += self.pilgrims_at(p, rock)
        return count

    def remember(self, p: int, trigger: int) -> None:
        """Pays the actor's memory crystals that show the action just done (3.11)."""
        if self.memory[p] >> trigger & 1:
            parts = self.parts
            for slot in range(p * 8 + 3, p * 8 + 8):
                crystal = self.crystals[slot]
                if crystal >= 0 and parts.crystal_trigger[crystal] == trigger:
                    self.vp[p] += parts.crystal_vp[crystal]
                    self.tell(REMEMBERED, p, crystal, parts.crystal_vp[crystal])

    def add_to_hand(self, p: int, card: int) -> None:
        """Adds a card to the actor's hand."""
        hand = own(self.hand, p)
        hand.append(card)
        hand.sort()

    def show(self, p: int, card: int) -> None:
        """Records that all have seen a card in the actor's hand."""
        if card not in self.shown[p]:
            put(self.shown, p, card)
        if card in self.secret[p]:
            take(self.secret, p, card)

    def remove_from_hand(self, p: int, card: int) -> None:
        """Takes a card out of the actor's hand, together with the record of who has seen it there."""
        take(self.hand, p, card)
        if card in self.shown[p]:
            take(self.shown, p, card)
        if card in self.secret[p]:
            take(self.secret, p, card)

    def hill_of(self, place: int) -> int:
        """The hill across the river from a die's place in the forest, or NONE."""
        return HILL_OF_REGION[place - FOREST] if FOREST <= place < HOME_SPACE else NONE
