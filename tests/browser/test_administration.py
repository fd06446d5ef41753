"""What people see when their table is closed or they are blocked, and how long finished tables are kept."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Visitors
from tests.browser.laid import laid, over
from tests.browser.tables import BOT, ME, OPEN, at_table, laid_table, new_table
from tests.server.program import Program, environment
from tests.server.wire import WAIT

BLOCKED = "does not serve you"


@pytest.fixture
def server(client: None, tmp_path: Path) -> Iterator[Program]:
    """A server that keeps finished tables for ninety days."""
    program = Program(tmp_path, "--port", "0", "--keep", "90d")
    yield program
    program.kill()


@pytest.fixture
def visitors(chrome: Browser, server: Program) -> Iterator[Visitors]:
    """People who come to it."""
    found = Visitors(chrome, server.address)
    yield found
    found.leave()


def admin(server: Program, *args: str) -> str:
    """What the command says; it has a process of its own, since pages keep an event loop running here."""
    done = subprocess.run(
        [sys.executable, "-m", "baston.cli", "admin", *args, "--data", str(server.data), "--lang", "en"],
        capture_output=True,
        text=True,
        timeout=WAIT,
        env=environment(),
        check=True,
    )
    return done.stdout


def id_in(address: str) -> str:
    """The id of the table at this address."""
    return address.partition("?")[0].rpartition("/")[2]


def test_who_plays_reads_why_the_table_was_closed(server: Program, visitors: Visitors) -> None:
    page = visitors.new(lang="fr")
    address = new_table(page, ME, BOT)
    at_table(page, address)
    admin(server, "close", id_in(address), "--why", "Bonne nuit")
    expect(page.get_by_role("heading", name="Cette partie ne peut pas continuer")).to_be_visible()
    expect(page.locator("main")).to_contain_text("Bonne nuit")
    expect(page.get_by_role("note")).to_contain_text("90 jours après sa fin")
    page.get_by_role("link", name="Revoir").click()
    page.get_by_role("slider").wait_for()
    assert visitors.wrong == []


def test_who_waits_reads_it_too_and_there_is_nothing_to_watch(server: Program, visitors: Visitors) -> None:
    page = visitors.new()
    address = new_table(page, ME, OPEN)
    page.goto(address)
    page.get_by_role("textbox", name="Invitation link").wait_for()
    admin(server, "close", id_in(address))
    expect(page.locator("main")).to_contain_text("has closed this table")
    expect(page.get_by_role("link")).to_have_count(1)
    page.reload()
    expect(page.locator("main")).to_contain_text("has closed this table")
    assert visitors.wrong == []


def test_who_is_blocked_reads_it_at_the_table(server: Program, visitors: Visitors) -> None:
    page = visitors.new()
    address = new_table(page, ME, BOT)
    at_table(page, address)
    browser = str(json.loads(admin(server, "show", id_in(address), "--json"))["host"])
    admin(server, "block", browser)
    expect(page.locator("main")).to_contain_text(BLOCKED)
    page.reload()
    expect(page.locator("body")).to_contain_text(BLOCKED)


def kept(page: Page) -> None:
    """The page says for how long."""
    expect(page.get_by_role("note")).to_contain_text("90 days after its end")


def test_a_finished_table_says_how_long_it_is_kept(server: Program, visitors: Visitors) -> None:
    page = visitors.new()
    address = laid_table(page, server.data, laid(over))
    page.goto(address)
    kept(page)
    page.goto(address.replace("/table/", "/replay/"))
    page.get_by_role("slider").wait_for()
    kept(page)
    assert visitors.wrong == []
