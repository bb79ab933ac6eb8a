### Game night: what a room refuses.

refused-covered = The cards are still face down. Wait for “Go!”
refused-face_taken = Someone at the table already has that. Pick another.
refused-muted = The host has muted reactions
refused-bet_placed = You’ve already picked a winner

level-slow = Slow

### Faces

own-face = Your face
own-tint = Your colour
change-face = Change face
look-taken = { $name } (taken)
face-fox = Fox
face-owl = Owl
face-cat = Cat
face-dog = Dog
face-bear = Bear
face-frog = Frog
face-crab = Crab
face-whale = Whale
face-turtle = Turtle
face-parrot = Parrot
face-octopus = Octopus
face-bee = Bee
face-rabbit = Rabbit
face-penguin = Penguin
face-hedgehog = Hedgehog
face-seal = Seal
tint-coral = Coral
tint-amber = Amber
tint-lime = Lime
tint-teal = Teal
tint-sky = Sky blue
tint-indigo = Indigo
tint-violet = Violet
tint-rose = Pink
tint-sand = Sand
tint-slate = Slate grey

### Handicaps

handicap = Handicap
handicap-seen = Everyone sees it. It starts with the next game.
handicap-none = None
handicap-six = I’m 6
head-start = Head start
head-start-even = Same as everyone
head-start-ahead = { NUMBER($seconds, minimumFractionDigits: 1) } s before everyone else
head-start-behind = { NUMBER($seconds, minimumFractionDigits: 1) } s after everyone else
no-lock = Short wait after mistakes
handicap-told = Handicap: { $list }
bots-adapt = Bots match your speed

### Reactions

react = React
reaction-clap = Clap
reaction-wow = Wow
reaction-laugh = Laugh
reaction-ouch = Ouch
reacted = { $name }: { $reaction }
cheered = { $name }: { $reaction } for { $other }
host-reactions = Reactions
host-latecomers = Seat latecomers

### For those who do not play

plays-next = You’re in the next game
plays-after = You’re in after the last game
bet-ask = Who will win?
bet-placed = Your pick: { $name }
bet-right = You called it: { $name }!
bet-wrong = You picked { $name }. Better luck next time!
bets-told = Picked by { $names }
