"""Addresses and browsers that are not served: `block`, `unblock` and `blocks`."""

from __future__ import annotations

import json
import time

from msgspec import to_builtins
from rich.table import Table
from rich.text import Text

from baston.cli.arguments.seating import seconds_of
from baston.cli.hosting.admin.opened import NOTICED, ask, moment, reason_given
from baston.cli.terminal.screen import Screen
from baston.kernel.game import Refusal
from baston.server.access.blocks import Block, is_browser, subject_of
from baston.server.storage.administration import Administration


def block(
    what: str, why: str | None, days: str | None, data: str | None, database: str | None, lang: str
) -> None:
    """Block an address, a network or a browser.

    Raises Refusal as `subject_of`, `seconds_of`, `reason_given` and `ask`; "block-unknown" (there is no such
    browser).
    """
    now = time.time()
    until = None if days is None else now + seconds_of("--for", days)
    wanted = Block(subject_of(what), reason_given(why), now, until)

    async def store(administration: Administration) -> None:
        if is_browser(wanted.subject) and not await administration.knows_browser(wanted.subject):
            raise Refusal("block-unknown", what=wanted.subject)
        await administration.block(wanted)

    ask(data, database, store)
    key = "blocked-now" if until is None else "blocked-until"
    values = {} if until is None else {"at": moment(until)}
    Screen(lang).say(key, what=wanted.subject, seconds=NOTICED, **values)


def unblock(what: str, data: str | None, database: str | None, lang: str) -> None:
    """Lift a block. Raises Refusal as `subject_of` and `ask`; "block-none" (there is none)."""
    subject = subject_of(what)
    if not ask(data, database, lambda administration: administration.unblock(subject)):
        raise Refusal("block-none", what=subject)
    Screen(lang).say("unblocked-now", what=subject, seconds=NOTICED)


def blocks(data: str | None, database: str | None, lang: str, as_json: bool) -> None:
    """Print what is blocked now. Raises Refusal as `ask`."""
    now = time.time()
    found = ask(data, database, lambda administration: administration.blocks())
    found = [one for one in found if one.until is None or one.until > now]
    if as_json:
        print(json.dumps(to_builtins(found)))
        return
    screen = Screen(lang)
    if not found:
        screen.say("no-blocks")
        return
    grid = Table(box=None, pad_edge=False)
    for head in ("what", "made", "until", "why"):
        grid.add_column(screen.words(f"admin-head-{head}"), no_wrap=head != "why")
    for one in found:
        grid.add_row(one.subject, moment(one.made), moment(one.until), Text(one.why))
    screen.show(grid)
