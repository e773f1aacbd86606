# The Tagalog (Filipino) of what the room cannot do. These are parts of sentences too: they begin small and end without a full stop.

room-no-rulebook = walang rulebook na { $name }; mayroong { $known }
room-no-game = walang binabanggit na laro ang { $rulebook }
room-unsound = { $problems }
room-template = template ang { $rulebook }: dapat muna itong kumpletuhin ng cardroom (D10)
room-no-schedule = walang opsiyon { $option } ng schedule ang { $rulebook } (RND-4)
room-decks = idini-deal ang { $rulebook } mula sa { $fewest } hanggang { $most } deck
room-no-limit = 1 hanggang { $limits } ang mga limit ng { $rulebook }
room-real-cards = hindi makahahawak ng totoong baraha ang mga programa: wala sila sa mesang poker na tao ang nagdi-deal
room-unseen-name = may mga letra, numero at puwang na nakikita ang pangalan ng mesa
room-no-table = walang mesa { $table }
room-stopped = tumigil na ang mesa { $table }
room-bus-away = hindi maabot ang NATS server: hindi maabot ang mga mesa ng ibang node
room-lease-lost = tatlong segundong hindi naipakita ng node na ito na naroon ito: kukunin ng iba ang mga mesa nito
room-no-bus = walang NATS server sa { $address }: { $why }
room-broke = may nasira sa panig namin
room-stands-still = hindi gumagalaw ang mesa { $table }: { $why }
room-no-day = hindi araw ang “{ $text }”, gaya ng 2026-11-15

## What players and staff may not do, by the rules of the room.

room-no-virtual-dealer = Virtual dealer ang nagdi-deal sa mesang ito.
room-no-call-text = Sabihin kung ano ang nangyari, sa 1 hanggang 200 karakter na simpleng teksto.
room-no-second-call = Natawag na ni { $by } ang floor sa mesang ito: papunta na.
room-no-call-again = Tinawag mo na ang floor sa round na ito.
room-no-own-call = Hindi mo tinawag ang floor sa mesang ito.
room-no-disputed = Tinawag ang floor sa mesang ito: hintayin ang sasabihin nito.
room-no-moment = Sandali: si { $player } ang huling kumuha at puwede pang magpalit ng bilang ng baraha.
room-no-virtual-names = Hindi nagkakamali ng pangalan ng baraha ang virtual dealer: ang balasa nito ang nagsasabi kung ano ang lumabas.
room-no-ruling-reason = Itinatala ang ruling kasama ang dahilan: magbigay ng nababasa, hanggang 500 byte.
room-no-poker-table = Hindi ito mesang poker.
room-no-call = Walang tumawag ng floor sa mesang ito.
room-no-such-waiter = Walang may ganoong numero sa waiting list.
room-no-such-guest = Walang may ganoong numero sa mesang ito.
room-no-seat-now = Hindi ka makauupo rito ngayon. Itanong sa floor.
room-no-seat-yet = Wala ka sa mesang ito: umupo muna.
room-no-talk = Hindi nagsasalita sa mesa ang role mo ({ $clause }).
room-no-voice = Pinatahimik ka ng floor sa mesang ito ({ $clause }).
room-no-second-use = Nagamit na sa ibang kilos ang id na ito: kailangan ng bawat utos ng sarili nitong id.
room-no-other-game = Galaw iyan ng ibang laro.
room-no-standing-poker = Pumili ng seat: nakaupo kapag naglalaro ng poker.
room-no-poker-deed = Hindi iyan ginagawa sa mesang poker.
room-no-deck-in-hand = Sa pagitan ng mga hand pinapalitan ang deck.
room-no-hand-on = Walang nilalarong hand: magbalasa, at magsimula ng isa.
room-no-card-up = Walang nakabukas na barahang lalabas ngayon.
room-no-card-down = Walang nakataob na barahang lalabas ngayon.
room-no-dealers-ruling = Floor ang magru-ruling niyan: tawagin ang floor.
room-no-dealers-move = Sariling galaw iyan ng player.
room-no-such-place = Walang may ganoong puwesto sa hand.
room-no-long-reason = Nababasa ang dahilan ng pagsasara, at hanggang 200 byte.
room-no-role-for-guests = Walang role sa house ang guest: kailangan muna ng account.
room-no-own-role = Walang nagpapalit ng sarili niyang role.
room-no-own-reset = Walang nagre-reset ng sarili niyang password: palitan ito gamit ang luma.
room-no-password-of-guests = Walang password ang guest: gumawa muna ng account.
room-no-own-chips = Walang naglilipat ng chips ng sarili niyang wallet: makiusap sa kasama sa cage.
room-no-cage-reason = Kailangan ng libro ng cage ang dahilang nababasa, hanggang 200 byte.
room-no-action-id = 8 hanggang 64 karakter ang action id.
room-no-entry = Walang ganoong tala na maitatama.
room-no-second-correction = Naitama na ang talang iyon.
room-no-second-deed = Nagamit na sa iba ang id na ito: kailangan ng bawat utos ng sarili nitong id.
room-no-numbers = Humingi ng mga numero: `of=4,17`, hanggang 100.
room-no-cursor = Ang `before` ay ang ibinigay ng huling pahina bilang `next`.
room-bank-leaves = Umaalis ang player-dealer, at walang tumaya (RND-3).
room-no-card-left = Nasa mesa na ang lahat ng baraha at wala nang maidi-deal (D11).
room-no-closed = Sarado na ang mesang ito.
room-no-paused = Nakahinto ang mesang ito: hintaying ituloy.
room-no-list-with-seat = May seat ka na sa mesang ito.
room-no-list-again = Nasa waiting list ka na.
room-no-list = Wala ka sa waiting list.
room-no-leave-yet = Aalis ka kapag na-settle na ang mga taya mo.
room-no-cut-by-hand = Mano-manong binabalasa at kina-cut ang totoong baraha sa mesang ito.
room-no-cut-text = Ang cut ay tip na 64 hex digit, na may key na ganoon din ang dami o wala.
room-no-cut-now = Kina-cut ang baraha: maglagay ng ibang cut kapag tapos na.
room-no-moves-cut = Kina-cut ang deck: mananatili muna kung sino ang dini-deal-an.
room-no-wagers-cut = Sarado na ang taya: kina-cut ang baraha.
room-no-hand-now = Wala ka sa hand ngayon: hintayin ang susunod.
room-no-six-cards = Hanggang limang baraha lang ang maitatapon.
room-no-hand-of = Wala si { $player } sa hand ngayon.
room-no-pause = { $paused ->
    [yes] Nakahinto na ang mesang ito
   *[no] Hindi nakahinto ang mesang ito
  }.
