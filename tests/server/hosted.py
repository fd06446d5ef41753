"""A machine on which the commands of docs/hosting.md are run, with folders and ports of a test's own."""

from __future__ import annotations

import asyncio
import configparser
import os
import re
import secrets
import shlex
import shutil
import signal
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

import httpx
import pytest
from sqlalchemy.engine import URL

from baston.kernel.text import Json, a_list, a_str
from baston.server.access.identity import KEY_FILE
from tests import needs
from tests.server.postgres import Postgres
from tests.server.program import COMMAND, Program, environment
from tests.server.proxies import DistantBrowser, caddy, free_port, nginx, wait_until_free
from tests.server.redis import Redis
from tests.server.wire import BOTH, WAIT, Browser, options, until_ready

ROOT: Final = Path(__file__).parents[2]
DATABASE: Final = "postgresql://baston:password@db.example.org/baston"
DATABASE_OF_NO_PASSWORD: Final = DATABASE.replace(":password", "")
CHANNELS: Final = "redis://:password@redis.example.org"
CLEAN: Final = (0, -signal.SIGTERM)  # ends that systemd calls clean
TABLES: Final = 4  # played at through each proxy


class Block(NamedTuple):
    """What is shown in a language."""

    language: str
    text: str


def blocks_by_heading(document: str) -> dict[str, list[Block]]:
    """The blocks of code below each heading that has some."""
    found: dict[str, list[Block]] = {}
    for heading, below in re.findall(r"^#+ (.+)\n((?:(?!#+ ).*\n?)*)", document, re.MULTILINE):
        blocks = re.findall(r"^```(\w*)\n(.*?)^```$", below, re.MULTILINE | re.DOTALL)
        if blocks:
            found[heading] = [Block(*block) for block in blocks]
    return found


