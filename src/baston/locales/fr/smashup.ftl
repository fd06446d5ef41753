# Smash Up : choix, questions et journal. Noms et textes des cartes : smashup_cards.ftl.

seat = Joueur { $seat }
pronoun-you = Tu
thing-in-play = { $name } ({ $player }, { $base })
thing-numbered = { $name } n° { $number }

## Choix

pass = Passer
pass-turn = Finir la phase de jeu
pass-an-extra-play = Ne pas jouer maintenant
pass-window = Passer
play = Jouer { $card }
play-at = { $card } → { $target }
play-from-discard = depuis la défausse
use = Utiliser { $card }
use-talent = Talent : { $card }
use-granted = Talent : { $card }, grâce à { $action }
extra-empty = [supplémentaire, là où tu n’as pas de créature]
extra-here = [supplémentaire, sur { $base }]
extra-power = [supplémentaire, force { $power } ou moins]
extra-raising = [supplémentaire, elle doit augmenter la force d’une de tes créatures]
extra-other = [supplémentaire, pas { $card }]
trigger = { $card } : { $effect }
trigger-may-be-ignored = { $effect }, sauf si la base est ignorée
choice-obey-the-base-1 = Laisser la base agir
choice-obey-the-base-2 = Ignorer la base

## Questions

prompt = Choisis.
prompt-card = { $card } : { $text }
prompt-triggers = Plusieurs capacités attendent. Laquelle d’abord ?
prompt-draft = Choisis une faction.
prompt-turn-play = Joue une carte, utilise une capacité ou finis la phase de jeu.
prompt-turn-score = Plusieurs bases sont prêtes. Laquelle est conquise d’abord ?
prompt-turn-discard = Tu as plus de dix cartes en main. Défausses-en une.
prompt-an-extra-play = { $card } : tu peux jouer maintenant une carte supplémentaire.
prompt-affect = Plusieurs cartes peuvent répondre. Laquelle d’abord ?
prompt-window-order = { $base } : quelle capacité en jeu ensuite ?
prompt-window-answer = Conquête en cours : { $base }. Utilise une carte ou passe.
take-window-answer = Utiliser { $card }
prompt-obey-the-base = { $card } : { $does }. Ignores-tu la base ?

## Ce qui va arriver à des cartes en jeu, avant de demander qui est sauvé

by-card = { $card } ({ $player })
would-destroy = { $by } va détruire { $whom }.
would-return = { $by } va renvoyer { $whom } dans la main de { $count ->
    [one] son propriétaire
   *[other] leur propriétaire
}.
would-move = { $by } va déplacer { $whom } sur { $thing }.
would-under-deck = { $by } va placer { $whom } sous la pioche de { $count ->
    [one] son propriétaire
   *[other] leur propriétaire
}.
would-in-hand = { $by } va placer { $whom } dans la main de { $count ->
    [one] son propriétaire
   *[other] leur propriétaire
}.
would-power = { $by } va donner { $signed } en force à { $whom }.
would-attach = { $by } va être attachée à { $whom }.
would-control = { $by } va donner à { $player } le contrôle { DE($whom) }.
would-counters = { $by } va donner des marqueurs de force ({ $signed }) à { $whom }.
would-cancel = { $by } va faire perdre { $count ->
    [one] ses
   *[other] leurs
} capacités à { $whom }.
would-transfer = { $by } va transférer { $thing } à { $whom }.
would-pass-counters = { $by } va transférer des marqueurs de force ({ $signed }) entre { $whom }.
further-protectors = { $count ->
    [one] Une autre de tes cartes peut
   *[other] { $count } autres de tes cartes peuvent
} répondre ensuite.

## Journal

log-list = { $most } et { $last }
log-either = { $most } ou { $last }
log-cause = { $source ->
    [none] { "" }
   *[other] { " " }({ $source })
}
log-cards = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
log-turn = Tour { $amount } : { $player }.
    .you = Tour { $amount } : à toi.
log-play = { $player } joue { $card }{ log-cause }.
    .you = Tu joues { $card }{ log-cause }.
log-play-at = { $player } joue { $card } sur { $where }{ log-cause }.
    .you = Tu joues { $card } sur { $where }{ log-cause }.
