import pytest

from sanmon.kernel.clauses import RulesError, parse, search

RULES = """# Ponds: the rules

What a *pond* is. 9.9 is no clause in the middle of a line,
9.9 nor at the beginning of one.

## 1 The pond

**1.1** A pond holds
1.2 litres at most, and **never** more. [S7]

**1.2** The Sōrin stands in it. [S1, S20] [B3]
**1.2.1** It is *tall*.

## 2 Fish

A word on fish, which is no rule.

**2.1** A fish swims; see [S4] on this. It swims.
"""


def test_clauses_come_in_order_with_heading_text_rulings_and_line() -> None:
    clauses = parse(RULES)
    assert [(clause.id, clause.heading, clause.line) for clause in clauses] == [
        ("1.1", "The pond", 8),
        ("1.2", "The pond", 11),
        ("1.2.1", "The pond", 12),
        ("2.1", "Fish", 18),
    ]
    assert clauses[0].text == "A pond holds 1.2 litres at most, and **never** more."
    assert [clause.rulings for clause in clauses] == [("S7",), ("S1", "S20", "B3"), (), ("S4",)]
    assert clauses[3].text == "A fish swims; see [S4] on this. It swims."


@pytest.mark.parametrize(
    ("rules", "problem"),
    [
        ("## 1 A\n\n**1.1** x\n\n**1.1** y", "R:5: clause 1.1 is already on line 3"),
        ("## 1 A\n\n**1.2** x\n\n**1.1** y", "R:5: clause 1.1 comes after 1.2"),
        ("## 1 A\n\n**1.10** x\n\n**1.9** y", "R:5: clause 1.9 comes after 1.10"),
        ("## 1 A\n\n**2.1** x", "R:3: clause 2.1 is in chapter 1, not 2"),
        ("**1.1** x", "R:1: clause 1.1 is in chapter none, not 1"),
        ("## 1 A\n\n**1.1.** x", "R:3: a clause begins `**5.1.2** Text`, not '**1.1.** x'"),
        ("## 1 A\n\n**1.1**", "R:3: a clause begins"),
        ("## 1 A\n\n**1** x", "R:3: a clause begins"),
        ("## 1 A\n\n**1.1 x** y", "R:3: a clause begins"),
        ("## 1 A\n\n1.1 x", "R:3: a clause begins"),
        ("## 1 A\n\n**1.01** x", "R:3: the number 1.01 has a leading zero"),
        ("## 1 A\n\n**1.1** x\n## 1 B", "R:4: chapter 1 comes after chapter 1"),
        ("## A\n", "R:1: a chapter begins `## 5 Title`, not '## A'"),
        ("nothing", "R:1: there is no clause in the text"),
    ],
)
def test_a_mistake_is_told_with_its_line(rules: str, problem: str) -> None:
    with pytest.raises(RulesError) as caught:
        parse(rules, "R")
    assert any(told.startswith(problem) for told in caught.value.problems), caught.value.problems


def test_all_mistakes_are_told_at_once() -> None:
    with pytest.raises(RulesError) as caught:
        parse("## 1 A\n\n**1.1** x\n\n**1.1** y\n\n**3.1** z\n\n## B")
    assert len(caught.value.problems) == 3


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("sorin", ["1.2"]),
        ("SŌR", ["1.2"]),
        ("swim", ["2.1"]),
        ("pond", ["1.1", "1.2", "1.2.1"]),  # the heading's chapter
        ("the pond litres", ["1.1"]),
        ("pond never", ["1.1"]),
        ("1", ["1.1", "1.2", "1.2.1"]),
        ("1.2", ["1.2", "1.2.1"]),
        ("1.2.", ["1.2", "1.2.1"]),
        ("10", []),
        ("elephant", []),
        ("  ", []),
        ("fishes", ["2.1"]),  # only its ending is not there
        ("ponds", ["1.1", "1.2", "1.2.1"]),
        ("talo", ["1.2.1"]),
        ("lit", ["1.1"]),
        ("lily", []),
    ],
)
def test_search_by_word_and_by_number(wanted: str, found: list[str]) -> None:
    assert [clause.id for clause in search(parse(RULES), wanted)] == found
