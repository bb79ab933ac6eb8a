### Game night: what a room refuses.

refused-covered = Kortene ligger stadig med bagsiden op. Vent på “Nu!”
refused-face_taken = Nogen ved bordet har den allerede. Vælg en anden.
refused-muted = Værten har slået reaktioner fra
refused-bet_placed = Du har allerede valgt din favorit

level-slow = Langsom

### Faces

own-face = Dit ansigt
own-tint = Din farve
change-face = Skift ansigt
look-taken = { $name } (optaget)
face-fox = Ræv
face-owl = Ugle
face-cat = Kat
face-dog = Hund
face-bear = Bjørn
face-frog = Frø
face-crab = Krabbe
face-whale = Hval
face-turtle = Skildpadde
face-parrot = Papegøje
face-octopus = Blæksprutte
face-bee = Bi
face-rabbit = Kanin
face-penguin = Pingvin
face-hedgehog = Pindsvin
face-seal = Sæl
tint-coral = Koral
tint-amber = Rav
tint-lime = Lime
tint-teal = Petrol
tint-sky = Himmelblå
tint-indigo = Indigo
tint-violet = Violet
tint-rose = Lyserød
tint-sand = Sand
tint-slate = Skifergrå

### Handicaps

handicap = Handicap
handicap-seen = Alle kan se det. Det gælder fra næste spil.
handicap-none = Intet
handicap-six = Jeg er 6
head-start = Forspring
head-start-even = Som alle andre
head-start-ahead = { NUMBER($seconds, minimumFractionDigits: 1) } s før alle andre
head-start-behind = { NUMBER($seconds, minimumFractionDigits: 1) } s efter alle andre
no-lock = Kun kort ventetid efter fejl
handicap-told = Handicap: { $list }
bots-adapt = Botter følger dit tempo

### Reactions

react = Reagér
reaction-clap = Klap
reaction-wow = Wow
reaction-laugh = Grin
reaction-ouch = Av
reacted = { $name }: { $reaction }
cheered = { $name }: { $reaction } til { $other }
host-reactions = Reaktioner
host-latecomers = Plads til efternølere

### For those who do not play

plays-next = Du er med i næste spil
plays-after = Du er med efter det sidste spil
bet-ask = Hvem vinder?
bet-placed = Din favorit: { $name }
bet-right = Godt gættet: { $name }!
bet-wrong = Din favorit var { $name }. Bedre held næste gang!
bets-told = Favorit hos { $names }
