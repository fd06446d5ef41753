"""The view of Smash Up as typed values: what the board draws from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from baston.cli.boards.smashup.mat_view import mat_of
from baston.kernel.text import Json, a_dict, a_list, a_str, an_int, ints

Values = dict[str, Json]


@dataclass(frozen=True)
class Held:
    """A card in a hand or a pile."""

    card: str
    handle: int
    is_minion: bool
    power: int


@dataclass(frozen=True)
class Attached:
    """An action attached to a minion or a base."""

    card: str
    handle: int
    owner: int
    controller: int
    named: str | None


@dataclass(frozen=True)
class Talent:
    """A talent of a minion: the card that has the text, and whether it has been used this turn or is lost."""

    card: str
    is_used: bool
    is_lost: bool


@dataclass(frozen=True)
class Ending:
    """Until when something lasts: start or end of the next turn of a seat; None: of this turn."""

    moment: str
    seat: int | None


@dataclass(frozen=True)
class Reason:
    """What changes a minion's power: a card, None where it is unknown, or counters; and until when."""

    card: str | None
    is_counters: bool
    amount: int
    until: Ending | None


@dataclass(frozen=True)
class Minion:
    """A minion in play."""

    card: str
    handle: int
    owner: int
    controller: int
    power: int
    printed: int
    why: list[Reason]
    plus: int  # +1 counters
    minus: int  # −1 counters
    talents: list[Talent]
    losses: list[Ending]
    actions: list[Attached]


@dataclass(frozen=True)
class Buried:
    """A card that lies face down; `card` is None for who does not know it."""

    card: str | None
    controller: int


@dataclass(frozen=True)
class Base:
    """A base in play with all that is there."""

    card: str
    place: int
    handle: int
    breakpoint: int
    printed: int
    vp: list[int]
    total: int
    totals: list[int]
    minions: list[Minion]
    actions: list[Attached]
    buried: list[Buried]


@dataclass(frozen=True)
class Affecting:
    """What is about to happen to which things in play, whose doing it is, and who stands in already."""

    way: str
    card: str | None
    player: int
    victims: list[int]
    stand_ins: list[int]
    place: int | None
    seat: int | None
    action: str | None
    amount: int


class Sight:
    """All that the seat sees."""

    def __init__(self, view: Values) -> None:
        seat = view["seat"]
        self.seat = None if seat is None else an_int(seat)
        self.turn = an_int(view["turn"])
        self.turn_number = an_int(view["turn_number"])
        self.phase = a_str(view["phase"])
        self.vp = ints(view["vp"])
        self.factions = [[a_str(name) for name in a_list(both)] for both in a_list(view["factions"])]
        self.open_factions = [a_str(name) for name in a_list(view["open_factions"])]
        self.decks = ints(view["decks"])
        self.hands = [_hand(cards) for cards in a_list(view["hands"])]
        self.discards = [_hand(pile) for pile in a_list(view["discards"])]
        self.base_discard = [a_str(base) for base in a_list(view["base_discard"])]
        bases = [a_dict(base) for base in a_list(view["bases"])]
        self.bases = [_base(base) for base in bases if base["base"] is not None]
        plays = a_dict(view["plays"])
        self.minion_plays = an_int(plays["minions"])
        self.action_plays = an_int(plays["actions"])
        self.extra = [a_dict(extra) for extra in a_list(plays["extra"])]
        scoring = view["scoring"]
        self.scoring = None if scoring is None else an_int(scoring)
        self.over = view["winner"] is not None
        mat = view["mat"]
        self.mat = None if mat is None else mat_of(a_dict(mat))
        self.useless = ints(view["useless"])
        about = view["affecting"]
        self.affecting = None if about is None else _affecting(a_dict(about))

    @property
    def is_draft(self) -> bool:
        """Whether some seats have still to choose a faction: one of a position may have none."""
        return bool(self.open_factions) and any(len(both) < 2 for both in self.factions)

    def mine(self) -> list[Held]:
        """Return the hand of the seat that looks; empty for a spectator."""
        return [] if self.seat is None else [card for card in self.hands[self.seat] if card]

    def in_play(self) -> Iterator[tuple[str, Base | Minion | Attached]]:
        """Yield everything on the bases with its code: a, the leftmost base, a1, its first thing, …"""
        for column, base in enumerate(self.bases):
            letter = chr(ord("a") + column)
            yield letter, base
            for number, thing in enumerate(things_on(base), start=1):
                yield f"{letter}{number}", thing

    def by_code(self) -> dict[str, Base | Minion | Attached | Held]:
        """Return everything that the board gives a code, by code; h1 is the first card of the hand."""
        codes: dict[str, Base | Minion | Attached | Held] = dict(self.in_play())
        codes |= {f"h{number}": card for number, card in enumerate(self.mine(), start=1)}
        return codes

    def by_handle(self) -> dict[int, Base | Minion | Attached | Held]:
        """Return everything that the seat knows, by handle; bases by their places too."""
        found: dict[int, Base | Minion | Attached | Held] = {}
        for pile in [*self.hands, *self.discards]:
            found |= {card.handle: card for card in pile if card}
        for _, thing in self.in_play():
            found[thing.handle] = thing
        return found | {base.place: base for base in self.bases}

    def pile_of(self, handle: int) -> list[Held | None] | None:
        """Return the hand or discard pile in which the seat sees this handle's card; None if in none."""
        piles = [*self.hands, *self.discards]
        return next((pile for pile in piles if any(card and card.handle == handle for card in pile)), None)


