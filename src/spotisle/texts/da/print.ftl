### Printing: what stands on the printed pages, and the page where prints are chosen.

## On paper

print-card = Kort { $number }: { $symbols }
print-back = Bagside
print-back-team = Bagside, { $team }
print-back-port = Bagside af en havn
print-score-card = Pointkort, { $team }, { $first } til { $last }
print-foot = { $deck } · ark { $sheet } · print i 100 %: denne linje er 50 mm lang
print-fold = Klip ud parvis, fold langs den stiplede linje og lim. Drej ét trin pr. point, vend ved seks. Denne linje er 50 mm lang.
print-reference = { $count } symboler, og hvad man råber
print-name = Navn
print-sum = I alt
print-costs = Hvad det koster
print-joker = Hver ridder låner sin joker ud én gang
print-sheet = Ark til øterninger
print-die = Terning til at klippe ud: { $faces }
print-die-help = Klip langs omridset, fold alle linjer, lim de grå flapper. Denne linje er 50 mm lang.

## The page where prints are chosen

print-options = Hvad der printes
print-parts = Sider
print-part-cards = Kort
print-part-backs = Bagsider
print-part-scores = Pointkort
print-part-sheets = Ark
print-part-dice = Terninger til at klippe ud
print-part-reference = Alle symboler med navn
print-part-rules = Regler
print-paper = Papir
print-paper-a4 = A4
print-paper-letter = Letter
print-paper-a3 = A3
print-paper-card = Ét pr. side
print-size = Kortets størrelse
print-mm = { $count } mm
print-shape = Form
print-shape-round = Rund
print-shape-hexagon = Sekskant
print-shape-square = Kvadrat
print-backs = Bagsider
print-backs-none = Ingen
print-backs-long = Lang kant
print-backs-short = Kort kant
print-shift-x = Flyt bagsider til højre (mm)
print-shift-y = Flyt bagsider ned (mm)
print-outline = Linje at klippe efter
print-marks = Skæremærker
print-bleed = Beskæring (mm)
print-safe = Sikker margen (mm)
print-spare = Alle 57 kort
print-players = Ark
print-per-page = Ark pr. side
print-download = Hent PDF
print-making = Siderne bliver sat…
print-cancel = Annuller
print-left-out = Serveren har ingen skrift til { $letters }: disse bogstaver er udeladt.
print-preview = Sådan ser det ud
print-page = Side { $number }: { $part }
print-failed = Det kan ikke printes; prøv en anden størrelse eller andet papir.
print-tip-scale = Print i 100 %, ikke “tilpas til side”. Linjen nederst på siden skal være 50 mm lang.
print-tip-paper = Papir på 200 til 250 g/m² føles som kort. Print ét ark med bagside først, og hold det op mod lyset.
print-tip-cut = Klip med en god saks, eller slå linjen fra og brug en cirkelstanser i samme størrelse.
print-pages = { $count ->
    [one] Én side
   *[other] { $count } sider
}
print-all-pages = { $count ->
    [one] Vis siden
   *[other] Vis alle { $count } sider
}
