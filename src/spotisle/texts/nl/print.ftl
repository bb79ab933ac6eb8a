### Printing: what stands on the printed pages, and the page where prints are chosen.

## On paper

print-card = Kaart { $number }: { $symbols }
print-back = Achterkant
print-back-team = Achterkant, { $team }
print-back-port = Achterkant van een haven
print-score-card = Scorekaart, { $team }, { $first } tot { $last }
print-foot = { $deck } · vel { $sheet } · print op 100 %: deze lijn is 50 mm lang
print-fold = Knip per paar uit, vouw langs de stippellijn en plak. Draai één stap per punt, keer om bij zes. Deze lijn is 50 mm lang.
print-reference = { $count } symbolen, en wat je roept
print-name = Naam
print-sum = Totaal
print-costs = Wat het kost
print-joker = Elke ridder leent zijn joker één keer uit
print-sheet = Vel voor eilanddobbelen
print-die = Dobbelsteen om uit te knippen: { $faces }
print-die-help = Knip langs de omtrek, vouw alle lijnen, plak de grijze lipjes. Deze lijn is 50 mm lang.
