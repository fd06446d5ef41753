# Super Fantasy Brawl : Taze et ses cartes.

card-TAZ = Taze
    .gender = m
    .text = Au lieu d’une Course, Taze peut faire 1 dégât à un ennemi à côté de lui.
    .gist = Au lieu d’une Course, 1 dégât à côté
card-TAZ02 = Rodéo
    .text = Ce mouvement peut traverser des ennemis. 2 dégâts à chaque ennemi traversé.
    .gist = Traverse des ennemis, 2 dégâts à chacun
card-TAZ03 = Charge
    .text = D’abord, Course 3. 1 de Force en plus par hexagone de cette Course.
    .gist = Course 3 ; 1 de Force par hexagone
card-TAZ04 = Sur la lancée
    .text = Ensuite, la cible peut faire Course 1.
card-TAZ05 = Matraquage
    .text = Ensuite, Étourdissement de la cible.
card-TAZ06 = Coup fatal
    .text = D’abord, Course 2. Cette attaque ignore la Défense d’une cible Ensanglantée.
    .gist = Course 2 ; sans Défense si Ensanglantée
card-TAZ07 = Au grand galop
    .text = Taze ou un de ses alliés peut faire Course 2.
    .gist = Course 2 de Taze ou d’un allié

sfb-pass-TAZ07-skill = Personne
