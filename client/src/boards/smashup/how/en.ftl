# How the games of this board go, for people who have never seen them.

how-smashup-1 = On your turn play one minion onto a base and one action, in any order. Then draw two cards.
how-smashup-2 = When the power on a base reaches its breakpoint, the base scores: most power there takes the first prize, then it is replaced.
how-smashup-3 = Who has 15 points or more at the end of a turn, and more than anybody else, wins.
how-base-principale-1 = One base in the middle, four camps around it. Cards go into slots, and most slots do something for whoever is in them.
how-base-principale-2 = Every third round all is scored: places by power on the whole mat, and one point for the strongest in each camp.
how-base-principale-3 = There are three scorings, and each pays more. Most points after the third win.

turn-smashup-1 = Start of turn. What happens "at the start of your turn" happens now.
turn-smashup-2 = Play phase. Up to one minion and one action, in any order; talents and extra plays besides.
turn-smashup-3 = Scoring. Every base whose power has reached its breakpoint scores and is replaced.
turn-smashup-4 = Draw phase. Draw two cards; of more than ten in hand discard the rest.
turn-smashup-5 = End of turn. Effects of this turn end. Who leads with 15 points or more has won.
turn-base-principale-1 = Your turn. Up to one minion and one action; cards that stay go into slots.
turn-base-principale-2 = Then the others. Nobody scores or draws yet: each player takes a turn, clockwise.
turn-base-principale-3 = In the third round of a period the whole mat is scored, and is cleared.
turn-base-principale-4 = Everybody draws two cards and keeps at most ten.
turn-base-principale-5 = End of the round. Effects end, and the base that lay open takes the place of the present one.
