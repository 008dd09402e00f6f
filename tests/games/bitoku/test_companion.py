"""The Tengu beside a box: fed with the facts of games played by the engine, the companion says what the engine did."""

import random
from typing import Any

import pytest

import sanmon
from sanmon.companion import session
from sanmon.games.bitoku.card import DRAGONFLIES, SOLO
from sanmon.games.bitoku.printed.base import (
    BUILDING_TYPES,
    HILLS,
    MITAMA_TYPES,
    REGION_OF_HILL,
    REGIONS,
    YOKAI_TYPES,
)
from sanmon.games.bitoku.rules.buildings import site_in
from sanmon.games.bitoku.rules.crossing import BITOKU_CARD, YOKAI_CARD
from sanmon.games.bitoku.solo.asked import ROWS
from sanmon.games.bitoku.solo.companion import LEFT_OUT, TenguCompanion
from sanmon.games.bitoku.solo.facts import Facts
from sanmon.games.bitoku.state import FOREST, HILL, HOME_SPACE, NONE, TENGU, BitokuState
from sanmon.kernel.box.companion import Companion, Question
from sanmon.kernel.messages import Event

IN_OTHER_WORDS = ("companion-combined", "companion-built")


class Recorder(Facts):
    """The engine's own facts, which also writes down what an owner would have seen."""

    def __init__(self) -> None:
        self.before: list[BitokuState] = []
        self.rolls: list[int] = []
        self.cards: list[str] = []
        self.spaces: list[int] = []
        self.ways: list[int] = []
        self.taken: list[tuple[str, Any]] = []

    def begin(self, state: BitokuState) -> None:
        self.before.append(state.clone())

    def roll(self, state: BitokuState) -> int:
        self.rolls.append(super().roll(state) + 1)
        return self.rolls[-1] - 1

    def draw_card(self, state: BitokuState) -> int:
        card = super().draw_card(state)
        self.cards.append(state.parts.tengu_ids[card])
        return card

    def take_tile(self, state: BitokuState, row: int, place: int) -> None:
        self.taken.append((f"companion-take-{ROWS[row]}", {"n": place + 1}))

    def take_card(self, state: BitokuState, hill: int, favour: int) -> None:
        sort = "bitoku" if favour == BITOKU_CARD else "yokai"
        self.taken.append((f"companion-take-{sort}", {"hill": HILLS[hill]}))

    def walking(self, state: BitokuState) -> bool:
        return any(state.on_node[TENGU :: state.actors])

    def best_space(self, state: BitokuState, gates: bool) -> int:
        way = super().best_space(state, gates)
        if self.walking(state):
            self.spaces.append(NONE if way == NONE else state.parts.space_vp[state.parts.edge_space[way]])
        return way

    def furthest(self, state: BitokuState) -> int:
        node = super().furthest(state)
        if self.walking(state):
            self.ways.append(0 if node == NONE else self.ways_on(state, node))
        return node


class Game:
    """A solo game that the engine played at random."""

    def __init__(self, seed: int, settings: dict[str, Any]) -> None:
        rng = random.Random(seed)
        game: Any = sanmon.load("bitoku")
        self.recorder = Recorder()
        state: Any = game.start(players=1, seed=seed, confirm=True, **settings)
        self.first = state.clone()
        state.facts = self.recorder
        self.told: list[tuple[str, Any]] = []
        self.deeds: list[list[str]] = []
        while state.seat is not None:
            before = state.clone()
            state.apply(rng.choice(state.options()))
            for event in state.events:
                self.note(event, before, state)
        self.last = state

    def note(self, event: Event, before: Any, state: Any) -> None:
        match event.key:
            case "played" | "passed":
                self.deeds.append([event.key])
            case "crossed":
                self.deeds.append([f"crossed-{event.args['region']}"])
            case "placed" if event.args["region"] == "home":
                self.deeds.append([f"home-{home_space(state, before)}"])
            case "placed":
                self.deeds.append([f"placed-{event.args['region']}"])
            case "pushed":
                self.deeds[-1].insert(0, f"push-{event.args['region']}")
            case "visited":
                tile = before.parts.building_ids.index(event.args["building"])
                if before.site_owner[before.site_building.index(tile)] == TENGU:
                    self.deeds[-1].insert(0, "building")
            case "tengu-combined":
                self.told.append(("companion-combined", {}))
            case "tengu-built":
                self.told.append(("companion-built", {"region": event.args["region"]}))
            case key if key in ("will", "passed-over", "step") or (key.startswith("tengu-") and key not in LEFT_OUT):
                self.told.append((key, dict(event.args)))


def home_space(state: Any, before: Any) -> int:
    """The number of the space of the Home that a die of the player was placed on."""
    moved = [at for at, was in zip(state.die_at[:3], before.die_at[:3], strict=True) if at != was]
    return int(state.board().home.index(next(at for at in moved if HOME_SPACE <= at < HILL) - HOME_SPACE)) + 1


