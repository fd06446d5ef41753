# Super Fantasy Brawl : Nevamor et ses cartes.

card-NEV = Nevamor
    .text = On ne peut pas jouer de Réaction sur un ennemi à côté de Nevamor.
card-NEV02 = Sombre héraut
    .text = Ensuite, Plan 2.
card-NEV03 = Cauchemar
    .text = Piqué 4. Chaque ennemi traversé subit 1 dégât et Peur 1.
card-NEV04 = Lumière inspirante
    .text = Place un allié à côté de Nevamor ; il a 1 de Force en plus ce tour-ci.
card-NEV05 = Volée de corbeaux
    .text = Ensuite, si Nevamor est à 2 ou moins de l'attaquant, saute tous les autres effets de post-attaque et finit tout ce qui dure.
card-NEV06 = Déchirure de l'âme
    .text = Vol de vie.
card-NEV07 = Moisson sinistre
    .text = 2 de Force en plus si la cible n'a pas d'allié à 2 ou moins.
