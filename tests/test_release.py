"""`tools/release.py`: what it refuses, what it writes, and the problems that it finds in packages."""

import shutil
import subprocess
import sys
import zipfile
from datetime import date
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
DAY = date(2027, 1, 31)

sys.path.insert(0, str(ROOT / "tools"))
release: Any = import_module("release")
sys.path.remove(str(ROOT / "tools"))


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A repository with only the files that a release changes; nothing in it can be built."""
    tree = tmp_path / "tree"
    for name in ("CHANGELOG.md", *release.VERSIONS):
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tree / name)
    (tree / "CHANGELOG.md").write_text(
        "# Changelog\n\n## [Unreleased]\n\n### Added\n- A gate.\n\n## [0.1.0] - 2026-11-15\n- Old.\n"
    )
    commit(tree, "init", "-q")
    commit(tree, "add", "-A")
    commit(tree, "commit", "-qm", "a tree")
    return tree


def commit(tree: Path, *arguments: str) -> None:
    who = ["-c", "user.name=nobody", "-c", "user.email=nobody@example.org", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", *who, *arguments], check=True, cwd=tree, capture_output=True)


def test_all_files_of_this_tree_have_the_same_version() -> None:
    assert set(release.versions(ROOT).values()) == {release.current_version(ROOT)}
    assert release.sections((ROOT / "CHANGELOG.md").read_text("utf-8"))[1].version == release.current_version(ROOT)


def test_a_version_is_written_everywhere(tree: Path) -> None:
    release.write_version(tree, "0.2.0", DAY)
    assert set(release.versions(tree).values()) == {"0.2.0"}
    assert "date-released: 2027-01-31\n" in (tree / "CITATION.cff").read_text("utf-8")
    assert (tree / "CHANGELOG.md").read_text("utf-8") == (
        "# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2027-01-31\n\n### Added\n- A gate.\n\n"
        "## [0.1.0] - 2026-11-15\n- Old.\n"
    )
    before = (ROOT / "pyproject.toml").read_text("utf-8").splitlines()
    after = (tree / "pyproject.toml").read_text("utf-8").splitlines()
    assert [new for old, new in zip(before, after, strict=True) if old != new] == ['version = "0.2.0"']


@pytest.mark.parametrize(
    ("version", "why"),
    [
        ("two", "is not a version"),
        ("0.2", ""),
        ("v0.2.0", "Write 0.2.0"),
        ("0.1.0", "not newer"),
        ("0.1.0rc1", "not newer"),
    ],
)
def test_a_version_must_be_newer(version: str, why: str) -> None:
    if why:
        with pytest.raises(release.Refused, match=why):
            release.check_newer(version, "0.1.0")
    else:
        release.check_newer(version, "0.1.0")


def test_versions_that_differ_are_refused(tree: Path) -> None:
    text = (tree / "CITATION.cff").read_text("utf-8")
    (tree / "CITATION.cff").write_text(release.VERSIONS["CITATION.cff"].sub("version: 0.0.9", text))
    with pytest.raises(release.Refused, match=r"differ:(.|\n)*CITATION\.cff: 0\.0\.9"):
        release.current_version(tree)


def test_a_tree_with_changes_is_refused(tree: Path) -> None:
    release.check_clean(tree)
    (tree / "new.txt").write_text("new")
    with pytest.raises(release.Refused, match=r"not committed(.|\n)*new\.txt"):
        release.check_clean(tree)


@pytest.mark.parametrize(
    ("changelog", "why"),
    [
        ("## [0.1.0] - 2026-11-15\n- Old.\n", "first section"),
        ("## [Unreleased]\n\n## [0.1.0] - 2026-11-15\n- Old.\n", "is empty"),
        ("## [Unreleased]\n- New.\n\n## [0.2.0] - 2026-11-15\n- Old.\n", "already"),
    ],
)
def test_a_changelog_without_news_is_refused(changelog: str, why: str) -> None:
    with pytest.raises(release.Refused, match=why):
        release.with_release(changelog, "0.2.0", DAY)


def test_a_failed_build_restores_the_files(tree: Path, tmp_path: Path) -> None:
    with pytest.raises(release.Refused, match="hatchling build"):
        release.prepare(tree, "0.2.0", DAY, tmp_path / "dist", compiled=False)
    release.check_clean(tree)
    assert release.current_version(tree) == release.current_version(ROOT)


def test_a_tag_must_match_the_version_and_the_changelog(tree: Path) -> None:
    version = release.current_version(tree)
    with pytest.raises(release.Refused, match=f"its tag must be v{version}"):
        release.check_tag(tree, "v9.9.9")
    with pytest.raises(release.Refused, match=release.PLACEHOLDER):
        release.check_tag(tree, f"v{version}")
    settings = (tree / "pyproject.toml").read_text("utf-8")
    (tree / "pyproject.toml").write_text(settings.replace(release.PLACEHOLDER, "somebody"))
    release.check_tag(tree, f"v{version}")
    (tree / "CHANGELOG.md").write_text("## [Unreleased]\n- New.\n")
    with pytest.raises(release.Refused, match="newest version must be"):
        release.check_tag(tree, f"v{version}")


def test_the_placeholder_is_only_in_the_files_that_explain_it() -> None:
    listed = subprocess.run(
        ["git", "grep", "-l", release.PLACEHOLDER], check=False, cwd=ROOT, capture_output=True, text=True
    )
    if listed.returncode > 1:
        pytest.skip("this is no git checkout, so there is no list of tracked files")
    assert set(listed.stdout.split()) <= {"pyproject.toml", "tools/release.py", "CONTRIBUTING.md"}


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """The real packages of this tree, except the compiled wheel, which `make deep` builds."""
    if not (ROOT / "src" / "sanmon" / "server" / "static" / "index.html").is_file():
        pytest.skip("the pages are not built: `make client` builds them")
    built: list[Path] = release.build(ROOT, tmp_path_factory.mktemp("dist"), compiled=False)
    return built


def test_the_packages_of_this_tree_have_no_problems(packages: list[Path]) -> None:
    assert [path.name.split("-", 2)[2 if path.suffix == ".whl" else 1] for path in packages] == [
        "py3-none-any.whl",
        f"{release.current_version(ROOT)}.tar.gz",
    ]
    release.check_packages(packages, release.current_version(ROOT))


def test_a_package_of_another_version_is_refused(packages: list[Path]) -> None:
    for path, look in zip(packages, (release.wheel_problems, release.sdist_problems), strict=True):
        version = release.current_version(ROOT)
        other = path.with_name(path.name.replace(version, "9.9.9"))
        problems = look(path, version) + look(shutil.copy(path, other), version)
        assert f"the file name should be of sanmon {version}" in problems
        other.unlink()


@pytest.mark.parametrize(
    ("name", "content", "problem"),
    [
        ("sanmon/py.typed", b"changed", "sanmon/py.typed does not have the hash in RECORD"),
        ("sanmon/games/koi/RULES.ru.md", None, "sanmon/games/koi/RULES.ru.md is missing"),
        ("sanmon/extra.py", b"new", "sanmon/extra.py is not in RECORD"),
        ("sanmon/kernel/state.pyc", b"new", "sanmon/kernel/state.pyc should not be there"),
        ("sanmon/_compiled.sha256", b"", "do not agree"),
    ],
)
def test_a_changed_wheel_is_detected(
    packages: list[Path], tmp_path: Path, name: str, content: bytes | None, problem: str
) -> None:
    changed = tmp_path / packages[0].name
    with zipfile.ZipFile(packages[0]) as old, zipfile.ZipFile(changed, "w") as new:
        for inside in old.namelist():
            if inside != name:
                new.writestr(inside, old.read(inside))
        if content is not None:
            new.writestr(name, content)
    assert any(problem in found for found in release.wheel_problems(changed, release.current_version(ROOT)))


def test_bad_metadata_is_detected() -> None:
    good = (
        b"Metadata-Version: 2.4\nName: sanmon\nVersion: 1.0\nLicense-File: LICENSE\n"
        b"Description-Content-Type: text/markdown\n\nText\n"
    )
    assert release.metadata_problems(good, "1.0") == []
    assert release.metadata_problems(good, "1.1") == ["metadata: the version is 1.0 instead of 1.1"]
    assert release.metadata_problems(good.replace(b"Name: sanmon\n", b""), "1.0") != []
    assert release.metadata_problems(good.replace(b"/markdown", b"/word"), "1.0") != []
    assert len(release.metadata_problems(good.replace(b"License-File: LICENSE\n", b""), "1.0")) == 1
