# The day on the floor: past rounds, the bank's way round the table, who played how long.
day-no-amount = Hindi iyan halaga sa dolyar.
day-no-rule = Ang patakaran sa bank ay nangangailangan ng 5 minuto hanggang 24 oras, isa hanggang walong tao, at babala bago matapos ang oras.
day-closed-rotation = Sa loob ng { $minutes } minuto, kulang ang taong nag-bank.
day-no-provider = Hindi para sa third party nakaupo si { $name }: ibigay ang role na iyon, o paupuin siya ng dealer para sa third party.
day-no-company = Hanggang tig-80 character lang ang kompanya at ang badge.
day-only-oneself = Sarili mo lang ang puwede mong ilista. Ang floor ang naglilista sa iba.
day-no-player = Hindi naglalaro rito si { $name }.
day-no-name = Magbigay ng pangalang nababasa, hanggang 40 character.
day-listed-already = Nasa listahang iyon na si { $name }.
list-titled = { $kind ->
    [fixed] { $title } { $least }/{ $most }
    [range] { $title } { $least }–{ $most }
   *[open] { $title } { $least }–walang limit
  }
day-no-seat-there = Walang bakanteng seat sa mesa { $table } na hindi pa nakalaan.
day-no-feeding = Ang mesa ng poker ay nagbibigay ng player sa ibang mesang pareho ang laro at limit, at hindi pabalik.
