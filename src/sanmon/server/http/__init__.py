"""The HTTP interface and the client's files, with a module for each subject.

Every error is a sentence that says what was wrong and what would be right.
"""

from sanmon.server.http import accounts, client, companion, components, ended, games, in_browser, people, tables
from sanmon.server.http.client import CLIENT, NOT_BUILT
from sanmon.server.http.errors import ON_ERROR

ROUTES = [
    *games.ROUTES,
    *components.ROUTES,
    *companion.ROUTES,
    *people.ROUTES,
    *accounts.ROUTES,
    *tables.ROUTES,
    *ended.ROUTES,
    *in_browser.ROUTES,
    *client.ROUTES,
]

__all__ = ["CLIENT", "NOT_BUILT", "ON_ERROR", "ROUTES"]
