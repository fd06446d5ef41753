# Super Fantasy Brawl : Akhet et ses cartes.

card-AKH = Akhet
    .gender = f
    .text = À chacune de ses attaques, après les Réactions, défausse autant de cartes rouges de ta main que tu veux : 1 de Force en plus par carte.
    .gist = Défausse des rouges : 1 de Force chacune
card-AKH02 = Envol
    .text = Piqué 4. Le premier champion traversé, de l’un ou l’autre camp, est Placé sur un hexagone libre à côté d’Akhet.
    .gist = Piqué 4, le premier traversé est Placé
card-AKH03 = Tempête d’ailes
    .text = Ensuite, Poussée 2.
card-AKH04 = Renaissance
    .text = Ensuite, si l’attaque a mis la cible hors de combat, la cible est Placée sur un hexagone libre à côté de l’attaquant au lieu d’être sur sa Porte.
    .gist = Hors de combat : Placée vers l’attaquant
card-AKH05 = Larmes curatives
    .text = Au choix : Soin 2 sur Akhet ; ou défausse une carte bleue de ta main pour Soin 2 sur un allié à côté d’elle.
    .gist = Soin 2, ou sur un allié pour une bleue
card-AKH06 = Feu intérieur
    .text = Reprends en main une carte rouge de ta défausse. Akhet a 1 de Force en plus ce tour-ci.
    .gist = Reprends une rouge, 1 de Force en plus
card-AKH07 = La mort venue du ciel
    .text = D’abord, Piqué 3.
