### What is said around a room: the doors, the lobby, the menu, the end of a game.

## Doors

play-now = Play now
make-room = Make a room
two-here = Two on this screen
two-how = Lay the device between you: each plays from their own end.
player-number = Player { $number }
bots-too = How many bots besides?
have-code = Have a code?
join = Join
code-short = A code has five letters
room-failed = No room could be made. Try again in a moment.
public-rooms = Open rooms
choose-game = Tap a game to begin
bot-count = How many?
guest = Guest
come-in = Come in!
coming-in = Finding your seat …
your-name = Your name
only-watch = Only watch

## Lobby

room-title = Room { $code }
around-the-table = Around the table
seat-free = Seat { $number }: free
seat-bot = { $name }, a bot: { $level }
seat-yours = { $name }: your seat
seat-taken = Seat of { $name }
seat-away = Seat of { $name }, who is away
sit-here = Sit here
sit-down = Sit down
stand-up = Only watch
rename = Rename
team = Team
team-any = Any
seat-a-bot = Put a bot here
bot-level = How quick are the bots?
bot-away = Send the bot away
add-bot = Add a bot
free-seat = Free the seat
hand-over = Make host
send-away = Send away
send-away-name = Send { $name } away
level-child = Child
level-casual = Casual
level-sharp = Sharp
level-expert = Expert
level-lightning = Lightning
start = Start
too-few = { $count ->
    [one] One more player is needed: invite somebody or add a bot
   *[other] { $count } more players are needed: invite somebody or add bots
}
too-many = At most { $count } play this: somebody has to watch
host-starts = The host starts the game
host-chooses = The host chooses what to play
teams-hint = Tap a seat to choose its team
watching = Watching
invite = Invite others
invite-how = Scan the picture, open the link, or type the code on the start page.
room-code = Code of this room: { $code }
room-link = Link to this room
qr-code = Picture to scan: leads to room { $code }
share = Share
copy = Copy
copied = Copied!
open-table-view = Big screen
public-room = Show on the start page
join-here = Scan and play
table-view = Big screen

## What to play

what-we-play = What shall we play?
mode = Way to play
game = Game
choose-several = Tap the games you want, in their order; without any, all of the edition are played.
fine-points = Finer points
preset = Rules of
preset-classic = Classic
preset-classic-it = Classic, Italian edition
preset-beach = Beach
preset-beach-pl = Beach, Polish edition
preset-beach-da = Beach, Danish edition
preset-island = Island
preset-garden = Garden
preset-island-pl = Island, Polish edition
preset-island-en = Island, English edition
deck-of-preset = The deck of the edition
as-in-preset = As in the edition
as-usual = As usual
tie-rule = A tie of three or more
tie-hot_potato = A round of Hot Potato
tie-knockout = The loser drops out, again and again
tie-minigame = One more game
tie-shared = They share the win
tie-game = Which game breaks it
tie-game-last = The one just played
random-order = Chance puts the games in order
option-cards = Number of cards
option-penalty = After a mistake
option-penalty-lock = Wait for the next card
option-penalty-freeze = Wait a moment
option-penalty-none = Nothing
option-end = Ends
option-end-first_out = when the first is out
option-end-last_left = when one is left
option-rounds = Rounds
option-rounds-deck = Until the deck is empty
option-last_round = Last round
option-last_round-short = With the cards left
option-last_round-none = Only full rounds
option-own_isolated = Own lonely cards
option-own_isolated-allow = May be covered
option-own_isolated-forbid = May not be covered
option-centre = Heart of the island
option-centre-seven = Seven cards
option-centre-single = One card
option-ports = Ports
option-ports-standard = As usual
option-ports-mirrored = Mirrored
tournament-length = How many games
each-once = Each once
turn-time = Time for a turn
no-limit = No limit
joker-next-turn = New knights help from the next turn on
next-time = Next game
host-says = When the host says so
after-seconds = { $seconds ->
    [one] After one second
   *[other] After { $seconds } seconds
}

## In play

