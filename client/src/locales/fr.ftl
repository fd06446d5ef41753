# Ce que disent les pages. Les noms des factions viennent des catalogues communs.

## Partout

home = Accueil
home-link = baston, accueil
menu = Menu
close = Fermer
loading = Chargement
sound = Son
sound-on = Avec
sound-off = Sans
volume = Volume
rule = Règle
clause = Règle { $id } : l’ouvrir
understood = Compris
stop = Arrêter
share = Partager
device = Continuer sur un autre appareil
device-what = L’autre appareil devient le même joueur que celui-ci, avec tes sièges et tes parties.
device-make = Créer le lien
device-link = Lien pour l’autre appareil
device-once = Il sert une seule fois, dans les dix minutes. Qui l’ouvre joue à ta place : ne le donne à personne d’autre.
you = Toi
seat-number = Joueur { $number }
language = Langue
scheme = Couleurs
scheme-system = Comme le système
scheme-light = Clair
scheme-dark = Sombre
scheme-turn = Clair ou sombre
speed = Animations
speed-normal = Normales
speed-fast = Rapides
speed-off = Sans
preferences = Préférences
rules = Règles
cards = Cartes
about = À propos
no-page = Il n’y a rien ici
no-table = Cette table ne peut pas s’ouvrir
no-replay = Cette partie ne peut pas être revue
nothing-found = Rien trouvé.
next = Et maintenant

## Accueil

claim = Deux factions. Trois bases. Zéro pitié.
play-now = Jouer maintenant
play-now-what = Smash Up contre l’ordinateur : { $left }, { $right } et tous les autres. Sans compte.
play = Jouer
new-table = Nouvelle table
my-games = Mes parties
against = contre { $names }
waiting-for-players = attend des joueurs
resume = Reprendre
games = Les jeux
game-smashup = Mélange deux factions en un seul paquet, envahis les bases, premier à 15 points.
length-smashup = 30 à 45 min
game-galacticlash = Construis un deck, lance créatures et héros, réponds dans la chaîne, fais tomber les autres à 0 point de vie.
length-galacticlash = 20 à 40 min
build-decks = Construire des decks
players-range = { $low } à { $high }
how = Comment ça marche
how-1 = À ton tour, pose une créature et joue une action. Ce qui brille en jaune se presse.
how-2 = Quand les créatures d’une base atteignent sa résistance, elle est conquise : le plus fort y gagne le plus de points.
how-3 = 15 points à la fin d’un tour, plus que tous les autres : tu gagnes.
how-key = Survole une carte, ou garde le doigt dessus, pour la lire en grand.
open-tables = Tables ouvertes
no-open-tables = Personne n’attend. Ouvre une table toi-même.
seats-open = { $name }, encore { $open }
join = Rejoindre
replays = À revoir
no-replays = Tes parties finies seront ici.
watch = Revoir
fan = baston est un projet d’amateurs, sans lien avec les éditeurs de ces jeux. Icônes : game-icons.net (CC BY 3.0).

## Nouvelle table

the-game = Le jeu
the-players = Les joueurs
the-factions = Les factions
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
option-factions-random = Au hasard
option-factions-pick = Je choisis
option-factions-draft = Tour à tour
factions-random-what = Chacun reçoit deux factions tirées au sort.
factions-pick-what = Ce que tu laisses libre est tiré au sort.
factions-draft-what = Les joueurs choisissent tour à tour, à la table.
picks-for = Factions pour
option-edition = Édition
option-copies = Exemplaires de chaque faction
option-first = Qui commence
option-first-random = Au hasard
option-bgb_fixes = Cartes corrigées
option-bgb_fixes-false = Comme imprimées
option-bgb_fixes-true = Corrigées
option-even_windows = Réponses
option-even_windows-false = Seul qui peut répondre est interrogé
option-even_windows-true = Tout le monde est interrogé : aucun indice
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
option-bases = Bases
option-bases-boxes = Des boîtes des factions
option-bases-all = Toutes
option-boxes = Boîtes
boxes-too-few = { $boxes } seule a trop peu de factions pour { $players } joueurs. Deux exemplaires de chacune suffisent.
boxes-for = Les boîtes choisies ont des factions pour { $players } joueurs ; deux exemplaires de chacune suffisent pour plus.
option-boxes-all = Toutes
option-boxes-core = De base
option-boxes-ressemblances-fortuites = Ressemblances Fortuites
option-mode = Mode
option-mode-standard = Standard
option-mode-base-principale = Base Principale
option-useless_cards = Cartes sans effet
option-useless_cards-true = À changer si tous acceptent
option-useless_cards-false = Restent en main
option-change_base = Changer de base
option-change_base-true = Si tous acceptent
option-change_base-false = Jamais
option-mat = Tapis
mat-proposed = Celui proposé
mat-own = Mon fichier
mat-choose = Choisir un fichier TOML
mat-file = { $name } : lu
mat-file-too-large = { $name } dépasse { $most } ko : aucun tapis n’en demande tant.
mat-file-unreadable = { $name } ne peut pas être lu.
mat-what = Ce que font les emplacements de ton tapis imprimé et ce que paie chaque période, dans un petit fichier texte.
mode-what = Une seule base, quatre camps autour, trois décomptes.
listed = Qui peut venir
listed-no = Qui a le lien
listed-yes = Tout le monde
start-table = Commencer
open-table = Ouvrir la table

