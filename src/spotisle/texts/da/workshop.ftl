### The deck workshop: pictures and words become cards.

## Supplies

ws-supplies = Billeder og ord
ws-drop = Slip eller indsæt billeder her
ws-choose = Vælg billeder
ws-photo = Tag et foto
ws-words = Ord eller emoji
ws-words-hint = kat, hund, 🐸…
ws-add = Tilføj
ws-no-picture = Browseren kan ikke læse { $file }.

## The bench

ws-name = Sættets navn
ws-unnamed = Mit sæt
ws-name-of = Navn på symbol { $number }
ws-edit = Ret { $name }
ws-remove = Tag { $name } ud
ws-put-back = Læg { $name } tilbage
ws-shelf = Sæt på denne enhed
ws-new = Nyt sæt
ws-open = Åbn fra fil
ws-throw = Slet { $name } fra denne enhed

## One piece

ws-crop = Det, der vises: Flyt det med piletasterne
ws-zoom = Zoom
ws-cut = Beskær
ws-word = Ord eller emoji
ws-names = Navne
ws-other = På de andre kort
ws-other-word = Ord på de andre kort
ws-picture = Billede
ws-done = Færdig

## The deck

ws-fit = { $cards } billeder giver { $cards } kort med { $each } på hvert
ws-few = Du skal bruge mindst syv billeder
ws-spare = { $spare ->
    [one] Ét billede bliver ikke brugt
   *[other] { $spare } billeder bliver ikke brugt
}
ws-next = { $missing ->
    [one] Ét billede mere giver { $cards } kort med { $each } på hvert
   *[other] { $missing } billeder mere giver { $cards } kort med { $each } på hvert
}
ws-size = Størrelse
ws-size-option = { $cards } kort med { $each } på hvert
ws-learning = Læresæt
ws-learning-hint = Det ene kort viser billedet, det andet ordet.
ws-cards = Dine kort
ws-sketch = Det er en hurtig skitse. På gemte kort ligger billederne tættere.
ws-all-cards = Vis alle { $count } kort
ws-alike = Lette at forveksle: { $pairs }

## Keeping it

ws-kept = Alt er gemt på denne enhed.
ws-not-kept = Browseren kan ikke gemme sæt. Gem dit på serveren.
ws-save = Gem på serveren
ws-save-again = Gem ændringerne
ws-missing = Kortværkstedet er ikke installeret her. Spørg den, der driver serveren.
ws-saving = Laver dine kort…
ws-saved = Gemt
ws-play = Spil med sættet
ws-print = Print
ws-download = Hent som fil
ws-owner = Dette er dit ejerlink. Alle, der har det, kan ændre sættet. Pas godt på det.
