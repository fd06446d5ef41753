# Super Fantasy Brawl : Dugrun et ses cartes.

card-DUG = Dugrun
    .text = Un ennemi à côté de Dugrun n'attaque que s'il est parmi les cibles.
card-DUG02 = Défense statique
    .text = Annule tout déplacement que cette attaque causerait, dégâts compris.
card-DUG03 = Frappe au sol
    .text = Ensuite, ses alliés ont 2 de Force en plus contre la cible ce tour-ci.
card-DUG04 = Coup puissant
    .text = Ensuite, Poussée 2 ; si elle a fait des dégâts, Étourdissement.
card-DUG05 = Coup de bouclier
    .text = Course 2, puis Poussée 1 sur chaque ennemi à côté de lui.
card-DUG06 = Blizzard
    .text = Ensuite, si elle a fait des dégâts, 1 dégât à tous les autres ennemis.
card-DUG07 = En avant !
    .text = Pioche 1. Chacun de ses alliés peut faire une Course 1.
