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
    [one] pioche une carte
   *[other] pioche { $cards } cartes
}
mat-does-extra-minion = pose aussi une créature ({ $power } ou moins) ici
mat-does-extra-action = joue aussi une action
mat-does-move-here = fais venir ici une de tes créatures
mat-does-move-away = déplace une de tes créatures d'ici
mat-does-weaken = −{ $power } de force à une créature adverse de ce camp
mat-does-strengthen = +{ $power } de force à une de tes créatures d'ici
mat-does-destroy = détruis une créature adverse ({ $power } ou moins) de ce camp
mat-does-return = renvoie en main une créature adverse ({ $power } ou moins) de ce camp
mat-does-look-at-top = consulte ta première carte, place-la sous ta pioche ou non
mat-does-discard-to-draw = défausse une carte pour en piocher une
mat-does-gain-vp = gagne { $vp } PV
mat-does-none = un emplacement comme un autre
mat-does-power = +{ $power } de force dans ce camp
mat-does-power-with-action = +{ $power } de force avec une action à toi ici
mat-does-power-with-camps = +{ $power } de force avec une créature dans { $camps ->
    [one] un autre camp
   *[other] { $camps } autres camps
}
mat-does-power-per-rival = +{ $power } de force par adversaire ici, { $most } au plus
mat-does-keep = sauve une créature d'ici de la destruction

mat-slot = { $head } : { $does }
mat-round = Manche
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
