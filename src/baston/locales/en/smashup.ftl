# Smash Up: options, questions and the log. Card names and texts stand in the code of the cards.

seat = Player { $seat }
pronoun-you = You
thing-in-play = { $name } ({ $player }, { $base })
thing-numbered = { $name } no. { $number }

## Options

pass = Pass
pass-turn = End the play phase
pass-an-extra-play = Do not play it now
pass-window = Pass
play = Play { $card }
play-at = { $card } → { $target }
play-from-discard = from the discard pile
use = Use { $card }
use-talent = Talent: { $card }
use-granted = Talent: { $card }, from { $action }
extra-empty = [extra, where you have no minion]
extra-here = [extra, on { $base }]
extra-power = [extra, power { $power } or less]
extra-raising = [extra, it has to increase the power of a minion of yours]
extra-other = [extra, not a { $card }]
trigger = { $card }: { $effect }
trigger-may-be-ignored = { $effect }, unless ignored
choice-obey-the-base-1 = Let the base do it
choice-obey-the-base-2 = Ignore the base

## Questions

prompt = Choose.
prompt-card = { $card }: { $text }
prompt-triggers = Several abilities are due. Which one is next?
prompt-draft = Choose a faction.
prompt-turn-play = Play a card or use an ability, or end the play phase.
prompt-turn-score = Several bases are ready. Which one scores next?
prompt-turn-discard = Your hand is over ten cards. Discard one.
prompt-an-extra-play = { $card }: you may play an extra card now.
prompt-affect = Several cards can answer. Which one is first?
prompt-window-order = { $base }: which ability in play is used next?
prompt-window-answer = { $base } is scoring. Use a card, or pass.
take-window-answer = Use { $card }
prompt-obey-the-base = { $card }: { $does }. Do you ignore the base?

## What is about to happen to cards in play, before the question who is saved

by-card = { $card } ({ $player })
would-destroy = { $by } would destroy { $whom }.
would-return = { $by } would return { $whom } to { $count ->
    [one] its owner's hand
   *[other] their owners' hands
}.
would-move = { $by } would move { $whom } to { $thing }.
would-under-deck = { $by } would place { $whom } under { $count ->
    [one] its owner's deck
   *[other] their owners' decks
}.
would-in-hand = { $by } would place { $whom } in { $count ->
    [one] its owner's hand
   *[other] their owners' hands
}.
would-power = { $by } would give { $whom } { $signed } power.
would-attach = { $by } would be attached to { $whom }.
would-control = { $by } would give { $player } control of { $whom }.
would-counters = { $by } would give { $whom } power counters ({ $signed }).
would-cancel = { $by } would make { $whom } lose { $count ->
    [one] its
   *[other] their
} abilities.
would-transfer = { $by } would transfer { $thing } to { $whom }.
would-pass-counters = { $by } would transfer power counters ({ $signed }) between { $whom }.
further-protectors = { $count ->
    [one] Another card of yours
   *[other] { $count } other cards of yours
} can answer after it.

## The log

log-list = { $most } and { $last }
log-either = { $most } or { $last }
log-cause = { $source ->
    [none] { "" }
   *[other] { " " }({ $source })
}
log-cards = { $count ->
    [one] a card
   *[other] { $count } cards
}
log-turn = Turn { $amount }: { $player }.
    .you = Turn { $amount }: yours.
log-play = { $player } plays { $card }{ log-cause }.
    .you = You play { $card }{ log-cause }.
log-play-at = { $player } plays { $card } on { $where }{ log-cause }.
    .you = You play { $card } on { $where }{ log-cause }.
log-attach = { $player } attaches { $card } to { $where }{ log-cause }.
    .you = You attach { $card } to { $where }{ log-cause }.
log-draw = { $player } draws { $card }{ log-cause }.
    .you = You draw { $card }{ log-cause }.
log-draw-unknown = { $player } draws { log-cards }{ log-cause }.
    .you = You draw { log-cards }{ log-cause }.
log-discard = { $player } discards { $card }{ log-cause }.
    .you = You discard { $card }{ log-cause }.
log-destroy = { $source ->
    [none] { $card } destroys itself.
   *[other] { $card } is destroyed{ log-cause }.
}
log-return = { $card } returns to its owner's hand{ log-cause }.
log-move = { $card } moves to { $where }{ log-cause }.
log-under-deck = { $card } goes under its owner's deck{ log-cause }.
log-in-hand = { $player } takes { $card }{ log-cause }.
    .you = You take { $card }{ log-cause }.
