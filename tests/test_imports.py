"""The import contracts of pyproject.toml work: each forbidden import fails, also where packages are still missing."""

import itertools
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import grimp
import pytest

ROOT = Path(__file__).parent.parent

# The packages of the server, from top to bottom; those in ASIDE are on a layer beside another.
SERVER = [
    "app", "bench", "http", "services", "people", "tables", "sets", "runtime", "storage", "local", "set_files",
    "thinking", "delivery", "domain", "protocol", "ops",
]  # fmt: skip
ASIDE = ("bench", "local", "thinking", "ops")


def lint(project: Path) -> tuple[int, str]:
    """Runs import-linter on a project; returns its exit code and output."""
    command = [sys.executable, "-c", "from importlinter.cli import lint_imports_command as f; f()", "--no-cache"]
    environment = os.environ | {"PYTHONPATH": str(project / "src")}
    done = subprocess.run(command, check=False, cwd=project, env=environment, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def make_project(project: Path, imports: dict[str, str]) -> Path:
    """Makes a project of empty packages; the module of each package in `imports` has this source."""
    shutil.copy(ROOT / "pyproject.toml", project)
    for package in [
        "",
        "kernel",
        "games",
        "companion",
        "lessons",
        "server",
        *[f"server.{part}" for part in SERVER],
        *imports,
    ]:
        folder = project.joinpath("src", "sanmon", *package.split("."))
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "__init__.py").touch()
    for name, line in imports.items():
        project.joinpath("src", "sanmon", *name.split("."), "module.py").write_text(line + "\n")
    return project


def test_the_designed_imports_pass(tmp_path: Path) -> None:
    down = "from sanmon import kernel\n"
    games = {
        "games.toy": down,
        "games.satori": down,
        "games.koi": down,
        "games.bitoku": "from sanmon.kernel import module",
    }
    bots = "from sanmon.kernel import module\nimport sanmon.games.satori.module"
    above = "import sanmon.bots.module, sanmon.kernel.module, sanmon.games.koi.module"
    everything = games | {"kernel": "", "bots": bots, "lab": above, "cli": "import sanmon.lab.module"}
    everything["conformance"] = "import sanmon.games.toy.module, sanmon.kernel.module"
    layers = [part for part in SERVER if part not in ASIDE]
    for upper, lower in itertools.pairwise(layers):
        everything[f"server.{upper}"] = f"import sanmon.server.{lower}.module"
    everything["server.sets"] = "import sanmon.server.runtime.module, sanmon.server.ops.module, sanmon.kernel.module"
    everything |= {"server.domain": above, "server.protocol": "", "server.ops": "import asyncio", "server.bench": ""}
    everything["server.local"] = "import sanmon.server.set_files.module, sanmon.server.thinking.module"
    everything["server.thinking"] = "import sanmon.server.delivery.module, sanmon.bots.module"
    code, output = lint(make_project(tmp_path, everything))
    assert code == 0, output


def test_a_project_with_only_a_kernel_passes(tmp_path: Path) -> None:
    code, output = lint(make_project(tmp_path, {"kernel": "import random"}))
    assert code == 0, output


@pytest.mark.parametrize(
    ("imports", "expected"),
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
        (
            {"kernel": "", "bots": "import sanmon.server.domain.module", "server.domain": ""},
            "bots.module -> sanmon.server.domain.module",
        ),
        (
            {"kernel": "", "server.domain": "import sanmon.lab.module", "lab": ""},
            "server.domain.module -> sanmon.lab.module",
        ),
        ({"kernel": "", "bots": "import sanmon.cli.module", "cli": ""}, "bots.module -> sanmon.cli.module"),
        (
            {"kernel": "", "conformance": "import sanmon.bots.module", "bots": ""},
            "conformance.module -> sanmon.bots.module",
        ),
        (
            {"kernel": "", "lessons": "import sanmon.bots.module", "bots": ""},
            "lessons.module -> sanmon.bots.module",
        ),
        (
            {"kernel": "", "games.toy": "import sanmon.conformance.module", "conformance": ""},
            "games.toy.module -> sanmon.conformance.module",
        ),
        ({"kernel": "import sanmon", "games.toy": ""}, "sanmon.kernel.module -> sanmon (l.1)"),
        ({"kernel": "", "games.toy": "import sanmon"}, "sanmon.games.toy.module -> sanmon (l.1)"),
        ({"kernel": "", "games.toy": "import catanatron"}, "sanmon.games.toy.module -> catanatron"),
        ({"kernel": "", "unheard_of": ""}, "unheard_of"),
        ({"games.unheard_of": ""}, "unheard_of"),
        ({"server.unheard_of": ""}, "unheard_of"),
    ],
    ids=str,
)
def test_a_forbidden_import_is_caught(tmp_path: Path, imports: dict[str, str], expected: str) -> None:
    code, output = lint(make_project(tmp_path, imports))
    assert code == 1
    assert expected in output


