"""What a table may settle before the game, and how it is read."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from baston.games.smashup.cards.card import FACTIONS, Faction
from baston.games.smashup.mat import PROPOSED, read_mat
from baston.games.smashup.setup.start import random_factions
from baston.games.smashup.variant import BASE_PRINCIPALE, BOXES, CORE, MODES, STANDARD, Variant
from baston.kernel import beginning, turn_ends
from baston.kernel.chacha import Seed, generator
from baston.kernel.game import Option, Refusal, Setup
from baston.kernel.rounds import NO_LIMIT, UNLIMITED, read_limit
from baston.kernel.setup import read_options

RANDOM: Final = "random"
DRAFT: Final = "draft"
ALL: Final = "all"
ALWAYS: Final = (
    Option("factions", RANDOM, by_seat=True),
    Option("boxes", ALL, before=CORE),
    Option("edition", "2017", ("2017", "2012")),
    Option("copies", "1", ("1", "2")),
    Option("first", RANDOM),
    Option("bgb_fixes", "false", ("false", "true")),
    Option("bases", "boxes", ("boxes", "all")),
    Option("even_windows", "false", ("false", "true"), shared="true", beside=True),
    Option("max_rounds", UNLIMITED, simulated="100", beside=True),  # SU-202
    turn_ends.OPTION,
    beginning.OPTION,
    Option("mode", STANDARD, MODES),
)
MAT: Final = "mat"
PROPOSED_MAT: Final = "proposed"
# What there is to choose on a mat only; a standard game's setup has none of it.
MAT_OPTIONS: Final = (
    Option(MAT, PROPOSED_MAT, written=read_mat(PROPOSED).text()),
    Option("useless_cards", "true", ("true", "false"), beside=True),
    Option("change_base", "true", ("true", "false"), beside=True),
)
OPTIONS: Final = (*ALWAYS, *MAT_OPTIONS)


def read_setup(players: int, options: dict[str, str]) -> Setup:
    """The setup with these options, missing ones filled in. Raises Refusal."""
    chosen = beginning.beside(read_options(OPTIONS, options))
    settle_mode(chosen, options)
    if read_limit(chosen["max_rounds"]) == NO_LIMIT:
        del chosen["max_rounds"]
    turn_ends.settle(chosen, players)
    if chosen["first"] != RANDOM and chosen["first"] not in [str(n + 1) for n in range(players)]:
        raise Refusal("bad-first", value=chosen["first"], players=players)
    boxes = read_boxes(chosen["boxes"])
    if chosen["factions"] not in (RANDOM, DRAFT):
        pairs = read_factions(chosen["factions"], players, int(chosen["copies"]))
        chosen["factions"] = ",".join("+".join(FACTIONS[f].id for f in both) for both in pairs)
        boxes = boxes_with(pairs, boxes if "boxes" in options else [])
    chosen["boxes"] = ",".join(boxes)
    check_number(boxes, players, int(chosen["copies"]))
    return Setup(players, chosen)


def read_variant(options: dict[str, str]) -> Variant:
    """The variant that the options of a setup describe."""
    first = options["first"]
    variant = Variant(
        options["edition"],
        int(options["copies"]),
        options["bgb_fixes"] == "true",
        -1 if first == RANDOM else int(first) - 1,
        options["bases"] == "all",
        options["even_windows"] == "true",
        tuple(options["boxes"].split(",")),
        read_limit(options.get("max_rounds", UNLIMITED)),
        turn_ends.ends_of(options),
    )
    if "mode" not in options:
        return variant
    return replace(
        variant,
        mode=options["mode"],
        mat=read_mat(options[MAT]),
        useless_cards=options["useless_cards"] == "true",
        change_base=options["change_base"] == "true",
    )


def settled_beside(variant: Variant, options: dict[str, str]) -> Variant:
    """The variant of a position with what a table has chosen beside it."""
    if not options:
        return variant
    return replace(
        variant,
        even_windows=options.get("even_windows") == "true",
        ends_turns=turn_ends.ends_of(options),
        useless_cards=options.get("useless_cards", "true") == "true",
        change_base=options.get("change_base", "true") == "true",
        max_rounds=read_limit(options.get("max_rounds", UNLIMITED)),
    )


def settings_of(variant: Variant) -> dict[str, str]:
    """The options that a position tells, as a setup has them, but for the mode's."""
    return {
        "edition": variant.edition,
        "copies": str(variant.copies),
        "bgb_fixes": str(variant.bgb_fixes).lower(),
        "boxes": ",".join(variant.boxes),
        "max_rounds": UNLIMITED if variant.max_rounds == NO_LIMIT else str(variant.max_rounds),
    }


