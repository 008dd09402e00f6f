"""Assembles the game of Satori from its goods and actions, components, vocabulary, events and kinds of frames."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec

from sanmon.games.satori import events, knowledge, view
from sanmon.games.satori.card import INFO
from sanmon.games.satori.components import read
from sanmon.games.satori.domains import ALTAR_SOURCE, AMULET_SOURCE, CALL, OFFERING, STARTING, TILE, WHEEL
from sanmon.games.satori.rules import (
    amulets,
    build,
    charity,
    goods,
    jokoros,
    mountains,
    offerings,
    pagoda,
    round_end,
    scoring,
    setup,
    turn,
    wheels,
)
from sanmon.games.satori.solo.facts import Facts
from sanmon.games.satori.state import EMERALD, INCENSE, MON, SCORE_KEYS, STONE, WOOD, SatoriState
from sanmon.kernel.frames import Kind
from sanmon.kernel.game import Game
from sanmon.kernel.info import Setting
from sanmon.kernel.loading import load_game
from sanmon.kernel.messages import Arg
from sanmon.kernel.part_cache import PartCache
from sanmon.kernel.state import State


class Satori(Game[SatoriState]):
    """The game of Satori with one component set and one ruleset."""

    def __init__(self, components: Path | None) -> None:
        super().__init__(
            INFO,
            [
                goods.Supplied("wood", WOOD),
                goods.Supplied("stone", STONE),
                goods.Supplied("mon", MON),
                goods.Supplied("emerald", EMERALD),
                goods.Incense("incense", INCENSE),
            ],
            [
                build.BuildAction("altar"),
                jokoros.JokoroAction("jokoro"),
                pagoda.PagodaAction("pagoda"),
                mountains.MeditateAction("meditate"),
                mountains.HikariAction("hikari"),
                offerings.ClaimAction("offerings"),
            ],
        )
        self.folder = components
        self.parts = read(components, self.effects, self.vocabulary)
        self.components_name = self.parts.name
        self.components_hash = self.parts.hash
        wheel = self.parts.options.wheel
        self.first_anytime, self.end_anytime = wheel.base, wheel.end
        events.declare(self.events, self.parts.things)
        self.scores = SCORE_KEYS
        self.verdicts = scoring.VERDICTS
        self.clauses = {"effects": "3.5", "choice": "3.4", "payment": "7.3", "mixture": "7.3", "end-turn": "6.2"}
        kinds: list[Kind[Any]] = [
            setup.StartingTile(), setup.FirstMonk(),
            turn.Round(), turn.Worshipper(), turn.Altar(), turn.Side(),
            charity.Charity(), charity.Collection(), turn.Reaction(),
            goods.Cost(), build.Build(), build.Plot(), build.Decorate(), build.Bonus(),
            jokoros.Jokoro(), pagoda.Pagoda(), pagoda.Raised(),
            mountains.Meditate(), mountains.Lift(), mountains.Hikari(), mountains.Tile(), mountains.TileDone(),
            offerings.Claim(), round_end.RoundEnd(), amulets.Amulet(), amulets.AmuletBonus(),
            round_end.Administration(), offerings.RoundClaim(), round_end.KeepMonks(), round_end.KeepMonk(),
            round_end.ExchangeTiles(), round_end.NextRound(), scoring.FinalAmulets(), scoring.FinalScoring(),
            amulets.AmuletGift(), amulets.LastAmulet(),
        ]  # fmt: skip
        self.complete(kinds)
        self.facts = Facts()

    def blank(self) -> SatoriState:
        """A state of this game that is not set up yet."""
        state = SatoriState(self)
        state.parts = self.parts
        state.facts = self.facts
        return state

    def setup(self, state: SatoriState, settings: dict[str, Setting]) -> None:
        """Sets up a new game (chapter 2)."""
        setup.set_up(state, settings)

    def anytime(self, state: SatoriState, seat: int) -> list[int]:
        """The prayer wheels that the seat may turn now (chapter 6)."""
        return wheels.turnable(state, seat)

    def do_anytime(self, state: SatoriState, seat: int, option: int) -> None:
        """Turns the prayer wheel that the option names (chapter 6)."""
        wheels.turn(state, seat, self.parts.options.wheel.index(option))

    def source_args(self, state: State, source: int) -> dict[str, Arg]:
        """Names the sort of thing that an effect is printed on, and the thing itself."""
        things = self.parts.things
        for first, sort, domain in (
            (CALL, "call", None),
            (AMULET_SOURCE, "amulet", things.amulet),
            (OFFERING, "offering", things.offering),
            (STARTING, "starting", things.starting),
            (WHEEL, "wheel", things.wheel),
            (TILE, "tile", things.tile),
            (ALTAR_SOURCE, "altar", things.altar),
        ):
            if source >= first:
                args: dict[str, Arg] = {"source": sort}
                if domain is not None:
                    args[domain.name] = domain.ids[source - first]
                return args
        return {}

    def view(self, state: SatoriState, seat: int | None) -> msgspec.Struct:
        """What a seat may know, as a view."""
        return view.view(state, seat)

    def views(
        self, state: SatoriState, seats: list[int | None], cache: PartCache | None = None
    ) -> list[msgspec.Struct]:
        """The views of several seats; parts that all of them see are built once."""
        return view.views(state, seats, cache or PartCache())

    def deal_anew(self, state: SatoriState, seat: int | None, rng: random.Random) -> None:
        """Deals again everything that the seat does not know."""
        knowledge.deal_anew(state, seat, rng)


def load(components: Path | None = None, ruleset: int = INFO.ruleset) -> Satori:
    """The game with a component set, by default our newest one, and a ruleset, by default the newest one."""
    game: Satori = load_game(Satori, components, ruleset)
    return game