room-no-wallet = { $holds } ang nasa wallet mo: magdala ng mas kaunti, o pumunta sa cage.
room-in-doubt = May alinlangan: { $why }.
room-no-books = Walang nangyari: { $why }.
room-no-cards = { $due } baraha ang lalabas ngayon, at { $named } ang pinangalanan.
room-no-jumping = { $ahead } sa waiting list ang tatawagin bago ka: magpalista.
room-no-permission = Hindi puwedeng { $deed ->
    [leave] umalis sa mesa
    [talk] magsalita sa mesa
    [deal] mag-deal
    [name-patrons] pangalanan ang taong walang account
    [call-floor] tumawag ng floor sa mesa
    [rule] mag-ruling sa mesa
    [run-tables] magbukas at magsara ng mesa
    [run-shifts] magbukas at magsara ng shift
    [count] magbilang ng drop
    [cage] maglabas o tumanggap ng chips
    [read-cage] magbasa ng libro ng cage
    [read-people] magbasa ng listahan ng mga tao
    [keep-out] magsabi kung sino ang hindi papapasukin
    [read-reports] magbasa ng mga report
    [read-rounds] magbasa ng nilaro ng ibang tao
    [read-journal] magbasa kung sino ang gumawa ng ano
    [read-collusion] magbasa kung sino ang maaaring nagsasabwatan
    [give-roles] magbigay ng role at bagong password
    [sign] pumirma para sa house
    [see-all] makakita ng mga nakataob na baraha
   *[play] maglaro
  } ang { $role ->
    [third_party] third-party provider
    [dealer] dealer
    [floor] floor
    [cage] cage
    [auditor] auditor
    [manager] manager
   *[player] player
  }.
room-no-amount = Hindi halagang maiaabot sa counter ang { $amount }.
room-no-more-at-once = Hanggang { $most } lang ang naililipat ng isang tala: higit sa isa ang kailangan para sa { $amount }.
room-no-chips-of = { $holds } ang nasa wallet ni { $name }: huwag kumuha nang higit doon.

## What is collected.

room-fees = { $player_is ->
    [zero] wala sa mga player
   *[other] { $player } bawat taya sa mga player
  }, { room-fees-bank }
room-fees-by-wager = hanggang { $dearest } sa mga player ayon sa taya, { room-fees-bank }
room-fees-bank = { $most_is ->
    [zero] wala sa bank
   *[other] { $bank ->
        [range] { $least } hanggang { $most } sa bank
       *[flat] { $most } sa bank
      }
  }
room-pot-fees = { $few } bawat hand mula sa pot, { $many } kung pito o higit pang player
room-refill-players = Sa mga player ibinibigay ang play chips; walang sarili nito ang nagtatrabaho rito.
room-refill-enough = Mayroon kang { $has }: binibigyan lang ulit ng play chips ang mas mababa sa { $least }.
room-refilled = Play chips ulit
