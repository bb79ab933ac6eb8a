# What a room does not do on a game night.

refused-covered = The cards are still face down
refused-face_taken = Somebody at the table has that already
refused-muted = The host has muted reactions
refused-bet_placed = You have placed your bet already

level-slow = Slow
