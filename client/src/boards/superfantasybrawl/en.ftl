# The board of Super Fantasy Brawl.

sfb-round = Round { $round }
sfb-setup = Setup
sfb-phase-scoreboard = Scoreboard
sfb-phase-activation = Activation
sfb-phase-upkeep = Upkeep
sfb-track = Challenge track
sfb-worth = Worth { $vp ->
    [one] { $vp } victory point
   *[other] { $vp } victory points
}
sfb-worth-none = Cannot be scored here
sfb-no-challenge = No challenge
sfb-met = { $names }: met
sfb-not-met = { $names }: not met
sfb-points = { $names }: { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
} of { $goal }
sfb-cores = Ready Cores: { $cores }
sfb-none = none
sfb-core-red = Core of Destruction
sfb-core-yellow = Core of Creation
sfb-core-blue = Core of Manipulation
sfb-of-red = red
sfb-of-yellow = yellow
sfb-of-blue = blue
sfb-kind-attack = Attack
sfb-kind-skill = Skill
sfb-kind-reaction = Reaction
sfb-kind-champion = Champion
sfb-kind-standard = Standard action
sfb-kind-challenge = Challenge
sfb-kind-trap = Trap
sfb-moves = Move { $move }
sfb-strength = Strength { $strength }
sfb-guards = Defense +{ $defense }
sfb-box-melee = Melee
sfb-box-direct = Line { $reach }
sfb-box-indirect = Range { $reach }
sfb-box-area = { $shape }
sfb-shape-arc3 = Arc of 3
sfb-shape-ring6 = Ring of 6
sfb-printed-defense = Printed defense
sfb-this-turn = Until the end of the turn
sfb-defense-now = Defense now
sfb-lasting-strength = { $amount } strength
sfb-lasting-strength-against = { $amount } strength against { $target }
sfb-lasting-defense = { $amount } defense
sfb-lasting-movement = { $amount } movement
sfb-lasting-root = Rooted
sfb-lasting-fearless = No Fear
sfb-lasting-marked = Marked
sfb-lasting-piercing = Ignores defense with its next attack
sfb-whose-mine = yours
sfb-whose-mate = { $name }'s, team-mate
sfb-whose-rival = { $name }'s
sfb-hit-points = { $left } of { $all } hit points
sfb-defense = defense { $defense }
sfb-levelled = levelled
sfb-bloodied = Bloodied
sfb-on-gate = On the Gate
sfb-team-of = { $name }'s champions
    .you = Your champions
