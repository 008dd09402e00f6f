"""The kinds of events of Bitoku, by number, with the arguments of each."""

from typing import Final

from sanmon.games.bitoku.domains import Domains
from sanmon.kernel.events import EventTable

# The kernel's own events take 0 and 1.
PLAYED: Final = 2
UNLOCKED: Final = 3
BOOSTED: Final = 4
PLACED: Final = 5
ROUSED: Final = 6
FOREST_DONE: Final = 7
VISITED: Final = 8
CROSSED: Final = 9
COVERED: Final = 10
PASSED: Final = 11
AMULET: Final = 12
ADVANCED: Final = 13
PUSHED: Final = 14
STEPPED: Final = 15
BEGAN: Final = 16
WALKED: Final = 17
TOOK_MITAMA: Final = 18
TOOK_FLY: Final = 19
COMBINED: Final = 20
TOOK_CRYSTAL: Final = 21
BUILT: Final = 22
TOOK_ROCK: Final = 23
MEDITATED: Final = 24
KEPT_VISION: Final = 25
NO_VISION: Final = 26
GAINED_YOKAI: Final = 27
GAINED_BITOKU: Final = 28
DREW: Final = 29
DISCARDED: Final = 30
YEAR_BEGAN: Final = 31
ORDER: Final = 32
REMOVED: Final = 33
REMEMBERED: Final = 34
HARMONISED: Final = 35
GATE_REACHED: Final = 36
COPIED: Final = 37
# What the Tengu does
WILL: Final = 38
PASSED_OVER: Final = 39
STEP: Final = 40
TENGU_GAINED: Final = 41
TENGU_SCORED: Final = 42
TENGU_PAID: Final = 43
TENGU_PLACED: Final = 44
TENGU_CROSSED: Final = 45
TENGU_MITAMA: Final = 46
TENGU_ADVANCED: Final = 47
TENGU_MOVED: Final = 48
TENGU_UNLOCKED: Final = 49
TENGU_REVEALED: Final = 50
TENGU_LOST: Final = 51
ROCK_GONE: Final = 52
TENGU_FLY: Final = 53
TENGU_CRYSTAL: Final = 54
TENGU_BUILT: Final = 55
TENGU_YOKAI: Final = 56
TENGU_BITOKU: Final = 57
# Added with ruleset 3
TENGU_COMBINED: Final = 58
BITOKU_RENEWED: Final = 59
HILL_YOKAI: Final = 60


def declare(table: EventTable, things: Domains) -> None:
    """Adds every kind of event to the table, in the order of the numbers above."""
    add = table.add
    add(PLAYED, "played", {"yokai": things.yokai, "slot": things.slot})
    add(UNLOCKED, "unlocked", {"slot": things.slot, "die": None})
    add(BOOSTED, "boosted", {"n": None, "die": None})
    add(PLACED, "placed", {"region": things.region, "die": None})
    add(ROUSED, "roused", {"slot": things.slot, "die": None})
    add(FOREST_DONE, "forest", {"forest": things.forest})
    add(VISITED, "visited", {"building": things.building})
    add(CROSSED, "crossed", {"region": things.region, "die": None})
    add(COVERED, "covered", {"hill": things.hill, "favour": things.favour})
    add(PASSED, "passed", {})
    add(AMULET, "amulet", {"value": None, "n": None})
    add(ADVANCED, "advanced", {"region": things.region, "space": None})
    add(PUSHED, "pushed", {"region": things.region, "rival": things.player})
    add(STEPPED, "stepped", {"bitoku": things.bitoku})
    add(BEGAN, "began", {"node": things.node})
    add(WALKED, "walked", {"edge": things.edge})
    add(TOOK_MITAMA, "mitama", {"mitama": things.mitama, "place": None})
    add(TOOK_FLY, "dragonfly", {"dragonfly": things.dragonfly, "place": None})
    add(COMBINED, "combined", {"mitama": things.mitama, "dragonfly": things.dragonfly})
    add(TOOK_CRYSTAL, "crystal", {"crystal": things.crystal})
    add(BUILT, "built", {"building": things.building, "region": things.region})
    add(TOOK_ROCK, "rock", {"rock": things.rock})
    add(MEDITATED, "meditated", {"rock": things.rock})
    add(KEPT_VISION, "vision", {"vision": things.vision})
    add(NO_VISION, "no-vision", {})
    add(GAINED_YOKAI, "yokai", {"yokai?": things.yokai})
    add(GAINED_BITOKU, "bitoku", {"bitoku": things.bitoku})
    add(DREW, "drew", {"yokai?": things.yokai})
    add(DISCARDED, "discarded", {"yokai": things.yokai})
    add(YEAR_BEGAN, "year", {"year": None})
    add(ORDER, "order", {"place": None, "rival": things.player})
    add(REMOVED, "removed", {"yokai": things.yokai, "points": None})
    add(REMEMBERED, "remembered", {"crystal": things.crystal, "points": None})
    add(HARMONISED, "harmonised", {"crystal": things.crystal})
    add(GATE_REACHED, "gate", {"gate": things.gate})
    add(COPIED, "copied", {"target": things.target, "die": None})
    add(WILL, "will", {"one": None, "two": None, "tengu": things.tengu})
    add(PASSED_OVER, "passed-over", {"step": things.step, "reason": things.reason})
    add(STEP, "step", {"step": things.step})
    add(TENGU_GAINED, "tengu-gained", {"good": things.resource, "n": None})
    add(TENGU_SCORED, "tengu-scored", {"points": None})
    add(TENGU_PAID, "tengu-paid", {"good": things.resource})
    add(TENGU_PLACED, "tengu-placed", {"region": things.region, "die": None})
    add(TENGU_CROSSED, "tengu-crossed", {"region": things.region})
    add(TENGU_MITAMA, "tengu-mitama", {"mitama": things.mitama})
    add(TENGU_ADVANCED, "tengu-advanced", {"region": things.region, "space": None})
    add(TENGU_MOVED, "tengu-moved", {"tengu-move": things.move})
    add(TENGU_UNLOCKED, "tengu-unlocked", {"die": None})
    add(TENGU_REVEALED, "tengu-revealed", {"tengu": things.tengu})
    add(TENGU_LOST, "tengu-lost", {})
    add(ROCK_GONE, "rock-gone", {"rock": things.rock})
    add(TENGU_FLY, "tengu-dragonfly", {"dragonfly": things.dragonfly})
    add(TENGU_CRYSTAL, "tengu-crystal", {"crystal": things.crystal})
    add(TENGU_BUILT, "tengu-built", {"building": things.building, "region": things.region})
    add(TENGU_YOKAI, "tengu-yokai", {"yokai": things.yokai})
    add(TENGU_BITOKU, "tengu-bitoku", {"bitoku": things.bitoku})
    add(TENGU_COMBINED, "tengu-combined", {"mitama": things.mitama, "dragonfly": things.dragonfly})
    add(BITOKU_RENEWED, "bitoku-renewed", {})
    add(HILL_YOKAI, "hill-yokai", {"yokai": things.yokai})
