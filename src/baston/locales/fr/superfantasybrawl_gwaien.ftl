# Super Fantasy Brawl : Gwaien et ses cartes.

card-GWA = Gwaien
    .gender = f
    .text = Les tirs de Gwaien, directs et indirects, peuvent être 1 plus près que leur plus petite distance et 1 plus loin que leur plus grande.
    .gist = Tirs : 1 plus près, 1 plus loin
card-GWA02 = Boule de feu
    .text = Ensuite, 2 dégâts à chaque champion à côté de la cible, Gwaien et ses alliés aussi.
    .gist = 2 dégâts à chaque champion à côté
card-GWA03 = Trait de flammes
    .text = Ensuite, Poussée 1.
card-GWA04 = Chaîne d’éclairs
    .text = Ensuite, si cette attaque a fait des dégâts, 2 dégâts à un autre champion de l’un ou l’autre camp, Gwaien comprise, à 2 hexagones ou moins de la cible.
    .gist = Si dégâts, 2 à un champion proche
card-GWA05 = Embrasement
    .text = Ensuite, les alliés de Gwaien ont 2 de Force en plus contre la cible ce tour-ci.
    .gist = Alliés : 2 de Force en plus contre elle
card-GWA06 = Bouclier arcanique
    .text = Si l’attaquant n’est pas à côté de la cible, cette carte donne 2 de Défense au lieu de 1.
    .gist = 2 de Défense contre une attaque de loin
card-GWA07 = Téléportation
    .text = Saut 4.
