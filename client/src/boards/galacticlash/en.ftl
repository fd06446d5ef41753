# The words of the battlefield of Galacti'Clash and of its workshop of decks.

faction-ordre-aurore = Order of the Dawn
faction-cercle-cendre = Circle of Ash
faction-directoire-airain = Bronze Directorate
faction-ligue-lisieres = Fringe League
faction-syndicat-vide = Void Syndicate
faction-creatures-volantes = Flyers
faction-multi = Several factions
faction-neutre = Neutral

gc-format-what-flash = 20 life, decks of 50 cards.
gc-format-what-standard = 30 life, decks of 60 cards.
gc-format-what-multi = Everybody against everybody: 20 life, decks of 50 cards.
gc-format-what-duo = Players 1 and 3 against 2 and 4: 30 life a team, which one of the two holds in secret. Decks of 60 cards.
gc-format-seats-flash = With two players.
gc-format-seats-standard = With two players.
gc-format-seats-multi = With three or four players.
gc-format-seats-duo = With four players.
gc-deck-of-size = { $name } ({ $size ->
    [one] 1 card
   *[other] { $size } cards
})
gc-turn = turn { $turn }
gc-phase-priming = Priming
gc-phase-construction = Construction
gc-phase-attack = Attack
gc-phase-reinforcement = Reinforcement
gc-phase-regeneration = Regeneration
gc-window-1 = end of priming
gc-window-2 = end of construction
gc-window-3 = attackers declared
gc-window-4 = blockers declared
gc-window-5 = end of reinforcement
gc-window-short-1 = End prim.
gc-window-short-2 = End constr.
gc-window-short-3 = At{ "\u00AD" }tackers
gc-window-short-4 = Block{ "\u00AD" }ers
gc-window-short-5 = End reinf.
gc-turn-mine = My turn
gc-turn-theirs = Others' turn

gc-kind-energy = Energy
gc-kind-creature = Creature
gc-kind-hero = Hero
gc-kind-presence = Presence
gc-kind-action = Action
gc-kind-instant = Instant
gc-energy-dark = Dark Force
gc-energy-light = Light Force
gc-energy-force_mastery = Force mastery
gc-energy-tech_mastery = Tech mastery
gc-energy-star = Force of either side
gc-cost = Cost:
gc-free = no cost
gc-no-text = No capacity
gc-figures = attack { $attack }, defense { $defense }
gc-attack = Attack
gc-defense = Defense
gc-wounds = Wounds
gc-why-other = Another effect
gc-numbers-now = Now
gc-keywords = Keywords

gc-engaged = Engaged
gc-ready = Ready
gc-wounded = { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}
gc-delayed = may only block until its controller's next turn
gc-delay-tab = blocks only
gc-delay-brief = new
gc-twin = no. { $number }
gc-stuck = does not ready next time
gc-shielded = { $count ->
    [one] the next wound is prevented
   *[other] the next { $count } wounds are prevented
}
gc-harmless = deals no combat wounds this turn
gc-badge-attacks = attacks { $name }
    .you = attacks you
gc-badge-attacks-blocked = attacks { $name }, blocked
    .you = attacks you, blocked
gc-badge-blocks = blocks { $name }
gc-fate-dies = dies
gc-fate-may_die = may die
gc-fate-survives = survives
gc-fate-of-two = { $one } and { $other } together
gc-fate-unblocked = nothing can block it
gc-fate-why = { $what }: { $why }
gc-aim-on = { $card } attacks another player instead. Now:
gc-plan-attack = { $count ->
    [0] With which units do you attack?
    [one] You attack with 1 unit{ $loss ->
        [none] .
       *[other] { "" }: { $most } if nothing blocks.
    }
   *[other] You attack with { $count } units{ $loss ->
        [none] .
       *[other] { "" }: { $most } if nothing blocks.
    }
}
gc-plan-attack-how = Press a unit to add it or take it out again.
gc-plan-block = { $count ->
    [0] You block nothing{ $loss ->
        [none] .
       *[other] { "" }: { $most ->
            [one] 1 wound goes through
           *[other] { $most } wounds go through
        }.
    }
    [one] You block with 1 unit{ $loss ->
        [none] { "" }: nothing goes through.
       *[other] { "" }: { $most ->
            [one] 1 wound goes through
           *[other] { $most } wounds go through
        }.
    }
   *[other] You block with { $count } units{ $loss ->
        [none] { "" }: nothing goes through.
       *[other] { "" }: { $most ->
            [one] 1 wound goes through
           *[other] { $most } wounds go through
        }.
    }
}
gc-plan-block-how = Press your unit, then the attacker; once more takes it out.
gc-holding-blocker = Now press the attacker to block.
gc-holding-attacker = Now press the unit of yours to block { $name } with.
gc-give-attack = { $count ->
    [0] Attack with nobody
   *[other] Attack with { $count }{ gc-loss }
}
gc-give-block = { $count ->
    [0] Block with nobody{ gc-loss }
   *[other] Block with { $count }{ gc-loss }
}
gc-loss = { $loss ->
    [none] { "" }
   *[other] { " " }({ $loss })
}
gc-fate-wounds = { $most ->
    [0] no wounds
    [one] 1 wound at most
   *[other] { $most } wounds at most
}

gc-camp-of = Battlefield of { $name }
    .you = Your battlefield
gc-units-of = { $name }: { $count ->
    [one] 1 unit
   *[other] { $count } units
}
    .you = Your units: { $count }
gc-energies-ready = { $energy }: { $ready } of { $count } ready
gc-energies-paid = { $count ->
    [one] 1 is about to pay
   *[other] { $count } are about to pay
}
gc-energy-plays = { $count ->
    [0] No more energy to play
    [one] 1 energy to play
   *[other] { $count } energies to play
}
gc-library = library
gc-library-of = Library of { $name }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
    .you = Your library: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
