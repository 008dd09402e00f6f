"""The import rules of pyproject.toml do bite: each forbidden import turns them red, whatever is not written yet."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def verdict(project: Path) -> tuple[int, str]:
    command = [sys.executable, "-c", "from importlinter.cli import lint_imports_command as f; f()", "--no-cache"]
    environment = os.environ | {"PYTHONPATH": str(project / "src")}
    done = subprocess.run(command, check=False, cwd=project, env=environment, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def house(project: Path, imports: dict[str, str]) -> Path:
    """A project of empty packages, in which the module of each named package imports what is given."""
    shutil.copy(ROOT / "pyproject.toml", project)
    for package in ["", "kernel", "games", *imports]:
        folder = project.joinpath("src", "sanmon", *package.split("."))
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "__init__.py").touch()
    for name, line in imports.items():
        project.joinpath("src", "sanmon", *name.split("."), "module.py").write_text(line + "\n")
    return project


def test_the_house_as_designed_obeys(tmp_path: Path) -> None:
    down = "from sanmon import kernel\n"
    games = {
        "games.toy": down,
        "games.satori": down,
        "games.koi": down,
        "games.bitoku": "from sanmon.kernel import module",
    }
    bots = "from sanmon.kernel import module\nimport sanmon.games.satori.module"
    above = "import sanmon.bots.module, sanmon.kernel.module, sanmon.games.koi.module"
    everything = games | {"kernel": "", "bots": bots, "lab": above, "server": above, "cli": "import sanmon.lab.module"}
    code, told = verdict(house(tmp_path, everything))
    assert code == 0, told


def test_a_house_with_only_a_kernel_obeys(tmp_path: Path) -> None:
    code, told = verdict(house(tmp_path, {"kernel": "import random"}))
    assert code == 0, told


@pytest.mark.parametrize(
    ("imports", "told"),
    [
        ({"kernel": "import sanmon.games.toy.module", "games.toy": ""}, "kernel.module -> sanmon.games.toy.module"),
        (
            {"kernel": "def late():\n    import sanmon.games.toy.module", "games.toy": ""},
            "kernel.module -> sanmon.games.toy.module",
        ),
        (
            {"kernel": "", "games.satori": "from sanmon.games.toy import module", "games.toy": ""},
            "games.satori.module -> sanmon.games.toy.module",
        ),
        (
            {"kernel": "", "games.koi": "import sanmon.bots.module", "bots": ""},
            "games.koi.module -> sanmon.bots.module",
        ),
        ({"kernel": "", "bots": "import sanmon.server.module", "server": ""}, "bots.module -> sanmon.server.module"),
        ({"kernel": "", "server": "import sanmon.lab.module", "lab": ""}, "server.module -> sanmon.lab.module"),
        ({"kernel": "", "bots": "import sanmon.cli.module", "cli": ""}, "bots.module -> sanmon.cli.module"),
        ({"kernel": "import sanmon", "games.toy": ""}, "sanmon.kernel.module -> sanmon (l.1)"),
        ({"kernel": "", "games.toy": "import sanmon"}, "sanmon.games.toy.module -> sanmon (l.1)"),
        ({"kernel": "", "games.toy": "import catanatron"}, "sanmon.games.toy.module -> catanatron"),
        ({"kernel": "", "unheard_of": ""}, "unheard_of"),
        ({"games.unheard_of": ""}, "unheard_of"),
    ],
    ids=str,
)
def test_a_forbidden_import_is_caught(tmp_path: Path, imports: dict[str, str], told: str) -> None:
    code, output = verdict(house(tmp_path, imports))
    assert code == 1
    assert told in output
