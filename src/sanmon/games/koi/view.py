"""What a seat may know: in Koi everything except the order of the deck."""

from functools import lru_cache

import msgspec

from sanmon.games.koi.domains import (
    COIN,
    EXPANSION,
    GOAL_OF,
    GOAL_TILES,
    GOALS,
    HELD,
    HELPERS,
    LUCK,
    PIECES,
    PILES,
    SCENARIOS,
)
from sanmon.games.koi.hexes import DIRECTIONS, ORIENTATIONS, name_of
from sanmon.games.koi.pond import (
    ANCHOR,
    ORIENTATION,
    SHORE,
    SHORE_LANTERN,
    SHORE_ORIENTATION,
    SIDES,
    TILES,
    TOPS,
    TRIPLE,
    Pond,
    tile_of,
    top_of,
)
from sanmon.games.koi.rules.scoring import breakdown, koi_cells, koi_points, line_points, surrounded
from sanmon.games.koi.state import LAST, NO_CARD, PLAYING, KoiState
from sanmon.kernel.part_cache import PartCache


class HexView(msgspec.Struct, frozen=True):
    """One hex of a pond: axial coordinates, the tile, what is on it, and which sides are water."""

    id: str
    q: int
    r: int
    tile: str
    on: str | None
    water: list[str]
    free: bool


class FishView(msgspec.Struct, frozen=True):
    """A koi: its size, hexes (the first is its anchor), and what it would score now."""

    koi: str
    hexes: list[str]
    way: str
    surrounded: bool
    points: int


class ShoreView(msgspec.Struct, frozen=True):
    """A shore: its middle hex, the direction it faces, and what its lantern would score now."""

    hex: str
    way: str
    faces: str
    lantern: bool
    points: int


class GoalTileView(msgspec.Struct, frozen=True):
    """A goal tile in a pond."""

    tile: str
    hex: str
    way: str
    faces: str | None


class PondView(msgspec.Struct, frozen=True):
    """Everything in one player's pond."""

    hexes: list[HexView]
    koi: list[FishView]
    shores: list[ShoreView]
    goals: list[GoalTileView]
    path: list[str]


class SeatView(msgspec.Struct, frozen=True):
    """One player: goods, storage, cards, goals, points now and pond."""

    coins: int
    luck: int
    expansions: int
    capacity: int
    stored: int
    storage: dict[str, int]
    cards: dict[str, int]
    claimed: dict[str, int]
    points: dict[str, int]
    pond: PondView


class SpaceView(msgspec.Struct, frozen=True):
    """A space of the offer, counted from the deck."""

    number: int
    card: str | None
    fee: int
    benefit: str
    effect: str


class GoalView(msgspec.Struct, frozen=True):
    """A goal in play, and how many of each of its tiles are left."""

    goal: str
    tiles: dict[str, int]


class KoiView(msgspec.Struct, frozen=True):
    """The table. `seat` is the reader's seat, None for a spectator; `active` is the seat that acts."""

    seat: int | None
    active: int
    scenario: str | None
    supply: dict[str, int]
    prices: dict[str, int]
    deck: int
    unseen: dict[str, int]
    offer: list[SpaceView]
    goals: list[GoalView]
    actions: dict[str, int]
    ending: bool
    last_round: bool
    seats: list[SeatView]


def view(state: KoiState, seat: int | None) -> KoiView:
    """The table; all seats see the same."""
    return _view(state, seat, PartCache())


def views(state: KoiState, seats: list[int | None], cache: PartCache) -> list[msgspec.Struct]:
    """The views of several seats, which differ only in the field `seat`."""
    public = _view(state, None, cache)
    return [public if seat is None else msgspec.structs.replace(public, seat=seat) for seat in seats]


def _view(state: KoiState, seat: int | None, cache: PartCache) -> KoiView:
    return KoiView(
        seat=seat,
        active=state.seat or 0,
        scenario=SCENARIOS[state.scenario] if state.players == 1 else None,
        supply=cache.part("supply", state.stock, _supply, state),
        prices=cache.part("prices", state.parts, _prices, state),
        deck=len(state.deck),
        unseen=cache.part("unseen", state.deck, _unseen, state),
        offer=cache.part("offer", state.offer, _offer, state),
        goals=cache.part("goals", (state.goals, state.goal_left), _goals, state),
        actions=cache.part("actions", state.acts, _actions, state),
        ending=state.ending != PLAYING,
        last_round=state.ending == LAST,
        seats=cache.part("seats", (state.held, state.cards, state.claimed, state.ponds), _seats, state, cache),
    )


def _supply(state: KoiState) -> dict[str, int]:
    return {name: state.stock[pile] for pile, name in enumerate(PILES)}


def _prices(state: KoiState) -> dict[str, int]:
    return {PILES[3 + size]: price for size, price in enumerate(state.parts.prices)}


def _unseen(state: KoiState) -> dict[str, int]:
    return {card.id: state.deck.count(kind) for kind, card in enumerate(state.parts.cards) if kind in state.deck}


