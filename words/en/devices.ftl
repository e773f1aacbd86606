# Scanners and shoe readers that name cards with a key of their own.

room-no-card-due = The table does not wait for one card now.
device-no-name = A scanner has a name of up to { $most } characters.
device-told-once = This key was made, and told once. Revoke it and make another one.
device-most-keys = A table has at most { $most } keys. Revoke one first.
device-no-key = This key is not known. The floor gives one, and may have revoked it.
device-other-table = This key is good for table { $table } alone.
device-no-card = A card is a rank and a suit: Kh, Ts, 7c.
device-no-answer = The table did not answer. Send it again under the same id.
web-device-key = cards that were scanned come with a device key ({ $clause })
journal-device-key-given = { $name } got a key with which it names cards at table { $table }.
journal-device-key-revoked = The key of device { $device } was revoked.
device-scanners = Scanners and shoe readers
device-what-it-does = With a key of its own, a scanner names cards at this table, and does nothing else.
device-row = { $name }: key from { $by }, { $at }
device-revoke = Revoke
device-name = Name of the scanner
device-make-key = Make a key
device-key-once = This is shown once. Give it to the scanner now:
