"""The conformance suite: every promise that a game makes, tried on any installed game.

    python -m sanmon.conformance market_day

runs it; `sanmon.conformance.pytest_plugin` makes tests of it. docs/conformance.md tells what each check promises.
"""
