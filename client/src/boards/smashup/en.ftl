# The words of Smash Up's board and set-up page.

turn-number = Smash Up · turn { $turn }
kind-minion = Minion
kind-action = Action
kind-blank = Card
bases = Bases
power-of = power { $power }
with-attached = with { $name }{ $whose ->
    [none] { "" }
   *[other] { " " }({ $whose })
}
total-of = total { $total } of { $breakpoint }
places = Points: { $first }, { $second } and { $third } by place
left = { $power } left
rival-spoken = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand
deck-of = Deck of { $name }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
    .you = Your deck: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
discard-of = Discard pile of { $name }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}, look
    .you = Your discard pile: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }, look
minion-plays = { $count ->
    [0] No minion
    [one] 1 minion
   *[other] { $count } minions
}
action-plays = { $count ->
    [0] No action
    [one] 1 action
   *[other] { $count } actions
}
extra-plays = +{ $count } extra
extra = extra
why-other = An effect that has ended its card
why-counters = Power counters
state-now = How it stands
counters = counters: { $plus } of +1, { $minus } of −1
talent-free = talent not used this turn
talent-used = talent used this turn
talent-lost = talent lost
about-to-be-affected = about to be affected
without-abilities = without its abilities
abilities-lost = Without its abilities { $until }
until-end = until the end of the turn
until-start-of = until the next turn of { $name } begins
    .you = until your next turn begins
until-end-of = until the next turn of { $name } ends
    .you = until your next turn ends
affecting = { $source } { $way }: { $victims }.
affected-too = In danger too: { $victims }.
stands-in-for = Instead: { $names }.
on-base = { $name }{ $number ->
    [0] { "" }
   *[other] { " " }no. { $number }
} ({ $base })
numbered = { $name } no. { $number }
number = no. { $number }
asked-about = the question is about it
way-destroy = is about to destroy
way-return = is about to return
way-move = is about to move to { $place }
way-under-deck = is about to place under the deck
way-in-hand = is about to place in a hand
way-power = is about to give { $amount } power to
way-attach = is about to be attached to
way-control = is about to give { $name } control of
way-counters = is about to give power counters ({ $amount }) to
way-cancel = is about to take the abilities of
way-transfer = is about to transfer { $action } to
way-pass-counters = is about to transfer power counters ({ $amount }) between
camps = Camps
camp-read = What its slots do
camp-title = { $camp }: its slots
mat-camp-pays = { $points } VP for the strongest
points-short = { $points } VP
vp-unit = VP
scoring-step = scoring
propose-another = Propose the next one
show-useless = Useless cards
useless-here = no effect in this mode
why-power = Why { $power }?
printed-power = Printed power
power-now = Power now
attached = Attached
numbers = Numbers
breakpoint-printed = Breakpoint, printed
breakpoint-now = Breakpoint now
points-by-place = Points by place
breakpoint-effects = Effects until the end of the turn
its-rulings = Rulings
scoring-stops = Before and after a scoring
scoring-stops-always = Ask me every time
scoring-stops-mine = Ask me where I have cards
scoring-stops-never = Pass for me every time
becomes = { $change }, { $total }/{ $breakpoint }{ $scores ->
    [yes] : scores
   *[no] { "" }
}
becomes-camp = { $change }, { $total }{ $first ->
    [yes] : first
   *[no] { "" }
}
becomes-power = → { $power }{ $scores ->
    [yes] , scores
   *[no] { "" }
}
becomes-gone = → gone
becomes-unknown = depends on what is hidden
becomes-where = What it would become
becomes-asks = It asks something more then.
pass-scoring = Pass the whole scoring

# How it is won, for who is at a table for the first time.
goal = First to 15 points. A base pays them once the power on it reaches its breakpoint.
goal-mat = Most points after three scorings: by power on the whole mat, and 1 for each camp where you lead.
