"""Cercle de Cendre: actions and instants."""

from __future__ import annotations

from baston.games.galacticlash.cards.card import CENDRE, Cost
from baston.games.galacticlash.constants import CREATURE
from baston.games.galacticlash.effects.affecting import damage, enter_play
from baston.games.galacticlash.effects.shared_steps import (
    boosts,
    choose_player,
    chosen_seat,
    costs_you,
    counters,
    deals,
    draws,
)
from baston.games.galacticlash.queries.choices import (
    ANY_TYPE,
    UNITS,
    launched_cards,
    my_ready_energies,
    pit_cards,
    rival_players,
    sacrificeable,
    units,
)
from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.verbs.cards import draw
from baston.games.galacticlash.verbs.engaging import engage
from baston.games.galacticlash.verbs.life import lose_life
from baston.kernel.effect import any_number, asks, must
from baston.kernel.frame import Frame

brasier_interieur = CENDRE.action(
    "brasier_interieur",
    "Inner Blaze",
    Cost(dark=2, force_mastery=1),
    "Deal 4 wounds to a creature or hero.",
)
brasier_interieur.then(deals(4, must(units())))

pacte_cendres = CENDRE.action(
    "pacte_cendres",
    "Pact of Ashes",
    Cost(dark=1, force_mastery=1),
    (
        "The cost of this card includes the sacrifice of one of your creatures. Choose an opponent. Draw two "
        "cards; that opponent loses 2 life."
    ),
    gist="Sacrifice a creature to draw two cards",
    sacrifice=sacrificeable(),
)


@pacte_cendres.then
@asks(must(rival_players))
def pacte_cendres_is_kept(clash: Clash, me: Frame) -> None:
    draw(clash, me.player, 2)
    lose_life(clash, me.seat, 2)


nuit_masques = CENDRE.action(
    "nuit_masques",
    "Night of Masks",
    Cost(dark=4, force_mastery=2),
    "Deal 3 wounds to each creature and each hero.",
    gist="Deal 3 wounds to each unit",
)


@nuit_masques.then
@asks()
def nuit_masques_falls(clash: Clash, me: Frame) -> None:
    for unit in clash.units[:]:
        damage(clash, unit, 3)


etau_mental = CENDRE.instant(
    "etau_mental",
    "Mind Vice",
    Cost(dark=1, force_mastery=1),
    "A creature or hero gets −2/−2 until end of turn.",
    gist="A unit gets −2/−2 this turn",
)
etau_mental.then(boosts(-2, -2))

echo_neant = CENDRE.instant(
    "echo_neant",
    "Echo of the Void",
    Cost(dark=1, force_mastery=2),
    "Counter a creature or hero card as it is launched.",
    gist="Counter a creature or hero card",
)
echo_neant.then(counters(must(launched_cards(UNITS))))

flamme_vorace = CENDRE.action(
    "flamme_vorace",
    "Ravenous Flame",
    Cost(dark=2, force_mastery=1),
    (
        "Choose an opponent and engage any number of your ready energy cards; that opponent loses 1 life "
        "for each of them. Recycle ([instant] discard this card from your hand and pay 1 dark Force: draw"
        " a card)."
    ),
    gist="An opponent loses 1 for each energy",
)


@flamme_vorace.then
@asks(must(rival_players))
def flamme_vorace_is_lit(clash: Clash, me: Frame) -> None:
    choose_player(me, me.seat)


@flamme_vorace.then
@asks(any_number(my_ready_energies), prompt="feed")
def flamme_vorace_devours(clash: Clash, me: Frame) -> None:
    for energy in me.picks:
        engage(clash, energy)
    lose_life(clash, chosen_seat(me), len(me.picks))


flamme_vorace.recycles(Cost(dark=1))(draws(1))

appel_fosses = CENDRE.action(
    "appel_fosses",
    "Call of the Pits",
    Cost(dark=3, force_mastery=1),
    (
        "Put into play under your control a creature card of total cost 5 or less from your pit. Recycle "
        "([instant] discard this card from your hand and pay 1 dark Force: draw a card)."
    ),
    gist="Put 5 or less from your pit in play",
)


@appel_fosses.then
@asks(must(pit_cards((CREATURE,), cost_at_most=5)))
def appel_fosses_raises(clash: Clash, me: Frame) -> None:
    if me.pick > 0:
        enter_play(clash, me.pick, me.player)


appel_fosses.recycles(Cost(dark=1))(draws(1))

trait_braise = CENDRE.instant(
    "trait_braise",
    "Ember Dart",
    Cost(dark=1),
    "Deal 2 wounds to a creature or hero.",
)
trait_braise.then(deals(2, must(units())))

prix_sang = CENDRE.instant(
    "prix_sang",
    "Blood Price",
    Cost(dark=1, force_mastery=1),
    "Counter a card of any type as it is launched. You lose 3 life.",
    gist="Counter any card; you lose 3 life",
)
prix_sang.then(counters(must(launched_cards(ANY_TYPE)))).then(costs_you(3))

main_dessechee = CENDRE.instant(
    "main_dessechee",
    "Withering Hand",
    Cost(dark=2, force_mastery=1),
    "A creature or hero gets −4/−4 until end of turn.",
    gist="A unit gets −4/−4 this turn",
)
main_dessechee.then(boosts(-4, -4))