def things_on(base: Base) -> list[Minion | Attached]:
    """List the minions of a base by seat, each followed by its actions; then the base's own actions."""
    things: list[Minion | Attached] = []
    for minion in sorted(base.minions, key=lambda minion: minion.controller):
        things += [minion, *minion.actions]
    return things + [*base.actions]


def _hand(cards: Json) -> list[Held | None]:
    return [None if card is None else _held(a_dict(card)) for card in a_list(cards)]


def _held(card: Values) -> Held:
    return Held(a_str(card["card"]), an_int(card["handle"]), card["kind"] == "minion", an_int(card["power"]))


def _base(base: Values) -> Base:
    return Base(
        a_str(base["base"]),
        an_int(base["place"]),
        an_int(base["handle"]),
        an_int(base["breakpoint"]),
        an_int(base["printed_breakpoint"]),
        ints(base["vp"]),
        an_int(base["total"]),
        ints(base["totals"]),
        [_minion(a_dict(minion)) for minion in a_list(base["minions"])],
        [_attached(a_dict(action)) for action in a_list(base["actions"])],
        [_buried(a_dict(card)) for card in a_list(base["buried"])],
    )


def _buried(buried: Values) -> Buried:
    card = buried["card"]
    return Buried(None if card is None else a_str(card), an_int(buried["controller"]))


def _minion(minion: Values) -> Minion:
    counters = a_dict(minion["counters"])
    return Minion(
        a_str(minion["card"]),
        an_int(minion["handle"]),
        an_int(minion["owner"]),
        an_int(minion["controller"]),
        an_int(minion["power"]),
        an_int(minion["printed"]),
        [_reason(a_dict(reason)) for reason in a_list(minion["why"])],
        an_int(counters["plus"]),
        an_int(counters["minus"]),
        [_talent(a_dict(talent)) for talent in a_list(minion["talents"])],
        [_ending(a_dict(loss)) for loss in a_list(minion["lost"])],
        [_attached(a_dict(action)) for action in a_list(minion["actions"])],
    )


def _talent(talent: Values) -> Talent:
    return Talent(a_str(talent["card"]), talent["used"] is True, talent["lost"] is True)


def _affecting(about: Values) -> Affecting:
    card = about["card"]
    return Affecting(
        a_str(about["way"]),
        None if card is None else a_str(card),
        an_int(about["player"]),
        ints(about["victims"]),
        ints(about["stand_ins"]),
        None if about["place"] is None else an_int(about["place"]),
        None if about["seat"] is None else an_int(about["seat"]),
        None if about["action"] is None else a_str(about["action"]),
        0 if about["amount"] is None else an_int(about["amount"]),
    )


def _reason(reason: Values) -> Reason:
    card, until = reason["card"], reason["until"]
    return Reason(
        None if card is None else a_str(card),
        reason["counters"] is True,
        an_int(reason["amount"]),
        None if until is None else _ending(a_dict(until)),
    )


def _ending(ending: Values) -> Ending:
    seat = ending["seat"]
    return Ending(a_str(ending["moment"]), None if seat is None else an_int(seat))


def _attached(action: Values) -> Attached:
    named = action["named"]
    return Attached(
        a_str(action["card"]),
        an_int(action["handle"]),
        an_int(action["owner"]),
        an_int(action["controller"]),
        None if named is None else a_str(named),
    )
