"""Scenes: set up a position of Bitoku by hand, apply options in the notation, look at the outcome."""

from __future__ import annotations

from typing import Any

from sanmon.games.bitoku.card import INFO
from sanmon.games.bitoku.components import FOLDER
from sanmon.games.bitoku.engine import load
from sanmon.games.bitoku.frames import NEXT, PLACE, TURN
from sanmon.games.bitoku.printed.base import GOODS, REGIONS
from sanmon.games.bitoku.rules.goods import NOWHERE, activate
from sanmon.games.bitoku.state import FOREST, HILL, HOME_SPACE, LOCKED, NONE, UNLOCKED, BitokuState
from sanmon.games.bitoku.view_structs import BitokuView
from sanmon.kernel.events import NOBODY
from sanmon.kernel.frames import END_TURN, Frame
from sanmon.kernel.messages import Event

TENGU = 1


class Scene:
    """A game at the first turn of summer, in which no actor has goods or amulets.

    In all methods `p` is the number of an actor, and by default `me`.

    `me` is the first seat in turn order, `rival` the next actor. `all_events` are the events since the last `offer` or
    `use`.
    """

    def __init__(self, players: int = 2, seed: int = 1, ruleset: int = INFO.ruleset, **settings: Any) -> None:
        self.game = load(FOLDER / "sanmon-1", ruleset)  # a released set, whose figures never change
        self.state: BitokuState = self.game.start(players=players, seed=seed, **settings)
        self.parts = self.game.parts
        while self.prompt() == "discard":
            self.state.apply(self.state.options()[0])
        state = self.state
        state.goods = [0] * len(state.goods)
        state.amulets = [0] * len(state.amulets)
        self.me = next(p for p in state.order if p < players)
        self.rival = next(p for p in state.order if p != self.me)
        self.all_events: list[Event] = []
        self.offer()

    # -- looking

    def view(self, seat: int | None) -> BitokuView:
        return self.game.view(self.state, seat)

    def prompt(self) -> str:
        return "over" if self.state.seat is None else self.state.prompt(self.state.seat).key

    def options(self) -> list[str]:
        return [self.game.vocabulary.text(option) for option in self.state.options()]

    def verbs(self) -> set[str]:
        return {text.split()[0] for text in self.options()}

    def good(self, name: str, p: int | None = None) -> int:
        return self.state.goods[self._p(p) * 4 + GOODS.index(name)]

    def amulets(self, p: int | None = None) -> list[int]:
        return self.state.amulets[self._p(p) * 3 : self._p(p) * 3 + 3]

    def vp(self, p: int | None = None) -> int:
        return self.state.vp[self._p(p)]

    def kodama(self, region: str, p: int | None = None) -> int:
        """The space of a kodama, counted from 1."""
        return self.state.kodama[REGIONS.index(region) * self.state.actors + self._p(p)] + 1

    def dice(self, p: int | None = None) -> list[int]:
        return self.state.dice[self._p(p) * 3 : self._p(p) * 3 + 3]

    def where(self, slot: int, p: int | None = None) -> int:
        return self.state.die_at[self._p(p) * 3 + slot]

    def events(self, key: str) -> list[Event]:
        return [event for event in self.all_events if event.key == key]

    # -- setting up

    def _p(self, p: int | None) -> int:
        return self.me if p is None else p

    def give(self, p: int | None = None, **amounts: int) -> None:
        """Sets an actor's goods by name, and its amulets by a1, a2 and a3."""
        for name, amount in amounts.items():
            if name in GOODS:
                self.state.goods[self._p(p) * 4 + GOODS.index(name)] = amount
            else:
                self.state.amulets[self._p(p) * 3 + int(name[1]) - 1] = amount

    def die(self, slot: int, value: int, at: str = "unlocked", p: int | None = None) -> None:
        """Sets the value and the place of a die: locked, unlocked, a region, hill-REGION or home-SPACE."""
        where = {"locked": LOCKED, "unlocked": UNLOCKED}.get(at, NONE)
        if at.startswith("hill-"):
            where = HILL + ["yomi", "stairs", "glade", "forges"].index(at[5:])
        elif at.startswith("home-"):
            where = HOME_SPACE + self.parts.home_ids.index(at[5:])
        elif where == NONE:
            where = FOREST + REGIONS.index(at)
        self.state.dice[self._p(p) * 3 + slot] = value
        self.state.die_at[self._p(p) * 3 + slot] = where

    def set_kodama(self, region: str, space: int, p: int | None = None) -> None:
        self.state.kodama[REGIONS.index(region) * self.state.actors + self._p(p)] = space - 1

    def hand(self, *cards: str, p: int | None = None) -> None:
        """Gives an actor exactly these cards in hand; its other cards go to its deck."""
        who = self._p(p)
        state = self.state
        ids = [self.parts.yokai_ids.index(card) for card in cards]
        own = [*state.hand[who], *state.deck[who], *state.discard[who]]
        for card in ids:
            if card not in own:
                self._fetch(card)
        state.discard[who] = []
        state.shown[who] = []
        state.secret[who] = []
        state.hand[who] = sorted(ids)
        state.deck[who] = sorted(card for card in own if card not in ids)

    def _fetch(self, card: int) -> None:
        state = self.state
        if card in state.yokai_pile:
            state.yokai_pile.remove(card)
        elif card in state.hill_yokai:
            state.hill_yokai[state.hill_yokai.index(card)] = NONE

    def row(self, display: int, *tiles: str) -> None:
        """Sets the tiles of a display from its first place on; "-" is an empty place."""
        ids = [self.parts.mitama_ids, self.parts.fly_ids, self.parts.crystal_ids, self.parts.building_ids][display]
        length = len(self.state.rows[display])
        named = [NONE if tile == "-" else ids.index(tile) for tile in tiles]
        self.state.rows[display] = named + [NONE] * (length - len(named))
        if display == 3:
            self.state.piles[3] = [tile for tile in self.state.piles[3] if tile not in named]

    def add_building(self, site: str, building: str, owner: int | None) -> None:
        """Puts a building on a site, with its owner."""
        place = self.parts.site_ids.index(site)
        self.state.site_building[place] = self.parts.building_ids.index(building)
        self.state.site_owner[place] = NONE if owner is None else owner
        if owner is not None:
            self.state.built[owner] += 1

    def pilgrim(self, node: str, p: int | None = None) -> None:
        """Adds a pilgrim on a node of the main paths."""
        self.state.on_node[self.parts.node_ids.index(node) * self.state.actors + self._p(p)] += 1

    def put_pilgrim_in(self, space: str, p: int | None = None) -> None:
        """Puts a pilgrim on a space of a branch."""
        self.state.on_space[self.parts.space_ids.index(space)] = self._p(p)

    def rocks(self, *rocks: str, p: int | None = None) -> None:
        """Gives an actor exactly these rocks, taken from the garden or from others."""
        who = self._p(p)
        ids = [self.parts.rock_ids.index(rock) for rock in rocks]
        self.state.garden = [rock for rock in self.state.garden if rock not in ids]
        for other in range(self.state.actors):
            self.state.rocks[other] = [rock for rock in self.state.rocks[other] if rock not in ids]
        self.state.rocks[who] = ids

    def at_rocks(self, *counts: int) -> None:
        """Puts pilgrims at `me`'s rocks: for each rock in order, how many, from its first place on."""
        first = self.me * self.parts.rock_places
        taken = [(1 << count) - 1 if self.game.ruleset > 2 else count for count in counts]
        self.state.rock_pilgrims[first : first + len(counts)] = taken

    def path(self, *cards: str, step: int = 0, p: int | None = None) -> None:
        self.state.path[self._p(p)] = [self.parts.bitoku_ids.index(card) for card in cards]
        self.state.step[self._p(p)] = step

    def crystal(self, slot: int, crystal: str, p: int | None = None) -> None:
        """Puts a crystal on one of an actor's eight slots, without waking a pilgrim."""
        number = self.parts.crystal_ids.index(crystal)
        self.state.crystals[self._p(p) * 8 + slot] = number
        if self.parts.crystal_trigger[number] >= 0:
            self.state.memory[self._p(p)] |= 1 << self.parts.crystal_trigger[number]

    # -- running

    def offer(self, *frames: Frame) -> None:
        """Runs these frames, the last one first, followed by a turn of `me`."""
        state = self.state
        place = state.order.index(self.me)
        state.active = self.me
        state.passed = [0] * state.actors
        state.playing = NONE
        state.stack = [(NEXT, NOBODY, place + 1), (END_TURN, self.me), (TURN, self.me), *frames]
        state.sealed = []
        state.raw_events = []
        state.run()
        self.all_events = state.events

    def use(self, effect: str, region: str | None = None) -> None:
        """Offers `me` an effect, as if it were printed in this region."""
        self.offer()
        self.state.raw_events = []
        here = NOWHERE if region is None else REGIONS.index(region)
        match = next(known for known in self.game.effects.table if known.text == effect)
        activate(self.state, self.me, here, match)
        self.state.run()
        self.all_events = self.state.events

    def place(self, slot: int) -> None:
        """Asks `me` where to place a die, without asking for amulets."""
        self.offer((PLACE, self.me, slot))

    def do(self, *texts: str) -> None:
        """Applies these options, given in the notation, and adds their events to `all_events`."""
        for text in texts:
            option = self.game.vocabulary.option(text)
            assert option in self.state.options(), f"{text!r} is not among {self.options()}"
            self.state.apply(option)
            self.all_events += self.state.events

    def skip_to(self, prompt: str) -> None:
        """Applies the last option again and again until this prompt comes."""
        while self.prompt() != prompt:
            self.state.apply(self.state.options()[-1])
            self.all_events += self.state.events