def chosen_factions(text: str, variant: Variant, players: int, seed: Seed) -> list[list[int]]:
    """The numbers of each seat's two factions; none yet if they are to be drafted. Raises Refusal."""
    if text == DRAFT:
        return [[] for _ in range(players)]
    if text == RANDOM:
        return random_factions(variant, players, generator(seed, 0x5EED))
    return read_factions(text, players, variant.copies)


def settle_mode(chosen: dict[str, str], asked: dict[str, str]) -> None:
    """Write the mat out in full among the chosen options; in the standard mode, drop the mode's options.

    A record then carries the mat. Raises Refusal if what only a mat has is asked for without one, or if the
    mat is none.
    """
    if chosen["mode"] == STANDARD:
        for option in MAT_OPTIONS:
            if asked.get(option.name, option.default) != option.default:
                raise Refusal("mat-without-mode", name=option.name, mode=BASE_PRINCIPALE)
            del chosen[option.name]
        del chosen["mode"]
    else:
        text = PROPOSED if chosen[MAT] == PROPOSED_MAT else chosen[MAT]
        chosen[MAT] = read_mat(text).text()


def read_boxes(text: str) -> list[str]:
    """The ids of the boxes named, in canonical order. Raises Refusal."""
    if text == ALL:
        return [*BOXES]
    named = [name.strip().lower() for name in text.split(",")]
    for name in named:
        if name not in BOXES:
            raise Refusal("unknown-box", name=name, known=", ".join(BOXES))
    return [box for box in BOXES if box in named]


def boxes_with(chosen: list[list[int]], boxes: list[str]) -> list[str]:
    """These boxes, checked to have all factions chosen; if none, the factions' own. Raises Refusal."""
    needed = [FACTIONS[faction].box for both in chosen for faction in both]
    if not boxes:
        return [box for box in BOXES if box in needed]
    for both in chosen:
        for faction in both:
            if FACTIONS[faction].box not in boxes:
                raise Refusal("faction-box", faction=FACTIONS[faction].id, box=FACTIONS[faction].box)
    return boxes


def check_number(boxes: list[str], players: int, copies: int) -> None:
    """Check that the boxes have two factions for every player (SU-1). Raises Refusal."""
    there = copies * sum(1 for faction in FACTIONS if faction.cards and faction.box in boxes)
    if there < 2 * players:
        raise Refusal(
            "too-few-factions",
            boxes=", ".join(boxes),
            factions=there,
            players=players,
            needed=2 * players,
        )


def read_factions(text: str, players: int, copies: int) -> list[list[int]]:
    """The numbers of each seat's two factions, from `pirates+ninjas,zombies+robots`. Raises Refusal."""
    seats = text.split(",")
    if len(seats) != players:
        raise Refusal("bad-factions-count", given=len(seats), players=players)
    chosen: list[list[int]] = []
    for pair in seats:
        names = pair.split("+")
        if len(names) != 2:
            raise Refusal("bad-factions-pair", text=pair)
        both = [faction_named(name).number for name in names]
        if both[0] == both[1]:
            raise Refusal("faction-twice", faction=FACTIONS[both[0]].id)
        chosen.append(both)
    used = [faction for both in chosen for faction in both]
    for faction in used:
        if used.count(faction) > copies:
            raise Refusal("faction-taken", faction=FACTIONS[faction].id, copies=copies)
    return chosen


def faction_named(name: str) -> Faction:
    """The faction with this id. Raises Refusal if there is none."""
    known = [faction for faction in FACTIONS if faction.cards]
    wanted = name.strip().lower()
    for faction in known:
        if faction.id == wanted:
            return faction
    raise Refusal("unknown-faction", name=name, known=", ".join(faction.id for faction in known))
