### Printing: what stands on the printed pages, and the page where prints are chosen.

## On paper

print-card = Kaart { $number }: { $symbols }
print-back = Achterkant
print-back-team = Achterkant, { $team }
print-back-port = Achterkant van een haven
print-score-card = Scorekaart, { $team }, { $first } t/m { $last }
print-foot = { $deck } · vel { $sheet } · print op 100%: deze lijn is 50 mm lang
print-fold = Knip elk paar uit, vouw langs de stippellijn en plak het dicht. Draai de kaart één stap per punt en keer hem om bij zes. Deze lijn is 50 mm lang.
print-reference = Alle { $count } symbolen en hun namen
print-name = Naam
print-sum = Totaal
print-costs = Kosten
print-joker = Elke ridder is één keer joker
print-sheet = Blad voor het Eilanddobbelspel
print-die = Dobbelsteen om uit te knippen: { $faces }
print-die-help = Knip langs de omtrek, vouw langs alle lijnen en plak de grijze lipjes vast. Deze lijn is 50 mm lang.

## The page where prints are chosen

print-options = Wat wil je printen?
print-parts = Pagina’s
print-part-cards = Kaarten
print-part-backs = Achterkanten
print-part-scores = Scorekaarten
print-part-sheets = Bladen
print-part-dice = Dobbelstenen om uit te knippen
print-part-reference = Lijst met symbolen
print-part-rules = Regels
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Letter
print-paper-a3 = A3
print-paper-card = Eén per pagina
print-size = Kaartgrootte
print-mm = { $count } mm
print-shape = Vorm
print-shape-round = Rond
print-shape-hexagon = Zeshoek
print-shape-square = Vierkant
print-backs = Achterkanten printen
print-backs-none = Geen
print-backs-long = Over lange kant
print-backs-short = Over korte kant
print-shift-x = Achterkanten naar rechts (mm)
print-shift-y = Achterkanten omlaag (mm)
print-outline = Kniplijn
print-marks = Snijtekens
print-bleed = Afloop (mm)
print-safe = Veilige marge (mm)
print-spare = Alle 57 kaarten
print-players = Aantal bladen
print-per-page = Bladen per pagina
print-download = PDF downloaden
print-making = Je pagina’s worden gemaakt…
print-cancel = Annuleren
print-left-out = De server heeft geen lettertype voor { $letters }: deze letters worden niet geprint.
print-preview = Voorbeeld
print-page = Pagina { $number }: { $part }
print-missing = Printen is hier niet geïnstalleerd. Vraag het aan de beheerder van de server.
print-failed = Dat past niet op de pagina. Probeer een andere grootte of ander papier.
print-tip-scale = Print op 100%, niet “aanpassen aan pagina”. De lijn onderaan elke pagina moet 50 mm lang zijn.
print-tip-paper = Papier van 200–250 g/m² voelt als echte kaarten. Met achterkanten? Print eerst één vel en houd het tegen het licht.
print-tip-cut = Neem een scherpe schaar. Of zet de kniplijn uit en gebruik een cirkelpons van dezelfde grootte.
print-pages = { $count ->
    [one] Eén pagina
   *[other] { $count } pagina’s
}
print-all-pages = { $count ->
    [one] Pagina tonen
   *[other] Alle { $count } pagina’s tonen
}
