"""The notation of effects: the precedence of its operators, and the errors for mistakes."""

import pytest

from sanmon.kernel.errors import NotationError
from sanmon.kernel.notation import (
    ALL,
    BUNDLE,
    DEEPEST,
    LARGEST_NUMBER,
    MIX,
    MOST_WORDS,
    NOTHING,
    ONE_OF,
    PAY,
    TIMES,
    WORD,
    Syntax,
    parse,
    plain,
)


def shape(tree: Syntax) -> object:
    """A tree as nested tuples, without columns."""
    if tree.op == WORD:
        return (f"{tree.n} {tree.word}" if tree.n != 1 else tree.word) + (f" {tree.arg}" if tree.arg >= 0 else "")
    parts = [shape(part) for part in tree.parts]
    return (tree.op, tree.n, *parts) if tree.op in (TIMES, MIX) else (tree.op, *parts)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("wood", "wood"),
        ("2 wood", "2 wood"),
        ("jump 3", "jump 3"),
        ("-", (NOTHING,)),
        ("a, b, c", (ALL, "a", "b", "c")),
        ("a > b", (PAY, "a", "b")),
        ("a | b", (ONE_OF, "a", "b")),
        ("a + b", (BUNDLE, "a", "b")),
        ("walk x2", (TIMES, 2, "walk")),
        ("2 (a|b)", (MIX, 2, "a", "b")),
        ("3 (a)", (MIX, 3, "a")),
        ("2 (a|(b|c))", (MIX, 2, "a", "b", "c")),
        # each sign against the next tighter one, on both sides
        ("a, b > c", (ALL, "a", (PAY, "b", "c"))),
        ("a > b, c", (ALL, (PAY, "a", "b"), "c")),
        ("a > b | c", (PAY, "a", (ONE_OF, "b", "c"))),
        ("a | b > c", (PAY, (ONE_OF, "a", "b"), "c")),
        ("a | b + c", (ONE_OF, "a", (BUNDLE, "b", "c"))),
        ("a + b | c", (ONE_OF, (BUNDLE, "a", "b"), "c")),
        ("a + b x2", (BUNDLE, "a", (TIMES, 2, "b"))),
        ("a x2 + b", (BUNDLE, (TIMES, 2, "a"), "b")),
        ("jump 2 x3", (TIMES, 3, "jump 2")),
        # and with parentheses
        ("(a, b) > c", (PAY, (ALL, "a", "b"), "c")),
        ("a > (b, c)", (PAY, "a", (ALL, "b", "c"))),
        ("(a > b) | c", (ONE_OF, (PAY, "a", "b"), "c")),
        ("(a | b) + c", (BUNDLE, (ONE_OF, "a", "b"), "c")),
        ("(a + b) x2", (TIMES, 2, (BUNDLE, "a", "b"))),
        ("((a))", "a"),
        ("(a x2) x3", (TIMES, 3, (TIMES, 2, "a"))),
        # the examples of docs/effects.md and the design
        ("2 stone, 2 wood", (ALL, "2 stone", "2 wood")),
        ("mon + 2 (wood|stone) > emerald", (PAY, (BUNDLE, "mon", (MIX, 2, "wood", "stone")), "emerald")),
        ("hikari x2", (TIMES, 2, "hikari")),
        ("kodama | amulet 1", (ONE_OF, "kodama", "amulet 1")),
        # space is free, words may have dashes, accents, digits and an x
        (" a,b\t>  c ", (ALL, "a", (PAY, "b", "c"))),
        ("white-lily2", "white-lily2"),
        ("x-ray x2", (TIMES, 2, "x-ray")),
        ("svítání", "svítání"),
        ("007 a", "7 a"),
    ],
)
def test_what_a_text_means(text: str, expected: object) -> None:
    assert shape(parse(text)) == expected


A_THING = "a number, a word or ("
GOES_ON = "a comma, >, |, + or the end"


TOO_MANY_WORDS = f"expected up to {MOST_WORDS} goods and actions in one effect, each counted as often as it is repeated"


