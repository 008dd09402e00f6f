"""Builds the site: the pages with the games in them, as a folder of files that any host of static files can serve.

python tools/make_site.py              build into build/site
python tools/make_site.py --out PATH   build into another folder
python tools/make_site.py --renew      only write the service worker again, after files of the site were changed
python tools/make_site.py --lock       write requirements/site.txt: the wheel of the version in requirements/dev.txt

Nothing of the site asks another host. It works under any path, and without a network once it was loaded.
"""

import argparse
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from importlib.metadata import files as files_of_distribution
from pathlib import Path

from client import ROOT, WEB, install, is_built, node_folder, npm

PACKAGE = ROOT / "src" / "sanmon"
LOCK = ROOT / "requirements" / "site.txt"
WORK = ROOT / "build" / "site-parts"
PYODIDE = WEB / "node_modules" / "pyodide"
WORKER = WEB / "src" / "local" / "site-sw.js"

# The interpreter, as its package has it.
INTERPRETER = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")

# The parts of our package that no page needs.
LEFT_OUT = (
    "cli",
    "conformance",
    "lab",
    "__main__.py",
    *(f"server/{part}" for part in ("app.py", "bench", "http", "ops", "people", "runtime", "services.py")),
    *(f"server/{part}" for part in ("sets", "static", "storage", "tables")),
)
LIBRARIES = ("attrs", "babel", "fluent.runtime", "fluent.syntax", "mypy_extensions", "pytz", "typing_extensions")
# Of the libraries: time zones, and the names and plurals of all languages but ours.
NOT_NEEDED = re.compile(
    r"pytz/zoneinfo/|/tests?/|babel/(messages|locale-data/(?!(en|cs|ru|root)\.dat))|\.pyi$|\.typed$"
)


def wheel(folder: Path) -> Path:
    """The wheel of msgspec for the interpreter of the pages, by the lock file; downloaded once."""
    stamp = folder / "lock"
    if not stamp.exists() or stamp.read_text() != LOCK.read_text():
        download(folder, "--require-hashes", "-r", str(LOCK))
        stamp.write_text(LOCK.read_text())
    (found,) = folder.glob("msgspec-*.whl")
    return found


def download(folder: Path, *which: str) -> None:
    """Downloads a wheel for the interpreter of the pages into a new folder."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    command = [sys.executable, "-m", "pip", "download", "-qq", "--disable-pip-version-check"]
    command += ["--only-binary=:all:", "--no-deps", "--platform", "pyemscripten_2026_0_wasm32"]
    subprocess.run([*command, "--python-version", "3.14", "--abi", "cp314", "-d", str(folder), *which], check=True)


def lock() -> None:
    """Writes the lock file: the version that the other lock files have, with the hash of its wheel."""
    versions = re.findall(r"^msgspec==(\S+)", (ROOT / "requirements" / "dev.txt").read_text(), re.MULTILINE)
    download(WORK / "wheel", f"msgspec=={versions[0]}")
    (found,) = (WORK / "wheel").glob("msgspec-*.whl")
    digest = hashlib.sha256(found.read_bytes()).hexdigest()
    LOCK.write_text(f"msgspec=={versions[0]} \\\n    --hash=sha256:{digest}\n")


def stage(folder: Path, msgspec: Path) -> None:
    """Collects the Python modules and the data that pages need."""
    shutil.rmtree(folder, ignore_errors=True)
    for path in sorted(PACKAGE.rglob("*")):
        name = path.relative_to(PACKAGE).as_posix()
        left_out = any(name == part or name.startswith(f"{part}/") for part in LEFT_OUT)
        if path.is_file() and not left_out and "__pycache__" not in path.parts and path.suffix != ".so":
            copy(path, folder / "sanmon" / name)
    for library in LIBRARIES:
        for file in files_of_distribution(library) or []:
            name = file.as_posix()
            wanted = name.endswith((".py", ".dat")) and not name.startswith("..") and "dist-info" not in name
            if wanted and not NOT_NEEDED.search(name):
                copy(Path(str(file.locate())), folder / name)
    with zipfile.ZipFile(msgspec) as archive:
        for name in archive.namelist():
            if name.startswith("msgspec/") and not NOT_NEEDED.search(name):
                archive.extract(name, folder)


def copy(source: Path, target: Path) -> None:
    """Copies a file, with the folders above it."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def node(folder: Path, *arguments: str) -> None:
    """Runs a script with this Node, in the folder of the client."""
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}
    subprocess.run([str(folder / "node"), *arguments], check=True, cwd=WEB, env=environment)


def build(out: Path) -> None:
    """Builds the whole site into a folder."""
    folder = node_folder()
    install(folder)
    if not is_built():  # otherwise these very sources have been checked
        npm(folder, "run", "--silent", "generate")
        npm(folder, "run", "--silent", "check")
    npm(folder, "run", "--silent", "build-site", "--", "--outDir", str(out), "--emptyOutDir")
    python = out / "python"
    python.mkdir(parents=True)
    for name in INTERPRETER:
        shutil.copyfile(PYODIDE / name, python / name)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))
    (python / "pyodide-lock.json").write_text(json.dumps({"info": lock["info"], "packages": {}}) + "\n")
    stage(WORK / "stage", wheel(WORK / "wheel"))
    archive = WORK / "sanmon.zip"
    node(folder, "tools/site-python.mjs", str(WORK / "stage"), str(archive), str(out / "data"))
    modules = f"sanmon-{hashlib.sha256(archive.read_bytes()).hexdigest()[:12]}.zip"
    shutil.copyfile(archive, python / modules)
    sizes = {name: (python / name).stat().st_size for name in (*INTERPRETER, modules)}
    interpreter = hashlib.sha256(b"".join((python / name).read_bytes() for name in INTERPRETER)).hexdigest()[:12]
    parts = {"modules": modules, "interpreter": interpreter, "sizes": sizes}
    (python / "parts.json").write_text(json.dumps(parts) + "\n")
    copy(ROOT / "docs" / "tutorials" / "play.md", out / "data" / "tutorials" / "play.md")  # runs in the console
    write_service_worker(out)


def write_service_worker(out: Path) -> None:
    """Writes sw.js with the list of all files and a version that changes with any of them."""
    names = sorted(path.relative_to(out).as_posix() for path in out.rglob("*") if path.is_file())
    names = [name for name in names if name != "sw.js"]
    source = WORKER.read_text("utf-8")
    digest = hashlib.sha256(source.encode())
    for name in names:
        digest.update(f"{name} {hashlib.sha256((out / name).read_bytes()).hexdigest()}\n".encode())
    source = source.replace("/* the files */ []", json.dumps(names)).replace("VERSION", digest.hexdigest()[:12])
    (out / "sw.js").write_text(source, "utf-8")


def main() -> None:
    """Builds the site."""
    parser = argparse.ArgumentParser(description="Build the site.")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "site", help="the folder to write")
    parser.add_argument("--lock", action="store_true", help="write the lock file instead")
    parser.add_argument("--renew", action="store_true", help="only write the service worker again")
    wanted = parser.parse_args()
    if wanted.lock:
        lock()
        return
    out: Path = wanted.out.resolve()
    if wanted.renew:
        write_service_worker(out)
        return
    build(out)
    size = sum(path.stat().st_size for path in out.rglob("*") if path.is_file())
    print(f"The site is in {out} ({size / 1_000_000:.1f} MB). To try it: python3 -m http.server -d {out}")


if __name__ == "__main__":
    main()
