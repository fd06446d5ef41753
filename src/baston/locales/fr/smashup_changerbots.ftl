# Smash Up, Changerbots: French names and texts of the cards and bases, and what they ask.
# The texts are the project's own words; "ici" is the base on which the card is.
# .unofficial marks a name that is the project's translation, not the name in the French edition.

faction-changerbots = Changeformers

card-leader-two = Leader Deux
    .text = Talent : choisis une autre de tes créatures, sur n’importe quelle base : elle a +2 en force jusqu’à la fin du tour.
    .unofficial = oui
card-solarshout = Origami
    .text = Talent : cette créature a −2 en force jusqu’à la fin du tour, et ce tour-ci tu peux jouer une action supplémentaire.
card-bruiser = Tankeur
    .text = Cette créature ne peut pas être détruite. Talent : jusqu’au début de ton prochain tour, cette créature a +2 en force et perd ses capacités, cette protection comprise.
card-huffie = Vélobot
    .text = Talent : déplace cette créature sur une autre base ; elle a −1 en force jusqu’à la fin du tour.
    .unofficial = oui
card-cesium-armor = Armure de césium
    .text = Attache cette carte à une créature, qui a +1 en force et ne peut pas être détruite.
card-change-into-a-gun = Pisto-transformation
    .text = Attache cette carte à une de tes créatures, qui a −2 en force, puis détruis une créature de force 4 ou moins sur sa base, elle comprise. Détruis cette carte au début de ton prochain tour.
card-change-up-and-roll-on = Transformation et en route
    .text = Juste avant la conquête d’une base, tu peux jouer cette carte : déplaces-y autant de tes créatures d’autres bases que tu veux. Chacune d’elles a −1 en force jusqu’à la fin du tour.
    .unofficial = oui
card-flighterizer = Aéro-pack
    .text = Attache cette carte à une de tes créatures. Elle gagne ce talent : déplace cette créature sur une autre base ; elle a −1 en force jusqu’à la fin du tour.
card-form-mergacon = Former Mergacon
    .text = Choisis une base : chacune de tes créatures qui y est à ce moment a +1 en force jusqu’à la fin du tour.
    .unofficial = oui
card-matrix-of-bossiness = Matrice de commandement
    .text = Attache cette carte à une de tes créatures, dont la force imprimée compte comme 5.
card-passengers = Passagers
    .text = Attache cette carte à une créature. Elle gagne ce talent : si cette créature s’est déplacée ce tour-ci, déplace une autre de tes créatures de la dernière base qu’elle a quittée vers la base où elle est.
card-the-touch = Suréquipé
    .text = Attache cette carte à une de tes créatures. Elle gagne ce talent : jusqu’à la fin du tour, cette créature a +3 en force et perd ses autres capacités.
card-changing-room = Cabine de transformation
    .text = Après l’utilisation d’un talent d’une créature d’ici, cette créature a +1 en force jusqu’à la fin du tour.
card-unicrave = Univore
    .text = Juste avant la conquête de cette base, défausse-la. La base suivante de la pioche des bases prend sa place, avec toutes les cartes qui sont ici, et c’est elle qui est conquise.

prompt-where-it-moves = { $card } : où va-t-elle ?

prompt-change-into-a-gun = { $card } : quelle créature est détruite ?
prompt-change-up-and-roll-on = { $card } : quelles créatures vont sur la base en cours de conquête ?
pass-change-up-and-roll-on = { pass-done }
prompt-flighterizer-talent = { prompt-where-it-moves }
prompt-form-mergacon = { $card } : sur quelle base tes créatures gagnent-elles +1 en force ?
prompt-huffie-talent = { prompt-where-it-moves }
prompt-leader-two-talent = { $card } : laquelle de tes autres créatures gagne +2 en force ?
prompt-passengers-talent = { $card } : laquelle de tes créatures l’accompagne ?

does-change-into-a-gun-turn-starts = est détruite, sur { $bearer }
does-changing-room-talent-used = { $it } a +1 en force jusqu’à la fin du tour
does-unicrave-before-scoring = est défaussée, et la base suivante est conquise à la place
