"""The log in sentences: what caused it, whom it speaks to, and what agrees with champions."""

from __future__ import annotations

import pytest

from baston.games.superfantasybrawl import GAME
from baston.games.superfantasybrawl.cards.card import CHAMPIONS, Champion
from baston.games.superfantasybrawl.champions.dugrun import dugrun, mighty_blow, onwards
from baston.games.superfantasybrawl.champions.gwaien import gwaien
from baston.games.superfantasybrawl.champions.izabella import fully_prepared, izabella
from baston.games.superfantasybrawl.champions.kolel import kolel
from baston.games.superfantasybrawl.champions.loralei import loralei
from baston.games.superfantasybrawl.champions.mariusz import mariusz
from baston.games.superfantasybrawl.constants import L_VP
from baston.kernel.event import EVERYBODY, Note
from baston.locales import attribute
from tests.superfantasybrawl.scenario import Play, scenario


def told(game: Play, lang: str = "en", you: int | None = None) -> list[str]:
    return GAME.presentation.sentences(game.arena, game.arena.notes or [], None, lang, you)


def test_damage_and_displacement_name_the_card() -> None:
    game = scenario({dugrun: "e5"}, {gwaien: "f5"}, hand=[mighty_blow])
    game.play(mighty_blow, on=gwaien)
    assert [line for line in told(game) if line.startswith("Gwaien")] == [
        "Gwaien takes 1 damage (Mighty Blow).",
        "Gwaien is Pushed to g4 (Mighty Blow).",
        "Gwaien is Pushed to h4 (Mighty Blow).",
    ]


def test_what_a_trap_does_names_the_trap() -> None:
    game = scenario({dugrun: "c4"}, {kolel: "i4"}, hand=[onwards], traps={"c5": "damage2"})
    game.standard("any", dugrun, to="c5", core="blue")
    assert "Dugrun springs a trap: 2 damage." in told(game)
    assert "Dugrun takes 2 damage (trap)." in told(game)


def test_a_levelled_champion_is_the_cause_of_what_its_side_gives() -> None:
    game = scenario({izabella: "e5"}, {gwaien: "f5"}, hand=[fully_prepared], levelled=[izabella], begin_at=1)
    game.choose(fully_prepared)
    assert "Player 1 Plans a card (Izabella)." in told(game)


@pytest.mark.parametrize(
    ("champion", "said"),
    [(loralei, "Loralei est Étourdie (piège)."), (mariusz, "Mariusz est Étourdi (piège).")],
)
def test_french_agrees_with_the_champion(champion: Champion, said: str) -> None:
    game = scenario({champion: "c4"}, {kolel: "i4"}, hand=champion.cards[:1], traps={"c5": "stun"})
    game.standard("any", champion, to="c5", core="blue")
    assert said in told(game, "fr")


def test_every_champion_has_a_gender() -> None:
    genders = {champion.title: attribute("fr", f"card-{champion.id}", "gender") for champion in CHAMPIONS[1:]}
    assert {name for name, gender in genders.items() if gender not in ("f", "m")} == set()
    assert {*genders.values()} == {"f", "m"}
    listed = [entry["gender_fr"] for entry in GAME.texts.catalog() if entry["kind"] == "champion"]
    assert listed == [*genders.values()]


def test_a_team_gains_points_together_whoever_of_it_reads() -> None:
    four = GAME.new(GAME.setup(4, {}), 1)
    gain = [Note(L_VP, 0, 0, 0, 2, EVERYBODY)]
    said = [GAME.presentation.sentences(four, gain, you, "en", you)[0] for you in (None, 0, 1, 2)]
    assert said == [
        "Player 1 and Player 3 gain 2 VP.",
        "You and Player 3 gain 2 VP.",
        "Player 1 and Player 3 gain 2 VP.",
        "You and Player 1 gain 2 VP.",
    ]
    assert GAME.presentation.sentences(four, gain, 2, "fr", 2) == ["Toi et Joueur 1 gagnez 2 PV."]


def test_a_sentence_speaks_to_the_seat_that_is_you() -> None:
    game = scenario({dugrun: "e5"}, {gwaien: "f5"}, hand=[mighty_blow])
    game.play(mighty_blow, on=gwaien)
    assert told(game, you=0)[:2] == ["You play Mighty Blow with Dugrun.", "You exhaust your blue Core."]
    assert told(game, "fr", you=0)[0] == "Tu joues Coup puissant avec Dugrun."
    assert told(game, you=1)[0] == "Player 1 plays Mighty Blow with Dugrun."