log-attach = { $player } attache { $card } sur { $where }{ log-cause }.
    .you = Tu attaches { $card } sur { $where }{ log-cause }.
log-draw = { $player } pioche { $card }{ log-cause }.
    .you = Tu pioches { $card }{ log-cause }.
log-draw-unknown = { $player } pioche { log-cards }{ log-cause }.
    .you = Tu pioches { log-cards }{ log-cause }.
log-discard = { $player } défausse { $card }{ log-cause }.
    .you = Tu défausses { $card }{ log-cause }.
log-destroy = { $source ->
    [none] { $card } se détruit.
   *[other] { $source } détruit { $card }.
}
log-return = { $card } revient dans la main de son propriétaire{ log-cause }.
log-move = { $card } va sur { $where }{ log-cause }.
log-under-deck = { $card } va sous la pioche de son propriétaire{ log-cause }.
log-in-hand = { $player } prend { $card }{ log-cause }.
    .you = Tu prends { $card }{ log-cause }.
log-in-hand-unknown = { $player } prend { log-cards }{ log-cause }.
    .you = Tu prends { log-cards }{ log-cause }.
log-power = { $card } : { $signed } en force{ log-cause }.
log-vp = { $player } gagne { $amount } PV{ log-cause }.
    .you = Tu gagnes { $amount } PV{ log-cause }.
log-score = { $where } : la conquête commence.
log-total = { $player } a { $amount } de force sur { $where }.
    .you = Tu as { $amount } de force sur { $where }.
log-base = { $where } entre en jeu.
log-reveal = { $player } révèle { $card }{ log-cause }.
    .you = Tu révèles { $card }{ log-cause }.
log-look = { $player } regarde { $card ->
    [none] des cartes cachées
   *[other] { $card }
}{ log-cause }.
    .you = Tu regardes { $card ->
        [none] des cartes cachées
       *[other] { $card }
    }{ log-cause }.
log-look-unknown = { $player } regarde { log-cards }{ log-cause }.
    .you = Tu regardes { log-cards }{ log-cause }.
log-shuffle = { $player } mélange sa pioche{ log-cause }.
    .you = Tu mélanges ta pioche{ log-cause }.
log-protect = { $where ->
    [none] { $card } se protège.
   *[other] { $card } protège { $where }.
}
log-use = Capacité utilisée : { $card }.
log-factions = { $player } joue { $first } et { $second }.
    .you = Tu joues { $first } et { $second }.
log-redraw = { $player } n’a pas de créature et pioche une nouvelle main.
    .you = Tu n’as pas de créature et pioches une nouvelle main.
log-first = { $player } commence.
    .you = Tu commences.
log-limit = Le dernier tour de jeu est fini.
log-over = { $player } gagne avec { $amount } PV.
    .you = Tu gagnes avec { $amount } PV.
log-exchange = { $where } remplace { $card }{ log-cause }.
log-bury = { $player } enterre { $card } : { $where }{ log-cause }.
    .you = Tu enterres { $card } : { $where }{ log-cause }.
log-bury-unknown = { $player } enterre une carte : { $where }{ log-cause }.
    .you = Tu enterres une carte : { $where }{ log-cause }.
log-on-top = { $player } met { $card } sur sa pioche{ log-cause }.
    .you = Tu mets { $card } sur ta pioche{ log-cause }.
log-on-top-unknown = { $player } met { log-cards } sur sa pioche{ log-cause }.
    .you = Tu mets { log-cards } sur ta pioche{ log-cause }.
log-name-faction = { $player } choisit { $first }{ log-cause }.
    .you = Tu choisis { $first }{ log-cause }.
log-stopped = La base n’est plus là : sa conquête s’arrête.
log-no-actions = { $player } ne pourra jouer aucune action à son prochain tour{ log-cause }.
    .you = Tu ne pourras jouer aucune action à ton prochain tour{ log-cause }.
log-breakpoint = { $where } : la résistance baisse de { $amount }{ log-cause }.
log-base-gone = Il ne reste aucune base pour la remplacer.
log-control = { $player } contrôle maintenant { $card }{ log-cause }.
    .you = Tu contrôles maintenant { $card }{ log-cause }.
