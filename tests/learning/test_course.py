"""Trainings: they learn, go on after a kill as if nothing had been, and say what is wrong in a sentence."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import numpy as np
import pytest

from baston.bots.registry import bot_named
from baston.bots.weights import columns_of, read_weights
from baston.cli.__main__ import run
from baston.games import game_named
from baston.kernel.setup import Setup
from baston.learning.batch import Batch
from baston.learning.course import Course
from baston.learning.example import Example, joined
from baston.learning.model import answers
from baston.learning.plan import Training
from baston.learning.selfplay import Lesson, play
from baston.learning.store import Store
from baston.simulation.runner import Here
from tests.hidden import program_without

COMMAND = [
    *("train", "nim", "--rule", "heaps=1,2,3", "--games", "4", "--rollouts", "8"),
    *("--trial", "2", "--seed", "7", "--jobs", "1"),
]
REFUSED = 2


def started(out: Path, *more: str) -> subprocess.Popen[str]:
    """The command in a process of its own."""
    program = "from baston.cli.__main__ import main; main()"
    return subprocess.Popen(
        [sys.executable, "-c", program, *COMMAND, "--out", str(out), *more],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def untold(done: int, total: int) -> None:
    """Nobody watches."""


def agreement(course: Course, held: list[Example]) -> float:
    """In which share of decisions the network likes best what the search has visited most."""
    parts = course.game.research.parts
    batch = Batch(joined(held), course.training.words, columns_of(parts), len(parts))
    scores = np.where(batch.able, answers(course.reached.numbers, batch).scores, -np.inf)
    pairs = zip(np.split(scores, batch.option_starts[1:]), held, strict=True)
    return sum([bool(own.argmax() == one.target.argmax()) for own, one in pairs]) / len(held)


def test_a_network_learns_what_the_search_knows(tmp_path: Path) -> None:
    """Three heaps of nim: asked about games that it has not seen, it agrees with a longer search."""
    game = game_named("nim")
    setup = game.setup(2, {"heaps": "1,2,3"})
    plain = Training("nim", game.rules_version, setup, "", 5, 2, 20, 60, share=100, rate=0.01, trial=2)
    training = msgspec.structs.replace(plain, width=12, words=256, batch=32, passes=20)
    held = [
        one
        for n in range(8)
        for one in play(Lesson("nim", setup, n, 1000 + n, b"", training.words, 150, 100)).examples
    ]
    store = Store(tmp_path)
    store.begin(training)
    course = Course(training, store, Here())
    before = agreement(course, held)
    points = [course.next_round(untold) for _ in range(training.rounds)]
    assert course.is_over
    assert agreement(course, held) > before + 0.1
    assert points[-1].policy_loss < points[0].policy_loss
    bot_named(f"policy:{tmp_path / course.file_name}").check(game)


def test_a_killed_training_ends_with_the_weights_of_one_that_was_not(tmp_path: Path) -> None:
    killed, whole = tmp_path / "killed", tmp_path / "whole"
    process = started(killed, "--rounds", "3")
    while not (killed / "state.npz").exists():
        assert process.poll() is None, process.stderr.read() if process.stderr else ""
        time.sleep(0.01)
    process.send_signal(signal.SIGKILL)
    process.communicate()
    assert run([*COMMAND, "--rounds", "3", "--out", str(killed), "--resume"]) == 0
    assert run([*COMMAND[:-1], "2", "--rounds", "3", "--out", str(whole)]) == 0
    assert (killed / "nim.weights").read_bytes() == (whole / "nim.weights").read_bytes()


def test_it_learns_from_its_own_games_without_a_search(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As the command does by default: after the rounds in which greedy shows, it draws for itself."""
    rounds = Training("nim", 1, Setup(2, {}), "", 1, 0, 1, 0).shown + 2
    command = ["train", "nim", "--rule", "heaps=1,2,3", "--games", "4", "--trial", "2", "--seed", "7"]
    assert run([*command, "--jobs", "1", "--rounds", str(rounds), "--out", str(tmp_path / "t")]) == 0
    curve = (tmp_path / "t" / "curve.csv").read_text().splitlines()
    assert len(curve) == rounds + 1
    assert f"Round {rounds} of {rounds}" in capsys.readouterr().out
    assert not list((tmp_path / "t").glob("round-*.npz")), "each round is forgotten once it has been learned"


