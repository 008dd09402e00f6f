"""What the server is compared with: a bare websocket echo, and a loop that commits one row at a time to a file."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable, MutableMapping
from pathlib import Path
from typing import Any

import uvicorn

from sanmon.server.bench.figures import Latencies
from sanmon.server.bench.wire import Wire, dial

MESSAGE = b'{"type":"move","n":123,"do":"visit upper-grey"}'

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]


async def echo(scope: MutableMapping[str, Any], receive: Receive, send: Send) -> None:
    """An ASGI application that echoes every websocket message, without routes and without a framework."""
    await receive()
    await send({"type": "websocket.accept"})
    while (event := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": event["text"]})


def serve_echo(port: int) -> None:
    """Serves the echo with uvicorn, with the same settings as our server."""
    uvicorn.run(
        echo,
        host="127.0.0.1",
        port=port,
        lifespan="off",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        access_log=False,
        log_level="error",
    )


async def echo_load(port: int, connections: int, seconds: float, rate: float = 0.0) -> tuple[float, Latencies]:
    """Messages per second, and their latencies. Without a rate, each connection sends as soon as it is answered."""
    loop = asyncio.get_running_loop()
    latencies = Latencies()
    sent: dict[Wire, float] = {}
    idle: list[Wire] = []
    end = loop.time() + 10**6

    def on_message(wire: Wire, text: bytes) -> None:
        at = time.perf_counter()
        latencies.add(at - sent[wire])
        if rate or loop.time() > end:
            idle.append(wire)
        else:
            sent[wire] = at
            wire.say(MESSAGE)

    wires = [await dial(port, "/", on_message) for _ in range(connections)]
    began = loop.time()
    end = began + seconds
    if rate:
        idle += wires
        due = began
        while due < end:
            due += 1 / rate
            await asyncio.sleep(max(0.0, due - loop.time()))
            if idle:
                wire = idle.pop()
                sent[wire] = time.perf_counter()
                wire.say(MESSAGE)
    else:
        for wire in wires:
            sent[wire] = time.perf_counter()
            wire.say(MESSAGE)
        await asyncio.sleep(seconds)
    spent = loop.time() - began
    for wire in wires:
        wire.close()
    return latencies.count / spent, latencies


def commits(folder: Path, seconds: float) -> float:
    """Commits per second of one row each, synced to the disk as those of our server are."""
    db = sqlite3.connect(folder / "bare.sqlite3", isolation_level=None)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("CREATE TABLE IF NOT EXISTS entries (id TEXT, n INTEGER, entry BLOB, PRIMARY KEY (id, n)) WITHOUT ROWID")
    (first,) = db.execute("SELECT count(*) FROM entries").fetchone()
    began = time.perf_counter()
    done = 0
    while time.perf_counter() - began < seconds:
        db.execute("INSERT INTO entries VALUES ('table', ?, ?)", (first + done, MESSAGE))
        done += 1
    spent = time.perf_counter() - began
    db.close()
    return done / spent
