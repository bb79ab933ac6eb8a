### Printing: what stands on the printed pages, and the page where prints are chosen.

## On paper

print-card = Card { $number }: { $symbols }
print-back = Back
print-back-team = Back, { $team }
print-back-port = Back of a port
print-score-card = Score card, { $team }, { $first } to { $last }
print-foot = { $deck } · sheet { $sheet } · print at 100 %: this line is 50 mm long
print-fold = Cut out in pairs, fold along the dashed line and glue. Turn one step a point, turn over at six. This line is 50 mm long.
print-reference = { $count } symbols, and what to shout
print-name = Name
print-sum = Total
print-costs = What it costs
print-joker = Each knight lends its joker once
print-sheet = Island dice sheet
print-die = Cut-out die: { $faces }
print-die-help = Cut along the outline, fold all lines, glue the grey tabs. This line is 50 mm long.

## The page where prints are chosen

print-options = What to print
print-parts = Pages
print-part-cards = Cards
print-part-backs = Backs
print-part-scores = Score cards
print-part-sheets = Sheets
print-part-dice = Dice to cut out
print-part-reference = All symbols by name
print-part-rules = Rules
print-paper = Paper
print-paper-a4 = A4
print-paper-letter = Letter
print-paper-a3 = A3
print-paper-card = One a page
print-size = Size of a card
print-mm = { $count } mm
print-shape = Shape
print-shape-round = Round
print-shape-hexagon = Hexagon
print-shape-square = Square
print-backs = Backs
print-backs-none = None
print-backs-long = Long edge
print-backs-short = Short edge
print-shift-x = Move backs right (mm)
print-shift-y = Move backs down (mm)
print-outline = Line to cut along
print-marks = Cut marks
print-bleed = Bleed (mm)
print-safe = Safe margin (mm)
print-spare = All 57 cards
print-players = Sheets
print-per-page = Sheets on a page
print-download = Download PDF
print-making = The pages are being set …
print-cancel = Cancel
print-left-out = The server has no font for { $letters }: these letters are left out.
print-preview = How it will look
print-page = Page { $number }: { $part }
print-failed = This cannot be printed; try another size or paper.
print-tip-scale = Print at 100 %, not “fit to page”. The line at the foot of a page must be 50 mm long.
print-tip-paper = Paper of 200 to 250 g feels like cards. For backs, print one sheet first and hold it against the light.
print-tip-cut = Cut with good scissors, or switch the line off and use a circle punch of the same size.
print-pages = { $count ->
    [one] One page
   *[other] { $count } pages
}
print-all-pages = { $count ->
    [one] Show the page
   *[other] Show all { $count } pages
}