gc-pit = pit
gc-pit-of = Pit of { $name }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
    .you = Your pit: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
gc-team = team
gc-life-of-team = Life points of the team of { $name }: { $life }
    .you = Life points of your team: { $life }
gc-life-of = { $name }: { $life } life
    .you = Your life: { $life }
gc-incoming = { $count ->
    [one] 1 wound is coming
   *[other] { $count } wounds are coming
}
gc-incoming-open = { $least } to { $count } wounds are coming
gc-out = out of the game
gc-partner = your partner
gc-role-defender = defender
gc-role-decoy = decoy
gc-role-unknown = defender?
gc-role-secret = A secret of your team

gc-chain = Chain
gc-chain-empty = What is launched waits here until all have answered; the last thing launched resolves first.
gc-chain-order = last in, first out
gc-capacity = Capacity
gc-resolves-first = Resolves first.
gc-who-answers = Who may answer
gc-closes = it closes
gc-window-closes = play goes on
gc-stops = Stops
gc-stops-what = where you are asked
gc-stops-how = ■ the game stops here and asks you; – it passes for you. If you are attacked or aimed at, it always asks.
gc-stop = { $whose }, { $window }: ask me

gc-workshop = Deck workshop
gc-search = Name, text, "flying", cost<4, att>3 …
gc-search-label = Search cards
gc-found = { $count } of { $all } cards
gc-filter-kind = Type
gc-filter-energy = Energy
gc-filter-cost = Total cost
gc-filter-faction = Faction
gc-filter-payable = Payable with my energies
gc-filters = Filters
gc-clear-filters = Clear filters
gc-no-card-found = No card is like that.
gc-tab-cards = Cards
gc-tab-deck = Deck
gc-tab-report = Report
gc-deck-name = Name of the deck
gc-new-deck-name = New deck
gc-decks = Decks
gc-my-decks = My decks
gc-ready-decks = Ready decks
gc-no-decks = No deck is saved in this browser yet.
gc-redo = Do it again
gc-pasted-name = Pasted deck
gc-new-deck = New deck
gc-delete = Delete { $name }
gc-open = Open
gc-import = Paste a deck
gc-import-what = One card a line, such as "4 Masked Zealot", names in either language; or a deck file in TOML.
gc-import-go = Read it
gc-import-some = { $count ->
    [one] 1 line could not be read; the other cards are in a new deck.
   *[other] { $count } lines could not be read; the other cards are in a new deck.
}
gc-export = Text
gc-share = Share
gc-share-what = Whoever has this link sees the deck as it is now, and can go on with a copy.
gc-share-link = Link to the deck
gc-changed = { $count ->
    [one] A card of this deck has changed since it was made
   *[other] { $count } cards of this deck have changed since it was made
}
gc-changed-seen = All right
gc-saved = Saved in this browser
gc-not-saved = This browser keeps nothing: copy the deck as text, or share it.
gc-play = Play this deck
gc-count = cards
gc-count-energies = energies, { $least } at least
gc-count-heroes = { $count ->
    [one] hero
   *[other] heroes
}
gc-legal = Legal in { $format }.
gc-checking = Checking …
gc-curve = Cost curve
gc-curve-mean = mean { $mean }
gc-curve-column = { $count ->
    [one] Cost { $cost }: 1 card
   *[other] Cost { $cost }: { $count } cards
}
gc-curve-units = creatures and heroes
gc-curve-others = the rest
gc-balance = Energies: what you have, what is needed
gc-balance-line = { $energy }: { $have }% of the energies, { $need }% of the costs
gc-keeps = First hand kept: { $percent }% (three energies among eight cards, else it is drawn anew).
gc-sample = Sample hand
gc-sample-again = Draw another
gc-sample-redrawn = { $count ->
    [0] Kept at once.
    [one] Drawn anew once: fewer than three energies.
   *[other] Drawn anew { $count } times: fewer than three energies.
}
gc-sample-short = A hand has eight cards, three of them energies at least: the deck has too few yet.
gc-add = Add { $name }
gc-remove = Remove { $name }
gc-mend = Remove { $count }
gc-mend-card = Remove { $count } × { $name }
gc-copies = { $count ->
    [one] 1 copy in the deck
   *[other] { $count } copies in the deck
}
gc-empty-deck = The deck is empty. Add cards, paste a list, or begin with a ready deck.
gc-deck-gone = The deck behind this link is gone
gc-to-workshop = To the workshop
gc-deck-of = Deck: { $name }
gc-deck-random = Any ready deck
gc-deck-generated = A random legal deck
gc-build = Build a deck
gc-told = What each answer changes
gc-told-waits = What it comes to
gc-told-nobody = If nobody acts
gc-told-nothing = Units and life stay as they are.
gc-told-enters = { $card } enters play
gc-told-draws = { $name } draws { $count ->
    [one] one card
   *[other] { $count } cards
}
    .you = You draw { $count ->
        [one] one card
       *[other] { $count } cards
    }
gc-told-hidden = That depends on what is hidden.
gc-told-asks = That depends on what you choose then.
gc-told-dies = → dies
gc-told-figures = → { $attack }/{ $left }
gc-told-points = → { $points }
gc-told-life = { $name }: { $before } → { $after }
gc-film-combat = Combat
gc-film-chain = The chain resolves
gc-film-dead = { $count ->
    [0] Nobody dies
    [one] 1 dies
   *[other] { $count } die
}
gc-film-no-loss = No life is lost.
gc-film-resolves = { $card } resolves.

# How it is won, for who is at a table for the first time.
gc-goal = Bring your opponents down to 0 life: play energies, pay units with them, attack.
