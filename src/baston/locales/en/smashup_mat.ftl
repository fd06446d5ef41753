# The mat of Base Principale: its camps, what its slots do, its tracks. The pages read this file too.

mat-camp-north = North
mat-camp-east = East
mat-camp-south = South
mat-camp-west = West

mat-head-presence = Presence
mat-head-turn-start = Turn start
mat-head-power = Power
mat-head-keep = Once a round
mat-head-none = No effect

mat-does-draw = { $cards ->
    [one] draw a card
   *[other] draw { $cards } cards
}
mat-does-extra-minion = also play a minion ({ $power } or less) here
mat-does-extra-action = also play an action
mat-does-move-here = bring one of your minions here
mat-does-move-away = move one of your minions from here
mat-does-weaken = −{ $power } power to a minion of another player in this camp
mat-does-strengthen = +{ $power } power to one of your minions here
mat-does-destroy = destroy a minion of another player ({ $power } or less) in this camp
mat-does-return = return a minion of another player ({ $power } or less) from this camp
mat-does-look-at-top = look at your top card, put it under your deck or not
mat-does-discard-to-draw = discard a card to draw one
mat-does-gain-vp = gain { $vp } VP
mat-does-none = a slot like any other
mat-does-power = +{ $power } power in this camp
mat-does-power-with-action = +{ $power } power with an action of yours here
mat-does-power-with-camps = +{ $power } power with a minion in { $camps ->
    [one] another camp
   *[other] { $camps } other camps
}
mat-does-power-per-rival = +{ $power } power per rival here, { $most } at most
mat-does-keep = save a minion from being destroyed here

mat-slot = { $head }: { $does }
mat-round = Round
mat-period = Period
mat-where = Period { $period } · round { $round }
mat-where-brief = P{ $period } · R{ $round }
mat-tie = Extra round: the lead is tied
mat-tie-short = Extra round
mat-tie-brief = Extra
mat-next = Next
mat-no-next = none left
mat-first = First player
mat-free = free
mat-spent = used this round
mat-pays-now = If scored now
mat-pays = { $place } + { $camps } for camps
face-down = face down
board-useless = no effect in this mode
