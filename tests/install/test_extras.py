"""Install by need: the base needs no extra, and what needs one says which, before it does anything."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from baston.extras import LIBRARIES, missing, require
from baston.kernel.game import Refusal
from tests.cli.conftest import Said, Shell
from tests.hidden import program_without

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
BASE = {
    *("filelock", "fluent-runtime", "librt", "msgspec", "mypy-extensions", "platformdirs", "rich", "textual"),
    "typer",
}
ALL = sorted({name for names in LIBRARIES.values() for name in names} | {"uvloop", "pyspiel", "torch"})
DISTRIBUTIONS = packages_distributions()
NONE_OF_THE_EXTRAS = (
    "games",
    "cards smashup",
    "rules smashup SU-31",
    "decks",
    "simulate nim --games 3 --seats greedy,uniform",
    "simulate nim --games 4 --seats greedy,uniform --jobs 2 --json",
    "league nim --bots greedy,uniform --games 2 --jobs 1",
    "bench nim --games 1",
    "play smashup --seats me,greedy --seed 3",
    "play superfantasybrawl --seats me,greedy --seed 3",
    "play galacticlash --seats me,greedy --seed 3",
    "--version",
    "--help",
    *(f"{command} --help" for command in ("play", "serve", "simulate", "league", "report", "analyse")),
)
NEEDS = [
    ("serve --port 0", "server", "baston serve"),
    ("serve --database postgresql://me@127.0.0.1/x", "server, postgres", "baston serve, --database"),
    ("serve --channels redis://127.0.0.1:9", "server, redis", "baston serve, --channels"),
    ("report there", "reports", "baston report"),
    ("simulate nim --games 2 --out there", "reports", "--out"),
    ("simulate nim --games 2 --ray", "cluster", "--ray"),
    ("simulate nim --games 2 --ray --out there", "reports, cluster", "--out, --ray"),
    ("league nim --bots greedy,uniform --games 2 --out there", "reports", "--out"),
    ("league nim --bots greedy,uniform --games 2 --ray", "cluster", "--ray"),
]
SEPARATE = [
    ("serve --port 0 --database postgres://me@127.0.0.1/x", "asyncpg", "postgres", "--database"),
    ("serve --port 0 --channels postgresql://me@127.0.0.1/x", "asyncpg", "postgres", "--channels"),
    ("serve --port 0 --channels rediss://127.0.0.1:9", "redis", "redis", "--channels"),
    ("serve", "litestar", "server", "baston serve"),
    ("report there", "vl_convert", "reports", "baston report"),
]


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    """A shell in an empty folder."""
    return Shell(tmp_path)


def run_without(libraries: list[str], shell: Shell, command: str, typed: str = "") -> Said:
    """The command, where these libraries are not installed."""
    program = program_without(libraries, "baston.cli.__main__", "run")
    done = subprocess.run(
        [sys.executable, "-c", program, *command.split()],
        input=typed,
        capture_output=True,
        text=True,
        env=shell.env,
        cwd=shell.folder,
        timeout=60,
        check=False,
    )
    return Said(done.returncode, done.stdout, done.stderr)


def normal(requirement: str) -> str:
    """The name in a requirement as packages are compared by it."""
    found = re.match(r"[\w.-]+", requirement)
    assert found is not None
    return re.sub(r"[-_.]+", "-", found[0]).lower()


def distribution(library: str) -> str:
    """What brings the library; where it is not installed, what has its name."""
    return normal(DISTRIBUTIONS.get(library, [library])[0])


def test_the_base_needs_what_is_small_and_nothing_else() -> None:
    assert {normal(each) for each in PROJECT["dependencies"]} == BASE


def brought(extra: str) -> set[str]:
    """What the extra brings everywhere, those that it names in turn included."""
    found = set()
    for each in PROJECT["optional-dependencies"][extra]:
        own = re.fullmatch(r"baston\[([\w,]+)\]", each)
        found |= set().union(*map(brought, own[1].split(","))) if own else set()
        found |= set() if own or ";" in each else {normal(each)}
    return found


def test_what_is_looked_for_is_what_the_extras_bring() -> None:
    extras = set(PROJECT["optional-dependencies"]) - {"dev"}
    assert (
        extras
        == {"server", "postgres", "redis", "reports", "cluster", "env", "train", "ppo"}
        == set(LIBRARIES)
    )
    for extra in extras:
        assert {distribution(library) for library in LIBRARIES[extra]} == brought(extra)


@pytest.mark.parametrize("command", NONE_OF_THE_EXTRAS)
def test_the_base_does_without_any_extra(command: str, shell: Shell) -> None:
    said = run_without(ALL, shell, command, "1\nquit\n")
    assert (said.status, said.err) == (0, "")
    assert said.out


def test_a_game_played_at_the_terminal_is_replayed_and_analysed_without_any_extra(shell: Shell) -> None:
    assert run_without(ALL, shell, "play nim --seats me,greedy --seed 1", "1\n" * 40).status == 0
    (record,) = shell.records()
    for command in (f"replay {record} --json", f"analyse {record} --bot ismcts:5 --json"):
        said = run_without(ALL, shell, command)
        assert (said.status, said.err) == (0, "")
        assert said.out.startswith("{")


PLAYED = f"""
import sys
import baston.analysis, baston.bots, baston.league.rounds, baston.simulation.run
from baston.cli.__main__ import run
from baston.games import GAMES, game_named
games = [game_named(name) for name in GAMES]
run(["play", "smashup", "--seats", "me,normal", "--seed", "3"])
print()
print(*sorted(set({ALL!r}) & set(sys.modules)))
"""


def test_playing_imports_nothing_of_the_extras(shell: Shell) -> None:
    said = shell.python(PLAYED)
    assert (said.status, said.err) == (0, "")
    assert "Smash Up" in said.out
    assert said.out.splitlines()[-1] == ""


@pytest.mark.parametrize(("command", "extras", "features"), NEEDS)
def test_what_needs_extras_names_them_all_and_leaves_nothing_behind(
    command: str, extras: str, features: str, shell: Shell
) -> None:
    said = run_without(ALL, shell, command)
    assert (said.status, said.out) == (2, "")
    assert said.err.startswith(f"{features}: the extra")
    assert said.err.endswith(f': pip install "baston[{extras}]"\n')
    assert said.err.count("\n") == 1
    assert list(shell.folder.iterdir()) == []


@pytest.mark.parametrize(("command", "library", "extra", "feature"), SEPARATE)
def test_one_library_that_is_not_there_is_enough(
    command: str, library: str, extra: str, feature: str, shell: Shell
) -> None:
    said = run_without([library], shell, f"{command} --lang fr")
    assert said.status == 2
    assert said.err == (
        f"{feature}\u00a0: l’extra «\u00a0{extra}\u00a0» n’est pas installé. "
        f'Pour l’obtenir\u00a0: pip install "baston[{extra}]"\n'
    )
    assert list(shell.folder.iterdir()) == []


def test_extras_are_named_once_and_what_needs_them_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    assert missing("postgres") == ["asyncpg"]
    require({"baston serve": "server"})
    with pytest.raises(Refusal) as refused:
        require({"baston serve": "server", "--database": "postgres", "--channels": "postgres"})
    assert refused.value.key == "extra-missing"
    assert refused.value.values == {"features": "--database, --channels", "extras": "postgres", "count": 1}
