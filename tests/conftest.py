"""Settings that all tests share."""

import random
import signal
import sys
import zlib

import pytest
from hypothesis import HealthCheck, settings

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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Puts the tests of the pages first.

    They are the longest and wait for the browser half of the time. Begun early, they run beside tests that compute;
    begun last, they leave a core idle at the end.
    """
    items.sort(key=lambda item: not item.nodeid.startswith("tests/web/"))


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Seeds the global random generators before each test, so that libraries that use them repeat their behaviour."""
    random.seed(item.nodeid)
    numpy = sys.modules.get("numpy")
    if numpy is not None:
        numpy.random.seed(zlib.crc32(item.nodeid.encode()))
