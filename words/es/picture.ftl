## Latin American Spanish: a finished round or hand as a picture.

picture-bank = Banca: { $name }
picture-player = { $name }
# A line under the picture: somebody, and what the round brought them.
picture-said = { $who } { $result }
picture-title = { $game } en { $table }
picture-save = Guardar la imagen
picture-pot = El bote: { $amount }
picture-folded = se retiró
picture-replay = Verla paso a paso
