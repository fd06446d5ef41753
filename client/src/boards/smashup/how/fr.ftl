# How the games of this board go, for people who have never seen them.

how-smashup-1 = À ton tour, joue une créature sur une base et une action, dans n’importe quel ordre. Puis pioche deux cartes.
how-smashup-2 = Quand la force sur une base atteint sa résistance, la base est conquise : le plus fort y prend le premier prix, puis une autre la remplace.
how-smashup-3 = Qui a 15 points ou plus à la fin d’un tour, et plus que tous les autres, gagne.
how-base-principale-1 = Une base au milieu, quatre camps autour. Les cartes vont dans des emplacements, et la plupart font quelque chose pour qui les occupe.
how-base-principale-2 = Tous les trois tours de jeu vient un décompte : des places selon la force sur tout le tapis, et un point au plus fort de chaque camp.
how-base-principale-3 = Il y a trois décomptes, et chacun rapporte davantage. Le plus de points après le troisième gagne.
