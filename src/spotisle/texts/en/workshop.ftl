### The deck workshop: pictures and words become cards.

## Supplies

ws-supplies = Pictures and words
ws-drop = Drop or paste pictures here
ws-choose = Choose pictures
ws-photo = Take a photo
ws-words = Words or emoji
ws-words-hint = cat, dog, 🐸…
ws-add = Add
ws-no-picture = This browser can’t read { $file }.

## The bench

ws-name = Deck name
ws-unnamed = My deck
ws-name-of = Name of symbol { $number }
ws-edit = Edit { $name }
ws-remove = Remove { $name }
ws-put-back = Put { $name } back
ws-shelf = Decks on this device
ws-new = New deck
ws-open = Open deck file
ws-throw = Delete { $name } from this device

## One piece

ws-crop = Visible part: move it with the arrow keys
ws-zoom = Zoom
ws-cut = Crop
ws-word = Word or emoji
ws-names = Names
ws-other = On the other cards
ws-other-word = Word on the other cards
ws-picture = Picture
ws-done = Done

## The deck

ws-fit = { $cards } pictures make { $cards } cards with { $each } on each
ws-few = You need at least seven pictures
ws-spare = { $spare ->
    [one] One picture is left over
   *[other] { $spare } pictures are left over
}
ws-next = { $missing ->
    [one] Add one more for { $cards } cards with { $each } on each
   *[other] Add { $missing } more for { $cards } cards with { $each } on each
}
ws-size = Size
ws-size-option = { $cards } cards, { $each } on each
ws-learning = Learning deck
ws-learning-hint = One card shows the picture, the other the word.
ws-cards = Your cards
ws-sketch = This is a quick sketch. Saved cards are packed more tightly.
ws-all-cards = Show all { $count } cards
ws-alike = Easy to mix up: { $pairs }

## Keeping it

ws-kept = Everything is saved on this device.
ws-not-kept = This browser can’t save decks. Save yours on the server.
ws-save = Save on server
ws-save-again = Save changes
ws-missing = The deck workshop isn’t installed here. Ask whoever runs this server.
ws-saving = Making your cards…
ws-saved = Saved
ws-play = Play it
ws-print = Print
ws-download = Download deck file
ws-owner = This is your owner link. Anyone who has it can change the deck, so keep it safe.
