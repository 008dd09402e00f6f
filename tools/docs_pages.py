"""Which file of the repository becomes which page of the documents' site, and where links between them lead there.

The site is made of the files where they stand: everything under docs/, the rule books beside the rules, and what lies at the top
of the repository. A link that is right in the repository has to be right on the site as well, so each one is resolved in the
repository and written anew for the site.
"""

from __future__ import annotations

import os
import re
from importlib import import_module
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).parent.parent

# Every page forbids the browser to ask any other host for anything.
POLICY = (
    "default-src 'self'; img-src 'self' data:; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; "
    "worker-src 'self' blob:"
)

LANGUAGES = ("en", "cs", "ru")
GAMES = ("satori", "bitoku", "koi", "toy")

# Files that become a page of another name, most of them from outside docs/.
BESIDE = {
    "README.md": "index.md",
    "docs/README.md": "documents.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
    "SECURITY.md": "reporting.md",
    "LICENSE": "LICENSE.txt",
    "web/public/seal.svg": "site/seal.svg",
}

# Pages of the reference, by the module whose public names each one describes. The package has a page of its own.
PACKAGE = "sanmon"
REFERENCE = {
    "game": ("sanmon.kernel.game", "Games"),
    "state": ("sanmon.kernel.state", "States"),
    "messages": ("sanmon.kernel.messages", "Views of a decision"),
    "vocabulary": ("sanmon.kernel.vocabulary", "Vocabularies"),
    "records": ("sanmon.kernel.records", "Records"),
    "words": ("sanmon.kernel.words", "Words"),
    "agents": ("sanmon.bots.agents", "Agents"),
    "info": ("sanmon.kernel.info", "Cards of games"),
    "errors": ("sanmon.kernel.errors", "Errors"),
}

# A link, code inside a line, or a ruling: two of those side by side, `[T1] [T6]`, would be taken for a link.
INSIDE = re.compile(r"(!?\[[^\]]*\]\()(?P<goal>[^)\s]+)\)|`[^`\n]*`|\[(?P<ruling>[A-Z]\d+)\]")
FENCE = re.compile(r"^ {0,3}(```+|~~~+)", re.MULTILINE)
ITEM = re.compile(r"(?:[-*+]|\d+\.) ")


def rules_file(game: str, language: str) -> str:
    """The rule book of a game in the repository."""
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    return f"src/sanmon/games/{game}/{name}"


def rules_page(game: str, language: str) -> str:
    """The rule book of a game on the site."""
    return f"rules/{language}/{game}.md"


def brought_in() -> dict[str, str]:
    """Every file that is on the site under another name than in docs/, with its page."""
    return BESIDE | {rules_file(game, lang): rules_page(game, lang) for game in GAMES for lang in LANGUAGES}


def fonts() -> dict[str, Path]:
    """The fonts of the site, which are those of the browser client: what each is called there, and where it is installed."""
    style = (ROOT / "web" / "src" / "style" / "fonts.css").read_text("utf-8")
    modules = ROOT / "web" / "node_modules"
    return {f"site/{Path(name).name}": modules / name for name in re.findall(r'url\("([^"]+\.woff2)"\)', style)}


def font_style() -> str:
    """The client's own style sheet of fonts, with the addresses that the fonts have on the site."""
    style = (ROOT / "web" / "src" / "style" / "fonts.css").read_text("utf-8")
    return re.sub(r'url\("[^"]+/([^"/]+\.woff2)"\)', r'url("\1")', style)


def reference_page(module: str, title: str) -> str:
    """One page of the reference; mkdocstrings puts the module's public names in the place of the last line."""
    return f"# {title}\n\n`{module}`\n\n::: {module}\n"


def package_page() -> str:
    """The page of the package: its own functions, and where the other names that it exports are described."""
    package = import_module(PACKAGE)
    pages = {module for module, _ in REFERENCE.values()}
    own: list[str] = []
    others: list[str] = []
    for name in package.__all__:
        home = getattr(getattr(package, name), "__module__", PACKAGE)
        if home in pages:
            others.append(f"| [`{PACKAGE}.{name}`][{home}.{name}] | `{home}` |")
        else:
            own.append(
                f"::: {home}.{name}\n    options:\n      show_root_heading: true\n      show_root_toc_entry: true\n"
            )
    lines = ["# The package", "", "| name | described with |", "|---|---|", *others, "", *own]
    return "\n".join(lines) + "\n"


def language_of(page: str) -> str:
    """The language that a page of the site is written in."""
    parts = PurePosixPath(page).parts
    return parts[1] if parts[0] == "rules" else "en"


def origin_of(page: str) -> str:
    """The file of the repository that a page of the site is made of."""
    made_of = {page: file for file, page in brought_in().items()}
    return made_of.get(page, f"docs/{page}")


def address(page: str, target: str) -> str | None:
    """Where a link of a page leads on the site; None if what it names is in the repository and not on the site."""
    path, hash_, anchor = target.partition("#")
    if "://" in target or target.startswith("mailto:") or not path:
        return target
    goal = os.path.normpath(PurePosixPath(origin_of(page)).parent / path)
    if goal in brought_in():
        there = brought_in()[goal]
    elif goal.startswith("docs/") and (ROOT / goal).is_file():
        there = goal.removeprefix("docs/")
    elif (ROOT / goal).exists():
        return None
    else:
        raise ValueError(f"{origin_of(page)}: {target} leads nowhere")
    return os.path.relpath(there, PurePosixPath(page).parent) + hash_ + anchor


def for_the_site(page: str, text: str) -> str:
    """The text of a page as the site needs it: links lead to pages of the site, and lists stand apart from what is above them."""
    return "".join(part if code else _prose(page, part) for code, part in _parts(text))


def _parts(text: str) -> list[tuple[bool, str]]:
    """The text in pieces, blocks of code and what stands between them: whether it is code, and the piece."""
    parts: list[tuple[bool, str]] = []
    start = 0
    closing = ""
    for fence in FENCE.finditer(text):
        if not closing:
            parts.append((False, text[start : fence.start()]))
            start, closing = fence.start(), fence[1]
        elif fence[1].startswith(closing):
            end = text.find("\n", fence.end()) + 1 or len(text)
            parts.append((True, text[start:end]))
            start, closing = end, ""
    parts.append((bool(closing), text[start:]))
    return parts


def _prose(page: str, text: str) -> str:
    def moved(found: re.Match[str]) -> str:
        if found["ruling"]:
            return f"\\[{found['ruling']}]"
        if not found["goal"]:
            return found[0]
        goal = address(page, found["goal"])
        if goal is None:
            return found[1].removeprefix("!").removeprefix("[").removesuffix("](")
        return f"{found[1]}{goal})"

    lines: list[str] = []
    for line in INSIDE.sub(moved, text).split("\n"):
        above = lines[-1] if lines else ""
        # Forges begin a list under a line of text; the site's Markdown wants an empty line between them.
        if ITEM.match(line) and above and not ITEM.match(above) and above[0] not in " #|":
            lines.append("")
        lines.append(line)
    return "\n".join(lines)
