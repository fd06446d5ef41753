# How the games of this board go, for people who have never seen them.

how-smashup-1 = À ton tour, joue une créature sur une base et une action, dans n’importe quel ordre. Puis pioche deux cartes.
how-smashup-2 = Quand la force sur une base atteint sa résistance, la base est conquise : le plus fort y prend le premier prix, puis une autre la remplace.
how-smashup-3 = Qui a 15 points ou plus à la fin d’un tour, et plus que tous les autres, gagne.
how-base-principale-1 = Une base au milieu, quatre camps autour. Les cartes vont dans des emplacements, et la plupart font quelque chose pour qui les occupe.
how-base-principale-2 = Tous les trois tours de jeu vient un décompte : des places selon la force sur tout le tapis, et un point au plus fort de chaque camp.
how-base-principale-3 = Il y a trois décomptes, et chacun rapporte davantage. Le plus de points après le troisième gagne.

turn-smashup-1 = Début du tour. Ce qui agit « au début de ton tour » agit maintenant.
turn-smashup-2 = Phase de jeu. Au plus une créature et une action, dans n’importe quel ordre ; talents et cartes supplémentaires en plus.
turn-smashup-3 = Conquêtes. Chaque base dont la force a atteint la résistance est conquise et remplacée.
turn-smashup-4 = Phase de pioche. Pioche deux cartes ; au-delà de dix en main, défausse le reste.
turn-smashup-5 = Fin du tour. Les effets de ce tour cessent. Qui mène avec 15 points ou plus a gagné.
turn-base-principale-1 = Ton tour. Au plus une créature et une action ; les cartes qui restent vont dans des emplacements.
turn-base-principale-2 = Puis les autres. Nul ne marque ni ne pioche encore : chacun joue un tour, dans le sens horaire.
turn-base-principale-3 = À la troisième manche d’une période vient le décompte de tout le tapis, qui est vidé.
turn-base-principale-4 = Tous piochent deux cartes et en gardent au plus dix.
turn-base-principale-5 = Fin de la manche. Les effets cessent, et la base visible prend la place de l’actuelle.
