# Super Fantasy Brawl : Al'kemi et ses cartes.

card-ALK = Al’kemi
    .gender = m
    .text = Une fois par tour de jeu, un de tes champions peut faire une action standard sans Noyau.
    .gist = Une action standard sans Noyau
card-ALK02 = Salve
    .text = Cette attaque ignore la Défense.
card-ALK03 = Pluie acide
    .text = Chaque champion, Al’kemi aussi, subit autant de dégâts qu’il a de Défense.
    .gist = Chacun subit autant que sa Défense
card-ALK04 = La recette du désastre
    .text = Pioche 2, Plan 2.
card-ALK05 = Aqua vitae
    .text = Tu peux faire Soin 1 sur un ennemi. Si ce Soin a enlevé un dégât, prépare ton Noyau bleu.
    .gist = Soin 1 à un ennemi, Noyau bleu prêt
card-ALK06 = Feu alchimique
    .text = Ton adversaire pioche une carte. Prépare ton Noyau rouge.
    .gist = L’adversaire pioche ; Noyau rouge prêt
card-ALK07 = Volatilisation
    .text = Ensuite, 2 dégâts à chaque ennemi à côté de la cible, puis la cible est Placée sur un hexagone libre de sa zone de déploiement.
    .gist = 2 dégâts à côté ; Placée au déploiement

sfb-pass-ALK05-skill = Ne soigner personne
