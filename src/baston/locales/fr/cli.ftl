# Ce que disent les commandes : en jeu, dans les listes, et quand quelque chose est impossible.

## À la table

welcome = { $game } — graine { $seed }
welcome-dealt = { $game } — distribuée comme à la table { $seed }
welcome-help = Tape un nombre pour répondre, ?N pour savoir ce que cache le choix N, aide pour le reste.
welcome-learn = Première fois ? `baston learn` a des premières parties guidées.
resumed = { $count ->
    [one] La partie reprend après { $count } réponse.
   *[other] La partie reprend après { $count } réponses.
}
you = Toi
level-easy = Tranquille
level-normal = Costaud
level-strong = Teigneux
level-expert = Redoutable
level-mirror = Miroir
thinking = { $name } réfléchit…
call = { $name }, c’est à toi de répondre.
call-ready = Appuie sur Entrée quand personne d’autre ne regarde l’écran.
more-news = · … { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
} plus tôt : tape journal
won = { $names } gagne.
    .you = Tu gagnes.
won-together = { $names } gagnent.
    .you = { $names } gagnez.
drawn = La victoire est partagée : { $names }.
points = { $name } : { $points }
finished = La partie est conservée dans { $file }
kept = La partie est conservée. Pour la reprendre : baston play { $game } --resume
    (ou --resume { $file })
kept-before = La partie est conservée telle qu’avant cette réponse. Fais de la place ou choisis un autre dossier par BASTON_DATA, puis : baston play { $game } --resume
help =
    N            répondre par le choix N, ou par son mot s’il en montre un, ou par le nom de sa carte
    passer, fin  décliner, finir le tour : là où c’est un des choix
    ?N           ce que cache le choix N, et d’où viennent ses nombres
    ?CODE        de même pour un code de la table (?a, ?b2, ?h1), un nom, un signe, un terme (?talent)
    table        montrer de nouveau la table et la question
    défausse     les défausses
    légende      ce que veulent dire les signes de la table
    journal      tout ce qui s’est passé
    position     ce qui est sur la table, en texte, pour un signalement
    règles [ID]  les règles, ou une clause
    arrêts       les fenêtres où l’on te demande ; arrêts CODE … les passe d’office, ou redemande
    leçon        ce que tu as appris dans une partie guidée, et ce qui vient
    sauter       l’idée suivante de la leçon ; sauter tout la termine, et la partie continue
    conseil      ce que répondrait un bot qui sait ce que tu sais
    annuler      reprendre ta dernière réponse, si rien de caché n’est apparu
    sauver FICH. écrire la partie dans un fichier
    quitter      partir ; la partie est conservée

## Leçons

lesson-title = { $title }. Appris ✓, à venir ▸ :
lesson-step = { $number }/{ $count } { $title }.
lesson-look = (?{ $name } montre la carte.)
lesson-over = Tu as appris { $ticked } des { $count } idées de cette leçon. `baston learn` liste les leçons.
lesson-minutes = { $count } minutes
lesson-begin = `baston learn NOM` en commence une.
lesson-ended = La leçon ne dit plus rien ; la partie continue.
no-lesson = Cette partie n’est pas une leçon, ou la leçon a tout dit. `baston learn` liste les leçons.
unknown-lesson = Il n’y a pas de leçon « { $name } ». Il y a : { $known }.

## La table en plein écran

full-keys = F1 aide · F2 signes · ↑ ↓ choisir · Tab complète
full-more-below = ▼ { $count ->
    [one] encore une ligne
   *[other] encore { $count } lignes
} : Page suivante
full-more-choices = ▼ { $count ->
    [one] encore une ligne
   *[other] encore { $count } lignes
} de choix : ↓ ou Page suivante
full-more-above = ▲ { $count ->
    [one] encore une ligne
   *[other] encore { $count } lignes
} : Page précédente
full-back = Échap : retour à la table
full-over = La partie est terminée. Entrée : partir

## Réponses à ce qui est tapé

