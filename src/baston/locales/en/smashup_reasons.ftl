# Smash Up: why a card of the hand cannot be played now. What is said last may be when it can be.

cannot-over = The game is over.
cannot-turn = Not your turn: { $player } is playing.
cannot-asked = { $player } is being asked now.
cannot-chosen = You have chosen it already.
cannot-action-left = You have no action left to play this turn.
cannot-minion-left = You have no minion left to play this turn.
cannot-actions = You can play no actions this turn.
cannot-extra-action = Only an extra action can be played now.
cannot-extra-minion = Only an extra minion can be played now.
cannot-extra-power = Your extra minion must have power { $power } or less.
cannot-extra-name = Your extra minion cannot be another { $card }.
cannot-extra-empty = Your extra minion must go where you have no minion.
cannot-extra-raising = Your extra action has to increase the power of a minion of yours.
cannot-there = It cannot be played there ({ $cards }).
cannot-anywhere = There is no base where it can be played ({ $cards }).
cannot-no-slot = No camp has a free slot for it.
cannot-no-minion = It is attached to a minion, and there is none in play.
cannot-no-own-minion = It is attached to a minion of yours, and you have none in play.
cannot-no-own-base = It is attached to a base where you have a minion, and you have none in play.
cannot-while-scoring = It is played in your play phase, not while a base scores.
cannot-again = { $card } has been played for this base already.
cannot-before-answer = First answer what { $card } asks.
cannot-yet = First answer what is asked.
cannot-asks-action = { $card } asks for an action.
cannot-asks-minion = { $card } asks for a minion.
cannot-other-name = Only cards called { $card } can be chosen now.
cannot-shown = { $card } asks for one of the cards that have been shown.
cannot-first-another = First the other { $card } is played.
cannot-raise = Only an action that increases the power of { $card } can be played now.
can-before = It can be played before a base scores.
can-after = It can be played after a base has scored.

# Why something in play cannot be chosen.

barred-slot-taken = Another player's cards are in this slot.
barred-slot-own = Your cards in this camp all go to the slot that you have there.
barred-extra-place = Your extra minion must go to { $base }.
barred-to-base = This action is attached to a base.
barred-to-own-base = This action is attached to a base where you have a minion.
barred-to-minion = This action is attached to a minion.
barred-to-own-minion = This action is attached to a minion of yours.
