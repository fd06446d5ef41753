"""`baston admin` where something is wrong: one sentence in either language, and nothing has changed."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import pytest

from baston.cli.__main__ import run
from baston.cli.hosting.admin import opened
from baston.server.storage.database import SQLITE_FILE, database_url, migrate


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The data folder of a server that has no table yet."""
    asyncio.run(migrate(database_url(None, tmp_path)))
    return tmp_path


def refused(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[str, str]:
    """The sentence in English and in French."""
    said = []
    for lang in ("en", "fr"):
        assert run(["admin", *args, "--lang", lang]) == 2
        printed = capsys.readouterr()
        assert printed.out == ""
        assert printed.err.count("\n") == 1, printed.err
        said.append(printed.err)
    assert said[0] != said[1]
    return said[0], said[1]


@pytest.mark.parametrize(
    ("args", "en", "fr"),
    [
        (("show", "nowhere"), "There is no table nowhere.", "pas de table nowhere"),
        (("show", "-abc_DEF-123"), "There is no table -abc_DEF-123.", "pas de table -abc_DEF-123"),
        (("close", "nowhere"), "There is no table nowhere.", "pas de table nowhere"),
        (("close", "x", "--why", "y" * 201), "200 characters", "200 caractères"),
        (("tables", "--state", "late"), "no state", "pas d’état"),
        (("tables", "--sort", "name"), "is no order", "pas un ordre"),
        (("tables", "--most", "0"), "--most cannot be", "--most"),
        (("tables", "--game", "chess"), "no game", "pas de jeu"),
        (("block", "somebody"), "no address, no network", "ni une adresse"),
        (("block", "127.0.0.1"), "this machine itself", "cette machine elle-même"),
        (("block", "0123456789abcdef"), "No browser 0123456789abcdef", "Aucun navigateur"),
        (("block", "203.0.113.7", "--for", "7"), "Write --for 90d", "Écris --for 90d"),
        (("unblock", "203.0.113.7"), "203.0.113.7/32 is not blocked", "n’est pas bloqué"),
    ],
)
def test_what_cannot_be_done(
    data: Path, capsys: pytest.CaptureFixture[str], args: tuple[str, ...], en: str, fr: str
) -> None:
    said = refused(capsys, *args, "--data", str(data))
    assert en in said[0]
    assert fr in said[1]


def test_alone_it_lists_its_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["admin"]) == 0
    printed = capsys.readouterr()
    assert "unblock" in printed.out
    assert printed.err == ""


def test_what_is_not_there_is_said_in_a_word(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for command, said in (("tables", "There is no such table."), ("blocks", "Nothing is blocked.")):
        assert run(["admin", command, "--data", str(data), "--lang", "en"]) == 0
        assert capsys.readouterr().out == f"{said}\n"


def test_a_folder_without_a_database_stays_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    en, fr = refused(capsys, "tables", "--data", str(tmp_path / "none"))
    assert "There is no database" in en
    assert "--data" in fr
    assert not (tmp_path / "none").exists()
    assert "names no database" in refused(capsys, "tables", "--database", "nonsense")[0]
    unreachable = "postgresql://u:secret@127.0.0.1:1/x"
    said = refused(capsys, "tables", "--database", unreachable)
    assert "cannot be used" in said[0]
    assert "secret" not in said[0] + said[1]


@pytest.mark.parametrize(
    ("version", "en", "fr"),
    [("9999", "made by a newer baston", "plus récent"), ("0001", "Start the server once", "Démarre le")],
)
def test_a_database_of_another_version(
    data: Path, capsys: pytest.CaptureFixture[str], version: str, en: str, fr: str
) -> None:
    with contextlib.closing(sqlite3.connect(data / SQLITE_FILE)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", (version,))
    said = refused(capsys, "tables", "--data", str(data))
    assert en in said[0]
    assert fr in said[1]


def test_a_file_that_is_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / SQLITE_FILE).write_text("no database " * 100)
    assert "is damaged" in refused(capsys, "tables", "--data", str(tmp_path))[0]


def test_a_database_that_another_program_locks(
    data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opened, "PATIENCE", 0.1)
    with contextlib.closing(sqlite3.connect(data / SQLITE_FILE)) as other:
        other.execute("BEGIN IMMEDIATE")
        en, fr = refused(capsys, "block", "203.0.113.7", "--data", str(data))
        assert "locked by another program" in en
        assert "verrouillée" in fr
        other.rollback()
    assert run(["admin", "block", "203.0.113.7", "--data", str(data), "--lang", "en"]) == 0
    assert "203.0.113.7/32 is blocked." in capsys.readouterr().out
