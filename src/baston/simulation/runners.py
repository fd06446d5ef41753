"""Which runner a number of tasks gets: this process, several processes, or a cluster."""

from __future__ import annotations

import os

from baston.simulation.runner import Here, Runner


def runner_for(jobs: int, tasks: int, ray: str | None = None) -> Runner:
    """Return a runner for so many tasks: in at most `jobs` processes, or on the Ray cluster at `ray`.

    Only the runner that is wanted is imported: start-up stays short. Raises Refusal if there is no cluster.
    """
    if ray is not None:
        from baston.simulation.cluster import Cluster

        return Cluster(ray, jobs)
    processes = min(jobs, tasks, 4 * (os.cpu_count() or 1))
    if processes <= 1:
        return Here()
    from baston.simulation.processes import Processes

    return Processes(processes)