answers-late = { $name } answers later than their network explains. It gains them nothing.
menu = Menu
close = Close
pause = Pause
resume = Go on
paused = Pause
end-game = End the game
leave = Leave the room
you-watch = You are watching
away = Away: { $names }
line-down = Connecting again …
bot-for = A bot for { $name }
bot-plays-for-you = A bot is playing for you
play-on = Play on
light = Light
light-system = As the device
light-day = Day
light-lamp = Lamp
wish-sound = Sound
wish-vibration = Vibration
wish-lefthanded = Left-handed
wish-large = Large symbols
wish-voice = Say the symbol aloud
deaf-forbidden = The browser may not listen. Allow it the microphone (that needs https), then turn this on again.
deaf-microphone = No microphone was found.
deaf-language = This browser cannot hear this language.
deaf-tap = I'll tap
tie-break = Tie-break!
scores = Scores
reason-paused = The game is paused
reason-cut_off = The line was cut: try again
reason-not_seated = You do not sit at this table
reason-not_playing = Nothing is being played
reason-unavailable = The server cannot store anything just now

## End of a game

wins = { $name } wins!
you-win = You win!
champion = { $name } is the champion!
you-champion = You are the champion!
shared-win = { $names } share the win!
tie-headline = A tie!
usual-time = usually
best-time = best
mistakes = { $count ->
    [one] one mistake
   *[other] { $count } mistakes
}
fastest-find = Fastest find
best-hidden = Best hidden
symbols-quickest = Found quickest
symbols-mistaken = Named wrongly
symbols-all = All symbols ({ $count })
symbols-symbol = Symbol
symbols-found = Found
symbols-mean = On average
symbols-fastest = Fastest
symbols-wrong = Wrong
times = { $count }×
points-word = { $count ->
    [one] point
   *[other] points
}
points-before = { $before ->
    [one] one point from before
   *[other] { $before } points from before
}
counted-welcome = { $count ->
    [one] one card in sight
   *[other] { $count } cards in sight
}
counted-ports = { $count ->
    [one] one port
   *[other] { $count } ports
}
counted-longest_route = { $count ->
    [one] a group of one
   *[other] a group of { $count }
}
counted-barbarians = { $count ->
    [one] one card
   *[other] { $count } cards
}
counted-knights = { $count ->
    [one] one card taken
   *[other] { $count } cards taken
}
series-sheet = Score sheet
total = Total
score-points = { $count ->
    [one] One point
   *[other] { $count } points
}
rematch = Rematch!
next-game = Next game
play-tie-break = Play the tie-break
next-soon = The next game begins by itself
pick-next = Pick the next game
picker-chooses = { $name } lost and picks the next game
host-goes-on = The host goes on
to-lobby = Back to the lobby
download-record = Download the record of this game

## Refusals

refused-not_host = Only the host can do that
refused-not_seated = Take a seat first
refused-not_your_seat = That is not your seat
refused-seat_taken = Somebody sits there already
refused-seat_free = Nobody sits there
refused-no_free_seat = All seats are taken
refused-no_such_person = They have left the room
refused-no_such_bot = There is no such bot
refused-no_such_colour = There is no such team
refused-no_name = A name is needed
refused-room_full = The room is full
refused-playing = Not during a game
refused-not_playing = Nothing is being played
refused-not_over = The game is not over yet
refused-not_asked = That is not the question now
refused-paused = The game is paused
refused-nobody_sits = Nobody sits at the table: take a seat, or seat bots
refused-players = This game is not for so many players
refused-teams = The teams do not add up: 1-1, 1-1-1, 2-2, 2-2-1 or 2-2-2
refused-cards = There are not enough cards for that: play fewer rounds, or with a larger deck
refused-no_such_deck = This server does not have that deck (any more)
refused-cannot_play = These choices do not fit this table
refused-no_pad = No score pad is open
refused-not_on_pad = That cannot be written there
refused-pad_changed = Somebody wrote on the pad just now. Look again.
refused-too_fast = That was too much at once. Wait a moment.
refused-unavailable = The server cannot store anything just now. Try again.
refused-cut_off = The line was cut. Try again.

## Goodbyes

bye-left = You have left the room.
bye-broken = This room ran into a fault and is closed. Make a new one.
bye-kicked = The host sent you away.
bye-no_room = There is no room with this code. Check the letters.
bye-elsewhere = You opened this room in another window. Go on there.
bye-room_full = The room is full.
bye-version = There is a new version of the table. Open this page again.
bye-flood = That was too much at once. Open this page again.
bye-fault = The server did not understand this page. Open it again.

## Watching again, and the coach

replay = Replay
watch-again = Watch it again
watch-series = Watch the series again
analysis = Analysis
played-here = Played here
whole-series = A whole series
wish-coach = Coach
coach-allowed = A coach may help
