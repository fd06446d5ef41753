"""Metrics for Prometheus, at a port of their own, and logs as JSON."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from baston.cli.hosting.metrics import metrics_address, serving_metrics
from baston.kernel.game import Refusal
from tests.server.program import Program, environment, refused
from tests.server.proxies import free_port
from tests.server.redis import Redis
from tests.server.wire import BOTH, WAIT, Browser, options


def value(text: str, name: str) -> float:
    """The value of a metric, all its labels added up."""
    found = re.findall(rf"^{name}(?:{{.*}})? (\S+)$", text, re.MULTILINE)
    assert found, name
    return sum(map(float, found))


def test_what_happens_is_counted_and_only_told_at_its_own_port(tmp_path: Path) -> None:
    port = free_port()
    program = Program(tmp_path, "--port", "0", "--metrics", str(port))
    browser = Browser(program.address)
    try:
        browser.get("/api/health")
        with browser.connect(browser.make("nim", BOTH)["id"]) as ws:
            state = ws.my_turn()
            ws.answer(state, 99)
            assert ws.refused() == "not-offered"
            ws.answer(state, options(state)[0])
            ws.my_turn()
            text = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=WAIT, verify=False).text
            assert value(text, "baston_answer_seconds_count") == 1
            assert value(text, r'baston_refused_total\{reason="not-offered"\}') == 1
            assert value(text, "baston_connections") == 1
            assert value(text, "baston_http_requests_total") >= 2
        assert browser.get("/metrics").headers["content-type"].startswith("text/html")
    finally:
        browser.http.close()
        program.interrupt()


def test_a_server_of_two_workers_tells_what_both_have_done(tmp_path: Path, redis: Redis) -> None:
    port = free_port()
    shared = ("--workers", "2", "--channels", redis.url)
    program = Program(tmp_path, "--port", "0", "--metrics", str(port), *shared)
    tables = 8  # so many that either worker holds some of them, as good as always
    browser = Browser(program.address)
    try:
        browser.get("/api/health")
        with ExitStack() as opened:
            for _ in range(tables):
                ws = opened.enter_context(browser.connect(browser.make("nim", BOTH)["id"]))
                state = ws.my_turn()
                ws.answer(state, options(state)[0])
                ws.my_turn()
            text = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=WAIT, verify=False).text
        assert value(text, "baston_connections") == tables
        assert value(text, "baston_answer_seconds_count") == tables
    finally:
        browser.http.close()
        assert program.interrupt() == 0


def test_several_workers_are_added_up_and_what_one_that_is_gone_had_open_is_not() -> None:
    """Each of two has answered once; the one that has ended had three tables in memory, the other has two."""
    port = free_port()
    works = (
        "import sys; from baston.server.metrics import ANSWERS, TABLES; ANSWERS.observe(0.1); "
        "TABLES.set(int(sys.argv[1])); print(flush=True); sys.stdin.read()"
    )
    with serving_metrics(str(port), workers=2):
        running = [
            subprocess.Popen(
                [sys.executable, "-c", works, str(tables)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env=environment(),
            )
            for tables in (3, 2)
        ]
        for one in running:
            assert one.stdout is not None
            one.stdout.readline()
        running[0].communicate()
        text = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=WAIT, verify=False).text
        running[1].communicate()
    assert (value(text, "baston_answer_seconds_count"), value(text, "baston_tables")) == (2, 2)


def test_an_address_for_metrics_is_this_machine_s_unless_one_is_named() -> None:
    assert metrics_address("9100") == ("127.0.0.1", 9100)
    assert metrics_address("[::]:9100") == ("::", 9100)
    for wrong in ("", "x", "1.2.3.4:", "99999", "-1"):
        with pytest.raises(Refusal, match="metrics-bad"):
            metrics_address(wrong)


@pytest.mark.parametrize(
    ("option", "wrong"), [("--metrics", "x"), ("--keep", "90"), ("--keep", "0d"), ("--log-format", "xml")]
)
def test_a_wrong_option_is_refused_with_what_to_write(tmp_path: Path, option: str, wrong: str) -> None:
    status, said = refused(tmp_path, "--port", "0", option, wrong)
    assert status == 2
    assert wrong in said
    assert "Traceback" not in said


def test_logs_are_written_as_json() -> None:
    logged = """
import logging
from baston.server.logs import configure_logs
configure_logs("json")
try:
    1 / 0
except ZeroDivisionError:
    logging.getLogger("baston.x").exception("table %s failed", "t", extra={"cause": "disk"})
"""
    done = subprocess.run(
        [sys.executable, "-c", logged], capture_output=True, text=True, env=environment(), check=True
    )
    (line,) = done.stderr.splitlines()
    told = json.loads(line)
    assert (told["message"], told["level"], told["logger"], told["cause"]) == (
        "table t failed",
        "error",
        "baston.x",
        "disk",
    )
    assert told["exception"][0]["exc_type"] == "ZeroDivisionError"
    assert re.match(r"\d{4}-\d\d-\d\dT.*Z", told["timestamp"])
