# The Tagalog (Filipino) of the sign on a table (RND-1, PFEE-2).

sign-schedule = { $house } · opsiyon { $option } ng collection schedule
sign-limit = { $house } · { $limit }
sign-as-posted = { $text }
sign-listed-bet = { $name }: { $limit }; wala nito sa mesang ito.
sign-example-schedule = Iniiwan ng dokumento ang mga limit at fee sa { $by }: halimbawa lang ang nasa sign na ito, papalitan ng nakapaskil.
sign-amount = { $amount }
sign-number = { $number }
sign-odds = { $odds }
sign-none = wala
sign-never = hindi kailanman
sign-range = { $min }–{ $max }
sign-no-limit = { $min }–walang limit
sign-and-more = { $from }+

## Blackjack: wagers and fees

sign-wagers = Mga taya
sign-table-limit = Limit ng mesa
sign-bank-wager = Taya ng player-dealer
sign-no-maximum = { $min } o higit pa, walang maximum
sign-buster-bet = Tayang Buster
sign-buster-range = { $min }–{ $max }, hindi hihigit sa base na taya
sign-buster-least = { $min } o higit pa, hindi hihigit sa base na taya
sign-buster-most = hanggang { $max }, hindi hihigit sa base na taya
sign-buster-within-limit = sa loob ng table limit, hindi hihigit sa base na taya
sign-buster-base-wager = hindi hihigit sa base na taya
sign-collection-before-deal = Collection, kinukuha bago ang deal
sign-players = Mga player
sign-player-dealer = Player-dealer
sign-per-circle = { $fee } bawat taya bawat circle
sign-fee-base = Base na taya
sign-fee-base-of = Base na taya { $wager }
sign-fee-backline = Tayang backline
sign-collection-with-wager = Collection, kinukuha kasabay ng bawat taya; sa player-dealer, bago ang deal
sign-bank-action = Player-dealer, total action ng mesa { $action }

## Blackjack: what it pays, and how it is played

sign-pays = Bayad
sign-natural = Natural (alas at ten-value sa unang dalawa)
sign-insurance = Insurance, kalahati ng taya, kapag alas ang nakabukas
sign-buster-pays = Buster, nag-bust ang player-dealer sa { $cards ->
    [8] 8 o higit pang baraha
   *[other] { $cards } baraha
  }
sign-play = Laro
sign-hole-card-checked = Sinisilip ang hole card kung natural
sign-under-ace = kapag alas ang nakabukas
sign-under-ace-or-ten = kapag alas o ten-value ang nakabukas
sign-must-hit = dapat mag-hit sa hard { $hits } o mas mababa
sign-players-as-they-like = kung ano ang gusto, { sign-must-hit }
sign-players-hard-19 = dapat mag-stand sa hard 19 o higit pa, { sign-must-hit }
sign-players-21 = dapat mag-stand sa 21, { sign-must-hit }
sign-bank-hits-soft-17 = hit sa soft 17, stand sa hard 17 o higit pa
sign-bank-stands-soft-17 = stand sa soft 17, stand sa hard 17 o higit pa
sign-nearest-wins = Ang hand na mas malapit sa { $target }
sign-nearest-tie = Mga hand na magkasinlapit
sign-nearest-push = push
sign-nearest-bank = panalo ang player-dealer
sign-nearest-chart = hit o stand{ $hits ->
    [0] { "" }
   *[other] , dapat mag-hit sa { $hits } o mas mababa
  }{ $from ->
    [0] { "" }
   *[other] , dapat mag-stand sa { $from } o higit pa
  }
sign-nearest-stands = kumukuha hanggang { $from } o hanggang sarado ang hand
sign-surrender = Surrender
sign-not-offered = wala nito
sign-surrender-first-two = kalahati ng taya, sa unang dalawang baraha
sign-surrender-any-time = kalahati ng taya, kahit kailan sa 20 o mas mababa
sign-backline-bets = Mga tayang backline
sign-on-base-wager = sa base na taya

## Poker

sign-bets = Mga taya
sign-early-rounds = Mga unang round
sign-later-rounds = Mga huling round
sign-any-round = Anumang round
sign-bets-to = { $min } hanggang { $max }
sign-bets-to-stack = { $min } hanggang sa nasa harap mo
sign-bets-to-pot = { $min } hanggang sa pot
sign-cap = Cap
sign-no-cap = walang cap
sign-raises = isang taya at { $raises } raise
sign-raises-uncapped = isang taya at { $raises } raise; walang cap kung dalawang player na lang
sign-all-in-for-less = All-in na kulang
sign-short-of-minimum = hindi muling nagbubukas ng taya ang raise na kulang sa minimum
sign-half-bet = buong taya ang kalahating taya o higit pa
sign-full-bet = buong taya lang ang muling nagbubukas ng taya
sign-before-deal = Bago ang deal
sign-small-blind = Small blind
sign-big-blind = Big blind
sign-ante = Ante
sign-forced-bet = Sapilitang taya
sign-collection-from-pot = Collection, kinukuha sa pot isang beses bawat hand
sign-six-players = Hanggang 6 na player
sign-seven-players = 7 player o higit pa
sign-what-wins = Panalo
sign-wins = { $wins ->
    [high] ang pinakamataas na hand
    [short-deck] ang pinakamataas na hand, ayon sa ranggo ng short deck
    [high-low] kalahati sa pinakamataas, kalahati sa pinakamababang eight or better
    [high-any-low] kalahati sa pinakamataas, kalahati sa pinakamababang hand
    [ace-to-five] ang pinakamababang hand, ace to five
    [deuce-to-seven] ang pinakamababang hand, deuce to seven
   *[badugi] ang pinakamababang mga barahang magkakaiba ang ranggo at suit
  }
sign-seats = Mga seat
sign-joker = Kasama ang joker sa deck.
sign-short-deck = Tatlumpu’t anim na baraha, sais hanggang alas; nasa ilalim din ng sais ang alas.
sign-flush-first = Tinatalo ng flush ang full house.
sign-full-house-first = Tinatalo ng full house ang flush.
sign-any-low = Puwede sa low ang anumang hand: hindi kailangan ang eight or better.
sign-sevens = Dapat itaya ang siyete o mas maganda pagkatapos ng draw.
sign-no-interest = Walang interes ang house sa kalalabasan ng laro.

## Limits of poker

limit-fixed = { $small }/{ $big } na fixed limit
limit-spread = { $min }–{ $max } na spread limit
limit-none = { $min }–no limit
limit-pot = { $min }–pot limit
sign-rounding = Ang hindi mabuo ng chips
