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


def house(project: Path, **imports: str) -> Path:
    """A house of empty packages, in which each named module imports what is said."""
    shutil.copy(ROOT / "pyproject.toml", project)
    packages = {"sanmon": ""} | {f"sanmon.{name}": "" for name in imports}
    for package in packages:
        folder = project.joinpath("src", *package.split("."))
        folder.mkdir(parents=True)
        (folder / "__init__.py").touch()
    for name, line in imports.items():
        (project / "src" / "sanmon" / name / "module.py").write_text(line + "\n")
    return project


def test_the_house_as_designed_obeys(tmp_path: Path) -> None:
    down = "from sanmon import kernel\n"
    games = {"toy": down, "satori": down, "koi": down, "bitoku": "from sanmon.kernel import module"}
    bots = "from sanmon.kernel import module\nimport sanmon.satori.module"
    above = "import sanmon.bots.module, sanmon.kernel.module, sanmon.koi.module"
    everything = games | {"kernel": "", "bots": bots, "lab": above, "table": above, "cli": "import sanmon.lab.module"}
    code, told = verdict(house(tmp_path, **everything))
    assert code == 0, told


def test_a_house_with_only_a_kernel_obeys(tmp_path: Path) -> None:
    code, told = verdict(house(tmp_path, kernel="import random"))
    assert code == 0, told


@pytest.mark.parametrize(
    ("imports", "told"),
    [
        ({"kernel": "import sanmon.toy.module", "toy": ""}, "kernel.module -> sanmon.toy.module"),
        ({"kernel": "def late():\n    import sanmon.toy.module", "toy": ""}, "kernel.module -> sanmon.toy.module"),
        ({"kernel": "", "satori": "from sanmon.toy import module", "toy": ""}, "satori.module -> sanmon.toy.module"),
        ({"kernel": "", "koi": "import sanmon.bots.module", "bots": ""}, "koi.module -> sanmon.bots.module"),
        ({"kernel": "", "bots": "import sanmon.table.module", "table": ""}, "bots.module -> sanmon.table.module"),
        ({"kernel": "", "table": "import sanmon.lab.module", "lab": ""}, "table.module -> sanmon.lab.module"),
        ({"kernel": "", "bots": "import sanmon.cli.module", "cli": ""}, "bots.module -> sanmon.cli.module"),
        ({"kernel": "import sanmon", "toy": ""}, "sanmon.kernel.module -> sanmon (l.1)"),
        ({"kernel": "", "toy": "import sanmon"}, "sanmon.toy.module -> sanmon (l.1)"),
        ({"kernel": "", "toy": "import catanatron"}, "sanmon.toy.module -> catanatron"),
        ({"kernel": "", "unheard_of": ""}, "unheard_of"),
    ],
    ids=str,
)
def test_a_forbidden_import_is_caught(tmp_path: Path, imports: dict[str, str], told: str) -> None:
    code, output = verdict(house(tmp_path, **imports))
    assert code == 1
    assert told in output
