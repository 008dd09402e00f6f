"""Settings that all tests share."""

import os
import random
import signal
import sys
import zlib

import pytest
from hypothesis import HealthCheck, settings

from spread import spread

pytest_plugins = ["clauses_plugin", "report_plugin", "pytester"]

# The same examples in every run, with no limit on time; a deep test may ask for new examples.
settings.register_profile(
    "sanmon",
    derandomize=True,
    database=None,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("sanmon")


def pytest_configure() -> None:
    """Restores the usual handling of Ctrl-C, which some tests need: a background job of a shell script ignores it, and
    so would every process that it starts.
    """
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(trylast=True)  # after the tests that are not wanted have been left out
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Deals the modules out to the workers, or puts the tests of the pages first if there is only one."""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    items[:] = spread(items, lambda item: item.nodeid.partition("::")[0], workers)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Seeds the global random generators before each test, so that libraries that use them repeat their behaviour."""
    random.seed(item.nodeid)
    numpy = sys.modules.get("numpy")
    if numpy is not None:
        numpy.random.seed(zlib.crc32(item.nodeid.encode()))
