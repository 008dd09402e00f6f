"""The example in README.md runs as it is, because it is what a reader tries first."""

import re
import subprocess
import sys
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_example_has_ten_lines_at_most_and_runs(tmp_path: Path) -> None:
    example = re.search(r"```python\n(.*?)```", README.read_text("utf-8"), re.DOTALL)
    assert example is not None
    assert len(example[1].splitlines()) <= 10
    command = [sys.executable, "-c", example[1]]
    done = subprocess.run(command, check=False, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()
