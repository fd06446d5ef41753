"""What statistics count of a game: launches, uses, energies laid, answers and counters."""

from __future__ import annotations

from baston.games.galacticlash import GAME
from baston.games.galacticlash.factions.cercle_cendre.events import brasier_interieur
from baston.games.galacticlash.factions.directoire_airain.units import professeur_pagano
from baston.games.galacticlash.factions.ligue_lisieres.units import canonniere_rapiecee
from baston.games.galacticlash.factions.neutral import mastodonte_mines, transmission_codee
from baston.games.galacticlash.factions.ordre_aurore.events import volonte_inflexible
from baston.games.galacticlash.factions.ordre_aurore.units import arbitre_lueurs
from tests.galacticlash.scenario import KINDS, Play, scenario


def counted(game: Play) -> list[tuple[str, int, str, bool]]:
    """What was done, by which seat, with which card, and whether it was an answer; draws left out."""
    told = [(GAME.research.happening(note), note.player) for note in game.clash.notes or []]
    return [
        (each.what, seat, each.card, each.answers) for each, seat in told if each.what not in ("", "draw")
    ]


def test_what_joins_a_chain_answers_and_what_starts_one_does_not() -> None:
    game = scenario(
        hand=[transmission_codee, volonte_inflexible, brasier_interieur],
        rival_hand=[volonte_inflexible],
        rival_energies="lf",
        theirs=[canonniere_rapiecee],
    )
    game.launch(transmission_codee)
    game.launch(volonte_inflexible)
    game.launch(volonte_inflexible, volonte_inflexible).settle()
    game.launch(brasier_interieur, canonniere_rapiecee).settle()
    assert counted(game) == [
        ("play", 0, "transmission_codee", False),
        ("play", 1, "volonte_inflexible", True),
        ("play", 0, "volonte_inflexible", True),
        ("counter", 1, "volonte_inflexible", False),
        ("play", 0, "brasier_interieur", False),
    ]


def test_capacities_are_used_answer_and_are_countered() -> None:
    game = scenario(
        mine=[professeur_pagano],
        pit=[mastodonte_mines],
        energies="ddttt",
        theirs=[arbitre_lueurs],
        rival_energies="f",
    )
    game.use(professeur_pagano)
    game.use(arbitre_lueurs).settle()
    assert counted(game) == [
        ("use", 0, "professeur_pagano", False),
        ("use", 1, "arbitre_lueurs", True),
        ("counter", 0, "professeur_pagano", False),
    ]


def test_an_energy_is_laid_not_launched() -> None:
    game = scenario(hand=[KINDS["d"]], step="energies")
    game.answer(game.decision.options[-1])
    assert counted(game)[0] == ("lay", 0, "force_obscure", False)
