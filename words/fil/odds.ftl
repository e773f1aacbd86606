# The Tagalog (Filipino) of what cannot be asked about a game's odds. These are parts of sentences too: they begin small and end without a full stop.

equity-no-game = walang larong “{ $name }” dito; ang mga laro ay { $games }
equity-no-card = { $why }
equity-no-range = hindi hand at hindi range ang “{ $text }”; isulat ang baraha gaya ng AsKd, o TT+, AKs, KQo, A5s-A2s, 77-55
equity-no-hand = may kulang na hand
equity-hands = { $least ->
    [2] dalawa hanggang siyam na hand ang maikukumpara
   *[other] isa hanggang siyam na hand ang mairaranggo
  }, hindi { $are } (S-1)
equity-of-hand = sa hand { $number }: { $why }
equity-not-in-deck = walang { $card } sa deck ng { $game } (HE-6, ST-1)
equity-twice = dalawang beses ang { $card }
equity-not-held = itinapon ang { $card } at wala sa hand
equity-apart = “{ $text }”: stud lang ang may mga up card at draw lang ang nagtatapon ng baraha
equity-too-few = { $missing } baraha pa ang lalabas pero { $live } na lang ang natitira
equity-too-many = { $missing } baraha pa ang lalabas; hanggang { $most } lang ang maidi-deal
equity-no-board = walang board ang { $game }
equity-stud-board = walang board ang { $game }, community card lang bilang ikapito ng lahat (ST-10)
equity-board = tatlo, apat o limang baraha ang board, hindi { $are } (HE-1)
equity-whole-board = kailangan ng { $game } ng board na { $needs } baraha, hindi { $are } (--board)
equity-empty-range = walang natirang hand sa range
equity-crowded = walang naiiwang lugar ang mga range para sa isa’t isa
equity-undiscarded = kapag na-deal na ang turn, itinatapon ang isa sa tatlong baraha (CP-1); pangalanan ang dalawang itinira
equity-cards = sobra ang { $are } baraha, { $own } bawat player ang { $game }
equity-thrown = mas maraming barahang itinapon kaysa sa nasa hand (DR-3)
equity-ranked = { $own } baraha ang niraranggo ng { $game }{ $discards ->
    [yes] , itinatapon ang ikatlo pagkatapos ng flop (CP-1)
   *[no] { "" }
  }, hindi { $are } ({ $clause })
equity-error = ang error ay dapat mula 0.000001 hanggang 0.5
equity-endless = sobrang dami ng deal para subukan lahat; alisin ang --exact, o dagdagan ang sabi tungkol sa mga hand

## A hand of blackjack that is asked.

odds-ask-joker = walang joker sa blackjack
odds-ask-few = hindi bababa sa dalawang baraha ang isang hand
odds-ask-over = sobra na ang hand: wala nang pagpapasyahan (D17)
odds-ask-natural = hindi tinatanong ang natural (D17)
odds-ask-forced = isa lang ang puwedeng gawin sa hand na ito (D17)
odds-shoe-without = wala nang { $card } sa shoe
odds-shoe-small = kulang ang { $cards } baraha para sa isang round: hindi bababa sa { $least } ang kailangan

## Where the simulator and the referee do not agree.

odds-differ-refused = tinanggihan ng referee ang { $command }: { $why }
odds-differ-asked = hinihingi ng referee ang hindi ginawa ng simulator
odds-differ-unended = hindi tinapos ng referee ang round
odds-differ-cards = { $cards }: { $ruled } baraha ang ginamit ng referee, hindi { $simulated }
odds-differ-lines = { $cards }: { $ruled } ang pag-settle, hindi { $simulated }
odds-differ-bank = { $cards }: bank na { $ruled }, hindi { $simulated }
odds-differ-fees = mga fee na { $players } at { $bank } ng bank, hindi { $own } at { $banks }
