# Super Fantasy Brawl: options, questions and the log. Champions and cards have their English in the code.

sfb-champion-of = { $name } ({ $player })
sfb-trap = trap
sfb-trap-damage = { $damage } damage
sfb-trap-root = Root
sfb-trap-stun = Stun
sfb-core-red = red Core
sfb-core-yellow = yellow Core
sfb-core-blue = blue Core
sfb-core-free = no Core
sfb-standard-std-red = Move 1 and 1 damage
sfb-standard-std-yellow = Move 1 and Heal 1
sfb-standard-std-blue = Move 1 and Plan 1
sfb-standard-std-any = Move 2
sfb-side-west = West
sfb-side-east = East
sfb-bonus-strength = { $amount } strength
sfb-bonus-strength-against = { $amount } strength against { $champion }
sfb-bonus-defense = { $amount } defense
sfb-bonus-movement = { $amount } movement
sfb-bonus-root = Root
sfb-bonus-fearless = no Fear
sfb-bonus-marked = the next attack ignores its defense, { $amount } strength
sfb-bonus-piercing = its next attack ignores defense

## Options

sfb-pass = Pass
sfb-pass-turn = End the Activation phase
sfb-pass-movement = Stay
sfb-pass-winding-movement = Stop here
sfb-pass-attack = Do not attack
sfb-pass-skill = Do not use the skill
sfb-pass-standard-action = Leave it out
sfb-pass-reaction-window = No Reaction
sfb-pass-plan = Plan no more
sfb-pass-discard = Discard no more
sfb-pass-first-hand = { $chosen ->
    [0] Keep all
   *[other] Set { $chosen } aside
}
sfb-pass-new-challenges = { $chosen ->
    [0] Keep all
   *[other] Replace { $chosen }
}
sfb-pass-attack-strength = { $chosen ->
    [0] Discard none
   *[other] Discard { $chosen }: +{ $chosen } strength
}
sfb-choice = Use it
sfb-take = Exhaust the { $core }
sfb-choice-standard-action = Heal 1
sfb-play = { $card } ({ $core })
sfb-play-standard = { $champion }: { $card } ({ $core })
sfb-play-reaction = { $card } for { $champion } ({ $core })
sfb-team = Team { $number }
sfb-area = { $champions } ({ $hexes })

sfb-stop-reaction = Reactions to an attack on my side

## Questions

sfb-prompt = Choose.
sfb-prompt-card = { $card }: { $text }
sfb-prompt-triggers = Several effects are due. Which one is next?
sfb-prompt-turn = Which action do you take?
sfb-prompt-movement = { $champion }: where to? { $left ->
    [one] One hex
   *[other] { $left } hexes
} at most.
sfb-prompt-winding-movement = { $champion }: which hex next? { $left ->
    [one] One is
   *[other] { $left } are
} left.
sfb-prompt-fear = { $champion } flees: where to?
sfb-prompt-one-by-one = { $way ->
    [dash] Dash
    [push] Push
    [pull] Pull
    [fear] Fear
   *[force] Force
} { $left }: who is next?
sfb-prompt-trap = On which hex do you put the new trap?
sfb-prompt-plan = Which card do you put on top of your deck? { $left ->
    [one] One
   *[other] { $left }
} at most.
sfb-prompt-stun = { $champion } is Stunned: which of its cards do you discard?
sfb-prompt-discard = Which card do you discard? { $left ->
    [one] One
   *[other] { $left }
} at most.
sfb-prompt-reaction-window = { $attacker } attacks { $targets } with { $attack }. Do you play a Reaction?
sfb-prompt-attack-target = { $card }: whom do you attack?
sfb-prompt-attack-area = { $card }: which hexes do you attack?
sfb-prompt-attack-strength = { $card }: which red cards do you discard, for 1 strength each?
sfb-prompt-attack-lifesteal = { $card }: who is healed?
sfb-prompt-skill-target = { $card }: who is the target?
sfb-prompt-skill-area = { $card }: which hexes?
sfb-prompt-skill-use = Do you use { $card }?
sfb-prompt-standard-action-hurt = Which enemy takes 1 damage?
sfb-prompt-standard-action-heal = Does { $champion } heal 1?
sfb-prompt-game = Which deployment zone do you take?
sfb-prompt-turn-order = Who of your team begins?
sfb-prompt-draft = Choose a champion.
sfb-prompt-bring = Which champions do you bring? (secret until both have chosen)
sfb-prompt-team-ban = Which team do you ban?
sfb-prompt-champion-ban = Which champion do you ban?
sfb-prompt-new-challenges = Which opening challenges do you replace?
sfb-prompt-first-traps = On which hex do you put a trap?
sfb-prompt-first-hand = Which cards do you set aside to draw as many?
sfb-prompt-deployment = Where does { $champion } start?

