# Le tapis de Base Principale : ses camps, ce que font ses emplacements, ses pistes. Les pages lisent aussi ce fichier.

mat-camp-north = Nord
mat-camp-east = Est
mat-camp-south = Sud
mat-camp-west = Ouest

mat-head-presence = Présence
mat-head-turn-start = Début du tour
mat-head-power = Force
mat-head-keep = Une fois par manche
mat-head-none = Sans effet

mat-does-draw = { $cards ->
    [one] tu peux piocher une carte
   *[other] tu peux piocher { $cards } cartes
}
mat-does-extra-minion = ce tour-ci, tu peux jouer ici une créature supplémentaire ({ $power } ou moins)
mat-does-extra-action = ce tour-ci, tu peux jouer une action supplémentaire
mat-does-move-here = tu peux déplacer ici une de tes créatures
mat-does-move-away = tu peux déplacer une de tes créatures d’ici
mat-does-weaken = tu peux donner −{ $power } en force, jusqu’à la fin de la manche, à une créature d’ici d’un autre joueur
mat-does-strengthen = tu peux donner +{ $power } en force, jusqu’à la fin de la manche, à une de tes créatures d’ici
mat-does-destroy = tu peux détruire une créature d’ici d’un autre joueur ({ $power } ou moins)
mat-does-return = tu peux renvoyer une créature d’ici d’un autre joueur ({ $power } ou moins) dans la main de son propriétaire
mat-does-look-at-top = tu peux regarder la première carte de ta pioche, puis la placer dessous ou la laisser
mat-does-discard-to-draw = tu peux défausser une carte pour en piocher une
mat-does-gain-vp = tu peux gagner { $vp } PV
mat-does-none = un emplacement comme un autre
mat-does-power = +{ $power } en force si tu as une créature ici
mat-does-power-with-action = +{ $power } en force si tu as une créature et une action ici
mat-does-power-with-camps = +{ $power } en force si tu as des créatures ici et dans { $camps ->
    [one] un autre camp
   *[other] { $camps } autres camps
}
mat-does-power-per-rival = +{ $power } en force par autre joueur qui a une créature ici, { $most } au plus, si tu en as une aussi
mat-does-keep = tu peux sauver une de tes créatures d’ici que la carte d’un autre joueur devrait détruire

mat-slot = { $head } : { $does }
mat-round = Manche
mat-period-pays = Période { $period } : { $points }
mat-period = Période
mat-where = Période { $period } · manche { $round }
mat-where-brief = P{ $period } · M{ $round }
mat-tie = Manche supplémentaire : égalité en tête
mat-tie-short = Manche suppl.
mat-tie-brief = Suppl.
mat-next = Ensuite
mat-no-next = plus aucune
mat-first = Premier joueur
mat-free = libre
mat-spent = utilisé cette manche
mat-pays-now = Décompté maintenant
mat-pays = { $place } + { $camps } pour les camps
face-down = face cachée
board-useless = sans effet dans ce mode
