# Super Fantasy Brawl : Lil'Y et ses cartes.

card-LIL = Lil’Y
    .gender = f
    .text = Les attaques ne peuvent pas cibler Lil’Y tant qu’elle est à côté d’un allié.
    .gist = À côté d’un allié, elle n’est pas cible
card-LIL02 = Attaque de flanc
    .text = Cette attaque ignore la Défense. 1 de Force en plus par allié de Lil’Y à côté de la cible. Ensuite, Course 3.
    .gist = Ignore la Défense ; 1 de Force par allié
card-LIL03 = Lames jumelles
    .text = Double. Ensuite, tu peux épuiser un Noyau pour rejouer cette carte.
    .gist = Double ; épuise un Noyau pour rejouer
card-LIL04 = Tu l’avais pas vu venir, hein ?
    .text = Pioche 2. Une Réaction de plus peut être jouée contre cette attaque.
    .gist = Pioche 2 ; une Réaction de plus
card-LIL05 = Disparition
    .text = Ensuite, la cible est Placée sur un hexagone libre à côté d’un de ses alliés.
    .gist = La cible est Placée à côté d’un allié
card-LIL06 = Chapardage
    .text = Le joueur de la cible défausse une carte de sa main au hasard. Pioche 1, Course 2.
    .gist = Défausse adverse ; Pioche 1, Course 2
card-LIL07 = Dans les ombres
    .text = Lil’Y est Placée sur un hexagone libre sans autre champion à côté, puis Plan 1.
    .gist = Placée loin des autres, puis Plan 1

sfb-prompt-LIL03-post = { $card } : quel Noyau épuises-tu pour la rejouer ?
sfb-pass-LIL03-post = Ne pas la rejouer
