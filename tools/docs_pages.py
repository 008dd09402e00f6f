"""Maps files of the repository to pages of the documentation site, and rewrites the links between them.

The site uses the files in their places: everything in docs/, the rule books beside the rules, and files at the top of
the repository. A link that works in the repository must work on the site too, so each link is resolved in the
repository and rewritten for the site.
"""

from __future__ import annotations

import os
import re
from importlib import import_module
from pathlib import Path, PurePosixPath

from sanmon.kernel.words import LANGUAGES

ROOT = Path(__file__).parent.parent

# The content security policy of every page: it forbids requests to other hosts.
POLICY = (
    "default-src 'self'; img-src 'self' data:; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; "
    "worker-src 'self' blob:"
)

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
    "proofs": ("sanmon.kernel.proofs", "Proofs of records"),
    "words": ("sanmon.kernel.words", "Words"),
    "agents": ("sanmon.bots.agents", "Agents"),
    "info": ("sanmon.kernel.info", "Cards of games"),
    "errors": ("sanmon.kernel.errors", "Errors"),
}

# A link, inline code, or a ruling: Markdown would read two rulings in a row, `[T1] [T6]`, as a link.
INSIDE = re.compile(r"(!?\[[^\]]*\]\()(?P<goal>[^)\s]+)\)|`[^`\n]*`|\[(?P<ruling>[A-Z]\d+)\]")
FENCE = re.compile(r"^ {0,3}(```+|~~~+)", re.MULTILINE)
ITEM = re.compile(r"(?:[-*+]|\d+\.) ")


def rules_file(game: str, language: str) -> str:
    """The path of a game's rule book in the repository."""
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    return f"src/sanmon/games/{game}/{name}"


def rules_page(game: str, language: str) -> str:
    """The path of a game's rule book on the site."""
    return f"rules/{language}/{game}.md"


def brought_in() -> dict[str, str]:
    """The pages whose path on the site differs from their path in docs/, by file of the repository."""
    return BESIDE | {
        rules_file(game, lang): rules_page(game, lang)
        for game in GAMES
        for lang in LANGUAGES
        if (ROOT / rules_file(game, lang)).is_file()
    }


def fonts() -> dict[str, Path]:
    """The font files of the browser client, by their path on the site."""
    style = (ROOT / "web" / "src" / "style" / "fonts.css").read_text("utf-8")
    modules = ROOT / "web" / "node_modules"
    return {f"site/{Path(name).name}": modules / name for name in re.findall(r'url\("([^"]+\.woff2)"\)', style)}


def font_style() -> str:
    """The client's style sheet of fonts, with the addresses of the fonts on the site."""
    style = (ROOT / "web" / "src" / "style" / "fonts.css").read_text("utf-8")
    return re.sub(r'url\("[^"]+/([^"/]+\.woff2)"\)', r'url("\1")', style)


def reference_page(module: str, title: str) -> str:
    """A page of the reference; mkdocstrings replaces the last line with the module's public names."""
    return f"# {title}\n\n`{module}`\n\n::: {module}\n"


def package_page() -> str:
    """The page of the package: its own functions, and links to the pages of the other names that it exports."""
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
    """The language of a page of the site."""
    parts = PurePosixPath(page).parts
    return parts[1] if parts[0] == "rules" else "en"


def origin_of(page: str) -> str:
    """The file of the repository that becomes a page of the site."""
    files = {page: file for file, page in brought_in().items()}
    return files.get(page, f"docs/{page}")


def address(page: str, target: str) -> str | None:
    """The target of a page's link on the site; None if the target is in the repository but not on the site."""
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
        raise ValueError(f"{origin_of(page)}: the link to {target} is broken: there is no such file")
    return os.path.relpath(there, PurePosixPath(page).parent) + hash_ + anchor


def for_the_site(page: str, text: str) -> str:
    """The text of a page for the site: links lead to pages of the site, and lists begin after an empty line."""
    return "".join(part if code else _prose(page, part) for code, part in _parts(text))


def _parts(text: str) -> list[tuple[bool, str]]:
    """The text split into blocks of code and the text between them; each with whether it is code."""
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
        # GitHub accepts a list right after a line of text; the site's Markdown needs an empty line between them.
        if ITEM.match(line) and above and not ITEM.match(above) and above[0] not in " #|":
            lines.append("")
        lines.append(line)
    return "\n".join(lines)
