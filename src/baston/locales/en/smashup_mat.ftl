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
    [one] you may draw a card
   *[other] you may draw { $cards } cards
}
mat-does-extra-minion = this turn you may play an extra minion ({ $power } or less) here
mat-does-extra-action = this turn you may play an extra action
mat-does-move-here = you may move one of your minions here
mat-does-move-away = you may move one of your minions from here
mat-does-weaken = you may give another player's minion here −{ $power } power until the end of the round
mat-does-strengthen = you may give one of your minions here +{ $power } power until the end of the round
mat-does-destroy = you may destroy another player's minion here ({ $power } or less)
mat-does-return = you may return another player's minion here ({ $power } or less) to its owner's hand
mat-does-look-at-top = you may look at the top card of your deck, then put it under the deck or leave it
mat-does-discard-to-draw = you may discard a card to draw one
mat-does-gain-vp = you may gain { $vp } VP
mat-does-none = a slot like any other
mat-does-power = +{ $power } power if you have a minion here
mat-does-power-with-action = +{ $power } power if you have a minion and an action here
mat-does-power-with-camps = +{ $power } power if you have minions here and in { $camps ->
    [one] another camp
   *[other] { $camps } other camps
}
mat-does-power-per-rival = +{ $power } power for each other player with a minion here, { $most } at most, if you have one too
mat-does-keep = you may save one of your minions here that another player's card would destroy

mat-slot = { $head }: { $does }
mat-round = Round
mat-period-pays = Period { $period }: { $points }
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
