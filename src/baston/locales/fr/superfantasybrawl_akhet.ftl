# Super Fantasy Brawl : Akhet et ses cartes.

card-AKH = Akhet
    .text = À ses attaques : défausse des cartes rouges, 1 de Force en plus par carte.
card-AKH02 = Envol
    .text = Piqué 4. Le premier champion traversé est Placé à côté d'Akhet.
card-AKH03 = Tempête d'ailes
    .text = Ensuite, Poussée 2.
card-AKH04 = Renaissance
    .text = Si l'attaque met la cible hors de combat, elle est Placée à côté de l'attaquant et non sur sa Porte.
card-AKH05 = Larmes curatives
    .text = Soin 2 sur Akhet ; ou défausse une carte bleue, et c'est un allié à côté d'elle qui a Soin 2.
card-AKH06 = Feu intérieur
    .text = Reprends une carte rouge de ta défausse. Akhet a 1 de Force en plus ce tour-ci.
card-AKH07 = La mort venue du ciel
    .text = D'abord, Piqué 3.
