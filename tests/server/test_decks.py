"""Decks over HTTP: checked by the rules, read from text, shared by link."""

from __future__ import annotations

import pytest

from baston.kernel.text import a_dict, a_list
from tests.server.conftest import NewBrowser
from tests.server.wire import BOTH, Browser

DECKS = "/api/games/galacticlash/decks"
READY = "premiere_lumiere"


def ready(browser: Browser, format: str = "flash") -> dict[str, int]:
    """The cards of a ready deck."""
    decks = browser.get(DECKS).json()["decks"]
    return dict(next(deck for deck in decks if deck["id"] == READY)["lists"][format])


@pytest.mark.clause("G-7")
def test_formats_are_told_with_their_limits(browser: Browser) -> None:
    formats = {one["name"]: one for one in browser.get(DECKS).json()["formats"]}
    assert list(formats) == ["flash", "standard", "multi", "duo"]
    assert (formats["flash"]["size"], formats["standard"]["size"]) == (50, 60)


@pytest.mark.clause("G-8", "G-9", "G-10")
def test_all_faults_of_a_deck_are_told_at_once_in_both_languages(browser: Browser) -> None:
    cards = {"force_lumineuse": 10, "ilvane": 3}
    report = browser.post(f"{DECKS}/check", {"format": "flash", "cards": cards}).json()
    assert [fault["clause"] for fault in report["faults"]] == ["G-8", "G-9", "G-10"]
    assert "Ilvane, First Light" in report["faults"][2]["en"]
    assert "Ilvane, Première Lumière" in report["faults"][2]["fr"]


def test_a_deck_of_an_earlier_edition_is_told_what_has_changed_card_by_card(browser: Browser) -> None:
    cards = {"titan_errant": 1, "contrat_rompu": 4, "fanatique_masque": 4}
    wish = {"format": "flash", "cards": cards}
    first = browser.post(f"{DECKS}/check", wish | {"edition": 1}).json()["changes"]
    assert [change["en"].partition(" has changed since the first edition")[0] for change in first] == [
        "Wandering Titan",
        "Broken Contract",
    ]
    assert first[0]["fr"].startswith("Titan errant a changé depuis la première édition")
    today = browser.get(DECKS).json()["edition"]
    assert browser.post(f"{DECKS}/check", wish | {"edition": today}).json()["changes"] == []
    assert browser.post(f"{DECKS}/check", wish).json()["changes"] == []


@pytest.mark.parametrize(
    ("text", "edition"),
    [
        ("1 Wandering Titan", 1),
        ("// edition 2\n1 Wandering Titan", 2),
        ("edition = 2\n[cards]\ntitan_errant = 1", 2),
    ],
)
def test_a_text_says_for_which_edition_it_was_made(browser: Browser, text: str, edition: int) -> None:
    assert browser.post(f"{DECKS}/read", {"text": text}).json()["edition"] == edition


@pytest.mark.clause("G-10", "G-11")
def test_a_surplus_of_a_card_alone_comes_with_its_mending(browser: Browser) -> None:
    cards = {"force_lumineuse": 30, "ilvane": 3, "fanatique_masque": 6}
    for changed in (cards, cards | {"ilvane": 2}):
        report = browser.post(f"{DECKS}/check", {"format": "flash", "cards": changed}).json()
        mends = {fault["clause"]: fault["mend"] for fault in report["faults"] if fault["mend"]}
        surplus = [fault["mend"] for fault in report["faults"] if fault["clause"] == "G-10"]
        assert list(mends) == ["G-10"]
        assert {"fanatique_masque": 4} in surplus
        assert ({"ilvane": 2} in surplus) == (changed["ilvane"] == 3)
    mended = browser.post(
        f"{DECKS}/check", {"format": "flash", "cards": cards | {"ilvane": 2, "fanatique_masque": 4}}
    )
    assert [fault["clause"] for fault in mended.json()["faults"]] == ["G-8"]


def test_a_deck_is_legal_or_not_by_its_format(browser: Browser) -> None:
    cards = ready(browser)
    assert browser.post(f"{DECKS}/check", {"format": "flash", "cards": cards}).json()["faults"] == []
    in_standard = browser.post(f"{DECKS}/check", {"format": "standard", "cards": cards}).json()
    assert [fault["code"] for fault in in_standard["faults"]] == ["deck-size", "deck-energies"]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"format": "flash", "cards": {"excalibur": 4}}, "deck-code"),
        ({"format": "blitz", "cards": {}}, "bad-option"),
        ({"format": "flash", "cards": {"ilvane": -1}}, "deck-code"),
        ({"format": "flash", "cards": {"ilvane": "two"}}, "bad-request"),
        ({"format": "flash", "cards": {"ilvane": 1000}}, "deck-code"),
    ],
)
def test_what_no_deck_can_be_is_refused(browser: Browser, wish: dict[str, object], code: str) -> None:
    response = browser.post(f"{DECKS}/check", wish)
    assert (response.status_code, response.json()["code"]) == (400, code)


def test_pasted_text_keeps_what_is_understood_and_names_each_line_that_is_not(browser: Browser) -> None:
    text = "# Essai\n4 fanatique masque\nexcalibur\n2 Excalibur\n10 Dark Side Force\n"
    read = browser.post(f"{DECKS}/read", {"text": text}).json()
    assert read["name"] == "Essai"
    assert read["cards"] == {"fanatique_masque": 4, "force_obscure": 10}
    assert [(fault["line"], fault["code"][:9]) for fault in read["faults"]] == [
        (3, "deck-line"),
        (4, "deck-unkn"),
    ]


@pytest.mark.parametrize(
    ("text", "code"), [("", "deck-empty"), ("4 x\n" * 20_000, "deck-too-large"), ("\0", "deck-not-text")]
)
def test_text_that_is_no_deck_is_refused(browser: Browser, text: str, code: str) -> None:
    assert browser.post(f"{DECKS}/read", {"text": text}).json()["code"] == code


def test_a_shared_deck_is_there_for_others_and_always_has_the_same_link(
    browser: Browser, new_browser: NewBrowser
) -> None:
    wish = {"name": "Essai", "format": "flash", "cards": {"ilvane": 3, "force_lumineuse": 12}}
    made = browser.post(DECKS, wish).json()
    other = new_browser()
    assert other.get(f"/api/decks/{made['id']}").json() == made
    assert made["cards"] == wish["cards"]
    assert other.post(DECKS, wish).json()["id"] == made["id"]
    assert other.post(DECKS, wish | {"name": "Autre"}).json()["id"] != made["id"]


def test_a_deck_that_is_gone_is_said_to_be(browser: Browser) -> None:
    for id in ("nothing-here", "%00"):
        response = browser.get(f"/api/decks/{id}")
        assert (response.status_code, response.json()["code"]) == (404, "deck-gone")


def test_nothing_cannot_be_shared_nor_decks_of_another_game(browser: Browser) -> None:
    assert browser.post(DECKS, {"name": "", "format": "flash", "cards": {}}).json()["code"] == "deck-empty"
    response = browser.get("/api/games/nim/decks")
    assert (response.status_code, response.json()["code"]) == (404, "no-decks")


@pytest.mark.clause("G-8")
def test_a_checked_deck_is_played_by_its_code(browser: Browser) -> None:
    report = browser.post(f"{DECKS}/check", {"format": "flash", "cards": ready(browser)}).json()
    made = browser.make("galacticlash", BOTH, options={"decks": f"{report['code']},random"})
    table = browser.get(f"/api/tables/{made['id']}").json()
    assert a_dict(table["options"])["decks"] == f"{report['code']},random"
    assert len(a_list(table["seats"])) == 2
