# Super Fantasy Brawl : Rath et ses cartes.

card-RAT = Rath
    .gender = m
    .text = Les attaques de Rath ont Poison 1.
card-RAT02 = Double assaut
    .text = Double.
card-RAT03 = Belladone
    .text = Pioche 2, Plan 1. La prochaine attaque de Rath ce tour-ci ignore la Défense.
    .gist = Pioche 2, Plan 1, puis ignore la Défense
card-RAT04 = Traque souterraine
    .text = 2 dégâts à un ennemi à côté de Rath. S’il en a subi, Rath est Placé sur un hexagone libre à côté d’un allié.
    .gist = 2 dégâts ; Rath Placé à côté d’un allié
card-RAT05 = Tunnel
    .text = D’abord, Saut 2. Ensuite, Saut 2.
card-RAT06 = Attaque sournoise
    .text = Aucune Réaction ne peut être jouée contre cette attaque.
    .gist = Aucune Réaction ne peut être jouée
card-RAT07 = Plongeon
    .text = Ensuite, la cible peut faire Saut 2.
