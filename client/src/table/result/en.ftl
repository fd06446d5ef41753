# What the page of the result says of how the game went.

drawn = A draw!
chart-points = Points by turn
chart-power = Power in play by turn
chart-life = Life by turn
chart-health = Hit points in the arena by turn
moments = Best moments
moment-again = See it again
moment-decides = The lead for good.
moment-destroyed = { $count } cards destroyed at once.
deeds = What the champions did
deeds-who = Champion
deeds-dealt = Damage dealt
deeds-taken = Damage taken
deeds-healed = Healed
deeds-outs = Knockouts
deeds-falls = Times out
deeds-cards = Cards played
