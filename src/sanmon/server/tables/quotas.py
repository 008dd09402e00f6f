"""How many tables of one kind a person, an address and all together may have.

A quota is checked twice: before, so that whoever asks is told what there is too much of, and in the transaction that
stores the table, so that many requests at once do not get past it. There, a row is locked first: one transaction at a
time counts.
"""

from __future__ import annotations

from sanmon.server.domain.clock import now
from sanmon.server.domain.errors import TooMuch
from sanmon.server.domain.table_meta import TableMeta
from sanmon.server.protocol.problems import Code
from sanmon.server.storage import Statement, Store, Value

A_DAY = 24 * 60 * 60 * 1000  # milliseconds

# Tables in play at which bots answer for every seat.
BOTS_ALONE_OF_PERSON = 8
BOTS_ALONE_OF_ADDRESS = 16
BOTS_ALONE_IN_ALL = 64
# Tables that gather: public ones, opened in a day, and all.
PUBLIC_OF_PERSON = 10
PUBLIC_OF_ADDRESS = 30
GATHERING_OF_ADDRESS = 200
# Tables of any kind that were opened in a day and are not over: whoever plays to the end is never stopped.
UNFINISHED_OF_PERSON = 200
UNFINISHED_OF_ADDRESS = 600

BOTS_ALONE = "games among bots at once"
_TAKE_LOCK = "UPDATE locks SET taken = taken + 1 WHERE name = 'quota'"


class Quota:
    """A limit on the number of tables that fulfil an SQL condition.

    `what` names these tables in the message of a TooMuch, and `wait` is the time in seconds to wait before another try.
    """

    def __init__(self, most: int, what: str, code: Code, wait: float, condition: str, *args: Value) -> None:
        self.most = most
        self.what = what
        self.code: Code = code
        self.wait = wait
        self.count = f"SELECT count(*) FROM cards WHERE {condition}"  # noqa: S608
        self.args = args


class Quotas:
    """All quotas. `scale` multiplies each; 0: there are none."""

    def __init__(self, store: Store, scale: float) -> None:
        self._store = store
        self._scale = scale

    def _bots_alone(self, host: str | None, address: str) -> list[Quota]:
        alone = "bots_alone = 1"
        here = f"{alone} AND address = ? AND address <> ''"
        return [
            Quota(BOTS_ALONE_OF_PERSON, BOTS_ALONE, "bots-alone", 60.0, f"{alone} AND host = ?", host),
            Quota(BOTS_ALONE_OF_ADDRESS, BOTS_ALONE, "bots-alone", 60.0, here, address),
            Quota(BOTS_ALONE_IN_ALL, BOTS_ALONE, "bots-alone", 60.0, alone),
        ]

    def _gathering(self, host: str | None, address: str, public: bool) -> list[Quota]:
        gathers = "phase = 'gathering'"
        here = f"{gathers} AND address = ? AND address <> ''"
        found = [Quota(GATHERING_OF_ADDRESS, "tables that gather", "tables-waiting", 3600.0, here, address)]
        if public:
            what, since = "public tables that gather", now() - A_DAY
            whose = f"{gathers} AND public = 1 AND opened > ? AND host = ?"
            where = f"{here} AND public = 1 AND opened > ?"
            found.append(Quota(PUBLIC_OF_PERSON, what, "tables-waiting", 3600.0, whose, since, host))
            found.append(Quota(PUBLIC_OF_ADDRESS, what, "tables-waiting", 3600.0, where, address, since))
        return found

    def _unfinished(self, host: str | None, address: str) -> list[Quota]:
        what, since = "unfinished tables of one day", now() - A_DAY
        today = "phase <> 'over' AND opened > ?"
        here = f"address = ? AND address <> '' AND {today}"
        return [
            Quota(UNFINISHED_OF_PERSON, what, "tables-unfinished", 3600.0, f"host = ? AND {today}", host, since),
            Quota(UNFINISHED_OF_ADDRESS, what, "tables-unfinished", 3600.0, here, address, since),
        ]

    def _of(self, meta: TableMeta) -> list[Quota]:
        """The quotas that a new table has to keep."""
        if all(seat.agent is not None for seat in meta.seats):
            return self._bots_alone(meta.host, meta.address)
        gathering = [] if meta.full else self._gathering(meta.host, meta.address, meta.public)
        return [*gathering, *self._unfinished(meta.host, meta.address)]

    async def check_new(self, meta: TableMeta) -> None:
        """A TooMuch if there is no room for a table that is about to be opened."""
        await self._check(self._of(meta))

    async def check_unfinished(self, host: str | None, address: str) -> None:
        """A TooMuch if there is no room for one more table at which this person plays."""
        await self._check(self._unfinished(host, address))

    async def check_bots_alone(self, meta: TableMeta) -> None:
        """A TooMuch if there is no room for one more table that bots play alone."""
        await self._check(self._bots_alone(meta.host, meta.address))

    async def _check(self, quotas: list[Quota]) -> None:
        for quota in quotas if self._scale else []:
            if (await self._store.read(quota.count, *quota.args))[0][0] >= quota.most * self._scale:
                raise TooMuch(quota.wait, quota.what, quota.code)

    def keep_new(self, meta: TableMeta) -> list[Statement]:
        """Statements to run after a new table's row is written.

        They raise a Conflict, and nothing is stored, if that is one table too many.
        """
        return self._keep(self._of(meta))

    def mark_bots_alone(self, table: str) -> list[Statement]:
        """Statements that mark a table as played by bots alone.

        They raise a Conflict, and nothing is stored, if that is one table too many.
        """
        host = "bots_alone = 1 AND host = (SELECT host FROM cards AS this WHERE this.id = ?)"
        address = "bots_alone = 1 AND address <> '' AND address = (SELECT address FROM cards AS this WHERE this.id = ?)"
        quotas = [
            Quota(BOTS_ALONE_OF_PERSON, BOTS_ALONE, "bots-alone", 0, host, table),
            Quota(BOTS_ALONE_OF_ADDRESS, BOTS_ALONE, "bots-alone", 0, address, table),
            Quota(BOTS_ALONE_IN_ALL, BOTS_ALONE, "bots-alone", 0, "bots_alone = 1"),
        ]
        return [Statement("UPDATE cards SET bots_alone = 1 WHERE id = ?", table), *self._keep(quotas)]

    def _keep(self, quotas: list[Quota]) -> list[Statement]:
        """Statements that fail if a quota is exceeded, counting the new row.

        The lock is a separate statement: the next statement then sees what was stored while the lock was waited for.
        """
        if not self._scale or not quotas:
            return []
        conditions = " AND ".join(f"({quota.count}) <= {int(quota.most * self._scale)}" for quota in quotas)
        args = [arg for quota in quotas for arg in quota.args]
        return [Statement(_TAKE_LOCK), Statement(f"{_TAKE_LOCK} AND {conditions}", *args, must=True)]


def unmark_bots_alone(table: str) -> Statement:
    """A statement that says that people play again at a table that bots played alone."""
    return Statement("UPDATE cards SET bots_alone = 0 WHERE id = ?", table)
