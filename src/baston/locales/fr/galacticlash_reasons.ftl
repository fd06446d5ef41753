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
