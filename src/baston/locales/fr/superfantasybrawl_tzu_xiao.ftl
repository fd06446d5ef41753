# Super Fantasy Brawl : Tzu Xiao et ses cartes.

card-TZU = Tzu Xiao
    .gender = m
    .text = Les ennemis à côté de Tzu Xiao ont 1 de Défense en moins.
    .gist = Ennemis à côté : 1 de Défense en moins
card-TZU02 = Défi
    .text = Ensuite, Attraction 1.
card-TZU03 = Concentration
    .text = Tzu Xiao et ses alliés ont 1 de Force et 1 de mouvement en plus ce tour-ci.
    .gist = Lui et alliés : 1 Force, 1 mouvement
card-TZU04 = Double frappe
    .text = D’abord, Course 2. Double.
card-TZU05 = Éclair de jade
    .text = Chaque champion dans la zone d’effet subit juste assez de dégâts pour être Ensanglanté.
    .gist = Ensanglante les champions de la zone
card-TZU06 = Vengeance
    .text = Ensuite, l’attaquant subit autant de dégâts que l’attaque en a fait à la cible, sans compter le Poison.
    .gist = L’attaquant subit les dégâts qu’il fait
card-TZU07 = Bond puissant
    .text = D’abord, Saut 3. Ensuite, Poussée 1.
