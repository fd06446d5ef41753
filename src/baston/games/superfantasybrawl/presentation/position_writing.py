"""Positions written as text, as all or as one seat sees them; `position` tells their lines."""

from __future__ import annotations

from typing import Final
from urllib.parse import quote

from baston.games.superfantasybrawl.arena_files.arena_file import STANDARD
from baston.games.superfantasybrawl.arena_files.board import TRAPS
from baston.games.superfantasybrawl.cards.card import CHAMPIONS, RULES, printed
from baston.games.superfantasybrawl.constants import (
    FEARLESS,
    FIRST_CHALLENGE,
    FIRST_STANDARD,
    FIRST_TOKEN,
    MARKED,
    PIERCING,
    ROOTED,
    STANDARDS,
    STRENGTH_AGAINST,
)
from baston.games.superfantasybrawl.moving.traps import token_of
from baston.games.superfantasybrawl.presentation.position_head import head_text, rules_of
from baston.games.superfantasybrawl.presentation.view import LASTING
from baston.games.superfantasybrawl.queries.challenges import challenge_of
from baston.games.superfantasybrawl.queries.seats import champions_of, seat_of
from baston.games.superfantasybrawl.queries.visibility import knows_brought, sees
from baston.games.superfantasybrawl.queries.whereabouts import is_in_arena
from baston.games.superfantasybrawl.state.arena import Arena
from baston.kernel.frame import NOBODY, Frame
from baston.kernel.modifier import Modifier
from baston.kernel.position import UNKNOWN, text_of
from baston.kernel.sight import everybody

CHOOSES_ACTION: Final = 2  # the step of the turn that asks for the next action
GAP: Final = "-"  # a slot of the track without a challenge
UNCOUNTED: Final = {ROOTED: 1, FEARLESS: 1, PIERCING: 0}  # what lasts without an amount that matters
BELOW: Final = ("game", "turn")  # effects that go on all the time


def write_position(arena: Arena, seat: int | None = None) -> str:
    """The position as text: open, or with `?` for what the seat does not know."""
    known = _Known(arena, seat)
    lines = [head_text(arena)]
    if arena.board.text:
        lines.append(f"arena: {arena.board.text}")
    lines += [*_team_lines(arena, seat), *_field_lines(arena, known), *_pile_lines(arena, known)]
    under_way = [_frame_text(arena, f) for f in arena.frames if RULES.effects[f.effect].name not in BELOW]
    if under_way:
        lines.append(f"under way: {', '.join(under_way)}")
    return text_of(lines)


def _team_lines(arena: Arena, seat: int | None) -> list[str]:
    """What each seat has brought to a draft, if anything, then the teams."""
    lines: list[str] = []
    for s, brought in enumerate(arena.brought):
        is_secret = seat is not None and not knows_brought(arena, s, seat)
        if brought:
            lines.append(_line("brought", s, [UNKNOWN if is_secret else CHAMPIONS[n].id for n in brought]))
    for s, team in enumerate(arena.teams):
        pieces = [CHAMPIONS[number].id for number in team]
        if arena.what[champions_of(arena, s)[0]]:
            pieces = [_piece(arena, champion) for champion in champions_of(arena, s)]
        lines.append(_line("champions", s, pieces))
    return lines


def _line(name: str, seat: int, pieces: list[str]) -> str:
    return f"{name} {seat + 1}: {' '.join(pieces)}"


def _field_lines(arena: Arena, known: _Known) -> list[str]:
    """Traps and challenges."""
    traps = zip(arena.trap_hexes, arena.trap_tokens, strict=True)
    names = [f"{arena.board.names[hex]}:{known.name(token, 0)}" for hex, token in traps]
    slots = [known.name(challenge, known.all) if challenge else GAP for challenge in arena.track]
    return [
        f"traps: {' '.join(names)}",
        f"track: {' '.join(slots)}",
        f"challenges: {known.names(arena.challenge_deck[::-1], 0)}",
        f"challenge discard: {known.names(arena.challenge_discard, known.all)}",
        f"left out: {known.names(_left_out(arena), 0)}",
    ]


def _pile_lines(arena: Arena, known: _Known) -> list[str]:
    """Hands, decks and discard piles, seat by seat."""
    lines: list[str] = []
    for name, piles in (("hand", arena.hand), ("deck", arena.deck), ("discard", arena.discard)):
        for s, pile in enumerate(piles):
            dealt = [card for card in (pile[::-1] if name == "deck" else pile) if arena.what[card]]
            lines.append(f"{name} {s + 1}: {known.names(dealt, usual_viewers(arena, name, s))}")
    return lines