def test_a_network_that_looks_ahead_learns_from_its_own_games_sooner(tmp_path: Path) -> None:
    """The beginner goes by what it is told, so that little is to be shown; the file says that it is."""
    command = ["train", "nim", "--rule", "heaps=1,2,3", "--games", "4", "--trial", "2", "--seed", "7"]
    assert run([*command, "--jobs", "1", "--rounds", "3", "--ahead", "--out", str(tmp_path / "t")]) == 0
    weights, parts = read_weights(str(tmp_path / "t" / "nim.weights")), game_named("nim").research.parts
    weights.check(game_named("nim"))
    assert weights.looks_ahead(parts)
    plain = Training("nim", 1, Setup(2, {}), "", 1, 0, 1, 0)
    assert Store(tmp_path / "t").training().shown < plain.shown


def test_more_rounds_go_on_from_where_it_ended(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = ["--out", str(tmp_path / "t")]
    assert run([*COMMAND, "--rounds", "1", *out]) == 0
    assert run([*COMMAND, "--rounds", "2", *out, "--resume"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in said if line.startswith("Round")] == [
        "Round 1 of 1",
        "Round 2 of 2",
    ]
    assert len((tmp_path / "t" / "curve.csv").read_text().splitlines()) == 3
    assert "</svg>" in (tmp_path / "t" / "curve.svg").read_text("utf-8")


@contextmanager
def no_file_above(size: int) -> Iterator[None]:
    """As on a disk that has so much room for a file."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_full_disk_is_told_and_what_was_reached_is_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = ["--out", str(tmp_path / "t")]
    assert run([*COMMAND, "--rounds", "1", *out]) == 0
    weights = (tmp_path / "t" / "nim.weights").read_bytes()
    with no_file_above(200_000):
        assert run([*COMMAND, "--rounds", "2", *out, "--resume"]) == REFUSED
    said = capsys.readouterr().err
    assert "the disk is full. 1 of 2 rounds are kept" in said
    assert (tmp_path / "t" / "nim.weights").read_bytes() == weights
    assert not list((tmp_path / "t").glob(".*.tmp"))
    assert run([*COMMAND, "--rounds", "2", *out, "--resume"]) == 0


def test_a_folder_that_cannot_be_used_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "t"

    def refused(*more: str) -> str:
        assert run([*COMMAND, "--rounds", "1", "--out", str(out), *more]) == REFUSED
        return capsys.readouterr().err

    assert "holds no training" in refused("--resume")
    out.mkdir(exist_ok=True)
    (out / "letter").touch()
    assert "holds other files" in refused()
    (out / "letter").unlink()
    assert run([*COMMAND, "--rounds", "1", "--out", str(out)]) == 0
    capsys.readouterr()
    assert "holds a training already" in refused()
    assert "another setting (--rollouts)" in refused("--resume", "--rollouts", "9")
    for file in ("state.npz", "training.json"):
        (out / file).write_bytes(b"no such thing")
        assert "it is damaged" in refused("--resume", "--rounds", "2")
    assert "--out" in refused("--out", "")


@pytest.mark.parametrize(
    "wrong",
    [["--rounds", "0"], ["--games", "many"], ["--rollouts", "1"], ["--minutes", "-1"], ["--jobs", "0"]],
)
def test_numbers_that_make_no_sense_are_refused(
    wrong: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "t"
    assert run([*COMMAND, "--out", str(out), *wrong]) == REFUSED
    assert wrong[0] in capsys.readouterr().err
    assert not out.exists()


def test_without_the_extra_it_says_which_one_to_install(tmp_path: Path) -> None:
    program = program_without(["altair"], "baston.cli.__main__", "run")
    done = subprocess.run(
        [sys.executable, "-c", program, *COMMAND, "--out", str(tmp_path / "t")],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"BASTON_LANG": "en"},
    )
    assert done.returncode == REFUSED
    assert "baston train" in done.stderr
    assert "baston[train]" in done.stderr
    assert not (tmp_path / "t").exists()
