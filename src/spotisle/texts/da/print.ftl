### Printing: what stands on the printed pages, and the page where prints are chosen.

## On paper

print-card = Kort { $number }: { $symbols }
print-back = Bagside
print-back-team = Bagside, { $team }
print-back-port = Bagside af en havn
print-score-card = Pointkort, { $team }, { $first } til { $last }
print-foot = { $deck } · ark { $sheet } · print i 100 %: denne linje er 50 mm lang
print-fold = Klip ud parvis, fold langs den stiplede linje og lim. Drej ét trin pr. point, vend ved seks. Denne linje er 50 mm lang.
print-reference = { $count } symboler, og hvad man råber
print-name = Navn
print-sum = I alt
print-costs = Hvad det koster
print-joker = Hver ridder låner sin joker ud én gang
print-sheet = Ark til øterninger
print-die = Terning til at klippe ud: { $faces }
print-die-help = Klip langs omridset, fold alle linjer, lim de grå flapper. Denne linje er 50 mm lang.
