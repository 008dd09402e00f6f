"""The structs of a view of Satori. `view.py` fills them."""

import msgspec


class PlayerView(msgspec.Struct, frozen=True):
    """One row of the table: a seat or, after the seats, the Automaton.

    `amulet` is None while it is hidden from the viewer.
    """

    points: int
    tally: dict[str, int]
    wood: int
    stone: int
    mon: int
    emerald: int
    incense: int
    tiles: int
    monks: int
    sun: int
    jokoros: int
    sixth: bool
    offering: int
    altars: int
    pagoda_jokoros: int
    altar_jokoros: int
    wheel: str | None
    amulet: str | None
    amulet_played: bool


class AltarView(msgspec.Struct, frozen=True, omit_defaults=True):
    """An altar on the board. `place` is the basic altar that it is or that it covers, or `plot-N`.

    Worshippers who were on a basic altar when it was built over stay `beneath` until the round ends (8.14).
    """

    id: str
    place: str
    colour: str | None
    left: str
    right: str
    decoration: str | None
    owner: int | None
    jokoro: bool
    jokoro_cost: str | None
    worshippers: list[int]
    lantern: str | None
    beneath: list[int] | None = None


class OfferView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A slot of the construction area.

    `right` is set only if the tile itself prints a right side; a decoration adds to it.
    """

    cost: str
    altar: str | None
    colour: str | None
    left: str | None
    jokoro_cost: str | None
    right: str | None = None


class SpaceView(msgspec.Struct, frozen=True):
    """A space of a mountain."""

    id: str
    monk: int | None
    tile: str | None
    effect: str | None


class MountainView(msgspec.Struct, frozen=True):
    """A mountain: its spaces clockwise from the top, and which of them has the light."""

    id: str
    flower: str | None
    light: int
    spaces: list[SpaceView]


class LevelView(msgspec.Struct, frozen=True):
    """A level of the pagoda, or the Sōrin.

    An entry of `spaces` is a row, "neutral", or None for a free space; closed spaces are not listed.
    """

    tier: str | None
    tier_cost: str
    tier_points: int
    tier_built: bool
    roof_cost: str | None
    roof_points: int
    roof_built: bool
    jokoro_cost: str | None
    spaces: list[int | str | None]


class DecorationView(msgspec.Struct, frozen=True):
    """A decoration on display, with its effect on the right side of an altar."""

    id: str
    right: str


class NamedEffect(msgspec.Struct, frozen=True):
    """A wheel, a tile or a reward of the offerings track, with its effect."""

    id: str
    effect: str


class SorinView(msgspec.Struct, frozen=True):
    """The scoring tile of the Sōrin."""

    id: str
    kind: str
    base: int
    each: int
    builder: int | None


class SatoriView(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    round: int
    turns_left: int
    order: list[int]
    bells: list[int]
    solo: bool
    supply: dict[str, int]
    sanmon: list[int]
    bag: list[int]
    players: list[PlayerView]
    altars: list[AltarView]
    charity: list[int]
    free_plots: int
    offers: list[OfferView]
    decorations: list[DecorationView]
    mountains: list[MountainView]
    line: list[NamedEffect]
    pagoda: list[LevelView]
    cost_pile: int
    sorin: SorinView
    wheels: list[NamedEffect]
    wheel_used: bool
    offerings: list[NamedEffect]
    starting: list[NamedEffect]
