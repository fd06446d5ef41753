"""Positions as text, the FEN of this game: what lies on the table in a play phase, a line for each zone.

    smashup 2017 players=2 turn=1 number=7 vp=3,5 plays=1,1
    base the_homeworld: 1:invader 2:king_rex(2:upgrade,1:poison) | 1:infiltrate
    hand 1: zapbot hoverbot

Seats count from 1; decks and base deck are written from the top; `2<1:card` is controlled by 2, owned by 1.
`1:huffie+2-1*^2` has two +1 counters and a −1 counter, has used its talents this turn and has moved from the
second base. What lasts until a later moment is not part of a position; `docs/notation.md` has the grammar.
`position_writing` writes them.
"""

from __future__ import annotations

import re
from typing import Final

from baston.games.smashup.cards.card import (
    ACTION,
    BASE,
    BY_ID,
    CARDS,
    MINION,
    NOWHERE,
    RULES,
    TO_BASE,
    TO_MY_BASE,
    Card,
)
from baston.games.smashup.constants import PLAY
from baston.games.smashup.presentation.position_writing import RAISING, TURN_PLAYS
from baston.games.smashup.presentation.standard import WORDS, words_of
from baston.games.smashup.queries.where import is_shared
from baston.games.smashup.setup.layout import Layout
from baston.games.smashup.setup.settings import settled_beside
from baston.games.smashup.setup.start import blank_table
from baston.games.smashup.state.table import ANYWHERE, NO_LIMIT, WHERE_I_HAVE_NONE, ExtraPlay, Table
from baston.games.smashup.variant import BOXES, CORE, Variant
from baston.games.smashup.verbs.counters import lay_counters
from baston.games.smashup.verbs.turns import remember_visit
from baston.kernel.chacha import Seed
from baston.kernel.event import Note
from baston.kernel.frame import Frame
from baston.kernel.game import Refusal
from baston.kernel.position import (
    SHUFFLE,
    SIDE,
    YES,
    Head,
    Misread,
    lines_of,
    shuffle_piles,
    side_of,
    unknown_card,
)
from baston.kernel.rounds import MOST_ROUNDS
from baston.kernel.rounds import NO_LIMIT as NO_ROUND_LIMIT

EDITIONS: Final = ("2012", "2017")
PLAYERS: Final = range(2, 5)
COPIES: Final = {"1": 1, "2": 2}
FIXES: Final = {"false": False, "true": True}
PLAIN_PLAYS: Final = 2  # without a condition: how many minions, how many actions
FACTIONS_EACH: Final = 2
MOST_PLAYS: Final = 20  # of one kind that are left
EXTRA: Final = re.compile(r"(\d{1,2}|any)@(\d|any|empty)(?:!([a-z0-9_]+))?")
PIECE: Final = re.compile(
    SIDE
    + r":([a-z0-9_]+)(?:\+(\d{1,2}))?(?:-(\d{1,2}))?(\*?)(?:\^(?P<left>\d{1,2}))?(?:\((?P<worn>[^)]*)\))?"
)
BASE_NAME: Final = re.compile(r"([a-z0-9_]+)(\*?)(?:!([\d,]+))?")


def read_position(
    text: str, seed: Seed = 0, log: bool = False, options: dict[str, str] | None = None
) -> Table:
    """The table that a position describes, asked for the next play. Raises Refusal, naming the line."""
    first, lines = lines_of(text)
    head = Head(first.split()[2:])
    plays = head.need("plays").split(",")
    is_shuffled = head.choice(SHUFFLE, FIXES, "false") == YES
    table = _table_of(first.split()[:2], head, plays, seed)
    layout = Layout(table)
    for line in lines:
        try:
            is_read = _read_line(layout, line.name, line.rest)
        except Misread as misread:
            raise line.refusal(misread) from misread
        if not is_read:
            raise line.refusal()
    if not table.places:
        raise Refusal("position-no-base")
    _read_moves(table, head)
    _read_extra_plays(table, head, plays[PLAIN_PLAYS:])
    table.variant = settled_beside(table.variant, options or {})
    table.factions = [_factions_of(table, seat) for seat in range(table.players)]
    if is_shuffled:
        shuffle_piles(table.rng, [*table.deck, table.base_deck])
    table.turn_up_next_base()
    if log:  # from here on: what was laid out has not happened
        table.notes = list[Note]()
    turn = Frame(RULES.by_name["turn"].number, 0, table.turn)
    turn.step = TURN_PLAYS
    layout.begin(turn)
    return table


