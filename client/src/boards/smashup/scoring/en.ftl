# The words of scorings as they are laid over the board.

step-before = Before
step-points = Points
step-after = After
step-discard = Discard
step-new = New base
scoring-of = { $base } scores
scoring-of-period = Period { $period } scores
scoring-of-extra = The extra round scores
mat-whole = Whole mat
forecast-what = What each answer brings, if nobody responds
forecast-after = What each answer brings
forecast-waits = What it comes to
forecast-nobody = If nobody acts
forecast-best = at best
forecast-same = changes nothing here
forecast-against = { " " }to{ " " }
forecast-wins = , end
forecast-leads = { $count ->
    [one] { $names } in the lead
   *[other] { $names } tied
}
    .you = { $count ->
        [one] you are in the lead
       *[other] { $names } tied
    }
forecast-over = If nobody acts, the game is over then and { $count ->
    [one] { $names } wins
   *[other] { $names } win
}.
    .you = If nobody acts, the game is over then and { $count ->
        [one] you win
       *[other] { $names } win
    }.
film-leads = { $count ->
    [one] { $names } first
   *[other] { $names } tied
}
    .you = { $count ->
        [one] you are first
       *[other] { $names } tied
    }
film-discard = { $count ->
    [0] Nobody is discarded.
    [one] 1 card is discarded.
   *[other] { $count } cards are discarded.
}
film-new = { $base } comes into play.
film-pile = To the discard pile of { $name }: { $count }
    .you = To your discard pile: { $count }
film-saved = Elsewhere
film-elsewhere = out of play
film-breakpoint = Breakpoint { $breakpoint }, VP { $points }
