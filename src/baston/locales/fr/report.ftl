# Ce que dit `baston report`, sur sa page et dans le terminal.

report-written = Écrit : { $file }, sur { $games } parties.
report-csv-written = Ses chiffres : { $count } fichiers CSV dans { $folder }.

## La page

report-title = { $game } : est-ce équilibré ?
report-word-lead = Ce qui ressort
report-word-sample = Est-ce bien sûr ?
report-word-kind = Ce qu’on compare
report-word-compared = Combien
report-word-typical = Parties de chacun
report-word-smallest = Plus petit écart qu’on trouverait
report-word-alarms = Sous 5 % par pur hasard
report-word-table = Les chiffres
report-word-csv = Tous les chiffres en CSV
report-word-scheme = Clair ou sombre
report-word-plain = Ce graphique a besoin de JavaScript. Les chiffres ci-dessous disent la même chose.
report-more = { $count ->
    [one] Le CSV a { $count } ligne de plus.
   *[other] Le CSV a { $count } lignes de plus.
}
report-fact-games = parties
report-fact-mode = mode
report-fact-players = joueurs
report-fact-bots = jouées par
report-fact-undecided = partagées ou sans vainqueur
report-fact-cut-short = arrêtées par la limite de tours de jeu
report-fact-turns = tours, en moyenne
report-fact-rounds = tours de jeu, en moyenne
report-fact-earlier = joué avec des règles antérieures, version
report-fact-seed = graine
report-lead = { $title } : { $count } sur { $all } ressortent. Les plus éloignés : { $names }
report-lead-none = { $title } : { $all ->
    [one] rien
   *[other] aucun des { $all }
} ne se distingue du hasard.
report-points-of-percent = { $points } points de pourcentage
report-interval = de { $low } à { $high }

## Les chiffres

report-seat = Victoires par siège
report-seat-intro = Si la place à la table ne changeait rien, chaque siège gagnerait { $fair } des parties. Plus bas : qui commence.
report-seat-name = Siège { $seat }
report-order = Victoires par ordre de jeu
report-order-intro = Si commencer ne changeait rien, chaque rang dans l’ordre de jeu gagnerait { $fair } des parties.
report-order-name = { $place ->
    [1] Commence
    [2] Joue le deuxième tour
    [3] Joue le troisième tour
   *[other] Joue le quatrième tour
}
report-bot = Victoires par bot
report-bot-intro = Si tous les bots étaient aussi forts, chacun gagnerait { $fair } de ses parties.
report-bot-meetings = Bot contre bot
report-bot-meetings-intro = Combien de fois le bot de la ligne bat celui de la colonne, dans les parties que l’un des deux a gagnées.
report-faction = Victoires par faction
report-faction-intro = Si toutes les factions se valaient, chacune gagnerait { $fair } de ses parties.
report-faction-meetings = Faction contre faction
report-faction-meetings-intro = Combien de fois la faction de la ligne bat celle de la colonne, dans les parties que l’une des deux a gagnées.
report-faction-pair = Victoires par paire de factions
report-faction-pair-intro = Deux factions mélangées. Si toutes les paires se valaient, chacune gagnerait { $fair } de ses parties.
report-champion = Victoires par champion
report-champion-intro = Si tous les champions se valaient, une équipe qui a l’un d’eux gagnerait { $fair } de ses parties.
report-champion-meetings = Champion contre champion
report-champion-meetings-intro = Combien de fois une équipe avec le champion de la ligne bat une équipe avec celui de la colonne.
report-champion-pair = Victoires par duo de champions
report-champion-pair-intro = Deux champions d’une même équipe. Si tous se valaient, chaque duo gagnerait { $fair } de ses parties.
report-deck = Victoires par deck
report-deck-intro = Si tous les decks se valaient, chacun gagnerait { $fair } de ses parties.
report-deck-meetings = Deck contre deck
report-deck-meetings-intro = Combien de fois le deck de la ligne bat celui de la colonne, dans les parties que l’un des deux a gagnées.
report-deck-generated = un deck tiré au hasard
report-card-play = Cartes jouées
report-card-play-intro = De combien gagne plus souvent qui a joué la carte, comparé à qui avait la même faction, le même champion ou le même deck et ne l’a pas jouée.
report-card-draw = Cartes piochées
report-card-draw-intro = De combien gagne plus souvent qui a pioché la carte, comparé à qui avait la même faction, le même champion ou le même deck et ne l’a pas piochée.
report-course = Comment vont les parties
report-course-intro = Ce qui se passe dans une partie, et combien elle dure, en tours de tous les joueurs, ou en tours de jeu si le jeu compte ainsi.
report-answers = Réponses par partie
report-counters = Contres par partie
report-idle-turns = Tours sans rien faire
report-winner-behind = Vainqueurs menés au début d’un tour
report-lead-changes = Changements de meneur par partie
report-median-length = Durée médiane
report-longest = Partie la plus longue
report-deals-decided = Donnes jouées d’avance
report-cards-used = Cartes qui servent une fois piochées
report-card-use = Cartes jouées une fois piochées
report-card-use-intro = Parmi les sièges qui ont pioché la carte dans une partie, combien l’y ont jouée ou utilisée ; et ce que cela change.
report-points = Points à la fin
report-points-intro = Combien de points ont les vainqueurs, et tous les autres.
report-turns = Tours
report-turns-intro = Ce que durent les parties, en tours de tous les joueurs.
report-rounds = Tours de jeu
report-rounds-intro = Ce que durent les parties, en tours de jeu : chaque joueur y joue une fois.
report-decisions = Décisions
report-decisions-intro = Ce que durent les parties, en questions qui laissent un choix, tous joueurs confondus.