log-counters = { $card } reçoit { $amount ->
    [one] un marqueur +1
    [-1] un marqueur −1
   *[other] des marqueurs de force ({ $signed })
}{ log-cause }.
log-passed = Marqueurs de force ({ $signed }) : { $card } → { $where }{ log-cause }.
log-transfer = Transfert : { $card } va sur { $where }{ log-cause }.
log-talent = { $player } utilise un talent : { $card }{ $where ->
    [none] { "" }
   *[other] { " " }({ $where })
}.
    .you = Tu utilises un talent : { $card }{ $where ->
        [none] { "" }
       *[other] { " " }({ $where })
    }.
log-loses-abilities = { $card } perd ses capacités{ log-cause }.
log-stands-in = { $card } remplace { $where }.
log-pays = { $player } paie { $amount } PV{ log-cause }.
    .you = Tu paies { $amount } PV{ log-cause }.
log-extra-base = { $where } entre en jeu à côté des autres{ log-cause }.
log-base-destroyed = { $source ->
    [none] La base { $where } est détruite.
   *[other] { $source } détruit { $where }.
}
log-next-base = { $where } remplace { $card }{ log-cause } : tout ce qui s’y trouve reste.
log-not-replaced = Aucune base ne vient à sa place ({ $card }).

## Ce que demandent certaines cartes

prompt-a-minion-goes = { $card } : où va { $picked } ?
done-destroys = { $chosen ->
    [0] N’en détruire aucune
   *[other] En détruire { $chosen }
}
done-discards = { $chosen ->
    [0] N’en défausser aucune
   *[other] En défausser { $chosen }
}
done-moves = { $chosen ->
    [0] N’en déplacer aucune
   *[other] En déplacer { $chosen }
}
done-plays = { $chosen ->
    [0] N’en jouer aucune
   *[other] En jouer { $chosen }
}
done-shuffles-in = { $chosen ->
    [0] Ne rien y mélanger
   *[other] En mélanger { $chosen }
}
done-takes = { $chosen ->
    [0] N’en prendre aucune
   *[other] En prendre { $chosen }
}
done-takes-back = { $chosen ->
    [0] N’en reprendre aucune
   *[other] En reprendre { $chosen }
}
take-shuffles-in = Mélanger { $card } à la pioche
take-destroys = Détruire { $card }
pass-destroys = N’en détruire aucune
prompt-destroys = { $card } : quelle créature détruis-tu ?
take-returns = Renvoyer { $card }
pass-returns = N’en renvoyer aucune
prompt-returns = { $card } : quelle créature renvoies-tu dans la main de son propriétaire ?
take-moves = Déplacer { $card }
pass-moves = N’en déplacer aucune
prompt-moves = { $card } : quelle créature déplaces-tu ?
take-takes = Prendre { $card }
pass-takes = N’en prendre aucune