log-in-hand-unknown = { $player } takes { log-cards }{ log-cause }.
    .you = You take { log-cards }{ log-cause }.
log-power = { $card }: { $signed } power{ log-cause }.
log-vp = { $player } gains { $amount } VP{ log-cause }.
    .you = You gain { $amount } VP{ log-cause }.
log-score = The scoring of { $where } begins.
log-total = { $player } has { $amount } power on { $where }.
    .you = You have { $amount } power on { $where }.
log-base = { $where } comes into play.
log-reveal = { $player } reveals { $card }{ log-cause }.
    .you = You reveal { $card }{ log-cause }.
log-look = { $player } looks at { $card ->
    [none] hidden cards
   *[other] { $card }
}{ log-cause }.
    .you = You look at { $card ->
        [none] hidden cards
       *[other] { $card }
    }{ log-cause }.
log-look-unknown = { $player } looks at { log-cards }{ log-cause }.
    .you = You look at { log-cards }{ log-cause }.
log-shuffle = { $player } shuffles their deck{ log-cause }.
    .you = You shuffle your deck{ log-cause }.
log-protect = { $card } saves { $where ->
    [none] itself
   *[other] { $where }
}.
log-use = { $card } is used.
log-factions = { $player } plays { $first } and { $second }.
    .you = You play { $first } and { $second }.
log-redraw = { $player } has no minion and draws a new hand.
    .you = You have no minion and draw a new hand.
log-first = { $player } begins.
    .you = You begin.
log-limit = The last round is over.
log-over = { $player } wins with { $amount } VP.
    .you = You win with { $amount } VP.
log-exchange = { $where } takes the place of { $card }{ log-cause }.
log-bury = { $player } buries { $card } at { $where }{ log-cause }.
    .you = You bury { $card } at { $where }{ log-cause }.
log-bury-unknown = { $player } buries a card at { $where }{ log-cause }.
    .you = You bury a card at { $where }{ log-cause }.
log-on-top = { $player } puts { $card } on top of their deck{ log-cause }.
    .you = You put { $card } on top of your deck{ log-cause }.
log-on-top-unknown = { $player } puts { log-cards } on top of their deck{ log-cause }.
    .you = You put { log-cards } on top of your deck{ log-cause }.
log-name-faction = { $player } chooses { $first }{ log-cause }.
    .you = You choose { $first }{ log-cause }.
log-stopped = The base is gone: its scoring stops.
log-no-actions = { $player } may play no action next turn{ log-cause }.
    .you = You may play no action next turn{ log-cause }.
log-breakpoint = The breakpoint of { $where } falls by { $amount }{ log-cause }.
log-base-gone = No base is left to replace it.
log-control = { $player } controls { $card } now{ log-cause }.
    .you = You control { $card } now{ log-cause }.
log-counters = { $card } gets { $amount ->
    [one] a +1 counter
    [-1] a −1 counter
   *[other] power counters ({ $signed })
}{ log-cause }.
log-passed = Power counters ({ $signed }) pass from { $card } to { $where }{ log-cause }.
log-transfer = { $card } is transferred to { $where }{ log-cause }.
log-talent = { $player } uses a talent of { $card }{ $where ->
    [none] { "" }
   *[other] { " " }({ $where })
}.
    .you = You use a talent of { $card }{ $where ->
        [none] { "" }
       *[other] { " " }({ $where })
    }.
log-loses-abilities = { $card } loses its abilities{ log-cause }.
log-stands-in = { $card } takes the place of { $where }.
log-pays = { $player } pays { $amount } VP{ log-cause }.
    .you = You pay { $amount } VP{ log-cause }.
log-extra-base = { $where } comes into play beside the others{ log-cause }.
log-base-destroyed = { $where } is destroyed{ log-cause }.
log-next-base = { $where } takes the place of { $card }{ log-cause }: all that lies there stays.
log-not-replaced = No base comes in its place ({ $card }).

## What single cards ask

prompt-a-minion-goes = { $card }: where does { $picked } go?
done-destroys = { $chosen ->
    [0] Destroy none
   *[other] Destroy { $chosen }
}
done-discards = { $chosen ->
    [0] Discard none
   *[other] Discard { $chosen }
}
done-moves = { $chosen ->
    [0] Move none
   *[other] Move { $chosen }
}
done-plays = { $chosen ->
    [0] Play none
   *[other] Play { $chosen }
}
done-shuffles-in = { $chosen ->
    [0] Shuffle none in
   *[other] Shuffle { $chosen } in
}
done-takes = { $chosen ->
    [0] Take none
   *[other] Take { $chosen }
}
done-takes-back = { $chosen ->
    [0] Take back none
   *[other] Take back { $chosen }
}
take-shuffles-in = Shuffle { $card } in
take-destroys = Destroy { $card }
pass-destroys = Destroy none
prompt-destroys = { $card }: which minion do you destroy?
take-returns = Return { $card }
pass-returns = Return none
prompt-returns = { $card }: which minion do you return to its owner's hand?
take-moves = Move { $card }
pass-moves = Move none
prompt-moves = { $card }: which minion do you move?
take-takes = Take { $card }
pass-takes = Take none

