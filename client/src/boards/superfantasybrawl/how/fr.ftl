# How this game goes, for people who have never seen it.

how-superfantasybrawl-1 = Tu mènes trois champions avec une pioche en trois couleurs. Chaque action épuise le Noyau de sa couleur : il y en a donc trois par tour.
how-superfantasybrawl-2 = Une attaque inflige sa Force moins la Défense de la cible. Qui est attaqué peut répondre par une Réaction, contre un Noyau.
how-superfantasybrawl-3 = Un point par ennemi mis hors de combat, un ou deux par défi rempli quand ton tour commence. Le premier à cinq gagne.

turn-superfantasybrawl-1 = Tableau d’affichage. Chaque défi dont tu remplis la condition est marqué ; pas au premier tour de jeu.
turn-superfantasybrawl-2 = Activation. Joue des cartes de tes champions : chacune épuise le Noyau de sa couleur. Les actions standard en coûtent un aussi.
turn-superfantasybrawl-3 = Une attaque : mouvement, cible, puis Force moins Défense. L’adversaire peut jouer une Réaction.
turn-superfantasybrawl-4 = Entretien. Tes Noyaux sont préparés, tu défausses ta main et pioches cinq cartes.
turn-superfantasybrawl-5 = Après le tour des deux camps, les défis avancent, et un nouveau arrive.
