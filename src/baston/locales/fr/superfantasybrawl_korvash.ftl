# Super Fantasy Brawl : Korvash et ses cartes.

card-KOR = Korvash
    .text = Ses attaques ignorent la Défense des cibles Ensanglantées.
card-KOR02 = L'Enfer n'est rien...
    .text = Ensuite, si la cible est Ensanglantée, Transfert 1.
card-KOR03 = Moulinet
    .text = 2 de Force par champion dans la zone.
card-KOR04 = Onde de choc
    .text = Poussée 1 et Étourdissement.
card-KOR05 = Saut acrobatique
    .text = D'abord, Saut 2.
card-KOR06 = Rugissement sanglant
    .text = Ensuite, si l'attaquant est Ensanglanté, saute les effets de post-attaque encore à venir.
card-KOR07 = Affaiblissement
    .text = 2 de Force en plus contre une cible Ensanglantée.
