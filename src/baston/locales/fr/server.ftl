# Ce que dit la table sur le web quand on ne peut obtenir quelque chose, et ce que dit `baston serve`.

## Tables

no-table = Cette table n’existe pas. L’adresse est peut-être incomplète.
no-decks = On construit des decks pour { $known }, pas pour { $game }.
deck-gone = Ce deck n’est plus ici. Demande à qui t’a envoyé le lien de le partager à nouveau.
no-page = Cette page n’existe pas.
bad-request = Cette demande est incompréhensible : { $reason }
foreign-origin = C’est la page d’un autre site qui l’a demandé : rien n’est fait.
other-scheme = Cette page et ses demandes sont venues par des voies différentes, l’une avec TLS et l’autre sans : rien n’est fait. Qui gère le serveur doit faire transmettre X-Forwarded-Proto par le proxy, comme docs/hosting.md le montre.
foreign-host = Ce serveur ne se connaît pas sous le nom { $host }. Si c’est l’un de ses noms, qui le gère le lance avec --allowed-host { $host }.
bad-host = La demande ne dit pas à quel hôte elle s’adresse. Ouvre l’adresse que le serveur a montrée.
too-many-tables = Pas plus de { $most } tables nouvelles par minute depuis une adresse. Attends un peu.
too-much = { $seconds ->
    [one] On demande d’ici plus que ce serveur n’en fait pour un visiteur. Attends une seconde.
   *[other] On demande d’ici plus que ce serveur n’en fait pour un visiteur. Attends { $seconds } secondes.
}
too-long = C’était trop long à lire. Envoies-en moins à la fois.
too-busy = On lit trop de choses ici en ce moment. Réessaie dans une seconde.
too-shaped = Il y a là trop de niveaux, trop d’éléments ou un nombre trop long : ce serveur n’attend rien de tel.
too-many-analyses = Plusieurs parties sont déjà en cours d’analyse ici. Réessaie dans une minute.
too-many-lines = Pas plus de { $most } tables ouvertes à la fois depuis une adresse. Ferme-en quelques-unes.
too-many-bot-tables = Des bots jouent déjà seuls à { $most } tables ouvertes depuis ton adresse. Attends qu’une de ces parties se termine, ou prends une place toi-même.
seats-count = { $seats ->
    [one] Un siège est décrit
   *[other] { $seats } sièges sont décrits
}, mais { $players } jouent. Décris chacun d’eux.
invite-wrong = On vient à cette table sur invitation. Demande le lien entier à qui l’a créée.
seat-taken = Ce siège est pris. Choisis-en un autre.
table-full = Tous les sièges de cette table sont pris. Tu peux regarder.
seats-kept = Les sièges libres de cette table sont gardés pour d’autres, à qui la question est posée. Attends leur réponse, ou regarde.
not-invited = Aucun siège de cette table n’est gardé pour toi.
started = La partie a déjà commencé.
not-the-host = Seule la personne qui a créé la table peut le faire.
nonce-form = Ce que ton navigateur ajoute à la distribution, ce sont 64 chiffres, de 0 à 9 et de a à f. Envoie un tel nombre.
nonce-given = Ce siège n’ajoute plus rien à la distribution. Le nombre qu’il a envoyé en premier compte.
not-your-seat = Ce siège n’est pas à toi dans ce navigateur.
not-running = Aucune partie n’est en cours ici.
window-open = Cette réponse prend le même temps pour tout le monde : elle se termine d’elle-même.
time-out = Ton temps est écoulé.
undo-asked = Quelqu’un a demandé à reprendre une réponse : attends que les autres aient répondu.
undo-refused = Les autres ne t’ont pas laissé reprendre cette réponse. Tu pourras demander de nouveau après la prochaine.
channels-url = { $url } n’est pas une adresse de canaux. Donne redis://HÔTE:PORT, postgresql://NOM@HÔTE/BASE, ou memory:// pour un seul processus.
channels-broken = Les canaux à { $url } sont hors d’atteinte ({ $reason }). Vérifie l’adresse, et que le programme derrière tourne.
channels-alone = Plusieurs processus se disent ce qui se passe : indique comment, par exemple --channels redis://127.0.0.1:6379.
late = Cette réponse vient trop tard : la table a continué.
not-asked = Ce n’est pas à ce siège de répondre.
not-offered = Cela ne fait pas partie des choix.
not-over = La partie n’est pas finie.
no-such-seat = Il n’y a pas de siège { $seat } : { $players } jouaient.
no-such-step = Rien n’a été répondu à l’étape { $step } : il y en a { $steps }.
no-position-yet = Aucun moment de cette partie jusque-là ne peut être mis en place.
too-fast = Trop de messages à la fois. Attends une seconde.
too-much-said = { $payer ->
    [browser] Tu as beaucoup écrit en peu de temps : ce message n’est pas parti. Renvoie-le dans { $seconds } s.
    [address] On écrit beaucoup depuis ton réseau : ce message n’est pas parti. Renvoie-le dans { $seconds } s.
   *[table] On écrit beaucoup à cette table : ton message n’est pas parti. Renvoie-le dans { $seconds } s.
}
muted = La personne qui a créé la table t’a rendu muet ici : tes messages ne partent pas.
chat-closed = { $to ->
    [players] À cette table, seuls les joueurs écrivent : la personne qui l’a créée a fermé la discussion des spectateurs.
   *[nobody] La personne qui a créé la table a fermé la discussion.
}
no-cookie = Ton navigateur ne garde pas de cookie de ce serveur : personne ne saurait qui écrit. Autorise les cookies pour cette page, puis recharge-la.
no-speaker = Personne à cette table ne porte ce nom.
bad-message = Ce message est incompréhensible.
link-gone = Ce lien ou ce code a déjà servi, ou il est trop vieux. Fais-en un nouveau sur l’appareil avec lequel tu jouais.
same-player = Ce navigateur est déjà ce joueur. Ouvre le lien, ou tape le code, sur l’autre appareil.
no-former = Ce navigateur ne se souvient pas d’avoir été un autre joueur.
too-many-links = Cela fait assez de liens pour l’instant. Le dernier que tu as créé fonctionne encore ; tu pourras en créer un autre dans { $seconds } s.
too-many-codes = Trop de codes ont été essayés. Ouvre plutôt le lien, ou attends { $seconds } s.
not-kept = { $cause ->
    [disk] Le disque du serveur est plein ou défaillant : ta réponse n’a pu être gardée et ne compte pas. Réessaie quand il y aura de la place.
    [locked] La base de données du serveur n’a pas répondu pendant une minute : ta réponse ne compte pas. Réessaie dans un instant.
    [damaged] La base de données du serveur est endommagée : ta réponse n’a pu être gardée et ne compte pas. Il faut d’abord la restaurer.
    [read-only] Le serveur n’a pas le droit d’écrire dans sa base de données : ta réponse n’a pu être gardée et ne compte pas.
    [gone] Le serveur a perdu sa base de données : ta réponse ne compte pas. Réessaie dans un instant.
    [crowded] Trop de réponses attendent d’être gardées : la tienne ne compte pas. Réessaie dans un instant.
   *[other] Ta réponse n’a pu être gardée et ne compte pas. Réessaie dans un instant.
}
not-reached = { $cause ->
    [damaged] La base de données du serveur est endommagée ; il faut la restaurer.
    [disk] Le disque du serveur est défaillant. Réessaie dans un instant.
   *[other] La mémoire du serveur est hors d’atteinte. Rien n’est perdu. Réessaie dans un instant.
}
moved = Un autre processus du serveur reprend cette table. Rien n’est perdu. Réessaie dans un instant.
not-ready = { $cause ->
    [disk] Le disque est plein ou défaillant : rien ne peut être gardé. Fais de la place.
    [locked] La base de données ne répond pas : un autre programme la verrouille, ou son serveur est bloqué.
    [damaged] La base de données est endommagée. Arrête le serveur et remets une sauvegarde avec baston restore FICHIER.
    [read-only] Le serveur n’a pas le droit d’écrire dans sa base de données. Vérifie le propriétaire et les droits du fichier et de son dossier.
    [gone] La base de données a disparu. Vérifie que son serveur tourne, ou que son fichier est là.
    [channels] La liaison avec les autres processus est perdue. Vérifie que le programme derrière tourne ; les tables continuent.
    [bots] Les processus où pensent les bots meurent. Vérifie la mémoire libre.
   *[other] La base de données ne prend pas ce qui est à garder ; le journal dit pourquoi.
}
rules-gone = Cette partie a commencé avec la version { $rules } des règles, ce serveur joue la version { $ours }. Elle ne peut continuer ici.
rules-parted = Cette partie a commencé avec des règles antérieures : la version { $rules }. Celles d’aujourd’hui, version { $ours }, mènent ailleurs à partir de la réponse { $answer } au plus tard : elle ne peut pas continuer. Rien n’en est perdu : on peut la revoir jusque-là.
not-replayed = À partir de l’entrée { $entry }, l’enregistrement de cette table ne suit pas ses règles. Elle ne peut continuer ici.
closed = La personne qui s’occupe de ce serveur a fermé cette table. Rien n’en est perdu : on peut revoir ce qui a été joué.
closed-why = La personne qui s’occupe de ce serveur a fermé cette table : { $why }
table-closed = Cette table a été fermée : on ne peut plus rien y faire.
blocked = Ce serveur ne te sert pas, par décision de la personne qui s’en occupe.
blocked-why = Ce serveur ne te sert pas, par décision de la personne qui s’en occupe : { $why }
failed = Le serveur a rencontré une erreur ({ $error }). Rien n’est perdu. Réessaie.
no-client = Le serveur tourne, mais ses pages n’ont pas été construites. Depuis les sources, <code>make play</code> les construit ; ou installe un paquet qui les contient.

