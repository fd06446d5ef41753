# What the pages say. Names of French factions come from the shared catalogs.

## Everywhere

home = Home
home-link = baston, home
menu = Menu
close = Close
loading = Loading
sound = Sound
sound-on = On
sound-off = Off
volume = Volume
rule = Rule
clause = Rule { $id }: open it
understood = Got it
stop = Stop
share = Share
device = Continue on another device
device-what = The other device becomes the same player as this one, with your seats and games.
device-make = Make the link
device-link = Link for the other device
device-once = It works once, within ten minutes. Whoever opens it plays as you: give it to nobody else.
you = You
seat-number = Player { $number }
language = Language
scheme = Colors
scheme-system = As the system
scheme-light = Light
scheme-dark = Dark
scheme-turn = Light or dark
speed = Animations
speed-normal = Normal
speed-fast = Fast
speed-off = Off
preferences = Preferences
rules = Rules
cards = Cards
about = About
no-page = There is nothing here
no-table = This table cannot be opened
no-replay = This game cannot be watched
nothing-found = Nothing found.
next = What next

## Home

claim = Two factions. Three bases. No mercy.
play-now = Play now
play-now-what = Smash Up against the computer: { $left }, { $right } and all the others. No account.
play = Play
new-table = New table
my-games = My games
against = against { $names }
waiting-for-players = waiting for players
resume = Resume
games = The games
game-smashup = Shuffle two factions into one deck, overrun the bases, first to 15 points.
length-smashup = 30 to 45 min
game-galacticlash = Build a deck, launch creatures and heroes, answer on the chain, bring the others down to 0 life.
length-galacticlash = 20 to 40 min
build-decks = Build decks
players-range = { $low } to { $high }
how = How it goes
how-1 = Each turn, play one minion and one action. What glows yellow can be pressed.
how-2 = When the minions on a base reach its breakpoint, the base scores: most power takes the most points.
how-3 = 15 points at the end of a turn, more than anybody else: you win.
how-key = Hover a card, or hold it, to read it in full.
open-tables = Open tables
no-open-tables = Nobody is waiting. Open a table yourself.
seats-open = { $name }, { $open } to come
join = Join
replays = Watch again
no-replays = Your finished games will be here.
watch = Watch
fan = baston is an amateur project, not connected with the publishers of these games. Icons: game-icons.net (CC BY 3.0).

## New table

the-game = The game
the-players = The players
the-factions = The factions
the-rules = The rules
your-table = Your table
your-name = Your name
their-name = Their name
level = Level
level-easy = Easy
level-normal = Normal
level-strong = Strong
seat-bot = Computer
seat-bot-what = plays at once, any time
seat-by-link = Friend by link
seat-by-link-what = you get a link to send
seat-here = Friend at this screen
remove-seat = Remove player { $number }
change-seat = Change who player { $number } is
option-factions-random = At random
option-factions-pick = I choose
option-factions-draft = In turn
factions-random-what = Every player gets two factions drawn at random.
factions-pick-what = What you leave open is drawn at random.
factions-draft-what = The players choose in turn, at the table.
picks-for = Factions for
option-edition = Edition
option-copies = Copies of each faction
option-first = Who begins
option-first-random = At random
option-bgb_fixes = Corrected cards
option-bgb_fixes-false = As printed
option-bgb_fixes-true = Corrected
option-even_windows = Responses
option-even_windows-false = Only who can respond is asked
option-even_windows-true = Everybody is asked: no tell
terms = Time
clock = Clock
clock-none = None
clock-choice = { $minutes } min + { $increment } s
clock-what = Each person has so many minutes for the whole game, and some seconds more after each answer. Without time left the game is lost.
absence = Who is away
absence-none = is waited for
absence-choice = { $minutes ->
    [one] computer after 1 min
   *[other] computer after { $minutes } min
}
window-time = Each response takes
window-choice = { $seconds } s
option-bases = Bases
option-bases-boxes = Of the factions' boxes
option-bases-all = All
option-boxes = Boxes
boxes-too-few = { $boxes } alone has too few factions for { $players } players. Two copies of each will do.
boxes-for = The boxes in use have factions for { $players } players; two copies of each will do for more.
option-boxes-all = All
option-boxes-core = Core
option-boxes-ressemblances-fortuites = Cease and Desist
option-mode = Mode
option-mode-standard = Standard
option-mode-base-principale = Base Principale
option-useless_cards = Cards without effect
option-useless_cards-true = May be changed if all agree
option-useless_cards-false = Stay in hand
option-change_base = Change of base
option-change_base-true = If all agree
option-change_base-false = Never
option-mat = Mat
mat-proposed = The one proposed
mat-own = My own file
mat-choose = Choose a TOML file
mat-file = { $name }: read
mat-file-too-large = { $name } is larger than { $most } kB: no mat needs that.
mat-file-unreadable = { $name } cannot be read.
mat-what = What the slots of your printed mat do and what each period pays, in a small text file.
mode-what = One base, four camps around it, three scorings.
listed = Who may join
listed-no = Whoever has the link
listed-yes = Anybody
start-table = Start
open-table = Open the table

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
   *[other] Start with computers
}
leave = Leave
lobby-full = All seats are taken. The game is about to start

