# Les simulations : beaucoup de parties entre bots.

simulated-out = Écrit dans { $folder } : games.parquet et run.json
simulated-out-events = Écrit dans { $folder } : games.parquet, events.parquet et run.json
simulated-speed-now = Reprise : { $played ->
    [one] une partie jouée
   *[other] { $played } parties jouées
} en { $seconds } s, { $games_per_s } parties/s
simulate-rate = { $rate } parties/s
simulate-kept = Interrompu. Parties gardées dans { $folder } : { $done } sur { $games }. La même commande avec --resume continue.
simulate-not-kept = Interrompu. Parties jouées : { $done } sur { $games }. Rien n’est gardé : --out DOSSIER garde les parties à mesure.

## Ce qui est impossible

out-exists = { $folder } contient déjà des résultats. Choisis un autre dossier, continue par --resume, ou remplace-les par --overwrite.
out-foreign = { $folder } contient des fichiers qui ne sont pas d’une simulation : { $name }. Choisis un dossier nouveau ou vide.
out-busy = Un autre processus écrit dans { $folder }. Attends qu’il finisse, ou choisis un autre dossier.
out-needed = { $option } demande un dossier : --out DOSSIER.
out-empty = --out ne nomme pas de dossier. Écris --out DOSSIER.
resume-or-overwrite = --resume continue une simulation, --overwrite la recommence. N’en garde qu’un.
run-earlier = { $folder } contient des parties jouées avec des règles antérieures : la version { $rules } ; celle d’aujourd’hui est la { $ours }. On ne mélange pas les unes et les autres. `baston report` montre celles qui sont là ; choisis un autre dossier pour de nouvelles.
run-differs = { $folder } contient une autre simulation : pour { $setting ->
    [game] le jeu
    [players] le nombre de joueurs
    [seats] la liste des bots
    [seed] la graine
    [games] le nombre de parties
    [events] --events
    [times] --times
    [rules_version] la version des règles
    [baston] la version de baston
   *[options] l’option { $option }
}, c’est { $there ->
    [setting-on] oui
    [setting-off] non
    [setting-default] la valeur par défaut
   *[other] { $there }
}, pas { $asked ->
    [setting-on] oui
    [setting-off] non
    [setting-default] la valeur par défaut
   *[other] { $asked }
}. Demande la même, choisis un autre dossier, ou remplace-la par --overwrite.
rows-broken = Ce ne sont pas les parties d’une simulation, ou elles sont abîmées. Choisis un autre dossier, ou recommence par --overwrite.
part-broken = Ce morceau de la simulation est abîmé. Continue par --resume, qui rejoue ses parties.
simulate-full = Impossible d’écrire dans { $folder } : le disque est plein. Parties gardées : { $done } sur { $games } ; fais de la place, puis continue par --resume.
worker-lost = Un processus qui jouait a été tué, peut-être faute de mémoire. Les parties gardées le restent : --resume continue, --jobs prend moins de processus.
cluster-unreachable = Aucune grappe Ray n’est joignable à { $address } : { $reason }
cluster-failed = La grappe Ray ne peut pas jouer. Ray dit : { $reason }
cluster-version = La grappe a baston { $theirs }, ici c’est { $ours } : installe le même partout.
simulated-fault = { $bot } (joueur { $seat }) a perdu { $count ->
    [one] une partie
   *[other] { $count } parties
} par sa propre faute : { $why }