def test_an_import_from_a_higher_layer_of_the_server_is_caught(tmp_path: Path) -> None:
    layers = [part for part in SERVER if part not in ASIDE]
    up = [(lower, upper) for upper, lower in itertools.pairwise(layers)]
    aside = [("domain", "ops"), ("delivery", "ops"), ("protocol", "ops"), ("http", "storage"), ("app", "bench")]
    aside += [("local", "storage"), ("thinking", "set_files"), ("set_files", "local"), ("delivery", "thinking")]
    imports = {f"server.{part}": "" for part in SERVER}
    for part, other in up + aside:
        imports[f"server.{part}"] += f"import sanmon.server.{other}.module\n"
    code, output = lint(make_project(tmp_path, imports))
    assert code == 1
    for part, other in up + aside:
        assert f"sanmon.server.{part}.module -> sanmon.server.{other}.module" in output


def test_domain_and_delivery_may_not_import_what_python_in_a_browser_lacks(tmp_path: Path) -> None:
    lacking = [
        "asyncio",
        "asyncpg",
        "litestar",
        "multiprocessing",
        "redis",
        "socket",
        "sqlite3",
        "threading",
        "uvicorn",
    ]
    code, output = lint(
        make_project(tmp_path, {f"server.{part}": f"import {', '.join(lacking)}" for part in ("domain", "delivery")})
    )
    assert code == 1
    for name in lacking:
        for part in ("domain", "delivery"):
            assert f"sanmon.server.{part}.module -> {name} " in output


def cycles(package: str) -> Iterator[list[str]]:
    """The groups of modules with circular imports, including imports inside functions.

    Imports for type checkers only are left out, because they never run.
    """
    graph = grimp.build_graph(package, cache_dir=None, exclude_type_checking_imports=True)
    left = {module: set(graph.find_modules_directly_imported_by(module)) for module in graph.modules}
    while True:  # remove modules that import no remaining module, or that no remaining module imports
        imported = set().union(*left.values()) if left else set()
        ends = [module for module, others in left.items() if not others & left.keys() or module not in imported]
        if not ends:
            break
        for module in ends:
            del left[module]
    while left:
        first = min(left)
        group = {module for module in left if _reaches(left, first, module) and _reaches(left, module, first)} | {first}
        if len(group) > 1 or first in left[first]:
            yield sorted(group)
        for module in group:
            del left[module]


def _reaches(imports: dict[str, set[str]], start: str, goal: str) -> bool:
    seen: set[str] = set()
    ahead = [start]
    while ahead:
        found = imports[ahead.pop()] & imports.keys() - seen
        if goal in found:
            return True
        seen |= found
        ahead += found
    return False


def test_there_are_no_circular_imports() -> None:
    assert list(cycles("sanmon")) == []


def test_a_circular_import_inside_functions_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "round_and_round"
    folder.mkdir()
    files = {
        "__init__": "",
        "a": "import round_and_round.b",
        "b": "def late():\n    import round_and_round.c",
        "c": "from round_and_round import a",
        "d": "from round_and_round import a, e",
        "e": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import round_and_round.d",
    }
    for name, text in files.items():
        (folder / f"{name}.py").write_text(text + "\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert list(cycles("round_and_round")) == [[f"round_and_round.{name}" for name in "abc"]]