## Avant la partie

lobby = Table
lobby-title = { $open ->
    [one] Il manque un joueur
   *[other] Il manque { $open } joueurs
}
seat-open = Place libre
here = ici
present = présent
away = absent
sit-down = S’asseoir
send-link = Envoie ce lien à qui doit jouer avec toi :
invitation = Lien d’invitation
copy = Copier
copied = Copié
start-now = { $open ->
    [0] Commencer
   *[other] Commencer avec l’ordinateur
}
leave = Partir
lobby-full = Toutes les places sont prises. La partie va commencer

## La table

log = Journal
chat = Discussion
log-and-chat = Journal et discussion
chat-empty = Personne n’a encore rien dit.
spectator = Spectateur
message = Message
say-something = Dire quelque chose…
send = Envoyer
search-rules = Chercher dans les règles
search-cards = Chercher dans les cartes
no-rules = Ce jeu n’a pas de règles écrites ici.
turn-of = Tour { $turn } · { $name }
turn-number = Smash Up · tour { $turn }
phases = Étapes du tour
phase-draft = Choix des factions
draft-open = encore libre
phase-start = Début
phase-play = Jouer
phase-score = Conquête
phase-draw = Pioche
phase-end = Fin
connection-lost = Connexion perdue, on réessaie… Rien n’est perdu.
choose-where = Maintenant, choisis sa cible.
choices = { $count ->
    [one] Un choix possible
   *[other] { $count } choix possibles
}
hint-says = Conseil : { $label }
put-back = Reposer
bot-thinks = { $name } joue
person-thinks = { $name } choisit
hurry = Accélérer
clock-of = { $name } : reste { $left }
clock-low = vite !
clock-warning = Plus que { $seconds } secondes.
passes-in = { $seconds ->
    [one] Passe tout seul dans { $seconds } seconde
   *[other] Passe tout seul dans { $seconds } secondes
}
timed-out = temps écoulé
bot-stands-in = absent, l’ordinateur joue
stands-in = { $name } n’est pas là : l’ordinateur joue à sa place en attendant.
over = La partie est finie.
undo = Annuler
undo-ask = Demander à annuler
undo-wanted = { $name } voudrait reprendre sa dernière réponse.
undo-waits = Tu demandes à reprendre ta réponse. On attend { $names }…
undo-waits-for = On attend { $names }…
undo-agree = D’accord
undo-refuse = Non
undo-denied = Ta réponse reste : tous n’étaient pas d’accord, ou la partie a continué.
hint = Conseil
pass = Passer
pass-until = Passer jusqu’à…
pass-round = Passer toute cette conquête
pass-turn = Passer jusqu’à mon tour
pass-until-what = Seules les réponses sont passées pour toi. Tu peux arrêter à tout moment.
passing-turn = Tu passes jusqu’à ton tour.
passing-round = Tu passes toute cette conquête.
tip-glow = Ce qui brille en jaune se presse : d’abord une carte, puis l’endroit où elle va.
tip-read = Reste sur une carte, ou garde le doigt dessus, pour la lire en entier. Tout ce qui se passe est dit dans le journal.
you-watch = Tu regardes.
watching = { $count ->
    [one] un spectateur
   *[other] { $count } spectateurs
}
concede = Abandonner
concede-sure = Vraiment ? Presse encore
keys = Touches : U annuler, H conseil, P passer, Maj+P passer jusqu’à mon tour, I fiche de la carte, L journal, flèches et Tab pour aller (dans le journal : de carte en carte), Entrée pour choisir, Échap pour reposer.
curtain = Passer l’écran
curtain-call = { $name }, à toi !
curtain-why = Les autres regardent ailleurs : ta main va apparaître.
curtain-go = C’est moi
scoring-moment = Conquête : { $base } !
sheet-of = Fiche : { $name }

