# What a room does not do on a game night.

refused-covered = Die Karten liegen noch verdeckt
refused-face_taken = Das hat schon jemand am Tisch
refused-muted = Der Host hat die Reaktionen abgeschaltet
refused-bet_placed = Du hast schon gewettet

level-slow = Langsam
