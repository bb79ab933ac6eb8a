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
