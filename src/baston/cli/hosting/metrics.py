"""Metrics over HTTP, for Prometheus: at an address of their own, since they are for nobody else."""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from prometheus_client import CollectorRegistry, Metric, start_http_server
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from baston.kernel.game import Refusal

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"  # where the workers write, read as they import the library
LAST_PORT: Final = 65535


def metrics_address(text: str) -> tuple[str, int]:
    """Return the address and port that are written [ADDRESS:]PORT; without an address only this machine.

    Raises Refusal: "metrics-bad".
    """
    host, _, port = text.rpartition(":")
    if not port.isascii() or not port.isdigit() or int(port) > LAST_PORT:
        raise Refusal("metrics-bad", value=text)
    return host.strip("[]") or "127.0.0.1", int(port)


@contextmanager
def serving_metrics(wanted: str | None, workers: int) -> Iterator[None]:
    """Serve the metrics of all workers while the context lasts, which starts them; None: not at all.

    Raises Refusal: "metrics-bad" (no such address, or its port is taken).
    """
    if wanted is None:
        yield
        return
    host, port = metrics_address(wanted)
    with tempfile.TemporaryDirectory(prefix="baston-metrics-") as folder:
        registry = None
        if workers > 1:
            os.environ[FOLDER] = folder
            registry = CollectorRegistry()
            _Living(registry, folder)
        try:
            server, thread = (
                start_http_server(port, host, registry) if registry else start_http_server(port, host)
            )
        except OSError as error:
            raise Refusal("metrics-bad", value=wanted) from error
        try:
            yield
        finally:
            os.environ.pop(FOLDER, None)
            server.shutdown()
            server.server_close()
            thread.join()


class _Living(MultiProcessCollector):
    """Adds up the workers' metrics; what one that is gone had open counts no more."""

    def __init__(self, registry: CollectorRegistry, folder: str) -> None:
        super().__init__(registry, folder)  # type: ignore[no-untyped-call]
        self._folder = folder

    def collect(self) -> Iterable[Metric]:
        """Return the metrics of all workers, past ones too where they count what happened."""
        for path in Path(self._folder).glob("gauge_live*.db"):
            found = re.search(r"_(\d+)\.db$", path.name)
            if found is not None and not _is_alive(int(found[1])):
                mark_process_dead(int(found[1]), self._folder)  # type: ignore[no-untyped-call]
        found_now: Iterable[Metric] = super().collect()  # type: ignore[no-untyped-call]
        return found_now


def _is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
