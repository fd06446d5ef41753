# Super Fantasy Brawl : Dugrun et ses cartes.

card-DUG = Dugrun
    .gender = m
    .text = Un ennemi à côté de Dugrun ne peut attaquer que si Dugrun est parmi les cibles.
    .gist = Les ennemis à côté doivent le cibler
card-DUG02 = Défense statique
    .text = Pendant cette attaque, annule tout déplacement (Poussée, Attraction, Transfert, Peur) causé par l’attaquant, et les dégâts de ce déplacement.
    .gist = Annule tout déplacement par l’attaquant
card-DUG03 = Frappe au sol
    .text = Ensuite, les alliés de Dugrun ont 2 de Force en plus contre la cible ce tour-ci.
    .gist = Alliés : 2 de Force en plus contre elle
card-DUG04 = Coup puissant
    .text = Ensuite, Poussée 2. Si cette Poussée a fait des dégâts, Étourdissement de la cible.
    .gist = Poussée 2 ; si dégâts, Étourdissement
card-DUG05 = Coup de bouclier
    .text = Course 2, puis Poussée 1 sur chaque ennemi à côté de Dugrun.
    .gist = Course 2, Poussée 1 sur ennemis à côté
card-DUG06 = Blizzard
    .text = Ensuite, si cette attaque a fait des dégâts, 1 dégât à chaque ennemi autre que la cible.
    .gist = Si dégâts, 1 à chaque autre ennemi
card-DUG07 = En avant !
    .text = Pioche 1. Chacun des alliés de Dugrun peut faire Course 1.
    .gist = Pioche 1 ; Course 1 de chaque allié
