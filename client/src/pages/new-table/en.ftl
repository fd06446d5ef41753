# What is said where a table is set up.

the-game = The game
the-players = The players
your-table = Your table
their-name = Their name
remove-seat = Remove player { $number }
terms = Time
clock-none = None
clock-what = Each person has so many minutes for the whole game, and some seconds more after each answer. Without time left the game is lost.
absence-none = is waited for
window-free = the time it needs
listed = Who may join
start-table = Start
open-table = Open the table
the-decks = Decks
readings = Other readings of the rules
in-file = { $file }: { $said }
seat-bot = Bot
seat-bot-what = plays at once, any time
level-mirror-what = stronger after each game you win, weaker after each you lose
seat-by-link = Friend by link
seat-by-link-what = you get a link to send
seat-here = Friend at this screen
seat-here-what = the screen is handed over
seat-of = Player { $number }
kind-bot = Bot
kind-open = By link
kind-me = Here
option-first-what = Who takes the first turn.
option-max_rounds-none-what = The game goes on until somebody has won.
option-max_rounds-what = After so many rounds the game ends, and most points win.
option-even_windows-false-what = A pause may tell that a player holds a response.
option-even_windows-true-what = Nobody learns who holds a response.
listed-no-what = The table is not listed.
listed-yes-what = The table is listed on the first page, and whoever comes may sit down.
absence-what = Who is away from the game for so long is stood in for until they are back.
window-what = A response takes so long whatever the answer is.
sum-people = { $people ->
    [one] You against { $bots ->
        [one] a bot
       *[other] { $bots } bots
    }
   *[other] { $people } people{ $bots ->
        [0] { "" }
        [one] { " " }and a bot
       *[other] { " " }and { $bots } bots
    }
}
sum-time = about { $low } to { $high } minutes
sum-no-clock = no clock
sum-clock = each has { $minutes } minutes, and { $increment } s more after each answer
sum-usual = the usual rules
sum-open = What will be played
