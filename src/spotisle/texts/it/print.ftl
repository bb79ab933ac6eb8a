### Printing: what stands on the printed pages, and the page where prints are chosen.

## On paper

print-card = Carta { $number }: { $symbols }
print-back = Dorso
print-back-team = Dorso, { $team }
print-back-port = Dorso di un porto
print-score-card = Carta segnapunti, { $team }, da { $first } a { $last }
print-foot = { $deck } · foglio { $sheet } · stampa al 100%: questa linea è lunga 50 mm
print-fold = Ritaglia ogni coppia, piega lungo la linea tratteggiata e incolla. Gira di uno scatto per ogni punto; al sei capovolgi la carta. Questa linea è lunga 50 mm.
print-reference = Tutti i { $count } simboli e i loro nomi
print-name = Nome
print-sum = Totale
print-costs = Costi
print-joker = Il jolly di ogni cavaliere si usa una volta
print-sheet = Foglio per I dadi dell’isola
print-die = Dado da ritagliare: { $faces }
print-die-help = Ritaglia lungo il contorno, piega lungo tutte le linee e incolla le linguette grigie. Questa linea è lunga 50 mm.

## The page where prints are chosen

print-options = Che cosa vuoi stampare?
print-parts = Pagine
print-part-cards = Carte
print-part-backs = Dorsi
print-part-scores = Carte segnapunti
print-part-sheets = Fogli
print-part-dice = Dadi da ritagliare
print-part-reference = Elenco dei simboli
print-part-rules = Regole
print-paper = Formato
print-paper-a4 = A4
print-paper-letter = Letter
print-paper-a3 = A3
print-paper-card = Una per pagina
print-size = Dimensione delle carte
print-mm = { $count } mm
print-shape = Forma
print-shape-round = Cerchio
print-shape-hexagon = Esagono
print-shape-square = Quadrato
print-backs = Stampa i dorsi
print-backs-none = Nessuno
print-backs-long = Gira sul lato lungo
print-backs-short = Gira sul lato corto
print-shift-x = Sposta i dorsi a destra (mm)
print-shift-y = Sposta i dorsi in basso (mm)
print-outline = Linea di taglio
print-marks = Segni di taglio
print-bleed = Abbondanza (mm)
print-safe = Margine di sicurezza (mm)
print-spare = Tutte le 57 carte
print-players = Numero di fogli
print-per-page = Fogli per pagina
print-download = Scarica PDF
print-making = Preparo le pagine…
print-cancel = Annulla
print-left-out = Il server non ha un carattere per { $letters }: queste lettere non vengono stampate.
print-preview = Anteprima
print-page = Pagina { $number }: { $part }
print-missing = Qui la stampa non è installata. Chiedi a chi gestisce il server.
print-failed = Così non ci sta. Prova un’altra dimensione o un altro formato.
print-tip-scale = Stampa al 100%, non “adatta alla pagina”. La linea in fondo a ogni pagina deve essere lunga 50 mm.
print-tip-paper = La carta da 200–250 g/m² sembra quella delle carte vere. Stampi i dorsi? Prova un foglio e guardalo in controluce.
print-tip-cut = Usa forbici affilate. Oppure togli la linea di taglio e usa una fustella rotonda della stessa misura.
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
