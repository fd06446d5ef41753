"""Requests made from the server's own OpenAPI document, as it asks for them and otherwise.

Every answer is one that the document tells of, none is a failure, and what is refused changes nothing.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Final

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import seed as seeded
from hypothesis import strategies as st
from requests import Session
from schemathesis import Case, GenerationMode
from schemathesis.core.failures import FailureGroup
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import allow_header_conformance, positive_data_acceptance

from tests.fuzz.served import PATIENCE, Rows, Served
from tests.server.wire import Browser

if TYPE_CHECKING:
    from schemathesis.core.jsonschema.types import JsonValue
    from schemathesis.specs.openapi.schemas import OpenApiOperation

DOCUMENT: Final = "/api/schema/openapi.json"
MISASKED: Final = '"bad-request"'  # other refusals have their reasons in the game, which no document tells
OPTIONS: Final = {"first": "1"}  # the host is asked first, and answers nothing: no bot plays meanwhile
# Many a request that is well formed asks for what the game does not have. To OPTIONS, the framework itself
# answers, and forgets methods.
EXCLUDED: Final = [positive_data_acceptance, allow_header_conformance]
ADDED: Final[list[JsonValue]] = [{"kind": "me"}, {"kind": "open"}]
LISTED: Final = (["me", "open"], ["me", "bot"], ["me", "me"])


class Site:
    """A server with tables in every stage, and who may ask for something there."""

    def __init__(self, server: Served, opened: ExitStack) -> None:
        self._server = server
        self._session = opened.enter_context(Session())
        self._host, guest = Browser(server.address), Browser(server.address)
        for browser in (self._host, guest):
            opened.callback(browser.http.close)
            browser.get("/api/health")
        self.cookies = (self._host.cookie, guest.cookie, f"{guest.cookie}0", "")
        self.tables: list[str] = []

    def set_up(self) -> None:
        """New tables: waiting with and without invitation, running, over."""
        self.tables = [self._made(kinds, listed=True) for kinds in LISTED]
        self.tables += [self._made(LISTED[0], listed=False), self._made(LISTED[1], listed=False)]
        with self._host.connect(self.tables[-1]) as ws:
            ws.send(type="concede", seat=0)
            while ws.state()["result"] is None:
                pass

    def _made(self, kinds: list[str], listed: bool) -> str:
        wishes = [{"kind": kind} for kind in kinds]
        return str(self._host.make("smashup", wishes, options=OPTIONS, listed=listed)["id"])

    def faults(self, case: Case[OpenApiOperation], cookie: str) -> Iterator[str]:
        """Send the request; what is wrong with its answer, or with what it has changed."""
        before = self._kept()
        address = f"http://{self._server.address}"
        answer = case.call(
            base_url=address, session=self._session, headers={"Cookie": cookie}, timeout=PATIENCE
        )
        try:
            case.validate_response(answer, excluded_checks=EXCLUDED)
        except FailureGroup as group:
            yield from (f"{failure} {group.message}" for failure in group.exceptions)
        refused = answer.status_code >= 400
        if refused and _as_described(case) and MISASKED in answer.text:
            yield f"what the document describes is misasked: {answer.text}\n{case.as_curl_command()}"
        if (refused or case.method == "GET") and self._kept() != before:
            yield f"status {answer.status_code}, and something has changed: {case.as_curl_command()}"

    def _kept(self) -> list[Rows]:
        """All that is kept of our tables, and which others there are: in those, bots may play."""
        kept = self._server.stored()
        ours = [[row for row in rows if set(self.tables) & {*row}] for rows in kept.values()]
        return [*ours, kept["devices"], [row[:1] for row in kept["tables"]]]


def _as_described(case: Case[OpenApiOperation]) -> bool:
    return case.meta is not None and case.meta.generation.mode.is_positive


def refuted(cases: int, seed: int, one_in: int = 1) -> list[str]:
    """Send so many requests of each kind, and of those that the document's bounds suggest one in so many.

    Says what was wrong.
    """
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder)) as server, ExitStack() as opened:
        site = Site(server, opened)
        found: dict[str, str] = {}  # the first of each kind
        for each in schemathesis.openapi.from_url(f"http://{server.address}{DOCUMENT}").get_all_operations():
            assert isinstance(each, Ok), each.err()
            operation = each.ok()
            site.set_up()
            for fault in [*_at_bounds(site, operation, one_in), *_by_chance(site, operation, cases, seed)]:
                found.setdefault(fault.partition("\n")[0], f"{operation.label}: {fault}")
        return [*found.values(), *[line for line in server.said().splitlines() if "Error" in line]]


def _at_bounds(site: Site, operation: OpenApiOperation, one_in: int) -> Iterator[str]:
    """The least, the most, one less, one more, nothing at all, other methods and types."""
    api = operation.schema
    config = api.config.generation_for(operation=operation)
    cases = api.iter_coverage_cases(
        operation, generation_modes=list(GenerationMode), generation_config=config
    )
    for number, case in enumerate(islice(cases, 0, None, one_in)):
        for table in (None, site.tables[number % len(site.tables)]):
            yield from site.faults(_likely(case, table), site.cookies[number % len(site.cookies)])


def _by_chance(site: Site, operation: OpenApiOperation, cases: int, seed: int) -> list[str]:
    """Anything that the document describes, and anything that it does not."""
    modes = list(GenerationMode) if operation.body or operation.query else [GenerationMode.POSITIVE]
    found: list[str] = []

    @seeded(seed)
    @settings(
        max_examples=cases,
        phases=[Phase.generate],
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(
        st.one_of(*[operation.as_strategy(generation_mode=mode) for mode in modes]),
        st.sampled_from([None, *site.tables, site.tables[-1]]),
        st.sampled_from(site.cookies),
    )
    def ask(case: Case[OpenApiOperation], table: str | None, cookie: str) -> None:
        found.extend(site.faults(_likely(case, table), cookie))

    ask()
    return found


def _likely(case: Case[OpenApiOperation], table: str | None) -> Case[OpenApiOperation]:
    """The same about one of our tables; what is described well asks for a game that there is."""
    if table is None:
        return case
    for name, there in (("id", table), ("game", "smashup")):
        if name in case.path_parameters:
            case.path_parameters[name] = there
    if _as_described(case) and isinstance(case.body, dict) and "game" in case.body:
        case.body["game"] = "nim"
        seats = case.body.get("seats")
        if isinstance(seats, list):
            case.body.pop("options", None)
            case.body["seats"] = (seats + ADDED)[:3]
            case.body["players"] = min(len(seats) + 2, 3)
    return case
