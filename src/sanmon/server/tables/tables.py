"""Everything that people do at tables besides playing, in one class."""

from __future__ import annotations

from sanmon.server.tables.forgetting import Forgetting
from sanmon.server.tables.listing import Listing
from sanmon.server.tables.rematch import Rematch


class Tables(Listing, Rematch, Forgetting):
    """All tables, and what people do at them besides playing.

    Reading a table and changing a seat: `access.py`; listing: `listing.py`; opening and starting: `starting.py`;
    seats and links: `seating.py`; bots that play for people: `bots.py`; rematches: `rematch.py`; a person who deletes
    their data: `forgetting.py`.
    """
