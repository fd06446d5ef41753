# What is wrong with a file that people write and play on: the arena of Super Fantasy Brawl, the mat of Base Principale.

file-place = { $what ->
    [arena] Arena
    [deck] Deck
    [targets] Targets
   *[mat] Mat
}, line { $line }
file-too-large = { $what ->
    [arena] The arena
    [deck] The deck
    [puzzles] The file of puzzles
    [targets] The table of targets
   *[mat] The mat
} is larger than { $most } kB.
file-syntax = { file-place }: this cannot be read as TOML. Look for a missing quote, bracket or comma here or just above.
file-deep = { file-place }: tables and lists may lie at most { $most } deep in each other.
file-many-fields = { file-place }: a file may have at most { $most } keys and items.
file-repeated = { file-place }: { $field } stands in the file twice. Keep one.
file-missing = { file-place }: { $field } is missing.
file-unknown = { file-place }: there is no { $field }. What there is: { $known }.
file-unknown-near = { file-place }: there is no { $field }. Did you mean { $near }? What there is: { $known }.
file-unused = { file-place }: { $field } is of no use with { $of }, which takes { $known }.
file-table = { file-place }: { $field } has to be a table of fields.
file-list = { file-place }: { $field } has to be a list.
file-few = { file-place }: { $field } has { $count ->
    [0] nothing in it
    [one] one entry
   *[other] { $count } entries
}, and needs at least { $least }.
file-many = { file-place }: { $field } has { $count } entries, and may have at most { $most }.
file-number = { file-place }: { $field } has to be a whole number from { $low } to { $high }.
file-decimal = { file-place }: { $field } has to be a number from { $low } to { $high }.
file-word = { file-place }: { $field } has to be one of { $known }.
file-text = { file-place }: { $field } has to be a text on one line, of 1 to { $most } signs that are seen.
file-item-twice = { file-place }: { $field } is { $item }, which stands in this list already.
