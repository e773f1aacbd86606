## What the browser says of the room's books, as far as it remembers them.

seals-good = The room still has every seal and record that this browser remembers, signed by the house.
seals-unchecked = The room still has every seal that this browser remembers. This browser cannot check the house’s signatures.
seals-lost = The end of the room’s books was lost with its database, and with it something that you have seen. The house signed that, and says so to everybody: what you did last may be gone. Everything before it is still there.
seals-key = Warning: the house signs with another key than when you were here before. Its books may have been written anew.
seals-seal = Warning: the room no longer has a seal that you have seen. Its books were written anew or set back.
seals-signature = Warning: the room shows a seal that the house did not sign.
seals-receipt = Warning: something you did is no longer in the room’s books as it was acknowledged.
