# What `baston admin` says to whoever runs the server.

admin-nothing = There is no database: { $file } is missing. Name the folder of the server with --data, or its database with --database.
admin-locked = The database { $url } is locked by another program, or does not answer. Nothing has changed. Try again in a moment.
admin-no-table = There is no table { $table }. `baston admin tables` lists them.
admin-over = The game at { $table } is over already. There is nothing to close.
admin-closed = The table { $table } is closed already.
admin-busy = Answers at { $table } came faster than it could be closed. Nothing has changed. Try again.
admin-why-long = A reason has 200 characters at most, on one line.
admin-state = There is no state "{ $value }". Choose { $known }.
admin-sort = "{ $value }" is no order. Choose { $known }.
block-bad = "{ $what }" is no address, no network and no browser. Write 203.0.113.7, 203.0.113.0/24, 2001:db8::/64, or the 16 digits that `baston admin show` tells of a browser.
block-loopback = { $what } has this machine itself in it: everybody who comes through a proxy here would be shut out. Block the address that the proxy's log names.
block-unknown = No browser { $what } has made a table or sits at one. `baston admin show TABLE` tells them.
block-none = { $what } is not blocked. `baston admin blocks` lists what is.

admin-no-tables = There is no such table.
admin-more = These are the first { $most }; --most shows more.
admin-head-table = Table
admin-head-game = Game
admin-head-state = State
admin-head-seats = Seats
admin-head-made = Made
admin-head-answered = Last answer
admin-head-what = Blocked
admin-head-until = Until
admin-head-why = Why
admin-waiting = waiting
admin-running = running
admin-over-state = over
admin-closed-state = closed
admin-open-seat = open
admin-nameless = a person
admin-made = Made on { $at } by the browser { $browser }.
admin-answered = Last answered on { $at }; entries of the record: { $entries }.
admin-listed = Listed for everybody.
admin-person = person, browser { $browser }
admin-bot = bot
admin-clock = Clock: { $seconds } s, { $increment } s more with each answer.
admin-not-shown = The game itself cannot be shown: { $reason }

closed-now = { $table } is closed; its record stays. A server that runs notices it within { $seconds } seconds.
blocked-now = { $what } is blocked. A server that runs notices it within { $seconds } seconds.
blocked-until = { $what } is blocked until { $at }. A server that runs notices it within { $seconds } seconds.
unblocked-now = { $what } is not blocked any more. A server that runs notices it within { $seconds } seconds.
no-blocks = Nothing is blocked.
