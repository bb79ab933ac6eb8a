### Printing: what stands on the printed pages, and the page where prints are chosen.

## On paper

print-card = Card { $number }: { $symbols }
print-back = Back
print-back-team = Back, { $team }
print-back-port = Back of a port
print-score-card = Score card, { $team }, { $first } to { $last }
print-foot = { $deck } · sheet { $sheet } · print at 100%: this line is 50 mm long
print-fold = Cut out each pair, fold along the dashed line and glue. Turn the card one step per point and flip it at six. This line is 50 mm long.
print-reference = All { $count } symbols and their names
print-name = Name
print-sum = Total
print-costs = Costs
print-joker = Use each knight’s joker once
print-sheet = Island Dice sheet
print-die = Cut-out die: { $faces }
print-die-help = Cut along the outline, fold along every line and glue the grey tabs. This line is 50 mm long.

## The page where prints are chosen

print-options = What to print
print-parts = Pages
print-part-cards = Cards
print-part-backs = Backs
print-part-scores = Score cards
print-part-sheets = Sheets
print-part-dice = Dice to cut out
print-part-reference = List of symbols
print-part-rules = Rules
print-paper = Paper
print-paper-a4 = A4
print-paper-letter = Letter
print-paper-a3 = A3
print-paper-card = One per page
print-size = Card size
print-mm = { $count } mm
print-shape = Shape
print-shape-round = Round
print-shape-hexagon = Hexagon
print-shape-square = Square
print-backs = Print backs
print-backs-none = None
print-backs-long = Flip on long edge
print-backs-short = Flip on short edge
print-shift-x = Shift backs right (mm)
print-shift-y = Shift backs down (mm)
print-outline = Cutting line
print-marks = Crop marks
print-bleed = Bleed (mm)
print-safe = Safe margin (mm)
print-spare = All 57 cards
print-players = Number of sheets
print-per-page = Sheets per page
print-download = Download PDF
print-making = Preparing your pages…
print-cancel = Cancel
print-left-out = The server has no font for { $letters }, so those letters won’t be printed.
print-preview = Preview
print-page = Page { $number }: { $part }
print-missing = Printing isn’t installed here. Ask whoever runs this server.
print-failed = That doesn’t fit on the page. Try another size or paper.
print-tip-scale = Print at 100%, not “fit to page”. The line at the bottom of each page should be 50 mm long.
print-tip-paper = Paper of 200–250 gsm feels like real cards. Printing backs? Try one sheet and hold it up to the light.
print-tip-cut = Use sharp scissors. Or switch off the cutting line and use a circle punch of the same size.
print-pages = { $count ->
    [one] One page
   *[other] { $count } pages
}
print-all-pages = { $count ->
    [one] Show the page
   *[other] Show all { $count } pages
}