class Machine:
    """Runs blocks in turn, as a person types them. `site` is how nginx is told of the server."""

    def __init__(self, folder: Path, request: pytest.FixtureRequest, site: str) -> None:
        self._folder, self._request, self._site = folder, request, site
        self._running: list[Program] = []
        (folder / "etc").mkdir()
        self._data = folder / "data"
        self._environment = folder / "etc" / "baston.env"
        self._environment.touch()
        self._port = str(free_port())
        self._secrets: dict[str, str] = {}
        self._table = self._cookie = ""  # of who has one
        self._values = {
            "runuser -u baston -- ": "",
            "/opt/baston/bin/": "",
            "python3 -m venv": f"{sys.executable} -m venv --without-pip",
            "/opt/baston": str(folder / "opt"),
            "/etc/systemd/system": str(folder / "etc"),
            "/etc/baston.env": str(self._environment),
            "/var/lib/baston": str(self._data),
            "deploy/.env": str(folder / ".env"),
            "copy.dump": str(folder / "copy.dump"),
            "10.0.0.1": "127.0.0.1",
            "10.0.0.2": "127.0.0.2",
            ":8000": f":{self._port}",
            "9100": str(free_port()),
            "WORKERS=4": "WORKERS=2",  # as good for this, and sooner there
        }

    def close(self) -> None:
        """Leave nothing running, nor listening: workers end a little later than what began them."""
        while self._running:
            program = self._running.pop()
            program.kill()
            wait_until_free(program.address)

    def run(self, block: Block) -> None:
        """Do what a block says. Raises AssertionError if that fails, or there is no way to do it."""
        known: dict[str, Callable[[str], None]] = {
            "sh": self._type,
            "ini": self._set,
            "sql": self._execute,
            "caddyfile": self._behind_caddy,
            "nginx": self._behind_nginx,
        }
        assert block.language in known, f"there is no way to run {block}"
        known[block.language](self._here(block.text))

    def _here(self, text: str) -> str:
        """A text with what is so on this machine."""
        if "db.example.org" in text and DATABASE not in self._values:
            self._use_database(self._postgres().new_database())
        if "redis.example.org" in text:
            redis = self._request.getfixturevalue("redis")
            assert isinstance(redis, Redis)
            self._values[CHANNELS] = redis.url
        for written, real in self._values.items():
            text = text.replace(written, real)
        return text

    def _postgres(self) -> Postgres:
        server = self._request.getfixturevalue("postgres")
        assert isinstance(server, Postgres)
        return server

    def _use_database(self, url: URL) -> None:
        url = url.set(drivername="postgresql")
        self._secrets["PGPASSWORD"] = url.password or ""
        self._values[DATABASE] = url.render_as_string(hide_password=False)
        self._values[DATABASE_OF_NO_PASSWORD] = url._replace(password=None).render_as_string()

    # ---- commands

    def _type(self, text: str) -> None:
        for line in text.splitlines():
            way = WAYS.get(line.split()[0])
            assert way is not None, f"there is no way to run {line}"
            way(self, line)

    def _shell(self, command: str) -> None:
        if command.startswith("curl") and not self._running:
            self._start()
        if command.startswith("pg_dump"):
            self._environment.write_text(f"BASTON_DATABASE={self._values[DATABASE]}\n")
            self._begin_table()
        programs = f"{needs.postgres()}:" if command.startswith("pg_") else ""
        variables = environment() | self._secrets | {"PATH": programs + os.environ["PATH"]}
        done = subprocess.run(
            ["bash", "-euc", command],
            cwd=ROOT,
            env=variables,
            capture_output=True,
            text=True,
            timeout=WAIT,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def _baston(self, command: str) -> None:
        words = shlex.split(command, comments=True)[1:]
        if words[0] == "serve":
            self.close()
            self._start(words[1:])
            return
        if words[0] == "admin":
            if not self._running:
                self._begin_table()
            words = [self._table if word == "TABLE" else word for word in words] + ["--data", str(self._data)]
        if words[0] == "backup":
            self._environment.write_text("")
            self._begin_table()
        self._shell(shlex.join([*COMMAND[: COMMAND.index("serve")], *words]))

    def _pip(self, command: str) -> None:
        """What it installs is there to be had; that it can be installed is tested with the wheel."""
        found = re.fullmatch(r"pip install (?:--upgrade )?'\.\[([a-z,]+)\]'", command)
        assert found is not None, command
        project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
        assert set(found[1].split(",")) <= set(project["optional-dependencies"])

    def _useradd(self, command: str) -> None:
        if os.geteuid() != 0 or shutil.which("useradd") is None:
            return  # nobody else may
        there = self._folder / "users"
        (there / "etc").mkdir(parents=True)
        for name in ("passwd", "group", "shadow", "gshadow"):
            shutil.copy(f"/etc/{name}", there / "etc")
        self._shell(command.replace("useradd", f"useradd --prefix {there}"))

    def _podman(self, command: str) -> None:
        """Images come over the network, containers need a machine of their own: the file is looked for."""
        words = shlex.split(command)
        assert (ROOT / words[words.index("--file") + 1]).is_file()

    # ---- the service

    def _systemctl(self, command: str) -> None:
        match shlex.split(command)[1:]:
            case ["daemon-reload"]:
                assert (self._folder / "etc" / "baston.service").is_file()
            case ["enable", "--now", "baston"] | ["start", "baston"]:
                self._start()
            case ["stop", "baston"]:
                for program in self._running:
                    assert program.terminate() in CLEAN, program.said
                self._running.clear()
            case _:
                raise AssertionError(f"there is no way to run {command}")

    def _start(self, words: list[str] | None = None, number: int = 1) -> None:
        """Start `baston serve` with these options, else the service; make sure that it can be played on."""
        unit = configparser.ConfigParser(strict=False, interpolation=None)
        unit.optionxform = str  # type: ignore[assignment,method-assign]
        unit.read(ROOT / "deploy" / "baston.service")
        if words is None:
            program, command, *words = shlex.split(self._here(unit["Service"]["ExecStart"]))
            assert (program, command) == ("baston", "serve")
            assert self._here(unit["Service"]["EnvironmentFile"]) == str(self._environment)
        data, variables = self._data, self._variables()
        if "BASTON_ADVERTISE" in variables:
            variables["BASTON_WORKERS"] = "1"  # as good for this, and sooner there
        if number > 1:
            data = self._folder / f"data{number}"
            data.mkdir()
            shutil.copy(self._data / KEY_FILE, data)
            for name in ("BASTON_HOST", "BASTON_ADVERTISE"):
                variables[name] = variables[name].replace("127.0.0.1", f"127.0.0.{number}")
        server = Program(data, *words, variables={"BASTON_PORT": self._port} | variables)
        self._running.append(server)
        ready(server, variables.get("BASTON_ALLOWED_HOST"))
        assert len(mine(server, self._cookie)) == len(self._cookie[:1]), (
            "the table that was backed up is there"
        )

    def _begin_table(self) -> None:
        """Start the service anew, and make a table whose browser comes back."""
        self.close()
        self._cookie = ""
        self._start()
        browser = Browser(self._running[0].address)
        browser.get("/api/health")
        self._table = a_str(browser.make("nim", BOTH)["id"])
        self._cookie = browser.cookie
        browser.http.close()

    def _variables(self) -> dict[str, str]:
        lines = self._environment.read_text().splitlines()
        return dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))

    # ---- what is no command

    def _set(self, text: str) -> None:
        """Start the service again with these variables; on two machines, if they say where it is."""
        self.close()
        self._environment.write_text(text)
        self._start()
        if "BASTON_ADVERTISE" in self._variables():
            self._start(number=2)

    def _execute(self, text: str) -> None:
        name, server = f"hosting_{secrets.token_hex(8)}", self._postgres()
        for statement in re.sub(r"\bbaston\b", name, text).split(";\n"):
            if statement:
                asyncio.run(server.execute(statement))
        self._use_database(server.url(name, "password").set(username=name))

    def _behind_caddy(self, text: str) -> None:
        folder = self._folder / "caddy"
        folder.mkdir()
        with caddy(text, folder) as port:
            play_at(port)

    def _behind_nginx(self, text: str) -> None:
        if "server_name" not in text:  # what stands beside the server
            text += self._here(self._site).replace(f"http://127.0.0.1:{self._port}", "http://tables")
        folder = self._folder / "nginx"
        folder.mkdir()
        with nginx(text, folder) as port:
            play_at(port)


