# Super Fantasy Brawl : Nevamor et ses cartes.

card-NEV = Nevamor
    .gender = f
    .text = Aucune Réaction ne peut défendre un ennemi à côté de Nevamor.
    .gist = Pas de Réaction pour l’ennemi à côté
card-NEV02 = Sombre héraut
    .text = Ensuite, Plan 2.
card-NEV03 = Cauchemar
    .text = Piqué 4, puis 1 dégât à chaque ennemi traversé, et Peur 1 sur chacun d’eux.
    .gist = Piqué 4 ; 1 dégât, Peur 1 aux traversés
card-NEV04 = Lumière inspirante
    .text = Choisis un allié : il a 1 de Force en plus ce tour-ci. Il est Placé sur un hexagone libre à côté de Nevamor.
    .gist = Un allié Placé à côté : 1 de Force
card-NEV05 = Volée de corbeaux
    .text = Ensuite, si Nevamor est à 2 hexagones ou moins de l’attaquant : annule tous les effets post-attaque qui restent à venir, ceux des Réactions aussi, et mets fin à tout ce que portent pour un temps les champions des deux camps (bonus, malus, marques, Enracinement).
    .gist = À 2 hexagones, annule l’après-attaque
card-NEV06 = Déchirure de l’âme
    .text = Vol de vie.
card-NEV07 = Moisson sinistre
    .text = 2 de Force en plus si la cible n’a aucun allié à 2 hexagones ou moins.
    .gist = 2 de Force si la cible est sans allié
