"""What is true of every position of Bitoku: no card, tile, die or pilgrim is lost and none appears."""

from collections import Counter
from typing import Any

from sanmon.games.bitoku.frames import BITOKU, DISCARD, SITE, SLOT, VISION, WIT, YOKAI
from sanmon.games.bitoku.state import FOREST, HILL, HOME_SPACE, LOCKED, NONE, TENGU, UNLOCKED, BitokuState, chosen_by
from sanmon.kernel.frames import Frame

MOST_DECISIONS = 1500
# A seat may take back a card that it chose itself, from its hand or from cards it looked at, although rivals saw it.
SHOWN_BY_CHOICE = ("play", "keep-vision", "keep-bitoku")


def check(state: BitokuState) -> None:
    """Checks every invariant of Bitoku."""
    _yokai(state)
    _cards(state)
    _tiles(state)
    _dice(state)
    _pilgrims(state)
    _tracks(state)
    assert min(state.goods) >= 0, f"goods are negative: {state.goods}"
    assert min(state.amulets) >= 0, f"amulets are negative: {state.amulets}"
    assert 1 <= state.year <= 4
    assert sorted(state.order) == list(range(state.actors))


def frames(state: BitokuState, kind: int) -> list[Frame]:
    """The frames of a kind on the stack."""
    return [frame for frame in state.stack if frame[0] == kind]


def _yokai(state: BitokuState) -> None:
    parts = state.parts
    owned = [
        card
        for p in range(state.actors)
        for card in [
            *state.hand[p], *state.deck[p], *state.discard[p], *state.removed[p], *state.slots[p * 3 : p * 3 + 3]
        ]
        if card != NONE
    ]  # fmt: skip
    if state.game.ruleset < 2:  # in ruleset 1 a card being played had already left the hand
        owned += [frame[2] for frame in frames(state, SLOT)]
    loose = [*state.yokai_pile, *state.yokai_under, *state.yokai_discard, *state.hill_yokai]
    loose += [card for frame in frames(state, YOKAI) for card in frame[2:]]
    counts = Counter([*owned, *[card for card in loose if card != NONE]])
    starters = state.actors - (state.players == 1 and bool(state.switches[2]))
    for card in range(len(parts.yokai_ids)):
        expected = starters if parts.yokai_start[card] else 1
        assert counts[card] == expected, f"{parts.yokai_ids[card]}: {counts[card]} copies; expected {expected}"
    for p in range(state.actors):
        assert state.hand[p] == sorted(state.hand[p])
        assert set(state.shown[p]) | set(state.secret[p]) <= set(state.hand[p])
        assert not set(state.shown[p]) & set(state.secret[p])
    for _, p, card in frames(state, SLOT):
        assert state.game.ruleset < 2 or card in state.shown[p], (
            f"the yokai {card} being played must be in the hand of seat {p} and shown to all"
        )
    for frame in frames(state, DISCARD):
        for p in range(state.players):
            assert set(chosen_by(frame, p)) <= set(state.hand[p]), f"seat {p} chose a card that is not in its hand"
    assert len(state.yokai_under) == len(state.yokai_by)


def _cards(state: BitokuState) -> None:
    parts = state.parts
    bitoku = [*state.bitoku_pile, *state.bitoku_under, *state.bitoku_discard, *state.hill_bitoku]
    bitoku += [card for path in state.path for card in path]
    bitoku += [card for frame in frames(state, BITOKU) for card in frame[2:]]
    counts = Counter(card for card in bitoku if card != NONE)
    assert [counts[card] for card in range(7)] == parts.bitoku_copies, f"bitoku cards: {counts}"
    visions = [*state.vision_pile, *state.vision_under, *[card for cards in state.visions for card in cards]]
    visions += [card for frame in frames(state, VISION) for card in frame[2:] if card != NONE]
    assert sorted(visions) == list(range(len(parts.vision_ids))), f"visions are missing or doubled: {visions}"
    for p in range(state.actors):
        assert 0 <= state.step[p] <= len(state.path[p])
    if state.players == 1:
        cards = sorted([*state.tengu_pile, *state.tengu_row, *state.tengu_discard])
        assert cards == list(range(10)), f"Tengu cards: {cards}"


