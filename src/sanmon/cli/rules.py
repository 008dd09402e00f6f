"""`sanmon rules`, and the command `rules` within a game: looks up the rules by chapter, clause or word."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

import sanmon
from sanmon.cli.screen import FAINT, console
from sanmon.cli.texts import Texts, language_of, title
from sanmon.companion import faq
from sanmon.kernel import clauses


def rules(name: str, wanted: str, language: str | None) -> int:
    """`sanmon rules`. Returns exit code 1 if nothing was found."""
    info = sanmon.info(name)
    texts = Texts(language_of(language))
    out = console()
    out.print(Text(title(info, texts.language), style="bold"))
    if not wanted:
        _paragraphs(clauses.preface(info.package, texts.language), out)
    found = show(info.package, wanted, out, texts, f"sanmon rules {name}")
    return 0 if found else 1


def questions(name: str, wanted: str, language: str | None) -> int:
    """`sanmon rules --faq`: the questions with these words, each with its answer. Exit code 1 if there are none."""
    texts = Texts(language_of(language))
    out = console()
    found = faq.search(faq.questions(name, texts.language), wanted)
    if not found:
        out.print(Text(texts.say("faq-none", word=wanted, rules=f"sanmon rules {name} --faq")))
    for one in found:
        out.print(Text(one.question, style="bold"))
        lead = [texts.say(f"faq-{one.answer}")] if one.answer != "see" else []
        for cited in one.clauses:
            rulings = f" [{', '.join(cited.rulings)}]" if cited.rulings else ""
            _paragraphs([" ".join([*lead, f"{cited.text} ({cited.id}){rulings}"])], out)
            lead = []
    return 0 if found else 1


def show(package: str, wanted: str, out: Console, texts: Texts, asked_by: str, most: int | None = None) -> bool:
    """Prints the clauses that match, at most `most`, or the list of chapters if nothing is `wanted`.

    `asked_by` is the command that the reader can type for more. Returns whether anything was found.
    """
    book = clauses.load(package, texts.language)
    if any(clause.language != texts.language for clause in book):
        out.print(Text(texts.say("rules-english"), style=FAINT))
    if not book:
        out.print(Text(texts.say("rules-nothing")))
        return False
    if not wanted:
        for number, heading in {clause.chapter: clause.heading for clause in book}.items():
            out.print(Padding(Text(f"{number:>3} {heading}"), (0, 1)))
        out.print(Text(texts.say("rules-how", rules=asked_by), style=FAINT))
        return True
    found = clauses.search(book, wanted)
    if not found:
        out.print(Text(texts.say("rules-none", word=wanted, rules=asked_by)))
    shown = found[:most]
    _print(shown, out)
    if len(found) > len(shown):
        more = ", ".join(clause.id for clause in found[len(shown) : len(shown) + 12])
        out.print(Text(texts.say("rules-more", n=len(found) - len(shown), some=more), style=FAINT))
    return bool(found)


def _paragraphs(texts: list[str], out: Console) -> None:
    from rich.markdown import Markdown  # noqa: PLC0415 - slow to load, and rarely needed

    for text in texts:
        out.print(Padding(Markdown(text), (0, 1)))


def _print(shown: list[clauses.Clause], out: Console) -> None:
    chapter = ""
    for clause in shown:
        if clause.chapter != chapter:
            chapter = clause.chapter
            out.print(Padding(Text(f"{chapter} {clause.heading}", style=FAINT), (0, 1)))
        _paragraphs([f"**{clause.id}** {clause.text}"], out)
