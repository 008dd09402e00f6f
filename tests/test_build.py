"""The builds: a wheel with all files, and a compiled one that is refused once its source has changed."""

import os
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from time import process_time

import pathspec
import pytest

from sanmon._build import STAMP, compiled_sources, is_compiled, refuse_stale_build, write_stamp

ROOT = Path(__file__).parent.parent

# The compiled modules by folder. Add new and moved modules here, so that none drops out of the build unnoticed.
COMPILED = {
    "bots": "beam judge plans tree",
    "games/bitoku": "balance domains engine evaluate events facts frames knowledge known_points options parts state",
    "games/bitoku/printed": "base board buildings cards forest paths tiles",
    "games/bitoku/rules": (
        "autumn buildings crossing crystals dice displays goods home kodama mitama paths rocks scoring setup spring "
        "summer visions winter yokai"
    ),
    "games/bitoku/solo": "crossing facts moves places scoring setup switches table will",
    "games/koi": (
        "balance domains engine evaluate evaluate_alone evaluate_goals events facts frames hexes knowledge options "
        "parts pond state"
    ),
    "games/koi/observe": "grids",
    "games/koi/rules": "breeding ending goal_places goals luck meditate path placing scoring setup storage turn work",
    "games/koi/solo": "facts upkeep verdict",
    "games/satori": "balance domains engine evaluate events facts frames knowledge options parts state",
    "games/satori/rules": (
        "amulets build charity goods jokoros mountains offerings pagoda round_end scoring setup sides turn wheels"
    ),
    "games/satori/solo": "automaton facts",
    "games/toy": "domains engine evaluate events facts frames knowledge options parts state",
    "games/toy/rules": "round scoring setup turn",
    "games/toy/solo": "fox",
    "kernel": "chance dumps effects errors events frames game hooks info notation part_cache runner state undo "
    "vocabulary",
    "kernel/rows": "facts",
    "lab/vector": "lanes",
}


def test_exactly_these_modules_are_compiled() -> None:
    """Expands the patterns of pyproject.toml as hatch-mypyc does."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    hook = settings["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    included = pathspec.GitIgnoreSpec.from_lines(hook["include"])
    excluded = pathspec.GitIgnoreSpec.from_lines(hook["exclude"])
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "src" / "sanmon").rglob("*.py")):
        name = path.relative_to(ROOT).as_posix()
        if included.match_file(name) and not excluded.match_file(name):
            found.setdefault(path.parent.relative_to(ROOT / "src" / "sanmon").as_posix(), []).append(path.stem)
    assert found == {folder: names.split() for folder, names in COMPILED.items()}


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package with two modules, one of which seems to be compiled for this interpreter."""
    package = tmp_path / "env" / "lib" / "sanmon"
    (package / "kernel").mkdir(parents=True)
    (package / "kernel" / "state.py").write_text("x = 1\n")
    (package / "kernel" / "words.py").write_text("y = 1\n")
    (package / "kernel" / f"state{EXTENSION_SUFFIXES[0]}").touch()
    return package


def test_source_alone_is_never_refused(package: Path) -> None:
    next((package / "kernel").glob(f"*{EXTENSION_SUFFIXES[0]}")).unlink()
    refuse_stale_build(package)
    assert not is_compiled(package)


def test_a_build_of_this_source_is_accepted(package: Path) -> None:
    write_stamp(package)
    refuse_stale_build(package)
    assert is_compiled(package)


def test_a_build_of_older_source_is_refused(package: Path) -> None:
    write_stamp(package)
    (package / "kernel" / "state.py").write_text("x = 2\n")
    with pytest.raises(ImportError, match=r"kernel/state\.py changed since\. Run `make fast`"):
        refuse_stale_build(package)


def test_a_compiled_module_without_a_stamp_is_refused(package: Path) -> None:
    with pytest.raises(ImportError, match=r"kernel/state\.py"):
        refuse_stale_build(package)


def test_source_that_is_not_compiled_may_change(package: Path) -> None:
    write_stamp(package)
    (package / "kernel" / "words.py").write_text("y = 2\n")
    refuse_stale_build(package)


