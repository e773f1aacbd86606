# The Tagalog (Filipino) of what the browser says of the room's books, as far as it remembers them.

seals-good = Nasa cardroom pa ang bawat selyo at tala na natatandaan ng browser na ito, pirmado ng house.
seals-unchecked = Nasa cardroom pa ang bawat selyo na natatandaan ng browser na ito. Hindi masuri ng browser na ito ang mga pirma ng house.
seals-lost = Nawala ang dulo ng mga libro ng cardroom kasama ng database nito, at kasama roon ang isang bagay na nakita mo. Pinirmahan iyon ng house, at sinasabi nito sa lahat: maaaring nawala ang huli mong ginawa. Naroon pa ang lahat ng nauna.
seals-key = Babala: ibang key ang pinipirma ng house kaysa noong narito ka. Maaaring isinulat muli ang mga libro nito.
seals-seal = Babala: wala na sa cardroom ang isang selyo na nakita mo. Isinulat muli o ibinalik sa dati ang mga libro nito.
seals-signature = Babala: nagpapakita ang cardroom ng selyo na hindi pinirmahan ng house.
seals-receipt = Babala: may ginawa ka na wala na sa mga libro ng cardroom gaya ng kinilala noon.
