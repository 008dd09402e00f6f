"""Hasekura Tsunenaga, the Automaton (chapter 16).

It makes no decisions and has no seat; its row is the one after the player's. What it needs to know of the table, and
what it does there, goes through `state.facts`: in a game of ours that is the state, beside a box it is the owner.
"""

from __future__ import annotations

from typing import Final

from sanmon.games.satori.domains import (
    INCENSE_FULL,
    INSTEAD,
    L_HIKARI,
    L_INCENSE,
    L_JOKORO,
    L_MON,
    L_PAGODA,
    MATCH,
    NO_JOKORO,
    NO_LIGHT,
    NO_MON,
    NO_SPACE,
    NO_TILE,
    NOTHING_TO_BUILD,
    OTHER_COLOUR,
    OWN_VISIT,
)
from sanmon.games.satori.events import (
    AUTO_INCENSE,
    AUTO_JOKORO,
    AUTO_LIGHT,
    AUTO_MON,
    AUTO_ROOF,
    AUTO_SCORED,
    AUTO_TIER,
    REACTION,
    REWARD,
    REWARD_BLOCKED,
    REWARD_LOST,
)
from sanmon.games.satori.rules.charity import colours_at_charity
from sanmon.games.satori.rules.jokoros import on_pagoda, put_on_pagoda
from sanmon.games.satori.rules.mountains import CLOCKWISE
from sanmon.games.satori.state import (
    BASICS,
    CHARITY,
    COLOURS,
    GOODS,
    GOODS_SOLD,
    HUMBLE_CHARITY,
    INCENSE,
    MEDITATION,
    MON,
    MOST_INCENSE,
    NONE,
    PAGODA_JOKOROS,
    PENALTY,
    RING,
    SORIN,
    STRICT_REWARDS,
    SatoriState,
)

HASEKURA: Final = 1  # the Automaton's row
DONE: Final = -1  # what taking a reward returns if it worked; otherwise the number of the obstacle


def react(state: SatoriState, altar: int, colour: int) -> None:
    """Takes the reward for the player's visit (16.7), then visits an altar itself (16.8 to 16.11).

    A visit to the charity altar has a reaction of its own (16.21).
    """
    if altar == CHARITY:
        react_at_charity(state)
        return
    place = place_of(state, altar)
    if colour != state.parts.altar_colour[altar]:
        reward(state, place, colour, OTHER_COLOUR)
    other = partner_of(state, place)
    target = state.covered[other] if state.covered[other] != NONE else other
    drawn = draw_to(state, target)
    matching = drawn == state.parts.altar_colour[target]
    state.facts.advance(state, target, matching)
    if not matching:
        reward(state, other, drawn, OWN_VISIT)
        return
    # A match gives both rewards of the pair, hikari first (16.10, 16.19).
    first, second = other, place
    if state.facts.lantern(state, second) == L_HIKARI:
        first, second = second, first
    reward(state, first, drawn, MATCH)
    reward(state, second, drawn, MATCH)


def draw_to(state: SatoriState, altar: int) -> int:
    """Draws a worshipper from the bag, places it on an altar and returns its colour."""
    drawn = [0] * COLOURS
    colour = state.facts.draw_worshipper(state, drawn)
    state.visitors[altar * COLOURS + colour] += 1
    state.tell(REACTION, NONE, colour, altar)
    return colour


def place_of(state: SatoriState, altar: int) -> int:
    """The basic altar on whose place an altar stands; the place keeps its lantern (16.6)."""
    return altar if altar < BASICS else state.ground[altar]


def partner_of(state: SatoriState, place: int) -> int:
    """The other place of the same colour."""
    colours = state.parts.altar_colour
    for other in range(BASICS):
        if other != place and colours[other] == colours[place]:
            return other
    return place


def react_at_charity(state: SatoriState) -> None:
    """Places a worshipper at the charity altar and takes the collection, or one incense if eased (16.21, 16.26)."""
    draw_to(state, CHARITY)
    if state.easings & HUMBLE_CHARITY:
        lantern, obstacle = L_INCENSE, take_incense(state)
    else:
        lantern, obstacle = L_MON, take_mon(state, 1 + colours_at_charity(state))
    if obstacle != DONE and state.game.ruleset >= 2:  # ruleset 1 had no events for this
        state.tell(REWARD_BLOCKED, NONE, lantern, obstacle)
        state.tell(REWARD_LOST, NONE, lantern)