class Owner:
    """Answers the companion's questions from what the engine's game showed."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.turns = iter(game.deeds)
        self.deeds: list[str] = []
        self.rolls = iter(game.recorder.rolls)
        self.cards = iter([*[game.first.parts.tengu_ids[card] for card in game.first.tengu_row], *game.recorder.cards])
        self.spaces = iter(game.recorder.spaces)
        self.ways = iter(game.recorder.ways)
        self.companion: Any = None

    def __call__(self, question: Question) -> list[str]:
        first, last, names = self.game.first, self.game.last, [field.name for field in question.fields]
        match question.key:
            case "dice" | "cards":
                return ["box"]
            case "rocks":
                return [first.parts.rock_ids[rock] for rock in first.rocks[TENGU]]
            case "card":
                return [next(self.cards)]
            case "roll":
                return [str(self.roll())]
            case "did":
                self.deeds = self.deeds or list(next(self.turns))
                return [self.deeds.pop(0)]
            case "best-illumination" | "best-gate":
                points = next(self.spaces)
                return ["none" if points == NONE else str(points)]
            case "ways":
                return [str(next(self.ways))]
            case "lakes-first" | "lakes-second":
                rank = ("lakes-first", "lakes-second").index(question.key)
                return [str(first.parts.lakes[first.lakes[region]][rank]) for region in range(5)]
            case "your-points":
                return [str(last.result.scores[0])]
        states = [*self.game.recorder.before, last]  # when the game is over, all kodama are asked for once more
        return self.seen(states[self.companion.facts.turns - 1], question, names)

    def roll(self) -> int:
        if self.companion.facts.turns == 0:  # the pilgrim ahead, which the engine placed when it set up the game
            starts = self.game.first.board().starts
            on = [self.game.first.on_node[node * self.game.first.actors + TENGU] for node in starts]
            return 1 if on[0] else 6
        return next(self.rolls)

    def seen(self, state: Any, question: Question, names: list[str]) -> list[str]:
        parts = state.parts
        match question.key:
            case "hills-yokai":
                cards = [state.hill_yokai[HILLS.index(name.removeprefix("hill:"))] for name in names]
                covered = [state.covered[HILLS.index(name.removeprefix("hill:")) * 3 + YOKAI_CARD] for name in names]
                types = ["none" if card == NONE else YOKAI_TYPES[parts.yokai_type[card]] for card in cards]
                return ["none" if gone else kind for gone, kind in zip(covered, types, strict=True)]
            case "hills-bitoku":
                cards = [state.hill_bitoku[HILLS.index(name.removeprefix("hill:"))] for name in names]
                covered = [state.covered[HILLS.index(name.removeprefix("hill:")) * 3 + BITOKU_CARD] for name in names]
                types = ["none" if card == NONE else parts.bitoku_ids[card] for card in cards]
                return ["none" if gone else kind for gone, kind in zip(covered, types, strict=True)]
            case "display-mitama" if question.fields[0].domain != "companion-answer":
                return ["none" if tile == NONE else MITAMA_TYPES[parts.mitama_type[tile]] for tile in state.rows[0]]
            case "display-building":
                return ["none" if tile == NONE else BUILDING_TYPES[parts.building_type[tile]] for tile in state.rows[3]]
            case "display-mitama" | "display-dragonfly" | "display-crystal":
                row = state.rows[ROWS.index(question.key.removeprefix("display-"))]
                return ["none" if tile == NONE else "tile" for tile in row]
            case "sites":
                kind = BUILDING_TYPES.index(str(question.args["companion-building"]))
                areas = [REGION_OF_HILL.index(REGIONS.index(name.removeprefix("region:"))) for name in names]
                return ["yes" if site_in(state, area, kind) != NONE else "no" for area in areas]
            case "kodama":
                return [str(state.kodama[region * state.actors] + 1) for region in range(5)]
            case "strong":
                dice = [die for die in range(3) if FOREST <= state.die_at[die] < HILL]
                return [str(sum(state.dice[die] >= 5 for die in dice))]
        raise AssertionError(f"the owner does not know {question.about()}")


def compare(seed: int, settings: dict[str, Any]) -> Companion:
    game = Game(seed, settings)
    owner = Owner(game)
    companion = TenguCompanion(sanmon.load("bitoku"), dict(settings), bytes(32), [], owner)
    owner.companion = companion
    companion.play()
    told: list[tuple[str, Any]] = []
    taken: list[tuple[str, Any]] = []
    ends: dict[str, Any] = {}
    for entry in companion.log:
        for event, _ in entry.events:
            if event.key.startswith("companion-take-"):
                taken.append((event.key, dict(event.args)))
            elif event.key in ("companion-final", "companion-verdict"):
                ends |= event.args
            elif event.key in IN_OTHER_WORDS or not event.key.startswith(("companion-", "order")):
                told.append((event.key, dict(event.args)))
    for number, (ours, engines) in enumerate(zip(told, game.told, strict=False)):
        assert ours == engines, f"event {number}, after {told[max(0, number - 12) : number]}"
    assert len(told) == len(game.told)
    assert taken == game.recorder.taken
    assert ends["rival"] == game.last.result.scores[1]
    assert ends["verdict"] == game.last.result.verdict
    return companion


def settings_of(number: int) -> dict[str, Any]:
    chosen: dict[str, Any] = {switch: bool(number >> place & 1) for place, switch in enumerate(SOLO)}
    return chosen | {"dragonflies": DRAGONFLIES[number % 3]}


@pytest.mark.parametrize("number", [0, 127, 1, 2, 4, 8, 16, 32, 64])
@pytest.mark.clause(
    "bitoku", "22.2", "22.3", "22.9", "22.13", "22.15", "23.1", "23.5", "23.6", "24.10", "24.14", "25.2"
)
def test_the_companion_says_what_the_engine_did(number: int) -> None:
    compare(number, settings_of(number))


@pytest.mark.deep
def test_the_companion_says_what_the_engine_did_in_many_games() -> None:
    for seed in range(300):
        compare(10_000 + seed, settings_of(seed))


def test_what_is_said_of_one_sort_of_building_stays_when_another_is_asked_about() -> None:
    choice = random.Random(57)
    now = session.new("bitoku", key=f"{57 * 77:064x}")
    while (shown := session.screen(now)).question is not None:
        now = session.answered(now, shown, [choice.choice(field.choices) for field in shown.question.fields])
    assert shown.over
