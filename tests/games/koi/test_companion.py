"""Koi alone beside a box: fed with the facts of games played by the engine, the companion says what the engine did."""

import random
from typing import Any

import pytest

import sanmon
from sanmon.games.koi.domains import GOALS, SMALL, SPACE_IDS
from sanmon.games.koi.solo.companion import SIZES, KoiCompanion
from sanmon.games.koi.state import NO_CARD
from sanmon.kernel.box.companion import Companion, Question

SCENARIOS = ("standard", "hot-summer", "enlightenment", "imperial-pond", "imperial-pond-random")


class Turn:
    """What the player did in a turn, and what the rules did after it."""

    def __init__(self) -> None:
        self.did = "work"
        self.bought: list[str] = []
        self.stock: list[list[bool]] = []  # at each purchase: whether the supply had a koi of each size
        self.picked: list[str] = []
        self.told: list[tuple[str, Any]] = []


def game_of(rng: random.Random, seed: int, scenario: str) -> tuple[list[Turn], Any, Any]:
    state: Any = sanmon.load("koi").start(players=1, seed=seed, confirm=True, scenario=scenario)
    first = state.clone()
    turns = [Turn()]
    while state.seat is not None:
        before = state.clone()
        state.apply(rng.choice(state.options()))
        turn = turns[-1]
        asked = before.prompt(0).key == "remove"
        for event in state.events:
            match event.key:
                case "meditated":
                    turn.did = str(event.args["space"])
                case "bought":
                    turn.bought.append(str(event.args["koi"]))
                    turn.stock.append([before.stock[SMALL + size] > 0 for size in range(3)])
                case "removed":
                    turn.told.append(("removed", event.args["koi"]))
                    # The kernel takes a decision with one answer itself, so a pick may come without a question.
                    if asked or not turn.stock[-1][(SIZES.index(turn.bought[-1]) + 1) % 3]:
                        turn.picked.append(str(event.args["koi"]))
                case "discarded":
                    pass
                case "ending" | "last-round":
                    turn.told.append((event.key, dict(event.args)))
        if state.turn > before.turn:
            turn.told.insert(len([1 for key, _ in turn.told if key == "removed"]), discarded(before, turn.did, state))
            turns.append(Turn())
    return turns, first, state


def discarded(before: Any, did: str, after: Any) -> tuple[str, Any]:
    """Where the discarded card lay, read off the offers before and after."""
    gone = [event for event in after.events if event.key == "discarded"]
    if not gone:
        return "companion-discard-nothing", {}
    kept = [card for card in before.offer if card != NO_CARD]
    if did == SPACE_IDS[0]:
        return "companion-discard-top", {}
    if did == "work":
        return "companion-discard", {"space": SPACE_IDS[max(at for at in range(5) if before.offer[at] != NO_CARD)]}
    assert kept
    return "companion-discard", {"space": SPACE_IDS[SPACE_IDS.index(did) - 1]}


class Owner:
    """Answers the companion's questions from the engine's games."""

    def __init__(self, turns: list[Turn], first: Any, last: Any) -> None:
        self.turns = iter(turns)
        self.first = first
        self.last = last
        self.turn = Turn()
        self.purchases = 0

    def __call__(self, question: Question) -> list[str]:
        match question.key:
            case "goals":
                return [GOALS[goal] for goal in self.first.goals]
            case "deck":
                return [str(len(self.first.deck))]
            case "did":
                self.turn = next(self.turns)
                self.purchases = 0
                return [self.turn.did]
            case "bought":
                self.purchases += 1
                return [[*self.turn.bought, "none"][self.purchases - 1]]
            case "koi-left":
                had = self.turn.stock[self.purchases - 1]
                return ["yes" if had[SIZES.index(str(question.args["koi"]))] else "no"]
            case "pick-koi":
                return [self.turn.picked.pop(0) if self.turn.picked else "none"]
            case "claimed":
                return ["yes" if self.last.claimed[goal] else "no" for goal in self.last.goals]
            case "your-points":
                return [str(self.last.result.scores[0])]
            case "enlightened":
                return ["yes" if self.last.facts.is_enlightened(self.last) else "no"]
        raise AssertionError(f"the owner does not know {question.about()}")


def compare(seed: int, scenario: str) -> Companion:
    turns, first, last = game_of(random.Random(seed), seed, scenario)
    companion = KoiCompanion(sanmon.load("koi"), {"scenario": scenario}, bytes(32), [], Owner(turns, first, last))
    companion.play()
    told: list[list[tuple[str, Any]]] = []
    verdict = None
    for entry in companion.log:
        if entry.key == "turn":
            told.append([])
        for event, _ in entry.events:
            if event.key == "companion-verdict":
                verdict = event.args["verdict"]
            elif event.key == "removed":
                told[-1].append(("removed", event.args["koi"]))
            elif entry.key == "turn" and event.key != "companion-slide":
                told[-1].append((event.key, dict(event.args)))
    assert told == [turn.told for turn in turns]
    assert verdict == last.result.verdict
    return companion


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.clause("koi", "8.1.2", "8.1.3", "8.1.4", "8.1.5", "8.1.7", "8.2.1", "8.2.3", "8.3.4")
def test_the_companion_says_what_the_engine_did(scenario: str) -> None:
    for seed in range(3):
        compare(seed, scenario)


@pytest.mark.deep
def test_the_companion_says_what_the_engine_did_in_many_games() -> None:
    for seed in range(300):
        compare(10_000 + seed, SCENARIOS[seed % 5])
