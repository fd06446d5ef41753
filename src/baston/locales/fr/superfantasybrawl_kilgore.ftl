# Super Fantasy Brawl : Kilgore et ses cartes.

card-KIL = Kilgore
    .gender = m
    .text = L’Étourdissement ne fait rien à Kilgore.
card-KIL02 = Avance implacable
    .text = Transfert 1. Si la cible a changé d’hexagone, Kilgore est Placé sur celui qu’elle a quitté.
    .gist = Transfert 1 ; Kilgore prend son hexagone
card-KIL03 = Armure du noiracier
    .text = Ensuite, la cible a 2 de Défense en plus ce tour-ci.
    .gist = Ensuite, 2 de Défense en plus ce tour-ci
card-KIL04 = Lancer
    .text = Un allié à côté de Kilgore peut faire Saut 3.
    .gist = Saut 3 d’un allié à côté de Kilgore
card-KIL05 = Mutilation
    .text = Ensuite, Poussée 2.
card-KIL06 = Fureur
    .text = Ensuite, Soin 1 sur Kilgore.
card-KIL07 = Soif de destruction
    .text = Vol de vie. 2 de Force en plus par Noyau que tu as encore prêt.
    .gist = Vol de vie ; 2 de Force par Noyau prêt

sfb-pass-KIL04-skill = Personne
