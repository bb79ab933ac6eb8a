### The show around the games: sound, television, countdown, beats and finale.

volume = Volume
wish-music = Music
