## What can go wrong with the books. These are parts of sentences too: they begin small and end without a full stop.

books-unavailable = the database cannot be reached: { $why }
books-unconnected = the database cannot be reached: there is no connection
books-refused = the database refused: { $why }
books-address = books are kept in a folder or at a postgres:// address, and { $scheme }:// is neither
books-file = { $path }: { $why }
books-nameless = the name of the copy must be plain text
books-unstarted = the writer of the books could not be started: { $why }
books-held = another process has these books open: close that room first
books-overtaken = another process writes these books now
books-schema = the books have schema { $found }, and this is { $ours }
books-twice = record { $seq } of log { $log } is there already: two writers?
books-hash = “{ $text }” is not a hash
books-account = “{ $text }” is not an account
books-record = record { $seq } of log { $log } cannot be read: { $why }
books-short = { $account } does not hold that much
books-duplicate = this action id was used before, in record { $seq } of log { $log }
books-lopsided = it could not be saved: its postings do not sum to zero
books-out-of-order = it could not be saved: record { $missing } of log { $log } was not written, and { $seq } cannot come before it
books-torn = it could not be saved: the record before it was not; try again
books-unsaved = it could not be saved: { $why }
books-closed = the books are closed
books-silent = the database has not answered for { $seconds } s
