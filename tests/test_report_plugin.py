"""The summary at the end of a test run (`report_plugin.py`) says what did not run, and why."""

import os
import re
from pathlib import Path

import pytest

TESTS = """
import time

import pytest

def test_runs(): pass

@pytest.fixture
def orchestra():
    time.sleep(0.1)
    yield
    time.sleep(0.1)

def test_takes_its_time(orchestra): time.sleep(0.1)

@pytest.mark.skipif(True, reason="no piano")
def test_plays(): pass

@pytest.mark.parametrize("key", "ab")
def test_sings(key): pytest.skip("no voice")

@pytest.mark.deep
def test_dives(): pass

def test_fails(): assert False
"""


@pytest.mark.parametrize("jobs", [[], ["-p", "xdist", "-n", "2"]], ids=["alone", "xdist"])
def test_skipped_and_deep_tests_are_reported(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, jobs: list[str]
) -> None:
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(Path(__file__).parent)]))
    pytester.makeini("[pytest]\nmarkers = deep: x\naddopts = -m 'not deep'")
    pytester.makeconftest('pytest_plugins = ["report_plugin"]')
    pytester.makepyfile(TESTS)
    result = pytester.runpytest_subprocess(*jobs)
    result.stdout.fnmatch_lines(
        [
            "*what ran, and what did not*",
            "ran: 3 tests",
            "could not run: 1 test: no piano",
            "could not run: 2 tests: no voice",
            "left for `make deep`: 1",
            "*the slowest*, with their set-up and teardown*",
            "*s  *::test_takes_its_time",
        ],
    )
    duration = re.search(r"([\d.]+) s  \S+::test_takes_its_time", result.stdout.str())
    assert duration is not None
    assert float(duration[1]) >= 0.3
