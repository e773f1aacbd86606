# The Tagalog (Filipino) of people at the tables: faces, emotes, notes, the coach at poker.

people-here = Mga narito
people-note = Note tungkol kay { $name }
people-note-why = Ikaw lang ang nakababasa ng mga note mo. Naka-save ang mga ito kasama ng pangalan mo sa cardroom.
people-note-keep = I-save
people-noted = Na-save na.
people-mute = I-mute si { $name }
people-unmute = Pakinggan ulit si { $name }
people-muted = naka-mute
people-program = isang programa
people-emotes = Magsalita nang di nagta-type
people-emote = { $emote ->
    [hello] Kumusta!
    [good_luck] Suwertehin ka sana!
    [nice_hand] Ganda ng hand!
    [thanks] Salamat!
    [close] Muntik na.
    [ouch] Aray.
    [thinking] Teka, isip muna.
   *[bye] Paalam!
}
people-face = Ang mukha mo sa mga mesa
people-face-why = Iginuguhit ng cardroom mula sa isang numero: walang ina-upload.
people-face-choose = { $figure ->
    [spade] Espada
    [heart] Puso
    [diamond] Diyamante
    [club] Bulaklak
    [star] Bituin
    [crown] Korona
    [bolt] Kidlat
    [drop] Patak
    [moon] Buwan
    [sun] Araw
    [fish] Isda
    [cat] Pusa
    [horseshoe] Horseshoe
    [anchor] Angkla
    [leaf] Dahon
   *[mountain] Bundok
  } sa { $colour ->
    [0] rosas
    [1] pula
    [2] kayumanggi
    [3] okre
    [4] ginto
    [5] oliba
    [6] berde
    [7] esmeralda
    [8] luntiang-dagat
    [9] teal
    [10] asul-langit
    [11] asul
    [12] indigo
    [13] biyoleta
    [14] lila
   *[other] magenta
  }, { $pattern ->
    [0] plain
    [1] may singsing
    [2] hati sa dalawa
   *[other] hati sa apat
  }
people-face-now = Ang mukha mo ngayon: { $what }
people-face-more = Ibang mukha
people-name = Ang tawag sa iyo
people-name-why = Tatagal ang pangalan ng guest hangga’t natatandaan ka ng browser na ito.
people-name-take = Gamitin ang pangalang ito
people-coach = Coach
people-coach-price = { $call } para manalo ng { $pot }: tama kung higit sa { $need }.
people-coach-free = Walang bayad ang check.
people-coach-chance = Ang tsansa mo laban sa { $others ->
    [1] isang hindi kilalang hand
   *[other] { $others } hindi kilalang hand
  }: { $chance }.
people-coach-good = Sulit ang call ayon sa mga numerong ito.
people-coach-close = Dikit lang: ang taya ng iba ang magpapasya.
people-coach-bad = Hindi sulit ang call ayon sa mga numerong ito.
people-coach-seen = Baraha mo at board lang ang binilang; hindi kasama ang hawak ng iba at kung paano sila tumaya.
people-coach-counts = Binibilang ang tsansa mo …
