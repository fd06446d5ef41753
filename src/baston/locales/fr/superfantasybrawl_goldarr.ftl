# Super Fantasy Brawl : Gold'arr et ses cartes.

card-GOL = Gold’arr
    .gender = m
    .text = Une Poussée ne fait rien à Gold’arr.
card-GOL02 = Les gars de la marine
    .text = Pioche 1. Les alliés de Gold’arr ont 1 de Force et 1 de mouvement en plus ce tour-ci.
    .gist = Pioche 1 ; alliés : 1 Force, 1 mouvement
card-GOL03 = Lancer de harpon
    .text = Ensuite, Attraction 2.
card-GOL04 = Pullage !
    .text = Ensuite, Pioche 1 par dégât que cette attaque a fait.
    .gist = Pioche 1 par dégât fait
card-GOL05 = Intimidation
    .text = Ensuite, Peur 2 sur l’attaquant.
card-GOL06 = Levez l’ancre !
    .text = Ensuite, Poussée 1 sur chaque cible.
card-GOL07 = Hissez les voiles !
    .text = Course 5, à travers champions et pièges ; puis 1 dégât à chaque ennemi traversé.
    .gist = Course 5 : 1 dégât aux ennemis traversés
