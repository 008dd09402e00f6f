"""What all tests share."""

import signal

pytest_plugins = ["clauses_plugin", "report_plugin", "pytester"]


def pytest_configure() -> None:
    """Whatever runs in the background of a script ignores Ctrl-C, and so would all that it starts; some tests press it."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
