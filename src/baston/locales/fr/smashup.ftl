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
prompt-window-3 = { $base } va être conquise. Jouez une carte de votre main ou passez.
prompt-obey-the-base = Vous pouvez ignorer { $card }. Le faites-vous ?

## Journal

log-turn = Tour { $amount } : joueur { $seat }.
log-play = Le joueur { $seat } joue { $card }.
log-play-at = Le joueur { $seat } joue { $card } sur { $where }.
log-attach = Le joueur { $seat } attache { $card } à { $where }.
log-draw = Le joueur { $seat } pioche { $card }.
log-draw-unknown = Le joueur { $seat } pioche une carte.
log-discard = Le joueur { $seat } défausse { $card }.
log-destroy = { $card } : détruite{ $source ->
    [none] .
   *[other] { " " }({ $source }).
}
log-return = { $card } revient dans la main de son propriétaire.
log-move = { $card } se déplace sur { $where }.
log-under-deck = { $card } va sous la pioche de son propriétaire.
log-in-hand = Le joueur { $seat } prend { $card }.
log-in-hand-unknown = Le joueur { $seat } prend une carte.
log-power = { $card } : force { $signed }.
log-vp = Le joueur { $seat } gagne { $amount } PV.
log-score = { $where } est conquise.
log-base = { $where } entre en jeu.
log-reveal = Le joueur { $seat } révèle { $card }.
log-look = Le joueur { $seat } consulte { $card ->
    [none] des cartes cachées
   *[other] { $card }
}.
log-look-unknown = Le joueur { $seat } consulte une carte.
log-shuffle = Le joueur { $seat } mélange sa pioche.
log-pass = Le joueur { $seat } passe.
log-protect = { $card } protège.
log-use = { $card } est utilisée.
log-factions = Le joueur { $seat } joue { $first } et { $second }.
log-redraw = Le joueur { $seat } n'a pas de créature et pioche une nouvelle main.
log-first = Le joueur { $seat } commence.
log-over = Le joueur { $seat } gagne avec { $amount } PV.
log-exchange = { $where } prend la place de { $card }.
log-on-top = Le joueur { $seat } pose { $card } sur sa pioche.
log-on-top-unknown = Le joueur { $seat } pose une carte sur sa pioche.
log-name-faction = Le joueur { $seat } nomme { $first }.
log-stopped = La base n'est plus là : sa conquête s'arrête.
log-no-actions = Le joueur { $seat } ne jouera pas d'action à son prochain tour.
log-breakpoint = La résistance de { $where } baisse de { $amount }.
log-base-gone = Il ne reste aucune base pour la remplacer.

choice-neophyte-1 = La prendre en main
choice-neophyte-2 = La jouer maintenant
prompt-portal-2 = { $card } : quelle créature prenez-vous en main ?
prompt-portal-3 = { $card } : remettez les autres l'une après l'autre. La dernière est dessus.
prompt-school-of-wizardry-after-scoring-2 = { $card } : quelle base vient ensuite ?
prompt-school-of-wizardry-after-scoring-3 = { $card } : remettez les autres l'une après l'autre. La dernière est dessus.
choice-infiltrate-1 = Laisser la base agir en permanence sur vos créatures
choice-infiltrate-2 = L'ignorer pour vos créatures
choice-infiltrate-bgb-1 = { choice-infiltrate-1 }
choice-infiltrate-bgb-2 = { choice-infiltrate-2 }
prompt-disguise-2 = { $card } : quelle créature de votre main y jouez-vous ?
prompt-ninja-acolyte-play-phase-2 = { $card } : quelle créature de votre main jouez-vous à sa place ?
prompt-infiltrate-3 = { $card } : ignorez-vous ce que la base fait en permanence ?
prompt-infiltrate-bgb-3 = { prompt-infiltrate-3 }
pass-walker = La laisser en place
pass-lend-a-hand = Aucune autre carte
pass-mall-crawl = Aucune autre carte
pass-not-enough-bullets = Aucune autre carte
prompt-probe-2 = { $card } : quelle créature est défaussée ?
prompt-terraforming-2 = { $card } : quelle base arrive, et où ?
prompt-zombie-lord-2 = { $card } : une base où vous n'aviez aucune créature, et qui vous y relevez.
