"""`sanmon admin check`: replays all stored games."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections import Counter
from collections.abc import AsyncIterator

import msgspec

from sanmon.cli.operator.database import existing_database
from sanmon.cli.screen import console
from sanmon.server.domain.audit import Finding, audit
from sanmon.server.domain.entries import decode_header
from sanmon.server.sets.sets import Sets
from sanmon.server.storage import Store, open_store

SOME = 200  # tables that one query reads


def check(database: str | None, as_json: bool) -> int:
    """`sanmon admin check`: replays all stored games. Returns exit code 1 unless all give the same result again."""
    findings = asyncio.run(_check(existing_database(database)))
    if as_json:
        sys.stdout.buffer.write(msgspec.json.encode(findings) + b"\n")
    else:
        _print(findings)
    return 0 if all(found.verdict == "same" for found in findings) else 1


async def _check(address: str) -> list[Finding]:
    store = await open_store(address, alone=False)
    try:
        return [found async for found in _all(store)]
    finally:
        await store.close()


async def _all(store: Store) -> AsyncIterator[Finding]:
    sets = Sets(store)
    last = ""
    while True:
        names = await store.read(f"SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT {SOME}", last)  # noqa: S608
        if not names:
            return
        for (name,) in names:
            last = name
            rows = await store.load(name)
            if rows is None or not rows.entries:
                continue
            with contextlib.suppress(msgspec.MsgspecError):  # `audit` reports a broken header
                header = decode_header(rows.header)
                await sets.unpack(header.game, header.components)
            yield audit(name, rows)


def _print(findings: list[Finding]) -> None:
    out = console()
    count = Counter(found.verdict for found in findings)
    for found in findings:
        if found.verdict != "same":
            at = "" if found.at is None else f" at entry {found.at} of {found.entries}"
            what = {"differs": "differs", "cannot": "cannot be replayed"}[found.verdict]
            out.print(
                f"{found.table} ({found.game}, ruleset {found.ruleset}): {what}{at}: {found.why}", highlight=False
            )
    moved = sum(found.verdict == "same" and found.ruleset != found.here for found in findings)
    running = sum(not found.over for found in findings)
    out.print(
        f"{len(findings)} stored games, {running} of them not finished: {count['same']} give the same result"
        f"{f' ({moved} of them of another ruleset; they continue with the current one)' if moved else ''}, "
        f"{count['differs']} differ, {count['cannot']} cannot be replayed by this version.",
        highlight=False,
    )