## Smash Up

kind-minion = Créature
kind-action = Action
kind-base = Base
kind-blank = Carte
bases = Bases
power-of = force { $power }
printed = imprimée { $power }
whose = à { $name }
with-attached = avec { $name }{ $controller ->
    [none] { "" }
   *[other] { " " }de { $controller }
}
can-choose = choix possible
chosen = choisie
total-of = total { $total } sur { $breakpoint }
places = Points : { $first }, { $second } et { $third } selon la place
left = reste { $power }
conceded = a abandonné
rival-spoken = { $name } : { $points } points, { $hand } cartes en main
hand-of = Main de { $name } : { $count } cartes
deck-of = Pioche de { $name } : { $count } cartes
discard-of = Défausse de { $name } : { $count } cartes, voir
points-of = { $name } : { $points } points
in-hand = en main
deck = pioche
discard = défausse
discard-title = Défausse : { $name } ({ $count })
pile-empty = Encore rien ici.
minion-plays = { $count ->
    [0] 0 créature
    [one] 1 créature
   *[other] { $count } créatures
}
action-plays = { $count ->
    [0] 0 action
    [one] 1 action
   *[other] { $count } actions
}
extra-plays = +{ $count } en plus
my-hand = Ma main
hidden-card = Carte cachée
copies = { $count } dans le paquet
no-text = Pas de capacité.
why-other = Un effet dont la carte est partie
why-counters = Marqueurs de force
state-now = Son état
owned-by = propriété de { $name }
counters = marqueurs : { $plus } de +1, { $minus } de −1
talent-free = talent pas encore utilisé ce tour-ci
talent-used = talent utilisé ce tour-ci
talent-lost = talent perdu
about-to-be-affected = sur le point d’être affectée
without-abilities = sans ses capacités
abilities-lost = Sans ses capacités { $until }
until-end = jusqu’à la fin du tour
until-start-of = jusqu’au début du prochain tour de { $name }
until-end-of = jusqu’à la fin du prochain tour de { $name }
affecting = { $source } { $way } : { $victims }.
stands-in-for = À la place : { $names }.
way-destroy = va détruire
way-return = va renvoyer
way-move = va déplacer
way-under-deck = va mettre sous la pioche
way-in-hand = va mettre en main
way-power = va changer la force de
way-attach = va s’attacher à
way-control = va changer le contrôle de
way-counters = va changer les marqueurs de
way-cancel = va ôter ses capacités à
way-transfer = va transférer une action à
way-pass-counters = va passer les marqueurs de
camps = Camps
camp-read = Ce que font ses emplacements
camp-title = { $camp } : ses emplacements
mat-camp-pays = { $points } PV au plus fort
period = Période
points-short = { $points } PV
vp-unit = PV
scoring-step = décompte
propose-another = Proposer la suivante
useless-here = sans effet dans ce mode
scoring-moment-mat = Décompte de la période { $period } !
not-your-turn = Pas maintenant : c’est à { $name }.
not-in-play-phase = Pas maintenant : les cartes se jouent à l’étape Jouer.
answer-first = Pas maintenant : réponds d’abord à la question posée.
no-minion-left = Tu n’as plus de créature à poser ce tour-ci.
no-action-left = Tu n’as plus d’action à jouer ce tour-ci.
not-offered = Elle ne peut pas être jouée maintenant : elle n’aurait aucun effet, ou quelque chose l’interdit.
why-power = Pourquoi { $power } ?
printed-power = Force imprimée
power-now = Force actuelle
attached = Attachées
numbers = Chiffres
breakpoint-printed = Résistance imprimée
breakpoint-now = Résistance actuelle
points-by-place = Points par place
breakpoint-effects = Effets jusqu’à la fin du tour
its-words = Ses mots
its-rulings = Précisions
unofficial = En anglais : { $name }. Le nom français est notre traduction.

## La fin

you-win = Tu gagnes !
winner = { $name } gagne !
winners = { $names } gagnent ensemble !
rematch = Revanche
replay = Revoir la partie
see-table = Voir la table
record = Enregistrement
tale = Le récit
points-by-turn = Points par tour
scorings = Conquêtes
hardest = Les plus destructrices
destroyed-by = { $count } détruites
share-what = Avec ce lien, n’importe qui peut revoir la partie.
share-step = Qui ouvre ce lien voit la partie à cette étape :
share-file = Ou garde la partie dans un fichier : `baston replay` la rejoue.
replay-link = Lien vers la partie
fair = Un mélange honnête
fair-why = Avant la première carte, la table a publié une empreinte du mélange. La partie finie, elle montre le mélange lui-même, et chacun peut vérifier que c’était bien celui-là.
fair-commitment = Publié avant (SHA-256)
fair-seed = Montré maintenant (graine:sel)

