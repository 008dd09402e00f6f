"""Build the browser client into the package, with the machine's Node or, where there is none, with Node from a wheel.

python tools/client.py             build what is out of date
python tools/client.py --install   only install what building needs
python tools/client.py --check     say which of the client's sources are not in shape
python tools/client.py --format    put the client's sources into shape
python tools/client.py --test      run the client's unit tests, against what Python says (tools/client_facts.py)
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

# What vite asks for; the wheel is newer.
OLDEST = {20: (20, 19), 22: (22, 12)}


def fits(node: str) -> bool:
    """Whether a Node is new enough, and has npm beside it."""
    try:
        said = subprocess.run([node, "--version"], check=True, capture_output=True, text=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return False
    version = tuple(int(part) for part in re.findall(r"\d+", said)[:2])
    oldest = OLDEST.get(version[0], (24, 0)) if version else (24, 0)
    return version >= oldest and (Path(node).parent / "npm").exists()


def node_folder() -> Path:
    """The folder of a Node that can build the client: the machine's own, or the wheel's, installed when it is needed."""
    own = shutil.which("node")
    if own is not None and fits(own) and not os.environ.get("SANMON_NODE_WHEEL"):
        return Path(own).parent
    beside = Path(sys.executable).parent
    if not fits(str(beside / "node")):
        print(
            "There is no Node 20.19, 22.12 or newer here; installing one into the environment from its wheel",
            flush=True,
        )
        command = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--require-hashes"]
        subprocess.run([*command, "-r", str(LOCK)], check=True)
    if not fits(str(beside / "node")):
        raise SystemExit("Node could not be had. Install Node 22 or newer with npm, and run the same command again.")
    return beside


def newest(paths: list[Path]) -> float:
    """When the last of these files was changed."""
    return max(path.stat().st_mtime for path in paths)


def sources() -> list[Path]:
    """Everything the built client is made from: its own sources, the catalogues, and the structs behind its types."""
    package = ROOT / "src" / "sanmon"
    found = [path for path in WEB.rglob("*") if path.is_file() and "node_modules" not in path.parts]
    found = [path for path in found if "made" not in path.parts]
    found += package.glob("**/locales/*.ftl")
    found += package.glob("games/*/view*.py")
    found += (package / "server" / "protocol").glob("*.py")
    found += [
        package / "server" / "delivery" / "schema.py",
        package / "kernel" / "messages.py",
    ]
    return found


def npm(folder: Path, *arguments: str) -> None:
    """Run npm with that Node and nothing else of the same name."""
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}", "PYTHON": sys.executable}
    done = subprocess.run([str(folder / "npm"), *arguments], check=False, cwd=WEB, env=environment)
    if done.returncode:
        raise SystemExit(f"npm {' '.join(arguments)} failed (see above)")


def install(folder: Path) -> None:
    """What package-lock.json names, if it is not there already."""
    installed = WEB / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime:
        # Not `npm ci`: it insists on the native parts of every other platform, which a mirror need not have and a
        # lock made on one platform does not name. This keeps to the lock as well, and leaves it untouched.
        npm(folder, "install", "--no-save", "--no-fund", "--no-audit", "--loglevel=error")
        CACHE.unlink(missing_ok=True)  # another prettier, or another plugin, may want another shape
        installed.touch()


def main() -> None:
    """Do what is asked."""
    parser = argparse.ArgumentParser(description="Build the browser client.")
    parser.add_argument("--format", action="store_true", help="put the client's sources into shape instead")
    parser.add_argument("--check", action="store_true", help="say what is not in shape instead")
    parser.add_argument("--test", action="store_true", help="run the client's unit tests instead")
    parser.add_argument("--install", action="store_true", help="only install what building needs")
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
        # What was in shape and has not changed since is not looked at again.
        npm(folder, "run", "--silent", task, "--", "--cache", "--cache-strategy=content", f"--cache-location={CACHE}")
    elif not BUILT.exists() or BUILT.stat().st_mtime < newest(sources()):
        folder = node_folder()
        install(folder)
        npm(folder, "run", "--silent", "build")


if __name__ == "__main__":
    main()
