### Game night: what a room refuses.

refused-covered = Le carte sono ancora coperte. Aspetta il “Via!”
refused-face_taken = Qualcuno al tavolo ce l’ha già. Scegli altro.
refused-muted = L’host ha disattivato le reazioni
refused-bet_placed = Hai già fatto il tuo pronostico

level-slow = Lento

### Faces

own-face = La tua faccia
own-tint = Il tuo colore
change-face = Cambia faccia
look-taken = { $name } (già in uso)
face-fox = Volpe
face-owl = Gufo
face-cat = Gatto
face-dog = Cane
face-bear = Orso
face-frog = Rana
face-crab = Granchio
face-whale = Balena
face-turtle = Tartaruga
face-parrot = Pappagallo
face-octopus = Polpo
face-bee = Ape
face-rabbit = Coniglio
face-penguin = Pinguino
face-hedgehog = Riccio
face-seal = Foca
tint-coral = Corallo
tint-amber = Ambra
tint-lime = Verde lime
tint-teal = Verde acqua
tint-sky = Celeste
tint-indigo = Indaco
tint-violet = Viola
tint-rose = Rosa
tint-sand = Sabbia
tint-slate = Grigio ardesia

### Handicaps

handicap = Handicap
handicap-seen = Lo vedono tutti. Vale dalla prossima partita.
handicap-none = Nessuno
handicap-six = Ho 6 anni
head-start = Vantaggio
head-start-even = Come tutti
head-start-ahead = { NUMBER($seconds, minimumFractionDigits: 1) } s prima degli altri
head-start-behind = { NUMBER($seconds, minimumFractionDigits: 1) } s dopo gli altri
no-lock = Attesa breve dopo un errore
handicap-told = Handicap: { $list }
bots-adapt = I bot seguono il tuo ritmo

### Reactions

react = Reagisci
reaction-clap = Applauso
reaction-wow = Wow
reaction-laugh = Risata
reaction-ouch = Ahi
reacted = { $name }: { $reaction }
cheered = { $name }: { $reaction } per { $other }
host-reactions = Reazioni
host-latecomers = Posto per chi arriva tardi

### For those who do not play

plays-next = Giochi dalla prossima partita
plays-after = Giochi dopo l’ultima partita
bet-ask = Chi vincerà?
bet-placed = Il tuo pronostico: { $name }
bet-right = Indovinato: { $name }!
bet-wrong = Il tuo pronostico era { $name }. Sarà per la prossima!
bets-told = Pronostico di { $names }
