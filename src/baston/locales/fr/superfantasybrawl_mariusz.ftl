# Super Fantasy Brawl : Mariusz et ses cartes.

card-MAR = Mariusz
    .gender = m
    .text = Tant que Mariusz est Ensanglanté, ses attaques ont Vol de vie.
    .gist = Ensanglanté, il attaque avec Vol de vie
card-MAR02 = Morsure vorace
    .text = D’abord, Course 2. Vol de vie.
card-MAR03 = Traque carnassière
    .text = Mariusz est Placé sur un hexagone libre à côté d’un ennemi, puis Étourdissement de chaque ennemi Ensanglanté à côté de lui.
    .gist = Étourdissement des Ensanglantés à côté
card-MAR04 = Au contact
    .text = D’abord, Course 2. Double si Mariusz est Ensanglanté.
    .gist = Course 2 ; Double si Ensanglanté
card-MAR05 = Projection
    .text = D’abord, Course 2. Ensuite, si Mariusz est Ensanglanté, Transfert 1.
    .gist = Course 2 ; Transfert 1 si Ensanglanté
card-MAR06 = Rancune tenace
    .text = D’abord, si Mariusz est Ensanglanté, Course 2. 2 de Force en plus s’il est Ensanglanté.
    .gist = Ensanglanté : Course 2, 2 de Force
card-MAR07 = Une bête aux abois
    .text = Ensuite, 2 dégâts à chaque ennemi à côté de la cible.
    .gist = 2 dégâts aux ennemis à côté de la cible
