# The Tagalog (Filipino) of a poker table in the browser.
poker-fold = Fold
poker-bring = Bring-in { $bring_in }
poker-check = Check
poker-call = Call { $call }
poker-amount = Halaga: { $to_lower_case }
poker-amount-dollars = Halaga sa dolyar, { $least } hanggang { $most }
poker-tap-cards-throw-away-keep = Pindutin ang mga barahang itatapon mo, o itira lahat.
poker-draw = Kumuha ng { $picked }
poker-stand-pat = Pat
poker-you-drew = { $n ->
    [0] Nag-pat ka. Ibang bilang pala?
   *[other] Kukuha ka ng { $n } baraha. Ibang bilang pala?
  }
poker-change = { $n ->
    [0] Gawing pat
   *[other] Gawing { $n }
  }
poker-say = { $n ->
    [0] Sabihin: pat
    [1] Sabihin: isang baraha
   *[other] Sabihin: { $n } baraha
  }
poker-say-instead = { $n ->
    [0] Sabihin na lang: pat
    [1] Sabihin na lang: isang baraha
   *[other] Sabihin na lang: { $n } baraha
  }
poker-you-said = { $n ->
    [0] Sabi mo: pat.
    [1] Sabi mo: isang baraha.
   *[other] Sabi mo: { $n } baraha.
  }
poker-knock-pat = Kumatok: pat
poker-knock-check = Kumatok: check
poker-i-play-board = Board ang laro ko
poker-may-change = Si { $player } ang huling kumuha at puwede pang magpalit ng bilang sandali.
poker-floor-called = Tinawag ang floor: hinihintay ng lahat ang sasabihin nito.
poker-tap-card-throw-away-all = Pindutin ang barahang itatapon mo. Sabay-sabay magtatapon ang lahat, bago maubos ang oras.
poker-throw-away = Itapon
poker-throw-away-give-up-pot = Itapon at isuko ang pot?
poker-keep = Huwag itapon
poker-muck-all-same = I-muck pa rin
poker-show = Ipakita
poker-muck = Muck
poker-when-my-turn-comes = Kapag ako na
poker-board = Ang board: { $join }
poker-pot-of = Ang pot: { $pot }
# What a hand that is over brought: said once.
poker-hand-brought = { $mine ->
    [yes] Nanalo ka: { $what }.
   *[no] Nanalo si { $name }: { $what }.
  }
poker-odd = kasama ang sobrang { $odd }
poker-bets = { $pot } kasama ang mga taya
poker-collection = collection na { $drop }
poker-drop = drop na { $drop }
poker-cards = Baraha mo
poker-cards-seat = Baraha ni Seat { $seat }
poker-throw-away-key = { $card }: itapon, key { $k }
poker-dealer-button = Button ng dealer
poker-kill-button-limits-doubled = Kill button: doble ang mga limit
poker-kill = KILL
poker-you = Ikaw
poker-bet-seat = Taya ni Seat { $seat }
poker-dead-hand = patay na hand
poker-pat = naka-pat
poker-drew = kumuha ng { $drew }
poker-asks = { $n ->
    [0] ayaw ng baraha
   *[other] gusto ng { $n } baraha
  }
poker-sit-seat = Umupo sa Seat { $seat }
poker-bet-seat-2 = Taya ni Seat { $place }
poker-more-chips = Dagdag na chips
poker-bring-2 = Ilabas
poker-another-seat = Ibang seat
poker-seat-3 = Seat { $s }
poker-stay-move-seat-when-hand = Huwag muna: lilipat ka sa Seat { $target } pagkatapos ng hand na ito
poker-move = Lumipat
poker-i-am-back = Narito na ulit ako
poker-sit-out = Mag-sit out
poker-let-every-bank-pass = Palampasin ang bawat bank
poker-leaving-when-over = Aalis pagkatapos nito
poker-leave-table = Umalis sa mesa
poker-closed = Sarado na ito.
poker-pick-open-seat-play = Pumili ng bakanteng seat para maglaro.
poker-watch-table = Nanonood ka sa mesang ito. { $closed }
poker-history-table = Kasaysayan ng mesang ito
poker-my-rounds = Mga round ko
poker-place = Puwesto { $place }
poker-table-closed = Sarado na ang mesang ito.
poker-sits-out-owes = naka-sit out, utang { $ways_in }
poker-sits-out = naka-sit out
poker-waits-come = naghihintay makapasok
poker-all-seats-taken = Puno ang lahat ng seat.
poker-bring-play-chips-least = Maglalabas ka ng { $buy_in } na play chips; hindi bababa sa { $least_chips }.
poker-join-waiting-list = Pumila sa waiting list
poker-leave-list = Umalis sa listahan (ika-{ $waiting } ka)
poker-how-do-come = Paano ka papasok?
poker-kill-pot-limits-double = I-kill ang pot: doble ang mga limit
poker-stop-here-all-pot-so = Tumigil dito: all-in para sa pot na nandiyan na
poker-decides = Nagpapasya si { $seat }.
poker-draws = Kumukuha si { $seat }.
poker-card-gone-others-throw-one = Wala na ang baraha mo. Nagtatapon ng isa ang iba.
poker-everybody-throws-one-card-away = Lahat ay magtatapon ng isang baraha.
poker-shows-mucks = Magpapakita o magma-muck si { $seat }.
poker-hand-over = Tapos na ang hand.
poker-dealer-deals = Nagdi-deal ang dealer.
poker-hand-needs-two-players-dealt = Dalawang player ang kailangan sa isang hand: magdi-deal kapag may iba nang handa.
poker-dealer-starts-next-hand = Sinisimulan ng dealer ang susunod na hand.
poker-dealer-shuffles-next-hand = Nagbabalasa ang dealer para sa susunod na hand.
poker-bet = Taya
poker-complete = Kumpletuhin
poker-raise = Raise sa
poker-call-2 = Call ng { $price }
poker-check-fold = Check o fold
poker-show-first-throw-hand-away = Ikaw ang unang magpapakita, o itapon ang hand mo nang hindi nakikita.
poker-hand-wins-against-what-shown = Panalo ang hand mo laban sa mga nakabukas.
poker-hand-gets-share-against-what = May hati ang hand mo laban sa mga nakabukas.
poker-hand-beaten-what-shown = Talo ang hand mo sa mga nakabukas.
poker-show-hand-throw-away-unseen = Ipakita ang hand mo, o itapon nang hindi nakikita.
poker-dealt-right = { $pays ->
    [yes] Magpa-deal sa susunod na hand
   *[no] Magpa-deal sa susunod na hand, walang ipo-post ngayon
  }
