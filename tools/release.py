"""Prepares a release: everything but publishing it.

    python tools/release.py VERSION              check, write version and changelog, build and check the packages
    python tools/release.py --build-only         only build and check the packages of the current version
    python tools/release.py --tag vVERSION       only check that this tree may be published under that tag

It commits, tags and uploads nothing. If anything fails, it restores the files.
"""

from __future__ import annotations

import argparse
import base64
import csv
import hashlib
import io
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, date, datetime
from email.parser import BytesParser
from pathlib import Path

from packaging.metadata import Metadata
from packaging.utils import parse_sdist_filename, parse_wheel_filename
from packaging.version import InvalidVersion, Version

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
PLACEHOLDER = "OWNER_TO_BE_NAMED"

# The files that contain the version, and the line with it. Each file has exactly one.
VERSIONS = {
    "pyproject.toml": re.compile(r'^version = "([^"]+)"$', re.MULTILINE),
    "src/sanmon/__init__.py": re.compile(r'^__version__ = "([^"]+)"$', re.MULTILINE),
    "CITATION.cff": re.compile(r"^version: (\S+)$", re.MULTILINE),
}
RELEASED = re.compile(r"^date-released: (\S+)$", re.MULTILINE)
SECTION = re.compile(r"^## \[([^\]]+)\](?: - (\d{4}-\d\d-\d\d))?$", re.MULTILINE)

# Files that every package must contain: pages, types, rules, component sets and catalogues.
INSIDE = (
    "sanmon/server/static/index.html",
    "sanmon/py.typed",
    *sorted(path.relative_to(SOURCE).as_posix() for path in SOURCE.glob("sanmon/games/*/RULES*.md")),
    *(f"sanmon/games/{game}/components/sanmon-1/set.toml" for game in ("satori", "bitoku", "koi")),
    *sorted(path.relative_to(SOURCE).as_posix() for path in SOURCE.glob("sanmon/**/locales/*.ftl")),
)


class Refused(Exception):
    """The release cannot continue; the message says why, and what to do."""


@dataclass(frozen=True)
class Section:
    """The section of one version in the changelog."""

    version: str
    released: str
    text: str


def git(root: Path, *arguments: str) -> str:
    """The output of a git command."""
    return subprocess.run(["git", *arguments], check=True, cwd=root, capture_output=True, text=True).stdout


def check_clean(root: Path) -> None:
    """Raises Refused if there are uncommitted changes: a release is made from a commit."""
    changed = git(root, "status", "--porcelain")
    if changed:
        raise Refused(f"These changes are not committed:\n{changed.rstrip()}\nCommit or remove them.")


def versions(root: Path) -> dict[str, str]:
    """The version in each file of VERSIONS."""
    found = {}
    for name, pattern in VERSIONS.items():
        named = pattern.findall((root / name).read_text("utf-8"))
        if len(named) != 1:
            raise Refused(
                f"{name} has {len(named)} lines with a version; expected one line that matches {pattern.pattern}"
            )
        found[name] = named[0]
    return found


def current_version(root: Path) -> str:
    """The version that all files agree on."""
    found = versions(root)
    if len(set(found.values())) != 1:
        lines = "\n".join(f"  {name}: {version}" for name, version in found.items())
        raise Refused(f"The versions differ:\n{lines}")
    return next(iter(found.values()))


def sections(changelog: str) -> list[Section]:
    """The sections of the changelog, the newest first."""
    heads = list(SECTION.finditer(changelog))
    ends = [head.start() for head in heads[1:]] + [len(changelog)]
    return [
        Section(head[1], head[2] or "", changelog[head.end() : end].strip())
        for head, end in zip(heads, ends, strict=True)
    ]


def with_release(changelog: str, version: str, day: date) -> str:
    """The changelog with the unreleased changes moved into a new section for this version."""
    found = sections(changelog)
    if not found or found[0].version != "Unreleased":
        raise Refused("CHANGELOG.md: the first section must be [Unreleased].")
    if not found[0].text:
        raise Refused("CHANGELOG.md: the section [Unreleased] is empty; write what this version changes.")
    if any(section.version == version for section in found):
        raise Refused(f"CHANGELOG.md: there is already a section [{version}].")
    return changelog.replace("## [Unreleased]\n", f"## [Unreleased]\n\n## [{version}] - {day.isoformat()}\n", 1)


def check_newer(version: str, current: str) -> None:
    """Raises Refused for a malformed version, or one that is not newer than the current one."""
    try:
        wanted = Version(version)
    except InvalidVersion:
        raise Refused(f"{version!r} is not a version. Write it like 0.2.0 or 0.2.0rc1.") from None
    if str(wanted) != version:
        raise Refused(f"Write {wanted} instead of {version}.")
    if wanted <= Version(current):
        raise Refused(f"{version} is not newer than the current version, {current}.")