sfb-short-std_red = Hit 1
sfb-short-std_yellow = Heal 1
sfb-short-std_blue = Plan 1
sfb-short-std_any = Move 2
sfb-standard-used = used
sfb-standard-exhausted = Core exhausted
sfb-when-attacked = When attacked
sfb-plate-piles = Hand { $hand } · Deck { $deck } · Discard { $discard }
sfb-supply = Traps left { $traps } · Challenges left { $challenges }
sfb-standards = Standard actions
sfb-arena = Arena, { $count } hexes
sfb-statue = { $core ->
    [red] red
    [yellow] yellow
   *[blue] blue
} statue
sfb-zone = { $core ->
    [red] red
    [yellow] yellow
   *[blue] blue
} zone
sfb-trap = trap, unknown
sfb-trap-known = trap: { $what }
sfb-trap-hex = trap hex
sfb-trap-damage = { $damage } damage
sfb-trap-root = Root
sfb-trap-stun = Stun
sfb-deployment-n = northern deployment zone
sfb-deployment-e = eastern deployment zone
sfb-deployment-s = southern deployment zone
sfb-deployment-w = western deployment zone
sfb-away = { $steps ->
    [one] { $steps } hex
   *[other] { $steps } hexes
} { $where }
sfb-compass-n = to the north
sfb-compass-ne = to the north-east
sfb-compass-e = to the east
sfb-compass-se = to the south-east
sfb-compass-s = to the south
sfb-compass-sw = to the south-west
sfb-compass-w = to the west
sfb-compass-nw = to the north-west
sfb-in-steps = can be reached in { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
sfb-outlook = What it would do
sfb-reckoned = strength { $strength } against defense { $defense }: { $damage } damage
sfb-sum = { $champion }: { $strength } − { $defense } = { $damage } damage.
sfb-reaction-played = { $card } for { $champion }
sfb-before-reactions = Before any Reaction: { $name } has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} and { $cores ->
    [one] { $cores } ready Core
   *[other] { $cores } ready Cores
}.
sfb-could-react = Reactions that could come: { $cards }
sfb-no-reaction-left = No Reaction could come.
sfb-trap-unknown = Then a trap: its effect is not known.
sfb-then-asked = Then there is something to choose.
sfb-turn-back = Turn the area back
sfb-turn-on = Turn the area on
sfb-who-does = Which champion: { $card }?
sfb-who-does-note = Press one of your champions that are lit.
sfb-plan-card = { $card } is not chosen yet. You may press another card.
sfb-plan-press = Press a hex or a champion. Nothing is spent yet.
sfb-plan-where = { $card }: choose where { $champion } goes, or a target.
sfb-plan-whom = { $card }: choose a target for { $champion }.
sfb-plan-alone = { $card }, for { $champion }.
sfb-plan-go = { $card }: choose where { $champion } goes, or play it on the spot.
sfb-plan-leaps = lands on { $place }
sfb-button-leap = Land on { $place }
sfb-trap-number = Trap { $number } of 2
sfb-cores-left = { $count ->
    [one] One Core is ready: one action more.
   *[other] { $count } Cores are ready: an action each.
}
sfb-bring-count = Choose { $all }: { $have } chosen.
sfb-level-ii = Level II:
sfb-plan-says = { $champion } { $deeds }.
sfb-plan-moves = moves { $steps }
sfb-plan-stays = stays put
sfb-plan-attacks = attacks { $targets }
sfb-plan-uses = uses { $card }
sfb-plan-uses-on = uses { $card } on { $targets }
sfb-plan-left = { $champion }: { $from } → { $to } hit points.
sfb-plan-falls = { $champion } is out of action.
sfb-plan-unhurt = { $champion } takes no damage.
sfb-plan-reactions = { $count ->
    [0] No Reaction could come.
    [one] { $count } Reaction could come.
   *[other] { $count } Reactions could come.
}
sfb-plan-costs = { $core ->
    [free] Costs no Core.
    [red] Costs your red Core.
    [yellow] Costs your yellow Core.
   *[blue] Costs your blue Core.
}
sfb-button-attack = Attack for { $damage }
sfb-button-attack-several = Attack { $count } targets ({ $damage })
sfb-button-attack-mates = { $mates ->
    [one] Attack ({ $count } and { $mates } ally)
   *[other] Attack ({ $count } and { $mates } allies)
}
sfb-button-play = Play { $card }
sfb-button-step = Move { $steps }
sfb-button-damage = { $damage } damage
sfb-button-heal = Heal { $healed }
sfb-button-move = Move ({ $steps })
sfb-button-lead = Move { $champion } ({ $steps })
sfb-button-stay = Stay
sfb-button-area = { $count ->
    [0] Choose this area
    [one] Choose { $count } target
   *[other] Choose { $count } targets
}
sfb-button-choose = Choose { $card }
sfb-core-will = will be exhausted
sfb-core-out = { $core ->
    [red] Red Core exhausted
    [yellow] Yellow Core exhausted
   *[blue] Blue Core exhausted
}
sfb-would-mine = { $met ->
    [true] { $challenge }: you meet it
   *[false] { $challenge }: you meet it no more
}
sfb-would-theirs = { $met ->
    [true] { $challenge }: your opponents meet it
   *[false] { $challenge }: your opponents meet it no more
}
sfb-will-move = { $champion } moves to { $place }
sfb-will-dash = { $champion } Dashes to { $place }
sfb-will-jump = { $champion } Jumps to { $place }
sfb-will-swoop = { $champion } Swoops to { $place }
sfb-will-force = { $champion } is Forced to { $place }
sfb-will-push = { $champion } is Pushed to { $place }
sfb-will-pull = { $champion } is Pulled to { $place }
sfb-will-fear = { $champion } flees to { $place }
sfb-will-place = { $champion } is Placed on { $place }
sfb-will-damage = { $champion }: { $amount } damage
sfb-will-heal = { $champion } heals { $amount }
sfb-will-out = { $champion } is out of action
sfb-will-vp = { $amount } VP
sfb-will-level-up = { $champion } levels up
sfb-will-root = { $champion } is Rooted
sfb-will-stun = { $champion } is Stunned
sfb-will-cancel = { $champion } is not displaced
sfb-gate = Gate
sfb-pass-reactions = Always pass Reactions
sfb-taken = taken
sfb-banned = banned
sfb-button-pick = Take { $champion }
sfb-button-bring = Bring { $champion }
sfb-button-ban = Ban { $champion }
sfb-button-ban-team = Ban { $champion }
sfb-tile-figures = { $points } hit points, defense { $guard }
sfb-sought = Champions that are sought
sfb-sought-all = All
sfb-compare = Compare { $champion } with others
sfb-compare-end = End comparing
sfb-compare-figure = Figure
sfb-compare-points = Hit points
sfb-compare-defense = Defense
sfb-compare-strength = Strongest attack
sfb-compare-reach = Farthest reach
sfb-compare-moves = Movement in all
sfb-compare-attacks = Attacks
sfb-compare-skills = Skills
sfb-compare-reactions = Reactions
sfb-role-bulwark = Bulwark
sfb-role-shots = Shots
sfb-role-support = Support
sfb-role-melee = Melee
sfb-role-versatile = All-rounder
sfb-draft-champions = Champions
sfb-draft-all = All { $count } champions
sfb-draft-look = Press a champion to read its six cards. Nothing is chosen before the button.
sfb-draft-order = Order of bans and choices
sfb-draft-zone = Zone
sfb-draft-bring = Bring
sfb-draft-ban-team = Ban a team
sfb-draft-ban = Ban
sfb-draft-pick = Choice { $number }
sfb-draft-done = done
sfb-draft-secret = secret until both have chosen
sfb-side-first = First side
sfb-side-levelled = Levelled side
sfb-in-hand = In hand
sfb-unknown = Hand or deck
sfb-all-cards = All cards of { $champion }
sfb-film = Challenges scored
sfb-film-attack = Attack
sfb-film-attacks = Attack
sfb-film-reaction = Reaction
sfb-film-damage = Damage
sfb-film-displaced = Displaced
sfb-film-out = Out of action
sfb-film-points = { $names } { $many ->
    [one] gains
   *[other] gain
} { $count } VP.
    .you = You gain { $count } VP.

# How it is won, for who is at a table for the first time.
sfb-goal = First to { $goal } points: 1 for each enemy put out of action, 1 or 2 for each challenge that you meet.
