# Smash Up : choix, questions et journal. Noms et textes des cartes : smashup_cards.ftl.

seat = Joueur { $seat }
thing-in-play = { $name } (J{ $seat }, { $base })

## Choix

pass = Passer
pass-turn = Finir la phase de jeu
pass-an-extra-play = Ne pas jouer maintenant
pass-window = Passer
play = Jouer { $card }
play-at = { $card } → { $target }
play-from-discard = depuis la défausse
use = Utiliser { $card }
extra-empty = [supplémentaire, là où vous n'avez pas de créature]
extra-here = [supplémentaire, sur { $base }]
extra-power = [supplémentaire, force { $power } ou moins]
protects = { $card } protège { $victim }
trigger = { $card }{ $effect ->
    [none] { "" }
   *[other] { " " }: { $effect }
}
choice-obey-the-base-1 = Laisser la base agir
choice-obey-the-base-2 = Ignorer la base

## Questions

prompt = Choisissez.
prompt-card = { $card } : { $text }
prompt-triggers = Plusieurs capacités attendent. Laquelle d'abord ?
prompt-draft = Choisissez une faction.
prompt-turn-3 = Jouez une carte, utilisez une capacité ou finissez la phase de jeu.
prompt-turn-5 = Plusieurs bases sont prêtes. Laquelle est conquise d'abord ?
prompt-turn-7 = Vous avez plus de dix cartes en main. Défaussez-en une.
prompt-an-extra-play = { $card } : vous pouvez jouer maintenant une carte supplémentaire.
prompt-affect = Plusieurs capacités peuvent protéger. Laquelle d'abord ?
prompt-window-1 = { $base } : quelle capacité en jeu ensuite ?
prompt-window-3 = Conquête en cours : { $base }. Utilisez une carte ou passez.
take-window-3 = Utiliser { $card }
prompt-obey-the-base = Ignorez-vous { $card } ?

## Journal

log-list = { $most } et { $last }
log-turn = Tour { $amount } : joueur { $seat }.
log-play = Le joueur { $seat } joue { $card }.
log-play-at = Le joueur { $seat } joue { $card } sur { $where }.
log-attach = Le joueur { $seat } attache { $card } sur { $where }.
log-draw = Le joueur { $seat } pioche { $card }.
log-draw-unknown = Le joueur { $seat } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
log-discard = Le joueur { $seat } défausse { $card }.
log-destroy = { $source ->
    [none] Une carte est détruite : { $card }.
   *[other] { $source } détruit { $card }.
}
log-return = { $card } revient dans la main de son propriétaire.
log-move = { $card } se déplace sur { $where }.
log-under-deck = { $card } va sous la pioche de son propriétaire.
log-in-hand = Le joueur { $seat } prend { $card }.
log-in-hand-unknown = Le joueur { $seat } prend { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
log-power = { $card } : force { $signed }.
log-vp = Le joueur { $seat } gagne { $amount } PV{ $source ->
    [none] .
   *[other] { " " }({ $source }).
}
log-score = { $where } : la conquête commence.
log-total = Le joueur { $seat } a une force de { $amount } sur { $where }.
log-base = { $where } entre en jeu.
log-reveal = Le joueur { $seat } révèle { $card }.
log-look = Le joueur { $seat } consulte { $card ->
    [none] des cartes cachées
   *[other] { $card }
}.
log-look-unknown = Le joueur { $seat } consulte { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
log-shuffle = Le joueur { $seat } mélange sa pioche.
log-pass = Le joueur { $seat } passe.
log-protect = { $card } protège.
log-use = Capacité utilisée : { $card }.
log-factions = Le joueur { $seat } joue { $first } et { $second }.
log-redraw = Le joueur { $seat } n'a pas de créature et pioche une nouvelle main.
log-first = Le joueur { $seat } commence.
log-over = Le joueur { $seat } gagne avec { $amount } PV.
log-exchange = { $where } remplace { $card }.
log-on-top = Le joueur { $seat } pose { $card } sur sa pioche.
log-on-top-unknown = Le joueur { $seat } pose { $count ->
    [one] une carte
   *[other] { $count } cartes
} sur sa pioche.
log-name-faction = Le joueur { $seat } nomme { $first }.
log-stopped = La base n'est plus là : sa conquête s'arrête.
log-no-actions = Le joueur { $seat } ne jouera pas d'action à son prochain tour.
log-breakpoint = { $where } : la résistance baisse de { $amount }.
log-base-gone = Il ne reste aucune base pour la remplacer.

## Ce que demandent certaines cartes

prompt-a-minion-goes = { $card } : où va { $picked } ?
pass-done = Terminé

prompt-broadside-1-2 = { $card } : sur { $picked }, de qui détruisez-vous les créatures ?
prompt-buccaneer-instead-2 = { $card } devrait être détruit : où va-t-il à la place ?
prompt-cannon-1-2 = { $card } : quelle deuxième créature détruisez-vous ?
pass-cannon = { pass-done }
prompt-dinghy-1-2 = { prompt-a-minion-goes }
pass-dinghy = { pass-done }
prompt-disguise-1-2 = { $card } : quelle deuxième créature revient dans votre main ?
pass-disguise = Seulement la première
prompt-disguise-2 = { $card } : quelle créature de votre main y jouez-vous ?
prompt-first-mate-after-scoring = { $card } : sauvez-vous cette créature ? Choisissez la base où elle va.
pass-first-mate-after-scoring = Ne pas la sauver
prompt-full-sail-1-2 = { prompt-a-minion-goes }
pass-full-sail = { pass-done }
prompt-hoverbot-2 = { $card } : jouez-vous la créature révélée ?
pass-hoverbot = La laisser sur la pioche
prompt-infiltrate-1 = { $card } : quelle autre action de la base détruisez-vous ?
prompt-infiltrate-3 = { $card } : ignorez-vous ce que la base fait en permanence ?
choice-infiltrate-1 = Laisser la base agir en permanence sur vos créatures
choice-infiltrate-2 = L'ignorer pour vos créatures
prompt-infiltrate-bgb-1 = { prompt-infiltrate-1 }
prompt-infiltrate-bgb-3 = { prompt-infiltrate-3 }
choice-infiltrate-bgb-1 = { choice-infiltrate-1 }
choice-infiltrate-bgb-2 = { choice-infiltrate-2 }
prompt-invasion-1-2 = { prompt-a-minion-goes }
pass-lend-a-hand = { pass-done }
pass-mall-crawl = { pass-done }
prompt-mass-enchantment-2 = { $card } : laquelle des actions révélées jouez-vous ?
prompt-microbot-reclaimer-2 = { $card } : quels Microbots de votre défausse vont dans votre pioche ?
pass-microbot-reclaimer = { pass-done }
prompt-natural-selection-1-2 = { $card } : quelle créature plus faible que { $picked } détruisez-vous ?
prompt-neophyte-2 = { $card } : que faites-vous de l'action révélée ?
choice-neophyte-1 = La prendre en main
choice-neophyte-2 = La jouer maintenant
pass-neophyte = La laisser sur la pioche
prompt-neophyte-3 = { $card } : comment jouez-vous l'action révélée ?
prompt-ninja-acolyte-play-phase-2 = { $card } : quelle créature de votre main jouez-vous à sa place ?
pass-not-enough-bullets = { pass-done }
prompt-pay-the-piper-played = { $card } : quelle carte de votre main défaussez-vous ?
take-pirate-king-before-scoring = Y déplacer { $card }
pass-pirate-king-before-scoring = Laisser la carte où elle est
prompt-poison = { $card } : quelles autres actions de la créature détruisez-vous ?
pass-poison = { pass-done }
prompt-portal-2 = { $card } : quelles créatures prenez-vous en main ?
pass-portal = { pass-done }
prompt-portal-3 = { $card } : remettez les autres l'une après l'autre. La dernière est dessus.
prompt-probe-2 = { $card } : quelle créature est défaussée ?
prompt-rampage-1-2 = { $card } : la force de quelle créature sur { $picked } ?
prompt-school-of-wizardry-after-scoring-2 = { $card } : quelle base vient ensuite ?
prompt-school-of-wizardry-after-scoring-3 = { $card } : remettez les autres l'une après l'autre. La dernière est dessus.
take-scout-after-scoring = Sauver { $card }
pass-scout-after-scoring = Ne pas la sauver
prompt-scry-2 = { $card } : quelle action prenez-vous en main ?
prompt-sea-dogs-1-2 = { $card } : de quelle base partent-elles ?
prompt-sea-dogs-1-3 = { $card } : sur quelle base vont-elles ?
prompt-shanghai-1-2 = { prompt-a-minion-goes }
prompt-tenacious-z-play-phase = { $card } : sur quelle base jouez-vous cette carte ?
prompt-terraforming-2 = { $card } : quelle base entre en jeu ?
prompt-terraforming-2-2 = { $card } : quelle base { $picked } remplace-t-elle ?
take-the-great-library-after-scoring = Piocher une carte
pass-the-great-library-after-scoring = Ne rien piocher
prompt-the-grey-opal-after-scoring-1-2 = { prompt-a-minion-goes }
take-walker = Défausser { $card }
pass-walker = La laisser sur la pioche
prompt-way-of-deception-1-2 = { prompt-a-minion-goes }
prompt-zombie-lord-2 = { $card } : sur quelle base où vous n'aviez aucune créature en relevez-vous une ?
prompt-zombie-lord-2-2 = { $card } : qui relevez-vous sur { $picked } ?
pass-zombie-lord = { pass-done }
