"""Builds the browser client into the package, with the machine's Node or, if there is none, with Node from a wheel.

python tools/client.py             build what is out of date
python tools/client.py --install   only install what the build needs
python tools/client.py --check     list the client's sources that are not formatted
python tools/client.py --format    format the client's sources
python tools/client.py --test      run the client's unit tests; tools/client_facts.py writes what they compare with
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "sanmon" / "server" / "static" / "index.html"
CACHE = WEB / "node_modules" / ".cache" / "prettier"
LOCK = ROOT / "requirements" / "node.txt"

# The oldest versions that Vite supports; the wheel is newer.
OLDEST = {20: (20, 19), 22: (22, 12)}


def usable(node: str) -> bool:
    """Whether this Node is new enough and has npm beside it."""
    try:
        output = subprocess.run([node, "--version"], check=True, capture_output=True, text=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return False
    version = tuple(int(part) for part in re.findall(r"\d+", output)[:2])
    oldest = OLDEST.get(version[0], (24, 0)) if version else (24, 0)
    return version >= oldest and (Path(node).parent / "npm").exists()


def node_folder() -> Path:
    """The folder of a Node that can build the client: the machine's own, or one from a wheel, which it installs."""
    own = shutil.which("node")
    if own is not None and usable(own) and not os.environ.get("SANMON_NODE_WHEEL"):
        return Path(own).parent
    beside = Path(sys.executable).parent
    if not usable(str(beside / "node")):
        print(
            "There is no Node 20.19, 22.12 or newer here; installing one into the environment from its wheel",
            flush=True,
        )
        command = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--require-hashes"]
        subprocess.run([*command, "-r", str(LOCK)], check=True)
    if not usable(str(beside / "node")):
        raise SystemExit("Node could not be installed. Install Node 22 or newer with npm, and run this command again.")
    return beside


def newest(paths: list[Path]) -> float:
    """When the newest of these files was changed."""
    return max(path.stat().st_mtime for path in paths)


def sources() -> list[Path]:
    """Everything the client is built from: its own sources, the catalogues, and the structs behind its types."""
    package = ROOT / "src" / "sanmon"
    found = [path for path in WEB.rglob("*") if path.is_file() and "node_modules" not in path.parts]
    found = [path for path in found if "generated" not in path.parts]
    found += package.glob("**/locales/*.ftl")
    found += package.glob("games/*/view*.py")
    found += (package / "server" / "protocol").glob("*.py")
    found += (package / "companion").glob("*.py")
    found += [
        package / "server" / "delivery" / "schema.py",
        package / "kernel" / "messages.py",
    ]
    return found


def is_built() -> bool:
    """Whether the pages in the package were built, and checked, from the sources of now."""
    return BUILT.exists() and BUILT.stat().st_mtime >= newest(sources())


def npm(folder: Path, *arguments: str) -> None:
    """Runs npm with this Node and no other."""
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}", "PYTHON": sys.executable}
    done = subprocess.run([str(folder / "npm"), *arguments], check=False, cwd=WEB, env=environment)
    if done.returncode:
        raise SystemExit(f"npm {' '.join(arguments)} failed (see above)")


def install(folder: Path) -> None:
    """Installs what package-lock.json names, if it is out of date."""
    installed = WEB / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime:
        # Not `npm ci`: it also installs the native packages of every other platform, which a mirror may lack and a lock
        # made on one platform does not name. This keeps to the lock as well, and leaves it unchanged.
        npm(folder, "install", "--no-save", "--no-fund", "--no-audit", "--loglevel=error")
        CACHE.unlink(missing_ok=True)  # another version of prettier may format differently
        installed.touch()


def main() -> None:
    """Runs the task that the command line names."""
    parser = argparse.ArgumentParser(description="Build the browser client.")
    parser.add_argument("--format", action="store_true", help="format the client's sources instead")
    parser.add_argument("--check", action="store_true", help="list unformatted sources instead")
    parser.add_argument("--test", action="store_true", help="run the client's unit tests instead")
    parser.add_argument("--install", action="store_true", help="only install what the build needs")
    wanted = parser.parse_args()
    if wanted.install:
        install(node_folder())
    elif wanted.test:
        folder = node_folder()
        install(folder)
        npm(folder, "run", "--silent", "test")
    elif wanted.format or wanted.check:
        folder = node_folder()
        install(folder)
        task = "format" if wanted.format else "check-format"
        # Files that were formatted and have not changed since are skipped.
        npm(folder, "run", "--silent", task, "--", "--cache", "--cache-strategy=content", f"--cache-location={CACHE}")
    elif not is_built():
        folder = node_folder()
        install(folder)
        npm(folder, "run", "--silent", "build")


if __name__ == "__main__":
    main()
