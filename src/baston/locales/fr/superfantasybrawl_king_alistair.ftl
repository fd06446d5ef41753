# Super Fantasy Brawl : Roi Alistair et ses cartes.

card-ALI = Roi Alistair
    .gender = m
card-ALI02 = Mourez pour votre roi
card-ALI03 = Vive le roi !
    .text = Ensuite, si cette attaque a mis la cible hors de combat, Soin 2 sur le Roi Alistair.
    .gist = Cible hors de combat : Soin 2 sur le Roi
card-ALI04 = À genoux devant le roi
    .text = Ensuite, si cette attaque a fait des dégâts, Peur 1.
    .gist = Si dégâts, Peur 1
card-ALI05 = Le regard du tyran
    .text = Peur 2, puis Étourdissement de la cible.
card-ALI06 = Marche forcée
    .text = Transfert 1 sur chacun des alliés du Roi Alistair.
    .gist = Transfert 1 sur chacun de ses alliés
card-ALI07 = Révérence
    .text = La Peur ne fait rien à la cible ce tour-ci.
    .gist = La Peur ne fait rien à la cible
