### What is said around a room: the doors, the lobby, the menu, the end of a game.

## Doors

play-now = Play now
make-room = Create a room
two-here = Two players, one screen
two-how = Put the screen between you and play from opposite sides.
player-number = Player { $number }
bots-too = Add bots?
have-code = Have a code?
join = Join
code-short = Type the whole code: five letters, or six for a club night
room-failed = Couldn’t create a room. Try again in a moment.
public-rooms = Open rooms
choose-game = Tap a game to start
bot-count = How many bots?
bot-total = { $count ->
    [0] No bots
    [one] { $count } bot
   *[other] { $count } bots
}
guest = Guest
come-in = Come on in!
coming-in = Joining the room…
your-name = Your name
only-watch = Just watch

## Lobby

room-title = Room { $code }
around-the-table = Around the table
seat-free = Seat { $number }: free
seat-bot = { $name }, a bot: { $level }
seat-yours = { $name }: your seat
seat-taken = { $name }’s seat
seat-away = { $name }’s seat (away)
sit-here = Sit here
sit-down = Take a seat
stand-up = Just watch
rename = Rename
team = Team
team-any = Any
seat-a-bot = Add bot here
bot-level = How fast are the bots?
bot-away = Remove bot
add-bot = Add a bot
free-seat = Free this seat
hand-over = Make host
send-away = Remove
send-away-name = Remove { $name }
level-child = Child
level-casual = Casual
level-sharp = Sharp
level-expert = Expert
level-lightning = Lightning
start = Start
too-few = { $count ->
    [one] One more player needed: invite someone or add a bot
   *[other] { $count } more players needed: invite people or add bots
}
too-many = { $count ->
    [one] Only one player at a time: the others watch
   *[other] { $count } players at most: someone has to watch
}
seats-limit = { $count ->
    [one] For one player only
   *[other] { $count } players at most
}
host-starts = Waiting for the host to start
host-chooses = The host is choosing a game
teams-hint = Tap a seat to pick its team
watching = Watching
invite = Invite others
invite-how = Scan the QR code, open the link or type the code on the home page.
room-code = Room code: { $code }
room-link = Room link
qr-code = QR code for room { $code }
share = Share
copy = Copy
copied = Copied!
open-table-view = Open big screen
public-room = List on home page
join-here = Scan to join
table-view = Big screen

## What to play

what-we-play = What shall we play?
mode = Mode
game = Game
fine-points = More options
preset = Rules
preset-classic = Classic
preset-classic-it = Classic (Italian)
preset-beach = Beach
preset-beach-pl = Beach (Polish)
preset-beach-da = Beach (Danish)
preset-island = Island
preset-garden = Garden
preset-island-pl = Island (Polish)
preset-island-en = Island (English)
tie-rule = Tie between three or more
tie-hot_potato = One round of Hot Potato
tie-knockout = The loser drops out
tie-minigame = One more game
tie-shared = Shared, even between two
tie-game = Tie-break game
tie-game-last = The game you just played
random-order = Random order
option-cards = Number of cards
option-penalty = After a wrong tap
option-penalty-lock = Wait for the next card
option-penalty-freeze = Wait 1.5 seconds
option-penalty-none = Nothing happens
option-end = How it ends
option-end-first_out = The first player out wins
option-end-last_left = The last player left loses
option-rounds = Rounds
option-rounds-deck = Until the deck runs out
option-last_round = Last round
option-last_round-short = Play the leftover cards
option-last_round-none = Full rounds only
option-own_isolated = Covering your own colour
option-own_isolated-allow = Always allowed
option-own_isolated-forbid = Only next to your colour
option-centre = Centre of the island
option-centre-seven = Seven cards
option-centre-single = One card
option-ports = Where the ports are
option-ports-standard = Standard
option-ports-mirrored = Mirrored
tournament-length = Number of games
each-once = Every game once
turn-time = Time per turn
no-limit = No limit
turn-seconds = { $seconds ->
    [one] One second
   *[other] { $seconds } seconds
}
joker-next-turn = New jokers work next turn
next-time = Next game
host-says = When the host is ready
after-seconds = { $seconds ->
    [one] After one second
   *[other] After { $seconds } seconds
}

## In play

