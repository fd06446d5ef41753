"""The training itself: proximal policy optimization of one network that plays both seats."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from baston.env.vector import Lanes
from examples.train_smashup.curve import Curve
from examples.train_smashup.network import ScoringPolicy
from examples.train_smashup.selfplay import SelfPlay, SidedBuffer
from examples.train_smashup.trial import Choose, Trial, trial

LANES: Final = 256
STEPS: Final = 64  # of all lanes, between two updates
BETWEEN: Final = 8  # updates from trial to trial
SHORT: Final = 100  # games of a trial on the way
CURVE_SEED: Final = 1 << 20  # far from the games of training; the last trial has games of its own
LAST_SEED: Final = 1 << 21


@dataclass(frozen=True)
class Plan:
    """What is asked for. `minutes` are by the clock, trials on the way included."""

    out: Path
    minutes: float
    decisions: int
    games: int
    seed: int
    threads: int


class Watch(BaseCallback):
    """Holds trials on the way and ends the training in time."""

    def __init__(self, plan: Plan, curve: Curve) -> None:
        super().__init__()
        self.plan, self.curve = plan, curve
        self.begun = time.monotonic()
        self.updates = 0
        self.played = 0

    @property
    def minutes(self) -> float:
        return (time.monotonic() - self.begun) / 60

    def _on_step(self) -> bool:
        self.played += int(self.locals["dones"].sum())
        return self.minutes < self.plan.minutes

    def _on_rollout_start(self) -> None:
        if self.updates % BETWEEN == 0:
            self.hold_trial(SHORT, CURVE_SEED)
        self.updates += 1

    def hold_trial(self, games: int, seed: int) -> Trial:
        """A point of the curve."""
        minutes, learned = self.minutes, f"{self.num_timesteps:>9,} decisions  {self.played:>6,} games"
        held = trial(chooser(self.model), games, seed)
        self.curve.add(minutes, self.num_timesteps, held)
        print(f"{minutes:5.1f} min  {learned}  {held}", flush=True)
        return held


def chooser(model: MaskablePPO) -> Choose:
    """Draws actions as the policy weighs them: one that always takes its favourite may repeat it for ever."""
    return lambda seen, legal: model.predict(seen, action_masks=legal)[0]


def learn(plan: Plan) -> None:
    """Train, print how it goes, play the last trial, and write `policy.zip` and the learning curve."""
    torch.set_num_threads(plan.threads)
    curve = Curve()
    watch = Watch(plan, curve)
    model = MaskablePPO(
        ScoringPolicy,
        SelfPlay(Lanes("smashup", LANES, seed=plan.seed)),
        rollout_buffer_class=SidedBuffer,
        n_steps=STEPS,
        batch_size=512,
        n_epochs=3,
        learning_rate=1e-3,
        gamma=0.999,  # a game has some 300 decisions
        gae_lambda=0.97,
        ent_coef=0.01,
        seed=plan.seed,
        device="cpu",
    )
    model.learn(plan.decisions, callback=watch)
    model.save(plan.out / "policy.zip")
    spent = time.process_time() / 60
    print(f"Trained for {watch.minutes:.1f} minutes, {spent:.1f} of processor time.", flush=True)
    held = watch.hold_trial(plan.games, LAST_SEED)
    curve.write(plan.out)
    print(f"{held}; written to {plan.out}")
