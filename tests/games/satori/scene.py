"""Scenes: set up a position of Satori by hand, apply options in the notation, look at the outcome."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sanmon.games.satori.card import INFO
from sanmon.games.satori.engine import load
from sanmon.games.satori.state import (
    BASICS,
    CHARITY,
    CLOSED,
    COLOURS,
    EMERALD,
    GOODS,
    INCENSE,
    MON,
    NONE,
    SPACES,
    STONE,
    WOOD,
    SatoriState,
)
from sanmon.games.satori.view_structs import SatoriView
from sanmon.kernel.runner import begin

GOOD = {"wood": WOOD, "stone": STONE, "mon": MON, "emerald": EMERALD, "incense": INCENSE}


class Scene:
    """A game after the setup, when the first seat chooses a worshipper. Nobody has goods or monks on the mountains.

    `me` is the first seat in turn order, `rival` the second. A `row` is a seat or the solo opponent; by default `me`.
    """

    def __init__(
        self,
        players: int = 2,
        seed: int = 1,
        components: Path | None = None,
        ruleset: int = INFO.ruleset,
        **settings: Any,
    ) -> None:
        self.game = load(components, ruleset)
        self.state: SatoriState = self.game.start(players=players, seed=seed, **settings)
        self.parts = self.game.parts
        self.things = self.parts.things
        while self.prompt() != "worshipper":
            self.state.apply(self.state.options()[0])
        state = self.state
        for place, held in enumerate(state.goods):
            if place % GOODS != INCENSE:
                state.supply[place % GOODS] += held
        state.goods = [0] * len(state.goods)
        state.monk_at = [NONE] * SPACES
        state.monks = [3 if row < players else 0 for row in range(state.rows)]
        self.me = state.order[0]
        self.rival = state.order[1] if players > 1 else NONE
        state.refresh()

    # -- looking

    def prompt(self) -> str:
        """The key of the question that is asked now."""
        return self.state.prompt(self.state.seat).key

    def options(self) -> list[str]:
        """The options in the notation."""
        return [self.game.vocabulary.text(option) for option in self.state.options()]

    def verbs(self) -> set[str]:
        return {text.split()[0] for text in self.options()}

    def has(self, good: str, row: int | None = None) -> int:
        """How many of a good the row has."""
        return self.state.goods[(self.me if row is None else row) * GOODS + GOOD[good]]

    def events(self, key: str) -> list[dict[str, Any]]:
        """The arguments of the events of one kind in the last action."""
        return [dict(event.args) for event in self.state.events if event.key == key]

    def altar(self, name: str) -> int:
        """The number of an altar."""
        return self.things.altar.index[name]

    def space(self, name: str) -> int:
        """The number of a space on the mountains."""
        return self.things.space.index[name]

    def view(self, seat: int | None = None) -> SatoriView:
        view = self.state.view(seat)
        assert isinstance(view, SatoriView)
        return view

    # -- setting up

    def give(self, row: int | None = None, tiles: int = 0, **goods: int) -> Scene:
        """Gives a row goods from the supply, and meditation tiles."""
        row = self.me if row is None else row
        for good, amount in goods.items():
            self.state.goods[row * GOODS + GOOD[good]] += amount
            if good != "incense":
                self.state.supply[GOOD[good]] -= amount
        self.state.tiles[row] += tiles
        self.state.spent -= tiles  # keeps the total number of tiles right for the invariants
        return self.again()

    def monk(self, name: str, row: int | None = None) -> Scene:
        """Puts a monk on a space of the mountains."""
        row = self.me if row is None else row
        self.state.monk_at[self.space(name)] = row
        self.state.monks[row] -= 1
        return self.again()

    def tile(self, space: str, name: str) -> Scene:
        """Puts a tile on a space of the mountains."""
        self.state.tile_at[self.space(space)] = self.things.tile.index[name]
        return self.again()

    def build(
        self, name: str, decoration: str = "coin-chest", row: int | None = None, over: str = "", jokoro: bool = False
    ) -> int:
        """Puts a built altar on the board, on a plot or over a basic altar, and returns its number."""
        row = self.me if row is None else row
        state = self.state
        altar = self.altar(name)
        if altar in state.altar_pile:
            state.altar_pile.remove(altar)
        if altar in state.slots:
            state.slots[state.slots.index(altar)] = NONE
        state.owner[altar] = row
        state.built[row] += 1
        state.decor[altar] = self.things.decoration.index[decoration]
        if over:
            state.ground[altar] = self.altar(over)
            state.covered[self.altar(over)] = altar
            state.visit.remove(self.parts.options.visit.of(self.altar(over)))
        else:
            state.ground[altar] = BASICS + self.parts.plots[state.players] - state.plots
            state.plots -= 1
        state.visit.append(self.parts.options.visit.of(altar))
        if jokoro:
            state.burner[altar] = 1
            state.jokoros[row] -= 1
        self.again()
        return altar

    def offer(self, *altars: str, decorations: tuple[str, ...] = ("incense-bowl", "coin-chest", "cedar-beam")) -> Scene:
        """Lays these altar tiles ("" for an empty slot) and decorations in the construction area."""
        state = self.state
        everything = [altar for altar in [*state.altar_pile, *state.slots] if altar != NONE]
        state.slots = [self.altar(name) if name else NONE for name in altars]
        state.altar_pile = sorted(altar for altar in everything if altar not in state.slots)
        state.shown = sorted(self.things.decoration.index[name] for name in decorations)
        return self.again()

    def tier(self, level: int, cost: str | None = None) -> Scene:
        """Builds a tier without an owner, with this cost tile."""
        state = self.state
        state.tier_built[level - 1] = 1
        if cost is not None:
            number = self.things.cost.index[cost]
            state.cost_at[level - 1] = number
            state.cost_pile.remove(number)
        if state.players < 3:
            state.right_space[level - 1] = CLOSED
        return self.again()

    def tiers(self, *names: str) -> Scene:
        """Chooses the tiers of the pagoda, from the lowest up."""
        for level, name in enumerate(names):
            self.state.tier_at[level] = self.things.tier.index[name]
        return self.again()

    def sanmon(self, grey: int, purple: int, orange: int) -> Scene:
        """Puts this number of worshippers of each colour on the Sanmon; the others are in the bag."""
        state = self.state
        state.bag = [state.bag[c] + state.sanmon[c] for c in range(COLOURS)]
        state.sanmon = [grey, purple, orange]
        state.bag = [state.bag[c] - state.sanmon[c] for c in range(COLOURS)]
        return self.again()

    def again(self) -> Scene:
        """Computes the options again after the position was changed by hand."""
        self.state.refresh()
        return self

    # -- playing

    def begin(self, effect: str, row: int | None = None) -> Scene:
        """Begins an effect of the game, as if it were printed on the charity altar."""
        matches = [known for known in self.game.effects.table if known.text == effect]
        assert matches, f"no effect {effect!r} in the set"
        self.state.raw_events = []
        begin(self.state, self.me if row is None else row, CHARITY, matches[0])
        self.state.run()
        return self

    def offers(self, effect: str) -> bool:
        """Begins the effect; whether it is then among the options."""
        return f"do {effect}" in self.begin(effect).options()

    def ask(self, *frame: int) -> Scene:
        """Pushes a frame and runs the game to the next question."""
        self.state.stack.append(frame)
        self.state.run()
        return self

    def do(self, *texts: str) -> Scene:
        """Applies these options, given in the notation, one after the other."""
        for text in texts:
            option = self.game.vocabulary.option(text)
            assert option in self.state.options(), f"{text!r} is not among {self.options()}"
            self.state.apply(option)
        return self

    def visit(self, colour: str, altar: str) -> Scene:
        """Places a worshipper of this colour on an altar.

        If the Sanmon has no such worshipper, one comes from the bag. If it has fewer than two colours, it first gets
        one worshipper of each: with a single colour there would be nothing to choose.
        """
        if sum(1 for count in self.state.sanmon if count) < 2:
            self.sanmon(1, 1, 1)
        place = ("grey", "purple", "orange").index(colour)
        if not self.state.sanmon[place]:
            self.state.sanmon[place] += 1
            self.state.bag[place] -= 1
            self.again()
        return self.do(f"worshipper {colour}", f"visit {altar}")

    def finish_turn(self) -> Scene:
        """Declines everything until the next turn begins or the game ends."""
        turn = self.state.turn
        while self.state.turn == turn and self.state.seat is not None:
            texts = self.options()
            self.do(next((text for text in ("skip", "end") if text in texts), texts[0]))
        return self

    def finish_round(self) -> Scene:
        """Plays on to the amulets, the next round or the end, with options that change as little as possible."""
        number = self.state.round
        while self.state.seat is not None and self.state.round == number and self.prompt() != "amulet":
            texts = self.options()
            preferred = ("skip", "end", "visit charity", "call", "do incense", "do 2 mon")
            self.do(next((text for text in preferred if text in texts), texts[0]))
        return self

    def jump(self, round_number: int) -> Scene:
        """Moves the position to a later round."""
        self.state.round = round_number
        return self.again()

    def end_round(self) -> Scene:
        """Ends the round at once and begins the steps between rounds."""
        self.state.turns = 3 * self.state.players
        self.state.stack.pop()
        self.state.stack.pop()
        self.state.raw_events = []
        self.state.run()
        return self
