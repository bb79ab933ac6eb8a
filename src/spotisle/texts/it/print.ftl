### Printing: what stands on the printed pages, and the page where prints are chosen.

## On paper

print-card = Carta { $number }: { $symbols }
print-back = Dorso
print-back-team = Dorso, { $team }
print-back-port = Dorso di un porto
print-score-card = Carta punteggio, { $team }, da { $first } a { $last }
print-foot = { $deck } · foglio { $sheet } · stampa al 100 %: questa linea è lunga 50 mm
print-fold = Ritaglia a coppie, piega lungo la linea tratteggiata e incolla. Gira di un passo a punto, al sei volta la carta. Questa linea è lunga 50 mm.
print-reference = { $count } simboli, e che cosa gridare
print-name = Nome
print-sum = Totale
print-costs = Quanto costa
print-joker = Ogni cavaliere presta il suo jolly una volta
print-sheet = Foglio dell'isola ai dadi
print-die = Dado da ritagliare: { $faces }
print-die-help = Ritaglia lungo il contorno, piega tutte le linee, incolla le linguette grigie. Questa linea è lunga 50 mm.
