"""What people do at tables besides playing: open one, sit, stand, start, hand out links, let a bot play
on, play again.
"""

from __future__ import annotations

from sanmon.server.tables.forgetting import Forgetting
from sanmon.server.tables.listing import Listing
from sanmon.server.tables.rematch import Rematch


class Tables(Listing, Rematch, Forgetting):
    """All tables, and all that people do at them.

    Reading a table and changing a seat: `access.py`; listing: `listing.py`; opening and starting: `starting.py`;
    sitting, standing and links: `seating.py`; bots that play on: `bots.py`; playing again: `rematch.py`; a person who
    leaves for good: `forgetting.py`.
    """
