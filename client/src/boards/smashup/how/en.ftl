# How the games of this board go, for people who have never seen them.

how-smashup-1 = On your turn play one minion onto a base and one action, in any order. Then draw two cards.
how-smashup-2 = When the power on a base reaches its breakpoint, the base scores: most power there takes the first prize, then it is replaced.
how-smashup-3 = Who has 15 points or more at the end of a turn, and more than anybody else, wins.
how-base-principale-1 = One base in the middle, four camps around it. Cards go into slots, and most slots do something for whoever is in them.
how-base-principale-2 = Every third round all is scored: places by power on the whole mat, and one point for the strongest in each camp.
how-base-principale-3 = There are three scorings, and each pays more. Most points after the third win.
