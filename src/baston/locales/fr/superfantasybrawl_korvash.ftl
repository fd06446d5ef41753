# Super Fantasy Brawl : Korvash et ses cartes.

card-KOR = Korvash
    .gender = m
    .text = Les attaques de Korvash ignorent la Défense des cibles Ensanglantées.
card-KOR02 = L’enfer n’est rien…
    .text = Ensuite, si la cible est Ensanglantée, Transfert 1.
card-KOR03 = Moulinet
    .text = 2 de Force en plus par cible, alliés compris.
card-KOR04 = Onde de choc
    .text = Poussée 1, puis Étourdissement de la cible.
card-KOR05 = Saut acrobatique
    .text = D’abord, Saut 2.
card-KOR06 = Rugissement sanglant
    .text = Ensuite, si l’attaquant est Ensanglanté, annule tous les effets post-attaque qui restent à venir, ceux des Réactions aussi.
card-KOR07 = Affaiblissement
    .text = 2 de Force en plus contre une cible Ensanglantée.
