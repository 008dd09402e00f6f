"""A copy of Sanmon with two more languages, made from English: `xx` is complete, `xy` has about half of the texts.

Their texts have accents and are longer than the English ones, and look like `«Çárp~»`. So a test sees at once which
language a text is in, and whether it comes from a catalogue at all.
"""

from __future__ import annotations

import re
import shutil
import zlib
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

ROOT = Path(__file__).parent.parent
FULL, HALF = "xx", "xy"
ACCENTS = str.maketrans("aceinouyACDEINOUY", "áçéíñóúýÁÇĐÉÍÑÓÚÝ")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "static", "node_modules")


def accented(text: str) -> str:
    """A text with accents, about a third longer: `«Çárp~»` for `Carp`."""
    return f"«{text.translate(ACCENTS)}{'~' * (len(text) // 3)}»"


class _Accented(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 (the visitor's own name)
        words = node.value.strip()
        node.value = node.value.replace(words, accented(words)) if words else node.value
        return node


def catalogue(english: str, half: bool) -> str:
    """A catalogue in the pseudo-language: of all messages, or of about half of them."""
    resource = FluentParser().parse(english)
    messages = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    # Chosen by their own names, so that a new message does not change which others are translated.
    resource.body = [one for one in messages if not half or zlib.crc32(one.id.name.encode()) % 2]
    return FluentSerializer().serialize(_Accented().visit(resource))


def rules(english: str, half: bool) -> str:
    """A rules page in the pseudo-language: all clauses with accents, or every second one."""
    paragraphs, kept = english.split("\n\n"), []
    for number, paragraph in enumerate(paragraphs):
        clause = re.fullmatch(r"(\*\*[\d.]+\*\* )(.*?)((?:\s*\[[A-Z0-9, ]+\])*)", paragraph.strip(), re.DOTALL)
        if clause is None:
            kept.append(paragraph)
        elif not half or number % 2 == 0:
            kept.append(clause[1] + clause[2].translate(ACCENTS) + clause[3])
    return "\n\n".join(kept) + "\n"


def install(folder: Path) -> Path:
    """Copies the package, and the sources of the pages, with the two languages; the folder for PYTHONPATH."""
    shutil.copytree(ROOT / "src" / "sanmon", folder / "src" / "sanmon", ignore=LEFT_OUT)
    shutil.copytree(ROOT / "web", folder / "web", ignore=LEFT_OUT)
    for file in sorted([*folder.glob("src/**/locales/en.ftl"), *folder.glob("web/src/locales/en.ftl")]):
        for language in (FULL, HALF):
            text = catalogue(file.read_text("utf-8"), language == HALF)
            file.with_name(f"{language}.ftl").write_text(text, "utf-8")
    for file in sorted(folder.glob("src/sanmon/games/*/RULES.md")):
        for language in (FULL, HALF):
            text = rules(file.read_text("utf-8"), language == HALF)
            file.with_name(f"RULES.{language}.md").write_text(text, "utf-8")
    return folder / "src"
