### Printing: what stands on the printed pages, and the page where prints are chosen.

## On paper

print-card = Kort { $number }: { $symbols }
print-back = Bagside
print-back-team = Bagside, { $team }
print-back-port = Bagside af en havn
print-score-card = Scorekort, { $team }, { $first } til { $last }
print-foot = { $deck } · ark { $sheet } · print i 100 %: Denne linje er 50 mm lang
print-fold = Klip hvert par ud, fold langs den stiplede linje, og lim. Drej kortet ét trin pr. point, og vend det ved seks. Denne linje er 50 mm lang.
print-reference = Alle { $count } symboler og deres navne
print-name = Navn
print-sum = I alt
print-costs = Priser
print-joker = Hver ridders joker må bruges én gang
print-sheet = Ark til Øens terninger
print-die = Terning til at klippe ud: { $faces }
print-die-help = Klip langs omridset, fold langs alle linjer, og lim de grå flige. Denne linje er 50 mm lang.

## The page where prints are chosen

print-options = Hvad vil du printe?
print-parts = Sider
print-part-cards = Kort
print-part-backs = Bagsider
print-part-scores = Scorekort
print-part-sheets = Ark
print-part-dice = Terninger til at klippe ud
print-part-reference = Liste over symboler
print-part-rules = Regler
print-paper = Papir
print-paper-a4 = A4
print-paper-letter = Letter
print-paper-a3 = A3
print-paper-card = Ét pr. side
print-size = Kortstørrelse
print-mm = { $count } mm
print-shape = Form
print-shape-round = Rund
print-shape-hexagon = Sekskant
print-shape-square = Kvadrat
print-backs = Bagsider
print-backs-none = Ingen
print-backs-long = Vend på lang kant
print-backs-short = Vend på kort kant
print-shift-x = Flyt bagsider til højre (mm)
print-shift-y = Flyt bagsider ned (mm)
print-outline = Klippelinje
print-marks = Skæremærker
print-bleed = Beskæring (mm)
print-safe = Sikker margen (mm)
print-spare = Alle 57 kort
print-players = Antal ark
print-per-page = Ark pr. side
print-download = Hent PDF
print-making = Gør siderne klar…
print-cancel = Annullér
print-left-out = Serveren har ingen skrifttype med { $letters }, så de bogstaver bliver ikke printet.
print-preview = Forhåndsvisning
print-page = Side { $number }: { $part }
print-missing = Printfunktionen er ikke installeret her. Spørg den, der driver serveren.
print-failed = Det kan ikke være på siden. Prøv en anden størrelse eller et andet papir.
print-tip-scale = Print i 100 %, ikke “tilpas til side”. Linjen nederst på hver side skal være 50 mm lang.
print-tip-paper = Papir på 200–250 g/m² føles som rigtige kort. Printer du bagsider? Prøv ét ark, og hold det op mod lyset.
print-tip-cut = Brug en skarp saks. Eller slå klippelinjen fra, og brug en cirkelstanser i samme størrelse.
print-pages = { $count ->
    [one] Én side
   *[other] { $count } sider
}
print-all-pages = { $count ->
    [one] Vis siden
   *[other] Vis alle { $count } sider
}
