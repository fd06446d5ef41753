# Galacti'Clash: why a card of the hand cannot be played now. What is said last may be when it can be.

gc-cannot-energy = Energies are played at the start of your turn.
gc-cannot-before-energies = First play energies, or go on: cards are launched in the construction that follows.
gc-cannot-force = You have played your Force energy of this turn.
gc-cannot-mastery = You have played your mastery energy of this turn.
gc-cannot-slow = Only an instant is launched as an answer: this card waits for your construction or reinforcement.
gc-cannot-pay = To pay for it you lack { $lacking }.
gc-cannot-sacrifice = You have nothing in play that you could sacrifice for it.
gc-cannot-target = There is nothing that it could target.
gc-can-answer = It can be launched as an answer.
gc-lack-dark = { $count } dark Force
gc-lack-light = { $count } light Force
gc-lack-force-mastery = { $count } Force mastery
gc-lack-tech-mastery = { $count } technology mastery
gc-lack-star = { $count } Force of either side

# Why something in play cannot be chosen.

gc-barred-engaged = It is engaged: only a ready unit attacks.
gc-barred-delayed = It came this turn, and attacks from your next turn on.
gc-barred-rival-unit = Only players are attacked, never units.
gc-barred-chosen = You have chosen it already.
gc-barred-engaged-blocker = It is engaged: only a ready unit blocks.
gc-barred-never-blocks = It blocks no attacker.
gc-barred-ground = It neither flies nor has Reach, and cannot block what flies.
gc-barred-unblockable = What attacks you cannot be blocked.
gc-barred-taken = It blocks already.
gc-barred-untargetable = Opponents cannot choose it as a target.
