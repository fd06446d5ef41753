# What the commands say: in play, in lists, and when something cannot be had.

## At the table

welcome = { $game } — seed { $seed }
welcome-dealt = { $game } — as dealt at table { $seed }
welcome-help = Type a number to answer, ?N for what stands behind option N, help for the rest.
welcome-learn = New to it? `baston learn` has guided first games.
resumed = { $count ->
    [one] Going on after one answer.
   *[other] Going on after { $count } answers.
}
you = You
level-easy = Easy
level-normal = Normal
level-strong = Strong
level-expert = Expert
level-mirror = Mirror
thinking = { $name } is thinking…
call = { $name }, it is for you to answer.
call-ready = Press Enter when nobody else looks at the screen.
more-news = · … { $count } earlier: type log
won = { $names } wins.
    .you = You win.
won-together = { $names } win.
drawn = The victory is shared: { $names }.
points = { $name }: { $points }
finished = The record of this game is { $file }
kept = The game is kept. To go on: baston play { $game } --resume
    (or --resume { $file })
kept-before = The game is kept as it was before this answer. Make room or choose another folder with BASTON_DATA, then: baston play { $game } --resume
help =
    N          answer with option N, or by its word if it shows one, or by the name of its card
    pass, end  decline, end the turn: where that is among the options
    ?N         what stands behind option N, and why its numbers are what they are
    ?CODE      the same for a code of the table (?a, ?b2, ?h1), a name, a sign or a term (?talent)
    table      show the table and the question again
    discard    the discard piles
    legend     what the signs of the table mean
    log        all that has happened
    position   what lies on the table as text, for reports
    rules [ID] the rules of what is played, or one clause
    stops      the windows in which you are asked; stops CODE … passes them unasked, or asks again
    lesson     what you have learnt in a guided game, and what comes next
    skip       the next idea of the lesson; skip all ends it, and the game goes on
    hint       what a bot would answer that knows what you know
    undo       take back your last answer, unless something hidden came to light
    save FILE  write the game into a file
    quit       leave; the game is kept

## Lessons

lesson-title = { $title }. Learnt ✓, next ▸:
lesson-step = { $number }/{ $count } { $title }.
lesson-look = (?{ $name } shows the card.)
lesson-over = You have learnt { $ticked } of { $count } ideas of this lesson. `baston learn` lists the lessons.
lesson-minutes = { $count } minutes
lesson-begin = `baston learn NAME` begins one.
lesson-ended = The lesson says no more; the game goes on.
no-lesson = This game is no lesson, or its lesson has told all. `baston learn` lists the lessons.
unknown-lesson = There is no lesson "{ $name }". There are: { $known }.

## The table that fills the screen

full-keys = F1 help · F2 signs · ↑ ↓ choose · Tab completes
full-more-below = ▼ { $count ->
    [one] one more line
   *[other] { $count } more lines
}: Page Down
full-more-choices = ▼ { $count ->
    [one] one more line
   *[other] { $count } more lines
} of choices: ↓ or Page Down
full-more-above = ▲ { $count ->
    [one] one more line
   *[other] { $count } more lines
}: Page Up
full-back = Esc: back to the table
full-over = The game is over. Enter: leave

## Answers to what is typed

