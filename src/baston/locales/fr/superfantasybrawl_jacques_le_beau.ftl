# Super Fantasy Brawl : Jacques le Magnifique et ses cartes.

card-JAQ = Jacques le Magnifique
    .gender = m
    .text = Au début de ta phase d’activation, tu peux préparer un de tes Noyaux.
    .gist = Début d’activation : prépare un Noyau
card-JAQ02 = Parade circulaire
    .text = Défausse jusqu’à trois cartes de ta main : 1 de Défense en plus par carte bleue parmi elles.
    .gist = Défausse : 1 de Défense par carte bleue
card-JAQ03 = Riposte
    .text = Ensuite, défausse jusqu’à trois cartes de ta main : 1 dégât à l’attaquant par carte rouge parmi elles.
    .gist = Défausse : 1 dégât par carte rouge
card-JAQ04 = En garde !
    .text = 1 de Force en plus par cible, alliés compris.
    .gist = 1 de Force en plus par cible
card-JAQ05 = Ma vie de pirate
    .text = Pioche 1, Soin 1 sur Jacques. Tu peux épuiser ton Noyau bleu pour Plan 2.
    .gist = Pioche 1, Soin 1 ; Noyau bleu : Plan 2
card-JAQ06 = Botte rapide
    .text = Course 3, à travers champions et pièges ; puis 1 dégât à chaque ennemi traversé. Tu peux épuiser ton Noyau rouge pour rejouer cette carte.
    .gist = Course 3, 1 dégât ; Noyau rouge : encore
card-JAQ07 = Coup de grâce
    .text = D’abord, Course 2. 1 de Force en plus par carte rouge de ta défausse.
    .gist = Course 2 ; 1 Force par rouge en défausse

does-JAQ-begins = peut préparer un Noyau

sfb-take-JAQ-begins = Préparer le { $core }
sfb-pass-JAQ-begins = N’en préparer aucun
sfb-pass-JAQ05-skill = N’en épuiser aucun
sfb-pass-JAQ06-skill = Ne pas la rejouer