prompt-broadside-sweep-2 = { $card } : sur { $picked }, de qui détruis-tu les créatures ?
prompt-buccaneer-instead-sail = { $card } : où va cette créature à la place ?
prompt-cannon-fire-2 = { $card } : quelle deuxième créature détruis-tu ?
prompt-cannon-fire-1 = { prompt-destroys }
pass-cannon = { done-destroys }
take-cannon = { take-destroys }
prompt-collector = { prompt-returns }
pass-collector = { pass-returns }
take-collector = { take-returns }
prompt-dinghy-carry-2 = { prompt-a-minion-goes }
prompt-dinghy-carry-1 = { prompt-moves }
take-dinghy-carry-1 = { take-moves }
pass-dinghy = Ne plus en déplacer
prompt-disguise-put-on-2 = { $card } : quelle deuxième créature revient dans ta main ?
pass-disguise = Ne renvoyer que la première
take-disguise-put-on = { take-returns }
prompt-disguise-bring = { $card } : quelle créature de ta main y joues-tu ?
prompt-first-mate-after-scoring = { $card } : sauves-tu cette créature ? Choisis la base où elle va.
pass-first-mate-after-scoring = Ne pas la sauver
take-first-mate-after-scoring = La déplacer sur { $card }
prompt-full-sail-carry-2 = { prompt-a-minion-goes }
prompt-full-sail-carry-1 = { prompt-moves }
take-full-sail-carry-1 = { take-moves }
pass-full-sail = Ne plus en déplacer
prompt-gnome = { prompt-destroys }
pass-gnome = { pass-destroys }
take-gnome = { take-destroys }
take-grave-digger = { take-takes }
pass-grave-digger = { pass-takes }
prompt-grave-digger = { $card } : quelle créature de ta défausse prends-tu en main ?
prompt-hoverbot-play = { $card } : joues-tu la créature révélée ?
pass-hoverbot = La laisser sur la pioche
prompt-infiltrate-destroy = { $card } : quelle autre action de la base détruis-tu ?
prompt-infiltrate-decide = { $card } : ignores-tu ce que la base fait en permanence ?
choice-infiltrate-1 = Laisser la base agir en permanence sur tes créatures
choice-infiltrate-2 = L’ignorer pour tes créatures
prompt-infiltrate-bgb-destroy = { prompt-infiltrate-destroy }
prompt-infiltrate-bgb-decide = { prompt-infiltrate-decide }
choice-infiltrate-bgb-1 = { choice-infiltrate-1 }
choice-infiltrate-bgb-2 = { choice-infiltrate-2 }
prompt-invasion-move-2 = { prompt-a-minion-goes }
pass-lend-a-hand = { done-shuffles-in }
take-lend-a-hand = { take-shuffles-in }
prompt-lend-a-hand = { $card } : quelles cartes de ta défausse vont dans ta pioche ?
pass-mall-crawl = { done-discards }
take-mall-crawl = Défausser { $card }
prompt-mall-crawl = { $card } : quelles cartes d’un même nom vont de ta pioche dans ta défausse ?
prompt-mass-enchantment-play = { $card } : laquelle des actions révélées joues-tu ?
prompt-microbot-reclaimer-shuffle = { $card } : quels Microbots de ta défausse vont dans ta pioche ?
pass-microbot-reclaimer = { done-shuffles-in }
take-microbot-reclaimer-shuffle = { take-shuffles-in }
take-mushroom-kingdom-turn-starts = { take-moves }
pass-mushroom-kingdom-turn-starts = { pass-moves }
prompt-mushroom-kingdom-turn-starts = { prompt-moves }
prompt-natural-selection-destroy-2 = { $card } : quelle créature plus faible que { $picked } détruis-tu ?
prompt-neophyte-take-or-play = { $card } révèle { $shown } : qu’en fais-tu ?
choice-neophyte-1 = La prendre en main
choice-neophyte-2 = La jouer maintenant
pass-neophyte = La laisser sur la pioche
prompt-neophyte-play = { $card } : comment joues-tu l’action révélée ?
prompt-ninja-acolyte-play-phase-bring = { $card } : quelle créature de ta main joues-tu à sa place ?
take-ninja-dojo-after-scoring = { take-destroys }
pass-ninja-dojo-after-scoring = { pass-destroys }
prompt-ninja-dojo-after-scoring = { prompt-destroys }
take-ninja-master = { take-destroys }
pass-ninja-master = { pass-destroys }
prompt-ninja-master = { prompt-destroys }
pass-not-enough-bullets = { done-takes }
take-not-enough-bullets = { take-takes }
prompt-not-enough-bullets = { $card } : quelles créatures d’un même nom de ta défausse prends-tu en main ?
prompt-pay-the-piper-played = { $card } : quelle carte de ta main défausses-tu ?
take-pirate-king-before-scoring = Y déplacer { $card }
pass-pirate-king-before-scoring = Laisser la carte où elle est
prompt-poison = { $card } : quelles autres actions de la créature détruis-tu ?
pass-poison = { done-destroys }
take-poison = { take-destroys }
prompt-portal-bring = { $card } : quelles créatures prends-tu en main ?
pass-portal = { done-takes }
take-portal-bring = { take-takes }
prompt-portal-on-top = { $card } : remets les autres l’une après l’autre. La dernière est dessus.
prompt-probe-take = { $card } : quelle créature est défaussée ?
prompt-rampage-lower-2 = { $card } : la force de quelle créature sur { $picked } ?
take-saucy-wench = { take-destroys }
pass-saucy-wench = { pass-destroys }
prompt-saucy-wench = { prompt-destroys }
prompt-school-of-wizardry-after-scoring-pick = { $card } : quelle base vient ensuite ?
prompt-school-of-wizardry-after-scoring-put-back = { $card } : remets les autres l’une après l’autre. La dernière est dessus.
take-scout-after-scoring = Sauver { $card }
pass-scout-after-scoring = Ne pas la sauver
prompt-scry-take = { $card } : quelle action prends-tu en main ?
prompt-sea-dogs-chase-2 = { $card } : de quelle base partent-elles ?
prompt-sea-dogs-chase-3 = { $card } : sur quelle base vont-elles ?
prompt-shanghai-press-2 = { prompt-a-minion-goes }
take-supreme-overlord = { take-returns }
pass-supreme-overlord = { pass-returns }
prompt-supreme-overlord = { prompt-returns }
prompt-tenacious-z-play-phase = { $card } : sur quelle base joues-tu cette carte ?
prompt-terraforming-exchange = { $card } : quelle base entre en jeu ?
prompt-terraforming-exchange-2 = { $card } : quelle base { $picked } remplace-t-elle ?
take-terraforming-exchange-2 = { $card }{ $actions ->
    [none] { "" }
   *[other]  : { $actions } à la défausse
}
take-the-great-library-after-scoring = Piocher une carte
pass-the-great-library-after-scoring = Ne rien piocher
prompt-the-grey-opal-after-scoring-save-2 = { prompt-a-minion-goes }
take-the-grey-opal-after-scoring-save-1 = Sauver { $card }
prompt-the-grey-opal-after-scoring-save-1 = { $card } : laquelle de tes créatures sauves-tu ?
pass-the-grey-opal-after-scoring = N’en sauver aucune
take-the-mothership-after-scoring = { take-returns }
pass-the-mothership-after-scoring = { pass-returns }
prompt-the-mothership-after-scoring = { prompt-returns }
take-tiger-assassin = { take-destroys }
pass-tiger-assassin = { pass-destroys }
prompt-tiger-assassin = { prompt-destroys }
take-tortuga-replaced = { take-moves }
pass-tortuga-replaced = { pass-moves }
prompt-tortuga-replaced = { prompt-moves }
take-walker = Défausser { $card }
pass-walker = La laisser sur la pioche
prompt-way-of-deception-move-2 = { prompt-a-minion-goes }
prompt-zombie-lord-raise = { $card } : sur quelle base où tu n’avais aucune créature en joues-tu une ?
prompt-zombie-lord-raise-2 = { $card } : quelle créature joues-tu sur { $picked } ?
take-zombie-lord-raise-1 = Jouer sur { $card }
pass-zombie-lord = Ne plus en jouer

