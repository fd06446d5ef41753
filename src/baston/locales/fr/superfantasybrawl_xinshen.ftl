# Super Fantasy Brawl : Xinshén et ses cartes.

card-XIN = Xinshén
    .gender = f
    .text = Chaque fois que Xinshén déplace un ennemi, Étourdissement de cet ennemi ; une Poussée ou une Attraction qui ne fait que des dégâts compte aussi.
    .gist = Étourdissement des ennemis déplacés
card-XIN02 = Fluctuation des éléments
    .text = Ensuite, Transfert 1 sur l’attaquant.
card-XIN03 = L’esprit domine la matière
    .text = Ensuite, Transfert 1, puis Poussée 1.
card-XIN04 = Grâce féline
    .text = Saut 3, puis Poussée 1 sur un ennemi à côté de Xinshén.
    .gist = Saut 3, Poussée 1 sur un ennemi à côté
card-XIN05 = Attirance de la panthère
    .text = Attraction 2.
card-XIN06 = Contemplation
    .text = Pioche 2, Plan 2.
card-XIN07 = Fureur télékinétique
    .text = Double. Ensuite, Poussée 1.
