### Game night: what a room refuses.

refused-covered = Karty są jeszcze zakryte. Czekaj na „Start!”
refused-face_taken = Ktoś przy stole już to ma. Wybierz coś innego.
refused-muted = Gospodarz wyciszył reakcje
refused-bet_placed = Masz już swój typ

level-slow = Powolny

### Faces

own-face = Twoja buźka
own-tint = Twój kolor
change-face = Zmień buźkę
look-taken = { $name } (zajęte)
face-fox = Lis
face-owl = Sowa
face-cat = Kot
face-dog = Pies
face-bear = Miś
face-frog = Żaba
face-crab = Krab
face-whale = Wieloryb
face-turtle = Żółw
face-parrot = Papuga
face-octopus = Ośmiornica
face-bee = Pszczoła
face-rabbit = Królik
face-penguin = Pingwin
face-hedgehog = Jeż
face-seal = Foka
tint-coral = Koral
tint-amber = Bursztyn
tint-lime = Limonka
tint-teal = Morski
tint-sky = Błękit
tint-indigo = Indygo
tint-violet = Fiolet
tint-rose = Róż
tint-sand = Piasek
tint-slate = Grafit

### Handicaps

handicap = Fory
handicap-seen = Widzą je wszyscy. Działają od następnej gry.
handicap-none = Bez forów
handicap-six = Mam 6 lat
head-start = Przewaga na starcie
head-start-even = Jak wszyscy
head-start-ahead = { NUMBER($seconds, minimumFractionDigits: 1) } s przed wszystkimi
head-start-behind = { NUMBER($seconds, minimumFractionDigits: 1) } s po wszystkich
no-lock = Krótkie czekanie po pomyłce
handicap-told = Fory: { $list }
bots-adapt = Boty grają w twoim tempie

### Reactions

react = Zareaguj
reaction-clap = Brawo
reaction-wow = Wow
reaction-laugh = Śmiech
reaction-ouch = Auć
reacted = { $name }: { $reaction }
cheered = { $name } → { $other }: { $reaction }
host-reactions = Reakcje
host-latecomers = Miejsca dla spóźnionych

### For those who do not play

plays-next = Zagrasz w następnej grze
plays-after = Zagrasz po ostatniej grze
bet-ask = Kto wygra?
bet-placed = Twój typ: { $name }
bet-right = Trafiony typ: { $name }!
bet-wrong = Twój typ: { $name }. Następnym razem się uda!
bets-told = Typują: { $names }
