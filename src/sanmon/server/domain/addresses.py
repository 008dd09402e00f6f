"""Checks web addresses that people enter and the server calls, and groups the addresses that people come from."""

from ipaddress import IPv6Address, ip_address, ip_network
from urllib.parse import SplitResult, urlsplit

from sanmon.server.domain.errors import WrongRequest

LONGEST_ADDRESS = 1000


def check_address(url: str) -> SplitResult:
    """Parses an https address; raises a SetupError that says what is wrong with it.

    It checks the text only: whether the host may be called is known when its name is looked up.
    """
    if len(url) > LONGEST_ADDRESS or any(sign <= " " or sign > "~" for sign in url):
        sentence = f"an address has up to {LONGEST_ADDRESS} characters, all printable ASCII and no spaces"
        raise WrongRequest("address-form", sentence, most=LONGEST_ADDRESS)
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as problem:
        sentence = f"{url!r} is not a valid address: {problem}"
        raise WrongRequest("address-form", sentence, most=LONGEST_ADDRESS) from problem
    if parts.scheme != "https" or not parts.hostname:
        raise WrongRequest("address-form", f"{url!r} is not an https:// address", most=LONGEST_ADDRESS)
    if parts.username or parts.password or parts.fragment:
        raise WrongRequest("address-parts", "an address must not contain a user, a password or a fragment")
    if port == 0:
        raise WrongRequest("address-parts", "an address cannot name port 0; leave the port out or name another one")
    return parts


def network_of(host: str) -> str:
    """Returns the address that limits count by: for IPv6 its /64 network, since one house has all of it."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        mapped = address.ipv4_mapped
        return str(ip_network((address.packed, 64), strict=False)) if mapped is None else str(mapped)
    return str(address)
