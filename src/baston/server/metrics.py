"""What Prometheus is told of a server: counts, times and sizes, never whose."""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

ANSWERS: Final = Histogram(
    "baston_answer_seconds",
    "Seconds from the receipt of a person's answer until it is stored and sent on",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 60),
)
REFUSED: Final = Counter("baston_refused", "Requests and messages that were refused", ["reason"])
STORE_FAULTS: Final = Counter("baston_store_faults", "Reads and writes that the database failed", ["cause"])
TABLES: Final = Gauge("baston_tables", "Tables in memory", multiprocess_mode="livesum")
CONNECTIONS: Final = Gauge("baston_connections", "WebSockets of tables", multiprocess_mode="livesum")
BOTS_WAITING: Final = Gauge(
    "baston_bots_waiting", "Bots that wait for a process to think in", multiprocess_mode="livesum"
)
EXPIRED: Final = Counter("baston_expired_tables", "Finished tables that were deleted by --keep")
