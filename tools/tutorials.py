"""Runs the tutorials in docs/tutorials like notebooks, and compares what each cell prints with the text below it.

    python tools/tutorials.py [FILE …]            check; prints every difference and fails
    python tools/tutorials.py --write [FILE …]    write the present output of the cells into the files

A cell is a block of `python`, or a block of `sh` with commands of sanmon. A block of `text` right after it is its
output. The cells of a file share their variables and a temporary folder.
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
    """The files of all tutorials."""
    return sorted(path for path in FOLDER.glob("*.md") if path.name != "README.md")


def run_cell(language: str, code: str, names: dict[str, Any], where: str) -> str:
    """Runs one cell; returns its output, with paths of this machine replaced by `…`."""
    out = io.StringIO()
    if language == "python":
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
            exec(compile(code, where, "exec"), names)  # noqa: S102 - our own documents
    else:
        for line in code.replace("\\\n", " ").splitlines():
            words = shlex.split(line, comments=True)
            if words:
                assert words[0] == "sanmon", f"a cell of `sh` may only have commands of sanmon: {line}"
                command = [sys.executable, "-m", *words]
                done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
                out.write(done.stdout)
    output = out.getvalue().replace(str(Path.cwd()), "…").replace(str(ROOT), "…")
    return "".join(f"{line.rstrip()}\n" for line in output.strip("\n").splitlines())


def run_file(path: Path) -> str:
    """The text of the whole file with the present output of its cells."""
    text = path.read_text("utf-8")
    names: dict[str, Any] = {"__name__": "tutorial"}
    parts = []
    at = 0
    for found in BLOCK.finditer(text):
        language, code = found[1], found[2]
        line = text.count("\n", 0, found.start()) + 1
        output = run_cell(language, "\n" * line + code if language == "python" else code, names, str(path))
        parts += [text[at : found.start()], f"```{language}\n{code}```\n"]
        if output:
            parts.append(f"\n```text\n{output}```\n")
        at = found.end()
    return "".join([*parts, text[at:]])


def check_file(path: Path, write: bool) -> int:
    """Runs one file in this process; prints the differences, or writes them into the file. Returns the exit code."""
    path = path.resolve()
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        try:
            new = run_file(path)
        except Exception:  # noqa: BLE001 - any error of a cell is to be reported
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
    sys.stdout.write("\n".join(lines) + "\n`make tutorials` writes the new output into the file.\n")
    return 1


def main(argv: list[str]) -> int:
    """Runs each file in a process of its own, so that none depends on another. Returns the exit code."""
    write = "--write" in argv
    named = [Path(word) for word in argv if not word.startswith("--")]
    if "--one" in argv:
        return check_file(named[0], write)
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
