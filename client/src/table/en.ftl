# What every table says, whatever the game: lobby, table, result.

## Lobby

lobby = Table
lobby-title = { $open ->
    [one] One player to come
   *[other] { $open } players to come
}
seat-open = Open seat
here = here
present = here
away = away
sit-down = Sit down
send-link = Send this link to whoever is to play with you:
invitation = Invitation link
copy = Copy
copied = Copied
start-now = { $open ->
    [0] Start now
   *[other] Start with bots
}
leave = Leave

## Table

log = Log
look-back-here = Look back to this moment
log-and-chat = Log and chat
chat = Chat
chat-shown = Shown
chat-hidden = Hidden
chat-hide = Hide the chat of this table
chat-is-hidden = You have hidden the chat.
chat-show = Show it at this table
chat-empty = Nobody has said anything yet.
chat-of = Whose chat
chat-of-all = Players
chat-of-spectators = Spectators
chat-unread = { $count ->
    [one] 1 new line
   *[other] { $count } new lines
}
chat-read-along = Spectators can read this.
chat-of-players-only = Only players write here. You may read along.
chat-of-spectators-only = Only spectators write here.
chat-spectators-what = No player reads this before the game is over.
chat-muted = Whoever made the table has muted you.
chat-closed-players = Only players may write at this table.
chat-closed-nobody = The chat of this table is closed.
chat-rule = Who may write
chat-to-all = Everybody
chat-to-players = Players
chat-to-nobody = Nobody
chat-nobody-heard = Whoever has written can be muted here.
mute = Mute { $name }
muted-already = Muted
mute-short = Mute
unmute = Let { $name } write again
somebody = Somebody who wrote earlier
spectator = Spectator
spectator-tagged = Spectator { $tag }
message = Message
say-something = Say something…
send = Send
rule-terms = Terms
search-rules = Search the rules
no-rules = This game has no written rules here.
turn-of = Turn { $turn } · { $name }
round-of = Round { $turn } · { $name }
phases = Steps of the turn
phase-draft = Choosing factions
draft-open = still open
phase-start = Start
phase-play = Play
phase-score = Score
phase-draw = Draw
phase-end = End
connection-lost = Connection lost, trying again… Nothing is lost.
choose-where = Now choose where it goes.
choices = { $count ->
    [one] One choice
   *[other] { $count } choices
}
hint-says = Hint: { $label }
hint-gains = Hint: { $label } – if nobody answers: { $gains }
hint-threats = Otherwise to be feared: { $threats }
hint-chance = Chance to win now: { $chance }%.
put-back = Put back
lay-on = Lay on { $place }
take-back = Take back
key-escape = Esc
end-really = { $label }?
end-sure = { $label }? Something can still be done.
choices-left = { $count ->
    [0] Nothing else can be chosen.
    [one] One choice would still do something.
   *[other] { $count } choices would still do something.
}
go-on-playing = Go on playing
about-question = What is asked
which-way = Which of these do you mean?
how-it-goes = How the game goes
idle-sure = { $card } would do nothing now. Play it all the same?
idle-why = It finds nothing to act on, and would be spent.
idle-here = It can be played, but nothing would come of it.
only-card = The only card: { $card }. Choose where it goes.
where-does = Where does { $card } go?
nothing-left = Nothing else can be chosen.
tray-all = All
tray-kinds = Kinds of cards
tray-open = Open
tray-beneath = Look beneath
from-hand = hand of { $name }
    .you = your hand
from-deck = deck of { $name }
    .you = your deck
from-library = library of { $name }
    .you = your library
from-discard = discard pile of { $name }
    .you = your discard pile
from-pit = pit of { $name }
    .you = your pit
tray-answers = { $count ->
    [one] One answer
   *[other] { $count } answers
}
tray-cards = { $count ->
    [one] One card
   *[other] { $count } cards
}
tray-hand = From the hand of { $name }: { $count ->
    [one] one card
   *[other] { $count } cards
}
    .you = From your hand: { $count ->
        [one] one card
       *[other] { $count } cards
    }
tray-deck = From the deck of { $name }: { $count ->
    [one] one card
   *[other] { $count } cards
}
    .you = From your deck: { $count ->
        [one] one card
       *[other] { $count } cards
    }
tray-library = From the library of { $name }: { $count ->
    [one] one card
   *[other] { $count } cards
}
    .you = From your library: { $count ->
        [one] one card
       *[other] { $count } cards
    }
tray-discard = From the discard pile of { $name }: { $count ->
    [one] one card
   *[other] { $count } cards
}
    .you = From your discard pile: { $count ->
        [one] one card
       *[other] { $count } cards
    }
tray-pit = From the pit of { $name }: { $count ->
    [one] one card
   *[other] { $count } cards
}
    .you = From your pit: { $count ->
        [one] one card
       *[other] { $count } cards
    }
reading = The card that is read
reading-none = Point at a card to read it here.
read-pinned = Pinned
read-pointed = Under the pointer
read-in-hand = In your hand
read-chosen = Chosen
read-asks = This card asks you
read-shown-by = { $name } is playing it
    .you = You are playing it
read-last-by = Played last by { $name }
    .you = Played last by you
read-last = Played last
read-shown = Being played
read-again = Seen again
read-place = Where play is
read-newer = Something newer has been played
read-pin = rules
read-unpin = unpin
not-now = Not now
not-here = Not here
facts = More about the card
its-words = Words on it
bot-thinks = { $name } is playing
    .you = A bot plays for you
person-thinks = { $name } is choosing
    .you = You are choosing
