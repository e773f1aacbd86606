# The Tagalog (Filipino) of who may be playing together: what is worth a look, and proves nothing.
collusion-one-way = Natalo si { $from } ng { $net } kay { $to } sa { $rounds } round na magkasama: { $share } porsiyento ng lahat ng dumaan sa pagitan nila ang papunta roon.
collusion-folds = Isinuko ni { $player } ang mas magandang hand kay { $to } sa napakaliit na halaga, { $folds } sa { $chances } beses.
collusion-address = Naglaro sina { $first } at { $second } ng { $rounds } round sa iisang mesa mula sa iisang address, { $address }.
