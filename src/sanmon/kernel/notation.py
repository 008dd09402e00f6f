"""The notation of effects: text to a tree of syntax. docs/effects.md is its grammar page.

From the loosest to the tightest: `,` all of these, `>` pay for, `|` one of, `+` together as one, `xN`, a word with its
number.
"""

import re
from collections.abc import Container
from typing import Final

from sanmon.kernel.errors import NotationError

ALL: Final = "all"
PAY: Final = "pay"
ONE_OF: Final = "or"
BUNDLE: Final = "and"
TIMES: Final = "times"
MIX: Final = "mix"
WORD: Final = "word"
NOTHING: Final = "nothing"

# A tile never prints more; a slip of the finger, or of an owner's spreadsheet, must not eat the memory.
LARGEST_NUMBER: Final = 99  # of a count, an argument, or nested repetitions multiplied
DEEPEST: Final = 20
LONGEST_TEXT: Final = 2_000  # characters of one effect: views and catalogues have the text as it was written
MOST_WORDS: Final = 200  # of one effect, each as often as it is repeated: about as many frames as it can push

# What can be wrong in an effect, by its code. Readers get it from the catalogues, as `mistake-CODE`.
_A_THING: Final = "a number, a word or ("
MISTAKES: Final = {
    "effect-sign": "{found!r} has no meaning here; expected a number, a word or one of , > | + ( )",
    "effect-goes-on": "found {found!r}; expected a comma, >, |, + or the end",
    "effect-paid-twice": "found '>'; expected a comma or the end: one payment buys one thing (use parentheses)",
    "effect-empty": f"the text ends; expected {_A_THING}",
    "effect-ends": f"the text ends; expected {_A_THING}",
    "effect-thing": f"found {{found!r}}; expected {_A_THING}",
    "effect-unclosed": "the text ends; expected )",
    "effect-close": "found {found!r}; expected )",
    "effect-counts": "the text ends; expected the name of what there are {n} of, or (",
    "effect-counted": "found {found!r}; expected the name of what there are {n} of, or (",
    "effect-zero": "0 of something is nothing; expected 1 or more",
    "effect-no-times": "x0 does nothing; expected x1 or more",
    "effect-large": "expected a number up to {most}",
    "effect-deep": "expected no more than {most} parentheses in each other",
    "effect-repeats": "nested repetitions multiply: expected up to {most} in all, not {n}",
    "effect-long": "expected up to {most} goods and actions in one effect, each counted as often as it is repeated",
    "effect-text": "expected an effect of up to {most} characters",
    "effect-word": "no good or action {found!r}; there are: {known}",
    "effect-count-first": "expected the count before the good: {right}",
    "effect-good-times": "goods are counted: {right}",
    "effect-action-times": "an action is repeated with x: {right}",
    "effect-no-number": "{found!r} takes no number after it",
    "effect-number": "{found!r} takes a number from {least} to {most} after it",
    "effect-cost": "a cost is made of goods; expected one of: {known}",
    "effect-cost-form": "a cost is goods joined by + and |",
    "effect-mix": "a mix is of single goods: {right}",
    "effect-ways": "there are more than {most} ways to pay this",
    "effect-sums": "all the mixes of this set are too many to work out; expected mixes of fewer goods",
    "effect-payments": "payments in each other multiply: expected up to {most} combinations in all, not {n}",
}


def mistake(code: str, line: int, column: int, arguments: dict[str, int | str]) -> NotationError:
    """The error for what is wrong in an effect at this place: one of MISTAKES, with its arguments."""
    return NotationError(MISTAKES[code].format(**arguments), line, column, code, arguments)


_TOKEN: Final = re.compile(r"\s*(?:(x\d+)(?![\w-])|(\d+)|([^\W\d_][\w-]*)|([,>|+()])|(-)|(\S))")


class Syntax:
    """A node of syntax: what it is, its number, its word, its parts, and the column it began at."""

    def __init__(self, op: str, column: int, parts: list["Syntax"], word: str = "", n: int = 1, arg: int = -1) -> None:
        self.op = op
        self.column = column
        self.parts = parts
        self.word = word
        self.n = n
        self.arg = arg


class Token:
    """A piece of text: its sort (`x`, `number`, `word`, or the sign itself), what it says, and its column from 1."""

    def __init__(self, sort: str, text: str, column: int) -> None:
        self.sort = sort
        self.text = text
        self.column = column


