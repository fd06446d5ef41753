"""Galacti'Clash in eighty columns: life, energies, what is in play, the fight, the chain, the own hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from baston.cli.boards.board import Board
from baston.cli.boards.card_sheets import card_name, card_sheet, cards_named
from baston.cli.boards.flowing import flow
from baston.cli.terminal.names import marked
from baston.games.galacticlash.constants import ENERGIES, FIRST_ITEM
from baston.kernel.frame import FIELD, HANDLE, PACKED, PASS, THING, Decision
from baston.kernel.game import Game
from baston.kernel.state import State
from baston.kernel.text import Json, a_dict, a_list, a_str, an_int, ints, part
from baston.locales import sentence

SHAPES: Final = "●◆▲■"  # a seat is told by its shape; colour only repeats it
COLOURS: Final = ("bright_blue", "yellow", "green", "magenta")
MINE: Final = "m"  # begins the code of a window in the reader's own turn
COMPONENTS: Final = (*ENERGIES, "star")
ROOMY: Final = 80  # columns for the texts of the hand
SIGNS: Final = {  # that are the same in every language
    **{"✈": "flying", "↷": "engaged", "⌛": "new", "−1♥": "wounds", "+1⛨": "shield", "←●": "owner"},
    **{"⚔": "attacks", "⛨": "blocks", "✓": "chosen"},
}

Part = dict[str, Json]  # of a view


class ClashBoard(Board):
    """Draws what a seat sees of a game of Galacti'Clash."""

    def __init__(self, game: Game[State], lang: str, names: list[str]) -> None:
        self.lang = lang
        self.names = names
        self.catalog = {str(entry["id"]): entry for entry in game.texts.catalog()}

    def draw(self, view: Part) -> RenderableType:
        """Return the drawing of the whole table."""
        return Group(self.heading(view), self._table(view))

    def drawings(self, view: Part, width: int) -> list[RenderableType]:
        """Return the table without its heading: the hand with its texts, or all of it flowing."""
        own = view["seat"]
        combat = self._combat(view)
        flowing = [flow(line[1:] for line in combat)] if combat else []
        if own is None or view["winner"] is not None:
            return [self._in_short(view, flowing, [])]
        hand = [self._hand_in_short(view, an_int(own))]
        tight = Group(*self._rows(view), *self._pending(view, flowing), *hand)
        drawings = [self._in_short(view, combat, hand), self._in_short(view, flowing, hand), tight]
        if width >= ROOMY:
            drawings.insert(0, self._in_short(view, combat, [Text(""), *self._hand(view, an_int(own))]))
        return drawings

    def legend(self) -> list[tuple[str, str]]:
        """Return the signs of seats, of units and of points."""
        seats = [(shape, name) for shape, name in zip(SHAPES, self.names, strict=False)]
        points = [
            (self._words(f"gc-points-{kind}"), self._words(f"legend-clash-{kind}")) for kind in COMPONENTS
        ]
        printed = {"2/3": "figures", f"{self._words('gc-points-dark')} 1/4": "energies", **SIGNS}
        signs = [(sign, self._words(f"legend-clash-{key}")) for sign, key in printed.items()]
        return [*seats, *signs, *points]

    def _in_short(self, view: Part, combat: Sequence[Text], hand: Sequence[RenderableType]) -> RenderableType:
        """All but the heading, in as few lines as it takes, with who attacks whom, then the hand."""
        seats = [flow(row) for row in self._seat_rows(view)]
        fields = [
            Text.assemble(self._shape(seat), " ", flow(self._field(view, seat)) or Text("–", "dim"))
            for seat in self._from_afar(view)
        ]
        return Group(*seats, *fields, *self._pending(view, combat), *hand)

    def _rows(self, view: Part) -> Iterator[Text]:
        """A seat and what it controls in one row, instead of two."""
        for seat, row in zip(self._from_afar(view), self._seat_rows(view), strict=True):
            yield flow([*row, *self._field(view, seat)])

    def _field(self, view: Part, seat: int) -> list[Text]:
        """All units and presences of a seat."""
        units = map(self._unit, self._of(view, "units", seat))
        return [*units, *map(self._presence, self._of(view, "presences", seat))]

    def _pending(self, view: Part, combat: Sequence[Text]) -> list[RenderableType]:
        """Who attacks whom, what the reader has named so far, and what waits on the chain."""
        return [*combat, *self._chosen(view), *self._chain(view)]

    def _hand_in_short(self, view: Part, seat: int) -> Text:
        """The reader's own cards with cost and figures; copies together."""
        hand = [a_dict(card) for card in a_list(a_list(view["hands"])[seat]) if card is not None]
        if not hand:
            return Text(self._words("board-empty-hand"), "dim")
        pieces = [Text(self._words("board-hand-before"), "bold")]
        for id, copies in Counter(a_str(card["card"]) for card in hand).items():
            entry = self.catalog[id]
            cost = self._cost(a_dict(entry["cost"]))
            figures = f"{entry['attack']}/{entry['defense']}" if entry["attack"] is not None else ""
            told = [Text(card_name(entry, self.lang)), cost, Text(figures, "bold")]
            told.append(Text(f"×{copies}" if copies > 1 else ""))
            pieces.append(Text(" ").join(part for part in told if part))
        return flow(pieces)

    def _table(self, view: Part) -> RenderableType:
        """All but the heading, with the texts of the hand."""
        parts: list[RenderableType] = [self._seats(view), Text("")]
        for seat in self._from_afar(view):
            parts += self._battlefield(view, seat)
        parts += self._pending(view, self._combat(view))
        if view["seat"] is not None and view["winner"] is None:
            parts += [Text(""), *self._hand(view, an_int(view["seat"]))]
        return Group(*parts)

    def windows(self) -> dict[str, str]:
        """Return the windows' names by code: those of the own turn that ask, then those of others (G-68)."""
        names = {n: self._words(f"gc-window-{n}") for n in range(1, 6)}
        own = {f"{MINE}{n}": self._words("gc-stop-mine", window=names[n]) for n in (1, 3, 4)}
        return own | {str(n): self._words("gc-stop-theirs", window=name) for n, name in names.items()}

    def window(self, view: Part) -> str:
        """Return the code of the window in which the reader is asked; empty if it must not be passed unasked.

        It must not while something waits to be answered, or while the reader's seat is attacked.
        """
        answering = view["answering"]
        number = 0 if answering is None else an_int(a_dict(answering)["window"])
        attack = [] if view["combat"] is None else a_list(a_dict(view["combat"])["attackers"])
        if number == 0 or any(a_dict(attacker)["against"] == view["seat"] for attacker in attack):
            return ""
        return f"{MINE if view['turn'] == view['seat'] else ''}{number}"

    def discards(self, view: Part) -> RenderableType | None:
        """Return the drawing of all pits, each with its last card first."""
        lines: list[RenderableType] = []
        for seat, pit in enumerate(a_list(part(view, "pits"))):
            cards = ", ".join(self._name(a_dict(card)) for card in reversed(a_list(pit)))
            told = cards or self._words("board-discard-empty")
            lines.append(Text.assemble(self._shape(seat), f" {self.names[seat]}: {told}"))
        return Group(*lines)

    def sheet(self, view: Part, code: str) -> RenderableType | None:  # noqa: ARG002 - no codes of things
        """Return all that is printed on the cards with this name; None if there are none."""
        named = cards_named(list(self.catalog.values()), code)
        return Group(*(card_sheet(entry, self.lang) for entry in named)) if named else None

    def option_sheet(self, view: Part, decision: Decision, option: int, label: str) -> RenderableType | None:
        """Return all that is printed on the card that an option is about; None if it is about none."""
        handle = option & HANDLE if decision.kind == PACKED else option if decision.kind == THING else 0
        card = self._cards_seen(view).get(handle) if option != PASS else None
        if card is None:
            within = [entry for entry in self.catalog.values() if card_name(entry, self.lang) in label]
            named = sorted(within, key=lambda entry: len(card_name(entry, self.lang)))[-1:]
            return Group(*(card_sheet(entry, self.lang) for entry in named)) if named else None
        return card_sheet(self.catalog[card], self.lang)

    def _words(self, key: str, **values: str | int) -> str:
        return sentence(self.lang, key, **values)

    def _shape(self, seat: int) -> Text:
        return Text(SHAPES[seat], COLOURS[seat])

    def _name(self, card: Part) -> str:
        return card_name(self.catalog[a_str(card["card"])], self.lang)

    def _cards_seen(self, view: Part) -> dict[int, str]:
        """The cards that the reader knows, by handle."""
        piles = [*a_list(view["hands"]), *a_list(view["pits"]), *a_list(view["energies"])]
        piles += [view["units"], view["presences"], view["chain"]]
        cards = [a_dict(card) for pile in piles for card in a_list(pile) if card is not None]
        return {an_int(card["handle"]): a_str(card["card"]) for card in cards}

    def _from_afar(self, view: Part) -> list[int]:
        """The seats as they are drawn: others first, the reader's own last."""
        players = an_int(view["players"])
        own = view["seat"]
        first = an_int(own) + 1 if own is not None else 0
        return [(first + n) % players for n in range(players)]

    def heading(self, view: Part) -> Text:
        """Return whose turn it is, and its phase."""
        turn = an_int(view["turn"])
        line = Text(
            self._words("board-turn", turn=an_int(view["turn_number"]), name=self._player(view, turn)), "bold"
        )
        if view["winner"] is not None:
            return line.append(f" · {self._words('board-over')}")
        return line.append(f" · {self._words('gc-phase-' + a_str(view['phase']))}")

    def _player(self, view: Part, seat: int) -> str:
        name = self.names[seat]
        return marked(name, self.lang) if seat == view["seat"] else name

    def _seats(self, view: Part) -> RenderableType:
        """Life, hand, library and pit, and the ready energies of all, by kind."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(2):
            grid.add_column(no_wrap=True)
        for row in self._seat_rows(view):
            grid.add_row(*row)
        return grid

    def _seat_rows(self, view: Part) -> Iterator[list[Text]]:
        for seat in self._from_afar(view):
            life = ints(view["life"])[seat]
            role = a_list(view["roles"])[seat]
            told = [self._words("gc-board-life", life=life)]
            if role is not None:
                told.append(self._words(f"gc-role-{role}"))
            if a_list(view["out"])[seat]:
                told.append(self._words("gc-board-out"))
            piles = self._words(
                "gc-board-piles",
                hand=len(a_list(a_list(view["hands"])[seat])),
                library=ints(view["libraries"])[seat],
                pit=len(a_list(a_list(view["pits"])[seat])),
            )
            yield [
                Text.assemble(self._shape(seat), f" {self._player(view, seat)}"),
                Text(" · ".join(told), "bold"),
                Text(piles),
                self._energies(view, seat),
            ]

    def _energies(self, view: Part, seat: int) -> Text:
        """Of each kind how many are ready, and how many there are."""
        ready = ints(a_list(view["ready"])[seat])
        there = [a_str(a_dict(card)["energy"]) for card in a_list(a_list(view["energies"])[seat])]
        told = [
            f"{self._words('gc-points-' + kind)} {ready[place]}/{there.count(kind)}"
            for place, kind in enumerate(ENERGIES)
            if kind in there
        ]
        return Text("  ".join(told), "cyan")

    def _battlefield(self, view: Part, seat: int) -> list[RenderableType]:
        """The units and presences of a seat, side by side as they fit."""
        pieces = [self._unit(unit) for unit in self._of(view, "units", seat)]
        pieces += [self._presence(card) for card in self._of(view, "presences", seat)]
        if not pieces:
            return []
        line = Text.assemble(" ", self._shape(seat), " ")
        return [line.append_text(Text("  |  ").join(pieces))]

    def _of(self, view: Part, zone: str, seat: int) -> list[Part]:
        return [card for card in map(a_dict, a_list(view[zone])) if card["controller"] == seat]

    def _unit(self, unit: Part) -> Text:
        """Name, attack/defense now, and its marks: engaged, new, wounds, shield, wings."""
        figures = f"{an_int(unit['attack'])}/{an_int(unit['defense'])}"
        better = [an_int(unit["attack"]), an_int(unit["defense"])] > ints(unit["printed"])
        changed = [an_int(unit["attack"]), an_int(unit["defense"])] != ints(unit["printed"])
        style = "bold green" if changed and better else "bold red" if changed else "bold"
        text = Text(f"{self._name(unit)} ", "dim" if unit["engaged"] else "")
        text.append(figures, style)
        marks = [
            "✈" if "creatures_volantes" in a_list(unit["factions"]) else "",
            "↷" if unit["engaged"] else "",
            "⌛" if unit["delayed"] else "",
            f"−{unit['wounds']}♥" if unit["wounds"] else "",
            f"+{unit['shield']}⛨" if unit["shield"] else "",
            f"←{SHAPES[an_int(unit['owner'])]}" if unit["owner"] != unit["controller"] else "",
        ]
        return text.append("".join(f" {mark}" for mark in marks if mark))

    def _presence(self, card: Part) -> Text:
        text = Text(self._name(card), "italic")
        return text.append(" ↷") if card["engaged"] else text

    def _combat(self, view: Part) -> list[Text]:
        """Who attacks whom, and who stands in the way."""
        if view["combat"] is None or a_str(view["phase"]) != "attack":
            return []
        combat = a_dict(view["combat"])
        units = {an_int(a_dict(unit)["handle"]): self._name(a_dict(unit)) for unit in a_list(view["units"])}
        lines: list[Text] = []
        pairs = [ints(pair) for pair in a_list(combat["blocks"])]
        for attacker in map(a_dict, a_list(combat["attackers"])):
            handle = an_int(attacker["handle"])
            blockers = ", ".join(units[blocker] for blocker, blocked in pairs if blocked == handle)
            told = f" ⚔ {units[handle]} → {self.names[an_int(attacker['against'])]}"
            if blockers or attacker["blocked"]:
                told += f" ⛨ {blockers or self._words('gc-board-blocked')}"
            lines.append(Text(told, "magenta"))
        return lines

    def _chosen(self, view: Part) -> list[RenderableType]:
        """The attackers or blockers that the reader has named so far."""
        if view["decision"] is None or a_dict(view["decision"])["kind"] != PACKED:
            return []
        picked = a_dict(view["decision"])["picked"]
        picks = [] if picked is None else ints(picked)
        told = [
            f"{self._target(view, pick & HANDLE)} → {self._target(view, pick >> FIELD)}" for pick in picks
        ]
        return [Text(f" ✓ {', '.join(told)}", "cyan")] if told else []

    def _chain(self, view: Part) -> list[RenderableType]:
        """What waits, the one that resolves first on top."""
        items = [a_dict(item) for item in a_list(view["chain"])]
        if not items:
            return []
        lines: list[RenderableType] = [Text(self._words("gc-board-chain"), "bold")]
        for place, item in enumerate(reversed(items), start=1):
            targets = ", ".join(self._target(view, target) for target in ints(item["targets"]) if target > 0)
            told = f" {place}. {self._name(item)} ({self.names[an_int(item['player'])]})"
            lines.append(Text(told + (f" → {targets}" if targets else ""), "yellow"))
        return lines

    def _target(self, view: Part, target: int) -> str:
        if target <= an_int(view["players"]):
            return self.names[target - 1]
        if target >= FIRST_ITEM:
            items = [a_dict(item) for item in a_list(view["chain"])]
            return next((self._name(item) for item in items if item["item"] == target), "?")
        card = self._cards_seen(view).get(target)
        return card_name(self.catalog[card], self.lang) if card is not None else "?"

    def _hand(self, view: Part, seat: int) -> list[RenderableType]:
        """The reader's own cards with cost, figures and text."""
        hand = [a_dict(card) for card in a_list(a_list(view["hands"])[seat]) if card is not None]
        if not hand:
            return [Text(self._words("board-empty-hand"), "dim")]
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=24)
        grid.add_column(width=9)
        grid.add_column()
        for card in hand:
            entry = self.catalog[a_str(card["card"])]
            figures = f"{entry['attack']}/{entry['defense']} " if entry["attack"] is not None else ""
            text = str((entry["text_fr"] if self.lang == "fr" else None) or entry["text"] or "")
            grid.add_row(
                f" {self._name(card)}", self._cost(a_dict(entry["cost"])), Text(figures + text, "dim")
            )
        return [Text(self._words("board-hand"), "bold"), grid]

    def _cost(self, cost: Part) -> Text:
        """The points of each kind, such as `2★ 1T`."""
        points = [(kind, an_int(cost[kind])) for kind in COMPONENTS]
        return Text(" ".join(f"{n}{self._words('gc-points-' + kind)}" for kind, n in points if n), "cyan")


def board(game: Game[State], lang: str, names: list[str]) -> ClashBoard:
    """Return the board of a game of Galacti'Clash; `names` are those of the seats."""
    return ClashBoard(game, lang, names)
