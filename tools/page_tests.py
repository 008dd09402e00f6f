"""Runs the tests of the kernel and of the games with the Python of the site: CPython 3.14 with 32 bits, in Node.

python tools/page_tests.py [FILE …]     after `make site`; without a file, all of tests/kernel and tests/games

Left out are the files that need what no page has: the terminal, the lab, other processes, or Hypothesis, which is
compiled. The list of them is printed.
"""

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from importlib.metadata import files as files_of_distribution
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STAGE = ROOT / "build" / "site-parts" / "stage"
FOLDERS = (ROOT / "tests" / "kernel", ROOT / "tests" / "games")
PYTEST = ("pytest", "pluggy", "iniconfig", "packaging", "pygments")  # all of them in Python alone
NEEDS_MORE = re.compile(
    r"^\s*(?:from|import) (hypothesis|numpy|subprocess|sanmon\.(?:cli|lab|conformance))\b", re.MULTILINE
)


def files() -> tuple[list[Path], list[Path]]:
    """The test files that can run there, and those that cannot."""
    found = sorted(path for folder in FOLDERS for path in folder.rglob("test_*.py"))
    cannot = [path for path in found if NEEDS_MORE.search(path.read_text("utf-8"))]
    return [path for path in found if path not in cannot], cannot


def copy(folder: Path, distribution: str) -> None:
    """Copies the modules of a distribution, and nothing by which Python could find it as a package."""
    for file in files_of_distribution(distribution) or []:
        if file.suffix == ".py" and ".." not in file.parts:
            target = folder / file
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(str(file.locate()), target)


def main() -> int:
    """Runs the command line; returns pytest's exit code."""
    parser = argparse.ArgumentParser(description="Run tests with the Python of the site.")
    parser.add_argument("files", nargs="*", type=Path, help="test files; by default all that can run there")
    wanted = parser.parse_args()
    if not (STAGE / "sanmon").is_dir():
        print("The site is not built: make site")
        return 1
    can, cannot = files()
    if not wanted.files:
        print("Left out:", ", ".join(str(path.relative_to(ROOT / "tests")) for path in cannot), flush=True)
    chosen = [str(path.resolve().relative_to(ROOT)) for path in wanted.files or can]
    options = ["-q", "--noconftest", "-p", "no:cacheprovider", "-p", "no:faulthandler"]
    with tempfile.TemporaryDirectory() as libraries:
        for name in PYTEST:
            copy(Path(libraries), name)
        command = ["node", str(ROOT / "web" / "tools" / "page-tests.mjs"), str(ROOT), str(STAGE), libraries]
        return subprocess.run([*command, *options, *chosen], check=False, cwd=ROOT / "web").returncode


if __name__ == "__main__":
    sys.exit(main())