poker-wait-big-blind = { $pays ->
    [yes] Kunin ang big blind sa susunod na hand
   *[no] Hintayin ang big blind, walang baraha hanggang doon
  }
poker-post-big-blind-now = I-post na ang big blind at magpa-deal
poker-post-both-blinds-small-one = I-post ang parehong blind, patay ang small, at magpa-deal
poker-post-big-blind = I-post ang big blind at magpa-deal
poker-wait-same-position = Hintayin ang dating posisyon, walang baraha hanggang doon
poker-kill-pot = I-kill ang pot
poker-small-blind-big-blind = ang small blind na { $small } at ang big blind na { $big }
poker-sit-out-passed-come-back = Naka-sit out ka, at nilampasan ka na: { $both }. Bumalik sa halagang { $ways_in }, o nang libre kapag sa iyo na ang big blind.
poker-sit-out-say-how-come = Naka-sit out ka. Sabihin kung paano ka papasok.
poker-sit-out-owe-nothing-when = Naka-sit out ka at walang utang. Kapag nilampasan ka na ({ $both }), { $small } ang bayad para makabalik agad.
poker-sit-out-owe-nothing-come = Naka-sit out ka at walang utang: bumalik kung kailan mo gusto.
poker-pot = Pot
poker-main-pot = Main pot
poker-main = Main
poker-side-pot = Side pot { $pot }
poker-side = Side { $pot }
poker-high-halves = Kalahati sa HIGH
poker-high-half = Kalahati sa HIGH
poker-low-halves = Kalahati sa LOW
poker-low-half = Kalahati sa LOW
poker-without-low = walang low
poker-high-half-2 = { $name }, kalahati sa HIGH
poker-high-half-3 = { $short }, kalahati sa HIGH
poker-low-half-2 = { $name }, kalahati sa LOW
poker-low-half-3 = { $short }, kalahati sa LOW
poker-all = all-in
poker-folded = nag-fold
poker-mucked = nag-muck
poker-dead = patay
poker-dealt = Na-deal sa iyo: { $join }.
poker-throw-away-2 = Itinapon mo ang { $join }.
poker-usual = { $way } (karaniwan)
poker-call-into = { $due } ang call sa pot na { $pot }
poker-moment-shown = Ipapakita na ito maya-maya.
poker-killed-pot = may kill ang pot, { $limit }
poker-high-low = HIGH at LOW
poker-seat-2 = Seat { $seat }, { $open ->
    [yes] bakante
   *[no] { $name }
  }{ $mine ->
    [yes] , seat mo
   *[no] { "" }
  }
poker-away = { $name } (wala)
poker-open-2 = { $seat } bakante
poker-sit-with = Nakaupo ka sa Seat { $seat } na may { $stack }. { $wallet } ang nasa wallet mo.
poker-stand-with = Nakatayo ka sa rail na may { $stack }. { $wallet } ang nasa wallet mo.
poker-part = { $part ->
    [high] HIGH { $amount }
    [low] LOW { $amount }
    [returned] balik { $amount }
   *[whole] { $amount }
  }
poker-part-odd = { poker-part } kasama ang sobrang { $over }
poker-throws-away = { $cards ->
    [0] Nag-pat si { $seat }.
   *[other] Nagtapon si { $seat } ng { $cards }.
  }
poker-so-far = { $ranks } hanggang ngayon
poker-so-far-paired = { $ranks } hanggang ngayon, may pares na { $paired }
poker-size-most = max
poker-size-pot = pot
poker-size-half = ½ pot