WAYS: Final[dict[str, Callable[[Machine, str], None]]] = {
    "(umask": Machine._shell,
    "baston": Machine._baston,
    "curl": Machine._shell,
    "install": Machine._shell,
    "pg_dump": Machine._shell,
    "pg_restore": Machine._shell,
    "pip": Machine._pip,
    "podman": Machine._podman,
    "podman-compose": Machine._podman,
    "systemctl": Machine._systemctl,
    sys.executable: Machine._shell,
    "useradd": Machine._useradd,
}


def ready(program: Program, names: str | None) -> None:
    """It can be played on, soon after it was begun, and answers to its names and to no other."""
    browser = Browser(program.address)
    try:
        until_ready(browser)
        hosts = dict.fromkeys((names or "").split(), 200) | {"stranger.example.org": 421}
        for name, status in hosts.items():
            assert browser.http.get("/api/health", headers={"Host": name}).status_code == status
    finally:
        browser.http.close()


def mine(program: Program, cookie: str) -> list[Json]:
    """The tables of the browser with this cookie."""
    url, headers = f"http://{program.address}/api/tables/mine", {"Cookie": cookie}
    found = httpx.get(url, headers=headers, timeout=WAIT, verify=False)
    assert found.status_code == 200
    return a_list(found.json())


def play_at(port: int) -> None:
    """A browser makes tables and answers at each, through a proxy."""
    browser = DistantBrowser(port)
    try:
        assert browser.get("/api/health/live").status_code == 200
        assert "__Host-baston" in browser.http.cookies, "the proxy says that it is reached over TLS"
        for _ in range(TABLES):
            with browser.connect(browser.make("nim", BOTH)["id"]) as ws:
                state = ws.my_turn()
                ws.answer(state, options(state)[0])
                ws.my_turn()
    finally:
        browser.http.close()
