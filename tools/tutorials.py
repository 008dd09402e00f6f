"""The tutorials in docs/tutorials, run like notebooks: every cell, in order, and what it prints is what stands below
it.

    python tools/tutorials.py [FILE …]            check; a difference is shown and fails
    python tools/tutorials.py --write [FILE …]    write what the cells print now into the files

A cell is a block of `python`, or of `sh` with commands of sanmon. A block of `text` right after it is what it prints.
The cells of a file share their names and a folder of their own that is thrown away.
"""

from __future__ import annotations

import contextlib
import difflib
import io
import os
import re
import shlex
import subprocess
import sys
import tempfile
import traceback
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "tutorials"
BLOCK = re.compile(r"^```(python|sh)\n(.*?)^```\n(?:\n```text\n(.*?)^```\n)?", re.MULTILINE | re.DOTALL)


def files() -> list[Path]:
    """All tutorials."""
    return sorted(path for path in FOLDER.glob("*.md") if path.name != "README.md")


def printed(language: str, code: str, names: dict[str, Any], where: str) -> str:
    """Run one cell; what it prints."""
    out = io.StringIO()
    if language == "python":
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
            exec(compile(code, where, "exec"), names)  # noqa: S102 - our own documents
    else:
        for line in code.replace("\\\n", " ").splitlines():
            words = shlex.split(line, comments=True)
            if words:
                assert words[0] == "sanmon", f"only commands of sanmon can be run here: {line}"
                command = [sys.executable, "-m", *words]
                done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
                out.write(done.stdout)
    told = out.getvalue().replace(str(Path.cwd()), "…").replace(str(ROOT), "…")
    return "".join(f"{line.rstrip()}\n" for line in told.strip("\n").splitlines())


def run_file(path: Path) -> str:
    """The whole file as it reads with what its cells print now."""
    text = path.read_text("utf-8")
    names: dict[str, Any] = {"__name__": "tutorial"}
    made = []
    at = 0
    for found in BLOCK.finditer(text):
        language, code = found[1], found[2]
        line = text.count("\n", 0, found.start()) + 1
        told = printed(language, "\n" * line + code if language == "python" else code, names, str(path))
        made += [text[at : found.start()], f"```{language}\n{code}```\n"]
        if told:
            made.append(f"\n```text\n{told}```\n")
        at = found.end()
    return "".join([*made, text[at:]])


def one(path: Path, write: bool) -> int:
    """Run one file here."""
    path = path.resolve()
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        try:
            new = run_file(path)
        except Exception:  # noqa: BLE001 - whatever a cell does wrong is what we are here to tell
            sys.stdout.write(f"{path.name}: a cell failed\n{traceback.format_exc()}")
            return 1
    old = path.read_text("utf-8")
    if new == old:
        return 0
    if write:
        path.write_text(new, "utf-8")
        return 0
    lines = difflib.unified_diff(
        old.splitlines(), new.splitlines(), f"{path.name} says", "its cells print", lineterm=""
    )
    sys.stdout.write("\n".join(lines) + "\n`make tutorials` writes what they print.\n")
    return 1


def main(argv: list[str]) -> int:
    """Each file in a process of its own, so that none leans on another."""
    write = "--write" in argv
    named = [Path(word) for word in argv if not word.startswith("--")]
    if "--one" in argv:
        return one(named[0], write)
    plain = {**os.environ, "LANG": "en_US.UTF-8", "LC_ALL": "en_US.UTF-8", "COLUMNS": "100", "NO_COLOR": "1"}
    codes = [
        subprocess.run(
            [sys.executable, __file__, "--one", *(["--write"] if write else []), path], env=plain, check=False
        )
        for path in named or files()
    ]
    return max(code.returncode for code in codes)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
