# Ligues : tous les bots les uns contre les autres.

league-heading = { $game } : ligue d’au plus { $most } parties par rencontre, graine { $seed }
league-division = { $name }, { $players } joueurs
league-standings = { $division } : classement
league-matches = { $division } : rencontres
league-rank = #
league-bot = bot
league-against = contre
league-elo = Elo
league-rating = Elo ± 95 %
league-interval = 95 %
league-deals = donnes
league-points = points, %
league-games = parties
league-lead = avance
league-seconds = s/choix
league-target = cible
league-range = { $low } à { $high }
league-reached = { $share } % : atteinte
league-missed = { $share } % : manquée
league-open = { $share } % : indécise
league-meaning = Les parties vont par paires : une même donne, jouée deux fois, les bots échangeant leurs sièges. Une partie nulle compte pour moitié. « Donnes » dit dans combien de paires le bot a pris plus de points que l’autre, autant, moins. L’Elo a pour moyenne 0 ; 400 de plus sont des chances de dix contre un. L’intervalle d’une rencontre qui a une cible vaut pour tous ses examens à la fois. Contre un bot qui n’a jamais pris de point, l’Elo en compte un demi : l’écart est alors au moins celui qui est montré.
league-narrow = La place manque ici pour : { $columns }. Avec --out, league.md contient tout.
league-out = Écrit dans { $folder } : league.md, elo.svg et games.jsonl

## Ce qui est impossible

league-alone = Une ligue demande au moins deux bots. Écris --bots uniform,greedy,strong.
league-twice = « { $first } » et « { $second } » sont le même bot, { $bot }. Nomme chacun une fois.
league-bad-bots = « { $bots } » ne nomme pas chaque bot. Écris --bots uniform,greedy.
league-sides = { $players } joueurs ne font pas deux camps égaux. Choisis un autre nombre par --players.
league-bad-target = « { $target } » n’est pas une cible. Écris une part de plus de la moitié, --target 0.8, ou celle d’un bot de la ligue contre un autre, --target strong,greedy=0.8.
league-exists = { $folder } contient déjà une ligue. Reprends-la par --resume, ou choisis un autre dossier.
league-foreign = { $folder } contient d’autres fichiers. Choisis un dossier nouveau ou vide.
league-none = { $folder } ne contient pas de ligue. Commences-en une sans --resume.
league-earlier = { $folder } contient une ligue jouée avec des règles antérieures : la version { $rules } ; celle d’aujourd’hui est la { $ours }. On ne mélange pas les parties des unes et des autres. league.md dit comment elle s’est terminée ; choisis un autre dossier pour en jouer une nouvelle.
league-differs = { $folder } contient une ligue dont un réglage diffère : { $setting ->
    [game] le jeu
    [rules_version] la version des règles
    [divisions] les modes, les joueurs ou les règles
    [bots] les bots, dans leur ordre
    [games] le nombre de parties
    [seed] la graine
   *[targets] les cibles
}. Demande la même, ou choisis un autre dossier.
league-broken = Ce n’est pas le plan d’une ligue. Choisis un autre dossier.
league-line = La ligne { $line } n’est pas une partie de cette ligue. Ôte-la, ou choisis un autre dossier.
league-kept = Interrompue : { $games ->
    [one] une partie est conservée
   *[other] { $games } parties sont conservées
} dans { $folder }. La même commande avec --resume continue.
league-not-kept = Interrompue après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}. Rien n’est conservé : --out DOSSIER conserve les parties à mesure.
league-fault = { $bot } a perdu { $count ->
    [one] une partie
   *[other] { $count } parties
} par sa propre faute : { $why }
