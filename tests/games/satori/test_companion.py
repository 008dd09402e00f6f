"""The Automaton beside a box: fed with the facts of games played by the engine, it says what the engine did."""

import random
from typing import Any

import pytest

import sanmon
from sanmon.games.satori.domains import COLOUR_IDS, LANTERN_IDS, LEVEL_IDS, RING_IDS
from sanmon.games.satori.rules.jokoros import has_free_space
from sanmon.games.satori.solo.companion import AutomatonCompanion
from sanmon.games.satori.solo.facts import Facts
from sanmon.games.satori.state import BASICS, CHARITY, MON, NONE, RING, SatoriState
from sanmon.kernel.box.companion import Companion, Question
from sanmon.kernel.messages import Event

SWITCHES = ("few_worshippers", "humble_charity", "strict_rewards")
# What the companion tells in other words, or what only the engine tells.
OWN_WORDS = {"companion-cost", "companion-your-steps", "companion-your-scoring", "companion-final"}
AUTOMATON = {"reaction", "reward", "reward-blocked", "reward-lost"}


class Turn:
    """One part of a game: the state before the Automaton acts, what the player did, and what the engine told."""

    def __init__(self, before: SatoriState, altar: str, colour: str) -> None:
        self.before = before
        self.altar = altar
        self.colour = colour
        self.told: list[tuple[str, Any]] = []


def place(state: SatoriState, altar: str) -> str:
    """The basic altar on whose place an altar stands."""
    ids = state.parts.things.altar.ids
    number = ids.index(altar)
    return altar if number <= CHARITY else ids[state.ground[number]]


def said(state: SatoriState, event: Event) -> tuple[str, Any]:
    """An event as both sides tell it: altars by their place, tiles unnamed."""
    args = dict(event.args)
    if "altar" in args:
        args["altar"] = place(state, str(args["altar"]))
    args.pop("tile", None)
    if event.key == "companion-light":
        return "auto-light", args
    if event.key == "advanced":
        return "companion-advance", {"n": args["n"]}
    return event.key, args


def game_of(rng: random.Random, seed: int, settings: dict[str, bool]) -> tuple[list[Turn], Any]:
    """Plays a solo game at random and returns its turns, and the last state."""
    chosen: dict[str, Any] = dict(settings)
    state: Any = sanmon.load("satori").start(players=1, seed=seed, confirm=True, **chosen)
    turns: list[Turn] = []
    visited: dict[str, Any] = {}
    while state.seat is not None:
        option = rng.choice(state.options())
        ending = state.describe(option).key == "end"
        before = state.clone()
        state.apply(option)
        for event in state.events:
            if event.key == "visited":
                visited = dict(event.args)
        if ending:
            turns.append(Turn(before, place(before, visited["altar"]), visited["colour"]))
        for event in state.events:
            ours = event.key in AUTOMATON or event.key.startswith("auto-") or (ending and event.key == "advanced")
            if ours and turns:
                turns[-1].told.append(said(before, event))
    return turns, state


class Owner:
    """Answers the companion's questions from the engine's states."""

    def __init__(self, turns: list[Turn], last: Any) -> None:
        self.turns = turns
        self.last = last
        self.headings = 0

    def __call__(self, question: Question) -> list[str]:
        turn = self.turns[max(0, self.headings - 1)]
        state, args = turn.before, question.args
        ids = state.parts.things.altar.ids
        facts = Facts()
        match question.key:
            case "visit":
                self.headings += 1
                return [self.turns[self.headings - 1].altar]
            case "worshipper":
                return [turn.colour]
            case "draw":
                return [next(str(args["colour"]) for key, args in turn.told if key == "reaction")]
            case "lantern":
                return [LANTERN_IDS[facts.lantern(state, ids.index(str(args["altar"])))]]
            case "jokoro":
                covering = state.covered[ids.index(str(args["altar"]))]
                return ["yes" if covering != NONE and state.burner[covering] else "no"]
            case "mon":
                return [str(min(4, state.supply[MON]))]
            case "space":
                level = LEVEL_IDS.index(str(args["level"]))
                if has_free_space(state, level):
                    return ["open"]
                return ["unbuilt" if state.cost_at[level] == NONE else "taken"]
            case "light":
                mountain = state.parts.flower.index(COLOUR_IDS.index(str(args["colour"])))
                return [RING_IDS[state.light[mountain] % RING]]
            case "tile":
                mountain = state.parts.flower.index(COLOUR_IDS.index(str(args["colour"])))
                space = mountain * RING + RING_IDS.index(str(args["companion-ring"]))
                return ["yes" if facts.has_open_tile(state, space) else "no"]
            case "tier" | "roof":
                built = state.tier_built if question.key == "tier" else state.roof_built
                return ["yes" if built[LEVEL_IDS.index(str(args["level"]))] else "no"]
            case "tier-points":
                return [str(state.parts.tier_points[state.tier_at[LEVEL_IDS.index(str(args["level"]))]])]
            case "roof-points":
                return [str(state.parts.roof_points[LEVEL_IDS.index(str(args["level"]))])]
            case "roofs":
                return [str(self.last.roofs)]
            case "your-points":
                return [str(self.last.result.scores[0])]
        raise AssertionError(f"the owner does not know {question.about()}")


def compare(seed: int, settings: dict[str, bool]) -> Companion:
    turns, last = game_of(random.Random(seed), seed, settings)
    owner = Owner(turns, last)
    companion = AutomatonCompanion(sanmon.load("satori"), dict(settings), bytes(32), [], owner)
    companion.play()
    told: list[list[tuple[str, Any]]] = []
    verdict = None
    for entry in companion.log:
        if entry.key == "turn":
            told.append([])
        for event, _ in entry.events:
            if event.key == "companion-verdict":
                verdict = event.args["verdict"]
            elif event.key not in OWN_WORDS:
                told[-1].append(said(turns[len(told) - 1].before, event))
    assert told == [turn.told for turn in turns]
    assert companion.state.points[1] == last.result.scores[1]
    assert verdict == last.result.verdict
    # The session is its answers: replayed, they say the same.
    again = AutomatonCompanion(sanmon.load("satori"), dict(settings), bytes(32), companion.answers)
    again.play()
    assert [entry.events for entry in again.log] == [entry.events for entry in companion.log]
    return companion


def settings_of(number: int) -> dict[str, bool]:
    return {switch: bool(number >> place & 1) for place, switch in enumerate(SWITCHES)}


@pytest.mark.parametrize("switches", range(8))
@pytest.mark.clause("satori", "16.6", "16.7", "16.8", "16.11", "16.14", "16.15", "16.16", "16.20", "16.22", "16.23")
def test_the_companion_says_what_the_engine_did(switches: int) -> None:
    for seed in range(3):
        compare(100 * switches + seed, settings_of(switches))


@pytest.mark.deep
def test_the_companion_says_what_the_engine_did_in_many_games() -> None:
    for seed in range(300):
        compare(10_000 + seed, settings_of(seed % 8))


def test_every_basic_altar_is_a_place() -> None:
    assert BASICS == CHARITY
