### Game night: what a room refuses.

refused-covered = De kaarten liggen nog gedekt. Wacht op “Start!”
refused-face_taken = Iemand aan tafel heeft die al. Kies een andere.
refused-muted = De host heeft reacties uitgezet
refused-bet_placed = Je hebt je favoriet al gekozen

level-slow = Langzaam

### Faces

own-face = Je gezicht
own-tint = Je kleur
change-face = Gezicht wijzigen
look-taken = { $name } (bezet)
face-fox = Vos
face-owl = Uil
face-cat = Kat
face-dog = Hond
face-bear = Beer
face-frog = Kikker
face-crab = Krab
face-whale = Walvis
face-turtle = Schildpad
face-parrot = Papegaai
face-octopus = Octopus
face-bee = Bij
face-rabbit = Konijn
face-penguin = Pinguïn
face-hedgehog = Egel
face-seal = Zeehond
tint-coral = Koraal
tint-amber = Amber
tint-lime = Limoen
tint-teal = Petrol
tint-sky = Hemelsblauw
tint-indigo = Indigo
tint-violet = Paars
tint-rose = Roze
tint-sand = Zand
tint-slate = Leigrijs

### Handicaps

handicap = Handicap
handicap-seen = Iedereen ziet dit. Het telt vanaf het volgende spel.
handicap-none = Geen
handicap-six = Ik ben 6
head-start = Voorsprong
head-start-even = Net als iedereen
head-start-ahead = { NUMBER($seconds, minimumFractionDigits: 1) } s eerder dan de rest
head-start-behind = { NUMBER($seconds, minimumFractionDigits: 1) } s later dan de rest
no-lock = Maar kort wachten na een fout
handicap-told = Handicap: { $list }
bots-adapt = Bots volgen je tempo

### Reactions

react = Reageren
reaction-clap = Applaus
reaction-wow = Wauw
reaction-laugh = Lachen
reaction-ouch = Au
reacted = { $name }: { $reaction }
cheered = { $name }: { $reaction } voor { $other }
host-reactions = Reacties
host-latecomers = Laatkomers laten aanschuiven

### For those who do not play

plays-next = Je doet mee met het volgende spel
plays-after = Je doet mee na het laatste spel
bet-ask = Wie gaat er winnen?
bet-placed = Je favoriet: { $name }
bet-right = Goed gezien: { $name }!
bet-wrong = Je favoriet was { $name }. Volgende keer beter!
bets-told = Favoriet van { $names }
