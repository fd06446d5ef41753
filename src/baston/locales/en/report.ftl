# What `baston report` says, on its page and in the terminal.

report-written = Written: { $file }, on { $games } games.
report-csv-written = Its figures: { $count } CSV files in { $folder }.

## The page

report-title = { $game }: how balanced is it?
report-word-lead = What stands out
report-word-sample = How sure is this?
report-word-kind = Compared
report-word-compared = How many
report-word-typical = Games of each
report-word-smallest = Smallest difference likely to be found
report-word-alarms = Below 5% by chance alone
report-word-table = The figures
report-word-csv = All figures as CSV
report-word-scheme = Light or dark
report-word-plain = This plot needs JavaScript. The figures below say the same.
report-more = { $count ->
    [one] One more line is in the CSV.
   *[other] { $count } more lines are in the CSV.
}
report-fact-games = games
report-fact-mode = mode
report-fact-players = players
report-fact-bots = played by
report-fact-undecided = shared or without a winner
report-fact-cut-short = ended by the limit of rounds
report-fact-turns = turns, on average
report-fact-rounds = rounds, on average
report-fact-earlier = played under earlier rules, version
report-fact-seed = seed
report-lead = { $title }: { $count } of { $all } stand out. Furthest from the rest: { $names }
report-lead-none = { $title }: { $all ->
    [one] the only one cannot
   *[other] none of { $all } can
} be told apart from chance.
report-points-of-percent = { $points } percentage points
report-interval = { $low } to { $high }

## The figures

report-seat = Win rate by seat
report-seat-intro = If it made no difference where one sits, every seat would win { $fair } of the games. Who begins is told below.
report-seat-name = Seat { $seat }
report-order = Win rate by turn order
report-order-intro = If it made no difference who begins, every place in the turn order would win { $fair } of the games.
report-order-name = { $place ->
    [1] Begins
    [2] Has the second turn
    [3] Has the third turn
   *[other] Has the fourth turn
}
report-bot = Win rate by bot
report-bot-intro = If all bots were equally strong, each would win { $fair } of its games.
report-bot-meetings = Bot against bot
report-bot-meetings-intro = How often the bot of the row wins against the bot of the column, in games that one of the two has won.
report-faction = Win rate by faction
report-faction-intro = If all factions were equal, each would win { $fair } of its games.
report-faction-meetings = Faction against faction
report-faction-meetings-intro = How often whoever has the faction of the row wins against whoever has that of the column, in games that one of the two has won.
report-faction-pair = Win rate by pair of factions
report-faction-pair-intro = Two factions shuffled together. If all pairs were equal, each would win { $fair } of its games.
report-champion = Win rate by champion
report-champion-intro = If all champions were equal, a team with any of them would win { $fair } of its games.
report-champion-meetings = Champion against champion
report-champion-meetings-intro = How often a team with the champion of the row wins against a team with that of the column.
report-champion-pair = Win rate by two champions of a team
report-champion-pair-intro = Two champions in one team. If all were equal, each two would win { $fair } of their games.
report-deck = Win rate by deck
report-deck-intro = If all decks were equal, each would win { $fair } of its games.
report-deck-meetings = Deck against deck
report-deck-meetings-intro = How often the deck of the row wins against that of the column, in games that one of the two has won.
report-deck-generated = a deck made at random
report-card-play = Cards when played
report-card-play-intro = How much more often a seat wins that has played the card than one that held the same faction, champion or deck and has not.
report-card-draw = Cards when drawn
report-card-draw-intro = How much more often a seat wins that has drawn the card than one that held the same faction, champion or deck and has not.
report-course = How games go
report-course-intro = What happens in a game, and how long it is, in turns of all players, or in rounds where a game counts these.
report-answers = Answers a game
report-counters = Counters a game
report-idle-turns = Idle turns
report-winner-behind = Winners who were behind as a turn began
report-lead-changes = Changes of the lead a game
report-median-length = Median length
report-longest = Longest game
report-deals-decided = Deals decided
report-cards-used = Cards that are used when drawn
report-card-use = Cards played when drawn
report-card-use-intro = Of the seats that have drawn the card in a game, how many have played or used it in that game; and what that changes.
report-points = Points at the end
report-points-intro = How many points winners have, and all others.
report-turns = Turns
report-turns-intro = How long games are, in turns of all players.
report-rounds = Rounds
report-rounds-intro = How long games are, in rounds: each player has a turn in every one.
report-decisions = Decisions
report-decisions-intro = How long games are, in questions that leave a choice, all players together.

## What stands out

report-found-above = { $name }: { $value } of { $games } games won (95% interval: { $low } to { $high }), more than { $fair }.
report-found-below = { $name }: { $value } of { $games } games won (95% interval: { $low } to { $high }), less than { $fair }.
report-found-meetings = { $name } against { $against }: { $value } of { $games } games won (95% interval: { $low } to { $high }).
report-found-card-play = { $name }: { $value } percentage points when played (95% interval: { $low } to { $high }), in { $games } games.
report-found-card-draw = { $name }: { $value } percentage points when drawn (95% interval: { $low } to { $high }), in { $games } games.
report-found-none = { $all ->
    [one] The only one cannot be told apart from chance: the difference may be luck, or be too small for so many games.
   *[other] None of { $all } can be told apart from chance: what differs may be luck, or be too small for so many games.
}
report-found-more = { $count ->
    [one] One more stands out: see the figures.
   *[other] { $count } more stand out: see the figures.
}
report-chance = By chance: in fewer than 1 report of { $times }.
report-verdict-above = stands out, higher
report-verdict-open = may be chance
report-verdict-below = stands out, lower

