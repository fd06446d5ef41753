# Les bots d’autrui : comment on les nomme, et comment ils perdent par leur propre faute.

bot-module = Il n’y a pas de module { $module } pour le bot « { $bot } ». Écris MODULE:CLASSE, d’un module que Python trouve ou qui est dans ce dossier.
bot-import = Le bot « { $bot } » ne peut pas être fait de son module { $module } : { $error }
bot-class = Le module { $module } n’a pas de classe « { $cls } », que le bot « { $bot } » doit être.
bot-no-bot = { $cls } de { $module } n’est pas un bot : écris une classe qui étend baston.bots.Bot et a `choose`.
bot-exec = « { $bot } » ne nomme aucun programme. Écris exec:./monbot, exec:2s:./monbot (des secondes par décision) ou exec:500:./monbot (un nombre de parties), avec des guillemets autour de ce qui a des espaces ou des virgules.
bot-program = Il n’y a pas de programme { $program } qui puisse être lancé pour le bot « { $bot } ».
bot-silent = « { $bot } » ne répond pas `ready` à `baston 1`, pour quoi il a { $seconds } secondes : il ne parle pas docs/bot-protocol.md.
bot-windows = « { $bot } » est un programme, et les programmes ne jouent que sous Linux et macOS. Une classe joue partout : MODULE:CLASSE.
bot-foreign = Cette partie a été jouée contre « { $bot } », qui n’est pas de baston : la reprendre le lancerait. Si tu lui fais confiance, nomme-le : --bots "{ $bot }".
bots-unused = --bots dit quels bots d’autrui une partie d’un fichier peut lancer : cela va avec --resume.

# Un bot d’autrui a perdu par sa propre faute.
bot-fault-ended = { $bot } a perdu : son processus s’est terminé.
bot-fault-late = { $bot } a perdu : il n’a pas répondu à temps.
bot-fault-not-offered = { $bot } a perdu : sa réponse { $detail } n’est aucun des choix.
bot-fault-nonsense = { $bot } a perdu : « { $detail } » n’est pas une réponse.
bot-fault-too-long = { $bot } a perdu : il a dit une ligne trop longue, « { $detail } ».
bot-fault-error = { $bot } a perdu : { $detail }
bot-fault-gone = { $bot } a perdu : il n’est plus proposé ici.
bot-fault-goes-on = Un bot de baston continue à sa place.

# Le même, pour qui n’a rien à voir avec le bot, après le nom du joueur.
fault-ended = son bot s’est terminé
fault-late = son bot n’a pas répondu à temps
fault-not-offered = son bot a répondu ce qui n’était pas proposé
fault-nonsense = son bot a répondu n’importe quoi
fault-too-long = son bot a répondu sans fin
fault-error = son bot a eu une erreur
fault-gone = son bot n’est plus proposé

# Les bots que l’hôte laisse choisir aux tables.
hosted-ours = « { $bot } » n’est pas un bot que --bots prend : écris MODULE:CLASSE, exec:COMMANDE, policy:FICHIER, ou NOM= devant.
hosted-name = « { $name } » ne peut pas être le nom de « { $bot } » aux tables : donne à chacun le sien, d’au plus 32 lettres, NOM={ $bot }.
unknown-level = Il n’y a pas ici de bot « { $name } » contre qui jouer. Connus : { $known }.