def test_modules_compiled_for_another_interpreter_are_ignored(package: Path) -> None:
    compiled = next((package / "kernel").glob(f"*{EXTENSION_SUFFIXES[0]}"))
    compiled.rename(compiled.with_name("state.cpython-27-some-machine.dll"))
    assert compiled_sources(package) == []
    refuse_stale_build(package)


def test_an_environment_inside_a_checkout_must_match_the_checkout(package: Path, tmp_path: Path) -> None:
    write_stamp(package)
    checkout = tmp_path / "src" / "sanmon" / "kernel"
    checkout.mkdir(parents=True)
    (checkout / "state.py").write_text("x = 1\n")
    refuse_stale_build(package, prefix=str(tmp_path / "env"))
    (checkout / "state.py").write_text("x = 2\n")
    with pytest.raises(ImportError):
        refuse_stale_build(package, prefix=str(tmp_path / "env"))


def test_the_check_for_compiled_modules_is_fast() -> None:
    """It takes a small part of the time that compiling the sources takes."""
    package = ROOT / "src" / "sanmon"
    sources = sorted(package.rglob("*.py"))

    def asking() -> None:
        compiled_sources(package)

    def reading() -> None:
        for source in sources:
            compile(source.read_bytes(), str(source), "exec", dont_inherit=True)

    assert quickest(asking, 20) < quickest(reading, 2) / 50


def quickest(work: Callable[[], None], times: int) -> float:
    """The least processor time in seconds that the work takes."""
    spent = []
    for _ in range(times):
        start = process_time()
        work()
        spent.append(process_time() - start)
    return min(spent)


def test_the_wheel_has_all_files_of_the_package(tmp_path: Path) -> None:
    run("-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path), cwd=ROOT)
    wheel = next(tmp_path.glob("*.whl"))
    assert wheel.name.endswith("-none-any.whl")
    site = tmp_path / "site"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(site)
    inside = {path.relative_to(site / "sanmon") for path in (site / "sanmon").rglob("*") if path.is_file()}
    source = ROOT / "src" / "sanmon"
    beside = {path.relative_to(source) for path in source.rglob("*") if path.is_file()}
    beside = {path for path in beside if path.suffix not in {".pyc", ".so", ".pyd"}}  # an editable install has one in C
    assert inside == beside
    play = "import sanmon; print(sanmon.__file__, [sanmon.load(g).start(seed=1).seat for g in sanmon.games()])"
    assert run("-c", play, PYTHONPATH=str(site)).startswith(str(site))


@pytest.mark.deep
def test_a_real_compiled_build_is_refused_once_a_rule_changes(tmp_path: Path) -> None:
    if shutil.which(os.environ.get("CC", "cc")) is None:
        pytest.skip("no C compiler")
    run("-m", "hatchling", "build", "-t", "sdist", "-d", str(tmp_path), cwd=ROOT)
    sdist = next(tmp_path.glob("*.tar.gz"))
    pip_wheel = ["-m", "pip", "wheel", "-qq", "--no-build-isolation", "--no-deps", "-w", str(tmp_path), str(sdist)]
    run(*pip_wheel, HATCH_BUILD_HOOKS_ENABLE="1")
    wheel = next(tmp_path.glob("*.whl"))
    assert "none-any" not in wheel.name
    site = tmp_path / "site"
    run("-m", "pip", "install", "-qq", "--no-deps", "--target", str(site), str(wheel))

    ask = "import sanmon.kernel.state as s; print(s.__file__)"
    assert run("-c", ask, PYTHONPATH=str(site)).strip().endswith(EXTENSION_SUFFIXES[0])
    stamped = {line.split("  ")[1] for line in (site / "sanmon" / STAMP).read_text().splitlines()}
    assert {"kernel/state.py", "kernel/effects.py"} <= stamped

    state = site / "sanmon" / "kernel" / "state.py"
    state.write_text(state.read_text() + "\n# one more line\n")
    with pytest.raises(subprocess.CalledProcessError) as caught:
        run("-c", "import sanmon", PYTHONPATH=str(site))
    assert "ImportError" in caught.value.stderr
    assert "kernel/state.py changed since" in caught.value.stderr


def run(*args: str, cwd: Path | None = None, **environment: str) -> str:
    command = [sys.executable, *args]
    done = subprocess.run(command, check=True, capture_output=True, text=True, cwd=cwd, env=os.environ | environment)
    return done.stdout
