# Super Fantasy Brawl : Loralei et ses cartes.

card-LOR = Loralei
    .gender = f
    .text = Tu pioches deux cartes de plus à ton Entretien.
    .gist = Deux cartes de plus à ton Entretien
card-LOR02 = Clairvoyance
    .text = Pioche 1, Plan 5.
card-LOR03 = Liane étrangleuse
    .text = La cible, un ennemi ou un allié, est Placée sur un hexagone libre à côté de Loralei.
    .gist = La cible est Placée à côté de Loralei
card-LOR04 = Pluie salvatrice
    .text = Défausse jusqu’à quatre cartes de ta main : Soin 1 sur le champion de chacune.
    .gist = Défausse jusqu’à quatre : Soin 1 chacune
card-LOR05 = Intervention
    .text = Ensuite, si l’attaque n’a fait aucun dégât à la cible, tu peux faire Soin 3 sur la cible.
    .gist = Soin 3 si l’attaque est sans dégâts
card-LOR06 = Courroux de la nature
    .text = Cette attaque ignore la Défense.
card-LOR07 = Voies sinueuses
    .text = Ensuite, la cible et un autre ennemi échangent leurs hexagones.
    .gist = La cible et un autre ennemi s’échangent

sfb-pass-LOR05-react-post = Pas de soin
