# What the web table says when something cannot be had, and what `baston serve` says.

## Tables

no-table = There is no such table. Perhaps the address is not complete.
no-decks = Decks are built in { $known }, not in { $game }.
deck-gone = There is no such deck here any more. Ask whoever sent you the link to share it again.
no-page = There is no such page.
bad-request = This request cannot be understood: { $reason }
foreign-origin = This was asked for by a page of another site, and is not done.
other-scheme = This page and its requests came by different ways, one with TLS and one without, and nothing is done. Whoever runs the server lets the proxy pass on X-Forwarded-Proto, as docs/hosting.md shows.
foreign-host = This server is not known as { $host }. If that is one of its names, whoever runs it starts it with --allowed-host { $host }.
bad-host = The request does not say which host it is for. Open the address that the server has shown.
too-many-tables = No more than { $most } new tables a minute from one address. Wait a little.
too-much = { $seconds ->
    [one] More is asked for from here than this server does for one visitor. Wait a second.
   *[other] More is asked for from here than this server does for one visitor. Wait { $seconds } seconds.
}
too-long = This took longer to read than it may. Send less of it at once.
too-busy = Too much is being read here just now. Try again in a second.
too-shaped = This lies too deep, has too many parts or too long a number. Nothing that this server takes is like that.
too-many-analyses = Several games are being analysed here already. Try again in a minute.
too-many-lines = No more than { $most } open tables at once from one address. Close some.
too-many-bot-tables = Bots play alone at { $most } tables made from your address already. Wait until one of these games is over, or take a seat yourself.
seats-count = { $seats ->
    [one] One seat is
   *[other] { $seats } seats are
} described, but { $players } play. Describe each one.
invite-wrong = This table is by invitation. Ask its host for the whole link.
seat-taken = This seat is taken. Choose another one.
table-full = All seats of this table are taken. You may watch.
seats-kept = The open seats of this table are kept for others, who have been asked. Wait for their reply, or watch.
not-invited = No seat of this table is kept for you.
started = The game has started already.
not-the-host = Only who made the table may do this.
nonce-form = What your browser adds to the deal are 64 digits, 0 to 9 and a to f. Send such a number.
nonce-given = This seat adds nothing to the deal any more. The number that it sent first counts.
not-your-seat = This seat is not yours in this browser.
not-running = No game is running here now.
window-open = This response takes the same time for everybody: it ends by itself.
time-out = Your time has run out.
undo-asked = Somebody has asked to take an answer back: wait until the others have replied.
undo-refused = The others have not let you take this answer back. You may ask again after your next one.
channels-url = { $url } is no address of channels. Give redis://HOST:PORT, postgresql://USER@HOST/DATABASE, or memory:// for one worker.
channels-broken = The channels at { $url } cannot be reached ({ $reason }). Check the address, and that the program behind it runs.
channels-alone = Several workers tell each other what happens: say how, such as --channels redis://127.0.0.1:6379.
late = This answer came too late: the table has gone on.
not-asked = It is not for this seat to answer now.
not-offered = This is none of the choices.
not-over = The game is not over yet.
no-such-seat = There is no seat { $seat }: { $players } played.
no-such-step = Nothing was answered at step { $step }: there are { $steps }.
no-position-yet = No moment of this game up to there is one that can be set up.
too-fast = Too many messages at once. Wait a second.
too-much-said = { $payer ->
    [browser] You have written a lot in a short time: this line was not sent. Send it again in { $seconds } s.
    [address] A lot is being written from your network: this line was not sent. Send it again in { $seconds } s.
   *[table] A lot is being written at this table: your line was not sent. Send it again in { $seconds } s.
}
muted = Whoever made the table has muted you here: your lines are not sent.
chat-closed = { $to ->
    [players] At this table only players may write: whoever made it has closed the spectators' chat.
   *[nobody] Whoever made the table has closed its chat.
}
no-cookie = Your browser keeps no cookie of this server, so nobody could tell who writes. Allow cookies for this page, and load it again.
no-speaker = Nobody at this table is called so.
bad-message = This message cannot be understood.
link-gone = This link or code has been used, or is too old. Make a new one on the device that you played with.
same-player = This browser is that player already. Open the link, or type the code, on the other device.
no-former = This browser does not remember being another player.
too-many-links = That is enough links for now. The last one that you made still works; you may make another in { $seconds } s.
too-many-codes = Too many codes have been tried. Open the link instead, or wait { $seconds } s.
not-kept = { $cause ->
    [disk] The disk of the server is full or fails: your answer could not be kept, and does not count. Try again once there is room.
    [locked] The server's database did not answer for a minute: your answer does not count. Try again in a moment.
    [damaged] The server's database is damaged: your answer could not be kept, and does not count. It has to be restored first.
    [read-only] The server may not write to its database: your answer could not be kept, and does not count.
    [gone] The server has lost its database: your answer does not count. Try again in a moment.
    [crowded] Too many answers wait to be kept: yours does not count. Try again in a moment.
   *[other] Your answer could not be kept, and does not count. Try again in a moment.
}
not-reached = { $cause ->
    [damaged] The server's database is damaged, and has to be restored.
    [disk] The disk of the server fails. Try again in a moment.
   *[other] The server's memory cannot be reached just now. Nothing is lost. Try again in a moment.
}
moved = Another process of the server is taking this table over. Nothing is lost. Try again in a moment.
not-ready = { $cause ->
    [disk] The disk is full or fails: nothing can be stored. Make room.
    [locked] The database does not answer: another program keeps it locked, or its server hangs.
    [damaged] The database is damaged. End the server and put a backup back with baston restore FILE.
    [read-only] The server may not write to its database. Check the owner and the mode of the file and its folder.
    [gone] The database is gone. Check that its server runs, or that its file is there.
    [channels] The channels to the other workers are lost. Check that the program behind them runs; tables go on.
    [bots] The processes in which bots think die. Check the memory that is free.
   *[other] The database does not take what is to be stored; the log says why.
}
rules-gone = This game was begun under version { $rules } of the rules, this server plays version { $ours }. It cannot go on here.
rules-parted = This game was begun under earlier rules: version { $rules }. Today's, version { $ours }, lead elsewhere from answer { $answer } on at the latest: it cannot go on. Nothing of it is lost: it can be watched up to there.
not-replayed = The record of this table does not fit its rules from entry { $entry } on. It cannot go on here.
closed = Whoever looks after this server has closed this table. Nothing of it is lost: what was played can be watched again.
closed-why = Whoever looks after this server has closed this table: { $why }
table-closed = This table has been closed: nothing more can be done here.
blocked = This server does not serve you, by the decision of whoever looks after it.
blocked-why = This server does not serve you, by the decision of whoever looks after it: { $why }
failed = Something went wrong on the server ({ $error }). Nothing is lost. Try again.
no-client = The server runs, but its pages have not been built. From a checkout, <code>make play</code> builds them; or install a wheel that has them.

