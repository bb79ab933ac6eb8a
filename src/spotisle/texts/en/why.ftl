### Why it works: the scenes, the poster and the worksheet.

## Around the scenes

why-intro = Any two cards share exactly one picture. Always. Find out how.
why-scenes = Scenes
why-onward = Next: { $scene }
why-print = Print the poster

## Two lines, one point

why-lines = Two lines, one point
why-lines-how = Here are seven cards with three pictures each. Each card is a line through its three pictures.
why-lines-try = Tap two cards. Or tap two pictures.
why-lines-more = Now tap another one.
why-lines-cards = These two cards share one picture: { $picture }.
why-lines-pictures = Only one card has both: { $one } and { $other }.
why-lines-swap = Swap places
why-lines-swapped = Now the cards are the points, and every line is a picture. It still works!
why-lines-card = Card with { $pictures }
why-lines-all-cards = The seven cards
why-lines-all-pictures = The seven pictures
why-lines-because = Two lines cross in one point. So two cards share one picture.

## The star on the dial

why-dial = The star on the dial
why-dial-how = All the pictures are in a circle. A card is a star: it has the pictures that its tips touch.
why-dial-turn = Turn a star by one step and you get the next card. Drag the stars!
why-dial-meet = The two stars meet at one picture: { $picture }.
why-dial-gold = Gold star
why-dial-blue = Blue star
why-dial-card = Card { $number }
why-dial-step = Turn one step
why-dial-size = Pictures on a card
why-dial-because = Count the steps from tip to tip. Every number of steps comes exactly once. So two stars always meet, and only once.

## How many?

why-count = How many?
why-count-how = How many pictures should a card have? Slide, and see how big the deck gets.
why-count-cards = Cards: { $count }
why-count-pictures = Different pictures: { $count }
why-count-formula = { $size } × { $size } − { $size } + 1 = { $count }
why-count-table = Each column is a card, and each row is a picture. A dot means: this card has this picture.
why-count-check = Check all pairs
why-count-checking = Pairs compared: { $pairs }
why-count-proved = Pairs compared: { $pairs }. Every one shares exactly one picture.
why-count-impossible = There’s no such deck. Bruck and Ryser proved in 1949 that it can’t work.
why-count-searched = There’s no such deck. Computers tried every way, for years, until 1989.
why-count-unknown = Nobody knows. No one has found such a deck, or proved that there is none.

## Why 55?

why-spare = Why 55?
why-spare-how = With eight pictures on a card you get 57 cards. The usual box has only 55. These two are left out:
why-spare-twice = { $picture } is on both of them. So it’s on six cards now, not eight.
why-spare-once = Each of these fourteen is on seven cards now, not eight:
why-spare-reason = Leave out any cards you like: the others still match. Nobody has told us why it’s 55.
why-spare-all = Deal all 57 cards

## Fifteen schoolgirls

why-girls = Fifteen schoolgirls
why-girls-how = Fifteen girls walk in rows of three, for seven days. No two may walk in the same row twice.
why-girls-try = Tap two girls to swap them, or drag one onto another. In a red row, some girls have met before.
why-girls-day = Day { $day }
why-girls-again = Day { $day }, with a red row
why-girls-girl = Girl { $letter }, row { $row }
why-girls-met = Pairs that have met: { $met } of 105
why-girls-hint = Show this day
why-girls-all = Show the week
why-girls-anew = Start over
why-girls-change = These days don’t fit into one week. Swap girls on day { $day }, then ask again.
why-girls-solved = Solved! Everyone has met everyone, and nobody twice.
why-girls-lamps = The secret: give each girl four lamps, some of them lit. In every row, each lamp is lit for two girls or for none.
why-girls-club = The same maths seats a club night, so that you keep meeting new people.

## The story

why-story = The story
why-story-1850 = Thomas Kirkman, an English vicar, sets a puzzle in a magazine: fifteen schoolgirls go for a walk in threes.
why-story-codes = Engineers find the same patterns useful for messages that repair their own mistakes.
why-story-1976 = Jacques Cottereau, in France, takes up Kirkman’s puzzle and builds on what the engineers found.
why-story-puzzle = His “retriever” puzzle appears in two magazines: “Le Petit Archimède” and “Pour la Science”.
why-story-insects = He makes a game of insects: 31 cards, six insects on each. Any two cards share one.
why-story-2008 = Denis Blanchot finds some of the insect cards. Together they make it a party game: eight bright pictures on each card, and a child can name them all.
why-story-2009 = The game comes out in a round tin with 55 cards. Today people all over the world play it.
why-story-later = Later
why-story-first = First
why-story-then = Then
why-story-garden = Our Garden deck remembers the insects: 31 cards, six pictures on each.
why-story-thanks = Thank you to everyone who came up with it!
why-story-independent = Spotisle is independent: it has nothing to do with the publishers of printed games.

## The poster and the worksheet

why-poster = Why do two cards always match?
why-sheet-name = Name:
why-sheet-girls = Write the letters A to O in the rows, one for each girl. Day 1 is done. No two may share a row twice.
why-sheet-deck = Make your own deck. Draw a picture in each circle. On each card, draw the three pictures that are on its line.
why-sheet-own = A deck of your own
why-sheet-solution = Solution