prompt-broadside-sweep-2 = { $card }: whose minions on { $picked } are destroyed?
prompt-buccaneer-instead-sail = Where does { $card } go instead?
prompt-cannon-fire-2 = { $card }: which second minion is destroyed?
prompt-cannon-fire-1 = { prompt-destroys }
pass-cannon = { done-destroys }
take-cannon = { take-destroys }
prompt-collector = { prompt-returns }
pass-collector = { pass-returns }
take-collector = { take-returns }
prompt-dinghy-carry-2 = { prompt-a-minion-goes }
prompt-dinghy-carry-1 = { prompt-moves }
take-dinghy-carry-1 = { take-moves }
pass-dinghy = Move no more
prompt-disguise-put-on-2 = { $card }: which second minion returns to your hand?
pass-disguise = Return only the first
take-disguise-put-on = { take-returns }
prompt-disguise-bring = { $card }: which minion of your hand do you play there?
prompt-first-mate-after-scoring = Do you save { $card }? Choose the base where it goes.
pass-first-mate-after-scoring = Do not save it
take-first-mate-after-scoring = Move it to { $card }
prompt-full-sail-carry-2 = { prompt-a-minion-goes }
prompt-full-sail-carry-1 = { prompt-moves }
take-full-sail-carry-1 = { take-moves }
pass-full-sail = Move no more
prompt-gnome = { prompt-destroys }
pass-gnome = { pass-destroys }
take-gnome = { take-destroys }
take-grave-digger = { take-takes }
pass-grave-digger = { pass-takes }
prompt-grave-digger = { $card }: which minion of your discard pile do you take into your hand?
prompt-hoverbot-play = { $card }: do you play the minion revealed?
pass-hoverbot = Leave it on top
prompt-infiltrate-destroy = { $card }: which other action on the base is destroyed?
prompt-infiltrate-decide = { $card }: do you ignore what the base does all the time?
choice-infiltrate-1 = Let the base do to your minions what it does all the time
choice-infiltrate-2 = Ignore it for your minions
prompt-infiltrate-bgb-destroy = { prompt-infiltrate-destroy }
prompt-infiltrate-bgb-decide = { prompt-infiltrate-decide }
choice-infiltrate-bgb-1 = { choice-infiltrate-1 }
choice-infiltrate-bgb-2 = { choice-infiltrate-2 }
prompt-invasion-move-2 = { prompt-a-minion-goes }
pass-lend-a-hand = { done-shuffles-in }
take-lend-a-hand = { take-shuffles-in }
prompt-lend-a-hand = { $card }: which cards of your discard pile go into your deck?
pass-mall-crawl = { done-discards }
take-mall-crawl = Discard { $card }
prompt-mall-crawl = { $card }: which cards of one name go from your deck into your discard pile?
prompt-mass-enchantment-play = { $card }: which of the actions revealed do you play?
prompt-microbot-reclaimer-shuffle = { $card }: which Microbots go from your discard pile into your deck?
pass-microbot-reclaimer = { done-shuffles-in }
take-microbot-reclaimer-shuffle = { take-shuffles-in }
take-mushroom-kingdom-turn-starts = { take-moves }
pass-mushroom-kingdom-turn-starts = { pass-moves }
prompt-mushroom-kingdom-turn-starts = { prompt-moves }
prompt-natural-selection-destroy-2 = { $card }: which minion, weaker than { $picked }, is destroyed?
prompt-neophyte-take-or-play = { $card }: what do you do with { $shown }?
choice-neophyte-1 = Take it into your hand
choice-neophyte-2 = Play it now
pass-neophyte = Leave it on top
prompt-neophyte-play = { $card }: how do you play the action revealed?
prompt-ninja-acolyte-play-phase-bring = { $card }: which minion of your hand do you play in its place?
take-ninja-dojo-after-scoring = { take-destroys }
pass-ninja-dojo-after-scoring = { pass-destroys }
prompt-ninja-dojo-after-scoring = { prompt-destroys }
take-ninja-master = { take-destroys }
pass-ninja-master = { pass-destroys }
prompt-ninja-master = { prompt-destroys }
pass-not-enough-bullets = { done-takes }
take-not-enough-bullets = { take-takes }
prompt-not-enough-bullets = { $card }: which minions of one name do you take from your discard pile?
prompt-pay-the-piper-played = { $card }: which card of your hand do you discard?
take-pirate-king-before-scoring = Move { $card } there
pass-pirate-king-before-scoring = Leave it where it is
prompt-poison = { $card }: which other actions on the minion are destroyed?
pass-poison = { done-destroys }
take-poison = { take-destroys }
prompt-portal-bring = { $card }: which minions do you take into your hand?
pass-portal = { done-takes }
take-portal-bring = { take-takes }
prompt-portal-on-top = { $card }: put the others back one after another. The last one lies on top.
prompt-probe-take = { $card }: which minion is discarded?
prompt-rampage-lower-2 = { $card }: the power of which minion on { $picked }?
take-saucy-wench = { take-destroys }
pass-saucy-wench = { pass-destroys }
prompt-saucy-wench = { prompt-destroys }
prompt-school-of-wizardry-after-scoring-pick = { $card }: which base comes next?
prompt-school-of-wizardry-after-scoring-put-back = { $card }: put the others back one after another. The last one lies on top.
take-scout-after-scoring = Save { $card }
pass-scout-after-scoring = Do not save it
prompt-scry-take = { $card }: which action do you take into your hand?
prompt-sea-dogs-chase-2 = { $card }: from which base do they move?
prompt-sea-dogs-chase-3 = { $card }: to which base do they move?
prompt-shanghai-press-2 = { prompt-a-minion-goes }
take-supreme-overlord = { take-returns }
pass-supreme-overlord = { pass-returns }
prompt-supreme-overlord = { prompt-returns }
prompt-tenacious-z-play-phase = { $card }: on which base do you play it?
prompt-terraforming-exchange = { $card }: which base comes into play?
prompt-terraforming-exchange-2 = { $card }: which base does { $picked } replace?
take-terraforming-exchange-2 = { $card }{ $actions ->
    [none] { "" }
   *[other] : { $actions } discarded
}
take-the-great-library-after-scoring = Draw a card
pass-the-great-library-after-scoring = Draw none
prompt-the-grey-opal-after-scoring-save-2 = { prompt-a-minion-goes }
take-the-grey-opal-after-scoring-save-1 = Save { $card }
prompt-the-grey-opal-after-scoring-save-1 = { $card }: which of your minions do you save?
pass-the-grey-opal-after-scoring = Save none
take-the-mothership-after-scoring = { take-returns }
pass-the-mothership-after-scoring = { pass-returns }
prompt-the-mothership-after-scoring = { prompt-returns }
take-tiger-assassin = { take-destroys }
pass-tiger-assassin = { pass-destroys }
prompt-tiger-assassin = { prompt-destroys }
take-tortuga-replaced = { take-moves }
pass-tortuga-replaced = { pass-moves }
prompt-tortuga-replaced = { prompt-moves }
take-walker = Discard { $card }
pass-walker = Leave it on top
prompt-way-of-deception-move-2 = { prompt-a-minion-goes }
prompt-zombie-lord-raise = { $card }: on which base, where you had no minion, do you play one?
prompt-zombie-lord-raise-2 = { $card }: which minion do you play on { $picked }?
take-zombie-lord-raise-1 = Play on { $card }
pass-zombie-lord = Play no more

## Signs of the table in a terminal

legend-smashup-reached = the power on a base, and its breakpoint
legend-smashup-bar = the power on a base on its way to the breakpoint, player by player
legend-smashup-pays = VP for who is first, second and third there
legend-smashup-power = the power of this player there
legend-smashup-coded = where names have no room: a minion by its code, with its power; ?a1 tells which
legend-smashup-action = an action, in place of a minion's power
legend-smashup-raised = power above the printed one
legend-smashup-lowered = power below the printed one
legend-smashup-counters = power counters
legend-smashup-talent = a talent: not used this turn, used
legend-smashup-lost = abilities lost
legend-smashup-owner = the owner, if somebody else controls it
legend-smashup-attached = what is attached to the minion before
legend-smashup-on-base = attached to the base
legend-smashup-buried = face down
legend-smashup-scoring = this base is being scored
legend-smashup-first = has the first-player marker
legend-smashup-free-slot = Base Principale: a slot that is nobody's
legend-smashup-leads = Base Principale: the slot of who has the most power in the camp
legend-smashup-adds = Base Principale: the power that the slot adds
