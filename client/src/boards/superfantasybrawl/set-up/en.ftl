# What is said where a table of Super Fantasy Brawl is set up.

option-draft-casual-what = From one pool, the second player first, each takes one champion in turn until all teams have three.
arena-proposed-what = The arena of this table, with three statues and fifteen challenges, eleven of them drawn for a game.
option-draft-competitive-what = Each brings five in secret and bans one of the other's, then takes three of the own four in turn.
option-draft-free-what = One player after the other chooses three champions.
option-draft-league-what = Each brings two teams of five in secret; one whole team of each is banned, then one champion.
option-draft-random-what = Chance deals three champions to each.
option-doubles-false-what = A champion is in one team only.
option-doubles-true-what = Both teams may have the same champion.
option-opening_challenges-2-what = One on the first slot worth a point, one on the slot that cannot be scored yet.
option-opening_challenges-1-what = Only one, on the slot that cannot be scored yet.
option-replace_challenges-false-what = The opening challenges stay.
option-replace_challenges-true-what = A league's rule: once, one or both of them.
sfb-sum-goal = first to five points, for enemies put out of action and for challenges
sfb-sum-teams = two teams of two players
