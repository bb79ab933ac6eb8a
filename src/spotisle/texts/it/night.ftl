# What a room does not do on a game night.

refused-covered = Le carte sono ancora coperte
refused-face_taken = Qualcuno al tavolo ce l’ha già
refused-muted = L’host ha disattivato le reazioni
refused-bet_placed = Hai già scelto il tuo favorito

level-slow = Lento