no-position = This game has no positions as text.
not-a-command = "{ $typed }" is no command. Type the number of an option, or help.
word-not-now = "{ $typed }" is not possible now.
not-an-option = There is no option { $typed }. Type a number from 1 to { $last }.
nothing-so-named = Nothing on the table is called "{ $typed }". Type ?N for an option, or ?CODE with a code of the table.
seat-person = { $name }: a person.
seat-bot = { $name }: a bot.
not-now = Not now: { $why } ({ $clause })
not-there = cannot go there: { $why } ({ $clause })
not-this = It cannot be chosen: { $why } ({ $clause })
no-sheet = There is no more to tell about this option.
no-legend = This game has no signs of its own.
several-so-named = "{ $typed }" may be any of { $numbers }. Type more of it, or the number.
no-stops = This game has no windows to pass.
stop-unknown = "{ $typed }" is none of the windows: { $known }.
no-discards = This game has no discard piles.
hint = Hint: { $number } · { $label }
hint-gains = What it brings, if nobody answers: { $why }
hint-threats = Otherwise to be feared: { $why }
hint-chance = Your chance to win now: { $chance }%.
hint-searching = Looking ahead…
undone = Your last answer is taken back.
undo-people = Another person plays too: nothing can be taken back.
undo-nothing = You have given no answer yet.
undo-boundary = Your last answer cannot be taken back: something hidden has come to light since.
save-where = Say where: save FILE
save-over = { $file } exists. Replace it? [y/N]
save-not = Not saved.
save-exists = { $file } exists: name another file.
saved = Saved in { $file }. To go on from there: --resume { $file }

## The table of Smash Up

phase-setup = setting up
phase-draft = Choosing factions
phase-start = start of turn
phase-score = scoring
phase-draw = drawing
phase-end = end of turn
board-turn = Turn { $turn } · { $name }
board-over = the game is over
board-plays = { $minions ->
    [one] { $minions } minion
   *[other] { $minions } minions
} and { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} left
board-extra-minion = + 1 minion
board-extra-minion-power = + 1 minion of power { $power } or less
board-extra-action = + 1 action
board-extra-action-raising = + 1 action that increases power
board-extra-minion-other = + 1 minion, not a { $card }
board-vp = { $vp } VP
board-points = VP
board-hand-count = hand
board-deck = deck
board-discard = discard
board-hand = Your hand
board-hand-before = Your hand:
board-empty-hand = Your hand is empty.
board-scoring = being scored
board-open-factions = Factions on offer: { $factions }
board-you = you
board-affecting = { $source } is about to { $way ->
    [destroy] destroy
    [return] return
    [move] move to { $place }
    [under-deck] place under the deck
    [in-hand] place in a hand
    [power] give { $amount } power to
    [attach] be attached to
    [control] give { $name } control of
    [counters] give power counters ({ $amount }) to
    [cancel] take the abilities of
    [transfer] transfer { $action } to
   *[pass-counters] transfer power counters ({ $amount }) between
}: { $victims }.
board-stand-ins = Instead of others: { $names }.
board-discard-empty = empty
board-bases-discard = Bases scored
why-printed = { $power } printed
why-nobody = an effect whose card has gone
why-breakpoint = Breakpoint { $now } instead of { $printed }.
why-power = Power { $now }: { $parts }.
why-attached = Attached: { $actions }.
why-counters = Counters: { $plus } × +1, { $minus } × −1
why-talent = Talent ({ $card }): { $state ->
    [free] not used this turn
    [used] used this turn
   *[lost] lost
}
why-by-counters = counters
why-lost = Its abilities are lost { $until }.
until-end-of-turn = until the turn ends
until-start-of = until the next turn of { $name } begins
    .you = until your next turn begins
until-end-of = until the next turn of { $name } ends
    .you = until your next turn ends
why-controlled = Controller: { $controller }. Owner: { $owner }.

## Cards

figures-minion = minion, { $faction }, power { $power }
figures-action = action, { $faction }
figures-base = base, { $faction }, breakpoint { $breakpoint }, VP { $vp }
no-text = No text.
unofficial-name = In English: { $name }.

## Lists

game-line = { $title }, { $players } players, rules version { $rules }
free-text = any text

## Replays