@pytest.mark.parametrize(
    ("text", "column", "problem"),
    [
        ("", 1, f"the text ends; expected {A_THING}"),
        ("   ", 1, f"the text ends; expected {A_THING}"),
        ("a,", 3, f"the text ends; expected {A_THING}"),
        ("a, , b", 4, f"found ','; expected {A_THING}"),
        ("> a", 1, f"found '>'; expected {A_THING}"),
        ("a >", 4, f"the text ends; expected {A_THING}"),
        ("a |", 4, f"the text ends; expected {A_THING}"),
        ("a + + b", 5, f"found '+'; expected {A_THING}"),
        ("x2", 1, f"found 'x2'; expected {A_THING}"),
        ("a b", 3, f"found 'b'; expected {GOES_ON}"),
        ("a)", 2, f"found ')'; expected {GOES_ON}"),
        ("a x2 x3", 6, f"found 'x3'; expected {GOES_ON}"),
        ("- a", 3, f"found 'a'; expected {GOES_ON}"),
        ("a, -", 4, f"found '-'; expected {A_THING}"),
        ("a > b > c", 7, "found '>'; expected a comma or the end: one payment buys one thing (use parentheses)"),
        ("(a", 3, "the text ends; expected )"),
        ("2 (a > b)", 6, "found '>'; expected )"),
        ("2 (a", 5, "the text ends; expected )"),
        ("2", 2, "the text ends; expected the name of what there are 2 of, or ("),
        ("2 , a", 3, "found ','; expected the name of what there are 2 of, or ("),
        ("2 3 a", 3, "found '3'; expected the name of what there are 2 of, or ("),
        ("0 a", 1, "0 of something is nothing; expected 1 or more"),
        ("a x0", 3, "x0 does nothing; expected x1 or more"),
        ("a; b", 2, "';' has no meaning here; expected a number, a word or one of , > | + ( )"),
        ("_a", 1, "'_' has no meaning here; expected a number, a word or one of , > | + ( )"),
        ("a, 100 b", 4, f"expected a number up to {LARGEST_NUMBER}"),
        ("a x100", 3, f"expected a number up to {LARGEST_NUMBER}"),
        ("jump 100", 6, f"expected a number up to {LARGEST_NUMBER}"),
        ("9" * 10_000 + " a", 1, f"expected a number up to {LARGEST_NUMBER}"),
        ("((a x99) x99) x20", 3, "nested repetitions multiply: expected up to 99 in all, not 1980"),
        ("b, ((a, b) x10 + c) x10", 6, "nested repetitions multiply: expected up to 99 in all, not 100"),
        ("(a, b, c) x66, d, e, f", 22, TOO_MANY_WORDS),
        ("a, " * 100_000 + "a", 1 + 3 * MOST_WORDS, TOO_MANY_WORDS),
        ("a | (b x99) | (c x99), d, e, f", 27, TOO_MANY_WORDS),
        ("(" * 10_000, DEEPEST + 2, f"expected no more than {DEEPEST} parentheses in each other"),
    ],
)
def test_a_mistake_is_told_with_its_place_and_what_was_expected(text: str, column: int, problem: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse(text, 7)
    assert (caught.value.line, caught.value.column, caught.value.problem) == (7, column, problem)
    assert str(caught.value) == f"line 7, column {column}: {problem}"


def test_repetitions_may_multiply_up_to_the_largest_number() -> None:
    assert shape(parse("((a, b) x9) x11")) == (TIMES, 11, (TIMES, 9, (ALL, "a", "b")))
    assert shape(parse("(a x33) x3 > b")) == (PAY, (TIMES, 3, (TIMES, 33, "a")), "b")


def test_parentheses_may_be_as_deep_as_that() -> None:
    assert shape(parse("(" * DEEPEST + "a" + ")" * DEEPEST)) == "a"
    assert shape(parse(", ".join(["(a)"] * 100))) == (ALL, *["a"] * 100)


def test_every_node_knows_where_it_began() -> None:
    tree = parse(" a, 2 b > jump 3 | c")
    paid = tree.parts[1]
    assert [tree.column, paid.column, paid.parts[0].column, paid.parts[1].column] == [2, 5, 5, 11]


def test_a_tree_as_plain_data() -> None:
    assert plain(parse("a > jump 3 x2, 2 (b|c)")) == {
        "op": ALL,
        "parts": [
            {
                "op": PAY,
                "parts": [
                    {"op": WORD, "n": 1, "word": "a", "arg": -1},
                    {"op": TIMES, "n": 2, "parts": [{"op": WORD, "n": 1, "word": "jump", "arg": 3}]},
                ],
            },
            {
                "op": MIX,
                "n": 2,
                "parts": [{"op": WORD, "n": 1, "word": "b", "arg": -1}, {"op": WORD, "n": 1, "word": "c", "arg": -1}],
            },
        ],
    }