## Axes and columns

report-axis-rate = Games won
report-axis-impact = Change of the win rate
report-axis-points = Points
report-axis-turns = Turns
report-axis-rounds = Rounds
report-axis-decisions = Decisions
report-axis-games = Games
report-axis-low = From
report-axis-high = To
report-axis-side = Who
report-axis-against = Against
report-axis-won = winners
report-axis-others = others
report-axis-who = Who
report-axis-share = Share
report-axis-interval = 95% interval
report-axis-verdict = Verdict
report-axis-card = Card
report-axis-with = Games with
report-axis-without = Games without
report-axis-measure = Figure
report-axis-measured = Measured
report-axis-used = Played or used
report-axis-drawn = Drawn by
report-axis-value = From–to
report-axis-count = How many

## How sure

report-note-interval = Each whisker is Wilson's 95% interval: of twenty such intervals, one misses the true rate by chance. For cards it is that of a difference (Agresti and Caffo). Only games that one side has won alone are counted, and none in which all sides have the same.
report-note-comparisons = Who looks at many rates at once finds some that are far off by luck alone. Something "stands out" only if fewer than 1 report in 20 would show any difference so large among all that are compared in its plot (Holm). What does not stand out is not proven equal: the table says what could have been seen, four times in five, with so many games.
report-note-together = The rates of a plot hang together: where one is higher, others must be lower. Whoever stands out a little below the rest may only have met the strong.
report-note-sides = A game counts once for whoever or whatever is on several sides of it; the rate is that of one side.
report-note-bots = All this is true of these bots and of these rules. People, or stronger bots, may find other things strong.
report-note-cards = A card's impact is no cause. Who is ahead plays more, and in long games more cards are drawn and played; drawing is nearer to chance than playing.
report-note-too-few = Not drawn for want of games: { $title }. There are fewer than 5 of each, on average.
report-note-unfinished = The run is not finished: { $games } of { $planned } games have been played. The figures are of these.

## Targets

targets-title = { $game }: measured against its targets
targets-head-figure = Figure
targets-head-where = In
targets-head-asked = Asked for
targets-head-measured = Measured
targets-head-interval = 95% interval
targets-head-games = Of
targets-head-verdict = Met?
targets-figure-of = { $title }: { $name }
targets-of-pair = { $value } ({ $name } against { $against })
targets-of = { $value } ({ $name })
targets-least = ≥ { $least }
targets-most = ≤ { $most }
targets-between = { $least } to { $most }
targets-players = { $players } players
targets-anywhere = any
targets-met = met
targets-met-perhaps = met, may be chance
targets-missed = missed
targets-missed-perhaps = missed, may be chance
targets-unmeasured-run = not measured: no run is of it
targets-unmeasured-games = not measured: needs more games, or --events
targets-faults = { $title }, not as asked for: { $names }
targets-fault = { $name } { $value }
targets-fault-pair = { $name } – { $against } { $value }
targets-sum = { $met } met, { $missed } missed, { $unmeasured } not measured.

## What cannot be reported

targets-game = { file-place }: there is no game "{ $name }". Games: { $known }.
targets-no-bound = { file-place }: this target has no bound. Give it `least`, `most` or both.
targets-bounds = { file-place }: `least` is more than `most`, so that nothing could meet this target.
targets-no-modes = { file-place }: this game has no modes. Leave out `mode`.
targets-bot = { file-place }: there is no bot "{ $name }". Write it as --seats takes it, such as greedy or ismcts:400.
targets-other-game = A run is of { $game }, the targets are those of { $asked }. Name runs of { $asked }.
targets-none = None of these targets is about what was played. Look at the mode, players and bots that they name, and at the runs: { $runs }
targets-needed = A page is about one run. Name one, or measure all of them with --targets FILE.
targets-alone = --targets prints a table and writes no page: leave out { $option }.

report-empty = { $folder } has no results: there is no run.json. Name the folder that `baston simulate --out` has written.
report-no-games = There is no finished game in { $folder } yet. Go on with `baston simulate --out … --resume`, then report.
report-run = it does not describe a run ({ $reason }). Name a folder that `baston simulate --out` has written, and leave its files as they are.
report-row = { $folder }: game { $game } cannot have been played so. Its results were changed, or are those of several runs.
report-count = { $folder }: games.parquet does not have the { $planned ->
    [one] game
   *[other] { $planned } games
} of this run, but { $games }. It was changed, or is another run's.
report-event = { $folder }: the events of game { $game } cannot be of this run. They were changed, or are another run's.
report-out = there is something else in this file: a report would destroy it. Name another one with --out.
report-csv = there is something else in this file: the figures would destroy it. Name another folder with --csv.
