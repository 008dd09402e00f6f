"""A released component set never changes, because games were played with it. These are the fingerprints."""

from pathlib import Path

import pytest

import sanmon
from sanmon.games import registry

RELEASED = {
    ("satori", "sanmon-1"): "e64a20440e64023967e0a89a968a646f",
    ("bitoku", "sanmon-1"): "50cbdc2f39c759497d647bf3fac6b852",
    ("bitoku", "sanmon-2"): "079c2f3862d0088ae1ca4a6614dd13f8",
    ("bitoku", "sanmon-3"): "d2d06599517bfa051911e5556450d3da",
    ("koi", "sanmon-1"): "2b48aecffc24f5709ea7049ad4a7e62c",
    ("koi", "sanmon-2"): "11c217d56a60d2ec2daeeca50403956b",
    ("toy", "sanmon-1"): "7dc911770c3e8e9ae7fa2960bd80065e",
}


def sets_of(game: str) -> list[Path]:
    """The folders of a game's component sets in this package."""
    folder = Path(sanmon.__file__).parent / "games" / game / "components"
    return sorted(file.parent for file in folder.glob("*/set.toml"))


@pytest.mark.parametrize("game", registry.built_in())
def test_a_released_set_does_not_change(game: str) -> None:
    fingerprints = {(game, folder.name): sanmon.load(game, folder).components_hash for folder in sets_of(game)}
    expected = {released: fingerprint for released, fingerprint in RELEASED.items() if released[0] == game}
    assert fingerprints == expected, "do not change a released set: make a new one (docs/add-a-game.md)"
