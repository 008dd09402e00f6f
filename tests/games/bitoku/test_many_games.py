"""Many random games over all tables: none crashes, hangs or loses a piece, and everything in the box is used."""

import random
from collections import Counter
from itertools import product
from typing import ClassVar

import pytest

from sanmon.games.bitoku import events
from sanmon.games.bitoku.card import DRAGONFLIES, SOLO
from sanmon.games.bitoku.domains import REASONS, STEPS
from sanmon.games.bitoku.engine import Bitoku, load
from sanmon.games.bitoku.invariants import MOST_DECISIONS, check
from sanmon.kernel.info import Setting

Table = tuple[int, dict[str, Setting]]


def tables() -> list[Table]:
    """Every player count with and without the harder forest, and solo games with all combinations of options."""
    setups: list[Table] = []
    combinations = list(product(DRAGONFLIES, *[(False, True)] * len(SOLO)))
    for number, (dragonflies, *switches) in enumerate(combinations):
        harder = bool(number % 2)
        setups += [(players, {"harder_forest": harder}) for players in (2, 3, 4)]
        settings: dict[str, Setting] = {"harder_forest": harder, "dragonflies": dragonflies}
        setups.append((1, settings | dict(zip(SOLO, switches, strict=True))))
    return setups


class Used:
    """Counts which things of the box were used, by sort."""

    # sort: the event that uses such a thing, and the thing's place in it
    SORTS: ClassVar[dict[str, tuple[int, int]]] = {
        "yokai played": (events.PLAYED, 2),
        "yokai removed": (events.REMOVED, 2),
        "building built": (events.BUILT, 2),
        "building used": (events.VISITED, 2),
        "crystal taken": (events.TOOK_CRYSTAL, 2),
        "crystal remembered": (events.REMEMBERED, 2),
        "crystal harmonised": (events.HARMONISED, 2),
        "mitama": (events.TOOK_MITAMA, 2),
        "dragonfly taken": (events.TOOK_FLY, 2),
        "dragonfly combined": (events.COMBINED, 3),
        "gate": (events.GATE_REACHED, 2),
        "rock taken": (events.TOOK_ROCK, 2),
        "rock meditated at": (events.MEDITATED, 2),
        "vision": (events.KEPT_VISION, 2),
        "bitoku fulfilled": (events.STEPPED, 2),
        "forest row": (events.FOREST_DONE, 2),
        "step of the Tengu": (events.STEP, 2),
        "reason": (events.PASSED_OVER, 3),
        "card of the Tengu": (events.WILL, 4),
    }

    def __init__(self) -> None:
        self.counts = {sort: Counter[int]() for sort in self.SORTS}
        self.by_event: dict[int, list[tuple[str, int]]] = {}
        for sort, (event, place) in self.SORTS.items():
            self.by_event.setdefault(event, []).append((sort, place))
        self.fulfilled = Counter[int]()

    def on_event(self, raw: tuple[int, ...]) -> None:
        for sort, place in self.by_event.get(raw[0], ()):
            self.counts[sort][raw[place]] += 1


class RegionFiller:
    """A player who fills one region with dice and passes early.

    Only then does the Tengu find the place of its card full twice in a year, which leads to step I.
    """

    REGIONS: ClassVar[list[str]] = ["yomi", "stairs", "glade", "forges"]

    def __init__(self, game: Bitoku, region: str) -> None:
        verbs = ["pass", f"enter {region}", "rouse", "place", "play"]
        texts = [game.vocabulary.text(option) for option in range(game.vocabulary.size)]
        self.eager = [{option for option, text in enumerate(texts) if text.startswith(verb)} for verb in verbs]
        self.never = {option for option, text in enumerate(texts) if text.startswith("cross")}

    def choose(self, options: tuple[int, ...]) -> tuple[int, ...]:
        """The options that serve this plan best."""
        for eager in self.eager:
            if found := tuple(option for option in options if option in eager):
                return found
        return tuple(option for option in options if option not in self.never) or options


def play_many(games: int, every: int) -> Used:
    """Plays this many random games and checks the invariants after every `every` decisions."""
    game = load(None)
    used = Used()
    all_tables = tables()
    crowds = [RegionFiller(game, region) for region in RegionFiller.REGIONS]
    # A stride of 101 through the tables meets all sorts of them early, whatever the number of games.
    for seed in range(games):
        players, settings = all_tables[seed * 101 % len(all_tables)]
        state = game.start(players, seed, False, None, **settings)
        rng = random.Random(seed)
        decisions = 0
        while state.seat is not None:
            options = state.options()
            assert len(set(options)) == len(options)
            # In every second game no seat declines anything, so that more happens.
            most = len(options)
            if seed % 2 and game.skip.base in options and most > 1:
                options = tuple(option for option in options if option != game.skip.base)
                most -= 1
            if players == 1 and seed % 3 == 0:
                options = crowds[seed % len(crowds)].choose(options)
                most = len(options)
            state.apply(options[int(rng.random() * most)])
            decisions += 1
            assert decisions < MOST_DECISIONS
            for raw in state.raw_events:
                used.on_event(raw)
            if decisions % every == 0:
                check(state)
        check(state)
        assert state.result is not None
    return used


def test_some_games_of_every_sort() -> None:
    play_many(60, 7)


@pytest.mark.deep
def test_ten_thousand_games_use_everything_in_the_box() -> None:
    used = play_many(10_000, 41).counts
    parts = load(None).parts
    ids = {
        "yokai played": parts.yokai_ids,
        "yokai removed": parts.yokai_ids,
        "building used": parts.building_ids,
        "crystal taken": parts.crystal_ids,
        "mitama": parts.mitama_ids,
        "dragonfly taken": parts.fly_ids,
        "dragonfly combined": parts.fly_ids,
        "gate": parts.gate_ids,
        "rock taken": parts.rock_ids,
        "rock meditated at": parts.rock_ids,
        "vision": parts.vision_ids,
        "bitoku fulfilled": parts.bitoku_ids,
        "forest row": parts.forest_ids,
        "card of the Tengu": parts.tengu_ids,
    }
    everything = {sort: list(range(len(names))) for sort, names in ids.items()}
    everything["building built"] = list(range(parts.buildings))
    colours = parts.crystal_colour
    everything["crystal harmonised"] = [crystal for crystal, colour in enumerate(colours) if colour == 0]
    # Our set has no memory crystal for taking rocks; every memory crystal that it has must pay.
    everything["crystal remembered"] = [crystal for crystal, colour in enumerate(colours) if colour == 2]
    everything["step of the Tengu"] = list(range(len(STEPS)))
    never = {"holds", "home-full", "no-region", "dice-left"}
    everything["reason"] = [reason for reason, name in enumerate(REASONS) if name not in never]
    for sort, things in everything.items():
        missing = [thing for thing in things if not used[sort][thing]]
        names = [ids[sort][thing] for thing in missing] if sort in ids else missing
        assert not missing, f"{sort}: {names} never used in 10,000 games"