def reward(state: SatoriState, place: int, colour: int, reason: int) -> None:
    """Takes the reward of a place's lantern.

    If the Automaton cannot take it, it takes the other reward of the pair, or none with strict rewards (16.20).
    """
    lantern = state.facts.lantern(state, place)
    state.tell(REWARD, NONE, lantern, place, reason)
    obstacle = take(state, lantern, colour)
    if obstacle == DONE:
        return
    state.tell(REWARD_BLOCKED, NONE, lantern, obstacle)
    if state.easings & STRICT_REWARDS:
        state.tell(REWARD_LOST, NONE, lantern)
        return
    other = partner_of(state, place)
    lantern = state.facts.lantern(state, other)
    state.tell(REWARD, NONE, lantern, other, INSTEAD)
    obstacle = take(state, lantern, colour)
    if obstacle != DONE:
        state.tell(REWARD_BLOCKED, NONE, lantern, obstacle)
        state.tell(REWARD_LOST, NONE, lantern)


def take(state: SatoriState, lantern: int, colour: int) -> int:
    """Takes a reward. Returns DONE, or the obstacle if the Automaton cannot take it."""
    if lantern == L_MON:
        return take_mon(state, 1)
    if lantern == L_INCENSE:
        return take_incense(state)
    if lantern == L_JOKORO:
        return place_jokoro(state)
    if lantern == L_HIKARI:
        return move_light(state, colour)
    assert lantern == L_PAGODA
    return build(state)


def take_mon(state: SatoriState, amount: int) -> int:
    """Takes mon from the supply, at most as many as there are (16.12)."""
    got = state.facts.take_mon(state, amount)
    if not got:
        return NO_MON
    state.goods[HASEKURA * GOODS + MON] += got
    state.tell(AUTO_MON, NONE, got)
    return DONE


def take_incense(state: SatoriState) -> int:
    """Gains one level of incense (16.13)."""
    if state.goods[HASEKURA * GOODS + INCENSE] == MOST_INCENSE:
        return INCENSE_FULL
    state.goods[HASEKURA * GOODS + INCENSE] += 1
    state.tell(AUTO_INCENSE, NONE, state.goods[HASEKURA * GOODS + INCENSE])
    return DONE


def place_jokoro(state: SatoriState) -> int:
    """Places a jokoro on the lowest free space of the pagoda, the Sōrin last (16.15)."""
    if not state.jokoros[HASEKURA]:
        return NO_JOKORO
    for level in range(SORIN + 1):
        if state.facts.has_space(state, level):
            put_on_pagoda(state, HASEKURA, level)
            state.jokoros[HASEKURA] -= 1
            state.tell(AUTO_JOKORO, NONE, level)
            return DONE
    return NO_SPACE


def move_light(state: SatoriState, colour: int) -> int:
    """Moves the light of the mountain with this flower clockwise to the first tile without a monk (16.14)."""
    mountain = state.parts.flower.index(colour)
    space = state.facts.light(state, mountain)
    for _ in range(RING - 1):
        space = CLOCKWISE[space]
        if state.facts.has_open_tile(state, space):
            tile = state.facts.take_tile(state, space)
            state.light[mountain] = space
            state.tiles[HASEKURA] += 1
            state.tell(AUTO_LIGHT, NONE, space, tile)
            return DONE
    return NO_LIGHT


def build(state: SatoriState) -> int:
    """Builds the first missing part of tier 1, roof 1, tier 2 … up to the architect, for free (16.16 to 16.18)."""
    for level in range(state.round):
        if not state.facts.has_tier(state, level):
            state.tell(AUTO_TIER, NONE, level, state.facts.build_tier(state, HASEKURA, level))
            state.facts.lay_cost(state, level)
            return DONE
        if not state.facts.has_roof(state, level):
            if not state.tiles[HASEKURA]:
                return NO_TILE
            state.tell(AUTO_ROOF, NONE, level, state.facts.build_roof(state, HASEKURA, level))
            return DONE
    return NOTHING_TO_BUILD


def end_round(state: SatoriState) -> None:
    """Scores the end of a round: the penalty, its goods, which it sells, and its tiles (16.22)."""
    base = HASEKURA * GOODS
    if not state.goods[base + INCENSE]:
        before = state.points[HASEKURA]
        state.score(HASEKURA, PENALTY, -1)
        state.tell(AUTO_SCORED, NONE, PENALTY, state.points[HASEKURA] - before)
    sold = state.goods[base + MON] + state.goods[base + INCENSE]
    state.supply[MON] += state.goods[base + MON]
    state.goods[base + MON] = 0
    state.goods[base + INCENSE] = 0
    gain(state, GOODS_SOLD, sold)
    gain(state, MEDITATION, state.tiles[HASEKURA])


def end_game(state: SatoriState) -> None:
    """Scores the end of the game: once more as after a round, then its jokoros on the pagoda (16.23)."""
    end_round(state)
    gain(state, PAGODA_JOKOROS, on_pagoda(state, HASEKURA) * state.facts.roofs(state))


def gain(state: SatoriState, key: int, points: int) -> None:
    """Scores points for the Automaton, with an event."""
    if points:
        state.score(HASEKURA, key, points)
        state.tell(AUTO_SCORED, NONE, key, points)
