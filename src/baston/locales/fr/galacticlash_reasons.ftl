# Galacti'Clash : pourquoi une carte de la main ne peut pas être jouée maintenant. La dernière phrase dit parfois quand elle peut l’être.

gc-cannot-energy = Les énergies se jouent au début de ton tour.
gc-cannot-before-energies = Joue d’abord tes énergies, ou passe : les cartes se lancent dans la construction qui suit.
gc-cannot-force = Tu as déjà joué ton énergie de Force de ce tour-ci.
gc-cannot-mastery = Tu as déjà joué ton énergie de maîtrise de ce tour-ci.
gc-cannot-slow = Seul un instant répond : cette carte attend ta construction ou ton renforcement.
gc-cannot-pay = Pour la payer, il te manque { $lacking }.
gc-cannot-sacrifice = Tu n’as rien en jeu que tu puisses sacrifier pour elle.
gc-cannot-target = Il n’y a rien qu’elle puisse cibler.
gc-can-answer = Elle peut être lancée en réponse.
gc-lack-dark = { $count } Force obscure
gc-lack-light = { $count } Force lumineuse
gc-lack-force-mastery = { $count } maîtrise de la Force
gc-lack-tech-mastery = { $count } maîtrise des technologies
gc-lack-star = { $count } Force de l’un ou l’autre côté

# Why something in play cannot be chosen.

gc-barred-engaged = Elle est engagée : seule une unité dégagée attaque.
gc-barred-delayed = Elle est arrivée ce tour-ci, et attaque à partir de ton prochain tour.
gc-barred-rival-unit = On n’attaque que des joueurs, jamais des unités.
gc-barred-chosen = Tu l’as déjà choisie.
gc-barred-engaged-blocker = Elle est engagée : seule une unité dégagée bloque.
gc-barred-never-blocks = Elle ne bloque aucun attaquant.
gc-barred-ground = Elle n’a ni Vol ni Portée, et ne peut bloquer ce qui vole.
gc-barred-unblockable = Ce qui t’attaque est imblocable.
gc-barred-taken = Elle bloque déjà.
gc-barred-untargetable = Les adversaires ne peuvent pas la choisir comme cible.