hurry = Skip ahead
clock-of = { $name }: { $left } left
    .you = Your clock: { $left } left
clock-low = hurry!
clock-warning = Only { $seconds } seconds left.
passes-in = { $seconds ->
    [one] Passes by itself in 1 second
   *[other] Passes by itself in { $seconds } seconds
}
timed-out = lost on time
bot-stands-in = away, a bot plays
stands-in = { $name } is away: a bot plays until they are back.
over = The game is over.
undo = Undo
undo-ask = Ask to undo
undo-wanted = { $name } would like to take back their last answer.
undo-waits = You ask to take back your answer. Waiting for { $names }…
undo-waits-for = Waiting for { $names }…
undo-agree = Agreed
undo-refuse = No
undo-denied = Your answer stands: not everybody agreed, or the game went on.
hint = Hint
pass = Pass
pass-until = Pass until…
pass-round = Pass all these responses
pass-turn = Pass until my turn
pass-until-what = Responses alone are passed for you. You can stop it at any time.
even-windows-what = Everybody waits the same time for a response: nobody learns who holds one.
passes-unasked = You pass
passing-turn = You pass until your turn.
passing-round = You pass all these responses.
tip-glow = What glows yellow can be pressed: a card first, then the place where it goes.
tip-read = Rest on a card, or hold it, to read it in full. Everything that happens is told in the log.
you-watch = You are watching.
watching = { $count ->
    [one] one spectator
   *[other] { $count } spectators
}
concede = Concede
concede-sure = Really? Press again
keys = Keys: U undo, H hint, P pass, Shift+P pass to the end of these responses or else until my turn, I sheet of the card, L log, R the last turn again, comma and full stop one step back and on, Space skip ahead, arrows and Tab to move (in the log: from card to card), Enter to choose, Escape to put back.
curtain = Hand over the screen
curtain-call = { $name }, your move!
curtain-why = The others look away: your hand is about to show.
curtain-go = I am here
scoring-moment = { $base } scores!
sheet-of = Sheet: { $name }

## Cards and piles

kind-base = Base
printed = printed { $power }
whose = of { $name }
    .you = yours
can-choose = may be chosen
chosen = chosen
conceded = gave up
hand-of = Hand of { $name }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
    .you = Your hand: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
points-of = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
    .you = Your points: { $points }
in-hand = in hand
deck = deck
discard = discard
discard-title = Discard pile of { $name } ({ $count })
    .you = Your discard pile ({ $count })
pile-empty = Nothing here yet.
my-hand = My hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
}{ $open ->
    [0] {""}
   *[other] , { $open } may be chosen
}
hidden-card = Hidden card
copies = { $count } in its faction.
no-text = No ability.
owned-by = belongs to { $name }
    .you = belongs to you
period = Period
scoring-moment-mat = Period { $period } scores!
scoring-moment-extra = The extra round scores!
unofficial = In English: { $name }. The French name is our own translation.

## The end

winner = { $name } wins!
    .you = You win!
winners = { $names } win together!
rematch = Rematch
replay = Watch again
see-table = See the table
record = Download the game
tale = How it went
periods = Periods
extra-round = Extra round
scorings = Scorings
hardest = Hit hardest
destroyed-by = { $count } destroyed
share-what = Anybody with this link can watch the game again.
replay-link = Link to the game
fair = How the cards were dealt
fair-how = Before the game, the server fixed a secret and showed its fingerprint; then each person's browser added a random number, and the cards came from all of these together.
fair-proved = This proves to everybody whose number is in it that nobody alone, not even the host, arranged the cards or changed them afterwards.
fair-not-proved = It does not prove that a host did not arrange them together with another player, or look at hands while the game ran.
fair-noted-yes = The fingerprint is the one that this browser noted before the game.
fair-noted-no = The fingerprint is not the one that this browser noted before the game: the cards were dealt anew.
fair-noted-unknown = This browser noted no fingerprint before the game. If you did, compare it.
fair-secret-yes = The secret that is shown now has this fingerprint.
fair-secret-no = The secret that is shown now has another fingerprint: it was changed.
fair-added-yes = What this browser added is in the deal.
fair-added-no = What this browser added is not in the deal: it came too late, or was left out.
fair-added-unknown = This browser added nothing to the deal.
fair-recorded-yes = The record tells the same deal.
fair-recorded-no = The record tells another deal.
fair-recorded-unknown = The record could not be compared.
fair-numbers = All numbers
fair-commitment = Fingerprint, shown before the game (SHA-256)
fair-secret = The server's secret
fair-nonce = Added by { $name }
    .you = Added by you
fair-no-nonce = { $name } added nothing
    .you = You added nothing
fair-key = The key that the cards were dealt from
fair-again = Whether the cards came from it, your own computer can tell: download the record, and this command deals them again.
fair-earlier = Before the first card was dealt, the table published a fingerprint of the shuffle. Now that the game is over the shuffle itself is shown, and anyone can check that it was that one.
fair-seed = Shown now (seed:salt)
commitment = Fingerprint of the deal
commitment-why = The cards come from a secret that is fixed: this is its fingerprint. Each person's browser adds a random number to it, and after the game you can check both.
dealing = The cards are being dealt
film-next = Go on
film-skip = Skip
film-again = See it again

## Lessons

lesson = Lesson
lesson-learnt = Learnt: { $ticked } of { $count }
lesson-skip = Skip this
lesson-stop = Stop the lesson
lesson-take-up = Take the lesson up again
lesson-fold = Fold
lesson-unfold = Unfold
