# The Tagalog (Filipino) of private tables: what happens there, and what nobody does there (ROOM-15).

private-entered = Pumasok { $player_is ->
    [you] ka
   *[other] si { $player }
  } gamit ang link.
private-pauses = { $pauses ->
    [yes] Inihinto { $player_is ->
        [you] mo muna
       *[other] muna ni { $player }
      } ang mesa.
   *[no] Tuloy na ang mesa.
  }
private-seats = Ibinigay { $player_is ->
    [you] sa iyo
   *[other] kay { $player }
  } ang Seat { $seat }.
private-removes = Pinaalis { $player_is ->
    [you] ka
   *[other] si { $player }
  }.
private-no-private = Sa mga pribadong mesa iyan ginagawa.
private-no-code = Pribado ang mesang ito: pumasok gamit ang link nito. Ang pinaalis ng host ay hindi na makababalik dito.
private-not-in = Pribado ang mesa { $table }: pumasok gamit ang link nito.
private-no-host = Para iyan sa host ng mesa.
private-no-self = Umaalis ang host, o isinasara niya ang mesa.
private-no-more = Hanggang { $most } lang ang madadala sa mesang ito nang sabay.
private-full = { $most } tao na ang dumating sa link na ito, at wala nang tatanggapin.
private-too-many = { $most } pribadong mesa na ang bukas mo: magsara muna ng isa.
private-unused = Isang araw na walang gumamit nito.
private-closed = Isinara ito ng host.
