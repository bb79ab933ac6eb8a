# What a room does not do on a game night.

refused-covered = Kortene ligger stadig med bagsiden op
refused-face_taken = En anden ved bordet har den allerede
refused-muted = Værten har slået reaktioner fra
refused-bet_placed = Du har allerede valgt din favorit

level-slow = Langsom
