"""Chapter 20: the end of the game and its eight kinds of points."""

from typing import Final

from sanmon.games.bitoku.frames import DREAMS, END
from sanmon.games.bitoku.printed.base import SHINIGAMI, YAMA_UBA
from sanmon.games.bitoku.rules.winter import pilgrims
from sanmon.games.bitoku.solo.scoring import tengu_points
from sanmon.games.bitoku.state import NONE, TENGU, BitokuState
from sanmon.kernel.events import NOBODY
from sanmon.kernel.frames import Frame, Step
from sanmon.kernel.messages import Result

OF_YOKAI: Final = 0
OF_MITAMA: Final = 1


class End(Step[BitokuState]):
    """`(END, nobody, stage)`: uses dream crystals once more (20.1), then scores the game."""

    id: int = END

    def run(self, state: BitokuState, frame: Frame) -> None:
        """In stage 0 begins the dream crystals of all seats in turn order, in stage 1 ends the game."""
        if frame[2] == 0:
            state.push((END, NOBODY, 1))
            for p in reversed(state.order):
                if p < state.players:
                    state.push((DREAMS, p))
            return
        state.finish(result(state))


def all_yokai(state: BitokuState, p: int) -> list[int]:
    """Every yokai of the actor, wherever it is (20.7)."""
    board = [card for card in state.slots[p * 3 : p * 3 + 3] if card != NONE]
    return state.hand[p] + state.deck[p] + state.discard[p] + state.removed[p] + board


def buildings_of(state: BitokuState, p: int) -> list[int]:
    """The buildings that carry the actor's markers."""
    return [tile for site, tile in enumerate(state.site_building) if state.site_owner[site] == p]


def bitoku_points(state: BitokuState, p: int) -> int:
    """Points for the different types on the actor's bitoku path (20.3)."""
    return bitoku_worth(state, len(set(state.path[p])))


def bitoku_worth(state: BitokuState, types: int) -> int:
    """Points for this number of different types (20.3)."""
    return state.parts.bitoku_points[types]