## The log

sfb-log-turn = Round { $amount }: { $player }'s turn.
    .you = Round { $amount }: your turn.
sfb-log-team = { $player } takes { $place }.
    .you = You take { $place }.
sfb-log-ban = { $player } may not take { $place }.
    .you = You may not take { $place }.
sfb-log-home = { $player } takes the deployment zone { $place }.
    .you = You take the deployment zone { $place }.
sfb-log-set-aside = { $player } sets { $amount ->
    [one] one card
   *[other] { $amount } cards
} aside.
    .you = You set { $amount ->
        [one] one card
       *[other] { $amount } cards
    } aside.
sfb-log-deploy = { $champion } starts on { $place }.
sfb-log-play = { $player } plays { $card } with { $champion }.
    .you = You play { $card } with { $champion }.
sfb-log-standard = { $player } uses a standard action with { $champion }: { $place }.
    .you = You use a standard action with { $champion }: { $place }.
sfb-log-enter = { $champion } comes in on { $place }.
sfb-log-move = { $champion } moves to { $place }.
sfb-log-dash = { $champion } Dashes to { $place }{ log-cause }.
sfb-log-jump = { $champion } Jumps to { $place }{ log-cause }.
sfb-log-swoop = { $champion } Swoops to { $place }{ log-cause }.
sfb-log-force = { $champion } is Forced to { $place }{ log-cause }.
sfb-log-push = { $champion } is Pushed to { $place }{ log-cause }.
sfb-log-pull = { $champion } is Pulled to { $place }{ log-cause }.
sfb-log-fear = { $champion } flees to { $place }{ log-cause }.
sfb-log-place = { $champion } is Placed on { $place }{ log-cause }.
sfb-log-attack = { $source } attacks { $champion } with { $card }.
sfb-log-reaction = { $player } plays { $card } for { $champion }.
    .you = You play { $card } for { $champion }.
sfb-log-no-reaction = { $player } plays no Reaction.
    .you = You play no Reaction.
sfb-log-damage = { $champion } takes { $amount } damage{ log-cause }.
sfb-log-heal = { $champion } heals { $amount }{ log-cause }.
sfb-log-out = { $champion } is out of action{ log-cause }.
sfb-log-vp = { $player } gains { $amount } VP{ log-cause }.
    .you = You gain { $amount } VP{ log-cause }.
sfb-log-vp-team = { $player } and { $partner } gain { $amount } VP{ log-cause }.
    .you = You and { $partner } gain { $amount } VP{ log-cause }.
sfb-log-level-up = { $champion } levels up.
sfb-log-trap = { $champion } springs a trap: { $card }.
sfb-log-trap-laid = { $player } puts a trap on { $champion }.
    .you = You put a trap on { $champion }.
sfb-log-trap-moved = { $player } moves a trap to { $champion }{ log-cause }.
    .you = You move a trap to { $champion }{ log-cause }.
sfb-log-trap-looked = { $player } looks at the trap on { $champion }{ log-cause }.
    .you = You look at the trap on { $champion }{ log-cause }.
