# The Tagalog (Filipino) of playing with friends: opening a private table, coming to one, and what its host does.

friends-title = Makipaglaro sa mga kaibigan
friends-purpose = Magbukas ng sarili mong mesa at ipadala ang link. Makapapasok ang may hawak nito, mula sa anumang telepono o computer at kahit walang account. Sa mesa ang chips: walang aabot sa wallet mo, at walang kukunin dito.
friends-open-now = Mga mesa mo
friends-go = Pumunta
friends-close = Isara
friends-new = Bagong mesa
friends-game = Laro
friends-limit = Limit
friends-programs = Mga programa sa mesa
friends-fees = Kinokolekta: { $fees }. Bumabalik ito sa mesa.
friends-strength = Gaano kagaling ang mga programa
friends-kind = { $kind ->
    [newcomer] Baguhan
    [regular] Sanay
   *[expert] Eksperto
  }
friends-kind-plays = { $kind ->
    [newcomer] Umaasa at nagko-call; sa blackjack, naglalaro gaya ng bank.
    [regular] Naglalaro ayon sa kasanayan.
   *[expert] Alam ang odds ng bawat hand.
  }
friends-first-banks = Nagba-bank ang unang programa kapag walang iba.
friends-somebody-banks = Kung walang programa, isa sa inyo ang kukuha ng bank.
friends-coach = Hayaang magtanong sa coach ang lahat habang naglalaro
friends-open = Buksan ang mesa
join-title = Iniimbita ka sa isang mesa
join-purpose = Naghihintay ang mga kaibigan mo sa isang pribadong mesa. Bibigyan ka roon ng chips; walang babayaran, at hindi kailangan ng account.
join-name = Ano ang itatawag sa iyo?
join-enter = Pumasok
private-invite = Mag-imbita
private-invite-host = { $guests ->
    [0] Mag-imbita
   *[other] Host
  }
private-title = Pribado ang mesang ito
private-how = Makapapasok ang may hawak ng link na ito. Ipadala ito, o itapat ang camera sa code.
private-link = Ang link ng mesang ito
private-copy = Kopyahin
private-copied = Nakopya na
private-chips = Sa mesa ang chips, hanggang { $most } nang sabay. Wala nang may-ari nito kapag nagsara ang mesa, at nagsasara ito kapag isang araw na walang naglalaro.
private-code = Ang link bilang code para sa camera
private-came = Dumating sa link
private-at-table = Nasa mesa
private-seat-for = Seat para kay { $name }
private-seat = Sa Seat { $s }
private-give-seat = Paupuin
private-remove = Paalisin
private-leaves = Aalis pagkatapos ng round
private-pause = Ihinto muna ang mesa
private-go-on = Ituloy
private-close = Isara ang mesa
private-close-surely = Isara para sa lahat
private-done = Bumalik sa mesa
