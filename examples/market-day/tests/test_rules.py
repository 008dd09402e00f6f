"""The rules of Market Day, clause by clause."""

import random

import pytest
from market_day.rules.scoring import guild_points, score
from market_day.state import NONE, MarketDayState
from market_day.view import MarketDayView, view
from scene import do, end_turn, give, held, hold, market, number, place, play_hour, served, take_away, texts

import sanmon
from sanmon.kernel.messages import Result

clause = pytest.mark.clause


def ids(state: MarketDayState, customers: list[int]) -> list[str]:
    """The ids of customers."""
    return [state.parts.customers[customer] for customer in customers]


@clause("market_day", "1.1")
def test_a_cart_holds_eight_wares_and_the_rest_is_lost() -> None:
    state = market()
    give(state, 0, apple=7, coin=50, fame=70)
    do(state, "place meadow")
    assert texts(state)[:2] == ["do 2 wool", "skip"]  # it is asked, because a part of the wool would be lost
    do(state, "do 2 wool")
    assert held(state, 0) == {"apple": 7, "wool": 1, "coin": 50, "fame": 70}


@clause("market_day", "1.2")
def test_there_are_36_customers_of_four_guilds() -> None:
    parts = market().parts
    assert len(set(parts.customers)) == 36
    assert sorted(parts.guilds.count(guild) for guild in range(4)) == [9, 9, 9, 9]


@clause("market_day", "1.2")
def test_a_hand_is_secret_but_its_size_is_not() -> None:
    state = market(3)
    own, other = view(state, 0).seats[0], view(state, 1).seats[0]
    assert own.hand == ids(state, state.hands[0])
    assert (other.hand, other.customers) == (None, 2)
    assert view(state, None).seats[0].hand is None


@clause("market_day", "1.2")
def test_a_customer_from_the_row_is_known_to_all_while_it_is_held() -> None:
    state = market()
    waiting = state.row[0]
    do(state, "place gate")
    do(state, f"invite {state.parts.customers[waiting]}")
    assert view(state, 1).seats[0].seen == [state.parts.customers[waiting]]
    for seed in range(20):
        assert waiting in state.imagine(1, random.Random(seed)).hands[0]


