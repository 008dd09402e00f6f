"""What a view of Satori is made of. `view.py` fills it."""

import msgspec


class PlayerView(msgspec.Struct, frozen=True):
    """One row of the table.

    `amulet` is None for those who do not show theirs; the Automaton has the row after the seats.
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
    """An altar on the board. `place` is the basic altar it stands on or over, or `plot-N`; if worshippers stood on that
    basic altar when it was built over, they stay `beneath` until the round ends (8.14)."""

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

    `right` is there only if the tile itself prints one; a decoration comes on top.
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

    Spaces hold a row, "neutral", or None for free; closed ones are not listed.
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
    """A decoration on show."""

    id: str
    right: str


class NamedEffect(msgspec.Struct, frozen=True):
    """A wheel, a starting tile or a reward of the offerings track with what it shows."""

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