answers-late = { $name }’s taps arrive later than they should. This gives them no advantage.
menu = Menu
close = Close
pause = Pause
resume = Resume
paused = Paused
press-resume = { $name }, tap “Resume”!
end-game = End game
leave = Leave room
you-watch = You’re watching
away = Away: { $names }
new-host = { $name } is the host now
new-host-you = You’re the host now
line-down = Reconnecting…
bot-for = Bot for { $name }
bot-plays-for-you = A bot is playing for you
play-on = I’m back
light = Theme
light-system = System
light-day = Light
light-lamp = Dark
wish-sound = Sound
wish-vibration = Vibration
wish-lefthanded = Left-handed
wish-large = Large symbols
wish-voice = Play by voice
deaf-forbidden = Your browser can’t use the microphone. Allow it (this needs https), then switch this on again.
deaf-microphone = No microphone found.
deaf-language = This browser can’t understand spoken English.
deaf-tap = Tap instead
tie-break = Tie-break!
scores = Scores
reason-paused = The game is paused
reason-cut_off = Connection lost: try again
reason-not_seated = You’re not seated at this table
reason-not_playing = No game is running. Wait for the next one.
reason-unavailable = The server can’t save right now. Try again.

## End of a game

wins = { $name } wins!
you-win = You win!
champion = { $name } is the champion!
you-champion = You’re the champion!
champion-tie-break = After a tie-break
shared-win = { $names } share the win!
shared-title = { $names } share the title!
series-lead = { $name } is in the lead
series-shared-lead = { $names } share the lead
tie-headline = It’s a tie!
usual-time = usually
best-time = best
mistakes = { $count ->
    [one] one mistake
   *[other] { $count } mistakes
}
fastest-find = Fastest find
best-hidden = Hardest to find
symbols-quickest = Quickest to find
symbols-mistaken = Most often wrong
symbols-all = All symbols ({ $count })
symbols-symbol = Symbol
symbols-found = Found
symbols-mean = Average
symbols-fastest = Fastest
symbols-wrong = Wrong
times = { $count }×
points-word = { $count ->
    [one] point
   *[other] points
}
points-before = { $before ->
    [one] one point carried over
   *[other] { $before } points carried over
}
first-out = first out
counted-welcome = { $count ->
    [one] one visible card
   *[other] { $count } visible cards
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
    [one] one card captured
   *[other] { $count } cards captured
}
series-sheet = Score sheet
total = Total
score-points = { $count ->
    [one] One point
   *[other] { $count } points
}
rematch = Rematch!
rematch-wanted = { $count ->
    [one] { $names } wants a rematch!
   *[other] { $names } want a rematch!
}
next-game = Next game
play-tie-break = Play tie-break
next-soon = The next game starts by itself
pick-next = Pick the next game
picker-chooses = { $name } lost and picks the next game
host-goes-on = Waiting for the host
tables-go-on = Waiting for the other tables
download-record = Download game file

## Refusals

refused-not_host = Only the host can do that
refused-not_seated = Take a seat first
refused-not_your_seat = That’s not your seat
refused-seat_taken = That seat is taken. Pick another.
refused-seat_free = Nobody’s sitting there
refused-no_free_seat = All seats are taken. Just watch for now.
refused-no_such_person = They’ve already left the room
refused-no_such_bot = That bot is gone
refused-no_such_colour = Pick blue, orange or red
refused-no_name = Enter a name
refused-room_full = This room is full. Create your own.
refused-playing = Finish or end this game first
refused-not_playing = Start a game first
refused-not_over = Finish this game first
refused-not_asked = You can’t do that right now
refused-paused = The game is paused. Tap “Resume”.
refused-nobody_sits = Nobody’s at the table: take a seat or add bots
refused-players = Wrong number of players. Pick another game.
refused-teams = Those teams don’t work: use 1-1, 1-1-1, 2-2, 2-2-1 or 2-2-2
refused-cards = Not enough cards: play fewer rounds or use a bigger deck
refused-no_such_deck = That deck isn’t on this server. Pick another.
refused-cannot_play = These options don’t work together. Change one of them.
refused-no_pad = Open a score pad first
refused-not_on_pad = You can’t write that there
refused-pad_changed = Someone just changed the score pad. Check it again.
refused-too_fast = Too fast! Wait a moment.
refused-not_installed = That isn’t installed here. Ask whoever runs this server.
dice-bots-missing = Bots for Island Dice aren’t installed here. Ask whoever runs this server.
refused-unavailable = The server can’t save right now. Try again.
refused-cut_off = Connection lost. Try again.

## Goodbyes

bye-left = You’ve left the room.
bye-broken = Something went wrong and this room was closed. Create a new one.
bye-kicked = The host removed you from the room.
bye-locked = The doors are locked, or the evening is over. Ask the organiser.
bye-no_room = There’s no room with this code. Check the letters.
bye-elsewhere = You opened this room in another window. Continue there.
bye-room_full = This room is full. Create your own.
bye-version = Spotisle was updated. Reload this page.
bye-flood = Too many taps at once. Reload this page.
bye-fault = Something went wrong. Reload this page.

## Watching again, and the coach

replay = Replay
watch-again = Watch replay
watch-series = Watch series replay
analysis = Analysis
played-here = Games played here
whole-series = Full series
wish-coach = Coach
coach-allowed = Allow the coach
