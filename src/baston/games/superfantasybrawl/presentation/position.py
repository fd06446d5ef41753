"""Positions as text: what stands in the arena and what lies beside it, a line for each zone.

    superfantasybrawl players=2 turn=1 round=3 phase=activation order=1,2 home=west,east vp=2,1 cores=red,none
    champions 1: DUG+@e5-2(root,defense+2) GOL@f3 GWA
    traps: c5:root e7:damage1!2
    hand 1: DUG02 GOL05!

Seats count from 1; decks are written from the top; `!2` says that seat 2 knows it besides those who do as
a rule, `!` that all do. `docs/notation.md` has the grammar. `position_writing` writes them.
"""

from __future__ import annotations

import re
from typing import Final

from baston.games.superfantasybrawl.arena_files.arena_file import STANDARD, board_named
from baston.games.superfantasybrawl.cards.card import CHAMPION_BY_ID, CHAMPIONS, NO_CHAMPION, RULES, Champion
from baston.games.superfantasybrawl.constants import MARKED, STRENGTH_AGAINST
from baston.games.superfantasybrawl.phases.opening import TRAPS as MOST_TRAPS
from baston.games.superfantasybrawl.phases.turn import turn
from baston.games.superfantasybrawl.presentation.position_head import Moment
from baston.games.superfantasybrawl.presentation.position_writing import (
    CHOOSES_ACTION,
    GAP,
    UNCOUNTED,
    all_challenges,
    name_of,
    usual_viewers,
)
from baston.games.superfantasybrawl.presentation.view import LASTING
from baston.games.superfantasybrawl.queries.figures import hit_points
from baston.games.superfantasybrawl.queries.seats import champions_of
from baston.games.superfantasybrawl.queries.whereabouts import is_free
from baston.games.superfantasybrawl.setup.settings import TEAM_SIZE, read_setup, read_variant, settled_beside
from baston.games.superfantasybrawl.setup.start import blank_arena
from baston.games.superfantasybrawl.state.arena import TEAMS, Arena
from baston.games.superfantasybrawl.verbs.teams import deal_cards
from baston.kernel.chacha import Seed
from baston.kernel.event import Note
from baston.kernel.frame import Frame
from baston.kernel.game import Refusal
from baston.kernel.machine import run
from baston.kernel.modifier import END_OF_TURN, Modifier
from baston.kernel.position import Line, Misread, lines_of, pair, refusal_at, shuffle_piles
from baston.kernel.sight import everybody

PIECE: Final = re.compile(r"(\w+)(?:(\+?)@([a-z]+\d+)(?:-(\d{1,3}))?(?:\(([^()]+)\))?)?")
MOST_LASTING: Final = 20  # on one champion
LASTS: Final = re.compile(r"([a-z]+(?:-[a-z]+)?)([+-]\d{1,2})?(?:<(\d)(?::(\w+))?)?")
MARKED_NAME: Final = re.compile(r"([^!\s]+)(?:(!)([1-4]*))?")


def read_position(
    text: str, seed: Seed = 0, log: bool = False, options: dict[str, str] | None = None
) -> Arena:
    """The game that a position describes, asked for the next action. Raises Refusal, naming the line."""
    lines = _Lines(text)
    head = Moment(lines.first)
    file = lines.take("arena")
    rules = head.rules | {"arena": _arena(lines, file)}
    pieces = [_pieces(lines, seat, TEAM_SIZE[head.players]) for seat in range(head.players)]
    rules["teams"] = ",".join(["+".join([piece[1] for piece in team]) for team in pieces])
    rules["doubles"] = "true"  # both sides may also have brought the same champion (SFB-31)
    setup = read_setup(head.players, rules)
    variant = read_variant(setup.options | {"doubles": "false"} | head.rules)
    arena = blank_arena(settled_beside(variant, options or {}), head.players, seed)
    head.apply(arena)
    _join(arena, [[CHAMPION_BY_ID[piece[1]] for piece in team] for team in pieces])
    brought: list[list[int]] = []
    for seat, team in enumerate(pieces):
        brought.append(_brought(lines, seat))
        _read_pieces(arena, lines, seat, team)
    arena.brought = brought
    _read_traps(arena, lines)
    _read_challenges(arena, lines)
    for seat in range(arena.players):
        _read_cards(arena, lines, seat)
    lines.end()
    if head.is_shuffled:
        _shuffle(arena)
    if log:  # from here on: what was laid out has not happened
        arena.notes = list[Note]()
    frame = Frame(turn.number, 0, arena.turn)
    frame.step = CHOOSES_ACTION
    arena.frames = [frame]
    run(arena, RULES)
    return arena


