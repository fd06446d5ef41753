# Super Fantasy Brawl : Sire Tentaclot et ses cartes.

card-TEN = Sire Tentaclot
    .gender = m
    .text = Tant que Sire Tentaclot est à côté d’une statue, les déplacements causés par des ennemis ne lui font rien.
    .gist = À une statue, l’ennemi ne le déplace pas
card-TEN02 = Huit d’un coup !
    .text = Double. Ensuite, Attraction 2.
card-TEN03 = Coup de tentacule
    .text = Poison 2.
card-TEN04 = Un huitième de ma force
    .text = Ensuite, Attraction 1.
card-TEN05 = Masque de peur
    .text = Ensuite, 1 dégât à chaque ennemi à côté de la cible, et Peur 1 sur chacun d’eux.
    .gist = 1 dégât, Peur 1 aux ennemis à côté
card-TEN06 = Obscurcissement de l’esprit
    .text = Transfert 1. Le joueur de la cible met une carte de sa main, au hasard, sur sa pioche.
    .gist = Transfert 1 ; une carte sur sa pioche
card-TEN07 = Oh R’Lyeh ?
    .text = Saut 3, puis Transfert 1 sur chaque champion à côté de Sire Tentaclot.
    .gist = Saut 3, Transfert 1 sur ceux à côté
