"""Addresses that people give us to be called."""

from urllib.parse import SplitResult, urlsplit

from sanmon.kernel.errors import SetupError

LONGEST_ADDRESS = 1000


def check_address(url: str) -> SplitResult:
    """An address that may be called, as far as its text tells; a SetupError says what is wrong with it."""
    if len(url) > LONGEST_ADDRESS or any(sign <= " " or sign > "~" for sign in url):
        raise SetupError(f"an address has up to {LONGEST_ADDRESS} plain characters")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as problem:
        raise SetupError(f"{url!r} is no address: {problem}") from problem
    if parts.scheme != "https" or not parts.hostname:
        raise SetupError(f"{url!r} is not an https:// address")
    if parts.username or parts.password or parts.fragment:
        raise SetupError("an address has no user, password or fragment in it")
    if port == 0:
        raise SetupError("an address has no port 0")
    return parts
