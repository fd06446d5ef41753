"""An arena in a given position, and actions by name: what the tests of champions are written with.

    game = scenario(mine={dugrun: "e5"}, theirs={gwaien: "f5"}, hand=[mighty_blow])
    game.play(mighty_blow, on=gwaien)
    assert game.where(gwaien) == "h4"

Seat 0 is `me`, its Activation phase has begun, its deployment zone is in the west; seat 1 is `rival`, and
in a game of four seat 2 is `partner`, seat 3 `rival_partner`.
Champions that are not named complete the teams and wait on their Gates; a champion at "" does so too. All
other cards lie in the decks, under those that are given from the top. Hexes of one letter are a row.
"""

from __future__ import annotations

from collections.abc import Sequence

from baston.games.superfantasybrawl import GAME
from baston.games.superfantasybrawl.arena_files.board import TRAPS, Board
from baston.games.superfantasybrawl.cards.card import CHAMPIONS, RULES, Card, Champion, printed
from baston.games.superfantasybrawl.constants import (
    ACTIVATION,
    ALL_READY,
    CORE,
    CORES,
    FIRST_CARD,
    FIRST_STANDARD,
    FIRST_TOKEN,
    FREE,
    GATE,
    NO_BOX,
    STANDARDS,
)
from baston.games.superfantasybrawl.phases.turn import turn
from baston.games.superfantasybrawl.queries.figures import defense
from baston.games.superfantasybrawl.setup.start import blank_arena
from baston.games.superfantasybrawl.state.arena import Arena
from baston.games.superfantasybrawl.variant import Variant
from baston.games.superfantasybrawl.verbs.challenge_track import shuffle_challenges
from baston.games.superfantasybrawl.verbs.teams import deal_cards
from baston.games.superfantasybrawl.verbs.turns import begin_round, set_order
from baston.kernel.column import handle_of
from baston.kernel.frame import FIELD, HANDLE, NUMBER, PACKED, PASS, Decision, Frame
from baston.kernel.machine import run
from baston.kernel.sight import everybody

Thing = Champion | Card | str | int
ACTIVE_STEP = 2  # of the turn: where an action is chosen
STAY = ""
OPEN = "open"  # the movement is left to the test
USE_IT = 1


def scenario(
    mine: dict[Champion, str],
    theirs: dict[Champion, str] | None = None,
    hand: Sequence[Card] = (),
    rival_hand: Sequence[Card] = (),
    deck: Sequence[Card] = (),
    rival_deck: Sequence[Card] = (),
    discard: Sequence[Card] = (),
    rival_discard: Sequence[Card] = (),
    levelled: Sequence[Champion] = (),
    damage: dict[Champion, int] | None = None,
    traps: dict[str, str] | None = None,
    cores: str = "red yellow blue",
    rival_cores: str = "red yellow blue",
    vp: tuple[int, int] = (0, 0),
    variant: Variant | None = None,
    begin_at: int = ACTIVE_STEP,
    seed: int = 1,
    partners: tuple[dict[Champion, str], dict[Champion, str]] | None = None,
    partner_discard: Sequence[Card] = (),
    rival_partner_deck: Sequence[Card] = (),
    rival_partner_hand: Sequence[Card] = (),
    order: Sequence[int] = (),
) -> Play:
    """A game in round 2, in which seat 0 chooses its next action; with `partners` a game of four.

    Turns go by seats unless an `order` is given.
    """
    named = [mine, theirs or {}, *(partners or ())]
    arena = blank_arena(variant or Variant(), len(named), seed)
    arena.notes = []
    _give_teams(arena, [[*team] for team in named])
    set_order(arena, [*(order or range(len(named)))])
    begin_round(arena)
    begin_round(arena)
    arena.phase = ACTIVATION
    shuffle_challenges(arena)
    game = Play(arena)
    for team in named:
        for champion, hex in team.items():
            arena.hex[game.handle(champion)] = game.hex_named(hex) if hex else GATE
    for champion in levelled:
        arena.level[game.handle(champion)] = 1
    for champion, amount in (damage or {}).items():
        arena.damage[game.handle(champion)] = amount
    _deal(game, 0, hand, deck, discard)
    _deal(game, 1, rival_hand, rival_deck, rival_discard)
    if partners is not None:
        _deal(game, 2, (), (), partner_discard)
        _deal(game, 3, rival_partner_hand, rival_partner_deck, ())
    for hex, kind in (traps or {}).items():
        _lay(game, hex, kind)
    arena.cores = [_bits(cores), _bits(rival_cores), *[ALL_READY] * (len(named) - 2)]
    arena.vp = [*vp]
    frame = Frame(turn.number, 0, 0)
    frame.step = begin_at
    arena.frames = [frame]
    run(arena, RULES)
    return game


def _bits(cores: str) -> int:
    return sum(1 << CORES.index(core) for core in cores.split()) & ALL_READY


def _give_teams(arena: Arena, teams: list[list[Champion]]) -> None:
    """Complete the teams with champions that nobody has named, and lay their cards into the decks."""
    used = [champion for team in teams for champion in team]
    others = [champion for champion in CHAMPIONS[1:] if champion not in used]
    for seat, team in enumerate(teams):
        while len(team) < arena.team_size:
            team.append(others.pop())
        arena.teams[seat] = [champion.number for champion in team]
        deal_cards(arena, seat, team)


