### Printing: what stands on the printed pages, and the page where prints are chosen.

## On paper

print-card = Kaart { $number }: { $symbols }
print-back = Achterkant
print-back-team = Achterkant, { $team }
print-back-port = Achterkant van een haven
print-score-card = Scorekaart, { $team }, { $first } tot { $last }
print-foot = { $deck } · vel { $sheet } · print op 100 %: deze lijn is 50 mm lang
print-fold = Knip per paar uit, vouw langs de stippellijn en plak. Draai één stap per punt, keer om bij zes. Deze lijn is 50 mm lang.
print-reference = { $count } symbolen, en wat je roept
print-name = Naam
print-sum = Totaal
print-costs = Wat het kost
print-joker = Elke ridder leent zijn joker één keer uit
print-sheet = Vel voor eilanddobbelen
print-die = Dobbelsteen om uit te knippen: { $faces }
print-die-help = Knip langs de omtrek, vouw alle lijnen, plak de grijze lipjes. Deze lijn is 50 mm lang.

## The page where prints are chosen

print-options = Wat je print
print-parts = Pagina’s
print-part-cards = Kaarten
print-part-backs = Achterkanten
print-part-scores = Scorekaarten
print-part-sheets = Vellen
print-part-dice = Dobbelstenen om uit te knippen
print-part-reference = Alle symbolen met naam
print-part-rules = Regels
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Letter
print-paper-a3 = A3
print-paper-card = Eén per pagina
print-size = Grootte van een kaart
print-mm = { $count } mm
print-shape = Vorm
print-shape-round = Rond
print-shape-hexagon = Zeshoek
print-shape-square = Vierkant
print-backs = Achterkanten
print-backs-none = Geen
print-backs-long = Lange kant
print-backs-short = Korte kant
print-shift-x = Achterkanten naar rechts (mm)
print-shift-y = Achterkanten omlaag (mm)
print-outline = Kniplijn
print-marks = Snijtekens
print-bleed = Afloop (mm)
print-safe = Veilige marge (mm)
print-spare = Alle 57 kaarten
print-players = Vellen
print-per-page = Vellen per pagina
print-download = PDF downloaden
print-making = De pagina’s worden gezet …
print-cancel = Annuleren
print-left-out = De server heeft geen lettertype voor { $letters }: deze letters zijn weggelaten.
print-preview = Zo komt het eruit te zien
print-page = Pagina { $number }: { $part }
print-failed = Dit kan niet geprint worden; probeer een andere grootte of ander papier.
print-tip-scale = Print op 100 %, niet “passend op pagina”. De lijn onderaan een pagina moet 50 mm lang zijn.
print-tip-paper = Papier van 200 tot 250 g voelt als kaarten. Print voor achterkanten eerst één vel en houd het tegen het licht.
print-tip-cut = Knip met een goede schaar, of zet de lijn uit en gebruik een cirkelpons van dezelfde maat.
print-pages = { $count ->
    [one] Eén pagina
   *[other] { $count } pagina’s
}
print-all-pages = { $count ->
    [one] Toon de pagina
   *[other] Toon alle { $count } pagina’s
}
