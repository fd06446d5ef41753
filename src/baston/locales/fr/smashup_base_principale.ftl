# Base Principale : le mode à une base, un tapis de quatre camps et des périodes.

card-north = Nord
card-south = Sud
card-east = Est
card-west = Ouest
card-north-1 = Nord 1
card-north-2 = Nord 2
card-north-3 = Nord 3
card-north-4 = Nord 4
card-south-1 = Sud 1
card-south-2 = Sud 2
card-south-3 = Sud 3
card-south-4 = Sud 4
card-east-1 = Est 1
card-east-2 = Est 2
card-east-3 = Est 3
card-east-4 = Est 4
card-west-1 = Ouest 1
card-west-2 = Ouest 2
card-west-3 = Ouest 3
card-west-4 = Ouest 4

base-in-camp = { $base } ({ $camp })
propose-base = Proposer de défausser { $card } et d’utiliser la base suivante
show-useless-cards = Montrer des cartes qui semblent inutiles
choice-agree-1 = Accepter
choice-agree-2 = Refuser
pass-show-useless-cards = { $chosen ->
    [0] Ne rien montrer
   *[other] En montrer { $chosen }
}
take-show-useless-cards = Montrer { $card }
pass-slot-extra-minion = Ne pas la jouer maintenant

prompt-choose-a-slot = { $base } : quel emplacement prends-tu pour { $card } ?
prompt-camp-of-a-special = { $card } : pour quel camp ?
prompt-slot-of-a-special = { $card } : dans quel emplacement la joues-tu ?
prompt-camp-of-an-action = { $card } : pour quel camp la joues-tu ?
prompt-draw-of-the-round-discard = Tu as plus de dix cartes en main. Défausses-en une.
prompt-show-useless-cards = { $shown ->
    [none] Quelles cartes montres-tu comme inutiles ? Si tous les autres acceptent, tu les défausses et en pioches autant.
   *[other] Tu montres { $shown }. Quelles autres cartes ?
}
prompt-agree = { $card ->
    [none] { $player } ne voit ici aucune utilité à { $shown }. Acceptes-tu que d’autres cartes soient piochées à la place ?
   *[other] { $player } propose de défausser { $card } et d’utiliser la base suivante. Acceptes-tu ?
}
prompt-terraforming-exchange-2-on-a-mat = { $card } : { $picked } arrive pour tous les camps. De quel camp les actions attachées sont-elles défaussées ?
take-terraforming-exchange-2-on-a-mat = { $card } : { $actions ->
    [none] aucune action à la défausse
   *[other] { $actions } à la défausse
}
prompt-slot-draw = { $card } : pioches-tu ?
take-slot-draw = Piocher
pass-slot-draw = Ne pas piocher
prompt-slot-gain-vp = { $card } : gagnes-tu des PV ?
take-slot-gain-vp = Gagner les PV
pass-slot-gain-vp = N’en gagner aucun
prompt-slot-move-here = { $card } : laquelle de tes créatures déplaces-tu ici ?
take-slot-move-here = { take-moves }
pass-slot-move-here = { pass-moves }
prompt-slot-move-away-send-1 = { $card } : laquelle de tes créatures déplaces-tu ailleurs ?
take-slot-move-away-send-1 = { take-moves }
prompt-slot-move-away-send-2 = { $card } : dans quel camp va { $picked } ?
pass-slot-move-away = { pass-moves }
prompt-slot-weaken = { $card } : quelle créature d’ici est affaiblie jusqu’à la fin de la manche ?
take-slot-weaken = Affaiblir { $card }
pass-slot-weaken = N’en affaiblir aucune
prompt-slot-strengthen = { $card } : quelle créature d’ici est renforcée jusqu’à la fin de la manche ?
take-slot-strengthen = Renforcer { $card }
pass-slot-strengthen = N’en renforcer aucune
prompt-slot-destroy = { $card } : quelle créature d’ici détruis-tu ?
take-slot-destroy = { take-destroys }
pass-slot-destroy = { pass-destroys }
prompt-slot-return = { $card } : quelle créature d’ici renvoies-tu dans la main de son propriétaire ?
take-slot-return = { take-returns }
pass-slot-return = { pass-returns }
prompt-slot-look-at-top-look = { $card } : regardes-tu la première carte de ta pioche ?
take-slot-look-at-top-look-1 = La regarder
prompt-slot-look-at-top-under = { $card } : places-tu la carte sous ta pioche ?
take-slot-look-at-top-under-1 = Placer { $card } sous la pioche
pass-slot-look-at-top = La laisser dessus
prompt-slot-discard-to-draw = { $card } : quelle carte défausses-tu pour en piocher une autre ?
take-slot-discard-to-draw = Défausser { $card }
pass-slot-discard-to-draw = N’en défausser aucune
prompt-slot-keep = { $card } : { $count ->
    [one] la gardes-tu en jeu ?
   *[other] laquelle gardes-tu en jeu ?
}
take-slot-keep = Garder { $card }
pass-slot-keep = { $count ->
    [one] La laisser
   *[other] Les laisser
} détruire

log-round = Période { $first }, manche { $second } : { $player } commence.
    .you = Période { $first }, manche { $second } : tu commences.
log-extra-round = Manche supplémentaire : { $player } commence.
    .you = Manche supplémentaire : tu commences.
log-slot = { $player } prend place en { $where }.
    .you = Tu prends place en { $where }.
log-scores-mat = La période { $amount } se termine : tout le tapis est décompté.
log-scores-extra = La manche supplémentaire se termine : tout le tapis est décompté.
log-mat-total = { $player } a { $amount } de force sur le tapis.
    .you = Tu as { $amount } de force sur le tapis.
log-camp-vp = Camp { $where } : { $player } a le plus de force ({ $amount }).
    .you = Camp { $where } : tu as le plus de force ({ $amount }).
log-next = Base suivante : { $card }.
log-marker = { $player } reçoit le marqueur Premier Joueur.
    .you = Tu reçois le marqueur Premier Joueur.
log-slot-used = { $player } utilise { $card }.
    .you = Tu utilises { $card }.
log-proposes = { $player } propose de défausser { $card }.
    .you = Tu proposes de défausser { $card }.
log-agrees = { $player } accepte.
    .you = Tu acceptes.
log-refuses = { $player } refuse.
    .you = Tu refuses.
log-shows = { $player } montre { $card } comme inutile.
    .you = Tu montres { $card } comme inutile.
log-tied = Il y a égalité en tête : tout reste en place et une manche supplémentaire est jouée.

mat-without-mode = { $name } ne sert qu’avec --mode { $mode }.
no-text-file = Ce n’est pas du texte.

does-slot-keep = peut garder { $it }