def _deal(game: Play, seat: int, hand: Sequence[Card], deck: Sequence[Card], discard: Sequence[Card]) -> None:
    arena = game.arena
    pile = arena.deck[seat]
    for card in hand:
        handle = _take(game, pile, card)
        arena.hand[seat].append(handle)
        arena.seen[handle] |= 1 << seat
    for card in discard:
        handle = _take(game, pile, card)
        arena.discard[seat].append(handle)
        arena.seen[handle] = everybody(arena.players)
    top = [_take(game, pile, card) for card in deck]
    pile += reversed(top)


def _take(game: Play, pile: list[int], card: Card) -> int:
    handle = next(h for h in pile if game.arena.what[h] == card.number)
    pile.remove(handle)
    return handle


def _lay(game: Play, hex: str, kind: str) -> None:
    """A trap by what it does: `root`, `stun`, `damage1` …"""
    arena = game.arena
    for token in arena.supply:
        does = arena.board.tokens[arena.what[token] - 1]
        if f"{TRAPS[does.kind]}{does.damage or ''}" == kind:
            arena.supply.remove(token)
            arena.trap_hexes.append(game.hex_named(hex))
            arena.trap_tokens.append(token)
            return
    raise AssertionError(f"there is no trap {kind} left")


def card_without_box(arena: Arena) -> bool:
    """Is it asked whether a skill without a targeting box is used?"""
    return printed(arena, arena.frames[-1].subject).box.kind == NO_BOX


class Player:
    """What a seat has, as printed cards."""

    def __init__(self, game: Play, seat: int) -> None:
        self.game = game
        self.seat = seat

    def _cards(self, handles: list[int]) -> list[Card]:
        return [printed(self.game.arena, handle) for handle in handles]

    @property
    def hand(self) -> list[Card]:
        return self._cards(self.game.arena.hand[self.seat])

    @property
    def deck(self) -> list[Card]:
        """From the top."""
        return self._cards(self.game.arena.deck[self.seat][::-1])

    @property
    def discard(self) -> list[Card]:
        """The latest last."""
        return self._cards(self.game.arena.discard[self.seat])

    @property
    def vp(self) -> int:
        return self.game.arena.vp[self.seat % 2]

    @property
    def cores(self) -> list[str]:
        """The ready ones."""
        return [core for i, core in enumerate(CORES) if self.game.arena.cores[self.seat] >> i & 1]

    def sees(self, card: Card) -> bool:
        """Does the seat know where a copy of this card in a hand or deck is?"""
        arena = self.game.arena
        piles = [h for pile in arena.hand + arena.deck for h in pile]
        return any(arena.what[h] == card.number and arena.seen[h] >> self.seat & 1 for h in piles)


