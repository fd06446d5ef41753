"""What deploy/ has: a service of systemd, an image, and containers that belong together."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
import yaml

from baston.cli.__main__ import run
from baston.kernel.text import Json, a_dict, a_list, a_str
from tests.server.conftest import Server
from tests.server.hosted import ROOT, play_at
from tests.server.proxies import DOMAIN, caddy

DEPLOY: Final = ROOT / "deploy"
UNIT: Final = (DEPLOY / "baston.service").read_text("utf-8")
IMAGE: Final = (DEPLOY / "Containerfile").read_text("utf-8")
COMPOSE: Final = (DEPLOY / "compose.yaml").read_text("utf-8")
MOST_EXPOSED: Final = 20  # tenths, of what `systemd-analyze security` calls an exposure
WEBSITES: Final = re.compile(r"\w+\.(?:com|io|net|org)\b")


def services() -> dict[str, dict[str, Json]]:
    """What compose.yaml starts."""
    return {name: a_dict(one) for name, one in a_dict(a_dict(yaml.safe_load(COMPOSE))["services"]).items()}


@pytest.mark.parametrize(
    "text",
    [UNIT, IMAGE, COMPOSE, (DEPLOY / "baston.env").read_text("utf-8")],
    ids=["unit", "image", "compose", "env"],
)
def test_each_variable_is_an_option(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--help"]) == 0
    known = set(re.findall(r"BASTON_\w+", capsys.readouterr().out))
    builds = {"BASTON_COMPILE", "BASTON_CLIENT", "BASTON_DOMAIN"}  # of the build, and of compose.yaml's own
    found = set(re.findall(r"BASTON_\w+", text))
    assert found
    assert found <= known | builds


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
def test_systemd_takes_the_unit_and_calls_it_little_exposed(tmp_path: Path) -> None:
    unit = tmp_path / "baston.service"
    unit.write_text(UNIT.replace("/opt/baston/bin/baston", sys.executable))
    verify = subprocess.run(
        ["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False
    )
    assert (verify.returncode, verify.stderr) == (0, "")
    asked = ["security", "--offline=true", f"--threshold={MOST_EXPOSED}", str(unit)]
    exposed = subprocess.run(["systemd-analyze", *asked], capture_output=True, text=True, check=False)
    assert exposed.returncode == 0, exposed.stdout[-200:]


def test_the_image_is_made_of_what_is_there_and_names_nobody_s_site() -> None:
    for sources in re.findall(r"^COPY (?!--)(.+) \S+$", IMAGE, re.MULTILINE):
        assert [name for name in sources.split() if not (ROOT / name).exists()] == []
    assert set(re.findall(r"^FROM (\S+)", IMAGE, re.MULTILINE)) == {"debian:12-slim"}
    assert WEBSITES.findall(IMAGE) == []
    assert re.search(r"^USER baston$", IMAGE, re.MULTILINE)


def test_no_password_has_a_default() -> None:
    asked = re.findall(r"\$\{(\w+)([^}]*)\}", COMPOSE)
    assert {name for name, _ in asked} == {
        *("BASTON_DOMAIN", "BASTON_WORKERS", "POSTGRES_PASSWORD", "REDIS_PASSWORD"),
    }
    assert {name for name, rest in asked if not rest.startswith(":?")} == {"BASTON_WORKERS"}


def test_only_caddy_is_reached_from_outside() -> None:
    assert [name for name, service in services().items() if "ports" in service] == ["caddy"]
    outside = [name for name, service in services().items() if "outside" in a_list(service["networks"])]
    assert outside == ["caddy"]
    assert a_dict(a_dict(yaml.safe_load(COMPOSE))["networks"])["inside"] == {"internal": True}


def test_the_check_of_the_container_asks_whether_the_server_is_ready(server: Server) -> None:
    *_, python, option, code = map(a_str, a_list(a_dict(services()["app"]["healthcheck"])["test"]))
    assert (python, option) == ("python3", "-c")
    for address, status in ((server.address, 0), ("127.0.0.1:9", 1)):
        checked = code.replace("127.0.0.1:8000", address)
        done = subprocess.run([sys.executable, "-c", checked], capture_output=True, check=False)
        assert done.returncode == status


def test_caddy_passes_the_table_on(tmp_path: Path) -> None:
    config, server = (DEPLOY / "Caddyfile").read_text("utf-8"), Server(tmp_path, allowed_hosts=(DOMAIN,))
    config = config.replace("{$BASTON_DOMAIN}", DOMAIN).replace("app:8000", server.address)
    try:
        with caddy(config, tmp_path) as port:
            play_at(port)
    finally:
        server.stop()