def can_be_set_up(arena: Arena) -> bool:
    """Whether a position tells this moment: a seat chooses its next action, and nothing is on its way."""
    top = arena.frames[-1] if arena.frames else None
    if arena.decision is None or top is None or arena.pending:
        return False
    return RULES.effects[top.effect].name == "turn" and top.step == CHOOSES_ACTION


def settings_of(arena: Arena) -> dict[str, str]:
    """The options that a position tells, as a setup has them; the teams it tells champion by champion."""
    return {**rules_of(arena.variant), "arena": arena.board.text or STANDARD}


class _Known:
    """The names of cards, tokens and challenges as one seat knows them; for None all, and who knows them."""

    def __init__(self, arena: Arena, seat: int | None) -> None:
        self.arena: Arena = arena
        self.seat: int | None = seat
        self.all: int = everybody(arena.players)

    def names(self, handles: list[int], usual: int) -> str:
        """The names of things that the reader knows, `?` for the others."""
        return " ".join([self.name(handle, usual) for handle in handles])

    def name(self, handle: int, usual: int) -> str:
        """The name of a thing, `?` if unknown; `usual` has a bit for each seat that normally knows it."""
        arena = self.arena
        if self.seat is not None:
            return name_of(arena, handle) if sees(arena, handle, self.seat) else UNKNOWN
        others = arena.seen[handle] & ~usual
        if others == 0:
            return name_of(arena, handle)
        seats = [str(seat + 1) for seat in range(arena.players) if others >> seat & 1]
        return f"{name_of(arena, handle)}!{'' if arena.seen[handle] == self.all else ''.join(seats)}"


def usual_viewers(arena: Arena, pile: str, seat: int) -> int:
    """The bits of the seats that normally know a pile's cards (SFB-250).

    A hand its own seat, a discard pile all, a deck nobody.
    """
    return {"hand": 1 << seat, "deck": 0, "discard": everybody(arena.players)}[pile]


def name_of(arena: Arena, handle: int) -> str:
    """The name of a card, trap token or challenge in a position: an id, or what the token does."""
    if handle >= FIRST_CHALLENGE:
        return challenge_name(challenge_of(arena, handle).id)
    return token_name(arena, handle) if handle >= FIRST_TOKEN else printed(arena, handle).id


def challenge_name(id: str) -> str:
    """A challenge's id as one word: an arena's file may use any text for an id."""
    return "%2D" if id == GAP else quote(id, safe="")


def token_name(arena: Arena, token: int) -> str:
    """The name of a trap token by what it does, such as its kind and damage."""
    does = token_of(arena, token)
    return f"{TRAPS[does.kind]}{does.damage or ''}"


def _left_out(arena: Arena) -> list[int]:
    """The challenges that were not drawn for this game."""
    drawn = arena.challenge_deck + arena.challenge_discard + arena.track
    return [challenge for challenge in all_challenges(arena) if challenge not in drawn]


def all_challenges(arena: Arena) -> list[int]:
    """The handles of all challenges of the arena."""
    return list(range(FIRST_CHALLENGE, FIRST_CHALLENGE + len(arena.board.challenges)))


def _piece(arena: Arena, champion: int) -> str:
    """The champion alone if it is on its Gate."""
    text = CHAMPIONS[arena.what[champion]].id
    if not is_in_arena(arena, champion):
        return text
    damage = arena.damage[champion]
    lasting = [_lasting_text(arena, m) for m in arena.lasting if m.thing == champion]
    text += "+" * arena.level[champion] + f"@{arena.board.names[arena.hex[champion]]}"
    return text + (f"-{damage}" if damage else "") + (f"({','.join(lasting)})" if lasting else "")


def _lasting_text(arena: Arena, modifier: Modifier) -> str:
    text = LASTING[modifier.kind]
    if modifier.kind not in UNCOUNTED:
        text += f"{modifier.amount:+}"
    if modifier.kind == MARKED:
        text += f"<{modifier.source + 1}"
    elif modifier.kind == STRENGTH_AGAINST:
        text += f"<{seat_of(arena, modifier.source) + 1}:{CHAMPIONS[arena.what[modifier.source]].id}"
    return text


def _frame_text(arena: Arena, frame: Frame) -> str:
    """An effect on its way with the seat that carries it out; an activation by its card."""
    name = RULES.effects[frame.effect].name
    if name == "activation":
        is_standard = frame.subject >= FIRST_STANDARD
        name = STANDARDS[frame.subject - FIRST_STANDARD] if is_standard else printed(arena, frame.subject).id
    return name if frame.player == NOBODY else f"{frame.player + 1}:{name}"
