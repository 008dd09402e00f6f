"""The registry finds games of other packages by their entry points; a broken one does not affect the others."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import sanmon
from sanmon.games import registry

CARD = """
from sanmon.kernel.info import GameInfo
INFO = GameInfo(name={name!r}, ruleset=1, players=(2,), default_players=2, options=[], package={package!r})
"""

Install = Callable[..., None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Installs a package with an entry point for a game, and with this text as its card.py (None: no such file)."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def put(name: str, package: str, card: str | None) -> None:
        metadata = tmp_path / f"{package}-1.0.dist-info"
        metadata.mkdir()
        (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        (metadata / "entry_points.txt").write_text(f"[sanmon.games]\n{name} = {package}\n")
        (tmp_path / package).mkdir()
        (tmp_path / package / "__init__.py").touch()
        if card is not None:
            (tmp_path / package / "card.py").write_text(card)
        registry.forget()

    yield put
    monkeypatch.undo()
    registry.forget()


def test_a_game_of_another_package_is_listed_after_ours(install: Install) -> None:
    install("registry_tea", "registry_tea", CARD.format(name="registry_tea", package="registry_tea"))
    assert sanmon.games()[: len(registry.built_in())] == registry.built_in()
    assert "registry_tea" in sanmon.games()
    assert sanmon.info("registry_tea").players == (2,)


@pytest.mark.parametrize(
    ("name", "package", "card", "why"),
    [
        ("registry_a", "registry_a", None, "cannot be loaded: ModuleNotFoundError: No module named 'registry_a.card'"),
        ("registry_b", "registry_b", "1 / 0", "cannot be loaded: ZeroDivisionError"),
        ("registry_c", "registry_c", "INFO = 7", "registry_c.card.INFO is no sanmon.GameInfo"),
        ("registry_d", "registry_d", CARD.format(name="other", package="registry_d"), "its card says name='other'"),
        ("Registry-E", "registry_e", CARD.format(name="Registry-E", package="registry_e"), "a name has up to 32 small"),
    ],
)
def test_a_broken_game_is_left_out_and_says_why(
    install: Install, name: str, package: str, card: str | None, why: str
) -> None:
    install(name, package, card)
    with pytest.warns(UserWarning, match=f"the game '{name}' of {package} 1.0"):
        assert name not in sanmon.games()
    assert set(registry.built_in()) <= set(sanmon.games())
    with pytest.raises(sanmon.SetupError) as refused:
        sanmon.load(name)
    assert why in str(refused.value)


@pytest.mark.parametrize(
    ("engine", "why"),
    [
        (None, "ModuleNotFoundError: No module named '{}.engine'"),
        (
            "import sanmon\nimport no_such_library",
            "ModuleNotFoundError: No module named 'no_such_library' ({}/engine.py, line 2)",
        ),
        (
            "import json\n\njson.loads('[')",
            "JSONDecodeError: Expecting value: line 1 column 2 (char 1) ({}/engine.py, line 3)",
        ),
        ("x = 1\ndef f(:\n", "SyntaxError: invalid syntax ({}/engine.py, line 2)"),
    ],
)
def test_an_engine_that_cannot_be_imported_says_where(
    install: Install, tmp_path: Path, engine: str | None, why: str
) -> None:
    package = f"registry_engine_{len(engine or '')}"
    install(package, package, CARD.format(name=package, package=package))
    if engine is not None:
        (tmp_path / package / "engine.py").write_text(engine)
    with pytest.raises(sanmon.SetupError) as refused:
        sanmon.load(package)
    message = f"the game '{package}' of the package {package} cannot be loaded: {why.format(package)}"
    assert str(refused.value) == message
    assert refused.value.__cause__ is not None


def test_a_package_cannot_replace_another_game(install: Install) -> None:
    install("satori", "registry_thief", CARD.format(name="satori", package="registry_thief"))
    with pytest.warns(UserWarning, match="registry_thief 1.0 offers a game called satori"):
        assert sanmon.info("satori").package == "sanmon.games.satori"


def test_the_error_for_an_unknown_game_lists_the_known_ones() -> None:
    with pytest.raises(sanmon.SetupError, match="no game 'go'; there are: satori, bitoku, koi, toy"):
        sanmon.load("go")


@pytest.mark.parametrize("name", registry.built_in())
def test_a_game_is_loaded_with_its_newest_ruleset_and_set(name: str) -> None:
    """What every long test plays: none names a ruleset or a set, so that new ones are tested as soon as they exist."""
    game = sanmon.load(name)
    sets = [card.parent.name for card in (Path(registry.__file__).parent / name / "components").glob("*/set.toml")]
    assert game.components_name == max(sets, key=lambda folder: int(folder.rpartition("-")[2]))
    assert game.ruleset == sanmon.info(name).ruleset
