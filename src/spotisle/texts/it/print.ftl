### Printing: what stands on the printed pages, and the page where prints are chosen.

## On paper

print-card = Carta { $number }: { $symbols }
print-back = Dorso
print-back-team = Dorso, { $team }
print-back-port = Dorso di un porto
print-score-card = Carta punteggio, { $team }, da { $first } a { $last }
print-foot = { $deck } · foglio { $sheet } · stampa al 100 %: questa linea è lunga 50 mm
print-fold = Ritaglia a coppie, piega lungo la linea tratteggiata e incolla. Gira di un passo a punto, al sei volta la carta. Questa linea è lunga 50 mm.
print-reference = { $count } simboli, e che cosa gridare
print-name = Nome
print-sum = Totale
print-costs = Quanto costa
print-joker = Ogni cavaliere presta il suo jolly una volta
print-sheet = Foglio dell'isola ai dadi
print-die = Dado da ritagliare: { $faces }
print-die-help = Ritaglia lungo il contorno, piega tutte le linee, incolla le linguette grigie. Questa linea è lunga 50 mm.

## The page where prints are chosen

print-options = Che cosa stampare
print-parts = Pagine
print-part-cards = Carte
print-part-backs = Dorsi
print-part-scores = Carte punteggio
print-part-sheets = Fogli
print-part-dice = Dadi da ritagliare
print-part-reference = Tutti i simboli con il nome
print-part-rules = Regole
print-paper = Carta
print-paper-a4 = A4
print-paper-letter = Letter
print-paper-a3 = A3
print-paper-card = Una per pagina
print-size = Misura di una carta
print-mm = { $count } mm
print-shape = Forma
print-shape-round = Tonda
print-shape-hexagon = Esagono
print-shape-square = Quadrata
print-backs = Dorsi
print-backs-none = Nessuno
print-backs-long = Lato lungo
print-backs-short = Lato corto
print-shift-x = Sposta i dorsi a destra (mm)
print-shift-y = Sposta i dorsi in basso (mm)
print-outline = Linea di taglio
print-marks = Segni di taglio
print-bleed = Abbondanza (mm)
print-safe = Margine di sicurezza (mm)
print-spare = Tutte le 57 carte
print-players = Fogli
print-per-page = Fogli per pagina
print-download = Scarica il PDF
print-making = Le pagine sono in preparazione …
print-cancel = Annulla
print-left-out = Il server non ha un carattere per { $letters }: queste lettere sono omesse.
print-preview = Come verrà
print-page = Pagina { $number }: { $part }
print-failed = Non si può stampare così; prova un’altra misura o un’altra carta.
print-tip-scale = Stampa al 100 %, senza adattare alla pagina. La linea in fondo alla pagina deve essere lunga 50 mm.
print-tip-paper = La carta da 200 a 250 g sembra quella delle carte da gioco. Per i dorsi stampa prima un foglio e guardalo in controluce.
print-tip-cut = Taglia con buone forbici, oppure togli la linea e usa una fustella rotonda della stessa misura.
print-pages = { $count ->
    [one] Una pagina
    [many] { $count } pagine
   *[other] { $count } pagine
}
print-all-pages = { $count ->
    [one] Mostra la pagina
    [many] Mostra tutte le { $count } pagine
   *[other] Mostra tutte le { $count } pagine
}
