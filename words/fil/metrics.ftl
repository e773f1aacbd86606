# The Tagalog (Filipino) of what the figures of the machine room count (`/metrics`), and what `/healthz` says of the books.

metrics-help = { $figure ->
    [tables] Mga mesang tumatakbo.
    [sockets] Mga WebSocket na bukas.
    [seats_taken] Mga seat na may nakaupo, kasama ang mga bot.
    [rounds_total] Mga round na nilaro.
    [actions_total] Mga utos na naisagawa.
    [refusals_total] Mga utos na tinanggihan.
    [nonsense_total] Mga frame na walang kahulugan.
    [connections_refused_total] Mga koneksiyong sobra na.
    [drop_dollars] Ang laman ng lahat ng drop box.
    [ledger_balance_cents] Ang kabuuan ng lahat ng account: zero.
    [commits_total] Mga commit ng libro.
    [database_away] 1 habang hindi maabot ang database.
    [books_checked_timestamp_seconds] Kailan nagsimula ang huling pagsusuri ng mga libro, sa segundo mula 1970.
    [books_wrong] Ilan ang hindi tugma sa mga libro ayon sa huling pagsusuri; 1 kung hindi ito nagawa.
    [nodes] Mga node na naroon.
    [pits] Mga pit na hawak ng node na ito.
    [house] 1 kung hawak ng node na ito ang sariling libro ng house.
    [questions_open] Mga itinanong sa mga mesa ng ibang node na hindi pa nasagot.
    [bus_away] 1 habang walang bus, o hindi naipakita ng node na ito na naroon ito.
   *[commit_seconds] Mula sa pasya hanggang sa disk.
  }
metrics-books-checked = { $wrong ->
    [0] bumasa ang huling pagsusuri ng mga libro ng { $records } tala, at tugma ang lahat
   *[other] bumasa ang huling pagsusuri ng mga libro ng { $records } tala, at { $wrong } ang hindi tugma
  }
metrics-books-unchecked = hindi nagawa ang huling pagsusuri ng mga libro
