# What the table itself says: pages, decks, practice.

tagline =
    Two cards.
    One symbol in common.
pitch = Any two cards share exactly one symbol. Find it before anyone else does.
new-version = There’s a new version.
reload = Reload
language = Language
start-page = Home
workshop = Deck workshop
    .summary = Make cards from your own pictures and words
own-table = For your own table
pad = Score pad
    .summary = Keep score when you play with real cards or dice

## Decks

decks = Decks to practise with
deck-classic = Classic
deck-beach = Beach
deck-island = Island
deck-garden = Garden
deck-contents = { $cards } cards, { $symbols } symbols
deck-ages = ages { $ages }+
deck-choice = Deck

## Practice

practice = Practice
practice-deck = Practise now
practice-prompt = Tap the symbol that’s on both cards
practice-found = { $symbol }!
practice-wrong = { $symbol }: not on both cards
practice-last = Last
practice-best = Best
first-card = First card
second-card = Second card
seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s

## Credits

about = About
credits = Credits
credits-thanks = The symbols on the cards come from these open collections. Thank you to everyone who drew them!
credits-own = Spotisle’s own drawings
credits-team = The Spotisle team
credits-outlined = We added a dark outline and centred each icon in a square.
credits-coloured = We added a dark outline, centred each icon in a square and coloured the plain ones.
credits-ringed = We drew a dark ring around each flag.
credits-bold = We use the Latin and Cyrillic letters of the bold font.
credits-licence = Licence
credits-symbols = { $count ->
    [one] One symbol
   *[other] { $count } symbols
}

## Learning

rules = Rules
print = Print and play
how-to-play = How to play
