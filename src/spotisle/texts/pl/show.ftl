### The show around the games: sound, television, countdown, beats and finale.

volume = Głośność
wish-music = Muzyka
