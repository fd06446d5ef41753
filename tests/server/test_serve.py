"""What `baston serve` says when it cannot start: one sentence, and what to do."""

from __future__ import annotations

import socket
import sqlite3
from pathlib import Path

import pytest

from baston.cli.__main__ import run
from tests.server.program import Program, refused
from tests.server.wire import Browser


def one_sentence(said: tuple[int, str], part: str) -> None:
    """Status 2, one line with this in it, no traceback."""
    status, text = said
    assert status == 2, text
    assert part in text
    assert text.count("\n") == 1, text


def test_a_busy_port(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        one_sentence(refused(tmp_path, "--port", str(port)), f"Port {port} of 127.0.0.1 is taken")


def test_a_second_server_on_the_same_folder(tmp_path: Path) -> None:
    first = Program(tmp_path, "--port", "0", cold=True)
    one_sentence(refused(tmp_path, "--port", "0"), f"Another baston serves from {tmp_path}")
    first.kill()
    Program(tmp_path, "--port", "0").interrupt()


def test_it_ends_without_a_word_of_bots_that_think(tmp_path: Path) -> None:
    server = Program(tmp_path, "--port", "0", cold=True)
    browser = Browser(server.address)
    try:
        bots = [{"kind": "bot", "level": "strong"}] * 2
        with browser.connect(browser.make("smashup", bots)["id"]) as ws:
            ws.state(2)
            server.interrupt()
    finally:
        browser.http.close()
        server.kill()
    assert "Traceback" not in server.said


@pytest.mark.parametrize(
    ("options", "part"),
    [
        (("--port", "70000"), "--port cannot be"),
        (("--port", "x"), "--port cannot be"),
        (("--rate-limit", "-1"), "--rate-limit cannot be"),
        (("--host", "192.0.2.1"), "is not one of this machine"),
        (("--database", "nonsense"), "names no database"),
        (("--database", "mysql://u:secret@h/x"), "names no database"),
        (("--database", "postgresql://u:secret@127.0.0.1:1/x"), "cannot be used"),
        (("--database", "sqlite:////nowhere/at/all.sqlite"), "cannot be used"),
    ],
)
def test_what_is_asked_for_cannot_be_had(tmp_path: Path, options: tuple[str, str], part: str) -> None:
    said = refused(tmp_path, "--port", "0", *options)
    one_sentence(said, part)
    assert "secret" not in said[1]


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "baston.sqlite").write_text("no database " * 100)
    one_sentence(refused(tmp_path, "--port", "0"), "is damaged")


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    Program(tmp_path, "--port", "0").interrupt()
    with sqlite3.connect(tmp_path / "baston.sqlite") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    one_sentence(refused(tmp_path, "--port", "0"), "made by a newer baston")


def test_a_key_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "cookie.key").write_text("short")
    one_sentence(refused(tmp_path, "--port", "0"), "not the key that signs cookies")


def test_a_data_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    one_sentence(refused(tmp_path / "file", "--port", "0"), str(tmp_path / "file"))


@pytest.mark.parametrize(
    ("name", "value", "en", "fr"),
    [
        ("HOST", "192.0.2.1", "is not one of this machine", "pas de cette machine"),
        ("PORT", "70000", "--port cannot be", "--port"),
        ("ALLOWED_HOST", "example.org a:b", "is no name of a host", "pas un nom d’hôte"),
        ("DATABASE", "nonsense", "names no database", "base de données"),
        ("DATA", "{file}", "{file}", "{file}"),
        ("CHANNELS", "pigeon://home", "pigeon is no", "pigeon"),
        ("WORKERS", "0", "--workers cannot be", "--workers"),
        ("RATE_LIMIT", "-1", "--rate-limit cannot be", "--rate-limit"),
    ],
)
def test_each_option_has_a_variable_and_what_is_wrong_with_it_is_told_in_either_language(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    name: str,
    value: str,
    en: str,
    fr: str,
) -> None:
    file = tmp_path / "file"
    file.touch()
    given = {"PORT": "0", "DATA": str(tmp_path / "data"), name: value.format(file=file)}
    for variable, wish in given.items():
        monkeypatch.setenv(f"BASTON_{variable}", wish)
    said = set()
    for lang, part in (("en", en), ("fr", fr)):
        assert run(["serve", "--no-browser", "--lang", lang]) == 2
        printed = capsys.readouterr()
        assert printed.out == ""
        assert part.format(file=file) in printed.err
        assert printed.err.count("\n") == 1
        said.add(printed.err)
    assert len(said) == 2 or name == "DATA"  # of a folder the machine itself says what is wrong


def test_an_option_goes_before_its_variable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BASTON_DATA", str(tmp_path / "other"))
    monkeypatch.setenv("BASTON_PORT", "0")
    assert run(["serve", "--no-browser", "--data", str(tmp_path / "own"), "--workers", "0"]) == 2
    assert (tmp_path / "own").is_dir()
    assert not (tmp_path / "other").exists()
