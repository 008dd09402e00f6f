"""Rules for the files of the repository: no path of one machine, no registry, no broken link, a single version, and
no complex function without a reason.
"""

import re
import subprocess
import tomllib
from datetime import date
from pathlib import Path

import pytest
import yaml
from packaging.version import Version

import sanmon

ROOT = Path(__file__).parent.parent
VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]

# Written in pieces, so that this file does not contain the names.
HOSTS = [
    "pypi" + ".org",
    "python" + "hosted.org",
    "npm" + "js.org",
    "npm" + "js.com",
    "yarn" + "pkg.com",
    "npm" + "mirror",
]
HOMES = ["work", "root", "home", "Users", "opt/pypi"]
FORBIDDEN = re.compile("|".join([re.escape(host) for host in HOSTS] + [rf"(?<![\w.~/-])/{home}/\w" for home in HOMES]))
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")


def tracked_files() -> list[Path]:
    try:
        listed = subprocess.run(["git", "ls-files", "-z"], check=True, cwd=ROOT, capture_output=True, text=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("this is not a git checkout, so there is no list of tracked files")
    return [ROOT / name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


def text_of(path: Path) -> str:
    """The text of a file; empty for binary files."""
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        return ""


def test_no_file_names_a_registry_or_a_path_of_one_machine() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}"
        for path in tracked_files()
        for number, line in enumerate(text_of(path).splitlines(), 1)
        if FORBIDDEN.search(line)
    ]
    assert found == []


def test_the_search_for_registries_and_paths_works() -> None:
    assert all(FORBIDDEN.search(f"see https://{host}/simple") for host in HOSTS[:5])
    assert all(FORBIDDEN.search(f'open("/{home}/x")') for home in HOMES)
    assert not FORBIDDEN.search("src/work/x and the/root/of it")


@pytest.mark.parametrize("lock", sorted((ROOT / "requirements").glob("*.txt")), ids=lambda path: path.name)
def test_a_lock_file_has_versions_and_hashes_and_no_address(lock: Path) -> None:
    lines = lock.read_text("utf-8").splitlines()
    for line in lines:
        assert re.fullmatch(r"[a-z0-9-]+==\S+( ; .+)? \\|    --hash=sha256:[0-9a-f]{64}( \\)?", line), line
    assert any("==" in line and line[0] != " " for line in lines)


def slug(heading: str) -> str:
    """The anchor of a heading on GitHub and similar sites."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-")


def test_links_between_documents_are_not_broken() -> None:
    documents = [path for path in tracked_files() if path.suffix == ".md"]
    assert documents
    broken = []
    for document in documents:
        for target in LINK.findall(text_of(document)):
            path, _, anchor = target.partition("#")
            if "://" in target or target.startswith("mailto:"):
                continue
            goal = (document.parent / path) if path else document
            if not goal.exists():
                broken.append(f"{document.relative_to(ROOT)}: {target}")
            elif anchor and anchor not in {
                slug(line.lstrip("# ")) for line in text_of(goal).splitlines() if line[:1] == "#"
            }:
                broken.append(f"{document.relative_to(ROOT)}: {target} has no such heading")
    assert broken == []


def test_the_versions_agree() -> None:
    assert sanmon.__version__ == VERSION
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert str(citation["version"]) == VERSION
    assert citation["date-released"] == changelog()[1][1]


def changelog() -> list[tuple[str, date | None]]:
    """The versions in the changelog with their dates; the unreleased section has no date."""
    heads = re.findall(r"^## (.*)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    found = [re.fullmatch(r"\[([^\]]+)\](?: - (\d{4}-\d\d-\d\d))?", head) for head in heads]
    assert all(found), f"the heading of a section is like [0.1.0] - 2026-11-15; one of these is not: {heads}"
    return [(head[1], date.fromisoformat(head[2]) if head[2] else None) for head in found if head]


def test_the_lines_of_the_changelog_are_short() -> None:
    lines = (ROOT / "CHANGELOG.md").read_text("utf-8").splitlines()
    assert [line for line in lines if len(line) > 160] == []


def test_the_changelog_lists_this_version_and_all_before_it_in_order() -> None:
    (unreleased, no_day), *released = changelog()
    assert (unreleased, no_day) == ("Unreleased", None)
    assert released[0][0] == VERSION
    assert all(day is not None for _, day in released)
    versions = [Version(version) for version, _ in released]
    assert versions == sorted(set(versions), reverse=True)
    days = [day for _, day in released if day]
    assert days == sorted(days, reverse=True)


def test_the_client_makes_no_html_of_strings() -> None:
    sources = [path for path in tracked_files() if path.suffix in (".svelte", ".ts") and "web/src" in path.as_posix()]
    assert len(sources) > 100
    makes_html = re.compile(
        r"\{@html|innerHTML|outerHTML|insertAdjacentHTML|srcdoc|document\.write|\beval\(|new Function"
    )
    assert [path.name for path in sources if makes_html.search(path.read_text("utf-8"))] == []


def test_a_complex_function_needs_a_reason() -> None:
    """The linter refuses functions over a complexity of 20; an exception says why, behind a dash."""
    lint = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["ruff"]["lint"]
    assert "C901" in lint["select"]
    assert lint["mccabe"]["max-complexity"] == 20
    assert not any("C901" in ignored for ignored in [lint["ignore"], *lint["per-file-ignores"].values()])
    without = re.compile(r"noqa(?!: )|noqa: [A-Z0-9, ]*C901(?! - \w)")
    sources = [path for path in tracked_files() if path.suffix == ".py" and path != Path(__file__).resolve()]
    assert [path.name for path in sources if without.search(text_of(path))] == []
