# What people say to each other without words: who is asked, who is there, whose turn it is.

## Rematch

rematch-asked = { $name } asks for a rematch.
rematch-accept = Accept
rematch-decline = Decline
rematch-declined = { $count ->
    [one] { $names } declines the rematch.
   *[other] { $names } decline the rematch.
}
rematch-yours = You are asked for a rematch: a seat is kept for you.
seat-waits = asked, no reply yet
seat-you = kept for you
seat-declined = has declined
awaited-began = The game at your table has begun.
awaited-go = To the table

## Lobby

lobby-game = Game
seat-free = whoever comes
lobby-rules = Rules
lobby-usual = the usual ones
lobby-time = Time
lobby-no-clock = no clock
lobby-joining = Who may join
lobby-asked = Who was asked is told wherever they are on this site. You may wait here or look around: you are told when the game begins.

## Turn

your-turn = It is your turn
your-turn-at = It is your turn against { $names }
your-turn-what = baston waits for your answer.
title-your-turn = ● Your turn
title-over = Result
notices = Notifications
notices-off = Off
notices-on = When it is my turn
notices-denied = This browser does not allow notifications here. Its settings for this site can change that.

## Reactions

reactions = Reactions
reactions-shown = Shown
reactions-hidden = Hidden
reactions-mute = Hide others' reactions
reaction-bravo = Well played
reaction-laugh = Laugh
reaction-surprise = Surprise
reaction-thinking = Let me think
reaction-ouch = Ouch
reaction-thanks = Good game

## Connection

line-lost = Connection lost: trying again
line-kept-game = Everything that has been played is kept. If your last answer did not arrive, you are asked again.
line-kept = The game is kept, and goes on here as soon as the line is back.
line-kept-seat = Your seat and the table are kept.
line-retry = Try now
line-silent = The server does not answer: waiting
line-silent-what = If it stays so for a few seconds, the page connects anew. Nothing is lost.

## Games to go on with

go-on-turn = Turn { $turn }
go-on-round = Round { $turn }
yours-since = Your turn, for { $time }
theirs-since = { $name } to play, for { $time }
just-now = less than a minute
minutes-long = { $count ->
    [one] a minute
   *[other] { $count } minutes
}
hours-long = { $count ->
    [one] an hour
   *[other] { $count } hours
}
days-long = { $count ->
    [one] a day
   *[other] { $count } days
}
seats-missing = { $count ->
    [one] One player to come
   *[other] { $count } players to come
}
score-label = Score
