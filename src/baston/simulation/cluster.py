"""The runner that runs tasks on a Ray cluster, of this machine or of many. Needs the extra `cluster`."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Final

from baston.extras import require
from baston.kernel.game import Refusal
from baston.simulation.runner import Result, Runner, Task

RETRIES: Final = 10  # of a task whose worker is lost; one that kills each worker is given up
WAITING: Final = 2  # tasks handed to the cluster for each of its cores: one under way, one to come
PATIENCE: Final = 5  # seconds, for somebody to answer at an address
LOCAL: Final = "local"


class Cluster(Runner):
    """Runs tasks on a Ray cluster. A task whose worker or machine is lost is begun again on another one.

    `address` as Ray takes it, such as 10.0.0.1:6379 or auto; empty: a cluster of this machine's own, with
    `jobs` cores, which ends with this process. Raises Refusal "extra-missing" or "cluster-unreachable".
    """

    def __init__(self, address: str, jobs: int) -> None:
        require({"--ray": "cluster"})
        _try(address)
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told what is played here
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # Ray warns if it is not told
        import ray

        try:
            ray.init(
                address=address or LOCAL,
                num_cpus=None if address else jobs,
                include_dashboard=None if address else False,
                logging_level=logging.ERROR,
                log_to_driver=False,
            )
        except Exception as error:  # Ray has as many kinds of them as reasons
            why = _first_line(error)
            raise Refusal("cluster-unreachable", address=address or LOCAL, reason=why) from error

    def map(self, function: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        """Yield the results as they come, as `Runner.map` says.

        Raises what the function raises if it is a Refusal; Refusal "cluster-failed" for any other failure.
        """
        import ray
        from ray.exceptions import RayError, RayTaskError

        remote = ray.remote(max_retries=RETRIES)(function)
        coming = iter(tasks)
        running: list[ray.ObjectRef[Result]] = []
        try:
            while True:
                cores = ray.cluster_resources().get("CPU", 1)  # type: ignore[no-untyped-call]
                room = WAITING * int(cores) - len(running)
                running += [remote.remote(task) for task in islice(coming, max(room, 0))]
                if not running:
                    return
                done, running = ray.wait(running)
                for one in done:
                    yield ray.get(one)
        except RayTaskError as error:
            if isinstance(error.cause, Refusal):
                raise error.cause from error
            raise Refusal("cluster-failed", reason=_last_line(error)) from error
        except RayError as error:
            raise Refusal("cluster-failed", reason=_first_line(error)) from error

    def close(self) -> None:
        """Leave the cluster; end it if it is this machine's own."""
        import ray

        ray.shutdown()


def _try(address: str) -> None:
    """Check that somebody listens at the address; Ray itself would try for minutes. Raises Refusal."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        try:
            socket.create_connection((host, int(port)), PATIENCE).close()
        except (OSError, OverflowError) as error:
            raise Refusal("cluster-unreachable", address=address, reason=_first_line(error)) from error


def _first_line(error: BaseException) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0]


def _last_line(error: BaseException) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[-1]
