## What the figures of the machine room count (`/metrics`).

metrics-help = { $figure ->
    [tables] Tables that run.
    [sockets] WebSockets that are open.
    [seats_taken] Seats with somebody in them, bots included.
    [rounds_total] Rounds played.
    [actions_total] Commands that were carried out.
    [refusals_total] Commands that were refused.
    [nonsense_total] Frames that made no sense.
    [connections_refused_total] Connections that were one too many.
    [drop_dollars] What lies in all drop boxes.
    [ledger_balance_cents] The sum of all accounts: zero.
    [commits_total] Commits of the ledger.
    [database_away] 1 while the database cannot be reached.
    [nodes] Nodes that are there.
    [pits] Pits that this node has.
    [house] 1 where this node has the house's own book.
    [questions_open] What was asked of tables of other nodes and is not answered.
    [bus_away] 1 while there is no bus, or this node could not say that it is there.
   *[commit_seconds] From a decision to the disk.
  }