sfb-log-root = { $champion } is Rooted{ log-cause }.
sfb-log-stun = { $champion } is Stunned{ log-cause }.
sfb-log-no-stun = { $champion } is Stunned{ log-cause }, and { $player } shows a hand without cards of { $champion }.
    .you = { $champion } is Stunned{ log-cause }, and you show a hand without cards of { $champion }.
sfb-log-no-stun-card = { $player } shows { $card }.
    .you = You show { $card }.
sfb-log-draw = { $player } draws { $card }{ log-cause }.
    .you = You draw { $card }{ log-cause }.
sfb-log-draw-unknown = { $player } draws { log-cards }{ log-cause }.
    .you = You draw { log-cards }{ log-cause }.
sfb-log-discard = { $player } discards { $card }{ log-cause }.
    .you = You discard { $card }{ log-cause }.
sfb-log-plan = { $player } Plans { $card }{ log-cause }.
    .you = You Plan { $card }{ log-cause }.
sfb-log-plan-unknown = { $player } Plans { log-cards }{ log-cause }.
    .you = You Plan { log-cards }{ log-cause }.
sfb-log-shuffle = { $player } shuffles their discard pile into their deck{ log-cause }.
    .you = You shuffle your discard pile into your deck{ log-cause }.
sfb-log-on-top = { $player } puts { $card }, drawn from their hand at random, on top of their deck{ log-cause }.
    .you = You put { $card }, drawn from your hand at random, on top of your deck{ log-cause }.
sfb-log-on-top-unknown = { $player } puts a card, drawn from their hand at random, on top of their deck{ log-cause }.
    .you = You put a card, drawn from your hand at random, on top of your deck{ log-cause }.
sfb-log-return = { $player } takes { $card } back from their discard pile{ log-cause }.
    .you = You take { $card } back from your discard pile{ log-cause }.
sfb-log-ready-core = { $player } readies their { $place }{ log-cause }.
    .you = You ready your { $place }{ log-cause }.
sfb-log-exhaust-core = { $player } exhausts their { $place }{ log-cause }.
    .you = You exhaust your { $place }{ log-cause }.
sfb-log-score = { $player } scores { $card }: { $amount } VP.
    .you = You score { $card }: { $amount } VP.
sfb-log-challenge = A challenge comes to the track: { $card }.
sfb-log-challenge-gone = A challenge leaves the track: { $card }.
sfb-log-bonus = { $champion }: { $place } this turn{ log-cause }.
sfb-log-nothing = Nothing happens.
sfb-log-first = { $player } begins.
    .you = You begin.
sfb-log-over = The last round is over.
sfb-log-mill = { $player } discards { $card } from the top of their deck{ log-cause }.
    .you = You discard { $card } from the top of your deck{ log-cause }.
sfb-log-cancel = { $champion } is not displaced.
sfb-log-again = { $player } plays { $card } again.
    .you = You play { $card } again.

## What a table may not settle

sfb-bad-players = Super Fantasy Brawl is for 2 or 4 players, not { $players }.
sfb-teams-count = { $given ->
    [one] There is one team
   *[other] There are { $given } teams
} for { $players } players.
sfb-team-size = A team has { $size } champions, not { $given }.
sfb-unknown-champion = There is no champion { $name }. The champions are { $known }.
sfb-champion-twice = { $champion } is there twice.
sfb-draft-of-two = The draft { $draft } is for 2 players.
sfb-small-pool = The draft needs { $least } champions, and there are { $given }.
arena-no-hex = { file-place }: { $field } has to be a hex, written [q, r].
arena-no-column = { file-place }: { $field } has to be a column, written [q, first r, last r].
arena-columns-meet = { file-place }: { $field } has { $hex }, which { $other } has already.
arena-many-hexes = { file-place }: { $field } has more than { $most } hexes.
arena-off-map = { file-place }: { $field } is { $hex }, which is not on the map. Every hex has to be in map.columns.
arena-on-statue = { file-place }: { $field } is { $hex }, where a statue stands ({ $other }). Take another hex.
arena-statues = { file-place }: { $field } has two statues on one hex. Each needs one of its own.
arena-trap-in-zone = { file-place }: { $field } is { $hex }, which is in a deployment zone ({ $other }). Trap hexes lie outside.
arena-in-both-zones = { file-place }: { $field } is { $hex }, which is in the other deployment zone too ({ $other }).
arena-wrong-half = { file-place }: { $field } is { $hex }. { $side ->
    [west] The west is where q is below 0.
   *[east] The east is where q is above 0.
}
arena-unreachable = { file-place }: { $field } has { $hex }, to which no way leads. Every hex but the statues' has to be within reach.
arena-own-hex = { file-place }: { $field } is [0, 0], where the attacker stands. An area marks the hexes around.
arena-track = { file-place }: { $field } has to begin with 0, once for each slot that an advance moves, and go on with at least as many values above 0.
arena-tokens = { file-place }: { $field } makes { $count } tokens. There have to be { $low } to { $high }.
arena-id = { file-place }: { $field } is { $id }, as that of challenge { $other } is. Each needs one of its own.

