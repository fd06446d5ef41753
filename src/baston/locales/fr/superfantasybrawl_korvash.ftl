# Super Fantasy Brawl : Korvash et ses cartes.

card-KOR = Korvash
    .gender = m
    .text = Les attaques de Korvash ignorent la Défense des cibles Ensanglantées.
    .gist = Ignore la Défense des Ensanglantés
card-KOR02 = L’enfer n’est rien…
    .text = Ensuite, si la cible est Ensanglantée, Transfert 1.
    .gist = Transfert 1 si la cible est Ensanglantée
card-KOR03 = Moulinet
    .text = 2 de Force en plus par cible, alliés compris.
    .gist = 2 de Force en plus par cible
card-KOR04 = Onde de choc
    .text = Poussée 1, puis Étourdissement de la cible.
    .gist = Poussée 1, puis Étourdissement
card-KOR05 = Saut acrobatique
    .text = D’abord, Saut 2.
card-KOR06 = Rugissement sanglant
    .text = Ensuite, si l’attaquant est Ensanglanté, annule tous les effets post-attaque qui restent à venir, ceux des Réactions aussi.
    .gist = Attaquant Ensanglanté : effets annulés
card-KOR07 = Affaiblissement
    .text = 2 de Force en plus contre une cible Ensanglantée.
    .gist = 2 de Force contre une cible Ensanglantée
