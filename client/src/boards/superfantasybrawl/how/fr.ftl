# How this game goes, for people who have never seen it.

how-superfantasybrawl-1 = Tu mènes trois champions avec une pioche en trois couleurs. Chaque action épuise le Noyau de sa couleur : il y en a donc trois par tour.
how-superfantasybrawl-2 = Une attaque inflige sa Force moins la Défense de la cible. Qui est attaqué peut répondre par une Réaction, contre un Noyau.
how-superfantasybrawl-3 = Un point par ennemi mis hors de combat, un ou deux par défi rempli quand ton tour commence. Le premier à cinq gagne.
