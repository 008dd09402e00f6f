"""The documentation site: its pages and links, and the check that finds what a page would load from other hosts.

`make docs` builds the whole site and checks every link; these tests are the quick ones.
"""

import shutil
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def tools() -> Iterator[None]:
    sys.path.insert(0, str(ROOT / "tools"))
    yield
    sys.path.remove(str(ROOT / "tools"))


@pytest.fixture(scope="module")
def pages(tools: None) -> ModuleType:
    return import_module("docs_pages")


@pytest.fixture(scope="module")
def check(tools: None) -> ModuleType:
    return import_module("docs_check")


def test_every_page_from_outside_docs_exists(pages: ModuleType) -> None:
    assert [file for file in pages.brought_in() if not (ROOT / file).is_file()] == []
    written = {path.relative_to(ROOT).as_posix() for path in ROOT.glob("src/sanmon/games/*/RULES*.md")}
    assert written == {file for file in pages.brought_in() if "/RULES" in file}


def test_every_module_of_the_reference_exists(pages: ModuleType) -> None:
    for module, _ in pages.REFERENCE.values():
        assert import_module(module).__doc__


def test_the_navigation_leads_to_every_page(pages: ModuleType) -> None:
    """MkDocs checks this too, but only when the site is built."""
    named = {line.strip(" -") for line in (ROOT / "mkdocs.yml").read_text("utf-8").split("\nnav:\n")[1].splitlines()}
    written = {path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")} - {"README.md"}
    brought = {page for page in pages.brought_in().values() if page.endswith(".md")}
    reference = {f"reference/{name}.md" for name in (pages.PACKAGE, *pages.REFERENCE)}
    assert {name for name in named if name.endswith(".md")} == written | brought | reference


@pytest.mark.parametrize(
    ("page", "written", "there"),
    [
        ("documents.md", "../src/sanmon/games/koi/RULES.cs.md", "rules/cs/koi.md"),
        ("documents.md", "../CONTRIBUTING.md#changing-a-rule", "contributing.md#changing-a-rule"),
        ("documents.md", "balance/koi.md", "balance/koi.md"),
        ("index.md", "docs/screenshots/satori.png", "screenshots/satori.png"),
        ("changelog.md", "docs/protocol.md", "protocol.md"),
        ("tutorials/bot.md", "../bots.md", "../bots.md"),
        ("bots.md", "https://example.org/x#y", "https://example.org/x#y"),
        ("bots.md", "#levels", "#levels"),
        ("bots.md", "../examples", None),
    ],
)
def test_a_link_leads_to_the_same_page_on_the_site(
    pages: ModuleType, page: str, written: str, there: str | None
) -> None:
    assert pages.address(page, written) == there


def test_a_broken_link_is_an_error(pages: ModuleType) -> None:
    with pytest.raises(ValueError, match=r"docs/bots\.md: the link to nothing\.md is broken"):
        pages.address("bots.md", "nothing.md")


def test_links_in_code_are_not_changed(pages: ModuleType) -> None:
    text = "See [this](../CHANGELOG.md):\n- one [T1] [T6]\n\n```md\nsee:\n- [x](../CHANGELOG.md)\n```\n\n`[S7]` too"
    assert pages.for_the_site("bots.md", text) == (
        "See [this](changelog.md):\n\n- one \\[T1] \\[T6]\n\n```md\nsee:\n- [x](../CHANGELOG.md)\n```\n\n`[S7]` too"
    )


def test_the_fonts_are_those_of_the_client(pages: ModuleType) -> None:
    names = {Path(name).name for name in pages.fonts()}
    assert len(names) == 6
    assert all(f'url("{name}")' in pages.font_style() for name in names)


def test_the_check_finds_what_a_page_loads_from_other_hosts(check: ModuleType) -> None:
    policy = f'<meta http-equiv="Content-Security-Policy" content="{check.POLICY}">'
    assert check.foreign_in_page(f'{policy}<a href="https://example.org">a link is no request</a>') == []
    assert check.foreign_in_page("<p>nothing</p>") == ["no policy against foreign requests"]
    for loading in (
        '<img src="https://example.org/x.png">',
        '<script src="//example.org/x.js"></script>',
        '<link rel="stylesheet" href="https://example.org/x.css">',
        '<link rel="preconnect" href="https://example.org">',
        '<p style="background: url(https://example.org/x.png)">x</p>',
        "<style>@import 'https://example.org/x.css';</style>",
    ):
        assert len(check.foreign_in_page(policy + loading)) == 1, loading
    assert check.foreign_in_style("a { background: url(x.png) } /* https://example.org */") == []
    assert check.foreign_in_style('@font-face { src: url("https://example.org/x.woff2") }')
    assert check.foreign_in_script('fetch("https://api.github.com/repos")') == []
    assert check.foreign_in_script('// https://example.org\nfetch("https://example.org/x")') == [
        "https://example.org/x"
    ]


def test_the_check_finds_what_only_a_browser_sees(check: ModuleType, tmp_path: Path) -> None:
    chromium = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if chromium is None:
        pytest.skip("there is no chromium here: `make test` installs it where apt-get can")
    icon = '<link rel="icon" href="data:,">'
    (tmp_path / "quiet.html").write_text(f"{icon}<p>nothing to ask for</p>")
    (tmp_path / "loud.html").write_text(icon + '<script>new Image().src = "https:" + "//example.org/x.png"</script>')
    found = list(check.foreign_when_read(tmp_path, chromium, None))
    assert "loud.html: asks for https://example.org/x.png" in found
    assert not any(line.startswith("quiet.html") for line in found)