def write_version(root: Path, version: str, day: date) -> None:
    """Writes the version into every file of VERSIONS, its date, and its section of the changelog."""
    changed = {"CHANGELOG.md": with_release((root / "CHANGELOG.md").read_text("utf-8"), version, day)}
    for name, pattern in VERSIONS.items():
        text = (root / name).read_text("utf-8")
        changed[name] = pattern.sub(lambda line: line[0].replace(line[1], version), text)
    changed["CITATION.cff"] = RELEASED.sub(f"date-released: {day.isoformat()}", changed["CITATION.cff"])
    for name, text in changed.items():
        (root / name).write_text(text, "utf-8")


def check_tag(root: Path, tag: str) -> None:
    """Raises Refused if the tag, the version and the changelog do not agree, or the owner is still a placeholder."""
    version = current_version(root)
    if tag != f"v{version}":
        raise Refused(f"The tag is {tag}, but the version is {version}: its tag must be v{version}.")
    newest = next((s for s in sections((root / "CHANGELOG.md").read_text("utf-8")) if s.version != "Unreleased"), None)
    if newest is None or newest.version != version or not newest.released:
        raise Refused(f"CHANGELOG.md: the newest version must be [{version}], with its date.")
    if PLACEHOLDER in (root / "pyproject.toml").read_text("utf-8"):
        raise Refused(f"pyproject.toml: replace {PLACEHOLDER} in [project.urls] with the repository's owner.")


def hatch(tree: Path, *arguments: str, **environment: str) -> None:
    """Runs `hatchling build` with the locked hatchling."""
    command = [sys.executable, "-m", "hatchling", "build", *arguments]
    done = subprocess.run(command, check=False, cwd=tree, capture_output=True, text=True, env=os.environ | environment)
    if done.returncode:
        raise Refused(f"hatchling build {' '.join(arguments)} failed:\n{done.stdout}{done.stderr}")


def build(root: Path, into: Path, compiled: bool) -> list[Path]:
    """Builds the source distribution, and from it the pure wheel and, if wanted, the compiled one."""
    shutil.rmtree(into, ignore_errors=True)
    into.mkdir(parents=True)
    hatch(root, "-t", "sdist", "-d", str(into))
    sdist = next(into.glob("*.tar.gz"))
    with tempfile.TemporaryDirectory() as place:
        with tarfile.open(sdist) as archive:
            archive.extractall(place, filter="data")
        tree = next(Path(place).iterdir())
        hatch(tree, "-t", "wheel", "-d", str(into))
        if compiled:
            hatch(tree, "-t", "wheel", "-d", str(into), HATCH_BUILD_HOOKS_ENABLE="1")
    return sorted(into.iterdir())


def metadata_problems(data: bytes, version: str) -> list[str]:
    """The problems of a package's metadata for which a package index would refuse it."""
    try:
        metadata = Metadata.from_email(data, validate=True)
    except ExceptionGroup as group:
        return [f"metadata: {error}" for error in group.exceptions]
    problems = []
    if str(metadata.version) != version:
        problems.append(f"metadata: the version is {metadata.version} instead of {version}")
    if metadata.description_content_type != "text/markdown" or not metadata.description:
        problems.append("metadata: the long description is missing, or not text/markdown")
    if not metadata.license_files:
        problems.append("metadata: there is no licence file")
    return problems


def wheel_problems(path: Path, version: str) -> list[str]:
    """The problems of a wheel: its name, its metadata, its list of files with hashes, and missing files."""
    named, tagged, _, _ = parse_wheel_filename(path.name)
    problems = [] if (named, str(tagged)) == ("sanmon", version) else [f"the file name should be of sanmon {version}"]
    with zipfile.ZipFile(path) as archive:
        if archive.testzip() is not None:
            return [*problems, f"{archive.testzip()} is damaged"]
        names = set(archive.namelist())
        info = f"sanmon-{version}.dist-info"
        problems += metadata_problems(archive.read(f"{info}/METADATA"), version)
        listed = {row[0]: row[1] for row in csv.reader(io.StringIO(archive.read(f"{info}/RECORD").decode()))}
        problems += [f"{name} is not in RECORD" for name in sorted(names - listed.keys())]
        problems += [f"{name} is in RECORD but not in the wheel" for name in sorted(listed.keys() - names)]
        for name in sorted(names & listed.keys() - {f"{info}/RECORD"}):
            digest = base64.urlsafe_b64encode(hashlib.sha256(archive.read(name)).digest()).rstrip(b"=").decode()
            if listed[name] != f"sha256={digest}":
                problems.append(f"{name} does not have the hash in RECORD")
        problems += missing(names)
        pure = BytesParser().parsebytes(archive.read(f"{info}/WHEEL"))["Root-Is-Purelib"] == "true"
        stamped = "sanmon/_compiled.sha256" in names
        if pure == stamped or pure != path.name.endswith("-none-any.whl"):
            problems.append("the name, the stamp of the compiled build and Root-Is-Purelib do not agree")
    return problems


