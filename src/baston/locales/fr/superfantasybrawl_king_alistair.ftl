# Super Fantasy Brawl : Roi Alistair et ses cartes.

card-ALI = Roi Alistair
card-ALI02 = Mourez pour votre roi
card-ALI03 = Vive le roi !
    .text = Ensuite, si la cible est hors de combat, Soin 2.
card-ALI04 = À genoux devant le roi
    .text = Ensuite, si elle a fait des dégâts, Peur 1.
card-ALI05 = Le Regard du tyran
    .text = Peur 2 et Étourdissement.
card-ALI06 = Marche forcée
    .text = Transfert 1 sur chacun de ses alliés.
card-ALI07 = Révérence
    .text = La Peur ne fait rien à la cible ce tour-ci.
