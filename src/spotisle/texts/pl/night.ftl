# What a room does not do on a game night.

refused-covered = Karty są jeszcze zakryte
refused-face_taken = Ktoś przy stole już to ma
refused-muted = Gospodarz wyciszył reakcje
refused-bet_placed = Masz już swój typ

level-slow = Powolny