replay-help = Enter: next answer · back: the one before · N: after N answers · turn N: where turn N begins · position: print it · end: all the rest · quit: leave
replay-no-step = There is no such step: 0 to { $last }.
replay-no-turn = There is no such turn: { $first } to { $last }.
replay-no-turns = This game counts no turns.
replay-over = The game is over: { $points }
replay-unfinished = The game goes on: { $points }
replay-verified = Verified: { $answers ->
    [one] one answer
   *[other] { $answers } answers
}, { $digests ->
    [one] one digest agrees
   *[other] { $digests } digests agree
}.
replay-committed = The shuffle is the one that the table had committed to: { $commitment }
replay-to-note = If the table showed you this before the game, nobody chose the cards afterwards. --commitment compares it.
replay-noted = It is the commitment that you noted: nobody chose the cards afterwards.
replay-nonce = { $name } added this number to the deal, after the commitment: { $nonce }
    .you = You added this number to the deal, after the commitment: { $nonce }
replay-no-nonce = { $name } added no number to the deal.
    .you = You added no number to the deal.
event-concede = { $name } concedes.
    .you = You concede.
event-timeout = { $name } has run out of time.
    .you = You have run out of time.
event-away = { $name } is away: a bot plays on.
    .you = You are away: a bot plays on.
event-back = { $name } is back.
    .you = You are back.
event-undo = { $name } has taken an answer back.
    .you = You have taken an answer back.

## Analyses

analysis-of = { $name }'s chance to win at { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}, as { $search } sees it from what they knew:
    .you = Your chance to win at { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    }, as { $search } sees it from what you knew:
analysis-interrupted = Interrupted: nothing is kept of an analysis that has not ended.
analysis-turning = Where the game turned (after so many answers, points of the chance to win):
analysis-steady = No single moment turned the game.
analysis-mistake = { $taken }. Better: { $best }
analysis-rise = What happened since the last decision helped.
analysis-fall = What happened since the last decision hurt.

## Simulations

simulated = { $games ->
    [one] One game
   *[other] { $games } games
} of { $game }, seed { $seed }
simulated-wins = Player { $seat } ({ $bot }): { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}, { $percent }%
simulated-wins-team = Players { $seat } ({ $bot }): { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}, { $percent }%
simulated-draws = Shared or without a winner: { $draws }
simulated-cut-short = Ended by the limit of rounds: { $cut_short }
simulated-speed = { $decisions } decisions in { $seconds } s of play: { $decisions_per_s } decisions/s, { $games_per_s } games/s
bench-form = { $game }, { $form ->
    [compiled] compiled
   *[other] pure Python
}: random play, one core, medians of five
bench-decisions-per-s = decisions a second
bench-games-per-s = games a second
bench-copy-us = copy, µs
bench-save-us = save, µs
bench-load-us = load, µs
bench-determinize-us = determinize, µs
bench-view-us = view, µs
bench-saved-bytes = a saved game, bytes
bench-first-game-s = cold process to the end of a first game, s

## Files of one's own

own-file-written = { $file } is written. Change it as you like, then play on it: { $play }
own-arena-more = `baston arena --write my.toml` writes the standard arena out, to be changed; docs/arena.md says what may stand in it.
own-arena-red = red statue
own-arena-yellow = yellow statue
own-arena-blue = blue statue
own-arena-zone = { $hex }, zone { $hexes }
own-arena-west = deployment, west
own-arena-east = deployment, east
own-arena-traps = trap hexes
own-arena-tokens = trap tokens
own-arena-track = track
own-arena-track-four = track for four
own-arena-challenges = { $count } challenges, of which { $drawn } are drawn
own-mat-more = `baston mat --write my.toml` writes the proposed mat out, to be changed; docs/mat.md says what may stand in it.
own-mat-camp = strongest in a camp
write-exists = { $name } is there already. Name another file, or replace it with --overwrite.
write-or-show = --write writes out what is played on by default, { $name } would be shown. Leave out one of the two.
overwrite-what = --overwrite is for a file that --write names.

## What cannot be had