def sdist_problems(path: Path, version: str) -> list[str]:
    """The problems of a source distribution: its name, its metadata, and missing files."""
    named, tagged = parse_sdist_filename(path.name)
    problems = [] if (named, str(tagged)) == ("sanmon", version) else [f"the file name should be of sanmon {version}"]
    top = f"sanmon-{version}"
    with tarfile.open(path) as archive:
        names = {member.name for member in archive.getmembers()}
        about = archive.extractfile(f"{top}/PKG-INFO")
        assert about is not None
        problems += metadata_problems(about.read(), version)
    problems += [f"{name} is missing" for name in ("hatch_build.py", "pyproject.toml") if f"{top}/{name}" not in names]
    return problems + missing({name.removeprefix(f"{top}/src/") for name in names})


def missing(names: set[str]) -> list[str]:
    """Files that a package must contain but does not, and those that it should not contain."""
    problems = [f"{name} is missing" for name in INSIDE if name not in names]
    if "sanmon/server/static/index.html" not in names:
        problems.append("build the pages with `make client`")
    return problems + [f"{name} should not be there" for name in sorted(names) if name.endswith(".pyc")]


def check_packages(packages: list[Path], version: str) -> None:
    """Raises Refused with all problems of the packages."""
    problems = []
    for path in packages:
        look: Callable[[Path, str], list[str]] = wheel_problems if path.suffix == ".whl" else sdist_problems
        problems += [f"{path.name}: {problem}" for problem in look(path, version)]
    if problems:
        raise Refused("\n".join(problems))


NEXT_STEPS = """
Prepared: {version}. To do by hand:
  1. Read `git diff`, and the section {version} of CHANGELOG.md.
  2. make test && make deep
  3. Put a database file of this version into tests/server/released; the tests check that later versions open it.
  4. git commit -am "release: {version}" && git tag -a v{version} -m "Sanmon {version}"
  5. git push && git push origin v{version}    (the tag starts .github/workflows/release.yml, which publishes)
"""


def prepare(root: Path, version: str, day: date, into: Path, compiled: bool) -> list[Path]:
    """Checks, writes the version and builds the packages. If anything fails, restores the files."""
    check_clean(root)
    check_newer(version, current_version(root))
    before = {name: (root / name).read_bytes() for name in ("CHANGELOG.md", *VERSIONS)}
    try:
        write_version(root, version, day)
        packages = build(root, into, compiled)
        check_packages(packages, version)
    except BaseException:
        for name, content in before.items():
            (root / name).write_bytes(content)
        raise
    return packages


def main() -> None:
    """Runs the command line."""
    parser = argparse.ArgumentParser(description="Prepare a release: everything but publishing it.")
    wanted = parser.add_mutually_exclusive_group(required=True)
    wanted.add_argument("version", nargs="?", help="the version to release, like 0.2.0")
    wanted.add_argument("--build-only", action="store_true", help="build and check the packages of the current version")
    wanted.add_argument("--tag", help="only check that this tree may be published under this tag")
    parser.add_argument("--no-compiled", action="store_true", help="leave out the compiled wheel")
    parser.add_argument("--into", type=Path, default=ROOT / "dist", help="the folder for the packages (default: dist)")
    given = parser.parse_args()
    try:
        if given.tag:
            check_tag(ROOT, given.tag)
            return
        if given.build_only:
            packages = build(ROOT, given.into, not given.no_compiled)
            check_packages(packages, current_version(ROOT))
        else:
            today = datetime.now(UTC).date()
            packages = prepare(ROOT, given.version, today, given.into, not given.no_compiled)
    except Refused as refused:
        raise SystemExit(str(refused)) from None
    for path in packages:
        print(f"{path.stat().st_size / 1e6:6.1f} MB  {hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}")
    if not given.build_only:
        print(NEXT_STEPS.format(version=given.version))
        if PLACEHOLDER in (ROOT / "pyproject.toml").read_text("utf-8"):
            print(f"First replace {PLACEHOLDER} in [project.urls] of pyproject.toml: the workflow refuses it.")


if __name__ == "__main__":
    main()