def _arena(lines: _Lines, file: str) -> str:
    """The arena's file as one line of JSON, or the standard one. Raises Refusal, with the position's line."""
    try:
        return board_named(file or STANDARD).text or STANDARD
    except Refusal as error:
        raise Refusal(error.key, **(error.values | {"line": lines.at})) from error


def _shuffle(arena: Arena) -> None:
    """Shuffle the decks, of which nobody then knows a card any more."""
    piles = [*arena.deck, arena.challenge_deck]
    for pile in piles:
        for handle in pile:
            arena.seen[handle] = 0
    shuffle_piles(arena.rng, piles)


class _Lines:
    """The lines of a position by name; each is taken once. Raises Refusal if one is none, or there twice."""

    def __init__(self, text: str) -> None:
        self.first, lines = lines_of(text)
        self.at: int = 1  # the line that was looked at last
        self.by_name: dict[str, Line] = {}
        self.left: dict[str, Line] = {}  # not taken yet
        for line in lines:
            if line.name in self.by_name:
                raise line.refusal()
            self.by_name[line.name] = line
            self.left[line.name] = line

    def take(self, name: str) -> str:
        """Take out the line of this name and return what it says; "" if there is none."""
        self.look_at(name)
        line = self.left.pop(name, None)
        return line.rest if line is not None else ""

    def look_at(self, name: str) -> None:
        """Let later refusals name the line of this name, if there is one."""
        if name in self.by_name:
            self.at = self.by_name[name].number

    def refusal(self, word: str, key: str = "position-word", known: str = "") -> Refusal:
        """The refusal of a word in the line looked at last; see `Misread`."""
        return refusal_at(self.at, Misread(word, key, known))

    def end(self) -> None:
        """Check that no line is left over. Raises Refusal."""
        for line in self.left.values():
            raise line.refusal()


def _brought(lines: _Lines, seat: int) -> list[int]:
    """The champions among which a draft has let a seat choose."""
    ids = lines.take(f"brought {seat + 1}").split()
    if len(ids) > len(CHAMPIONS):
        raise lines.refusal(ids[-1], "position-not-left")
    for id in ids:
        _check_champion(lines, id)
    return [CHAMPION_BY_ID[id].number for id in ids]


def _check_champion(lines: _Lines, id: str) -> None:
    known = [champion.id for champion in CHAMPIONS if champion is not NO_CHAMPION]
    if id not in known:
        raise lines.refusal(id, "position-known", ", ".join(known))


def _pieces(lines: _Lines, seat: int, size: int) -> list[re.Match[str]]:
    """A team as it is written."""
    pieces: list[re.Match[str]] = []
    for word in lines.take(f"champions {seat + 1}").split():
        found = PIECE.fullmatch(word)
        if found is None:
            raise lines.refusal(word)
        _check_champion(lines, found[1])
        pieces.append(found)
    if not pieces:
        raise Refusal("position-no-team", seat=seat + 1)
    if len(pieces) != size:
        raise Refusal("position-team", line=lines.at, seat=seat + 1, given=len(pieces), size=size)
    return pieces


def _join(arena: Arena, teams: list[list[Champion]]) -> None:
    """Give each seat its champions and their cards."""
    arena.teams = [[champion.number for champion in team] for team in teams]
    for seat, team in enumerate(teams):
        deal_cards(arena, seat, team)


def _read_pieces(arena: Arena, lines: _Lines, seat: int, pieces: list[re.Match[str]]) -> None:
    lines.look_at(f"champions {seat + 1}")
    hexes = {name: hex for hex, name in arena.board.names.items()}
    for champion, piece in zip(champions_of(arena, seat), pieces, strict=True):
        if piece[3] is None:
            continue
        hex = hexes.get(piece[3], 0)
        if not hex:
            raise lines.refusal(piece[0], "position-no-hex")
        if not is_free(arena, hex):
            raise lines.refusal(piece[0], "position-taken")
        arena.hex[champion] = hex
        arena.level[champion] = len(piece[2])
        arena.damage[champion] = int(piece[4] or 0)
        if arena.damage[champion] >= hit_points(arena, champion):
            raise lines.refusal(piece[0], "position-knocked-out")
        lasting = piece[5].split(",") if piece[5] else []
        if len(lasting) > MOST_LASTING:
            raise lines.refusal(piece[0])
        for part in lasting:
            arena.lasting = [*arena.lasting, _lasting(arena, lines, champion, part)]