def tokens_of(text: str, line: int) -> list[Token]:
    """The tokens of a text, ended by one of sort `end`."""
    tokens: list[Token] = []
    place = 0
    while place < len(text.rstrip()):
        match = _TOKEN.match(text, place)
        assert match is not None  # the pattern's last branch takes any character
        group = match.lastindex or 0
        found = match.group(group)
        column = match.start(group) + 1
        if group == 6:
            raise mistake("effect-sign", line, column, {"found": found})
        tokens.append(Token(["x", "number", "word", found, found][group - 1], found, column))
        place = match.end()
    tokens.append(Token("end", "", len(text.rstrip()) + 1))
    return tokens


class Parser:
    """Recursive descent, one method for each level of precedence."""

    def __init__(self, text: str, line: int) -> None:
        self.line = line
        self.tokens = tokens_of(text, line)
        self.place = 0
        self.depth = 0

    def next(self) -> Token:
        """The token to read next."""
        return self.tokens[self.place]

    def take(self, sort: str) -> bool:
        """Reads the next token if it is of this sort."""
        if self.tokens[self.place].sort == sort:
            self.place += 1
            return True
        return False

    def fail(self, code: str, at_the_end: str = "", n: int = 0) -> NotationError:
        """The error for what stands here, with another code if the text ends here; `n` is the number before it."""
        token = self.next()
        arguments: dict[str, int | str] = {"n": n} if n else {}
        if token.sort == "end":
            return mistake(at_the_end, self.line, token.column, arguments)
        arguments["found"] = token.text
        return mistake(code, self.line, token.column, arguments)

    def whole(self) -> Syntax:
        """Parses the whole text: `-` for nothing, or a list of effects."""
        tree = Syntax(NOTHING, 1, []) if self.take("-") else self.all_of()
        if self.next().sort != "end":
            raise self.fail("effect-goes-on")
        return tree

    def all_of(self) -> Syntax:
        """Parses `item, item …`: all of them."""
        return self._series(ALL, ",")

    def _series(self, op: str, sign: str) -> Syntax:
        column = self.next().column
        parts = [self._below(op)]
        while self.take(sign):
            parts.append(self._below(op))
        return parts[0] if len(parts) == 1 else Syntax(op, column, parts)

    def _below(self, op: str) -> Syntax:
        if op == ALL:
            return self.pay_for()
        if op == ONE_OF:
            return self._series(BUNDLE, "+")
        return self.times()

    def pay_for(self) -> Syntax:
        """Parses `cost > effect`, or one effect without a cost."""
        column = self.next().column
        left = self._series(ONE_OF, "|")
        if not self.take(">"):
            return left
        right = self._series(ONE_OF, "|")
        if self.next().sort == ">":
            raise self.fail("effect-paid-twice")
        return Syntax(PAY, column, [left, right])

    def times(self) -> Syntax:
        """atom, or atom xN"""
        part = self.atom()
        token = self.next()
        if token.sort != "x":
            return part
        self.place += 1
        count = self._number(token.text[1:], token.column)
        if count < 1:
            raise mistake("effect-no-times", self.line, token.column, {})
        return Syntax(TIMES, part.column, [part], n=count)

    def atom(self) -> Syntax:
        """[n] word [n], n ( a | b ), or ( effect )"""
        token = self.next()
        if self.take("number"):
            count = self._number(token.text, token.column)
            if count < 1:
                raise mistake("effect-zero", self.line, token.column, {})
            if self.take("("):
                inner = self._inside(ONE_OF)
                return Syntax(MIX, token.column, _alternatives(inner), n=count)
            word = self.next()
            if not self.take("word"):
                raise self.fail("effect-counted", "effect-counts", count)
            return Syntax(WORD, token.column, [], word=word.text, n=count)
        if self.take("word"):
            number = self.next()
            arg = self._number(number.text, number.column) if self.take("number") else -1
            return Syntax(WORD, token.column, [], word=token.text, arg=arg)
        if self.take("("):
            return self._inside(ALL)
        raise self.fail("effect-thing", "effect-ends" if self.place else "effect-empty")

    def _inside(self, op: str) -> Syntax:
        """Parses the text in parentheses, after the opening one."""
        if self.depth == DEEPEST:
            raise mistake("effect-deep", self.line, self.next().column, {"most": DEEPEST})
        self.depth += 1
        inner = self.all_of() if op == ALL else self._series(ONE_OF, "|")
        if not self.take(")"):
            raise self.fail("effect-close", "effect-unclosed")
        self.depth -= 1
        return inner

    def _number(self, digits: str, column: int) -> int:
        if len(digits.lstrip("0")) > len(str(LARGEST_NUMBER)):
            raise mistake("effect-large", self.line, column, {"most": LARGEST_NUMBER})
        return int(digits)


