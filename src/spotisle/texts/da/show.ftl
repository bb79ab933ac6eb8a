### The show around the games: sound, television, countdown, beats and finale.

volume = Lydstyrke
wish-music = Musik
