# Super Fantasy Brawl : Sulka et ses cartes.

card-SUL = Sulka
    .gender = f
    .text = Après chaque carte bleue de Sulka que tu joues : Pioche 1, Plan 1.
    .gist = Ses cartes bleues : Pioche 1, Plan 1
card-SUL02 = Dards de lancer
    .text = Double.
card-SUL03 = Absorption vitale
    .text = Vol de vie, pour Sulka ou pour un de ses alliés.
    .gist = Vol de vie, pour elle ou un allié
card-SUL04 = Effigie
    .text = Transfert 1, puis Étourdissement de la cible.
    .gist = Transfert 1, puis Étourdissement
card-SUL05 = Esprit glissant
    .text = Ce mouvement peut traverser ennemis, statues et pièges. Chaque ennemi traversé a 2 de Défense en moins ce tour-ci.
    .gist = Ennemis traversés : 2 Défense en moins
card-SUL06 = Contrôle mental
    .text = Un adversaire défausse la carte du dessus de sa pioche ; Transfert 2 sur le champion de cette carte.
    .gist = Transfert 2 sur le champion d’une carte
card-SUL07 = Malédiction
    .text = Ensuite, Enracinement de l’attaquant.
