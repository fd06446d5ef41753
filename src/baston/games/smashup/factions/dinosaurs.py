"""Dinosaurs: their twenty cards and two bases."""

from __future__ import annotations

from baston.games.smashup.cards.card import TO_BASE, TO_MINION, Faction
from baston.games.smashup.constants import (
    DESTROYED,
    DISCARD,
    L_BREAKPOINT,
    L_UNDER_DECK,
    LOWER,
    SHIELD,
)
from baston.games.smashup.effects.affecting import boost, destroy
from baston.games.smashup.effects.playing import to_raise
from baston.games.smashup.effects.protecting import (
    being_affected,
    discard_others_actions_here,
    is_affecting,
    save_instead,
)
from baston.games.smashup.effects.revealed import carried_cards, carry_cards
from baston.games.smashup.queries.choices import bases_with_my_minion, minions
from baston.games.smashup.queries.power import power
from baston.games.smashup.queries.seats import is_turn_of_another
from baston.games.smashup.queries.where import (
    all_minions,
    happened_here,
    is_action,
    is_minion,
    minions_of,
    minions_of_at,
)
from baston.games.smashup.state.table import Table
from baston.games.smashup.verbs.lasting import add_modifier
from baston.games.smashup.verbs.piles import put_under_deck
from baston.kernel.effect import again, asks, must
from baston.kernel.frame import Frame
from baston.kernel.log import note
from baston.kernel.modifier import END_OF_TURN

dinosaurs = Faction("dinosaurs", "Dinosaurs", box="core")

king_rex = dinosaurs.minion("King Rex", power=7)

laseratops = dinosaurs.minion(
    "Laseratops", power=4, copies=2, text="Destroy a minion here of power 2 or less."
)


@laseratops.then
@asks(must(minions(here=True, power_at_most=2)))
def laseratops_destroys(table: Table, me: Frame) -> None:
    destroy(table, me.pick)


armor_stego = dinosaurs.minion(
    "Armor Stego",
    power=3,
    copies=3,
    text="This minion has +2 power during the turns of other players.",
    gist="+2 power during other players' turns",
)


def two_in_other_turns(table: Table, stego: int) -> int:
    return 2 if is_turn_of_another(table, table.control[stego]) else 0


armor_stego.own_bonus = two_in_other_turns

war_raptor = dinosaurs.minion(
    "War Raptor",
    power=2,
    copies=4,
    text=("This minion has +1 power for each War Raptor here, itself included, whoever controls it."),
    gist="+1 power for each War Raptor here",
)


def one_for_each_raptor_here(table: Table, raptor: int) -> int:
    return sum(1 for m in table.minions_at[table.place[raptor]] if table.what[m] == table.what[raptor])


war_raptor.own_bonus = one_for_each_raptor_here

augmentation = dinosaurs.action(
    "Augmentation",
    copies=2,
    text="Choose a minion: it has +4 power until the end of your turn.",
    gist="A minion has +4 power this turn",
)


@augmentation.then
@asks(must(to_raise(minions())))
def augmentation_strengthens(table: Table, me: Frame) -> None:
    boost(table, [me.pick], 4)


augmentation.raises = all_minions


howl = dinosaurs.action(
    "Howl",
    copies=2,
    text="Each minion that you have in play now has +1 power until the end of your turn.",
    gist="Your minions have +1 power this turn",
)


@howl.then
@asks()
def howl_strengthens_all(table: Table, me: Frame) -> None:
    boost(table, minions_of(table, me.player), 1)


howl.raises = minions_of


natural_selection = dinosaurs.action(
    "Natural Selection",
    text="Choose one of your minions and a weaker minion on its base: destroy the weaker one.",
    gist="Your minion destroys a weaker one there",
)


def weaker_than_the_chosen(table: Table, me: Frame) -> list[int]:
    chosen = me.picks[0]
    return [m for m in table.minions_at[table.place[chosen]] if power(table, m) < power(table, chosen)]


@natural_selection.then
@asks(must(minions(mine=True)), must(weaker_than_the_chosen), prompt="destroy")
def the_weaker_dies(table: Table, me: Frame) -> None:
    destroy(table, me.picks[1])


rampage = dinosaurs.action(
    "Rampage",
    text=(
        "Choose a base and one of your minions there: until the end of the turn, the base's breakpoint "
        "is lower by the power that the minion has now."
    ),
    gist="Lower a breakpoint by a minion's power",
)

rampage.only_for_breakpoints = True


def my_minions_on_the_chosen_base(table: Table, me: Frame) -> list[int]:
    return minions_of_at(table, me.picks[0], me.player)


@rampage.then
@asks(must(bases_with_my_minion), must(my_minions_on_the_chosen_base), prompt="lower")
def rampage_lowers_the_breakpoint(table: Table, me: Frame) -> None:
    """By the power of this moment, whatever becomes of the minion (SU-172)."""
    place, minion = me.picks
    amount = power(table, minion)
    add_modifier(table, LOWER, amount, table.base_at[place], END_OF_TURN, me.card)
    note(table, L_BREAKPOINT, me.player, 0, place, amount)