## Table

log = Log
chat = Chat
log-and-chat = Log and chat
chat-empty = Nobody has said anything yet.
spectator = Spectator
message = Message
say-something = Say something…
send = Send
search-rules = Search the rules
search-cards = Search the cards
no-rules = This game has no written rules here.
turn-of = Turn { $turn } · { $name }
turn-number = Smash Up · turn { $turn }
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
put-back = Put back
bot-thinks = { $name } is playing
person-thinks = { $name } is choosing
hurry = Skip ahead
clock-of = { $name }: { $left } left
clock-low = hurry!
clock-warning = Only { $seconds } seconds left.
passes-in = { $seconds ->
    [one] Passes by itself in 1 second
   *[other] Passes by itself in { $seconds } seconds
}
timed-out = lost on time
bot-stands-in = away, a computer plays
stands-in = { $name } is away: a computer plays on until they are back.
over = The game is over.
undo = Undo
undo-ask = Ask to undo
undo-wanted = { $name } would like to take back the last answer.
undo-waits = You ask to take back your answer. Waiting for { $names }…
undo-waits-for = Waiting for { $names }…
undo-agree = Agreed
undo-refuse = No
undo-denied = Your answer stands: not everybody agreed, or the game went on.
hint = Hint
pass = Pass
pass-until = Pass until…
pass-round = Pass this whole scoring
pass-turn = Pass until my turn
pass-until-what = Responses alone are passed for you. You can stop it at any time.
passing-turn = You pass until your turn.
passing-round = You pass this whole scoring.
tip-glow = What glows yellow can be pressed: a card first, then the place where it goes.
tip-read = Rest on a card, or hold it, to read it in full. Everything that happens is told in the log.
you-watch = You are watching.
watching = { $count ->
    [one] one spectator
   *[other] { $count } spectators
}
concede = Concede
concede-sure = Really? Press again
keys = Keys: U undo, H hint, P pass, Shift+P pass until my turn, I sheet of the card, L log, arrows and Tab to move (in the log: from card to card), Enter to choose, Escape to put back.
curtain = Hand over the screen
curtain-call = { $name }, your move!
curtain-why = The others look away: your hand is about to show.
curtain-go = I am here
scoring-moment = { $base } scores!
sheet-of = Sheet: { $name }

## Smash Up

kind-minion = Minion
kind-action = Action
kind-base = Base
kind-blank = Card
bases = Bases
power-of = power { $power }
printed = printed { $power }
whose = of { $name }
with-attached = with { $name }{ $controller ->
    [none] { "" }
   *[other] { " " }of { $controller }
}
can-choose = may be chosen
chosen = chosen
total-of = total { $total } of { $breakpoint }
places = Points: { $first }, { $second } and { $third } by place
left = { $power } left
conceded = gave up
rival-spoken = { $name }: { $points } points, { $hand } cards in hand
hand-of = Hand of { $name }: { $count } cards
deck-of = Deck of { $name }: { $count } cards
discard-of = Discard pile of { $name }: { $count } cards, look
points-of = { $name }: { $points } points
in-hand = in hand
deck = deck
discard = discard
discard-title = Discard pile: { $name } ({ $count })
pile-empty = Nothing here yet.
minion-plays = { $count ->
    [0] No minion
    [one] 1 minion
   *[other] { $count } minions
}
action-plays = { $count ->
    [0] No action
    [one] 1 action
   *[other] { $count } actions
}
extra-plays = +{ $count } extra
my-hand = My hand
hidden-card = Hidden card
copies = { $count } in the deck
no-text = No ability.
why-other = An effect that has ended its card
why-counters = Power counters
state-now = How it stands
owned-by = belongs to { $name }
counters = counters: { $plus } of +1, { $minus } of −1
talent-free = talent not used this turn
talent-used = talent used this turn
talent-lost = talent lost
about-to-be-affected = about to be affected
without-abilities = without its abilities
abilities-lost = Without its abilities { $until }
until-end = until the end of the turn
until-start-of = until the next turn of { $name } begins
until-end-of = until the next turn of { $name } ends
affecting = { $source } { $way }: { $victims }.
stands-in-for = Instead: { $names }.
way-destroy = is about to destroy
way-return = is about to return
way-move = is about to move
way-under-deck = is about to put under the deck
way-in-hand = is about to put in a hand
way-power = is about to change the power of
way-attach = is about to attach to
way-control = is about to change the controller of
way-counters = is about to change the counters of
way-cancel = is about to take the abilities of
way-transfer = is about to transfer an action to
way-pass-counters = is about to pass counters of
camps = Camps
camp-read = What its slots do
camp-title = { $camp }: its slots
mat-camp-pays = { $points } VP for the strongest
period = Period
points-short = { $points } VP
vp-unit = VP
scoring-step = scoring
propose-another = Propose the next one
useless-here = no effect in this mode
scoring-moment-mat = Period { $period } scores!
not-your-turn = Not now: { $name } is playing.
not-in-play-phase = Not now: cards are played in the play step.
answer-first = Not now: first answer the question on the table.
no-minion-left = You have no minion left to play this turn.
no-action-left = You have no action left to play this turn.
not-offered = It cannot be played now: there is nothing that it could do, or something forbids it.
why-power = Why { $power }?
printed-power = Printed power
power-now = Power now
attached = Attached
numbers = Numbers
breakpoint-printed = Breakpoint, printed
breakpoint-now = Breakpoint now
points-by-place = Points by place
breakpoint-effects = Effects until the end of the turn
its-words = Its words
its-rulings = Rulings
unofficial = In English: { $name }. The French name is our own translation.

