### The deck workshop: pictures and words become cards.

## Supplies

ws-supplies = Pictures and words
ws-drop = Drop pictures here, or paste them
ws-choose = Choose pictures
ws-photo = Take a photo
ws-words = Words or emoji
ws-words-hint = cat, dog, 🐸 …
ws-add = Add
ws-no-picture = { $file } is no picture that this browser can read.

## The bench

ws-name = Name of the deck
ws-unnamed = My deck
ws-name-of = Name of symbol { $number }
ws-edit = Change { $name }
ws-remove = Take { $name } out
ws-put-back = Put { $name } back
ws-shelf = Decks on this device
ws-new = New deck
ws-open = Open a deck file
ws-throw = Delete { $name } from this device

## One piece

ws-crop = What is shown: move it with the arrow keys
ws-zoom = Closer
ws-cut = Cut out
ws-word = Word or emoji
ws-names = Names
ws-other = On the other cards
ws-other-word = Word on the other cards
ws-picture = Picture
ws-done = Done

## The deck

ws-fit = { $cards } pictures make { $cards } cards with { $each } each
ws-few = Seven pictures make the smallest deck
ws-spare = { $spare ->
    [one] One picture is left out
   *[other] { $spare } pictures are left out
}
ws-next = { $missing ->
    [one] One more makes { $cards } cards with { $each } each
   *[other] { $missing } more make { $cards } cards with { $each } each
}
ws-size = Size
ws-size-option = { $cards } cards with { $each } each
ws-learning = Learning deck
ws-learning-hint = One card shows the picture, the other the word.
ws-cards = Your cards
ws-sketch = A first sketch. Saved cards are packed more closely.
ws-all-cards = Show all { $count } cards
ws-alike = Easily mixed up: { $pairs }

## Keeping it

ws-kept = Everything is kept on this device.
ws-not-kept = This browser keeps nothing: save the deck on the server.
ws-save = Save on this server
ws-save-again = Save the changes
ws-saving = The cards are being laid out …
ws-saved = Saved
ws-play = Play in a room
ws-print = Print
ws-download = Download the deck file
ws-owner = Your owner link: whoever has it may change the deck. Keep it well.
