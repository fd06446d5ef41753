# Galacti'Clash: what is asked, what may be answered, and what the log tells.

## Things

gc-in-play = { $name } ({ $player })
gc-in-pit = { $name } ({ $player }'s pit)
gc-numbered = { $name } no. { $number }
gc-role-defender = the defender
gc-role-decoy = the decoy
gc-life-points = { $amount } life

## Options

gc-launch = Launch { $card }
gc-use = Use { $card }
gc-recycle = Recycle { $card }
gc-attack = { $card } attacks { $target }
gc-block = { $card } blocks { $target }
gc-share = { $amount ->
    [0] none
   *[other] { $amount }
} to { $name }
gc-blockers = the blockers
gc-side = { $dark ->
    [0] { $light } light Force
   *[other] { $light ->
        [0] { $dark } dark Force
       *[other] { $dark } dark and { $light } light Force
    }
}
choice-gc-second-hand-1 = Keep this hand
choice-gc-second-hand-2 = Draw a new hand
choice-gc-opportuniste-stirs-1 = Leave it
choice-gc-opportuniste-stirs-2 = Shuffle it
choice-gc-coup-fourre-1 = It gets +2/+0
choice-gc-coup-fourre-2 = It gets −2/+0
choice-gc-deux-visages-1 = It gets +2/+2
choice-gc-deux-visages-2 = It gets −2/−2
pass-gc-turn = Play no more energy
pass-gc-phase-of-plays = End the phase
pass-gc-attack = { $chosen ->
    [0] Attack with nobody
   *[other] Attack with { $chosen }
}
pass-gc-blocks = { $chosen ->
    [0] Block with nobody
   *[other] Block with { $chosen }
}
pass-gc-ransom = Engage nothing
take-gc-chasseur-primes-enters = 1 wound to { $card }
take-gc-techno-prophete-enters = 2 wounds to { $card }
pass-gc-chasseur-primes-enters = Nobody
pass-gc-techno-prophete-enters = Nobody
pass-gc-amirale-drohl-enters = { gc-done-engages }
pass-gc-blocus-orbital = { gc-done-engages }
pass-gc-brouillage-relais = { gc-done-engages }
pass-gc-en-formation = { $chosen ->
    [0] Ready none
   *[other] Ready { $chosen }
}
pass-gc-eclaireur-lisieres-enters = It stays on top
pass-gc-oracle-confluences-enters = { $chosen ->
    [0] Leave all on top
   *[other] Put { $chosen } at the bottom
}
pass-gc-levee-masse = { $chosen ->
    [0] Take none
   *[other] Take { $chosen }
}
pass-gc-spectre-fosses-dies = Return none
pass-gc-flamme-vorace = { gc-done-engages }
gc-done-engages = { $chosen ->
    [0] Engage none
   *[other] Engage { $chosen }
}

## Questions

gc-prompt-card = { $card }: { $text }
prompt-gc-second-hand = You do not begin: you may draw a new hand, once.
prompt-gc-roles = Secretly choose who of your team is the defender.
prompt-gc-turn = Play an energy card, or go on.
prompt-gc-phase-of-plays-w2 = Construction: launch a card or use a capacity, or end the phase.
prompt-gc-phase-of-plays-w5 = Reinforcement: launch a card or use a capacity, or end the phase.
gc-window-1 = end of priming
gc-window-2 = end of construction
gc-window-3 = attackers declared
gc-window-4 = blockers declared
gc-window-5 = end of reinforcement
gc-stop-mine = my turn, { $window }
gc-stop-theirs = turns of others, { $window }
prompt-gc-window = Do you launch a card or use a capacity?
prompt-gc-window-w1 = The priming phase ends. { prompt-gc-window }
prompt-gc-window-w2 = The construction phase ends. { prompt-gc-window }
prompt-gc-window-w3 = Attackers are declared. { prompt-gc-window }
prompt-gc-window-w4 = Blockers are declared. { prompt-gc-window }
prompt-gc-window-w5 = The reinforcement phase ends. { prompt-gc-window }
prompt-gc-chain = { $about } ({ $player }) waits on the chain{ $aims ->
    [none] { "" }
   *[other] { "" }, aimed at { $aims }
}. Do you answer?
prompt-gc-launch-sacrifice = { $card }: which creature do you sacrifice?
prompt-gc-launch-pay = { $card }: with which side of the Force do you pay the star?
prompt-gc-attack = Choose your attackers, each with the opponent that it attacks.
prompt-gc-blocks = Choose your blockers, each with the attacker that it blocks.
prompt-gc-breakthrough = Breakthrough: who gets the wounds that { $card } deals?
prompt-gc-split = { $card } fights several units: how many wounds does { $about } get?
prompt-gc-discard = Which card do you discard?
prompt-gc-brise-code-active-take = { $card }: which card is discarded?
prompt-gc-ransom = { $card }: do you engage two energies? Else { $about } is countered.
prompt-gc-coup-fourre-strike-2 = { $card }: which unit?
prompt-gc-eclaireur-lisieres-enters-under = { $card }: do you put it on the bottom of your library?
prompt-gc-oracle-confluences-enters-under = { $card }: which cards go to the bottom of your library?
prompt-gc-oracle-confluences-enters-on-top = { $card }: which card goes on top next? The last one will be the first drawn.
prompt-gc-levee-masse-take = { $card }: which cards do you take?
prompt-gc-opportuniste-stirs = { $card }: do you shuffle your library?
prompt-gc-prospection-take = { $card }: which energy do you take?
prompt-gc-deux-visages-strike-2 = { $card }: which unit?
prompt-gc-flamme-vorace-feed = { $card }: which energies do you engage? Each costs your opponent 1 life.

## The log

log-gc-turn = Turn { $amount }: { $player }.
    .you = Turn { $amount }: yours.
log-gc-draw = { $player } draws { $card }{ log-cause }.
    .you = You draw { $card }{ log-cause }.
log-gc-draw-unknown = { $player } draws { log-cards }{ log-cause }.
    .you = You draw { log-cards }{ log-cause }.
log-gc-redraw = { $player } has fewer than three energies and draws a new hand.
    .you = You have fewer than three energies and draw a new hand.
log-gc-kept = { $player } keeps their hand.
    .you = You keep your hand.
log-gc-redrawn = { $player } shuffles their hand back and draws a new one.
    .you = You shuffle your hand back and draw a new one.
log-gc-reveal = { $player } reveals { $card }{ log-cause }.
    .you = You reveal { $card }{ log-cause }.
log-gc-first = { $player } begins.
    .you = You begin.
log-gc-energy = { $player } plays { $card }.
    .you = You play { $card }.
log-gc-launch = { $player } launches { $card }.
    .you = You launch { $card }.
log-gc-use = { $player } uses { $card }.
    .you = You use { $card }.
log-gc-enter = { $card } enters play{ log-cause }.
log-gc-resolve = { $card } resolves.
log-gc-countered = { $card } is countered{ log-cause }.
log-gc-capacity-countered = The capacity of { $card } is countered{ log-cause }.
log-gc-fizzle = { $card } has no target left and does nothing.
log-gc-attack = { $player } attacks { $aim ->
    [you] you
   *[other] { $target }
} with { $card }.
    .you = You attack { $target } with { $card }.
log-gc-block = { $player } blocks { $where } with { $card }.
    .you = You block { $where } with { $card }.
log-gc-wounds = { $card } suffers { $amount ->
    [one] 1 wound
   *[other] { $amount } wounds
}{ log-cause }.
log-gc-life-lost = { $player } loses { gc-life-points }{ log-cause }.
    .you = You lose { gc-life-points }{ log-cause }.
log-gc-life-gained = { $player } gains { gc-life-points }{ log-cause }.
    .you = You gain { gc-life-points }{ log-cause }.
log-gc-dies = { $card } dies{ log-cause }.
gc-others = others
log-gc-destroyed = { $source ->
    [none] { $card } destroys itself.
   *[other] { $card } is destroyed{ log-cause }.
}
log-gc-sacrifice = { $player } sacrifices { $card }{ log-cause }.
    .you = You sacrifice { $card }{ log-cause }.
log-gc-discard = { $player } discards { $card }{ log-cause }.
    .you = You discard { $card }{ log-cause }.
log-gc-mill = { $player } puts { $card } from their library into their pit{ log-cause }.
    .you = You put { $card } from your library into your pit{ log-cause }.
log-gc-hand = { $card } goes to { $player }'s hand{ log-cause }.
    .you = { $card } goes to your hand{ log-cause }.
log-gc-hand-unknown = A card goes to { $player }'s hand{ log-cause }.
    .you = A card goes to your hand{ log-cause }.
log-gc-engage = { $player }'s { $card } is engaged{ log-cause }.
    .you = Your { $card } is engaged{ log-cause }.
log-gc-ready = { $player }'s { $card } readies{ log-cause }.
    .you = Your { $card } readies{ log-cause }.
log-gc-stuck = { $player }'s { $card } will not ready next time{ log-cause }.
    .you = Your { $card } will not ready next time{ log-cause }.
log-gc-bonus = { $card }: { $bonus } this turn{ log-cause }.
log-gc-keyword =
    { $amount ->
        [16] { $card } cannot be blocked this turn{ log-cause }.
        [32] { $card } cannot block this turn{ log-cause }.
       *[other] { $card } may attack and be engaged this turn{ log-cause }.
    }
log-gc-shield = { $amount ->
    [one] The next wound
   *[other] The next { $amount } wounds
} to { $card ->
    [none] { $player }
   *[other] { $card }
} { $amount ->
    [one] is
   *[other] are
} prevented this turn{ log-cause }.
    .you = { $amount ->
        [one] The next wound
       *[other] The next { $amount } wounds
    } to { $card ->
        [none] you
       *[other] { $card }
    } { $amount ->
        [one] is
       *[other] are
    } prevented this turn{ log-cause }.
log-gc-shielded = { $amount ->
    [one] 1 wound
   *[other] { $amount } wounds
} to { $card ->
    [none] { $player }
   *[other] { $card }
} prevented.
    .you = { $amount ->
        [one] 1 wound
       *[other] { $amount } wounds
    } to { $card ->
        [none] you
       *[other] { $card }
    } prevented.
log-gc-harmless = { $card } deals no combat wounds this turn{ log-cause }.
log-gc-heal = { $amount ->
    [one] 1 wound is
   *[other] { $amount } wounds are
} removed from { $card }{ log-cause }.
log-gc-control = { $player } takes control of { $card }{ log-cause }.
    .you = You take control of { $card }{ log-cause }.
log-gc-returned = { $card } goes back to { $player }.
    .you = { $card } goes back to you.
log-gc-show-hand = { $player } shows their hand{ log-cause }.
    .you = You show your hand{ log-cause }.
log-gc-show = { $player } shows { $card }{ log-cause }.
    .you = You show { $card }{ log-cause }.
log-gc-look = { $player } looks at { $card }{ log-cause }.
    .you = You look at { $card }{ log-cause }.
log-gc-look-unknown = { $player } looks at { log-cards }{ log-cause }.
    .you = You look at { log-cards }{ log-cause }.
log-gc-shuffle = { $player } shuffles their library{ log-cause }.
    .you = You shuffle your library{ log-cause }.
log-gc-under = { $player } puts { $card } under their library{ log-cause }.
    .you = You put { $card } under your library{ log-cause }.
log-gc-under-unknown = { $player } puts a card under their library{ log-cause }.
    .you = You put a card under your library{ log-cause }.
log-gc-stalled = Sudden death strikes { $player }.
    .you = Sudden death strikes you.
log-gc-role = { $player } is { $card }.
    .you = You are { $card }.
log-gc-out = { $player } is out of the game.
    .you = You are out of the game.
log-gc-over = { $player } wins.
    .you = You win.
log-gc-draw-game = The game is a draw.

## Decks

deck-size = { $clause }: the deck has { $count ->
    [one] 1 card
   *[other] { $count } cards
}; { $format } takes exactly { $size }.
deck-energies = { $clause }: the deck has { $count ->
    [one] 1 energy card
   *[other] { $count } energy cards
}; { $format } takes at least { $least }.
deck-copies = { $clause }: { $count } copies of { $card }; at most { $most } are allowed.
deck-heroes = { $clause }: the deck has { $count } different heroes; { $format } allows at most { $most }.
deck-line = Line { $line }: "{ $text }" is no number of copies and name of a card, such as "4 Acolyte of Ash".
deck-changed = { $card } has changed since the first edition: { $how ->
    [draws] it also draws a card
    [recycles] it has Recycle
    [instant] it is an instant
    [cost] its cost
   *[other] its cost, and it has Recycle
}.
deck-count = Line { $line }: { $count } copies of { $name } cannot be meant.
deck-unknown = Line { $line }: no card is called { $name }. Near: { $near }.
deck-unknown-nothing-near = Line { $line }: no card is called { $name }.
deck-ambiguous = Line { $line }: { $name } may be several cards: { $known }. Say which.
deck-many-cards = No deck has more than { $most } cards.
deck-many-faults = Line { $line } and what follows has not been read: too much is wrong before it. Mend that first.
deck-not-text = This is not text in UTF-8.
deck-too-large = The file is larger than { $most } kB, too large for a deck.
deck-empty = There is no card in this deck.
deck-code = "{ $part }" is no part of a deck's code, such as acolyte_cendre*4.
deck-illegal = The deck of Player { $seat } is not legal in { $format } ({ $clauses }).
deck-legal = The deck is legal in { $format }.
deck-not-legal = The deck is not legal in { $format }.
unknown-deck = There is no deck { $name }. Ready decks: { $known }.
bad-decks-count = { $given ->
    [one] One deck is
   *[other] { $given } decks are
} named for { $players } players: name one for each, or one for all.
format-seats = { $format } is not played by { $players } players, but by { $known }.

## Lists of cards and decks

word-creature = creature
word-hero = hero
word-presence = presence
word-instant = instant
word-energy = energy
figures-unit = { $kind }, { $faction }, cost { $cost }, { $attack }/{ $defense }
figures-launched = { $kind }, { $faction }, cost { $cost }
figures-energy = energy
deck-title = { $name }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
deck-kind-energy = Energies: { $count }
deck-kind-creature = Creatures: { $count }
deck-kind-hero = Heroes: { $count }
deck-kind-presence = Presences: { $count }
deck-kind-action = Actions: { $count }
deck-kind-instant = Instants: { $count }
deck-curve = Cards by cost: { $costs }
decks-action = "{ $action }" is no action: show, check or export a deck, or leave it out to list the ready ones.
decks-which = Name the deck to { $action ->
    [show] show
    [check] check
   *[other] export
}: a ready deck or a file.

## Factions

faction-ordre-aurore = Order of the Dawn
faction-cercle-cendre = Circle of Ash
faction-directoire-airain = Bronze Directorate
faction-ligue-lisieres = Fringe League
faction-syndicat-vide = Void Syndicate
faction-creatures-volantes = Flyers
faction-multi = Several factions
faction-neutre = Neutral

## The board in the terminal

gc-phase-setup = setting up
gc-phase-priming = priming
gc-phase-construction = construction
gc-phase-attack = attack
gc-phase-reinforcement = reinforcement
gc-phase-regeneration = regeneration
gc-board-life = { $life } life
gc-board-out = out
gc-board-piles = hand { $hand }, library { $library }, pit { $pit }
gc-board-blocked = blocked
gc-board-chain = The chain, the first to resolve on top
gc-points-dark = D
gc-points-light = L
gc-points-force_mastery = F
gc-points-tech_mastery = T
gc-points-star = ★

## Signs of the table in a terminal

legend-clash-figures = attack and defense
legend-clash-energies = energies of a kind: how many points are ready, and of how many
legend-clash-flying = flying
legend-clash-engaged = engaged
legend-clash-new = came this turn: cannot engage yet
legend-clash-wounds = wounds
legend-clash-shield = shield
legend-clash-owner = the owner, if somebody else controls it
legend-clash-attacks = attacks
legend-clash-blocks = blocks
legend-clash-chosen = what you have named so far
legend-clash-dark = points of dark Force
legend-clash-light = points of light Force
legend-clash-force_mastery = points of Force mastery
legend-clash-tech_mastery = points of technology mastery
legend-clash-star = points of any kind