no-position = Ce jeu n’a pas de positions en texte.
not-a-command = « { $typed } » n’est pas une commande. Tape le nombre d’un choix, ou aide.
word-not-now = « { $typed } » n’est pas possible maintenant.
not-an-option = Il n’y a pas de choix { $typed }. Tape un nombre de 1 à { $last }.
nothing-so-named = Rien sur la table ne s’appelle « { $typed } ». Tape ?N pour un choix, ou ?CODE avec un code de la table.
seat-person = { $name } : une personne.
seat-bot = { $name } : un bot.
not-there = ne peut pas y aller : { $why } ({ $clause })
not-this = Ce choix n’est pas possible : { $why } ({ $clause })
not-now = Pas maintenant : { $why } ({ $clause })
no-sheet = Il n’y a rien de plus à dire de ce choix.
no-legend = Ce jeu n’a pas de signes à lui.
several-so-named = « { $typed } » peut être l’un des choix { $numbers }. Tapes-en plus, ou le nombre.
no-stops = Ce jeu n’a pas de fenêtre à passer.
stop-unknown = « { $typed } » n’est aucune des fenêtres : { $known }.
no-discards = Ce jeu n’a pas de défausse.
hint = Conseil : { $number } · { $label }
hint-gains = Ce que cela apporte, si personne ne répond : { $why }
hint-threats = Sinon à craindre : { $why }
hint-chance = Tes chances de gagner à présent : { $chance } %.
hint-searching = Je réfléchis…
undone = Ta dernière réponse est reprise.
undo-people = Une autre personne joue aussi : rien ne peut être repris.
undo-nothing = Tu n’as encore rien répondu.
undo-boundary = Ta dernière réponse ne peut être reprise : quelque chose de caché est apparu depuis.
save-where = Dis où : sauver FICHIER
save-over = { $file } existe. Le remplacer ? [o/N]
save-not = Rien n’est écrit.
save-exists = { $file } existe : choisis un autre nom.
saved = Écrit dans { $file }. Pour reprendre de là : --resume { $file }

## La table de Smash Up

