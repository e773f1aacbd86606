# The Tagalog (Filipino) of what is wrong with a hand history (PHH).

phh-not-read = { $what }
phh-no-key = walang { $key } ang hand
phh-entries = { $entries } ang laman ng { $key } para sa { $players } player
phh-true-or-false = ang { $key } ay true o false
phh-a-string = ang { $key } ay isang string
phh-strings = ang { $key } ay listahan ng mga string
phh-amounts = ang { $key } ay listahan ng mga halaga
phh-no-amounts = may laman ang { $key } na hindi halaga
phh-bad-amount = sa { $key }: { $number }: { $why }
phh-more-than-nothing = { $key }: higit sa zero ang taya
phh-less-than-nothing = { $key }: mas mababa sa zero ang { $number }
phh-unknown-key = hindi key ng hand history ang "{ $key }"; ang sariling key ay nagsisimula sa _
phh-no-clause = hindi probisyon ang "{ $clause }"
phh-players = 2 hanggang { $most } player ang isang hand, hindi { $players }
phh-no-chips = walang chips si { $who }

## Which game it is, and by which rules

phh-unknown-variant = wala sa atin ang variant na "{ $variant }": { $codes }
phh-variant-not-rulebooks = hindi sa rulebook ang variant na "{ $variant }"; para ito sa { $game }
phh-another-variant = ang variant na "{ $variant }" ay { $is }, pero ang rulebook ay para sa { $game }
phh-another-game = ang _game ay "{ $named }", pero ang rulebook ay para sa { $game }
phh-no-rulebook = walang rulebook na "{ $path }"
phh-rulebook-unsound = { $problems }
phh-no-limit = walang limit na "{ $limit }" ang { $rulebook } (PFEE-3, PFEE-4)
phh-schedules = ang _schedule ay "fixed", "spread" o "pot", hindi "{ $other }" (PFEE-3, PFEE-4)
phh-schedule-no-limit = walang limit na "{ $limit }" ang _schedule "{ $schedule }"
phh-not-of-limit = hindi sa limit na "{ $limit }" ang { $key }

## What is posted

phh-bring-in-for-stud = para sa stud ang bring-in; mga blind ang narito
phh-stud-no-blinds = may ante at bring-in ang stud, walang blinds
phh-another-ante = ang ante na { $other } ay hindi ang sa rulebook, { $ante }
phh-another-bring-in = ang bring-in na { $other } ay hindi ang sa rulebook, { $bring_in }
phh-no-dead-blind = walang nagpo-post ng patay na blind: ang naka-miss nito ay naghihintay o nagki-kill ng pot
phh-not-dead-small-blind = ang ante na { $ante } ay hindi ang patay na small blind na { $small } (S-4, HE-8)
phh-dead-without-live = patay na small blind na { $ante } nang walang live na big blind na { $big }
phh-neither-blind = ang blind na { $blind } ay hindi ang small na { $small } at hindi ang big na { $big }
phh-no-blind-out-of-turn = walang nagpo-post ng blind nang wala sa turno: ang papasok ay naghihintay o nagki-kill ng pot
phh-nobody-posts = walang nag-post ng blind
phh-one-after-the-other = sunod-sunod na ipino-post ang mga blind, pa-clockwise mula sa button
phh-small-first = una ang small blind, saka ang big
phh-big-in-its-place = may dapat mag-post ng big blind sa lugar nito, kasunod ng small
phh-two-blinds = { $players } player ang nag-post ng blind sa turno, at dalawa lang ito

## Actions

phh-action = hindi mabasa ang galaw { $number }, "{ $action }": { $why }
phh-too-many-words = sobra ang salita nito
phh-no-such-player = ang "{ $word }" ay hindi d at hindi player na gaya ng p1
phh-no-card = hindi baraha ang "{ $text }"
phh-too-many-cards = mas marami ito kaysa sa puwedeng baraha ng isang hand
phh-names-no-card = wala itong pinangalanang baraha
phh-names-no-cards = wala itong pinangalanang mga baraha
phh-names-no-player = wala itong pinangalanang player
phh-no-number = wala itong numero
phh-no-verb = wala itong pandiwa
phh-no-amount = wala itong halaga
phh-its-amount = ang halaga nito: { $why }
phh-corrected-card-named = dapat pangalanan ang itinamang baraha
phh-dealer-has-no = walang "{ $verb }" ang dealer
phh-player-has-no = walang "{ $verb }" ang player
