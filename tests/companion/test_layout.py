"""How a game is laid out: the counts of the rules for every number of players, and what is drawn."""

from typing import Any

import msgspec
import pytest

from sanmon.companion import session
from sanmon.kernel.info import Setting


def laid(game: str, players: int, key: str = "07" * 32, **options: Setting) -> list[tuple[str, dict[str, Any]]]:
    shown = session.screen(session.new(game, options, key, "layout", players))
    assert shown.over
    assert shown.question is None
    prefix = "companion-lay-"
    return [(one.event.key.removeprefix(prefix), dict(one.event.args)) for part in shown.log for one in part.told]


@pytest.mark.parametrize(("players", "each", "drawn", "cancelled"), [(2, 3, 6, 0), (3, 4, 9, 3), (4, 5, 12, 1)])
@pytest.mark.clause("satori", "2.1", "2.5", "2.11", "2.13", "2.14")
def test_satori_for_several_players(players: int, each: int, drawn: int, cancelled: int) -> None:
    steps = dict(laid("satori", players))
    assert steps["supply"] == {"wood": 20, "stone": 20, "mon": 30, "emerald": 12}
    assert steps["bag"] == {"each": each, "n": drawn}
    assert steps["costs"] == {"n": 7, "cancelled": cancelled}
    assert ("neutrals" in steps) == (cancelled > 0)
    assert steps["tiers"] == {"n": 5, "all": 6}
    assert steps["starting"] == {"n": players + 1}
    assert steps["pieces"] == {"monks": 3, "jokoros": 5}
    assert steps["markers"] == {"points": 5}
    assert "amulets" in steps


@pytest.mark.clause("satori", "16.1", "16.3", "16.4", "16.25")
def test_satori_alone() -> None:
    steps = dict(laid("satori", 1))
    assert steps["bag"] == {"each": 3, "n": 3}
    assert steps["automaton"] == {"points": 5, "jokoros": 5}
    assert steps["starting"] == {"n": 2}
    assert not {"amulets", "order", "choose"} & set(steps)
    assert dict(laid("satori", 1, few_worshippers=True))["bag"]["each"] == 2


@pytest.mark.parametrize(
    ("players", "deck", "removed", "tiles"), [(2, 30, (1, 2, 2), 1), (3, 41, (1, 1, 2), 2), (4, 48, None, 2)]
)
@pytest.mark.clause("koi", "2.1", "2.2", "2.3", "2.4", "2.6", "2.7")
def test_koi_for_several_players(players: int, deck: int, removed: tuple[int, ...] | None, tiles: int) -> None:
    steps = laid("koi", players)
    found = dict(steps)
    assert found["deck"] == {"n": deck, "row": 5}
    assert ("cards" in found) == (players < 4)
    assert found.get("koi") == (removed and dict(zip(("small", "medium", "large"), removed, strict=True)))
    assert found["begin"] == {"coin": 2, "luck": 1, "water": 2}
    goals = [args for key, args in steps if key in ("goal", "path")]
    assert len(goals) == 3
    for args in goals:
        assert args["n"] == {"branches": 3, "path": 7}.get(args["goal"], tiles)
    # The second, third and fourth player begin with a koi, in the order that was drawn.
    order = [args["player"] for key, args in steps if key == "order"]
    fish = [(args["player"], args["koi"]) for key, args in steps if key == "first-koi"]
    assert sorted(order) == [str(number + 1) for number in range(players)]
    assert fish == list(zip(order[1:], ("small", "medium", "large"), strict=False))


@pytest.mark.clause("koi", "8.3.3")
def test_koi_alone_has_the_goals_of_its_scenario() -> None:
    goals = [args["goal"] for key, args in laid("koi", 1, scenario="enlightenment") if key in ("goal", "path")]
    assert sorted(goals) == ["path", "purple-lily", "statue"]
    assert "no-goals" in dict(laid("koi", 2, goals=False))


@pytest.mark.parametrize(("players", "ancient", "displays"), [(1, 4, 4), (2, 4, 4), (3, 2, 5), (4, 0, 5)])
@pytest.mark.clause("bitoku", "2.1", "2.3", "2.5", "2.6", "2.9", "2.11", "2.12", "2.15", "2.16", "21.1")
def test_bitoku(players: int, ancient: int, displays: int) -> None:
    steps = laid("bitoku", players)
    found = dict(steps)
    regions = [args["region"] for key, args in steps if key == "ancient"]
    assert len(regions) == ancient
    assert players != 3 or regions == ["yomi", "glade"]
    assert ("no-ancient" in found) == (players == 4)
    assert found["displays"] == {"n": displays}
    assert found["board"] == {"n": max(2, players)}
    assert found.get("neutral") == ({"n": 4} if players == 2 else None)
    assert found["dice"] == {"one": 3, "two": 2, "three": 1}
    assert found["pilgrims"] == {"n": 3, "asleep": 8}
    assert found["goods"] == {"wood": 1, "jade": 1, "amulet": 1}
    assert found["deck"] == {"n": 5}
    assert ("tengu-first" in found) == (players == 1)


@pytest.mark.clause("bitoku", "21.2", "21.3", "21.6", "21.7", "26.1", "26.2", "26.3", "26.6", "26.7", "26.8")
def test_every_easing_and_hardening_of_the_tengu_is_laid_out() -> None:
    steps = dict(laid("bitoku", 1))
    assert steps["tengu-dice"] == {"one": 2, "two": 3, "three": 4}
    assert steps["tengu-board"] == {"n": 11}
    assert steps["tengu-yokai"] == {"n": 5}
    assert steps["tengu-flies"] == {"n": 1}
    assert steps["tengu-cards"] == {"n": 3, "all": 10}
    assert not {"tengu-kodama", "tengu-pilgrim", "tengu-no-yokai", "tengu-no-goods"} & set(steps)
    easy = dict(laid("bitoku", 1, dragonflies="none", no_yokai=True, no_goods=True))
    assert easy["tengu-flies"] == {"n": 0}
    assert {"tengu-no-yokai", "tengu-no-goods"} <= set(easy)
    hard = dict(laid("bitoku", 1, dragonflies="two", early_kodama=True, early_pilgrim=True))
    assert hard["tengu-flies"] == {"n": 2}
    assert hard["tengu-kodama"] == {"n": 2}
    assert hard["tengu-pilgrim"]["n"] in (1, 2)


@pytest.mark.parametrize("game", ["satori", "koi", "bitoku"])
def test_another_key_draws_anew_and_the_same_key_the_same(game: str) -> None:
    now = session.new(game, key="07" * 32, sheet="layout", players=4)
    assert session.screen(now) == session.screen(now)
    drawn = {str(laid(game, 4, f"{number:064x}")) for number in range(12)}
    assert len(drawn) > 1
    assert session.screen(msgspec.structs.replace(now, names=["Anna"])).log
