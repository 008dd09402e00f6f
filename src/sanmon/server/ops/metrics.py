"""The server's metrics for Prometheus. They contain numbers only: no names, tables or seats."""

from __future__ import annotations

import os
from pathlib import Path

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

SHARED = "PROMETHEUS_MULTIPROC_DIR"  # environment variable: the folder in which several workers share their metrics
LATENCIES = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)

pages = Gauge("sanmon_pages", "Pages connected to tables", multiprocess_mode="livesum")
rooms = Gauge("sanmon_tables_in_play", "Tables in memory", multiprocess_mode="livesum")
opened = Counter("sanmon_tables_opened_total", "Tables opened", ["game"])
finished = Counter("sanmon_games_finished_total", "Games played to their end", ["game"])
stored = Histogram(
    "sanmon_move_seconds", "Time from a request at a table until it is stored", ["game"], buckets=LATENCIES
)
refused = Counter("sanmon_refusals_total", "Requests at tables that were refused", ["reason"])
jobs_done = Counter("sanmon_jobs_total", "Jobs by outcome: done or failed", ["kind", "outcome"])
jobs_running = Gauge("sanmon_jobs_running", "Jobs that are running", multiprocess_mode="livesum")
thinking = Histogram(
    "sanmon_thinking_seconds", "Time until an agent has answered, waiting included", ["agent"], buckets=LATENCIES
)
pool_processes_lost = Counter(
    "sanmon_pool_processes_lost_total", "Pool processes (bots, reviews, replays) that died and were replaced"
)
redis_connected = Gauge(
    "sanmon_redis_connected", "Whether Redis is connected (1) or not (0)", multiprocess_mode="livemin"
)
storage_trouble = Counter("sanmon_storage_errors_total", "Times that the database could not be read or written")
requests = Histogram(
    "sanmon_request_seconds",
    "HTTP requests, by route, and how long they took",
    ["route", "method", "status"],
    buckets=LATENCIES,
)


def text() -> bytes:
    """The metrics of all workers, in the format of Prometheus."""
    if SHARED in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)
    return generate_latest(REGISTRY)


def worker_gone(pid: int) -> None:
    """Removes the gauges of a worker that has ended, so that they no longer count."""
    if Path(os.environ.get(SHARED, "")).is_dir():
        mark_process_dead(pid)  # type: ignore[no-untyped-call]
