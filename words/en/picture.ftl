## A finished round or hand as a picture.

picture-bank = Bank: { $name }
picture-player = { $name }
# A line under the picture: somebody, and what the round brought them.
picture-said = { $who } { $result }
picture-title = { $game } at { $table }
picture-save = Save the picture
picture-pot = The pot: { $amount }
picture-folded = folded
picture-replay = Replay it step by step
