# Super Fantasy Brawl : Loralei et ses cartes.

card-LOR = Loralei
    .text = Tu pioches 2 cartes de plus à ton Entretien.
card-LOR02 = Clairvoyance
    .text = Pioche 1, Plan 5.
card-LOR03 = Liane étrangleuse
    .text = Un ennemi ou un allié est Placé à côté de Loralei.
card-LOR04 = Pluie salvatrice
    .text = Défausse jusqu'à 4 cartes : le champion de chacune a Soin 1.
card-LOR05 = Intervention
    .text = Ensuite, si l'attaque n'a pas fait de dégât à la cible, elle peut avoir Soin 3.
card-LOR06 = Courroux de la nature
    .text = Ignore la Défense.
card-LOR07 = Voies sinueuses
    .text = Ensuite, la cible et un autre ennemi échangent leurs hexagones.

sfb-pass-LOR05-react-post = Pas de soin
