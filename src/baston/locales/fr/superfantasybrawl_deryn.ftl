# Super Fantasy Brawl : Deryn et ses cartes.

card-DER = Deryn
    .gender = f
    .text = Les pièges de son hexagone ne se déclenchent pas. Elle a 2 de Défense en plus tant qu’elle est sur un hexagone de piège.
    .gist = À l’abri des pièges, 2 de Défense dessus
card-DER02 = Volée de carreaux
    .text = 1 de Force en plus si Deryn est sur un hexagone de piège. Ensuite, Poussée 1, ou Poussée 2 si elle est alors sur un hexagone de piège.
    .gist = Sur un piège : 1 de Force, Poussée 2
card-DER03 = Proie de la chasseresse
    .text = Ce tour-ci, la prochaine attaque de ton équipe contre la cible ignore la Défense de la cible et a 1 de Force en plus.
    .gist = Prochaine attaque : ignore la Défense
card-DER04 = Traque
    .text = Pioche 2, Plan 1. Tu peux regarder un piège de l’arène ; dans ce cas, mets-le sur un hexagone de piège vide ou remets-le sur le sien.
    .gist = Pioche 2, Plan 1, regarde un piège
card-DER05 = Embuscade
    .text = Ensuite, Deryn est Placée sur un hexagone libre à côté de l’attaquant.
    .gist = Deryn est Placée à côté de l’attaquant
card-DER06 = Pris au piège
    .text = 2 de Force en plus contre une cible sur un hexagone de piège. Ensuite, Étourdissement de la cible si elle est sur un hexagone de piège.
    .gist = Cible sur un piège : 2 Force et Étourdie
card-DER07 = Fuite tactique
    .text = Ensuite, Course 2.

sfb-prompt-DER04-skill-look = Quel piège regardes-tu ?
sfb-prompt-DER04-skill-move = Sur quel hexagone mets-tu ce piège ?
sfb-pass-DER04-skill = N’en regarder aucun