def _offer(state: KoiState) -> list[SpaceView]:
    parts = state.parts
    return [
        SpaceView(
            number=space + 1,
            card=None if card == NO_CARD else parts.cards[card].id,
            fee=parts.fees[space],
            benefit=parts.benefits[space].text,
            effect="-" if card == NO_CARD else parts.cards[card].effect.text,
        )
        for space, card in enumerate(state.offer)
    ]


def _goals(state: KoiState) -> list[GoalView]:
    return [
        GoalView(
            GOALS[goal],
            {tile: state.goal_left[at] for at, tile in enumerate(GOAL_TILES) if GOAL_OF[at] == goal},
        )
        for goal in state.goals
    ]


def _actions(state: KoiState) -> dict[str, int]:
    return {name: state.acts[action] for action, name in enumerate((*HELPERS, "sensei"))}


def _seats(state: KoiState, cache: PartCache) -> list[SeatView]:
    kinds = len(state.parts.cards)
    seats = []
    for seat in range(state.players):
        inputs = (
            state.held[seat * HELD : (seat + 1) * HELD],
            state.cards[seat * kinds : (seat + 1) * kinds],
            state.claimed[seat * len(GOALS) : (seat + 1) * len(GOALS)],
            state.ponds[seat],
        )
        seats.append(cache.part(seat, inputs, _seat, state, seat, cache))
    return seats


def _seat(state: KoiState, seat: int, cache: PartCache) -> SeatView:
    base = seat * HELD
    cards = state.parts.cards
    pond = state.ponds[seat]
    scored = (pond, state.cards[seat * len(cards) : (seat + 1) * len(cards)], state.held[base + LUCK])
    return SeatView(
        coins=state.held[base + COIN],
        luck=state.held[base + LUCK],
        expansions=state.held[base + EXPANSION],
        capacity=state.capacity(seat),
        stored=state.stored(seat),
        storage={PILES[piece]: state.held[base + piece] for piece in range(PIECES)},
        cards={
            card.id: state.cards[seat * len(cards) + kind]
            for kind, card in enumerate(cards)
            if state.cards[seat * len(cards) + kind]
        },
        claimed={
            GOALS[goal]: state.claimed[seat * len(GOALS) + goal]
            for goal in range(len(GOALS))
            if state.claimed[seat * len(GOALS) + goal]
        },
        points=cache.part(("points", seat), scored, breakdown, state, seat, False),
        pond=cache.part(("pond", seat), pond, pond_view, state, pond),
    )


def pond_view(state: KoiState, pond: Pond) -> PondView:
    """A pond, with what its koi and lanterns would score now."""
    koi = pond.koi
    shores = pond.shores
    goals = pond.goals
    outline = state.parts.outlines[SHORE]
    return PondView(
        hexes=[_hex(at, pond.tiles[at], at in pond.free) for at in sorted(pond.tiles)],
        koi=[_fish(state, pond, koi, index) for index in range(0, len(koi), TRIPLE)],
        shores=[
            ShoreView(
                hex=name_of(shores[index]),
                way=ORIENTATIONS[shores[index + SHORE_ORIENTATION]],
                faces=DIRECTIONS[outline.way(shores[index + SHORE_ORIENTATION]).facing],
                lantern=shores[index + SHORE_LANTERN] == 1,
                points=line_points(pond, shores[index], outline.way(shores[index + SHORE_ORIENTATION]).facing),
            )
            for index in range(0, len(shores), TRIPLE)
        ],
        goals=[
            GoalTileView(
                tile=GOAL_TILES[goals[index]],
                hex=name_of(goals[index + ANCHOR]),
                way=ORIENTATIONS[goals[index + ORIENTATION]],
                faces=_faces(state, goals[index], goals[index + ORIENTATION]),
            )
            for index in range(0, len(goals), TRIPLE)
        ],
        path=[name_of(at) for at in pond.path],
    )


def _faces(state: KoiState, tile: int, code: int) -> str | None:
    """The direction a bridge, statue or waterfall faces; None for any other goal tile."""
    if GOAL_TILES[tile] not in TILES:
        return None
    facing = state.parts.outlines[TILES.index(GOAL_TILES[tile])].way(code).facing
    return DIRECTIONS[facing] if facing >= 0 else None


@lru_cache(20_000)  # ponds repeat the same few kinds of hexes
def _hex(at: int, code: int, free: bool) -> HexView:
    q, r = name_of(at).split(".")
    water = [name for side, name in enumerate(DIRECTIONS) if code & SIDES & 1 << side]
    return HexView(name_of(at), int(q), int(r), TILES[tile_of(code)], TOPS[top_of(code)] or None, water, free)


def _fish(state: KoiState, pond: Pond, koi: list[int], index: int) -> FishView:
    cells = koi_cells(state, koi, index)
    return FishView(
        koi=TOPS[koi[index]],
        hexes=[name_of(at) for at in sorted(cells)],
        way=ORIENTATIONS[koi[index + ORIENTATION]],
        surrounded=surrounded(pond, cells),
        points=koi_points(state, pond, koi[index], cells),
    )