## Démarrage

serving = baston est à l’adresse { $address }
serving-others = Pour les autres sur ton réseau : { $address }
serving-stop = Ctrl+C l’arrête ; chaque table continue au prochain démarrage.
port-busy = Le port { $port } de { $host } est pris. Arrête ce qui l’occupe, ou choisis-en un autre avec --port.
host-bad = L’adresse { $host } n’est pas de cette machine ({ $reason }). Choisis-en une autre avec --host.
allowed-host-bad = « { $host } » n’est pas un nom d’hôte. Donne-le à --allowed-host sans https:// ni port, par exemple example.org ou *.example.org.
data-busy = Un autre baston sert déjà depuis { $folder }. Arrête-le, ou choisis un autre dossier avec --data.
database-url = « { $url } » ne désigne pas une base de données. Écris sqlite:///FICHIER ou postgresql://NOM:MOTDEPASSE@HÔTE/BASE.
database-broken = La base de données { $url } est inutilisable : { $reason }. Répare-la, ou choisis-en une autre avec --database.
database-newer = La base de données { $url } vient d’un baston plus récent. Installe celui-là, ou choisis une autre base avec --database.
database-older = La base de données { $url } n’est pas de cette version. Démarre le serveur une fois : il la met à jour.
metrics-bad = Les mesures ne peuvent être servies à { $value }. Écris [ADRESSE:]PORT avec un port libre, comme 9100.
bad-days = « { $value } » n’est pas un nombre de jours. Écris { $option } 90d.
log-format-bad = Il n’y a pas de format de journal « { $value } ». Choisis text ou json.
key-broken = Ce n’est pas la clé qui signe les cookies. Remets l’ancienne, ou ôte-la : chaque navigateur sera alors un nouveau joueur.

## Sauvegardes

database-damaged = { $file } est endommagé ({ $reason }). Remets la dernière sauvegarde : baston restore FICHIER. Ce qui est là maintenant est mis de côté.
backup-server = { $url } n’est pas un fichier SQLite. PostgreSQL a ses propres programmes : pg_dump --format=custom --file=FICHIER URL, et pg_restore --clean --if-exists --dbname=URL FICHIER pendant que le serveur est arrêté. Garde cookie.key avec.
backup-nothing = Il n’y a rien à sauvegarder : { $file } manque. Nomme le dossier du serveur avec --data.
backup-exists = { $file } existe déjà. Nomme un autre fichier.
backup-broken = { $file } n’est pas une sauvegarde entière ({ $reason }). Prends-en une autre.
backed-up = { $file } contient { $tables ->
    [one] une table
   *[other] { $tables } tables
} et la clé qui signe les cookies : garde-le pour toi.
restored = Restauré depuis { $file }. Démarre le serveur : chaque table reprend de là.
restored-aside = Ce qui était là avant est dans { $folder }.