## Revoir

replay-start = La partie commence.
player-says = Joueur { $seat } :
to-scoring = À la conquête, étape { $step }
step = Étape
back = Reculer
forward = Avancer
run = Lire
pause = Pause
seen-from = Vu de
all-cards = Toutes les cartes

## À propos

about-what = Des jeux de baston sur table, toutes règles appliquées : contre l’ordinateur, entre amis sur un écran ou par le réseau.
about-fan-title = Un projet d’amateurs
about-fan = baston est fait par des gens qui aiment ces jeux, sans lien avec leurs éditeurs. Il ne contient ni leurs images, ni leurs logos, ni leurs textes de cartes : noms et chiffres sont des faits, textes et dessins sont les nôtres. Si un jeu te plaît, achète-le et joues-y autour d’une table.
about-icons-title = Icônes
about-icons = Les icônes viennent de game-icons.net, par Lorc, Delapouite et d’autres, sous la licence Creative Commons Attribution 3.0 (CC BY 3.0), dans nos couleurs.
about-fonts-title = Caractères
about-fonts = Dela Gothic One et Archivo, tous deux sous la SIL Open Font License 1.1.
about-fair-title = Des mélanges honnêtes

the-decks = Decks
option-format = Format
option-format-auto = Selon le nombre de joueurs
option-format-flash = Flash (2)
option-format-standard = Standard (2)
option-format-multi = Multi (3–4)
option-format-duo = Duo Clash (2 contre 2)
option-star_mix = Étoile payée par les deux côtés
option-star_mix-false = Non : un seul côté
option-star_mix-true = Oui
option-delay_only_attack = Délai d’invocation
option-delay_only_attack-false = Ni attaque ni capacités
option-delay_only_attack-true = Pas d’attaque seulement
option-split_attack = Attaquants
option-split_attack-true = Chacun son adversaire
option-split_attack-false = Tous le même adversaire
option-gang_block = Bloqueurs par attaquant
option-gang_block-true = Plusieurs
option-gang_block-false = Un
option-flyers_block_ground = Ce qui vole bloque au sol
option-flyers_block_ground-true = Oui
option-flyers_block_ground-false = Non
option-action_speed_in_answer = Capacités lentes en réponse
option-action_speed_in_answer-false = Non
option-action_speed_in_answer-true = Oui, résolues en dernier
option-reopen_chain = Réponses pendant qu’une chaîne se résout
option-reopen_chain-false = Non
option-reopen_chain-true = Après chaque élément
option-stall_counts = Ce qui évite la mort subite
option-stall_counts-permanents = Ce qui entre en jeu
option-stall_counts-any_card = Toute carte lancée
option-starter_reveal = Qui commence : révélée depuis
option-starter_reveal-top = Le dessus
option-starter_reveal-bottom = Le dessous
option-duo_reveal = Duo : rôles révélés
option-duo_reveal-on_loss = À la première perte
option-duo_reveal-on_attack = À la première attaque
option-duo_partner_blocks = Duo : bloquer pour son partenaire
option-duo_partner_blocks-false = Non
option-duo_partner_blocks-true = Oui
option-open_decks = Listes de decks
option-open_decks-false = Secrètes
option-open_decks-true = Ouvertes

## Super Fantasy Brawl

option-draft = Équipes
option-draft-casual = Choix à tour de rôle
option-draft-competitive = Apporter cinq, bannir un
option-draft-free = Une équipe après l’autre
option-draft-league = Ligue : deux équipes de cinq
option-draft-random = Au hasard
option-doubles = Même champion dans les deux équipes
option-doubles-false = Non
option-doubles-true = Permis
option-opening_challenges = Défis de départ
option-opening_challenges-2 = Deux
option-opening_challenges-1 = Un
option-replace_challenges = Le second joueur peut les remplacer
option-replace_challenges-false = Non
option-replace_challenges-true = Oui
option-max_rounds = Tours de jeu au plus
option-max_rounds-none = Sans limite
option-arena = Arène
arena-proposed = Celle proposée
arena-own = Mon fichier
arena-choose = Choisir un fichier TOML
arena-file = { $name } : lu
arena-file-too-large = { $name } dépasse { $most } ko : aucune arène n’en a besoin.
arena-file-unreadable = { $name } ne peut pas être lu.
arena-what = Carte, zones d’attaque, défis et pièges, dans un petit fichier texte.