def _read_moves(table: Table, head: Head) -> None:
    """Which minions have moved; their places are told by number before all bases are there."""
    for place in table.moves[1::2]:
        head.check(0 < place <= len(table.places), f"^{place}")


def _factions_of(table: Table, seat: int) -> list[int]:
    """The two factions of a seat's cards; none if there are more or fewer."""
    own = [h for h in range(table.first_card, len(table.what)) if table.owner[h] == seat and table.what[h]]
    factions = sorted({CARDS[table.what[card]].faction.number for card in own})
    return factions if len(factions) == FACTIONS_EACH else []


def _read_extra_plays(table: Table, head: Head, plays: list[str]) -> None:
    head.check(len(plays) <= MOST_PLAYS, "plays=")
    for play in plays:
        if play == RAISING:
            table.extra = [*table.extra, ExtraPlay(True, NO_LIMIT, ANYWHERE, True)]
            continue
        found = EXTRA.fullmatch(play)
        if found is None or (found[3] and found[3] not in BY_ID):
            raise head.refusal(play)
        place = {"any": ANYWHERE, "empty": WHERE_I_HAVE_NONE}.get(found[2])
        if place is None:
            head.check(0 < int(found[2]) <= len(table.places), play)
            place = table.places[int(found[2]) - 1]
        most = NO_LIMIT if found[1] == "any" else int(found[1])
        but = BY_ID[found[3]].number if found[3] else 0
        table.extra = [*table.extra, ExtraPlay(False, most, place, False, but)]


def _table_of(name: list[str], head: Head, plays: list[str], seed: Seed) -> Table:
    """A table on which nothing lies yet, at the moment of the first line. Raises Refusal."""
    head.check(name[:1] == ["smashup"], " ".join(name[:1]), "smashup")
    players, turn = head.number("players"), head.number("turn")
    head.check(players in PLAYERS, f"players={players}", "2, 3, 4")
    head.check(1 <= turn <= players, f"turn={turn}", ", ".join([str(n + 1) for n in range(players)]))
    number, vp = head.number("number"), head.numbers("vp")
    played = head.numbers("played", otherwise=",".join("0" * players))
    head.check(len(vp) == players, "vp=")
    head.check(len(played) == players, "played=")
    head.check(len(plays) >= PLAIN_PLAYS, "plays=")
    left = [head.as_number(play, "plays") for play in plays[:PLAIN_PLAYS]]
    head.check(max(left) <= MOST_PLAYS, "plays=")
    variant = _variant_in(name[1:], head)
    ending = " ".join(head.rest())
    table = blank_table(_variant_of(variant, head, ending), players, seed)
    head.check(words_of(table).read_head(table, ending), ending)
    table.turn = turn - 1
    table.turn_number = number
    table.vp = vp
    table.minion_plays, table.action_plays = left
    table.minions_played = played
    table.phase = PLAY
    return table


def _variant_in(edition: list[str], head: Head) -> Variant:
    """The rules that the first line names, but for the mode's. Raises Refusal."""
    head.check(len(edition) == 1 and edition[0] in EDITIONS, " ".join(edition), ", ".join(EDITIONS))
    copies, fixes = head.choice("copies", COPIES, "1"), head.choice("bgb_fixes", FIXES, "false")
    boxes = tuple(head.take("boxes", otherwise=CORE).split(","))
    head.check(all(box in BOXES for box in boxes), f"boxes={','.join(boxes)}", ", ".join(BOXES))
    rounds = head.number("max_rounds") if head.has("max_rounds") else NO_ROUND_LIMIT
    head.check(NO_ROUND_LIMIT <= rounds <= MOST_ROUNDS, f"max_rounds={rounds}")
    return Variant(
        edition[0],
        COPIES[copies],
        FIXES[fixes],
        boxes=tuple([b for b in BOXES if b in boxes]),
        max_rounds=rounds,
    )


def _variant_of(variant: Variant, head: Head, ending: str) -> Variant:
    """The variant with the mode that the end of the first line tells. Raises Refusal if it tells none."""
    for words in WORDS.values():
        found = words.variant(variant, ending)
        if found is not None:
            return found
    raise head.refusal(ending)


