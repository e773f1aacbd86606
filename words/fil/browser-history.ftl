# The Tagalog (Filipino) of the history of a table.
history-place = Puwesto { $place }
history-hand = hand
history-of = { $at } sa { $last }:
history-cards-before-anything-happened = Ang mga baraha bago may nangyari.
history-won-lost-hand = Panalo at talo sa hand { $number }
history-you = ikaw
history-seat = Seat { $seat }, si { $player }
history-one-step-back = Isang hakbang pabalik
history-play = I-play ang { $what }
history-stop = Ihinto
history-step-through = Isa-isahin ang { $what }
history-one-step = Isang hakbang pasulong
history-bank = { $at } · ang bank { $bank_result }
history-bank-void = { $at } · walang bisa
history-you-2 = Ikaw
history-player = Player { $p }
history-address-round = Address ng round na ito
history-table = mesa { $id }
history-history = Kasaysayan ng { $name }
history-every-hand-table-saw-own = Bawat hand ng mesang ito gaya ng nakita mo: sariling baraha mo, at ang mga ipinakita.
history-every-hand-staff = { $all ->
    [yes] Bawat hand ng mesang ito, kasama ang lahat ng baraha.
   *[no] Bawat hand ng mesang ito gaya ng nakita ng nanonood: ang mga barahang ipinakita lang.
  }
history-every-round-table-bystander-saw = Bawat round ng mesang ito gaya ng nakita ng nanonood.
history-pick-one-step-through = { $poker } Pumili ng isa at isa-isahin.
history-back-table = Bumalik sa mesa
history-my-rounds = Mga round ko
history-turning-pages = Binubuklat ang mga pahina …
history-round = round
history-no-been-played-its-end = Wala pang { $poker } na natapos. Kapag mayroon na, narito iyon.
history-hand-2 = Hand
history-round-2 = Round
history-save-phh = I-save bilang PHH
history-save-scenario = I-save bilang scenario
history-entered = { $known ->
    [yes] Inilagay ni { $name }.
   *[no] Inilagay ng dealer.
  }
history-copied = Nakopya na
history-bets-in = Pumapasok sa pot ang mga taya.
history-picture = Larawan
history-ruled-after = Ang ruling ng floor pagkatapos nito
history-copy-link = Kopyahin ang link
history-step = Hakbang { $at } sa { $frames }
history-there-no-finished-address-pick = Walang natapos na { $poker } sa rekord na iyon: ito ang pinakamalapit.
history-cards-dealt-face-down = Idini-deal nang nakataob ang mga baraha.
history-ask-referee = Tanungin ang referee
history-equity = Ang maaasahan ng bawat hand sa pot dito
history-unseen = (mga barahang hindi ipinakita)