## Ce qui ressort

report-found-above = { $name } : { $value } de { $games } parties gagnées (intervalle à 95 % : de { $low } à { $high }), plus que { $fair }.
report-found-below = { $name } : { $value } de { $games } parties gagnées (intervalle à 95 % : de { $low } à { $high }), moins que { $fair }.
report-found-meetings = { $name } contre { $against } : { $value } de { $games } parties gagnées (intervalle à 95 % : de { $low } à { $high }).
report-found-card-play = { $name } : { $value } points de pourcentage une fois jouée (intervalle à 95 % : de { $low } à { $high }), dans { $games } parties.
report-found-card-draw = { $name } : { $value } points de pourcentage une fois piochée (intervalle à 95 % : de { $low } à { $high }), dans { $games } parties.
report-found-none = { $all ->
    [one] Rien ne se distingue du hasard : l’écart peut être de la chance, ou trop petit pour si peu de parties.
   *[other] Aucun des { $all } ne se distingue du hasard : les écarts peuvent être de la chance, ou trop petits pour si peu de parties.
}
report-found-more = { $count ->
    [one] Un autre ressort : vois les chiffres.
   *[other] { $count } autres ressortent : vois les chiffres.
}
report-chance = Par hasard : moins d’un rapport sur { $times }.
report-verdict-above = ressort, plus haut
report-verdict-open = peut-être le hasard
report-verdict-below = ressort, plus bas

## Axes et colonnes

report-axis-rate = Parties gagnées
report-axis-impact = Changement du taux de victoire
report-axis-points = Points
report-axis-turns = Tours
report-axis-rounds = Tours de jeu
report-axis-decisions = Décisions
report-axis-games = Parties
report-axis-low = De
report-axis-high = À
report-axis-side = Qui
report-axis-against = Contre
report-axis-won = vainqueurs
report-axis-others = autres
report-axis-who = Qui
report-axis-share = Part
report-axis-interval = Intervalle à 95 %
report-axis-verdict = Verdict
report-axis-card = Carte
report-axis-with = Parties avec
report-axis-without = Parties sans
report-axis-measure = Chiffre
report-axis-measured = Mesuré
report-axis-used = Jouée ou utilisée
report-axis-drawn = Piochée par
report-axis-value = De–à
report-axis-count = Combien

## Est-ce bien sûr