def _alternatives(tree: Syntax) -> list[Syntax]:
    """The goods that a mix may consist of, without inner brackets: of `2 (a|(b|c))` they are a, b and c."""
    if tree.op != ONE_OF:
        return [tree]
    found: list[Syntax] = []
    for part in tree.parts:
        found += _alternatives(part)
    return found


def parse(text: str, line: int = 1) -> Syntax:
    """The tree of a text."""
    tree = Parser(text, line).whole()
    _count_words(tree, 1, 0, line)
    if len(text) > LONGEST_TEXT:
        raise mistake("effect-text", line, LONGEST_TEXT + 1, {"most": LONGEST_TEXT})
    return tree


def _count_words(tree: Syntax, repeats: int, so_far: int, line: int) -> int:
    """The number of words up to the end of this part, each as often as it is repeated.

    Raises a NotationError if there are too many of them, or if nested repetitions multiply to too many.
    """
    if tree.op == TIMES:
        repeats *= tree.n
        if repeats > LARGEST_NUMBER:
            raise mistake("effect-repeats", line, tree.column, {"most": LARGEST_NUMBER, "n": repeats})
    if not tree.parts:
        so_far += repeats
        if so_far > MOST_WORDS:
            raise mistake("effect-long", line, tree.column, {"most": MOST_WORDS})
    for part in tree.parts:
        so_far = _count_words(part, repeats, so_far, line)
    return so_far


def plain(tree: Syntax) -> dict[str, object]:
    """A tree as plain data, for clients that put effects into words or pictures themselves."""
    data: dict[str, object] = {"op": tree.op}
    if tree.op in (WORD, MIX, TIMES):
        data["n"] = tree.n
    if tree.op == WORD:
        data["word"] = tree.word
        data["arg"] = tree.arg
    if tree.parts:
        data["parts"] = [plain(part) for part in tree.parts]
    return data


def runs(tree: Syntax, goods: Container[str]) -> list[Syntax]:
    """The parts of a list for words: an action that stands there several times in a row is one part that is repeated.

    >>> [(part.op, part.n) for part in runs(parse("rain 1, rain 1, 2 rice, 2 rice"), {"rice"})]
    [('times', 2), ('word', 2), ('word', 2)]
    """
    merged: list[Syntax] = []
    for part in tree.parts:
        last = merged.pop() if merged else None
        action, n = (last.parts[0], last.n) if last and last.op == TIMES else (last, 1)
        again = action and action.op == part.op == WORD and part.word not in goods
        if last and action and again and (action.word, action.arg) == (part.word, part.arg):
            merged.append(Syntax(TIMES, last.column, [action], n=n + 1))
        else:
            merged += [last, part] if last else [part]
    return merged


PRECEDENCE: Final = {ALL: 0, PAY: 1, ONE_OF: 2, BUNDLE: 3, TIMES: 4}


def counted(name: str, amount: int) -> str:
    """The amount and the name of a good, as in `2 wood`; one of it is just `wood`."""
    return name if amount == 1 else f"{amount} {name}"


def tight(tree: Syntax, outer: int) -> str:
    """The text of a part, in parentheses unless it binds tighter than the node around it."""
    return f"({canonical(tree)})" if PRECEDENCE.get(tree.op, 9) <= outer else canonical(tree)


def canonical(tree: Syntax) -> str:
    """The canonical text of a tree; parsing it gives the same tree."""
    op = tree.op
    if op == NOTHING:
        return "-"
    if op == WORD:
        return counted(tree.word, tree.n) + (f" {tree.arg}" if tree.arg >= 0 else "")
    if op == MIX:
        return f"{tree.n} ({'|'.join(canonical(part) for part in tree.parts)})"
    level = PRECEDENCE[op]
    if op == TIMES:
        return f"{tight(tree.parts[0], level)} x{tree.n}"
    joiner = {ALL: ", ", PAY: " > ", ONE_OF: " | ", BUNDLE: " + "}[op]
    return joiner.join(tight(part, level) for part in tree.parts)