def _tiles(state: BitokuState) -> None:
    """No kind has more tiles than the box; there may be fewer, because tiles leave the game in winter."""
    parts = state.parts
    flies = [tile for tiles in [*state.flies, *state.pair_flies, state.rows[1], state.piles[1]] for tile in tiles]
    mitama = [tile for tiles in [*state.mitama, *state.pair_mitama, state.rows[0], state.piles[0]] for tile in tiles]
    crystals = [*state.crystals, *state.rows[2], *state.piles[2], *[frame[2] for frame in frames(state, WIT)]]
    buildings = [*state.site_building, *state.rows[3], *state.piles[3], *[frame[2] for frame in frames(state, SITE)]]
    for tiles, copies in (
        (mitama, parts.mitama_copies),
        (flies, parts.fly_copies),
        (crystals, parts.crystal_copies),
        (buildings, [1] * len(parts.building_ids)),
    ):
        counts = Counter(tile for tile in tiles if tile != NONE)
        assert all(counts[tile] <= copies[tile] for tile in counts), f"more tiles than the box has: {counts}"
    for p in range(state.actors):
        assert len(state.pair_mitama[p]) == len(state.pair_flies[p])
        owned = sum(1 for owner in state.site_owner if owner == p)
        building = sum(1 for frame in frames(state, SITE) if frame[1] == p)
        assert owned == state.built[p] <= 6 - building
    rocks = [*state.garden, *[rock for rocks in state.rocks for rock in rocks]]
    assert len(rocks) == len(set(rocks)), f"a rock is in two places: {rocks}"


def _dice(state: BitokuState) -> None:
    board = state.board()
    assert all(1 <= value <= 6 for value in state.dice), f"dice: {state.dice}"
    for region in (0, 1, 3, 4):
        assert state.die_at.count(FOREST + region) <= board.dice[region]
    for space in range(len(state.parts.home_ids)):
        assert state.die_at.count(HOME_SPACE + space) <= int(space in board.home)
    hills = [state.die_at.count(HILL + hill) for hill in range(4)]
    if board.shared:
        assert hills[0] + hills[1] <= 2
        assert hills[2] + hills[3] <= 2
    else:
        assert all(count <= room for count, room in zip(hills, board.hill_spaces, strict=True))
    known = {LOCKED, UNLOCKED, *range(FOREST, FOREST + 5), *range(HOME_SPACE, HILL + 4)}
    assert set(state.die_at) <= known
    if state.players == 1:
        assert state.dice[TENGU * 3 : TENGU * 3 + 3] == state.parts.tengu_dice


def _pilgrims(state: BitokuState) -> None:
    """An actor has at most eleven pilgrims: awake, asleep under crystal slots, on the paths, or at rocks."""
    places = state.parts.rock_places
    for p in range(state.actors):
        tengu = state.players == 1 and p == TENGU
        asleep = 0 if tengu else state.crystals[p * 8 : p * 8 + 8].count(NONE)
        walking = sum(state.on_node[p :: state.actors])
        arrived = state.on_space.count(p)
        at_rocks = state.rock_pilgrims[p * places : (p + 1) * places]
        for rock, taken in enumerate(at_rocks):
            room = len(state.parts.rock_prices[rock]) if rock < len(state.rocks[p]) else 0
            most = (1 << room) - 1 if state.game.ruleset > 2 else room
            assert 0 <= taken <= most, f"actor {p}: {taken} at rock {rock}, which has {room} places"
        total = state.awake[p] + asleep + walking + arrived + state.meditating(p)
        waking = sum(1 for frame in frames(state, WIT) if frame[1] == p)
        assert min(state.awake[p], walking) >= 0
        assert total - waking <= 11, f"actor {p} has {total} pilgrims; expected at most 11"
        if tengu:
            assert total == 11


def _tracks(state: BitokuState) -> None:
    last = state.parts.track
    for region in range(5):
        track = state.kodama[region * state.actors : (region + 1) * state.actors]
        assert all(0 <= at <= last for at in track), f"kodama: {track}"
        assert track.count(last) <= 1, f"two kodama are on the last space: {track}"
    for branch, spaces in enumerate(state.board().branch_spaces):
        for p in range(state.actors):
            held = sum(1 for space in spaces if state.on_space[space] == p)
            assert held <= 1, f"actor {p} has {held} pilgrims in {state.parts.branch_ids[branch]}; expected at most 1"


def known(state: BitokuState, seat: int | None) -> Any:
    """What a seat knows although its view does not show it: cards it put under piles, and cards seen in hands."""
    piles = (
        ("yokai", state.yokai_under, state.yokai_by),
        ("bitoku", state.bitoku_under, state.bitoku_by),
        ("vision", state.vision_under, state.vision_by),
    )
    buried = [
        (name, place, card)
        for name, under, by in piles
        for place, (card, who) in enumerate(zip(under, by, strict=True))
        if who == seat
    ]
    return [buried, state.shown, [] if seat is None else state.secret[seat]]


def hidden(state: BitokuState, seat: int | None) -> dict[str, Any]:
    """The hands of other seats, except the cards that all have seen there."""
    return {
        f"hand {p}": [card for card in state.hand[p] if card not in state.shown[p]]
        for p in range(state.players)
        if p != seat
    }
