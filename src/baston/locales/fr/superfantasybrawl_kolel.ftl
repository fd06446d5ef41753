# Super Fantasy Brawl : Ko'lel et ses cartes.

card-KOL = Ko’lel
    .gender = m
    .text = Les cibles ont 2 de Défense en moins contre les attaques de Ko’lel.
    .gist = Ses cibles ont 2 de Défense en moins
card-KOL02 = Double saut
    .text = D’abord, Saut 3. Ensuite, Saut 3.
card-KOL03 = Saut puissant
    .text = D’abord, Saut 3. Ensuite, Poussée 1 sur chaque cible.
    .gist = Saut 3 ; Poussée 1 sur chaque cible
card-KOL04 = Fléchette empoisonnée
    .text = Poison 1.
card-KOL05 = Fléchette aveuglante
    .text = Ensuite, Étourdissement de l’attaquant.
card-KOL06 = Reconnaissance
    .text = Pioche 3, Plan 3.
card-KOL07 = Langue collante
    .text = Ensuite, si cette attaque a fait des dégâts, Attraction 2, puis Étourdissement de la cible.
    .gist = Si dégâts, Attraction 2 et Étourdie