## The lists of cards

word-red = red
word-yellow = yellow
word-blue = blue
word-melee = melee
word-direct = direct
word-indirect = indirect
word-area = area
word-none = no box
word-champion = champion
word-attack = attack
word-skill = skill
word-reaction = Reaction
word-standard = standard
word-challenge = challenge
word-trap = trap
kind-standard = Standard actions
kind-challenge = Challenges
kind-trap = Traps
figures-champion = champion, hit points { $hit_points }, defense { $defense }
figures-attack = attack, { $faction }, { $core }, move { $move }, { $box }{ $reach ->
    [none] { "" }
   *[other] { " " }{ $reach }
}, strength { $strength }
figures-skill = skill, { $faction }, { $core }, move { $move }, { $box }{ $reach ->
    [none] { "" }
   *[other] { " " }{ $reach }
}
figures-reaction = Reaction, { $faction }, { $core }, defense { $defense }
figures-standard = standard action
figures-challenge = challenge
figures-trap = trap

## The board in the terminal

sfb-board-setup = Setup
sfb-board-round = Round { $round } · { $name }
sfb-phase-setup = setup
sfb-phase-scoreboard = Scoreboard
sfb-phase-activation = Activation
sfb-phase-upkeep = Upkeep
sfb-board-vp = { $vp }/{ $goal } VP
sfb-board-piles = hand { $hand } · deck { $deck } · discard { $discard }
sfb-letter-red = R
sfb-letter-yellow = Y
sfb-letter-blue = B
sfb-board-brought = brings { $names }
sfb-board-brought-secret = has chosen { $count ->
    [one] one champion
   *[other] { $count } champions
} in secret
sfb-board-teams = takes { $names }
sfb-board-bloodied = Bloodied
sfb-board-gate = Gate
sfb-board-worth = { $vp } VP
sfb-board-no-challenge = no challenge

## Signs of the table in a terminal

legend-arena-statue = a statue, with the letter of its color
legend-arena-trap-hex = a trap hex
legend-arena-trap = a trap token: its damage; nobody knows yet
legend-arena-trap-kinds = a trap token: Root; Stun
legend-arena-zones = a hex of the red, the yellow or the blue zone; the letters of Cores too
legend-arena-deployment = a hex of the deployment zone in the west, in the east
legend-arena-exhausted = an exhausted Core
legend-arena-hand = cards in hand
legend-arena-first = begins each round; the others follow clockwise
legend-arena-bloodied = hit points left of all; Bloodied
legend-arena-defense = defense
legend-arena-level = Level II
legend-arena-met = the challenge is met by this side now; it is not
sfb-hex = { $hex }: { $told }
sfb-hex-common = common ground
sfb-hex-zone = { $color ->
    [red] red zone
    [yellow] yellow zone
   *[blue] blue zone
}
sfb-hex-statue = { $color ->
    [red] red statue
    [yellow] yellow statue
   *[blue] blue statue
}
sfb-hex-deployment = { $side ->
    [west] deployment zone in the west
   *[east] deployment zone in the east
}
sfb-hex-trap = trap hex