class Play:
    """A game in progress, played and read by names."""

    def __init__(self, arena: Arena) -> None:
        self.arena = arena
        self.me = Player(self, 0)
        self.rival = Player(self, 1)
        self.partner = Player(self, 2)
        self.rival_partner = Player(self, 3)

    # reading

    @property
    def board(self) -> Board:
        return self.arena.board

    def handle(self, champion: Champion) -> int:
        """The handle of a champion, whichever team it is in."""
        return handle_of(self.arena.what, champion.number, 1, len(self.arena.hex))

    def hex_named(self, name: str) -> int:
        return next(hex for hex, known in self.board.names.items() if known == name)

    def where(self, champion: Champion) -> str:
        """The name of its hex; empty on its Gate."""
        hex = self.arena.hex[self.handle(champion)]
        return self.board.names[hex] if hex != GATE else ""

    def damage(self, champion: Champion) -> int:
        return self.arena.damage[self.handle(champion)]

    def defense(self, champion: Champion) -> int:
        return defense(self.arena, self.handle(champion))

    def is_levelled(self, champion: Champion) -> bool:
        return self.arena.level[self.handle(champion)] == 1

    @property
    def traps(self) -> dict[str, str]:
        """What each trap on the arena does, by hex."""
        found = {}
        for hex, token in zip(self.arena.trap_hexes, self.arena.trap_tokens, strict=True):
            does = self.board.tokens[self.arena.what[token] - 1]
            found[self.board.names[hex]] = f"{TRAPS[does.kind]}{does.damage or ''}"
        return found

    @property
    def told(self) -> list[str]:
        """The log as everybody may read it."""
        return [GAME.presentation.sentence(self.arena, note, None, "en") for note in self.arena.notes or []]

    @property
    def is_over(self) -> bool:
        return self.arena.over

    @property
    def winners(self) -> list[int]:
        return self.arena.winners

    @property
    def decision(self) -> Decision:
        assert self.arena.decision is not None, "nobody is asked: the game is over"
        return self.arena.decision

    @property
    def asked(self) -> int:
        """The seat that is to answer."""
        return self.decision.player

    @property
    def asking(self) -> str:
        """The name of the effect that asks."""
        return RULES.effects[self.arena.frames[-1].effect].name

    @property
    def is_my_action(self) -> bool:
        """Is seat 0 asked which action it takes next?"""
        return self.asking == "turn" and self.asked == 0

    @property
    def options(self) -> list[str]:
        """The champions, cards and hexes that the decision offers, by name, without passing."""
        return [
            GAME.presentation.label(self.arena, option, "en")
            for option in self.decision.options
            if option != PASS
        ]

    @property
    def can_decline(self) -> bool:
        return PASS in self.decision.options

    def playable(self, card: Card) -> bool:
        """Is this card offered now, as an action or a Reaction?"""
        return len(self._plays(card)) > 0

    def _plays(self, card: Card) -> list[int]:
        if self.decision.kind != PACKED:
            return []
        return [o for o in self.decision.options if self._what(o >> FIELD & HANDLE) == card.number]

    def _what(self, thing: int) -> int:
        return self.arena.what[thing] if FIRST_CARD <= thing < FIRST_TOKEN else 0

    # answering

    def answer(self, option: int) -> None:
        GAME.answer(self.arena, option)

    def decline(self) -> None:
        self.answer(PASS)

    def choose(self, *things: Thing) -> None:
        """Answer with a champion, a card, a hex by name, a Core by name, or a number."""
        for thing in things:
            self.answer(self._option(thing))

    def _option(self, thing: Thing) -> int:
        if isinstance(thing, Champion):
            return self.handle(thing)
        if isinstance(thing, Card):
            return next(o for o in self.decision.options if self._what(o) == thing.number)
        if isinstance(thing, str):
            return CORES.index(thing) + 1 if self.decision.kind == CORE else self.hex_named(thing)
        return thing

    def play(
        self,
        card: Card,
        to: str = STAY,
        on: Champion | Sequence[Champion] | None = None,
        core: str = "",
        use: bool = True,
    ) -> None:
        """Play an attack or a skill: where it moves, whom it targets (several: the champions in an area).

        `use` False: only the movement is used. Whatever else is asked stays open.
        """
        options = self._plays(card)
        assert options, f"{card} is not offered"
        if core:
            options = [o for o in options if o >> 2 * FIELD == CORES.index(core) + 1]
        self.answer(options[0])
        if card.move > 0:
            self._move(to)
        if card.pre_effect is None:
            self.aim(on, use)

    def begin(self, card: Card) -> None:
        """Play a card and leave all that it asks open."""
        self.answer(self._plays(card)[0])

    def _move(self, to: str) -> None:
        if not self.is_over and self.asking == "movement":
            self.answer(self.hex_named(to) if to else PASS)

    def aim(self, on: Champion | Sequence[Champion] | None = None, use: bool = True) -> None:
        """Name the target of the attack or skill that asks for one, or the champions in its area."""
        if self.is_over or self.asking not in ("attack", "skill"):
            return
        if not use:
            self.decline()
        elif isinstance(on, Champion) and self.decision.kind != NUMBER:
            self.choose(on)
        elif on is None:
            if self.asking == "skill" and card_without_box(self.arena):
                self.answer(USE_IT)
        else:
            self._lay_area([on] if isinstance(on, Champion) else on)

    def _lay_area(self, champions: Sequence[Champion]) -> None:
        """The first way that has just these champions inside."""
        wanted = {self.handle(champion) for champion in champions}
        for option in self.decision.options:
            hexes = GAME.presentation.describe(self.arena, option).get("hexes")
            if isinstance(hexes, list):
                inside = {c for c in range(1, len(self.arena.hex)) if self.arena.hex[c] in hexes}
                if inside == wanted:
                    self.answer(option)
                    return
        raise AssertionError("no way to lay the area has just these champions inside")

    def standard(self, name: str, champion: Champion, to: str = STAY, core: str = "") -> None:
        """Use a standard action: red, yellow, blue or any; of `any`, the Core says which pays."""
        thing = FIRST_STANDARD + STANDARDS.index(f"std_{name}")
        paid = CORES.index(core or (name if name != "any" else "blue")) if core != "free" else FREE
        self.answer((paid + 1) << 2 * FIELD | thing << FIELD | self.handle(champion))
        if to != OPEN:
            self._move(to)

    def usable(self, name: str, champion: Champion) -> bool:
        """Is this standard action offered now for the champion?"""
        thing = FIRST_STANDARD + STANDARDS.index(f"std_{name}")
        wanted = thing << FIELD | self.handle(champion)
        return any(option & (1 << 2 * FIELD) - 1 == wanted for option in self.decision.options)

    def begin_standard(self, name: str, champion: Champion, core: str = "") -> None:
        """Use a standard action and leave all that it asks open."""
        self.standard(name, champion, OPEN, core)

    def react(self, card: Card, on: Champion, core: str = "") -> None:
        """Play a Reaction."""
        paid = CORES.index(core) if core else card.core
        handle = next(o >> FIELD & HANDLE for o in self._plays(card))
        self.answer((paid + 1) << 2 * FIELD | handle << FIELD | self.handle(on))

    def end_turn(self) -> None:
        assert self.asking == "turn"
        self.decline()
