"""Decks: limits, ready decks, files, codes, decks at random."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypedDict

import pytest
import yaml

from baston.games.galacticlash import GAME
from baston.games.galacticlash.cards.card import BY_ID, CARDS
from baston.games.galacticlash.constants import ENERGY, ROLE
from baston.games.galacticlash.decks.codes import code_of, deck_of
from baston.games.galacticlash.decks.deck_file import MOST_FAULTS, read_deck, write_deck, write_toml
from baston.games.galacticlash.decks.editions import CHANGED, changes
from baston.games.galacticlash.decks.legality import faults
from baston.games.galacticlash.decks.random_decks import random_deck
from baston.games.galacticlash.decks.ready_decks import ready_decks
from baston.games.galacticlash.variant import FORMATS
from baston.kernel.game import Refusal
from baston.kernel.rng import Rng
from baston.locales import sentence


class Example(TypedDict):
    """A ready deck with cards added and removed, and how it is judged."""

    base: str
    format: str
    add: dict[str, int]
    remove: dict[str, int]
    verdict: str
    why: str


EXAMPLES: list[Example] = yaml.safe_load((Path(__file__).parent / "deck_examples.yaml").read_text("utf-8"))


def changed(base: str, add: dict[str, int], remove: dict[str, int]) -> list[int]:
    """The ready deck as it is played in its own formats, with cards added and removed."""
    own = "flash" if base in ("premiere_lumiere", "braises", "reseau_vide") else "standard"
    deck = ready_decks()[base].lists[own][:]
    for id, count in add.items():
        deck += [BY_ID[id].number] * count
    for id, count in remove.items():
        for _ in range(count):
            deck.remove(BY_ID[id].number)
    return deck


def clauses_of(deck: list[int], format: str) -> list[str]:
    return [str(fault.values["clause"]) for fault in faults(deck, FORMATS[format])]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["why"])
@pytest.mark.clause("G-8", "G-9", "G-10")
def test_the_examples_are_judged_as_told(example: Example) -> None:
    deck = changed(example["base"], example["add"], example["remove"])
    assert (clauses_of(deck, example["format"]) == []) is (example["verdict"] == "legal")


@pytest.mark.clause("G-8", "G-10", "G-12")
def test_all_faults_are_named_at_once() -> None:
    deck = changed("reseau_vide", {"le_courtier": 1, "passeur_lunes": 5}, {})
    assert clauses_of(deck, "multi") == ["G-8", "G-10", "G-12"]


@pytest.mark.clause("G-9", "G-11")
def test_one_kind_of_energy_may_fill_the_minimum() -> None:
    deck = deck_of("force_obscure*15+mastodonte_mines*4+mule_cuirassee*4")
    assert clauses_of(deck, "flash") == ["G-8"]
    assert clauses_of(deck[1:], "flash") == ["G-8", "G-9"]


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize(
    "id",
    [
        *("premiere_lumiere", "braises", "marche_airain", "ciel_lisieres", "reseau_vide", "deux_rives"),
        *("veille_opale", "choeur_fosses", "blocus", "essaim_lisieres", "main_basse", "maree_haute"),
    ],
)
@pytest.mark.clause("G-7", "G-13")
def test_ready_decks_are_legal_in_all_formats(id: str, format: str) -> None:
    assert clauses_of(ready_decks()[id].lists[format], format) == []


def test_twelve_ready_decks_hold_every_card_and_seven_to_twelve_answers() -> None:
    decks = ready_decks()
    assert len(decks) == 12
    held = {number for deck in decks.values() for cards in deck.lists.values() for number in cards}
    assert held == {card.number for card in CARDS if card.kind != ROLE}
    for deck in decks.values():
        for cards in deck.lists.values():
            assert 7 <= len([number for number in cards if CARDS[number].is_fast()]) <= 12, deck.id


def test_a_deck_may_have_a_list_of_its_own_for_tables_of_several() -> None:
    embers = ready_decks()["braises"]
    starving, zealot = BY_ID["vexar_affame"].number, BY_ID["fanatique_masque"].number
    held = {format: (counts[starving], counts[zealot]) for format, counts in embers.counts.items()}
    assert held == {"flash": (0, 1), "standard": (0, 2), "multi": (1, 0), "duo": (0, 2)}


@pytest.mark.parametrize("format", FORMATS)
def test_decks_made_at_random_are_legal_and_hold_what_they_must(format: str) -> None:
    needed = deck_of("force_lumineuse*3+ilvane*2+bete_fosses*1")
    for seed in range(40):
        deck = random_deck(FORMATS[format], Rng(seed), needed)
        assert clauses_of(deck, format) == []
        assert all(deck.count(number) >= needed.count(number) for number in needed)


def test_decks_made_at_random_use_all_cards() -> None:
    used = {number for seed in range(300) for number in random_deck(FORMATS["flash"], Rng(seed), [])}
    assert {card.number for card in CARDS if card.kind != 6} == used


def test_a_code_is_a_deck_on_a_line() -> None:
    deck = ready_decks()["braises"].lists["flash"]
    assert deck_of(code_of(deck)) == deck
    with pytest.raises(Refusal):
        deck_of("acolyte_cendre*4+nobody*2")


def test_plain_lists_forgive_accents_case_and_language() -> None:
    text = (
        "# Braises\n4 Acolyte de Cendre\n2x ASH ACOLYTE\n1 maitrise de la force\n\n"
        "// note\nmule cuirassee x2\n"
    )
    file = read_deck(text.encode(), "fr")
    assert file.name == "Braises"
    assert [fault.key for fault in file.faults] == []
    assert code_of(file.cards) == "maitrise_force*1+acolyte_cendre*6+mule_cuirassee*2"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_is_written_can_be_read_again(lang: str) -> None:
    deck = ready_decks()["deux_rives"].lists["duo"]
    assert sorted(read_deck(write_deck("Deux Rives", deck, lang).encode(), lang).cards) == deck
    file = read_deck(write_toml('Two "Shores"', deck).encode(), lang)
    assert (file.name, sorted(file.cards)) == ('Two "Shores"', deck)


@pytest.mark.parametrize(
    ("text", "changed"),
    [
        ("2 Titan errant\n1 Acolyte de Cendre\n2 Blocus orbital\n", ["Blocus orbital", "Titan errant"]),
        ("// edition 2\n2 Titan errant\n", []),
        ("edition = 2\n[cards]\ntitan_errant = 2\n", []),
        ("[cards]\nralliement_mondes = 2\n", ["Ralliement des mondes francs"]),
    ],
)
def test_what_has_changed_since_a_deck_was_made_is_named_card_by_card(text: str, changed: list[str]) -> None:
    file = read_deck(text.encode(), "fr")
    assert file.faults == []
    assert sorted(str(x.values["card"]) for x in changes(file.cards, file.edition, "fr")) == changed


@pytest.mark.parametrize(
    "write", [lambda deck: write_deck("Titans", deck, "en"), lambda deck: write_toml("T", deck)]
)
def test_what_is_written_names_its_edition(write: Callable[[list[int]], str]) -> None:
    file = read_deck(write(deck_of("titan_errant*2")).encode(), "en")
    assert changes(file.cards, file.edition, "en") == []


def test_a_change_is_told_in_both_languages() -> None:
    for how in {how for _, how in CHANGED.values()}:
        said = {sentence(lang, "deck-changed", card="X", how=how) for lang in ("en", "fr")}
        assert len(said) == 2


def test_every_fault_of_a_file_is_told_by_its_line() -> None:
    text = "4 Acolite de Cendre\n3 zzzzzz\nrubbish\n0 Mule cuirassée\n2 maîtrise\n"
    told = [(fault.key, fault.values["line"]) for fault in read_deck(text.encode(), "fr").faults]
    assert told == [
        ("deck-unknown", 1),
        ("deck-unknown-nothing-near", 2),
        ("deck-line", 3),
        ("deck-count", 4),
        ("deck-ambiguous", 5),
    ]


@pytest.mark.parametrize(
    "text", ["4 zzzz\n" * 5_000, "[cards]\n" + "".join(f"z{n} = 4\n" for n in range(3_000))]
)
def test_of_a_file_in_which_too_much_is_wrong_the_rest_is_not_read(text: str) -> None:
    faults = read_deck(text.encode(), "en").faults
    assert len(faults) == MOST_FAULTS + 1
    assert faults[-1].key == "deck-many-faults"
    assert faults[-1].values["line"] == int(faults[-2].values["line"]) + 1


def test_no_list_is_longer_than_decks_may_be() -> None:
    file = read_deck("\n".join(["999 ilvane"] * 3).encode(), "en")
    assert len(file.cards) == 2 * 999
    assert [(fault.key, fault.values["line"]) for fault in file.faults] == [("deck-count", 3)]
    for code in ("+".join(["ilvane*999"] * 3), "+".join(["ilvane*0"] * 3_000)):
        with pytest.raises(Refusal, match="deck-many-cards"):
            deck_of(code)
    assert len(deck_of("ilvane*999+ilvane*999")) == 2 * 999


@pytest.mark.parametrize("count", ["٤", "²", "1" * 5_000, "-1", "", "+4"])
def test_a_count_has_three_digits_of_ascii(count: str) -> None:
    with pytest.raises(Refusal, match="deck-code"):
        deck_of(f"ilvane*{count}")


def test_a_long_title_or_name_is_cut() -> None:
    file = read_deck(("# " + "x" * 9_000 + "\n4 " + "\u0315\u0300" * 9_000).encode(), "en")
    assert len(file.name) <= 80
    assert len(str(file.faults[0].values["name"])) <= 60


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"\xff\xfe\x00bad", "deck-not-text"),
        (b"a\0b", "deck-not-text"),
        (b"x" * 70000, "deck-too-large"),
        (b"\n# nothing\n", "deck-empty"),
        (b"[cards]\nbroken = = 4\n", "file-syntax"),
        (b"[cards]\nbroken = " + 9_000 * b"[", "file-deep"),
    ],
)
def test_what_is_no_deck_is_refused(data: bytes, key: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_deck(data, "en")
    assert refused.value.key == key


def test_toml_names_cards_in_either_language() -> None:
    file = read_deck(b'name = "Mine"\n[cards]\nacolyte_cendre = 4\n"Ash Acolyte" = "two"\n', "en")
    assert code_of(file.cards) == "acolyte_cendre*4"
    assert [fault.values["line"] for fault in file.faults] == [4]


@pytest.mark.parametrize(
    ("players", "options", "key"),
    [
        (5, {}, "bad-players"),
        (2, {"format": "duo"}, "format-seats"),
        (4, {"format": "flash"}, "format-seats"),
        (2, {"decks": "braises,braises,braises"}, "bad-decks-count"),
        (2, {"decks": "embers"}, "unknown-deck"),
        (2, {"decks": "acolyte_cendre*4,braises"}, "deck-illegal"),
        (2, {"gang_block": "maybe"}, "bad-option"),
        (2, {"colour": "red"}, "unknown-option"),
    ],
)
@pytest.mark.clause("G-7")
def test_setups_that_do_not_fit_are_refused(players: int, options: dict[str, str], key: str) -> None:
    with pytest.raises(Refusal) as refused:
        GAME.setup(players, options)
    assert refused.value.key == key


def test_the_format_fits_the_seats_unless_told() -> None:
    assert [GAME.setup(n, {}).options["format"] for n in (2, 3, 4)] == ["flash", "multi", "multi"]


def test_a_code_as_a_seats_deck_is_played() -> None:
    code = code_of(ready_decks()["braises"].lists["flash"])
    clash = GAME.new(GAME.setup(2, {"decks": f"{code},generated"}), 3)
    cards = sorted(clash.what[handle] for handle in range(5, 55))
    assert cards == ready_decks()["braises"].lists["flash"]
    assert sum(1 for handle in range(55, 105) if CARDS[clash.what[handle]].kind == ENERGY) >= 15
