"""Whose turn it is among many who wait: round-robin by address and person, and a small share for bots alone."""

import random
from collections import Counter

from sanmon.server.runtime.fair_turns import BACK_LANE_SHARE, FairTurns, Waiting


def served(turns: FairTurns, waiting: list[Waiting], times: int, free: int = 1) -> Counter[str]:
    """Who is served how often when everyone waits again at once."""
    count: Counter[str] = Counter()
    for _ in range(times):
        for key in turns.choose(waiting, free, 0):
            count[next(job.person for job in waiting if job.key == key)] += 1
    return count


def jobs(person: str, address: str, tables: int, back: bool = False) -> list[Waiting]:
    return [Waiting(f"{person}{number}", number, back, address, person) for number in range(tables)]


def shuffled(found: list[Waiting]) -> list[Waiting]:
    random.Random(1).shuffle(found)
    return found


def test_many_tables_get_no_more_turns_than_one() -> None:
    waiting = shuffled(jobs("a", "A", 200) + jobs("b", "B", 1) + jobs("c", "C", 3))
    assert served(FairTurns(1), waiting, 300) == {"a": 100, "b": 100, "c": 100}


def test_many_people_of_one_address_share_its_turns() -> None:
    house = [job for number in range(10) for job in jobs(f"a{number}", "A", 4)]
    count = served(FairTurns(1), shuffled(house + jobs("b", "B", 1)), 200)
    assert count["b"] == 100
    assert {count[f"a{number}"] for number in range(10)} == {10}


def test_bots_alone_have_a_small_share_and_no_more() -> None:
    waiting = shuffled(jobs("a", "A", 20, back=True) + jobs("b", "B", 1))
    assert served(FairTurns(1), waiting, 10 * BACK_LANE_SHARE) == {"a": 10, "b": 10 * (BACK_LANE_SHARE - 1)}
    assert served(FairTurns(1), jobs("a", "A", 20, back=True), 5) == {"a": 5}


def test_bots_alone_hold_few_places_at_once() -> None:
    waiting = jobs("a", "A", 20, back=True)
    assert len(FairTurns(2).choose(waiting, 9, 0)) == 2
    assert FairTurns(2).choose(waiting, 9, 2) == []
    assert len(FairTurns(2).choose(waiting + jobs("b", "B", 5), 9, 2)) == 5