report-note-interval = Chaque trait est l’intervalle de Wilson à 95 % : sur vingt intervalles, un manque le vrai taux par hasard. Pour les cartes, c’est celui d’une différence (Agresti et Caffo). Seules comptent les parties qu’un camp a gagnées seul, et aucune où tous les camps ont la même chose.
report-note-comparisons = Qui regarde beaucoup de taux à la fois en trouve de très éloignés par pure chance. Quelque chose ne « ressort » que si moins d’un rapport sur 20 montrerait un écart aussi grand parmi tout ce que compare son graphique (Holm). Ce qui ne ressort pas n’est pas prouvé égal : le tableau dit ce qu’on aurait pu voir, quatre fois sur cinq, avec autant de parties.
report-note-together = Les taux d’un graphique se tiennent : où l’un est plus haut, d’autres sont plus bas. Qui ressort un peu en dessous n’a peut-être fait que rencontrer les forts.
report-note-sides = Une partie compte une fois pour qui ou ce qui est dans plusieurs de ses camps ; le taux est celui d’un seul camp.
report-note-bots = Tout cela est vrai de ces bots et de ces règles. Des joueurs, ou des bots plus forts, peuvent trouver fort autre chose.
report-note-cards = L’effet d’une carte n’est pas une cause. Qui mène joue davantage, et dans les longues parties on pioche et on joue plus de cartes ; piocher tient plus du hasard que jouer.
report-note-too-few = Pas dessiné, faute de parties : { $title }. Il y en a moins de 5 de chacun, en moyenne.
report-note-unfinished = La simulation n’est pas finie : { $games } parties sur { $planned } sont jouées. Les chiffres sont ceux de ces parties.

## Objectifs

targets-title = { $game } : mesuré à ses objectifs
targets-head-figure = Chiffre
targets-head-where = Dans
targets-head-asked = Demandé
targets-head-measured = Mesuré
targets-head-interval = Intervalle à 95 %
targets-head-games = Sur
targets-head-verdict = Atteint ?
targets-figure-of = { $title } : { $name }
targets-of-pair = { $value } ({ $name } contre { $against })
targets-of = { $value } ({ $name })
targets-least = ≥ { $least }
targets-most = ≤ { $most }
targets-between = de { $least } à { $most }
targets-players = { $players } joueurs
targets-anywhere = tout
targets-met = oui
targets-met-perhaps = oui, peut-être par hasard
targets-missed = non
targets-missed-perhaps = non, peut-être par hasard
targets-unmeasured-run = pas mesuré : aucune simulation n’en est
targets-unmeasured-games = pas mesuré : il faut plus de parties, ou --events
targets-faults = { $title }, pas comme demandé : { $names }
targets-fault = { $name } { $value }
targets-fault-pair = { $name } – { $against } { $value }
targets-sum = Objectifs atteints : { $met } ; manqués : { $missed } ; pas mesurés : { $unmeasured }.

## Ce dont on ne peut pas faire de rapport

targets-game = { file-place } : il n’y a pas de jeu « { $name } ». Les jeux : { $known }.
targets-no-bound = { file-place } : cet objectif n’a pas de borne. Donne-lui `least`, `most` ou les deux.
targets-bounds = { file-place } : `least` dépasse `most`, rien ne pourrait atteindre cet objectif.
targets-no-modes = { file-place } : ce jeu n’a pas de modes. Retire `mode`.
targets-bot = { file-place } : il n’y a pas de bot « { $name } ». Écris-le comme pour --seats, par exemple greedy ou ismcts:400.
targets-other-game = Une simulation est de { $game }, les objectifs sont ceux de { $asked }. Nomme des simulations de { $asked }.
targets-none = Aucun de ces objectifs ne parle de ce qui a été joué. Vois le mode, les joueurs et les bots qu’ils nomment, et les simulations : { $runs }
targets-needed = Une page parle d’une seule simulation. Nommes-en une, ou mesure-les toutes avec --targets FICHIER.
targets-alone = --targets affiche un tableau et n’écrit pas de page : retire { $option }.

report-empty = { $folder } n’a pas de résultats : il n’y a pas de run.json. Nomme le dossier que `baston simulate --out` a écrit.
report-no-games = Il n’y a pas encore de partie finie dans { $folder }. Continue avec `baston simulate --out … --resume`, puis fais le rapport.
report-run = ce n’est pas la description d’une simulation ({ $reason }). Nomme un dossier que `baston simulate --out` a écrit, et laisse ses fichiers tels quels.
report-row = { $folder } : la partie { $game } ne peut pas s’être jouée ainsi. Ses résultats ont été changés, ou sont ceux de plusieurs simulations.
report-count = { $folder } : games.parquet n’a pas { $planned ->
    [one] la partie
   *[other] les { $planned } parties
} de cette simulation, mais { $games }. Il a été changé, ou est celui d’une autre.
report-event = { $folder } : les événements de la partie { $game } ne peuvent pas être de cette simulation. Ils ont été changés, ou sont ceux d’une autre.
report-out = il y a autre chose dans ce fichier : un rapport le détruirait. Nomme-en un autre avec --out.
report-csv = il y a autre chose dans ce fichier : les chiffres le détruiraient. Nomme un autre dossier avec --csv.
