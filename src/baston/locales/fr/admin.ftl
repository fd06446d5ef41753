# Ce que `baston admin` dit à qui s’occupe du serveur.

admin-nothing = Il n’y a pas de base de données : { $file } manque. Nomme le dossier du serveur avec --data, ou sa base avec --database.
admin-locked = La base de données { $url } est verrouillée par un autre programme, ou ne répond pas. Rien n’a changé. Réessaie dans un instant.
admin-no-table = Il n’y a pas de table { $table }. `baston admin tables` les énumère.
admin-over = La partie de { $table } est déjà finie. Il n’y a rien à fermer.
admin-closed = La table { $table } est déjà fermée.
admin-busy = Les réponses à { $table } sont venues plus vite qu’on ne pouvait la fermer. Rien n’a changé. Réessaie.
admin-why-long = Une raison a 200 caractères au plus, sur une ligne.
admin-state = Il n’y a pas d’état « { $value } ». Choisis { $known }.
admin-sort = « { $value } » n’est pas un ordre. Choisis { $known }.
block-bad = « { $what } » n’est ni une adresse, ni un réseau, ni un navigateur. Écris 203.0.113.7, 203.0.113.0/24, 2001:db8::/64, ou les 16 signes que `baston admin show` donne d’un navigateur.
block-loopback = { $what } contient cette machine elle-même : tous ceux qui passent par un mandataire d’ici seraient exclus. Bloque l’adresse que nomme le journal du mandataire.
block-unknown = Aucun navigateur { $what } n’a créé de table ni n’y est assis. `baston admin show TABLE` les donne.
block-none = { $what } n’est pas bloqué. `baston admin blocks` énumère ce qui l’est.

admin-no-tables = Il n’y a pas de telle table.
admin-more = Ce sont les { $most } premières ; --most en montre plus.
admin-head-table = Table
admin-head-game = Jeu
admin-head-state = État
admin-head-seats = Places
admin-head-made = Créée
admin-head-answered = Dernière réponse
admin-head-what = Bloqué
admin-head-until = Jusqu’au
admin-head-why = Raison
admin-waiting = attend
admin-running = en cours
admin-over-state = finie
admin-closed-state = fermée
admin-open-seat = libre
admin-nameless = une personne
admin-made = Créée le { $at } par le navigateur { $browser }.
admin-answered = Dernière réponse le { $at } ; entrées de l’enregistrement : { $entries }.
admin-listed = Annoncée à tous.
admin-person = une personne, navigateur { $browser }
admin-bot = bot
admin-clock = Pendule : { $seconds } s, { $increment } s de plus par réponse.
admin-not-shown = La partie elle-même ne peut être montrée : { $reason }

closed-now = { $table } est fermée ; son enregistrement reste. Un serveur qui tourne le remarque en { $seconds } secondes au plus.
blocked-now = { $what } est bloqué. Un serveur qui tourne le remarque en { $seconds } secondes au plus.
blocked-until = { $what } est bloqué jusqu’au { $at }. Un serveur qui tourne le remarque en { $seconds } secondes au plus.
unblocked-now = { $what } n’est plus bloqué. Un serveur qui tourne le remarque en { $seconds } secondes au plus.
no-blocks = Rien n’est bloqué.
