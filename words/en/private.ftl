## Private tables: what happens there, and what nobody does there (ROOM-15).

private-entered = { $player_is ->
    [you] You come
   *[other] { $player } comes
  } in by the link.
private-pauses = { $pauses ->
    [yes] { $player_is ->
        [you] You pause
       *[other] { $player } pauses
      } the table.
   *[no] The table goes on.
  }
private-seats = { $player_is ->
    [you] You are
   *[other] { $player } is
  } given seat { $seat }.
private-removes = { $player_is ->
    [you] You are
   *[other] { $player } is
  } asked to leave.
private-no-private = That is done at private tables.
private-no-code = This table is private: come by its link. Whom its host asked to leave does not come back by it.
private-not-in = Table { $table } is private: come by its link.
private-no-host = That is for the host of the table.
private-no-self = The host leaves, or closes the table.
private-no-more = At most { $most } is brought to this table at once.
private-full = { $most } people have come by this link, and it takes nobody else.
private-too-many = You have { $most } private tables open: close one first.
private-unused = Nobody used it for a day.
private-closed = Its host closed it.
