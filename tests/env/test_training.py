"""The worked example of training, as far as it goes without the libraries that it trains with."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import polars as pl
import pytest
from numpy.typing import NDArray

from baston.env.encoding import Numbers
from baston.env.vector import Lanes
from examples.train_smashup.__main__ import main
from examples.train_smashup.curve import Curve
from examples.train_smashup.sight import BASE, BASES, OPTION, OPTIONS, SEAT, SEATS, SIZES, Sight, lead, masks
from examples.train_smashup.trial import Trial, trial
from tests.hidden import program_without

WITHOUT_EXTRA = program_without(["sb3_contrib"], "examples.train_smashup.__main__", "main")


def test_without_the_extra_it_says_which_one_to_install(tmp_path: Path) -> None:
    out = tmp_path / "policy"
    command = [sys.executable, "-c", WITHOUT_EXTRA, "--out", str(out)]
    done = subprocess.run(
        command, cwd=Path(__file__).parents[2], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.stderr == "Training needs libraries that come with: pip install 'baston[ppo]'\n"
    assert done.returncode == 2
    assert not out.exists()


@pytest.mark.parametrize("wrong", [["--minutes", "0"], ["--games", "none"], ["--decisions", "-1"]])
def test_arguments_that_make_no_sense_are_refused(
    wrong: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(wrong)
    assert ended.value.code == 2
    assert f"argument {wrong[0]}" in capsys.readouterr().err


def test_the_learner_reads_the_parts_that_the_document_describes() -> None:
    lanes, chance = Lanes("smashup", 4, seed=3), np.random.default_rng(1)
    for _ in range(150):
        lanes.step(chance.integers(lanes.options))
    seen = Sight(lanes.encoding).read(lanes)
    for lane in range(4):
        seat = int(lanes.seats[lane])
        tables = {
            part.name: lanes.encoding.table(lanes.observations[lane], part.name)
            for part in lanes.game.research.parts
        }
        side, table, seats, bases, options = np.split(seen[lane], np.cumsum(SIZES)[:-1])
        assert side.tolist() == [[1], [-1]][seat]
        assert (table == tables["table"][0]).all()
        assert (seats.reshape(SEATS, SEAT) == tables["seats"][:SEATS]).all()
        assert (bases.reshape(BASES, BASE) == tables["bases"][:BASES]).all()
        assert (options.reshape(OPTIONS, OPTION) == tables["options"][:OPTIONS, :OPTION]).all()
        assert (masks(lanes)[lane] == (tables["options"][:OPTIONS, 0] > 0)).all()
        own, other = tables["seats"][:2, 0].tolist()
        assert lead(seen)[lane] == (own - other if seat == 0 else other - own)
    assert lead(seen).any()


def test_a_trial_counts_the_games_won_from_both_seats() -> None:
    chance = np.random.default_rng(2)
    rows = set()

    def at_random(seen: Numbers, legal: NDArray[np.bool_]) -> NDArray[np.int64]:
        rows.update(seen[:, 0].tolist())
        actions: NDArray[np.int64] = chance.integers(legal.sum(1))
        return actions

    held = trial(at_random, 10, seed=5)
    assert rows == {1, -1}
    assert held.games == 10
    assert 0 < held.won < 10


def test_the_curve_is_written_as_figures_and_as_a_picture(tmp_path: Path) -> None:
    curve = Curve()
    curve.add(0.5, 16_384, Trial(50, 100))
    curve.add(1.0, 32_768, Trial(81, 100))
    curve.write(tmp_path)
    rows = pl.read_csv(tmp_path / "curve.csv")
    assert rows["share"].to_list() == [0.5, 0.81]
    assert ((rows["low"] < rows["share"]) & (rows["share"] < rows["high"])).all()
    assert "games won against uniform" in (tmp_path / "curve.svg").read_text("utf-8")
