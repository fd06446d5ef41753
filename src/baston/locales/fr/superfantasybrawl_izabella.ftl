# Super Fantasy Brawl : Izabella et ses cartes.

card-IZA = Izabella
    .gender = f
    .text = Au début de ta phase d’activation, Plan 1.
    .gist = Plan 1 au début de ta phase d’activation
card-IZA02 = Préparation totale
card-IZA03 = Le poids du destin
    .text = La cible, un ennemi ou un allié, a 1 de Force en plus et 1 de Défense en moins ce tour-ci.
    .gist = 1 Force en plus, 1 Défense en moins
card-IZA04 = Au bon endroit, au bon moment
    .text = Izabella est Placée sur n’importe quel hexagone libre.
    .gist = Izabella est Placée où tu veux
card-IZA05 = Prédiction
    .text = Défausse ta main, Pioche 5, Plan 2.
card-IZA06 = Prophétie funeste
    .text = Ensuite, Étourdissement de la cible.
card-IZA07 = Déjà vu
    .text = Aucune Réaction ne peut être jouée contre cette attaque.
    .gist = Aucune Réaction ne peut être jouée

does-IZA-begins = Plan 1
