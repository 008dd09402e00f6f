"""The structs of a view of Bitoku. `view.py` and `view_actors.py` fill them."""

import msgspec


class OwnDie(msgspec.Struct, frozen=True):
    """A die of an actor: `at` is locked, unlocked, or the id of its place on the board."""

    value: int
    at: str


class RockView(msgspec.Struct, frozen=True):
    """A rock on an actor's board, the number of pilgrims at it, and for each place there whether it is taken."""

    id: str
    pilgrims: int
    taken: list[bool]


class ActorView(msgspec.Struct, frozen=True):
    """A player's board, or the Tengu's.

    `hand` is None for every actor but the viewer; `shown` are cards in the hand that all have seen. `points` is the
    score if the game ended now, without yokai that the viewer has not seen.
    """

    vp: int
    goods: dict[str, int]
    amulets: list[int]
    dice: list[OwnDie]
    slots: list[str | None]
    crystals: list[str | None]
    awake: int
    step: int
    path: list[str]
    built: int
    rocks: list[RockView]
    visions: list[str]
    mitama: list[str]
    dragonflies: list[str]
    pairs: list[list[str]]
    hand: list[str] | None
    hand_size: int
    shown: list[str]
    deck: int
    discard: list[str]
    removed: list[str]
    passed: bool
    chosen: bool
    points: dict[str, int]


class DieView(msgspec.Struct, frozen=True):
    """A die on the board; `actor` is a seat or, in a solo game, 1 for the Tengu."""

    actor: int
    value: int


class SiteView(msgspec.Struct, frozen=True):
    """A place for a building."""

    id: str
    building: str | None
    owner: int | None


class RegionView(msgspec.Struct, frozen=True):
    """A region with its dice, kodama track, lake and inhabited area."""

    id: str
    spaces: int
    dice: list[DieView]
    lake: str
    rewards: list[int]
    kodama: list[int]
    neutral: int | None
    sites: list[SiteView]


class HomeView(msgspec.Struct, frozen=True):
    """A space of the Home."""

    id: str
    die: DieView | None


class HillView(msgspec.Struct, frozen=True):
    """A hill. If two hills share their spaces, `spaces` counts those of the pair."""

    id: str
    spaces: int
    dice: list[DieView]
    bitoku: str | None
    yokai: str | None
    covered: list[bool]


class DisplayView(msgspec.Struct, frozen=True):
    """A display: its tiles from the first place on, and how many its pile has."""

    id: str
    tiles: list[str | None]
    pile: int


class NodeView(msgspec.Struct, frozen=True):
    """A node of the main paths, with the number of pilgrims of each actor."""

    id: str
    pilgrims: list[int]


class SpaceView(msgspec.Struct, frozen=True):
    """A space of a branch."""

    id: str
    actor: int | None


class BranchView(msgspec.Struct, frozen=True):
    """A branch of the paths."""

    id: str
    gate: str | None
    spaces: list[SpaceView]


class TenguView(msgspec.Struct, frozen=True):
    """The Tengu's tile, crystals and cards; `row` is from left to right."""

    active: bool
    crystals: int
    row: list[str]
    pile: int
    discard: list[str]


class BitokuView(msgspec.Struct, frozen=True):
    """The forest as one seat sees it. Winter puts cards from the hills into `yokai_discard` and `bitoku_discard`."""

    year: int
    order: list[int]
    active: int | None
    track: int
    regions: list[RegionView]
    home: list[HomeView]
    hills: list[HillView]
    displays: list[DisplayView]
    garden: list[str]
    nodes: list[NodeView]
    branches: list[BranchView]
    piles: dict[str, int]
    yokai_discard: list[str]
    bitoku_discard: list[str]
    actors: list[ActorView]
    tengu: TenguView | None
