"""All routes under /api; `docs/protocol.md` lists them."""

from __future__ import annotations

from typing import Final

from litestar import Router

from baston.server.api import decks, devices, games, health, lessons, positions, puzzles, replays, tables

ROUTES: Final = (
    health.health, health.live, health.ready, games.games, games.cards, games.rules, games.terms,
    decks.deck_rules, decks.check_deck, decks.read_deck, decks.share_deck, decks.shared_deck,
    tables.make_table, tables.play_now, tables.open_tables, tables.my_tables, tables.asked_tables,
    tables.table, tables.progress, tables.join, tables.leave, tables.start, tables.rematch, tables.decline,
    puzzles.puzzles, puzzles.trial, puzzles.solution, puzzles.make, puzzles.grade_made,
    puzzles.try_made, puzzles.made_solution,
    replays.record, replays.replay, replays.decision, replays.course, replays.analysis,
    positions.read, positions.judge, positions.past,
    lessons.lessons, lessons.lesson,
    devices.standing, devices.make_device, devices.look, devices.move, devices.back,
)  # fmt: skip
API: Final = Router("/api", route_handlers=ROUTES)