def _read_line(layout: Layout, name: str, rest: str) -> bool:
    """Lay out what a line says; False if it is no line of a position. Raises Misread, Refusal."""
    laid_out = words_of(layout.table).read_line(layout, name, rest)
    if laid_out is not None:
        return laid_out
    kind, _, which = name.partition(" ")
    if kind == "base" and which != "discard":
        found = BASE_NAME.fullmatch(which)
        if found is None:
            raise Misread(which)
        _read_base(layout, found, rest)
        return True
    if name in ("bases", "base discard"):
        layout.pile_bases([_base(layout, id) for id in rest.split()], name == "bases")
        return True
    seats = [str(seat + 1) for seat in range(layout.table.players)]
    if kind not in ("hand", "deck", "discard") or which not in seats:
        return False
    cards = [_card(card.removesuffix("*")) for card in rest.split()]
    handles = layout.pile(kind, int(which) - 1, cards)
    if kind != "deck":
        for handle, card in zip(handles, rest.split(), strict=True):
            lay_counters(layout.table, handle, 0, 0, card.endswith("*"))
    return True


def _card(id: str) -> Card:
    """The minion or action with this id. Raises Misread."""
    known = [card.id for card in CARDS if card.kind in (MINION, ACTION) and card.copies]
    if id not in BY_ID:
        raise unknown_card(id, known)
    if id not in known:
        raise Misread(id, "position-no-card")
    return BY_ID[id]


def _base(layout: Layout, id: str) -> Card:
    """The base with this id, if it lies nowhere yet. Raises Misread."""
    if id not in BY_ID:
        raise unknown_card(id, [card.id for card in CARDS if card.kind == BASE])
    if not layout.has(BY_ID[id]):
        raise Misread(id, "position-base")
    if layout.is_laid(BY_ID[id]):
        raise Misread(id, "position-twice")
    return BY_ID[id]


def _read_base(layout: Layout, base: re.Match[str], rest: str) -> None:
    place = layout.open(_base(layout, base[1]))
    lay_counters(layout.table, layout.table.base_at[place], 0, 0, base[2] == "*")
    read_visits(layout, place, base[3])
    if not is_shared(layout.table, place):
        read_pieces(layout, place, rest)


def read_visits(layout: Layout, place: int, seats: str | None) -> None:
    """Note the seats that have played minions at a place this turn. Raises Misread."""
    guests = seats.split(",") if seats else []
    known = [str(n + 1) for n in range(layout.table.players)]
    if any(seat not in known or guests.count(seat) > 1 for seat in guests[: len(known) + 1]):
        raise Misread(f"!{seats}")
    for seat in guests:
        remember_visit(layout.table, int(seat) - 1, place)


def read_pieces(layout: Layout, place: int, rest: str) -> None:
    """Lay out the minions, actions and buried cards of a place. Raises Misread, Refusal."""
    minions, _, others = rest.partition("|")
    actions, _, buried = others.partition("|")
    for text in minions.split():
        minion = _read_piece(layout, text, place, MINION)
        worn = PIECE.fullmatch(text)
        for part in worn["worn"].split(",") if worn is not None and worn["worn"] else []:
            _read_piece(layout, part, minion, ACTION)
    for text in actions.split():
        _read_piece(layout, text, place, ACTION)
    for text in buried.split():
        card, seat, owner, found = _piece_in(layout.table, text)
        if found.end(3) != len(text):
            raise Misread(text)
        layout.bury(card, place, seat, owner)


def _piece_in(table: Table, text: str) -> tuple[Card, int, int, re.Match[str]]:
    """The card of a piece, who controls and who owns it, and what else it says. Raises Misread."""
    found = PIECE.fullmatch(text)
    if found is None:
        raise Misread(text)
    side = side_of(found[1], found[2], table.players)
    if side is None:
        raise Misread(text, "position-seat")
    return _card(found[3]), side[0], side[1], found


def _read_piece(layout: Layout, text: str, on: int, kind: int) -> int:
    """Lay out a minion at a place, or an action on a place or a minion; its handle. Raises Misread."""
    card, seat, owner, found = _piece_in(layout.table, text)
    if card.kind != kind:
        raise Misread(text, "position-no-minion" if kind == MINION else "position-no-action")
    on_place = on in layout.table.places
    if kind == ACTION and (card.attach == NOWHERE or (card.attach in (TO_BASE, TO_MY_BASE)) != on_place):
        raise Misread(text, "position-attached")
    if (kind == ACTION) and (found["worn"] or found[4] or found[5]):
        raise Misread(text)
    handle = layout.lay(card, on, seat, owner)
    lay_counters(layout.table, handle, int(found[4] or 0), int(found[5] or 0), found[6] == "*")
    if found["left"]:
        # Places are numbered as bases are laid out.
        layout.table.moves = [*layout.table.moves, handle, int(found["left"])]
    return handle
