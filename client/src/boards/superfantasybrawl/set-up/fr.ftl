# What is said where a table of Super Fantasy Brawl is set up.

option-draft-casual-what = Dans une réserve commune, le second joueur d’abord, chacun prend un champion à son tour jusqu’à en avoir trois.
arena-proposed-what = L’arène de cette table, avec trois statues et quinze défis, dont onze tirés pour une partie.
option-draft-competitive-what = Chacun en apporte cinq en secret et en bannit un de l’autre, puis prend trois de ses quatre, à tour de rôle.
option-draft-free-what = Un joueur après l’autre choisit trois champions.
option-draft-league-what = Chacun apporte deux équipes de cinq en secret ; une équipe entière de chacun est bannie, puis un champion.
option-draft-random-what = Le hasard donne trois champions à chacun.
option-doubles-false-what = Un champion n’est que dans une équipe.
option-doubles-true-what = Les deux équipes peuvent avoir le même champion.
option-opening_challenges-2-what = Un sur la première case qui vaut un point, un sur la case impossible à marquer.
option-opening_challenges-1-what = Un seul, sur la case impossible à marquer.
option-replace_challenges-false-what = Les défis de départ restent.
option-replace_challenges-true-what = Règle d’une ligue : une fois, l’un ou les deux.
sfb-sum-goal = premier à cinq points, pour les ennemis mis hors de combat et les défis
sfb-sum-teams = deux équipes de deux joueurs
