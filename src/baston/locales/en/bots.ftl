# Bots of others: how they are named, and how they lose by their own fault.

bot-module = There is no module { $module } for the bot "{ $bot }". Write MODULE:CLASS, of a module that Python finds or that is in this folder.
bot-import = The bot "{ $bot }" cannot be made from its module { $module }: { $error }
bot-class = The module { $module } has no class "{ $cls }", which the bot "{ $bot }" is to be.
bot-no-bot = { $cls } of { $module } is no bot: write a class that extends baston.bots.Bot and has `choose`.
bot-exec = "{ $bot }" names no program. Write exec:./mybot, exec:2s:./mybot (seconds for a decision) or exec:500:./mybot (playouts), with quotes around what has blanks or commas.
bot-program = There is no program { $program } that could be started for the bot "{ $bot }".
bot-silent = "{ $bot }" does not answer `baston 1` with `ready`, for which it has { $seconds } seconds: it does not speak docs/bot-protocol.md.
bot-windows = "{ $bot }" is a program, and programs play on Linux and macOS alone. A class plays everywhere: MODULE:CLASS.
bot-foreign = This game was played against "{ $bot }", which is not of baston: going on would start it. If you trust it, name it: --bots "{ $bot }".
bots-unused = --bots says which bots of others a game from a file may start: it goes with --resume.

# A bot of others has lost by its own fault. `detail` is what it said, or the error of its class.
bot-fault-ended = { $bot } has lost: its process has ended.
bot-fault-late = { $bot } has lost: it did not answer in time.
bot-fault-not-offered = { $bot } has lost: its answer { $detail } is none of the options.
bot-fault-nonsense = { $bot } has lost: "{ $detail }" is no answer.
bot-fault-too-long = { $bot } has lost: it said a line that is too long, "{ $detail }".
bot-fault-error = { $bot } has lost: { $detail }
bot-fault-gone = { $bot } has lost: it is not offered here any more.
bot-fault-goes-on = A bot of baston plays on in its place.

# The same for those who have nothing to do with the bot, after the name of its seat.
fault-ended = its bot has ended
fault-late = its bot did not answer in time
fault-not-offered = its bot answered what was not offered
fault-nonsense = its bot answered nonsense
fault-too-long = its bot answered without an end
fault-error = its bot had an error
fault-gone = its bot is not offered any more

# Bots that a host lets tables choose.
hosted-ours = "{ $bot }" is no bot that --bots takes: write MODULE:CLASS, exec:COMMAND, policy:FILE, or NAME= before one of them.
hosted-name = "{ $name }" cannot be the name of "{ $bot }" at tables: give each one of its own, of up to 32 letters, NAME={ $bot }.
unknown-level = Here is no bot "{ $name }" to play against. Known: { $known }.
