## What can go wrong with the books. These are parts of sentences too: they begin small and end without a full stop.

ledger-unavailable = the database cannot be reached: { $why }
ledger-unconnected = the database cannot be reached: there is no connection
ledger-refused = the database refused: { $why }
ledger-address = books are kept in a folder or at a postgres:// address, and { $scheme }:// is neither
ledger-file = { $path }: { $why }
ledger-nameless = the name of the copy must be plain text
ledger-unstarted = the writer of the books could not be started: { $why }
ledger-held = another process has these books open: close that room first
ledger-overtaken = another process writes these books now
ledger-schema = the books have schema { $found }, and this is { $ours }
ledger-twice = record { $seq } of log { $log } is there already: two writers?
ledger-hash = “{ $text }” is not a hash
ledger-account = “{ $text }” is not an account
ledger-record = record { $seq } of log { $log } cannot be read: { $why }
ledger-short = { $account } does not hold that much
ledger-duplicate = this action id was used before, in record { $seq } of log { $log }
ledger-lopsided = it could not be saved: its postings do not sum to zero
ledger-out-of-order = it could not be saved: record { $missing } of log { $log } was not written, and { $seq } cannot come before it
ledger-torn = it could not be saved: the record before it was not; try again
ledger-unsaved = it could not be saved: { $why }
ledger-closed = the books are closed
ledger-silent = the database has not answered for { $seconds } s
ledger-sslmode = sslmode is “{ $mode }”: say disable, or verify-full, which asks the server for its certificate
