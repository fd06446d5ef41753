# What the pages beside the table say: home, new table, cards, replay, about.

## Accueil

claim = Deux factions. Trois bases. Zéro pitié.
play-now = Jouer maintenant
play-now-what = Smash Up contre un bot : { $left }, { $right } et tous les autres. Sans compte.
play = Jouer
new-table = Nouvelle table
my-games = Mes parties
against = contre { $names }
waiting-for-players = attend des joueurs
resume = Reprendre
games = Les jeux
set-up-position = Positions
build-decks = Construire des decks
players-range = { $low } à { $high }
learn = Apprendre en jouant
learn-what = Une première partie guidée : une idée à la fois, avec les vraies règles, depuis une donne préparée.
learn-minutes = { $count } min
how = Comment ça marche
how-key = Survole une carte, ou garde le doigt dessus, pour la lire en grand.
open-tables = Tables ouvertes
no-open-tables = Personne n’attend. Ouvre une table toi-même.
seats-open = { $name }, encore { $open }
join = Rejoindre
replays = À revoir
no-replays = Tes parties finies seront ici.
more = En voir plus
watch = Revoir
fan = baston est un projet d’amateurs, sans lien avec les éditeurs de ces jeux. Icônes : game-icons.net (CC BY 3.0).

## Nouvelle table

the-rules = Les règles
your-name = Ton nom
level = Niveau
level-easy = Tranquille
level-normal = Costaud
level-strong = Teigneux
level-expert = Redoutable
level-mirror = Miroir
option-first = Qui commence
option-first-random = Au hasard
option-max_rounds = Tours de jeu au plus
option-max_rounds-none = Sans limite
option-even_windows = Réponses
option-even_windows-false = Seul qui peut répondre est interrogé
option-even_windows-true = Tout le monde est interrogé : aucun indice
clock = Pendule
clock-choice = { $minutes } min + { $increment } s
absence = Qui est absent
absence-choice = { $minutes ->
    [one] bot après { $minutes } min
   *[other] bot après { $minutes } min
}
window-time = Chaque réponse prend
window-choice = { $seconds } s
listed-no = Qui a le lien
listed-yes = Tout le monde

## Les cartes

search-cards = Chercher dans les cartes

## À propos

about-what = Des jeux de baston sur table, toutes règles appliquées : contre des bots, entre amis sur un écran ou par le réseau.
about-fan-title = Un projet d’amateurs
about-fan = baston est fait par des gens qui aiment ces jeux, sans lien avec leurs éditeurs. Il ne contient ni leurs images, ni leurs logos, ni leurs textes de cartes : noms et chiffres sont des faits, textes et dessins sont les nôtres. Si un jeu te plaît, achète-le et joues-y autour d’une table.
about-icons-title = Icônes
about-icons = Les icônes viennent de game-icons.net, par Lorc, Delapouite et d’autres, sous la licence Creative Commons Attribution 3.0 (CC BY 3.0), dans nos couleurs.
about-fonts-title = Caractères
about-fonts = Dela Gothic One et Archivo, tous deux sous la SIL Open Font License 1.1.
about-privacy-title = Ce qui est gardé de toi
about-privacy = Un cookie qui ne nomme personne dit quels sièges sont à toi ; il dure un an. Si tu viens d’un autre appareil, un second dit pendant un mois qui ce navigateur était avant. Les noms, les coups et les discussions de tes tables sont gardés par qui gère ce serveur ; rien ne va à quelqu’un d’autre. Tes préférences restent dans le navigateur.
about-fair-title = Des mélanges honnêtes

## Venir d’un autre appareil

move-title = Continuer ici
move-what = Sur l’appareil avec lequel tu as joué, ouvre les préférences et crée un lien et un code. Le lien mène ici ; le code se tape ici.
move-code = Code de l’autre appareil
move-look = Que va-t-il se passer ?
move-become = { $tables ->
    [0] Ce navigateur sera { $name }, qui n’a pas encore de table.
    [one] Ce navigateur sera { $name }, avec une table.
   *[other] Ce navigateur sera { $name }, avec { $tables } tables.
}
move-leave = { $tables ->
    [one] Il est maintenant { $name } : la table de ce navigateur ne sera plus accessible d’ici. Pendant un mois, tu pourras revenir en arrière.
   *[other] Il est maintenant { $name } : les { $tables } tables de ce navigateur ne seront plus accessibles d’ici. Pendant un mois, tu pourras revenir en arrière.
}
move-do = Être { $name } ici
move-not = Rester comme je suis
move-same = Ce navigateur est déjà ce joueur. Ouvre le lien, ou tape le code, sur l’autre appareil.
moved = { $tables ->
    [0] Ce navigateur est maintenant { $name }.
    [one] Ce navigateur est maintenant { $name }, avec une table.
   *[other] Ce navigateur est maintenant { $name }, avec { $tables } tables.
}

rules-of = Règles de
rules-standard = Standard
turn-in-steps = Le tour en cinq étapes
round-in-steps = La manche en cinq étapes