## Signes de la table dans un terminal

legend-smashup-reached = la force sur une base, et sa résistance
legend-smashup-bar = la force sur une base, en route vers la résistance, joueur par joueur
legend-smashup-pays = PV pour qui y est premier, deuxième, troisième
legend-smashup-power = la force de ce joueur là-bas
legend-smashup-coded = sans place pour les noms : une créature par son code, avec sa force ; ?a1 dit laquelle
legend-smashup-action = une action, à la place de la force d’une créature
legend-smashup-raised = force au-dessus de celle imprimée
legend-smashup-lowered = force en dessous de celle imprimée
legend-smashup-counters = marqueurs de force
legend-smashup-talent = un talent : pas encore utilisé ce tour-ci, utilisé
legend-smashup-lost = capacités perdues
legend-smashup-owner = le propriétaire, si quelqu’un d’autre la contrôle
legend-smashup-attached = ce qui est attaché à la créature qui précède
legend-smashup-on-base = attaché à la base
legend-smashup-buried = face cachée
legend-smashup-scoring = cette base est en cours de conquête
legend-smashup-first = a le marqueur de premier joueur
legend-smashup-free-slot = Base Principale : un emplacement qui n’est à personne
legend-smashup-leads = Base Principale : l’emplacement de qui a le plus de force dans le camp
legend-smashup-adds = Base Principale : la force que l’emplacement ajoute
