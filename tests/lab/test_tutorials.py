"""The tutorials show what their cells print, and the tool detects a difference."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TOOL = ROOT / "tools" / "tutorials.py"
ALL = sorted(path for path in (ROOT / "docs" / "tutorials").glob("*.md") if path.name != "README.md")


def run(path: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(TOOL), *words, str(path)]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=1200)


@pytest.mark.parametrize("path", ALL, ids=[path.stem for path in ALL])
def test_a_tutorial_shows_what_it_prints(path: Path) -> None:
    done = run(path)
    assert done.returncode == 0, done.stdout + done.stderr


def test_all_tutorials_are_listed() -> None:
    assert len(ALL) >= 6
    contents = (ROOT / "docs" / "tutorials" / "README.md").read_text("utf-8")
    for path in ALL:
        assert f"({path.name})" in contents


def test_a_wrong_output_is_detected_and_can_be_rewritten(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# A page\n\n```python\nprint(1 + 1)\n```\n\n```text\n3\n```\n\nThe end.\n", "utf-8")
    wrong = run(page)
    assert wrong.returncode == 1
    assert "-3" in wrong.stdout
    assert "+2" in wrong.stdout
    assert run(page, "--write").returncode == 0
    assert "```text\n2\n```\n\nThe end." in page.read_text("utf-8")
    assert run(page).returncode == 0
    page.write_text("```python\nprint(1 / 0)\n```\n", "utf-8")
    broken = run(page)
    assert broken.returncode == 1
    assert "line 2" in broken.stdout, "the error has its line in the page"
