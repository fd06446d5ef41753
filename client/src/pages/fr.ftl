# What the pages beside the table say: home, new table, cards, replay, about.

## Accueil

claim = Deux factions. Trois bases. Zéro pitié.
play-now = Jouer maintenant
play-now-what = Smash Up contre l’ordinateur : { $left }, { $right } et tous les autres. Sans compte.
play = Jouer
new-table = Nouvelle table
my-games = Mes parties
against = contre { $names }
waiting-for-players = attend des joueurs
resume = Reprendre
games = Les jeux
build-decks = Construire des decks
players-range = { $low } à { $high }
how = Comment ça marche
how-1 = À ton tour, pose une créature et joue une action. Ce qui brille en jaune se presse.
how-2 = Quand les créatures d’une base atteignent sa résistance, elle est conquise : le plus fort y gagne le plus de points.
how-3 = 15 points à la fin d’un tour, plus que tous les autres : tu gagnes.
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

the-game = Le jeu
the-players = Les joueurs
the-rules = Les règles
your-table = Ta table
your-name = Ton nom
their-name = Son nom
level = Niveau
level-easy = Tranquille
level-normal = Costaud
level-strong = Teigneux
seat-bot = Ordinateur
seat-bot-what = joue tout de suite, à toute heure
seat-by-link = Ami par lien
seat-by-link-what = tu reçois un lien à envoyer
seat-here = Ami sur cet écran
remove-seat = Retirer le joueur { $number }
change-seat = Changer le joueur { $number }
option-first = Qui commence
option-first-random = Au hasard
option-max_rounds = Tours de jeu au plus
option-max_rounds-none = Sans limite
option-even_windows = Réponses
option-even_windows-false = Seul qui peut répondre est interrogé
option-even_windows-true = Tout le monde est interrogé : aucun indice
terms = Le temps
clock = Pendule
clock-none = Sans
clock-choice = { $minutes } min + { $increment } s
clock-what = Chacun a tant de minutes pour toute la partie, et quelques secondes de plus après chaque réponse. Qui n’a plus de temps a perdu.
absence = Qui est absent
absence-none = est attendu
absence-choice = { $minutes ->
    [one] ordinateur après { $minutes } min
   *[other] ordinateur après { $minutes } min
}
window-time = Chaque réponse prend
window-choice = { $seconds } s
window-free = le temps qu’il faut
listed = Qui peut venir
listed-no = Qui a le lien
listed-yes = Tout le monde
start-table = Commencer
open-table = Ouvrir la table
the-decks = Decks
readings = Autres lectures des règles
in-file = { $file } : { $said }

## Les cartes

search-cards = Chercher dans les cartes

## Revoir

share-step = Qui ouvre ce lien voit la partie à cette étape :
share-file = Ou garde la partie dans un fichier : `baston replay` la rejoue.
replay-start = La partie commence.
player-says = { $name } :
to-scoring = À la conquête, étape { $step }
step = Étape
back = Reculer
forward = Avancer
run = Lire
pause = Pause
seen-from = Vu de
all-cards = Toutes les cartes
analysis = Analyse
analysing = Analyse en cours…
analysis-what = Chaque décision { DE($name) } jugée par { $search }, selon ce qui lui était connu à ce moment. Ce sont des estimations : deux ou trois points ne veulent rien dire.
    .you = Chacune de tes décisions jugée par { $search }, selon ce que tu savais à ce moment. Ce sont des estimations : deux ou trois points ne veulent rien dire.
chance-of = Chances de victoire { DE($name) }
    .you = Tes chances de victoire
chance = Chances
percent = { $value } %
turning-points = Moments clés
turn-mistake = Étape { $step } : une réponse qui a coûté { $points } points de chances de victoire.
turn-swing = Étape { $step } : ce qui s’est passé a changé les chances de victoire de { $points } points.
turn-rise = Ce qui s’est passé depuis la dernière décision a aidé.
turn-fall = Ce qui s’est passé depuis la dernière décision a coûté.
turn-end = La fin de la partie.
instead = { $taken }. Mieux : { $best }.
steady = Aucun moment n’a fait basculer la partie à lui seul.
all-decisions = Toutes les décisions
played = Joué
best-found = Mieux
step-number = Étape { $step }

## À propos

about-what = Des jeux de baston sur table, toutes règles appliquées : contre l’ordinateur, entre amis sur un écran ou par le réseau.
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