@clause("market_day", "1.3")
@pytest.mark.parametrize(("players", "places"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_places_depend_on_the_number_of_players(players: int, places: int) -> None:
    state = market(players)
    seen = state.view(None)
    assert isinstance(seen, MarketDayView)
    assert {stall.id: stall.places for stall in seen.stalls}["orchard"] == places
    assert len(seen.stalls) == 9


@clause("market_day", "2.1")
def test_the_goods_at_the_start() -> None:
    state = market(4)
    assert [held(state, seat) for seat in range(4)] == [{"apple": 1, "wool": 1, "coin": 2 + seat} for seat in range(4)]


@clause("market_day", "2.2")
def test_four_customers_wait_in_the_row() -> None:
    state = market()
    assert len(state.row) == 4
    assert view(state, None).row == ids(state, state.row)


@clause("market_day", "2.3")
def test_every_seat_discards_one_of_three_customers_in_secret() -> None:
    state = sanmon.load("market_day").start(2, 1)
    assert state.seats == [0, 1]
    before = [hand[:] for hand in state.hands]
    assert [len(hand) for hand in before] == [3, 3]
    state.apply(state.options(1)[2], 1)
    assert state.view(0).seats[1].chosen
    assert [len(hand) for hand in state.hands] == [3, 3]  # nothing happens before all have chosen
    state.apply(state.options(0)[0], 0)
    assert state.away == [before[0][0], before[1][2]]
    assert state.hands == [before[0][1:], before[1][:2]]
    assert state.view(1).seats[0].away is None
    assert [event.args["customer"] is None for event in state.events_for(0) if event.key == "parted"] == [False, True]


@clause("market_day", "3.1")
def test_four_hours_of_three_helpers_each() -> None:
    state = market(3)
    seats = []
    while state.result is None:
        if state.hour == 0:
            seats.append(state.seat)
        place(state, state.parts.stalls[state.parts.options.place.index(state.options()[0])])
    assert seats == [0, 1, 2] * 3
    assert state.turn == 4 * 3 * 3
    assert state.hour == 3


@clause("market_day", "3.2")
def test_a_helper_needs_a_free_place_and_none_of_its_own_seat() -> None:
    state = market(2)
    place(state, "gate")
    assert "place gate" in texts(state)  # two places
    place(state, "orchard")
    offered = texts(state)
    assert "place gate" not in offered  # the seat's own helper is there
    assert "place orchard" not in offered  # full
    assert len(offered) == 7


@clause("market_day", "3.2")
def test_effects_are_done_in_any_order_and_may_be_left_out() -> None:
    state = market()
    give(state, 0, apple=1, wool=1)
    do(state, "place inn")
    assert held(state, 0)["coin"] == 3  # harmless, so it happens without asking
    assert "skip" in texts(state)
    do(state, "do apple | wool > honey")
    assert sorted(texts(state)) == ["pay apple", "pay wool"]
    do(state, "pay wool")
    assert held(state, 0) == {"apple": 1, "honey": 1, "coin": 3}
    assert not any(text.startswith("do ") for text in texts(state))  # the price is paid at most once


@clause("market_day", "3.3")
def test_places_of_the_row_cost_coins() -> None:
    state = market()
    give(state, 0, coin=2)
    row = state.row[:]
    do(state, "place gate")
    assert [text for text in texts(state) if text.startswith("invite")] == [
        f"invite {one}" for one in ids(state, row[:3])
    ]
    do(state, f"invite {state.parts.customers[row[1]]}")
    assert held(state, 0) == {"coin": 1}
    assert row[1] in state.hands[0]
    assert state.row[:3] == [row[0], row[2], row[3]]
    assert len(state.row) == 4


@clause("market_day", "3.3")
def test_a_seat_may_invite_nobody() -> None:
    state = market()
    row = state.row[:]
    do(state, "place gate")
    do(state, "nobody")
    assert state.row == row
    assert len(state.hands[0]) == 2


@clause("market_day", "3.4")
def test_a_customer_is_drawn_in_secret() -> None:
    state = market()
    do(state, "place well")
    assert len(state.hands[0]) == 3
    drawn = [event.args["customer"] for event in state.events_for(0) if event.key == "drew"]
    assert drawn[0] in ids(state, state.hands[0])
    assert [event.args["customer"] for event in state.events_for(1) if event.key == "drew"] == [None]


@clause("market_day", "3.5")
def test_serving_pays_and_receives() -> None:
    state = market()
    hold(state, 0, "shepherd", "abbot")
    give(state, 0, apple=3)
    do(state, "place bridge")
    assert texts(state) == ["serve shepherd", "nobody"]
    barrier = state.barrier
    do(state, "serve shepherd")
    assert state.barrier > barrier  # a hidden card was shown
    assert held(state, 0) == {"apple": 1, "coin": 1, "fame": 3}
    assert ids(state, state.served[0]) == ["shepherd"]
    assert view(state, 1).seats[0].served == ["shepherd"]


@clause("market_day", "3.5")
def test_the_square_serves_two() -> None:
    state = market()
    hold(state, 0, "shepherd", "scribe", "minstrel")
    give(state, 0, apple=2, wool=3)
    do(state, "place square")
    do(state, "serve shepherd")
    do(state, "serve minstrel")
    assert state.seat == 0
    assert "serve scribe" not in texts(state)
    assert ids(state, state.served[0]) == ["shepherd", "minstrel"]


@clause("market_day", "3.5")
def test_a_seat_that_can_serve_nobody_is_still_asked() -> None:
    state = market()
    hold(state, 0, "abbot")
    give(state, 0)
    do(state, "place square")
    assert texts(state) == ["nobody"]


@clause("market_day", "3.5")
def test_a_customer_may_offer_a_choice() -> None:
    state = market()
    hold(state, 0, "cook")
    give(state, 0, apple=2, honey=1)
    do(state, "place bridge")
    do(state, "serve cook")
    assert texts(state) == ["do 6 fame", "do 2 fame + 8 coin"]
    do(state, "do 2 fame + 8 coin")
    assert held(state, 0) == {"coin": 9, "fame": 2}


@clause("market_day", "3.5")
def test_a_price_of_any_two_wares_can_be_paid_in_several_ways() -> None:
    state = market()
    hold(state, 0, "goosegirl")
    give(state, 0, apple=2, wool=1)
    do(state, "place bridge")
    do(state, "serve goosegirl")
    assert sorted(texts(state)) == ["pay 2 apple", "pay apple + wool"]
    do(state, "pay apple + wool")
    assert held(state, 0) == {"apple": 1, "coin": 1, "fame": 2}
    assert len(state.hands[0]) == 1  # it drew another one


@clause("market_day", "3.6")
def test_whoever_rings_is_first_until_somebody_else_rings() -> None:
    state = market()
    place(state, "orchard")
    place(state, "belfry")
    play_hour(state)
    assert (state.first, state.seat) == (1, 1)
    while state.hour == 1:  # nobody rings in this hour
        stall = next(text for text in texts(state) if text != "place belfry")
        place(state, stall.removeprefix("place "))
    assert (state.first, state.seat) == (1, 1)


@clause("market_day", "3.7")
def test_the_peddler_sells_once_a_turn() -> None:
    state = market()
    give(state, 0, coin=5)
    assert not any(text.startswith("peddle") for text in texts(state))  # the helper goes first
    do(state, "place orchard")
    assert texts(state) == ["end", "peddle apple", "peddle wool", "peddle honey"]
    do(state, "peddle honey")
    assert held(state, 0) == {"apple": 2, "honey": 1, "coin": 3}
    assert state.seat == 1  # nothing else can be done, so the turn is over


@clause("market_day", "3.7")
@pytest.mark.parametrize(
    ("goods", "sold"), [({"coin": 2}, True), ({"coin": 1}, False), ({"coin": 9, "wool": 8}, False)]
)
def test_the_peddler_wants_two_coins_and_room(goods: dict[str, int], sold: bool) -> None:
    state = market()
    hold(state, 0, "abbot")
    give(state, 0, **goods)
    do(state, "place square")
    assert ("peddle honey" in texts(state)) is sold


@clause("market_day", "3.8")
def test_the_end_of_an_hour() -> None:
    state = market()
    longest = state.row[0]
    while state.turn < 6:
        place(state, next(text for text in texts(state) if text != "place gate").removeprefix("place "))
    assert state.hour == 0
    row = state.row[:]
    assert row[0] == longest
    place(state, next(text for text in texts(state) if text != "place gate").removeprefix("place "))
    assert state.hour == 1
    assert state.stalls == [[] for _ in state.stalls]
    assert state.gone == [longest]
    assert state.row[:3] == row[1:]
    assert len(state.row) == 4


@clause("market_day", "3.8")
def test_nobody_goes_home_after_the_last_hour() -> None:
    state = market()
    for _ in range(4):
        play_hour(state)
    assert state.result is not None
    assert len(state.gone) == 3


@clause("market_day", "3.9")
def test_an_empty_deck() -> None:
    state = market()
    state.gone += state.deck
    state.deck = []
    waiting = state.row[:]
    do(state, "place well")
    assert len(state.hands[0]) == 2
    assert held(state, 0)["coin"] == 3  # the coin of the well still comes
    end_turn(state)
    do(state, "place gate")
    do(state, f"invite {state.parts.customers[waiting[0]]}")
    assert state.row == waiting[1:]


@clause("market_day", "4.1")
def test_fame_and_leftovers_are_scored() -> None:
    state = market()
    give(state, 0, apple=2, wool=1, honey=1, coin=1, fame=11)
    give(state, 1, coin=2, fame=4)
    result = score(state)
    assert result.breakdown == (
        {"fame": 11, "guilds": 0, "leftovers": 1},
        {"fame": 4, "guilds": 0, "leftovers": 0},
    )
    assert result.scores == (12, 4)


@clause("market_day", "4.2")
def test_guilds_reward_the_most_and_share_among_equals() -> None:
    state = market(3)
    served(state, 0, "shepherd", "miller", "abbot")
    served(state, 1, "novice", "squire")
    served(state, 2, "ploughman")
    assert guild_points(state) == [4 + 2, 2 + 4, 0]


@clause("market_day", "4.3")
def test_the_number_of_customers_served_breaks_a_tie() -> None:
    state = market(3)
    for seat in range(3):
        give(state, seat, fame=20)
    served(state, 0, "shepherd", "abbot")
    served(state, 1, "miller", "novice")
    served(state, 2, "squire")
    assert score(state).scores == (24, 24, 24)
    assert score(state).ranks == (1, 1, 3)


@clause("market_day", "5.1")
def test_the_tinker_places_a_helper_after_each_turn() -> None:
    state = market(1)
    place(state, "orchard")
    assert sum(len(stall) for stall in state.stalls) == 2
    play_hour(state)
    assert state.turn == 4
    for seed in range(10):
        state = market(1, seed)
        for _ in range(2):
            place(state, texts(state)[0].removeprefix("place "))
        for stall, helpers in enumerate(state.stalls):
            assert helpers.count(1) <= 1
            assert len(helpers) <= state.parts.places[stall][1]


def tinker_at(stall: str, busy: bool = False) -> tuple[list[str], list[str]]:
    """The tinker's customers after he went to a stall, and the first customer of the row before that."""
    for seed in range(200):
        state = market(1, seed, busy_tinker=busy)
        waiting = ids(state, state.row)
        place(state, "orchard")
        if 1 in state.stalls[state.parts.stalls.index(stall)]:
            assert len(state.row) == 4
            return ids(state, state.taken), waiting[:1]
    raise AssertionError(f"the tinker never went to {stall}")


@clause("market_day", "5.2")
@pytest.mark.parametrize("stall", ["gate", "square", "bridge"])
def test_the_tinker_takes_the_first_customer_of_the_row(stall: str) -> None:
    taken, first = tinker_at(stall)
    assert taken == first


@clause("market_day", "5.2")
@pytest.mark.parametrize("stall", ["meadow", "hives", "well", "inn", "belfry"])
def test_the_tinker_takes_nobody_elsewhere(stall: str) -> None:
    assert tinker_at(stall)[0] == []


def evening_alone(fame: int) -> Result:
    """The result if the player served one customer of the castle, and the tinker has one of the abbey (6 points) and
    one of the farm (4 points).
    """
    state = market(1)
    give(state, 0, fame=fame)
    served(state, 0, "squire")
    for customer in ("abbot", "shepherd"):
        take_away(state, number(state, customer))
        state.taken.append(number(state, customer))
    return score(state)


@clause("market_day", "5.3")
def test_the_customers_of_the_tinker_count_for_the_guilds() -> None:
    assert evening_alone(20).breakdown == ({"fame": 20, "guilds": 4, "leftovers": 0}, {"tinker": 10, "guilds": 8})


@clause("market_day", "5.4")
@pytest.mark.parametrize(("fame", "verdict"), [(15, "won"), (14, "shared"), (13, "lost")])
def test_more_points_than_the_tinker_win(fame: int, verdict: str) -> None:
    result = evening_alone(fame)
    assert result.scores == (fame + 4, 18)
    assert result.verdict == verdict


@clause("market_day", "5.5")
def test_a_busy_tinker_takes_at_the_well_too() -> None:
    taken, first = tinker_at("well", busy=True)
    assert taken == first


def test_an_imagined_game_keeps_what_the_seat_knows() -> None:
    state = market(3)
    for seed in range(30):
        world = state.imagine(0, random.Random(seed))
        assert world.hands[0] == state.hands[0]
        assert world.away[0] == state.away[0] != NONE
        assert view(world, 0) == view(state, 0)
