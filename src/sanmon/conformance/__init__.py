"""The conformance suite checks every promise that a game makes, on any installed game.

    python -m sanmon.conformance market_day

runs it; `sanmon.conformance.pytest_plugin` turns it into tests. docs/conformance.md lists the promise of each check.
"""
