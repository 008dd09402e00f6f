"""The kinds of events of Satori, by number, with the arguments of each."""

from typing import Final

from sanmon.games.satori.domains import Domains
from sanmon.games.satori.state import SCORE_KEYS
from sanmon.kernel.events import EventTable
from sanmon.kernel.vocabulary import Domain

# The kernel's own events take 0 and 1.
STARTED: Final = 2
MONK_PLACED: Final = 3
MONK_MOVED: Final = 4
VISITED: Final = 5
ADVANCED: Final = 6
WHEEL_TURNED: Final = 7
HAND_PUSHED: Final = 8
ALTAR_BUILT: Final = 9
ALTAR_REPLACED: Final = 10
DECORATED: Final = 11
TIER_BUILT: Final = 12
ROOF_BUILT: Final = 13
SORIN_BUILT: Final = 14
COST_LAID: Final = 15
COST_CANCELLED: Final = 16
NEUTRAL_PLACED: Final = 17
JOKORO_ON_ALTAR: Final = 18
JOKORO_ON_PAGODA: Final = 19
LIGHT_MOVED: Final = 20
ENLIGHTENED: Final = 21
ENLIGHTENED_BARE: Final = 22
CLAIMED: Final = 23
SIXTH_CLAIMED: Final = 24
CALLED: Final = 25
STUDIED: Final = 26
AMULET_PLAYED: Final = 27
AMULET_KEPT: Final = 28
AMULET_WON: Final = 29
ROUND_ENDS: Final = 30
ROUND_BEGINS: Final = 31
ORDER_CHANGED: Final = 32
MONK_STAYS: Final = 33
MONK_RETURNS: Final = 34
TILES_EXCHANGED: Final = 35
SCORED: Final = 36
SIDE_TAKEN: Final = 37
REWARD: Final = 38
REWARD_BLOCKED: Final = 39
REWARD_LOST: Final = 40
REACTION: Final = 41
AUTO_MON: Final = 42
AUTO_INCENSE: Final = 43
AUTO_LIGHT: Final = 44
AUTO_JOKORO: Final = 45
AUTO_TIER: Final = 46
AUTO_ROOF: Final = 47
AUTO_SCORED: Final = 48


def declare(table: EventTable, things: Domains) -> None:
    """Adds every kind of event to the table, in the order of the numbers above."""
    score = Domain("score", SCORE_KEYS)
    number: Domain | None = None
    kinds: list[tuple[int, str, dict[str, Domain | None]]] = [
        (STARTED, "started", {"starting": things.starting}),
        (MONK_PLACED, "monk-placed", {"space": things.space}),
        (MONK_MOVED, "monk-moved", {"space": things.space, "space2": things.space}),
        (VISITED, "visited", {"colour": things.colour, "altar": things.altar}),
        (ADVANCED, "advanced", {"n": number, "level": number}),
        (WHEEL_TURNED, "wheel", {"wheel": things.wheel}),
        (HAND_PUSHED, "hand-pushed", {"wheel": things.wheel}),
        (ALTAR_BUILT, "altar-built", {"altar": things.altar}),
        (ALTAR_REPLACED, "altar-replaced", {"altar": things.altar, "altar2": things.altar}),
        (DECORATED, "decorated", {"decoration": things.decoration, "altar": things.altar}),
        (TIER_BUILT, "tier-built", {"level": things.level, "n": number}),
        (ROOF_BUILT, "roof-built", {"level": things.level, "n": number}),
        (SORIN_BUILT, "sorin-built", {"sorin-tile": things.sorin}),
        (COST_LAID, "cost-laid", {"level": things.level, "cost-tile": things.cost}),
        (COST_CANCELLED, "cost-cancelled", {"level": things.level}),
        (NEUTRAL_PLACED, "neutral-placed", {"level": things.level, "n": number}),
        (JOKORO_ON_ALTAR, "jokoro-on-altar", {"altar": things.altar}),
        (JOKORO_ON_PAGODA, "jokoro-on-pagoda", {"level": things.level}),
        (LIGHT_MOVED, "light-moved", {"space": things.space}),
        (ENLIGHTENED, "enlightened", {"space": things.space, "tile": things.tile}),
        (ENLIGHTENED_BARE, "enlightened-bare", {"space": things.space}),
        (CLAIMED, "claimed", {"offering": things.offering}),
        (SIXTH_CLAIMED, "sixth-claimed", {}),
        (CALLED, "called", {}),
        (STUDIED, "studied", {"altar": things.altar}),
        (AMULET_PLAYED, "amulet-played", {"amulet": things.amulet}),
        (AMULET_KEPT, "amulet-kept", {}),
        (AMULET_WON, "amulet-won", {"amulet": things.amulet}),
        (ROUND_ENDS, "round-ends", {"n": number}),
        (ROUND_BEGINS, "round-begins", {"n": number}),
        (ORDER_CHANGED, "order", {"n": number}),
        (MONK_STAYS, "monk-stays", {"space": things.space}),
        (MONK_RETURNS, "monk-returns", {"space": things.space}),
        (TILES_EXCHANGED, "tiles-exchanged", {"exchange": things.exchange}),
        (SCORED, "scored", {"score": score, "n": number}),
        (SIDE_TAKEN, "side-taken", {"side": things.side, "altar": things.altar}),
        (REWARD, "reward", {"lantern": things.lantern, "altar": things.altar, "reason": things.reason}),
        (REWARD_BLOCKED, "reward-blocked", {"lantern": things.lantern, "obstacle": things.obstacle}),
        (REWARD_LOST, "reward-lost", {"lantern": things.lantern}),
        (REACTION, "reaction", {"colour": things.colour, "altar": things.altar}),
        (AUTO_MON, "auto-mon", {"n": number}),
        (AUTO_INCENSE, "auto-incense", {"level": number}),
        (AUTO_LIGHT, "auto-light", {"space": things.space, "tile": things.tile}),
        (AUTO_JOKORO, "auto-jokoro", {"level": things.level}),
        (AUTO_TIER, "auto-tier", {"level": things.level, "n": number}),
        (AUTO_ROOF, "auto-roof", {"level": things.level, "n": number}),
        (AUTO_SCORED, "auto-scored", {"score": score, "n": number}),
    ]  # fmt: skip
    for event, key, args in kinds:
        table.add(event, key, args)
