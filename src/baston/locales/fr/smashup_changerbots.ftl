# Smash Up, Changerbots: French names and texts of the cards and bases, and what they ask.
# The texts are the project's own words; "ici" is the base on which the card is.
# .unofficial marks a name that is the project's translation, not the name in the French edition.

faction-changerbots = Changeformers