def _lasting(arena: Arena, lines: _Lines, champion: int, text: str) -> Modifier:
    """What lasts on a champion until the end of the turn."""
    found = LASTS.fullmatch(text)
    if found is None or found[1] not in LASTING:
        raise lines.refusal(text, "position-known", ", ".join(LASTING))
    kind = LASTING.index(found[1])
    seat = int(found[3] or 0) - 1
    source = 0
    if kind == STRENGTH_AGAINST and 0 <= seat < arena.players:
        ids = [CHAMPIONS[number].id for number in arena.teams[seat]]
        source = champions_of(arena, seat)[ids.index(found[4])] if found[4] in ids else 0
    is_counted = kind not in UNCOUNTED
    wants_source = kind in (STRENGTH_AGAINST, MARKED)
    if (
        is_counted != (found[2] is not None)
        or wants_source != (found[3] is not None)
        or (kind == STRENGTH_AGAINST) != (source != 0)
        or (found[4] is not None and kind != STRENGTH_AGAINST)
        or (kind == MARKED and not 0 <= seat < TEAMS)
    ):
        raise lines.refusal(text)
    amount = int(found[2]) if is_counted else UNCOUNTED[kind]
    return Modifier(kind, amount, champion, END_OF_TURN, seat if kind == MARKED else source)


def _know(arena: Arena, handle: int, found: re.Match[str], usual: int) -> None:
    """Who knows what this is: those who do as a rule, and those whom the mark names."""
    more = sum([1 << int(seat) - 1 for seat in set(found[3] or "")])
    arena.seen[handle] = everybody(arena.players) if found[2] and not more else usual | more


def _taken(arena: Arena, lines: _Lines, words: list[str], usual: int, among: list[int]) -> list[int]:
    """The handles that words name, each taken out of those that are left."""
    taken: list[int] = []
    for word in words:
        found = MARKED_NAME.fullmatch(word)
        handles = [] if found is None else [handle for handle in among if name_of(arena, handle) == found[1]]
        if found is None or not handles or any(int(seat) > arena.players for seat in found[3] or ""):
            raise lines.refusal(word, "position-not-left")
        among.remove(handles[0])
        taken.append(handles[0])
        _know(arena, handles[0], found, usual)
    return taken


def _read_traps(arena: Arena, lines: _Lines) -> None:
    hexes = {name: hex for hex, name in arena.board.names.items()}
    pairs = [pair(word, ":") for word in lines.take("traps").split()]
    arena.trap_hexes = [hexes.get(name, 0) for name, _ in pairs]
    for hex, (name, _) in zip(arena.trap_hexes, pairs, strict=True):
        if hex == 0 or arena.board.is_statue(hex):
            raise lines.refusal(name, "position-no-hex")
        if arena.trap_hexes.count(hex) > 1:
            raise lines.refusal(name, "position-taken")
    if len(pairs) > MOST_TRAPS:
        raise lines.refusal(":".join(pairs[MOST_TRAPS]), "position-not-left")
    arena.trap_tokens = _taken(arena, lines, [name for _, name in pairs], 0, arena.supply)


def _read_challenges(arena: Arena, lines: _Lines) -> None:
    """Those that no line names lie at the bottom of the deck, until as many as are drawn are there."""
    everyone = everybody(arena.players)
    left = all_challenges(arena)
    words = lines.take("track").split() or [GAP] * len(arena.track)
    if len(words) != len(arena.track):
        raise Refusal("position-track", line=lines.at, given=len(words), slots=len(arena.track))
    track = _taken(arena, lines, [word for word in words if word != GAP], everyone, left)
    arena.track = [0 if word == GAP else track.pop(0) for word in words]
    discarded = lines.take("challenge discard").split()
    arena.challenge_discard = _taken(arena, lines, discarded, everyone, left)
    deck = _taken(arena, lines, lines.take("challenges").split(), 0, left)
    out = _taken(arena, lines, lines.take("left out").split(), 0, left)
    missing = arena.board.drawn - (len(arena.board.challenges) - len(left) - len(out))
    if not 0 <= missing <= len(left) or not deck + left[:missing]:
        raise Refusal("position-challenges", drawn=arena.board.drawn)
    arena.rng.shuffle(left)
    arena.challenge_deck = (deck + left[:missing])[::-1]


def _read_cards(arena: Arena, lines: _Lines, seat: int) -> None:
    """Cards that no line names lie at the bottom of the deck, shuffled."""
    left = arena.deck[seat][:]
    piles: dict[str, list[int]] = {}
    for name in ("hand", "discard", "deck"):
        words = lines.take(f"{name} {seat + 1}").split()
        piles[name] = _taken(arena, lines, words, usual_viewers(arena, name, seat), left)
    arena.rng.shuffle(left)
    arena.hand[seat] = piles["hand"]
    arena.discard[seat] = piles["discard"]
    arena.deck[seat] = (piles["deck"] + left)[::-1]
