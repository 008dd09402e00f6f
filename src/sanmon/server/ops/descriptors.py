"""How many files and connections this process may have open."""

from __future__ import annotations

import sys

PLENTY = 1 << 20  # more than any server of ours uses; some systems allow a thousand times as many
WITHOUT_LIMIT = 8192  # what we count with where the system does not tell

if sys.platform != "win32":
    import resource


def raise_limit() -> int:
    """Raises the limit of open files as far as the system allows, and returns it."""
    if sys.platform == "win32":
        return WITHOUT_LIMIT
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = PLENTY if hard == resource.RLIM_INFINITY else min(hard, PLENTY)
    # macOS says that there is no limit and then refuses more than its kernel allows.
    for number in (wanted, 65_536, 10_240):
        if number <= wanted and (soft != resource.RLIM_INFINITY and soft < number):
            try:
                resource.setrlimit(resource.RLIMIT_NOFILE, (number, hard))
            except (ValueError, OSError):
                continue
            return number
    return PLENTY if soft == resource.RLIM_INFINITY else soft