## The end

you-win = You win!
winner = { $name } wins!
winners = { $names } win together!
rematch = Rematch
replay = Watch again
see-table = See the table
record = Record
tale = How it went
points-by-turn = Points by turn
scorings = Scorings
hardest = Hit hardest
destroyed-by = { $count } destroyed
share-what = Anybody with this link can watch the game again.
share-step = Whoever opens this link sees the game at this step:
share-file = Or keep the game as a file: `baston replay` plays it again.
replay-link = Link to the game
fair = A fair shuffle
fair-why = Before the first card was dealt, the table published a fingerprint of the shuffle. Now that the game is over the shuffle itself is shown, and anyone can check that it was that one.
fair-commitment = Published before (SHA-256)
fair-seed = Shown now (seed:salt)

## Replay

replay-start = The game begins.
player-says = Player { $seat }:
to-scoring = To the scoring at step { $step }
step = Step
back = Back
forward = Forward
run = Run
pause = Pause
seen-from = Seen from
all-cards = All cards

## About

about-what = Tabletop brawl games with every rule enforced: against the computer, with friends at one screen or over the network.
about-fan-title = A fan project
about-fan = baston is made by admirers of these games and has no connection with their publishers. It holds no image, logo or card text of theirs: names and figures are facts, all texts and drawings are our own. If you like a game, buy it and play it at a table.
about-icons-title = Icons
about-icons = The icons come from game-icons.net, by Lorc, Delapouite and contributors, under the licence Creative Commons Attribution 3.0 (CC BY 3.0), in colors of our own.
about-fonts-title = Typefaces
about-fonts = Dela Gothic One and Archivo, both under the SIL Open Font License 1.1.
about-fair-title = Fair shuffles

the-decks = Decks
option-format = Format
option-format-auto = By number of players
option-format-flash = Flash (2)
option-format-standard = Standard (2)
option-format-multi = Multi (3–4)
option-format-duo = Duo Clash (2 against 2)
option-star_mix = A star paid by both sides
option-star_mix-false = No: one side
option-star_mix-true = Yes
option-delay_only_attack = Summoning delay
option-delay_only_attack-false = Neither attack nor capacities
option-delay_only_attack-true = No attack only
option-split_attack = Attackers
option-split_attack-true = Each its own opponent
option-split_attack-false = All the same opponent
option-gang_block = Blockers on one attacker
option-gang_block-true = Several
option-gang_block-false = One
option-flyers_block_ground = Flyers block the ground
option-flyers_block_ground-true = Yes
option-flyers_block_ground-false = No
option-action_speed_in_answer = Slow capacities as answers
option-action_speed_in_answer-false = No
option-action_speed_in_answer-true = Yes, resolved last
option-reopen_chain = Answers while a chain resolves
option-reopen_chain-false = No
option-reopen_chain-true = After each item
option-stall_counts = What ends a stall
option-stall_counts-permanents = What enters play
option-stall_counts-any_card = Any card launched
option-starter_reveal = Who begins: revealed from
option-starter_reveal-top = The top
option-starter_reveal-bottom = The bottom
option-duo_reveal = Duo: roles are revealed
option-duo_reveal-on_loss = On the first loss
option-duo_reveal-on_attack = On the first attack
option-duo_partner_blocks = Duo: partners block for each other
option-duo_partner_blocks-false = No
option-duo_partner_blocks-true = Yes
option-open_decks = Deck lists
option-open_decks-false = Secret
option-open_decks-true = Open

## Super Fantasy Brawl

option-draft = Teams
option-draft-casual = Draft in turn
option-draft-competitive = Bring five, ban one
option-draft-free = One team after the other
option-draft-league = League: two teams of five
option-draft-random = At random
option-doubles = Same champion in both teams
option-doubles-false = No
option-doubles-true = Allowed
option-opening_challenges = Opening challenges
option-opening_challenges-2 = Two
option-opening_challenges-1 = One
option-replace_challenges = Second player may replace them
option-replace_challenges-false = No
option-replace_challenges-true = Yes
option-max_rounds = Rounds at most
option-max_rounds-none = No limit
option-arena = Arena
arena-proposed = The one proposed
arena-own = My own file
arena-choose = Choose a TOML file
arena-file = { $name }: read
arena-file-too-large = { $name } is larger than { $most } kB: no arena needs that.
arena-file-unreadable = { $name } cannot be read.
arena-what = Map, areas, challenges and traps, in a small text file.