phase-setup = mise en place
phase-draft = Choix des factions
phase-start = début du tour
phase-score = conquête
phase-draw = pioche
phase-end = fin du tour
board-turn = Tour { $turn } · { $name }
board-over = la partie est finie
board-plays = encore { $minions ->
    [one] { $minions } créature
   *[other] { $minions } créatures
} et { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
board-extra-minion = + 1 créature
board-extra-minion-power = + 1 créature de force { $power } ou moins
board-extra-action = + 1 action
board-extra-action-raising = + 1 action qui augmente la force
board-extra-minion-other = + 1 créature, pas { $card }
board-vp = { $vp } PV
board-points = PV
board-hand-count = main
board-deck = pioche
board-discard = défausse
board-hand = Ta main
board-hand-before = Ta main :
board-empty-hand = Ta main est vide.
board-scoring = conquête en cours
board-open-factions = Factions proposées : { $factions }
board-you = toi
board-affecting = { $source } va { $way ->
    [destroy] détruire
    [return] renvoyer
    [move] déplacer sur { $place }
    [under-deck] placer sous la pioche
    [in-hand] placer en main
    [power] donner { $amount } en force à
    [attach] être attachée à
    [control] donner à { $name } le contrôle de
    [counters] donner des marqueurs de force ({ $amount }) à
    [cancel] ôter ses capacités à
    [transfer] transférer { $action } à
   *[pass-counters] transférer des marqueurs de force ({ $amount }) entre
} : { $victims }.
board-stand-ins = À la place d’autres : { $names }.
board-discard-empty = vide
board-bases-discard = Bases conquises
why-printed = { $power } sur la carte
why-nobody = un effet dont la carte est partie
why-breakpoint = Résistance { $now } au lieu de { $printed }.
why-power = Force { $now } : { $parts }.
why-attached = Attaché : { $actions }.
why-counters = Marqueurs : { $plus } × +1, { $minus } × −1
why-talent = Talent ({ $card }) : { $state ->
    [free] pas utilisé ce tour-ci
    [used] utilisé ce tour-ci
   *[lost] perdu
}
why-by-counters = marqueurs
why-lost = Ses capacités sont perdues { $until }.
until-end-of-turn = jusqu’à la fin du tour
until-start-of = jusqu’au début du prochain tour { DE($name) }
    .you = jusqu’au début de ton prochain tour
until-end-of = jusqu’à la fin du prochain tour { DE($name) }
    .you = jusqu’à la fin de ton prochain tour
why-controlled = Contrôle : { $controller }. Propriétaire : { $owner }.

## Cartes

figures-minion = créature, { $faction }, force { $power }
figures-action = action, { $faction }
figures-base = base, { $faction }, résistance { $breakpoint }, PV { $vp }
no-text = Sans texte.
unofficial-name = Nom traduit par nous ; en anglais : { $name }.

## Listes

game-line = { $title }, { $players } joueurs, version { $rules } des règles
free-text = texte libre

## Parties revues

replay-help = Entrée : réponse suivante · retour : la précédente · N : après N réponses · tour N : où commence le tour N · position : l’écrire · fin : tout le reste · quitter : partir
replay-no-step = Il n’y a pas cette étape : de 0 à { $last }.
replay-no-turn = Il n’y a pas ce tour : de { $first } à { $last }.
replay-no-turns = Ce jeu ne compte pas de tours.
replay-over = La partie est finie : { $points }
replay-unfinished = La partie continue : { $points }
replay-verified = Vérifié : { $answers ->
    [one] une réponse
   *[other] { $answers } réponses
}, { $digests ->
    [one] une empreinte concorde
   *[other] { $digests } empreintes concordent
}.
replay-committed = Le mélange est celui auquel la table s’était engagée : { $commitment }
replay-to-note = Si la table t’a montré cela avant la partie, personne n’a choisi les cartes après coup. --commitment le compare.
replay-noted = C’est l’engagement que tu as noté : personne n’a choisi les cartes après coup.
replay-nonce = { $name } a ajouté ce nombre à la distribution, après l’engagement : { $nonce }
    .you = Tu as ajouté ce nombre à la distribution, après l’engagement : { $nonce }
replay-no-nonce = { $name } n’a ajouté aucun nombre à la distribution.
    .you = Tu n’as ajouté aucun nombre à la distribution.
event-concede = { $name } abandonne.
    .you = Tu abandonnes.
event-timeout = { $name } n’a plus de temps.
    .you = Tu n’as plus de temps.
event-away = { $name } n’est plus là : un bot joue à sa place.
    .you = Tu n’es plus là : un bot joue à ta place.
event-back = { $name } est de retour.
    .you = Tu es de retour.
event-undo = { $name } a repris une réponse.
    .you = Tu as repris une réponse.

## Analyses

analysis-of = Les chances de victoire { DE($name) } sur { $decisions ->
    [one] une décision
   *[other] { $decisions } décisions
}, selon { $search } et ce que ce siège savait :
    .you = Tes chances de victoire sur { $decisions ->
        [one] une décision
       *[other] { $decisions } décisions
    }, selon { $search } et ce que tu savais :
analysis-interrupted = Interrompu : rien n’est gardé d’une analyse inachevée.
analysis-turning = Où la partie a basculé (après tant de réponses, en points de chances de victoire) :
analysis-steady = Aucun moment n’a fait basculer la partie à lui seul.
analysis-mistake = { $taken }. Mieux : { $best }
analysis-rise = Ce qui s’est passé depuis la dernière décision l’a aidé.
analysis-fall = Ce qui s’est passé depuis la dernière décision lui a coûté.

## Simulations

simulated = { $games ->
    [one] Une partie
   *[other] { $games } parties
} de { $game }, graine { $seed }
simulated-wins = Joueur { $seat } ({ $bot }) : { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}, { $percent } %
simulated-wins-team = Joueurs { $seat } ({ $bot }) : { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}, { $percent } %
simulated-draws = Partagées ou sans vainqueur : { $draws }
simulated-cut-short = Arrêtées par la limite de tours : { $cut_short }
simulated-speed = { $decisions } décisions en { $seconds } s de jeu : { $decisions_per_s } décisions/s, { $games_per_s } parties/s
bench-form = { $game }, { $form ->
    [compiled] compilé
   *[other] Python pur
} : jeu au hasard, un cœur, médianes de cinq
bench-decisions-per-s = décisions par seconde
bench-games-per-s = parties par seconde
bench-copy-us = copie, µs
bench-save-us = sauvegarde, µs
bench-load-us = chargement, µs
bench-determinize-us = tirage de l’inconnu, µs
bench-view-us = vue, µs
bench-saved-bytes = une partie sauvée, octets
bench-first-game-s = du lancement à la fin d’une première partie, s

## Fichiers à soi

own-file-written = { $file } est écrit. Change-le à ton gré, puis joue dessus : { $play }
own-arena-more = `baston arena --write ma.toml` écrit l’arène standard, à changer ; docs/arena.md dit ce qui peut y figurer.
own-arena-red = statue rouge
own-arena-yellow = statue jaune
own-arena-blue = statue bleue
own-arena-zone = { $hex }, zone { $hexes }
own-arena-west = déploiement, ouest
own-arena-east = déploiement, est
own-arena-traps = hexagones de piège
own-arena-tokens = jetons de piège
own-arena-track = piste
own-arena-track-four = piste à quatre
own-arena-challenges = { $count } défis, dont { $drawn } sont tirés
own-mat-more = `baston mat --write mon.toml` écrit le tapis proposé, à changer ; docs/mat.md dit ce qui peut y figurer.
own-mat-camp = le plus fort d’un camp
write-exists = { $name } existe déjà. Donne un autre nom, ou remplace-le par --overwrite.
write-or-show = --write écrit ce sur quoi on joue par défaut, { $name } serait montré. Ne donne que l’un des deux.
overwrite-what = --overwrite est pour un fichier que --write nomme.

## Ce qui est impossible

in-file = { $file } : { $said }
refused = C’est impossible : { $reason }.
bug = Quelque chose s’est mal passé qui n’aurait pas dû : { $error }. Tes parties sont conservées. Relance avec BASTON_TRACEBACK=1 pour voir où, et le signaler.
unknown-game = Il n’y a pas de jeu « { $name } ». Jeux : { $known }.
unknown-language = La langue « { $name } » n’est pas parlée ici. Langues : { $known }.
unknown-option = Ce jeu n’a pas d’option « { $name } ». Ses options : { $known }.
rules-nowhere = Rien dans ces règles ne contient « { $typed } ». Essaie un autre mot, ou seulement son début.
bad-option = L’option { $name } ne peut valoir « { $value } ». `baston games` dit ce qu’elle peut valoir.
bad-players = Ce jeu se joue de { $low } à { $high }, pas à { $players }.
bad-first = --first ne peut valoir « { $value } » : donne un siège de 1 à { $players }, ou random.
bad-rounds = max_rounds est none ou un nombre de 1 à { $most }, pas { $value }.
bad-factions-count = Des factions sont données pour { $given ->
    [one] un joueur
   *[other] { $given } joueurs
}, mais { $players } jouent. Écris-en deux pour chacun : pirates+ninjas,zombies+robots.
bad-factions-pair = « { $text } » ne fait pas deux factions. Écris pirates+ninjas.
faction-twice = Nul ne peut associer la faction { $faction } à elle-même. Choisis-en une autre.
faction-taken = La faction { $faction } est prise plus souvent qu’il n’y a d’exemplaires ({ $copies }). Choisis-en une autre, ou --copies 2.
unknown-faction = Il n’y a pas de faction « { $name } ». Factions : { $known }.
unknown-box = Il n’y a pas de boîte « { $name } ». Boîtes : { $known }.
faction-box = La faction { $faction } est de la boîte { $box }, qui ne participe pas. Nomme-la aussi avec --boxes, ou omets --boxes.
too-few-factions = { $players } joueurs ont besoin de { $needed } factions, et { $boxes } en a { $factions } : nomme d’autres boîtes, ou prends deux exemplaires de chacune avec --copies 2.
unknown-card = Il n’y a pas de carte « { $name } ». Proches : { $near }.
unknown-card-nothing-near = Il n’y a pas de carte « { $name } ». `baston cards { $game }` en donne la liste.
unknown-clause = Il n’y a pas de clause « { $id } ». Les clauses vont de { $first } à { $last }.
unknown-clause-near = Il n’y a pas de clause « { $id } ». Proches : { $near }.
no-rules = Les règles de { $game } ne sont pas écrites. Jeux dont elles le sont : { $known }.
unknown-bot = Il n’y a pas de bot « { $name } ». Connus : { $known }.
no-search = Les bots ne peuvent pas chercher dans ce jeu : il ne dit pas ce que sait un joueur. De tous les bots, seul uniform y joue.
no-presentation = Ce jeu ne peut pas encore être montré. Les bots y jouent : baston simulate JEU, baston replay FICHIER --json.
no-observation = Ce jeu ne peut pas encore être observé en nombres : il n’a pas d’environnement. baston simulate y joue.
bad-budget = « { $budget } » n’est pas un budget pour { $bot }. Écris un nombre de parties, { $bot }:200, ou des secondes, { $bot }:0.5s.
bad-care = « { $share } » n’est pas une part des réponses. Écris un pourcentage de 1 à 99, comme dans greedy:80% et ismcts:1s:80%.
bad-temperature = « { $temperature } » n’est pas une température pour softmax. Écris un nombre entier de 1 à 9999, softmax:60.
policy-unshipped = Aucun poids n’est fourni pour { $game }. Entraînes-en, avec baston train { $game }, et nomme leur fichier : policy:FICHIER.
policy-none = Ce n’est pas un fichier de poids qui puisse être lu. Écris policy:FICHIER, tel que l’a fait baston train.
policy-large = Cela dépasse { $most } octets, ce que ne fait aucun fichier de poids.
policy-broken = Ce n’est pas un fichier de poids, ou il est abîmé. C’est baston train qui en fait.
policy-cut = Ce fichier de poids n’a pas la longueur qu’il annonce : il a été coupé ou rallongé. Copie-le de nouveau.
policy-format = Ces poids sont au format { $format } ; ce baston lit le format { $ours }. Installe celui qui les a faits, ou recommence l’entraînement.
policy-game = Ces poids sont pour { $game }, non pour { $ours }. Nomme un fichier de { $ours }.
policy-rules = Ces poids ont été appris sous la version { $rules } des règles, qui en sont maintenant à la version { $ours }. Recommence : baston train.
policy-cards = Ces poids ont été appris avec d’autres cartes que celles d’aujourd’hui. Recommence : baston train.
bad-seats = « { $seats } » ne nomme pas chaque siège. Écris --seats me,greedy.
seats-players = { $seats ->
    [one] Un siège est nommé
   *[other] { $seats } sièges sont nommés
}, mais { $players } joueurs sont demandés. Ôte l’un des deux, ou accorde-les.
bad-rule = « { $rule } » n’est pas une règle. Écris --rule NOM=VALEUR.
bad-number = { $option } ne peut valoir « { $value } » : donne un nombre entier permis.
analysis-bot = { $name } ne peut pas juger une partie : il faut une recherche arborescente. Écris ismcts:300 (parties simulées) ou ismcts:0.5s.
simulate-people = Une personne ne peut être simulée : --seats me est pour `baston play`.
no-seat = Il n’y a pas de siège { $seat } : { $players } jouaient.
resume-options = Une partie reprise garde ses sièges et ses règles. Ne donne pas d’autre option que --resume et --lang.
resume-other-game = C’est une partie de { $game }. Écris baston play { $game } --resume FICHIER.
resume-finished = Cette partie est finie ({ $points }). `baston replay` la montre.
nothing-to-resume = Il n’y a pas de partie inachevée dans { $folder }. Commences-en une par `baston play`.
no-file = Il n’y a pas de fichier { $file }.
position-name = Ligne { $line } de la position : une position n’a pas de ligne « { $name } ». Écris base, hand 1, deck 1, etc., comme dans docs/notation.md.
position-word = Ligne { $line } de la position : « { $word } » est illisible à cet endroit.
position-known = Ligne { $line } de la position : « { $word } » ne peut pas s’y trouver. Possibles : { $known }.
position-lacks = Ligne { $line } de la position : il manque { $word }…
position-card = Ligne { $line } de la position : il n’y a pas de carte « { $word } » dans ce jeu.
position-near = Ligne { $line } de la position : il n’y a pas de carte « { $word } ». Voulais-tu dire { $known } ?
position-no-card = Ligne { $line } de la position : { $word } est une base. Une pile de cartes n’en contient pas.
position-base = Ligne { $line } de la position : { $word } n’est pas une base des boîtes en jeu.
position-twice = Ligne { $line } de la position : { $word } se trouve déjà ailleurs. Chaque base existe une fois.
position-seat = Ligne { $line } de la position : « { $word } » est une carte d’un joueur qui ne joue pas.
position-no-minion = Ligne { $line } de la position : { $word } n’est pas une créature. Les actions se placent après | ou entre parenthèses après une créature.
position-no-action = Ligne { $line } de la position : { $word } n’est pas une action. Les créatures se placent avant |.
position-attached = Ligne { $line } de la position : { $word } ne peut pas être attachée là.
position-no-base = Il n’y a aucune base en jeu dans cette position.
position-one-middle = Ligne { $line } de la position : { $word } serait une deuxième base au milieu du tapis. Il y en a une seule.
position-no-middle = Ligne { $line } de la position : la base du milieu vient d’abord, puis les camps.
position-no-slot = Ligne { $line } de la position : le joueur { $word } a des cartes dans ce camp, mais aucun emplacement. Écris { $word }@1 après le nom du camp.
position-no-energy = Ligne { $line } de la position : { $word } n’est pas une énergie. Les unités et les présences se placent à la ligne play.
position-not-in-play = Ligne { $line } de la position : { $word } ne peut pas être en jeu là. Les énergies ont leurs propres lignes.
position-no-hex = Ligne { $line } de la position : { $word } n’est pas sur un hexagone possible.
position-taken = Ligne { $line } de la position : il y a déjà quelque chose à la place de { $word }.
position-knocked-out = Ligne { $line } de la position : { $word } serait mis K.-O. par autant de dégâts.
position-not-left = Ligne { $line } de la position : { $word } n’est plus disponible. Chaque chose se trouve à un seul endroit.
position-team = Le joueur { $seat } a { $given ->
    [one] un champion
   *[other] { $given } champions
} dans cette position. Une équipe en a { $size }.
position-track = Ligne { $line } de la position : la piste a { $slots } cases, pas { $given }. Écris - pour une case vide.
position-challenges = La position a besoin de { $drawn } défis en tout, dont un dans la pioche.
position-link = Ce lien ne contient pas de position. Copie-le en entier, avec ce qui suit le #.
position-holds = Cette position est possible : { $name } joue ensuite.
position-more = `baston play --position { $file }` continue à jouer, `baston analyse --position { $file }` la juge.
position-not-now = Quelque chose est en cours à ce moment : aucune position ne le dit en entier, elle ne peut donc pas être remise en place.
position-judged = { $name } : { $best } ({ $chance } % de chances de gagner, { $search }).
analyse-what = Nomme une partie enregistrée ou une position : baston analyse FICHIER, baston analyse --position FICHIER.
position-over = La partie est finie dans cette position : plus personne n’a à répondre.
position-empty = Il n’y a pas de position ici.
position-long = La position dépasse { $most } caractères.
position-players = C’est une position à { $players } joueurs, pas à { $given }.
position-settles = La position fixe elle-même { $name } : { $value }. N’écris pas --rule { $name }.
position-cards = Le joueur { $seat } a plus de quarante cartes dans cette position.
position-too-many = Le joueur { $seat } a plus de { $most } cartes dans cette position.
position-no-team = Le joueur { $seat } n’a pas de champions dans cette position.
save-broken = Ce n’est pas une partie sauvée : { $why }.
save-rules = La partie a été sauvée avec la version { $rules } des règles, celle-ci est la version { $ours }. Seul un baston de son temps peut la charger.
record-none = Ce n’est pas une partie enregistrée. `sauver FICHIER` en écrit une pendant le jeu.
record-truncated = L’enregistrement est coupé : après la ligne { $line }, la fin manque.
record-edited = L’enregistrement a été modifié après coup : sa ligne de contrôle ne concorde pas.
record-line = La ligne { $line } de l’enregistrement est illisible.
record-rules = La partie a été jouée avec la version { $rules } des règles, celle-ci est la version { $ours }. Seul un baston de son temps peut la reprendre.
record-answer = La réponse { $answer } de l’enregistrement n’est pas permise dans la partie.
record-digest = Après la réponse { $answer }, la partie n’est plus celle qui fut enregistrée.
record-result = Le résultat enregistré n’est pas celui de la partie.
record-commitment = Le mélange de cet enregistrement n’est pas celui auquel la table s’était engagée : ce dont il vient a été changé, ou l’enregistrement.
record-deal = L’enregistrement ne dit pas comment ses cartes ont été distribuées : il lui faut la table, le secret et, pour chaque siège, un nonce ou un tiret. Télécharge-le de nouveau depuis la table web.
record-event = L’événement { $event } de l’enregistrement n’est pas possible dans la partie.
earlier-rules = Partie jouée avec des règles antérieures : la version { $rules } ; celle d’aujourd’hui est la { $ours }.
earlier-setup = Les règles d’aujourd’hui (version { $ours }) ne permettent pas les options de cette partie, jouée avec la version { $rules } : rien n’en peut être montré.
earlier-result = Chaque réponse reste possible, mais les règles d’aujourd’hui (version { $ours }) donnent un autre résultat que la version { $rules }.
earlier-unproved = Chaque réponse reste possible et mène au même résultat, mais les règles d’aujourd’hui (version { $ours }) ne retiennent pas la même chose : { $proved ->
    [0] aucune empreinte ne prouve que tout fut pareil.
   *[other] que tout fut pareil est prouvé jusqu’à la réponse { $proved }.
}
earlier-parting = { $proved ->
    [0] À partir de la réponse { $answer } au plus tard, les règles d’aujourd’hui (version { $ours }) mènent ailleurs que la version { $rules }.
   *[other] Jusqu’à la réponse { $proved }, il est prouvé que les règles d’aujourd’hui (version { $ours }) concordent avec la version { $rules } ; à partir de la réponse { $answer } au plus tard, elles mènent ailleurs.
}
earlier-ended = D’après l’enregistrement, la partie s’est terminée sur { $points }.
resume-earlier = Cette partie a commencé avec des règles antérieures : la version { $rules }. Celles d’aujourd’hui, version { $ours }, mènent ailleurs à partir de la réponse { $answer } au plus tard : elle ne peut pas continuer. `baston replay` la montre jusque-là.
commitment-bad = Un engagement a 64 chiffres, de 0 à 9 et de a à f. Copie tout ce que la table a montré avant la partie.
commitment-none = L’enregistrement ne dit pas à quoi sa table s’était engagée : il n’y a rien à comparer. Télécharge-le de nouveau depuis la table web.
commitment-other = Ce n’est pas l’engagement que tu as noté : l’enregistrement a { $commitment }. C’est une autre partie, ou son mélange a été choisi après coup.
record-seats = L’enregistrement nomme { $seats ->
    [one] un siège
   *[other] { $seats } sièges
}, mais { $players } jouent.
broken-save = Ce n’est pas une partie sauvée : { $reason }.

## Ce que la machine refuse

extra-missing = { $features } : { $count ->
    [one] l’extra « { $extras } » n’est pas installé. Pour l’obtenir
   *[other] les extras « { $extras } » ne sont pas installés. Pour les obtenir
} : pip install "baston[{ $extras }]"
failure = { $file } ne peut servir : { $reason }.
failure-full = { $file } ne peut être écrit : le disque est plein. Fais de la place, ou choisis un autre endroit.
failure-forbidden = { $file } ne peut servir : ce n’est pas permis. Choisis un autre endroit, ou change ses droits.
failure-missing = { $file } n’existe pas.
failure-folder = { $file } est un dossier. Nomme un fichier dedans.
failure-no-folder = { $file } ne peut servir : une partie de son chemin n’est pas un dossier.
failure-file = { $file } est un fichier. Nomme un dossier.
reason-refused = personne n’y répond
reason-silent = personne n’y répond à temps
reason-address = il n’y a pas de machine de ce nom
reason-text = ce n’est pas un texte lisible
reason-parts = une partie manque ou n’est pas ce qu’il faut
failure-output = Ce qui s’affiche
failure-name = { $file } ne peut servir : le nom est trop long.

## Commandes incomprises

usage = { $reason } `baston --help` en dit plus.
usage-command = Il n’y a pas de commande « { $name } ». `baston --help` en donne la liste.
usage-no-option = Il n’y a pas d’option { $option } ici. `baston COMMANDE --help` en donne la liste.
usage-value = L’option { $option } demande une valeur.
usage-no-value = L’option { $option } ne prend pas de valeur.
usage-extra = La commande n’a pas l’usage de : { $words }. `baston COMMANDE --help` en dit plus.
game-missing = Il manque JEU. `baston games` les liste, `baston play --help` en dit plus.
usage-missing = Il manque { $name }. `baston COMMANDE --help` en dit plus.
