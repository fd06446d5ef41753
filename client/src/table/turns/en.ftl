# Following the turns of others, seeing them again, and looking back while the game goes on.

## The last turn of another

thread = The last turn of another
thread-none = What others do in their turns will stand here.
thread-nothing = Nothing has happened yet.
thread-of = { $name }'s turn
    .you = Your turn
thread-runs = { $name } is playing
    .you = You are playing
thread-again = See again
thread-all = All { $count } steps
thread-end = Done
thread-speed = { $speed ->
    [0.5] Half as fast
    [1] At the usual speed
   *[other] Twice as fast
}

## Looking back

look-back = Look back
past = Looking back:
past-start = Before the first turn
past-step = step { $step }/{ $last }
past-slider = Step
past-back = One step back
past-on = One step on
past-turn-back = To the start of the turn
past-turn-on = To the next turn
past-play = Play
past-pause = Pause
past-now = Back to now
past-asked = It is your turn.
past-news = { $count ->
    [one] One new line in the log.
   *[other] { $count } new lines in the log.
}