## Starting

serving = baston is at { $address }
serving-others = Others on your network: { $address }
serving-stop = Ctrl+C ends it; every table goes on at the next start.
port-busy = Port { $port } of { $host } is taken. End what uses it, or choose another one with --port.
host-bad = The address { $host } is not one of this machine ({ $reason }). Choose another one with --host.
allowed-host-bad = "{ $host }" is no name of a host. Give it without https:// and port to --allowed-host, such as example.org or *.example.org.
data-busy = Another baston serves from { $folder }. End it, or choose another folder with --data.
database-url = "{ $url }" names no database. Write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
database-broken = The database { $url } cannot be used: { $reason }. Mend it, or choose another one with --database.
database-newer = The database { $url } was made by a newer baston. Install that one, or choose another database with --database.
database-older = The database { $url } is not one of this version. Start the server once: it brings it up to date.
metrics-bad = Metrics cannot be served at { $value }. Write [ADDRESS:]PORT with a free port, such as 9100.
bad-days = "{ $value }" is no number of days. Write { $option } 90d.
log-format-bad = There is no log format "{ $value }". Choose text or json.
key-broken = This is not the key that signs cookies. Restore it, or remove it: then every browser is a new player.

## Backups

database-damaged = { $file } is damaged ({ $reason }). Put the last backup back: baston restore FILE. What is there now is kept aside.
backup-server = { $url } is no SQLite file. PostgreSQL has its own: pg_dump --format=custom --file=FILE URL, and pg_restore --clean --if-exists --dbname=URL FILE while the server is down. Keep cookie.key with it.
backup-nothing = There is nothing to back up: { $file } is missing. Name the folder of the server with --data.
backup-exists = { $file } is there already. Name another file.
backup-broken = { $file } is no whole backup ({ $reason }). Take another one.
backed-up = { $file } has { $tables ->
    [one] one table
   *[other] { $tables } tables
} and the key that signs cookies: keep it to yourself.
restored = Restored from { $file }. Start the server: every table goes on from there.
restored-aside = What was there before is in { $folder }.
