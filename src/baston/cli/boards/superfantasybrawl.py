"""Super Fantasy Brawl in eighty columns: the arena by coordinates, champions, track, the own hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from baston.cli.boards.board import Board, Place
from baston.cli.boards.card_sheets import card_name, card_sheet, cards_named, figures, folded
from baston.cli.boards.flowing import flow, unbroken
from baston.cli.boards.superfantasybrawl_map import COLOURS, SHAPES, draw_map, letters_of
from baston.cli.boards.superfantasybrawl_narrow import NARROW_MAP, SIGNS, draw_narrow_map, hex_sheet
from baston.cli.terminal.names import marked
from baston.games.superfantasybrawl.constants import CORES
from baston.kernel.frame import FIELD, HANDLE, PACKED, PASS, THING, Decision
from baston.kernel.game import Game
from baston.kernel.state import State
from baston.kernel.text import Json, a_dict, a_list, a_str, an_int, ints
from baston.locales import sentence

Part = dict[str, Json]  # of a view
CORE_COLOURS: Final = {"red": "red", "yellow": "yellow", "blue": "bright_blue"}
SIDES: Final = 2
ROOMY: Final = 80  # columns for the wide map
BESIDE: Final = 28  # columns that are worth putting something into, beside the narrow map
SINGLE: Final = 6  # champions that have a line each beside the narrow map
REACTION: Final = "r"  # the code of the one window


class ArenaBoard(Board):
    """Draws what a seat sees of a game of Super Fantasy Brawl."""

    singles_first = True  # cards are worth more than standard actions

    def __init__(self, game: Game[State], lang: str, names: list[str]) -> None:
        self.lang = lang
        self.names = names
        self.catalog = {str(entry["id"]): entry for entry in game.texts.catalog()}

    def draw(self, view: Part) -> RenderableType:
        """Return the drawing of the whole table."""
        return Group(self.heading(view), self._table(view))

    def drawings(self, view: Part, width: int) -> list[RenderableType]:
        """Return the table without its heading: roomy, or with a narrow map and the rest beside it."""
        if not a_list(view["champions"]):
            return [self._table(view)]
        own = view["seat"]
        seat = None if own is None or view["over"] else an_int(own)
        who = [*self._seats_in_short(view), *self._champions_in_short(view)]
        track = [*self._track_in_short(view)]
        hand = [] if seat is None else self._hand_in_short(view, seat)
        tight = self._beside_map(view, width, [*who, *track], hand)
        if width < ROOMY:
            return [tight]
        told = [] if seat is None else [Text(""), *self._hand(view, seat)]
        texts = Group(self._beside_map(view, width, who, []), Text(""), self._track(view), *told)
        return [self._table(view), texts, tight]

    def drawing_beside(self, view: Part, width: int, words: Text) -> RenderableType | None:
        """Return the narrow map with the words beside it, champions two a line; None without room."""
        own = view["seat"]
        hand = [] if own is None or view["over"] else self._hand_in_short(view, an_int(own))
        beside = [*self._seats_in_short(view), *self._in_pairs(view), *self._track_in_short(view), words]
        room = width - NARROW_MAP
        if room < BESIDE or _rows(beside, room) > len(draw_narrow_map(view, self.lang).plain.splitlines()):
            return None
        return self._beside_map(view, width, beside, hand)

    def _beside_map(self, view: Part, width: int, beside: list[Text], hand: list[Text]) -> RenderableType:
        """The narrow map with lines beside it, the hand among them as far as there is room, else below."""
        small = draw_narrow_map(view, self.lang)
        room = width - NARROW_MAP
        if room < BESIDE:
            return Group(small, *beside, *([flow(hand)] if hand else []))
        fits = _rows(beside, room) + len(hand) <= len(small.plain.splitlines())
        grid = Table.grid()
        grid.add_column(width=NARROW_MAP, no_wrap=True)
        grid.add_row(small, Group(*beside, *(hand if fits else [])))
        return Group(grid, *([flow(hand)] if hand and not fits else []))

    def legend(self) -> list[tuple[str, str]]:
        """Return the signs of seats, of the map, and of cards."""
        seats = [(shape, name) for shape, name in zip(SHAPES, self.names, strict=False)]
        zones = " ".join(letters_of(self.lang).values())
        signs = {zones: "zones", **SIGNS}
        return seats + [(sign, self._words(f"legend-arena-{key}")) for sign, key in signs.items()]

    def _seats_in_short(self, view: Part) -> Iterator[Text]:
        """A line for each seat: points, ready Cores, cards in hand."""
        for seat in range(len(self.names)):
            vp = self._words("sfb-board-vp", vp=ints(view["vp"])[seat % SIDES], goal=an_int(view["goal"]))
            held = f"✋{len(a_list(a_list(view['hands'])[seat]))}"
            cores = self._cores(a_dict(a_list(view["cores"])[seat]), "")
            who = Text.assemble(self._shape(seat), f" {self._in_order(view, seat)}")
            yield flow([who, Text(vp, "bold"), cores, held])

    def _champions_in_short(self, view: Part) -> Iterator[Text]:
        """A line for each, or for two if they are many: id, hex, hit points left, defense, what is on it."""
        told = [*self._champions_told(view)]
        yield from told if len(told) <= SINGLE else self._in_pairs(view)

    def _in_pairs(self, view: Part) -> Iterator[Text]:
        told = [*self._champions_told(view)]
        for place in range(0, len(told), 2):
            yield Text(" ").join(told[place : place + 2])

    def _champions_told(self, view: Part) -> Iterator[Text]:
        for one in self._in_play(view):
            left = an_int(one["hit_points"]) - an_int(one["damage"])
            gender = a_str(self.catalog[a_str(one["champion"])]["gender_fr"])
            where = self._where(view, one) or self._words("sfb-board-gate")
            marks = ["II" if one["levelled"] else ""]
            marks += [self._lasting(view, a_list(bonus), gender) for bonus in a_list(one["lasting"])]
            who = Text.assemble(self._shape(an_int(one["seat"])), a_str(one["champion"]))
            life = Text(f"♥{left}/{one['hit_points']}{'!' if one['bloodied'] else ''}")
            pieces = [who, Text(where, "cyan"), life, Text(f"⛨{one['defense']}")]
            yield unbroken(Text(" ").join([*pieces, *(Text(mark) for mark in marks if mark)]))

    def _track_in_short(self, view: Part) -> Iterator[Text]:
        """A line for each challenge: what its slot is worth, for whom it is met; one for all empty slots."""
        slots = [a_dict(slot) for slot in a_list(view["track"])]
        empty = [slot for slot in slots if slot["challenge"] is None]
        if empty:
            worths = (self._words("sfb-board-worth", vp=an_int(slot["vp"])) for slot in empty)
            yield Text("  ".join(f"{worth} –" for worth in worths), "dim")
        for slot in slots:
            if slot["challenge"] is None:
                continue
            worth = Text(self._words("sfb-board-worth", vp=an_int(slot["vp"])), "bold")
            for side, holds in enumerate(a_list(slot["met"])):
                worth.append(" ").append_text(self._shape(side)).append("✓" if holds else "–")
            yield worth.append(f" {slot['name_fr' if self.lang == 'fr' else 'name']}", "not bold")

    def _hand_in_short(self, view: Part, seat: int) -> list[Text]:
        """The own cards, each with the letter of its Core, after the word that says what they are."""
        pieces = [Text(self._words("board-hand-before"), "bold")]
        for card in map(a_dict, a_list(a_list(view["hands"])[seat])):
            core = a_str(card["core"])
            sign = (f"{self._words(f'sfb-letter-{core}')} ", CORE_COLOURS[core])
            pieces.append(Text.assemble(sign, self._name(a_str(card["card"]))))
        return pieces

    def _table(self, view: Part) -> RenderableType:
        """All but the heading."""
        parts: list[RenderableType] = [self._seats(view), Text("")]
        if not a_list(view["champions"]):
            return Group(*parts, *self._draft(view))
        parts += [draw_map(view, self.lang), Text(""), self._champions(view), Text(""), self._track(view)]
        if view["seat"] is not None and not view["over"]:
            parts += [Text(""), *self._hand(view, an_int(view["seat"]))]
        return Group(*parts)

    def windows(self) -> dict[str, str]:
        """Return the only window that can be passed without being asked, for reactions, with its name."""
        return {REACTION: self._words("sfb-stop-reaction")}

    def window(self, view: Part) -> str:
        """Return the code of the open question's window, as `windows` has it; empty outside any (SFB-273)."""
        return REACTION if a_dict(view["decision"])["window"] else ""

    def discards(self, view: Part) -> RenderableType | None:
        """Return the drawing of all discard piles, each with its last card first."""
        lines: list[RenderableType] = []
        for seat, pile in enumerate(a_list(view["discards"])):
            cards = ", ".join(self._name(a_str(a_dict(card)["card"])) for card in reversed(a_list(pile)))
            told = cards or self._words("board-discard-empty")
            lines.append(Text.assemble(self._shape(seat), f" {self.names[seat]}: {told}"))
        return Group(*lines)

    def sheet(self, view: Part, code: str) -> RenderableType | None:
        """Return a champion (by name or hex) with its cards, a card, a challenge or a hex with this name."""
        there = [one for one in self._in_play(view) if self._where(view, one) == code.lower()]
        found = [self.catalog[a_str(one["champion"])] for one in there]
        found = found or cards_named(list(self.catalog.values()), code)
        for champion in [entry for entry in found if entry["kind"] == "champion"][:1]:
            found += [entry for entry in self.catalog.values() if entry.get("champion") == champion["id"]]
        sheets: list[RenderableType] = [card_sheet(entry, self.lang) for entry in found]
        sheets += self._challenges_named(view, code)
        hex = hex_sheet(view, code.lower(), self.lang)
        sheets += [] if hex is None else [hex]
        return Group(*sheets) if sheets else None

    def _challenges_named(self, view: Part, name: str) -> list[Text]:
        """The challenges of the track with this name in either language, each with what it asks."""
        ending = "_fr" if self.lang == "fr" else ""
        slots = [slot for slot in map(a_dict, a_list(view["track"])) if slot["challenge"] is not None]
        return [
            Text.assemble((a_str(slot[f"name{ending}"]), "bold"), f"  {slot[f'text{ending}']}")
            for slot in slots
            if folded(name) in (folded(a_str(slot["name"])), folded(a_str(slot["name_fr"])))
        ]

    def places(self, view: Part, code: str) -> list[int]:
        """Return the handle of the hex with this name."""
        hexes = [a_list(hex) for hex in a_list(a_dict(view["board"])["hexes"])]
        return [an_int(hex[0]) for hex in hexes if a_str(hex[3]) == code.lower()]

    def option_sheet(self, view: Part, decision: Decision, option: int, label: str) -> RenderableType | None:
        """Return all that is printed on the card or champion that an option is about; None if none."""
        handle = option >> FIELD & HANDLE if decision.kind == PACKED else option
        card = self._seen(view).get(handle) if option != PASS and decision.kind in (PACKED, THING) else None
        if card is not None:
            return card_sheet(self.catalog[card], self.lang)
        named = [entry for entry in self.catalog.values() if card_name(entry, self.lang) == label]
        return Group(*(card_sheet(entry, self.lang) for entry in named)) if named else None

    def play_of(self, view: Part, decision: Decision, option: int, label: str) -> tuple[str, Place | None]:
        """Return a standard action and the champion that would take it; else the label and None."""
        for one in self._in_play(view) if decision.kind == PACKED else ():
            name = self._name(a_str(one["champion"]))
            action = label.removeprefix(name).lstrip(" \u00a0").removeprefix(":")
            if one["handle"] == option & HANDLE and label.startswith(name) and action != label:
                return action.strip(), Place(a_str(one["champion"]), name)
        return label, None

    def code(self, view: Part, decision: Decision, option: int) -> str:
        """Return the hex of the champion that an option is about; empty if it is about none."""
        handle = option & HANDLE if decision.kind == PACKED else option
        return next((self._where(view, one) for one in self._in_play(view) if one["handle"] == handle), "")

    def _words(self, key: str, **values: str | int) -> str:
        return sentence(self.lang, key, **values)

    def _shape(self, seat: int) -> Text:
        return Text(SHAPES[seat], COLOURS[seat])

    def _name(self, id: str) -> str:
        return card_name(self.catalog[id], self.lang)

    def _in_play(self, view: Part) -> list[Part]:
        return [a_dict(one) for one in a_list(view["champions"])]

    def _seen(self, view: Part) -> dict[int, str]:
        """The cards and champions that the reader knows, by handle."""
        piles = [*a_list(view["hands"]), *a_list(view["discards"]), *a_list(view["deck_known"])]
        cards = [a_dict(card) for pile in piles for card in a_list(pile) if card is not None]
        seen = {an_int(card["handle"]): a_str(card["card"]) for card in cards}
        return seen | {an_int(one["handle"]): a_str(one["champion"]) for one in self._in_play(view)}

    def _where(self, view: Part, champion: Part) -> str:
        """The name of its hex; empty on the Gate."""
        board = a_dict(view["board"])
        names = {an_int(a_list(hex)[0]): a_str(a_list(hex)[3]) for hex in a_list(board["hexes"])}
        return "" if champion["hex"] is None else names[an_int(champion["hex"])]

    def heading(self, view: Part) -> Text:
        """Return the round, whose turn it is, and its phase."""
        if an_int(view["round"]) == 0:
            line = Text(self._words("sfb-board-setup"), "bold")
        else:
            name = self._player(view, an_int(view["turn"]))
            line = Text(self._words("sfb-board-round", round=an_int(view["round"]), name=name), "bold")
        if view["over"]:
            return line.append(f" · {self._words('board-over')}")
        phase = self._words(f"sfb-phase-{a_str(view['phase'])}")
        return line if phase.lower() == line.plain.lower() else line.append(f" · {phase}", "not bold")

    def _player(self, view: Part, seat: int) -> str:
        name = self.names[seat]
        return marked(name, self.lang) if seat == view["seat"] else name

    def _in_order(self, view: Part, seat: int) -> str:
        """The name, with the sign of who begins each round: the others follow clockwise."""
        return self._player(view, seat) + (" ⚑" if an_int(view["first"]) == seat else "")

    def _seats(self, view: Part) -> RenderableType:
        """Victory points, ready Cores, hand, deck and discard pile of all."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        goal = an_int(view["goal"])
        for seat in range(len(self.names)):
            grid.add_row(
                Text.assemble(self._shape(seat), f" {self._in_order(view, seat)}"),
                Text(self._words("sfb-board-vp", vp=ints(view["vp"])[seat % SIDES], goal=goal), "bold"),
                self._cores(a_dict(a_list(view["cores"])[seat])),
                self._words(
                    "sfb-board-piles",
                    hand=len(a_list(a_list(view["hands"])[seat])),
                    deck=ints(view["decks"])[seat],
                    discard=len(a_list(a_list(view["discards"])[seat])),
                ),
            )
        return grid

    def _cores(self, cores: Part, gap: str = " ") -> Text:
        """A letter for each Core, a dot where it is exhausted."""
        told = Text()
        for core in CORES:
            letter = self._words(f"sfb-letter-{core}") if cores[core] else "·"
            told.append(f"{letter}{gap}", CORE_COLOURS[core])
        return told

    def _draft(self, view: Part) -> list[RenderableType]:
        """Who has brought and taken whom."""
        lines: list[RenderableType] = []
        for what in ("brought", "teams"):
            for seat, team in enumerate(a_list(view[what])):
                ids = a_list(team)
                if ids:
                    told = self._drafted(what, ids)
                    lines.append(Text.assemble(self._shape(seat), f" {self.names[seat]}: {told}"))
        return lines

    def _drafted(self, what: str, ids: list[Json]) -> str:
        """The champions by name, or how many they are while the others bring theirs too."""
        if ids[0] is None:
            return self._words("sfb-board-brought-secret", count=len(ids))
        return self._words(f"sfb-board-{what}", names=", ".join(self._name(a_str(id)) for id in ids))

    def _champions(self, view: Part) -> RenderableType:
        """Each with its hex, hit points left and in all, defense, and what is on it."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        for one in self._in_play(view):
            left = an_int(one["hit_points"]) - an_int(one["damage"])
            gender = a_str(self.catalog[a_str(one["champion"])]["gender_fr"])
            marks = [
                "II" if one["levelled"] else "",
                self._words("sfb-board-bloodied", gender=gender) if one["bloodied"] else "",
                *[self._lasting(view, a_list(bonus), gender) for bonus in a_list(one["lasting"])],
            ]
            grid.add_row(
                Text.assemble(self._shape(an_int(one["seat"])), f" {a_str(one['champion'])}"),
                self._name(a_str(one["champion"])),
                Text(self._where(view, one) or self._words("sfb-board-gate"), "cyan"),
                Text(f"♥ {left}/{one['hit_points']}", "bold red" if one["bloodied"] else ""),
                f"⛨ {one['defense']}",
                Text(", ".join(mark for mark in marks if mark), "italic"),
            )
        return grid

    def _lasting(self, view: Part, bonus: list[Json], gender: str) -> str:
        kind, amount, source = a_str(bonus[0]), an_int(bonus[1]), an_int(bonus[2])
        against = [a_str(one["champion"]) for one in self._in_play(view) if one["handle"] == source]
        return self._words(
            f"sfb-bonus-{kind}",
            amount=f"{amount:+d}".replace("-", "−"),
            champion=self._name(against[0]) if against else "none",
            gender=gender,
        )

    def _track(self, view: Part) -> RenderableType:
        """What each slot is worth and asks, and for whom it is met now."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        for slot in map(a_dict, a_list(view["track"])):
            worth = Text(self._words("sfb-board-worth", vp=an_int(slot["vp"])), "bold")
            if slot["challenge"] is None:
                grid.add_row(worth, Text(self._words("sfb-board-no-challenge"), "dim"))
                continue
            ending = "_fr" if self.lang == "fr" else ""
            met = Text()
            for side, holds in enumerate(a_list(slot["met"])):
                met.append_text(self._shape(side)).append("✓ " if holds else "– ")
            text = f"{slot['name' + ending]}: {slot['text' + ending]}"
            grid.add_row(worth, met, Text(text, "dim" if slot["vp"] == 0 else ""))
        return grid

    def _hand(self, view: Part, seat: int) -> list[RenderableType]:
        lines: list[RenderableType] = [Text(self._words("board-hand"), "bold")]
        grid = Table.grid(padding=(0, 1, 0, 0))
        for card in map(a_dict, a_list(a_list(view["hands"])[seat])):
            entry = self.catalog[a_str(card["card"])]
            style = CORE_COLOURS[a_str(card["core"])]
            grid.add_row(Text(" ■", style), card_name(entry, self.lang), figures(entry, self.lang))
        return [*lines, grid]


def board(game: Game[State], lang: str, names: list[str]) -> Board:
    """Return the board of a game of Super Fantasy Brawl; `names` are those of the seats."""
    return ArenaBoard(game, lang, names)


def _rows(lines: list[Text], width: int) -> int:
    """How many rows the lines take in so many columns."""
    console = Console(width=width)
    return sum(len(line.wrap(console, width)) or 1 for line in lines)
