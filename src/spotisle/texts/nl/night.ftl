# What a room does not do on a game night.

refused-covered = De kaarten liggen nog dicht
refused-face_taken = Iemand aan tafel heeft die al
refused-muted = De host heeft reacties uitgezet
refused-bet_placed = Je hebt je favoriet al gekozen

level-slow = Langzaam
