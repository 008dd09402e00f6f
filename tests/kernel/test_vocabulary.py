"""The vocabulary: numbers and texts of options."""

import pytest

from sanmon.kernel.errors import NotationError
from sanmon.kernel.vocabulary import Domain, Vocabulary

ALTARS = Domain("altar", ["upper-grey", "lower-grey"])
HEXES = Domain("hex", ["a1", "a2", "a3"], named=False)
EFFECTS = Domain("effect", ["wood", "2 wood > stone"])


@pytest.fixture
def words() -> Vocabulary:
    words = Vocabulary()
    words.family("end")
    words.family("visit", ALTARS)
    words.family("put", ALTARS, HEXES)
    words.family("swap", HEXES, HEXES)
    words.family("do", EFFECTS)
    return words


def test_numbers_run_through_the_families_in_order(words: Vocabulary) -> None:
    assert [family.base for family in words.families] == [0, 1, 3, 9, 18]
    assert words.size == 20
    assert [words.text(option) for option in (0, 1, 2, 3, 5, 8, 10, 19)] == [
        "end", "visit upper-grey", "visit lower-grey", "put upper-grey a1", "put upper-grey a3", "put lower-grey a3",
        "swap a1 a2", "do 2 wood > stone",
    ]  # fmt: skip


def test_every_text_is_read_back(words: Vocabulary) -> None:
    assert [words.option(words.text(option)) for option in range(words.size)] == list(range(words.size))


def test_a_family_counts_its_things(words: Vocabulary) -> None:
    put = words.verbs["put"]
    option = put.of2(1, 2)
    assert (option, put.index(option), put.second(option)) == (8, 1, 2)
    assert put.things(option) == ["lower-grey", "a3"]
    assert [put.holds(number) for number in (2, 3, 8, 9)] == [False, True, True, False]
    visit = words.verbs["visit"]
    assert (visit.of(1), visit.index(2)) == (2, 1)


def test_an_option_for_people_and_clients(words: Vocabulary) -> None:
    told = words.describe(words.option("put lower-grey a2"))
    assert (told.text, told.key) == ("put lower-grey a2", "put")
    assert told.args == {"altar": "lower-grey", "hex": "a2"}
    assert told.touches == ("altar:lower-grey", "hex:a2")
    assert words.describe(words.option("swap a1 a3")).args == {"hex": "a1", "hex2": "a3"}


@pytest.mark.parametrize(
    ("text", "column", "problem"),
    [
        ("go", 1, "no verb 'go'; there are: end, visit, put, swap, do"),
        ("", 1, "no verb ''; there are: end, visit, put, swap, do"),
        ("end ", 4, "'end' takes 0 thing(s), not 1"),
        ("end now", 4, "'end' takes 0 thing(s), not 1"),
        ("visit", 6, "'visit' takes 1 thing(s), not 0"),
        ("visit ", 7, "no altar ''; there are: upper-grey, lower-grey"),
        ("visit upper", 7, "no altar 'upper'; there are: upper-grey, lower-grey"),
        ("visit upper-grey a1", 7, "no altar 'upper-grey a1'; there are: upper-grey, lower-grey"),
        ("put upper-grey", 4, "'put' takes 2 thing(s), not 1"),
        ("put upper-grey b1", 16, "no hex 'b1'; there are: a1, a2, a3"),
        ("put b1 a1", 5, "no altar 'b1'; there are: upper-grey, lower-grey"),
        ("do 2 wood", 4, "no effect '2 wood'; there are: wood, 2 wood > stone"),
    ],
)
def test_nonsense_is_told(words: Vocabulary, text: str, column: int, problem: str) -> None:
    with pytest.raises(NotationError) as caught:
        words.option(text)
    assert (caught.value.line, caught.value.column, caught.value.problem) == (1, column, problem)


@pytest.mark.parametrize("option", [-1, 20, 10**9])
def test_a_number_beyond_is_told(words: Vocabulary, option: int) -> None:
    with pytest.raises(NotationError, match=f"{option} is not an option: the vocabulary ends at 19"):
        words.text(option)


def test_a_long_list_of_things_is_cut_in_the_message() -> None:
    words = Vocabulary()
    words.family("go", Domain("place", [f"p{number}" for number in range(40)]))
    with pytest.raises(NotationError, match=r"p11 …$"):
        words.option("go home")


def test_mistakes_in_a_games_own_words_are_refused(words: Vocabulary) -> None:
    with pytest.raises(ValueError, match="declared twice"):
        words.family("end")
    with pytest.raises(ValueError, match="contains a space"):
        words.family("go home")
    with pytest.raises(ValueError, match="split a choice"):
        words.family("all", ALTARS, HEXES, HEXES)
    with pytest.raises(ValueError, match="an id appears twice"):
        Domain("altar", ["one", "one"])
