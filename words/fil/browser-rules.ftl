# The Tagalog (Filipino) of the page of rules.
rules-how-played = Paano ito nilalaro
rules-otherwise-holdem = Ang iba ay gaya ng hold’em
rules-otherwise-seven-card-stud = Ang iba ay gaya ng seven-card stud
rules-otherwise-draw-poker = Ang iba ay gaya ng draw poker
rules-collection = Ang collection
rules-rules = Patakaran
rules-what-dealt-here-how-straight = Ano ang idini-deal dito at paano, diretso mula sa rulebook na gamit ng bawat mesa, kasama ang probisyon sa likod ng bawat pangungusap.
rules-game = Laro
rules-notices = Mga paunawa
rules-sign = Ang sign
rules-book-clauses = Ang libro ng mga probisyon
rules-find = Hanapin
rules-surrender-rnd-9-button = surrender, RND-9, button at iba pa …
rules-no-clause-says = Walang probisyong nagsasabi niyan.