def shared_rewards(track: list[int], rewards: list[int]) -> list[int]:
    """The points of each kodama of a track, by its space; kodama on the same space share (20.4, 20.5)."""
    points: list[int] = []
    for at in track:
        ahead = 0
        equal = 0
        for other in track:
            if other > at:
                ahead += 1
            elif other == at:
                equal += 1
        pot = 0
        for rank in range(ahead, min(ahead + equal, 3)):
            pot += rewards[rank]
        points.append(pot // equal)
    return points


def all_lakes(state: BitokuState) -> list[int]:
    """The points of all five tracks for every actor (20.4 to 20.6, 25.6)."""
    actors = state.actors
    total = [0] * actors
    for region in range(5):
        rewards = state.facts.lake(state, region)
        track = state.kodama[region * actors : (region + 1) * actors]
        if state.players == 1:
            first = 0 if track[0] > track[TENGU] else TENGU
            total[first] += rewards[0]
            total[1 - first] += rewards[1]
            continue
        if state.players == 2:
            track.append(state.parts.neutral)
        points = shared_rewards(track, rewards)
        for p in range(actors):
            total[p] += points[p]
    return total


def lake_points(state: BitokuState, p: int) -> int:
    """The points of all five tracks for one actor."""
    return all_lakes(state)[p]


def matching_items(state: BitokuState, p: int, rock: int, unseen: list[int]) -> int:
    """How many items of the actor match a rock, with jokers (20.7, 20.8); `unseen` yokai do not count."""
    parts = state.parts
    types = parts.rock_types[rock]
    family = parts.rock_family[rock]
    count = 0
    if family == OF_YOKAI:
        for card in all_yokai(state, p):
            kind = parts.yokai_type[card]
            if (kind == YAMA_UBA or kind in types) and card not in unseen:
                count += 1
    elif family == OF_MITAMA:
        for tile in state.mitama[p] + state.pair_mitama[p]:
            kind = parts.mitama_type[tile]
            if kind == SHINIGAMI or kind in types:
                count += 1
    else:
        for tile in buildings_of(state, p):
            if parts.building_type[tile] in types:
                count += 1
    return count


def rock_points(state: BitokuState, p: int, unseen: list[int]) -> int:
    """Points for rocks: each pilgrim at a rock gives a point for each matching item (20.7)."""
    total = 0
    for place, rock in enumerate(state.rocks[p]):
        pilgrims_there = state.pilgrims_at(p, place)
        if pilgrims_there:
            total += rock_worth(pilgrims_there, matching_items(state, p, rock, unseen))
    return total


def rock_worth(pilgrims_there: int, matching: int) -> int:
    """Points for the pilgrims at a rock with this number of matching items (20.7)."""
    return pilgrims_there * matching


def tally_points(state: BitokuState, p: int) -> int:
    """Points for dice and goods (20.9)."""
    return (sum(state.dice[p * 3 : p * 3 + 3]) + sum(state.goods[p * 4 : p * 4 + 4])) // state.parts.tally


def items(state: BitokuState, p: int) -> list[int]:
    """How many items the actor has for each condition of visions (20.11, 20.12)."""
    pairs = len(state.pair_mitama[p])
    return [
        sum(state.goods[p * 4 : p * 4 + 4]),
        state.built[p],
        8 - state.crystals[p * 8 : p * 8 + 8].count(NONE),
        len(state.mitama[p]) + pairs,
        pairs,
        pilgrims(state, p, False),
        pilgrims(state, p, True),
        state.step[p],
    ]


class Visions:
    """Vision cards, with what each needs, brings and costs."""

    __slots__ = ("needs", "penalty", "vp")

    def __init__(self, needs: list[list[int]], vp: list[int], penalty: list[int]) -> None:
        self.needs = needs
        self.vp = vp
        self.penalty = penalty


def best_visions(
    visions: Visions, later: list[list[int]], place: int, have: list[int], known: dict[str, tuple[int, int]]
) -> tuple[int, int]:
    """The most points that the cards from `place` on can give with the items left, and how many are fulfilled (20.13).

    `later[place]` is what the cards from there on need together. More items than that make no difference, and with
    that many all cards are fulfilled. `known` caches results, because many choices of cards leave the same items.
    """
    needed = later[place]
    left = [min(mine, most) for mine, most in zip(have, needed, strict=True)]
    if left == needed:
        points = 0
        for vp in visions.vp[place:]:
            points += vp
        return points, len(visions.vp) - place
    key = f"{place}{left}"
    cached = known.get(key)
    if cached is not None:
        return cached
    points, count = best_visions(visions, later, place + 1, left, known)
    best = (points - visions.penalty[place], count)
    after = [mine - need for mine, need in zip(left, visions.needs[place], strict=True)]
    if min(after) >= 0:
        points, count = best_visions(visions, later, place + 1, after, known)
        best = max(best, (points + visions.vp[place], count + 1))
    known[key] = best
    return best


def visions_worth(needs: list[list[int]], vp: list[int], penalty: list[int], have: list[int]) -> tuple[int, int]:
    """Points for visions with these items, and how many of them are fulfilled (20.10)."""
    # Cards that cannot be fulfilled are counted first, so that the search stays small.
    possible = Visions([], [], [])
    lost = 0
    for card, need in enumerate(needs):
        if min(mine - one for mine, one in zip(have, need, strict=True)) >= 0:
            possible.needs.append(need)
            possible.vp.append(vp[card])
            possible.penalty.append(penalty[card])
        else:
            lost += penalty[card]
    later: list[list[int]] = [[0] * len(have)]
    for need in reversed(possible.needs):
        later.append([so_far + one for so_far, one in zip(later[-1], need, strict=True)])
    later.reverse()
    points, count = best_visions(possible, later, 0, have, {})
    return points - lost, count


def vision_points(state: BitokuState, p: int) -> tuple[int, int]:
    """The actor's points for visions, and how many of them are fulfilled (20.10)."""
    cards = state.visions[p]
    if not cards:
        return 0, 0
    parts = state.parts
    return visions_worth(
        [parts.vision_needs[card] for card in cards],
        [parts.vision_vp[card] for card in cards],
        [parts.vision_penalty[card] for card in cards],
        items(state, p),
    )


def board_points(state: BitokuState, p: int) -> int:
    """Points under used markers and under pilgrims that have woken (20.14)."""
    parts = state.parts
    total = sum(parts.marker_points[: state.built[p]])
    for slot in range(8):
        if state.crystals[p * 8 + slot] != NONE:
            total += parts.slot_points[slot]
    return total


def breakdown(
    state: BitokuState, p: int, lakes: list[int] | None = None, visions: tuple[int, int] | None = None
) -> dict[str, int]:
    """A player's points by kind.

    Pass `lakes` (the result of `all_lakes`) and `visions` (of `vision_points`) if they are known already.
    """
    return {
        "game": state.vp[p],
        "first": state.parts.first_points if state.order[0] == p else 0,
        "bitoku": bitoku_points(state, p),
        "lakes": lake_points(state, p) if lakes is None else lakes[p],
        "rocks": rock_points(state, p, []),
        "dice": tally_points(state, p),
        "visions": (vision_points(state, p) if visions is None else visions)[0],
        "board": board_points(state, p),
    }


def result(state: BitokuState) -> Result:
    """The result: scores, ranks and, in a solo game, the verdict (20.15, 25.8)."""
    lakes = all_lakes(state)
    tables = [breakdown(state, p, lakes) for p in range(state.players)]
    scores = [sum(table.values()) for table in tables]
    if state.players == 1:
        tables.append(tengu_points(state, lakes[TENGU], bitoku_points(state, TENGU)))
        scores.append(sum(tables[1].values()))
        ranks_of_two, verdict = ranks_alone(scores)
        return Result(tuple(scores), ranks_of_two, tuple(tables), verdict)
    ranks = ranking(scores, [vision_points(state, p)[1] for p in range(state.players)], state.order)
    return Result(tuple(scores), tuple(ranks), tuple(tables), None)


def ranks_alone(scores: list[int]) -> tuple[tuple[int, int], str]:
    """The ranks of a player and the Tengu, and the verdict (25.8)."""
    return ((1, 2), "won") if scores[0] > scores[1] else ((2, 1), "lost")


def ranking(scores: list[int], fulfilled: list[int], order: list[int]) -> list[int]:
    """The rank of each seat: by points, then fulfilled visions, then the earlier place in turn order (20.15)."""
    keys = [[scores[p], fulfilled[p], -order.index(p)] for p in range(len(scores))]
    return [1 + sum(1 for other in keys if other > own) for own in keys]
