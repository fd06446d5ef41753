"""How many games between bots are run: what simulations and leagues have in common."""

from __future__ import annotations

import os
from dataclasses import dataclass

from baston.extras import require
from baston.simulation.runner import Runner
from baston.simulation.runners import runner_for


@dataclass(frozen=True)
class Manner:
    """How games are played, kept and told of, which changes none of them."""

    lang: str
    as_json: bool = False
    out: str | None = None  # the folder that keeps them
    resume: bool = False
    jobs: int | None = None  # None: one for each core
    ray: str | None = None  # the address of a cluster, empty for one of this machine's own

    def require_extras(self) -> None:
        """Raise Refusal if an extra is not installed that keeping the games, or Ray, needs."""
        kept = {"--out": "reports"} if self.out else {}
        require(kept if self.ray is None else kept | {"--ray": "cluster"})

    def runner(self, tasks: int) -> Runner:
        """Return the runner for so many tasks. Raises Refusal if a cluster cannot be reached."""
        return runner_for(self.jobs or os.cpu_count() or 1, tasks, self.ray)
