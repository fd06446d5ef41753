# Super Fantasy Brawl : Gwaien et ses cartes.

card-GWA = Gwaien
    .text = Ses tirs portent 1 plus près et 1 plus loin.
card-GWA02 = Boule de feu
    .text = Ensuite, 2 dégâts à tous les champions à côté de la cible.
card-GWA03 = Trait de flammes
    .text = Ensuite, Poussée 1.
card-GWA04 = Chaîne d'éclairs
    .text = Ensuite, si elle a fait des dégâts, 2 dégâts à un autre champion à 2 ou moins de la cible.
card-GWA05 = Embrasement
    .text = Ensuite, ses alliés ont 2 de Force en plus contre la cible ce tour-ci.
card-GWA06 = Bouclier arcanique
    .text = Donne 2 de Défense si l'attaquant n'est pas à côté de la cible.
card-GWA07 = Téléportation
    .text = Saut 4.
