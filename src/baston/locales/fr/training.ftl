# Réseaux qui s’instruisent eux-mêmes : ce que dit `baston train`.

train-round = Tour { $round } sur { $rounds } : { $minutes } min d’entraînement, { $decisions } décisions étudiées ; sans recherche, { $share } % de { $games } parties gagnées contre greedy (de { $low } à { $high }).
train-over = Les { $rounds } tours sont faits. Les poids sont dans { $file } ; joue contre eux avec --seats "me,policy:{ $file }". Le dossier { $folder } contient aussi la courbe.
train-paused = Le temps est écoulé après { $done } tours sur { $rounds } ; les poids atteints sont dans { $file }. Continue par --resume.
train-kept = Interrompu : { $done } tours sur { $rounds } sont gardés dans { $folder }. Continue par --resume.
train-full = Impossible d’écrire dans { $folder } : le disque est plein. Tours gardés : { $done } sur { $rounds } ; fais de la place, puis continue par --resume.
train-exists = { $folder } contient déjà un entraînement. Reprends-le par --resume, ou choisis un autre dossier par --out.
train-foreign = { $folder } contient d’autres fichiers. Choisis un dossier nouveau ou vide, par --out.
train-none = { $folder } ne contient pas d’entraînement. Commences-en un sans --resume, ou nomme son dossier par --out.
train-broken = Ce n’est pas un fichier d’entraînement, ou il est abîmé. Recommence dans un autre dossier, par --out.
train-earlier = { $folder } contient un entraînement sous la version { $rules } des règles, qui en sont maintenant à la version { $ours }. Recommence dans un autre dossier, par --out.
train-differs = { $folder } contient un entraînement réglé autrement ({ $setting }). Répète la commande qui l’a commencé, avec --resume ; seul --rounds peut changer.
train-title = { $game } : le réseau seul contre greedy, graine { $seed }
train-minutes = minutes d’entraînement
train-share = parties gagnées contre greedy
