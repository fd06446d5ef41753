# Super Fantasy Brawl : Deryn et ses cartes.

card-DER = Deryn
    .text = Les pièges de son hexagone ne se déclenchent pas. 2 de Défense en plus sur un hexagone de piège.
card-DER02 = Volée de carreaux
    .text = 1 de Force en plus si Deryn est sur un hexagone de piège. Ensuite, Poussée 1, ou 2 si elle y est.
card-DER03 = Proie de la chasseresse
    .text = La prochaine attaque de ton équipe sur la cible ce tour-ci ignore sa Défense et a 1 de Force en plus.
card-DER04 = Traque
    .text = Pioche 2, Plan 1. Tu peux regarder un piège du plateau et le mettre sur un hexagone de piège libre.
card-DER05 = Embuscade
    .text = Ensuite, Deryn est Placée à côté de l'attaquant.
card-DER06 = Pris au piège
    .text = Contre une cible sur un hexagone de piège : 2 de Force en plus, et Étourdissement ensuite.
card-DER07 = Fuite tactique
    .text = Ensuite, Course 2.

sfb-prompt-DER04-skill-3 = Quel piège regardes-tu ?
sfb-prompt-DER04-skill-4 = Sur quel hexagone mets-tu ce piège ?
sfb-pass-DER04-skill = N'en regarder aucun
