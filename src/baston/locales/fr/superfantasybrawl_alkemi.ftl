# Super Fantasy Brawl : Al'kemi et ses cartes.

card-ALK = Al'kemi
    .text = Une fois par tour de jeu, un de tes champions peut faire une action standard sans Noyau.
card-ALK02 = Salve
    .text = Ignore la Défense.
card-ALK03 = Pluie acide
    .text = Chaque champion subit autant de dégâts qu'il a de Défense.
card-ALK04 = La Recette du désastre
    .text = Pioche 2, Plan 2.
card-ALK05 = Aqua Vitae
    .text = Soin 1 sur un ennemi. S'il a été soigné, prépare ton Noyau bleu.
card-ALK06 = Feu alchimique
    .text = Ton adversaire pioche 1. Prépare ton Noyau rouge.
card-ALK07 = Volatilisation
    .text = Ensuite, 2 dégâts à chaque ennemi à côté de la cible, puis elle est Placée dans sa zone de déploiement.