in-file = { $file }: { $said }
refused = This cannot be done: { $reason }.
bug = Something went wrong that should not: { $error }. Your games are kept. Set BASTON_TRACEBACK=1 and try again to see where, for a report.
unknown-game = There is no game "{ $name }". Games: { $known }.
unknown-language = The language "{ $name }" is not spoken here. Languages: { $known }.
unknown-option = This game has no option "{ $name }". Its options: { $known }.
rules-nowhere = Nothing in these rules has "{ $typed }". Try another word, or less of it.
bad-option = The option { $name } cannot be "{ $value }". `baston games` lists what it can be.
bad-players = This game is for { $low } to { $high } players, not { $players }.
bad-first = --first cannot be "{ $value }": give a seat from 1 to { $players }, or random.
bad-rounds = max_rounds is none or a number from 1 to { $most }, not { $value }.
bad-factions-count = Factions are given for { $given ->
    [one] one player
   *[other] { $given } players
}, but { $players } play. Write two for each: pirates+ninjas,zombies+robots.
bad-factions-pair = "{ $text }" is not two factions. Write pirates+ninjas.
faction-twice = Nobody can combine the faction { $faction } with itself. Choose another one.
faction-taken = The faction { $faction } is taken more often than there are copies ({ $copies }). Choose another one, or --copies 2.
unknown-faction = There is no faction "{ $name }". Factions: { $known }.
unknown-box = There is no box "{ $name }". Boxes: { $known }.
faction-box = The faction { $faction } is of the box { $box }, which does not take part. Name it too with --boxes, or leave --boxes out.
too-few-factions = { $players } players need { $needed } factions, and { $boxes } has { $factions }: name more boxes, or take two copies of each with --copies 2.
unknown-card = There is no card "{ $name }". Near: { $near }.
unknown-card-nothing-near = There is no card "{ $name }". `baston cards { $game }` lists them.
unknown-clause = There is no clause "{ $id }". Clauses go from { $first } to { $last }.
unknown-clause-near = There is no clause "{ $id }". Near: { $near }.
no-rules = There are no written rules of { $game }. Games that have some: { $known }.
unknown-bot = There is no bot "{ $name }". Known: { $known }.
no-search = Bots cannot search this game: it says nothing of what a seat knows. Of the bots only uniform plays it.
no-presentation = This game cannot be shown yet. Bots play it: baston simulate GAME, baston replay FILE --json.
no-observation = This game cannot be observed as numbers yet, so that it has no environment. baston simulate plays it.
bad-budget = "{ $budget }" is no budget for { $bot }. Write rollouts, { $bot }:200, or seconds, { $bot }:0.5s.
bad-care = "{ $share }" is no share of answers. Write a percentage from 1 to 99, as in greedy:80% and ismcts:1s:80%.
bad-temperature = "{ $temperature }" is no temperature for softmax. Write a whole number from 1 to 9999, softmax:60.
policy-unshipped = No weights ship for { $game }. Train some, with baston train { $game }, and name their file: policy:FILE.
policy-none = This is no file of weights that can be read. Write policy:FILE, as baston train has made it.
policy-large = This is more than { $most } bytes, which no file of weights has.
policy-broken = This is no file of weights, or it is damaged. baston train makes such files.
policy-cut = This file of weights has another length than it says: it was cut short or added to. Copy it again.
policy-format = These weights are of format { $format }; this baston reads format { $ours }. Install the one that made them, or train again.
policy-game = These weights are for { $game }, not for { $ours }. Name a file of { $ours }.
policy-rules = These weights were trained under version { $rules } of the rules; they are at version { $ours } now. Train again: baston train.
policy-cards = These weights were trained with other cards than there are now. Train again: baston train.
bad-seats = "{ $seats }" does not name every seat. Write --seats me,greedy.
seats-players = { $seats ->
    [one] One seat is
   *[other] { $seats } seats are
} named, but { $players } players asked for. Leave out one of the two, or let them agree.
bad-rule = "{ $rule }" is no rule. Write --rule NAME=VALUE.
bad-number = { $option } cannot be "{ $value }": give a whole number in its range.
analysis-bot = { $name } cannot judge a game: that takes a tree search. Write ismcts:300 (rollouts) or ismcts:0.5s.
simulate-people = A person cannot be simulated: --seats me is for `baston play`.
no-seat = There is no seat { $seat }: { $players } played.
resume-options = A game that goes on keeps its own seats and rules. Leave out every option but --resume and --lang.
resume-other-game = It is a game of { $game }. Write baston play { $game } --resume FILE.
resume-finished = This game is over ({ $points }). `baston replay` shows it.
nothing-to-resume = There is no unfinished game in { $folder }. Begin one with `baston play`.
no-file = There is no file { $file }.
position-name = Line { $line } of the position: a position has no line "{ $name }". Write base, hand 1, deck 1 and so on, as docs/notation.md has them.
position-word = Line { $line } of the position: "{ $word }" cannot be read there.
position-known = Line { $line } of the position: "{ $word }" cannot stand there. Known: { $known }.
position-lacks = Line { $line } of the position: { $word }… is missing.
position-card = Line { $line } of the position: there is no card "{ $word }" in this game.
position-near = Line { $line } of the position: there is no card "{ $word }". Did you mean { $known }?
position-no-card = Line { $line } of the position: { $word } is a base. A pile of cards has none.
position-base = Line { $line } of the position: { $word } is no base of the boxes in play.
position-twice = Line { $line } of the position: { $word } lies somewhere else already. There is one of each base.
position-seat = Line { $line } of the position: "{ $word }" is a card of a player who does not play.
position-no-minion = Line { $line } of the position: { $word } is no minion. Actions stand after | or in brackets after a minion.
position-no-action = Line { $line } of the position: { $word } is no action. Minions stand before |.
position-attached = Line { $line } of the position: { $word } cannot be attached there.
position-no-base = There is no base in play in this position.
position-one-middle = Line { $line } of the position: { $word } would be a second base in the middle of the mat. There is one.
position-no-middle = Line { $line } of the position: the base in the middle comes first, then the camps.
position-no-slot = Line { $line } of the position: player { $word } has cards in this camp, but no slot. Write { $word }@1 after the camp's name.
position-no-energy = Line { $line } of the position: { $word } is no energy. Units and presences stand in the line play.
position-not-in-play = Line { $line } of the position: { $word } cannot lie in play there. Energies have lines of their own.
position-no-hex = Line { $line } of the position: { $word } is on no hex that it can be on.
position-taken = Line { $line } of the position: something stands already where { $word } would be.
position-knocked-out = Line { $line } of the position: { $word } would be knocked out by so much damage.
position-not-left = Line { $line } of the position: { $word } is none that is left. Each lies in one place.
position-team = Player { $seat } has { $given ->
    [one] one champion
   *[other] { $given } champions
} in this position. A team has { $size }.
position-track = Line { $line } of the position: the track has { $slots } slots, not { $given }. Write - for an empty one.
position-challenges = The position needs { $drawn } challenges of the game in all, one of them in the deck.
position-link = This link has no position. Copy all of it, with what stands after the #.
position-holds = This can be set up: { $name } plays next.
position-more = `baston play --position { $file }` plays on, `baston analyse --position { $file }` judges it.
position-not-now = Something is on its way at this moment: no position tells all of it, so that it cannot be set up again.
position-judged = { $name }: { $best } ({ $chance }% to win, { $search }).
analyse-what = Name a record, or a position: baston analyse FILE, baston analyse --position FILE.
position-over = The game is over in this position: nobody is asked any more.
position-empty = There is no position here.
position-long = The position is longer than { $most } characters.
position-players = This is a position of { $players } players, not of { $given }.
position-settles = The position settles { $name } itself: it is { $value }. Leave out --rule { $name }.
position-cards = Player { $seat } has more than forty cards in this position.
position-too-many = Player { $seat } has more than { $most } cards in this position.
position-no-team = Player { $seat } has no champions in this position.
save-broken = This is no saved game: { $why }.
save-rules = The game was saved under version { $rules } of the rules, this is version { $ours }. Only a baston of its time can load it.
record-none = This is no record of a game. `save FILE` writes one while you play.
record-truncated = The record is cut short: after line { $line } its end is missing.
record-edited = The record was changed after it was written: its check line does not agree.
record-line = Line { $line } of the record cannot be read.
record-rules = The record was played by version { $rules } of the rules, this is version { $ours }. It can only be replayed by a baston of its time.
record-answer = Answer { $answer } of the record does not fit the game.
record-digest = After answer { $answer } the game is not what it was when it was recorded.
record-result = The result in the record is not that of the game.
record-commitment = The shuffle of this record is not the one that the table had committed to: what it came from was changed, or the record was.
record-deal = The record does not say how its cards were dealt: it needs the table, the secret, and for each seat a nonce or a dash. Download it anew from the web table.
record-event = Event { $event } of the record does not fit the game.
earlier-rules = Played under earlier rules: version { $rules }; today's are version { $ours }.
earlier-setup = Today's rules (version { $ours }) do not allow what this game was set up with under version { $rules }: nothing of it can be shown.
earlier-result = Every answer still fits, but today's rules (version { $ours }) give another result than version { $rules } did.
earlier-unproved = Every answer still fits and leads to the same result, but what is remembered differs under today's rules (version { $ours }): { $proved ->
    [0] no digest proves that all was the same.
   *[other] that all was the same is proved up to answer { $proved }.
}
earlier-parting = { $proved ->
    [0] From answer { $answer } on at the latest, today's rules (version { $ours }) lead elsewhere than version { $rules } did.
   *[other] Up to answer { $proved }, today's rules (version { $ours }) are proved to agree with version { $rules }; from answer { $answer } on at the latest, they lead elsewhere.
}
earlier-ended = According to the record, the game ended { $points }.
resume-earlier = This game was begun under earlier rules: version { $rules }. Today's, version { $ours }, lead elsewhere from answer { $answer } on at the latest: it cannot go on. `baston replay` shows it up to there.
commitment-bad = A commitment has 64 digits, 0 to 9 and a to f. Copy the whole of what the table showed before the game.
commitment-none = The record does not say what its table had committed to: nothing can be compared. Download it anew from the web table.
commitment-other = This is not the commitment that you noted: the record has { $commitment }. It is another game, or its shuffle was chosen afterwards.
record-seats = The record names { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, but { $players } play.
broken-save = This is no saved game: { $reason }.

## What the machine refuses

extra-missing = { $features }: { $count ->
    [one] the extra "{ $extras }" is not installed. To get it
   *[other] the extras "{ $extras }" are not installed. To get them
}: pip install "baston[{ $extras }]"
failure = { $file } cannot be used: { $reason }.
failure-full = { $file } cannot be written: the disk is full. Make room, or choose another place.
failure-forbidden = { $file } cannot be used: it is not allowed. Choose another place, or change its permissions.
failure-missing = { $file } does not exist.
failure-folder = { $file } is a folder. Name a file in it.
failure-no-folder = { $file } cannot be used: a part of its path is no folder.
failure-file = { $file } is a file. Name a folder.
reason-refused = nobody answers there
reason-silent = nobody has answered there in time
reason-address = there is no machine of that name
reason-text = it is no text that can be read
reason-parts = a part is missing or is not what it should be
failure-output = What is printed
failure-name = { $file } cannot be used: the name is too long.

## Commands that are not understood

usage = { $reason } `baston --help` tells more.
usage-command = There is no command "{ $name }". `baston --help` lists them.
usage-no-option = There is no option { $option } here. `baston COMMAND --help` lists them.
usage-value = The option { $option } needs a value.
usage-no-value = The option { $option } takes no value.
usage-extra = There is more than the command can use: { $words }. `baston COMMAND --help` tells more.
game-missing = GAME is missing. `baston games` lists them, `baston play --help` tells more.
usage-missing = { $name } is missing. `baston COMMAND --help` tells more.
