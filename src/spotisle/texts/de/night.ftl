### Game night: what a room refuses.

refused-covered = Die Karten liegen noch verdeckt. Warte auf „Los!“
refused-face_taken = Das hat schon jemand am Tisch. Nimm etwas anderes.
refused-muted = Der Host hat die Reaktionen abgeschaltet
refused-bet_placed = Dein Tipp steht schon

level-slow = Langsam

### Faces

own-face = Dein Gesicht
own-tint = Deine Farbe
change-face = Gesicht ändern
look-taken = { $name } (vergeben)
face-fox = Fuchs
face-owl = Eule
face-cat = Katze
face-dog = Hund
face-bear = Bär
face-frog = Frosch
face-crab = Krabbe
face-whale = Wal
face-turtle = Schildkröte
face-parrot = Papagei
face-octopus = Krake
face-bee = Biene
face-rabbit = Hase
face-penguin = Pinguin
face-hedgehog = Igel
face-seal = Robbe
tint-coral = Koralle
tint-amber = Bernstein
tint-lime = Limette
tint-teal = Petrol
tint-sky = Himmelblau
tint-indigo = Indigo
tint-violet = Violett
tint-rose = Rosa
tint-sand = Sand
tint-slate = Schiefergrau

### Handicaps

handicap = Handicap
handicap-seen = Alle sehen es. Es gilt ab dem nächsten Spiel.
handicap-none = Keins
handicap-six = Ich bin 6
head-start = Vorsprung
head-start-even = Wie alle anderen
head-start-ahead = { NUMBER($seconds, minimumFractionDigits: 1) } s vor allen anderen
head-start-behind = { NUMBER($seconds, minimumFractionDigits: 1) } s nach allen anderen
no-lock = Nach Fehlern nur kurz warten
handicap-told = Handicap: { $list }
bots-adapt = Bots spielen in eurem Tempo

### Reactions

react = Reagieren
reaction-clap = Klatschen
reaction-wow = Wow
reaction-laugh = Lachen
reaction-ouch = Autsch
reacted = { $name }: { $reaction }
cheered = { $name }: { $reaction } für { $other }
host-reactions = Reaktionen
host-latecomers = Wer später kommt, spielt mit

### For those who do not play

plays-next = Im nächsten Spiel bist du dabei
plays-after = Nach dem letzten Spiel bist du dabei
bet-ask = Wer gewinnt?
bet-placed = Dein Tipp: { $name }
bet-right = Richtig getippt: { $name }!
bet-wrong = Dein Tipp war { $name }. Nächstes Mal klappt’s!
bets-told = Getippt von { $names }