survival_of_the_fittest = dinosaurs.action(
    "Survival of the Fittest",
    text=(
        "On each base whose minions are not all equally strong, destroy one of the weakest; you choose which."
    ),
    gist="Destroy a weakest minion on each base",
)


def weakest_on_the_next_base(table: Table, me: Frame) -> list[int]:
    """Base by base, where powers differ and none has been chosen yet."""
    done = [table.place[m] for m in carried_cards(me)]
    for place in table.places:
        here = table.minions_at[place]
        powers = [power(table, m) for m in here]
        if place not in done and len(set(powers)) > 1:
            return [m for m in here if power(table, m) == min(powers)]
    return []


@survival_of_the_fittest.then
@asks(must(weakest_on_the_next_base))
def a_weakest_is_chosen(table: Table, me: Frame) -> None:
    carry_cards(me, [*carried_cards(me), me.pick])
    again(me)


@survival_of_the_fittest.then
@asks()
def the_weakest_die(table: Table, me: Frame) -> None:
    """All together (SU-135)."""
    destroy(table, *carried_cards(me))


tooth_and_claw_and_guns = dinosaurs.action(
    "Tooth and Claw... and Guns",
    attach=TO_MINION,
    text=(
        "Attach this card to a minion. The first time the ability of a card or a base, even your own, "
        "would affect that minion, destroy this card instead: the ability does not affect the minion."
    ),
    gist="Saves a minion from one ability",
)


def bearer_would_be_affected(table: Table, source: int, affecting: Frame, victim: int) -> bool:
    return victim == table.bearer[source] and is_affecting(table, affecting)


@tooth_and_claw_and_guns.replaces(bearer_would_be_affected, does="is destroyed and saves {it}")
@asks()
def tooth_and_claw_stops_it(table: Table, me: Frame) -> None:
    save_instead(table, me, [me.subject])
    destroy(table, me.card)


tooth_and_claw_and_guns_bgb = dinosaurs.action(
    "Tooth and Claw... and Guns",
    attach=TO_MINION,
    instead_of="tooth_and_claw_and_guns",
    text=(
        "Attach this card to a minion. The first time the ability of another player's card would affect "
        "that minion, destroy this card instead: that ability does not affect the minion until the end of "
        "the turn."
    ),
    gist="Saves a minion from another's card",
)


def bearer_would_be_affected_by_another(table: Table, source: int, affecting: Frame, victim: int) -> bool:
    """A base's ability is no player's."""
    return (
        bearer_would_be_affected(table, source, affecting, victim)
        and affecting.card >= table.first_card
        and affecting.player != table.control[source]
    )


@tooth_and_claw_and_guns_bgb.replaces(bearer_would_be_affected_by_another, does="is destroyed and saves {it}")
@asks()
def tooth_and_claw_stops_it_this_turn(table: Table, me: Frame) -> None:
    add_modifier(table, SHIELD, 0, me.subject, END_OF_TURN, being_affected(table, me).card)
    save_instead(table, me, [me.subject])
    destroy(table, me.card)


upgrade = dinosaurs.action(
    "Upgrade",
    attach=TO_MINION,
    text="Attach this card to a minion, which has +2 power.",
    gist="Attach to a minion: +2 power",
)
upgrade.bearer_bonus = 2

wildlife_preserve = dinosaurs.action(
    "Wildlife Preserve",
    attach=TO_BASE,
    text=(
        "Attach this card to a base and discard the actions that other players have attached to your "
        "minions there. Other players' actions cannot affect your minions there."
    ),
    gist="Others' actions spare your minions there",
)


def anothers_action_reaches_in(table: Table, source: int, affecting: Frame, victim: int) -> bool:
    return (
        table.place[victim] == table.place[source]
        and table.control[victim] == table.control[source]
        and is_minion(table, victim)
        and is_affecting(table, affecting)
        and is_action(table, affecting.card)
        and affecting.player != table.control[source]
    )


wildlife_preserve.guard = anothers_action_reaches_in
wildlife_preserve(discard_others_actions_here)

jungle_oasis = dinosaurs.base("Jungle Oasis", breakpoint=12, vp=(2, 0, 0))

tar_pits = dinosaurs.base(
    "Tar Pits",
    breakpoint=16,
    vp=(4, 3, 2),
    text="After a minion here is destroyed, place it under its owner's deck.",
    gist="Destroyed minions go under their deck",
)


@tar_pits.after(DESTROYED, when=happened_here, to_owner=True, does="places {it} under its owner's deck")
@asks()
def tar_pits_swallow(table: Table, me: Frame) -> None:
    """Unless something else has taken it out of the discard pile meanwhile."""
    if table.place[me.subject] == DISCARD:
        put_under_deck(table, me.subject)
        note(table, L_UNDER_DECK, me.player, me.subject)
