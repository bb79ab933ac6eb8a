### Printing: what stands on the printed pages, and the page where prints are chosen.

## On paper

print-card = Karta { $number }: { $symbols }
print-back = Rewers
print-back-team = Rewers, { $team }
print-back-port = Rewers portu
print-score-card = Karta punktów, { $team }, { $first } do { $last }
print-foot = { $deck } · arkusz { $sheet } · drukuj w skali 100%: ta linia ma 50 mm
print-fold = Wytnij parami, zegnij wzdłuż przerywanej linii i sklej. Obracaj o krok za punkt, przy szóstce odwróć. Ta linia ma 50 mm.
print-reference = Symbole ({ $count }) i co wołać
print-name = Imię
print-sum = Suma
print-costs = Ile to kosztuje
print-joker = Każdy rycerz raz użycza swojego jokera
print-sheet = Arkusz do wyspy w kościach
print-die = Kostka do wycięcia: { $faces }
print-die-help = Wytnij po obrysie, zegnij wszystkie linie, sklej szare zakładki. Ta linia ma 50 mm.

## The page where prints are chosen

print-options = Co wydrukować
print-parts = Strony
print-part-cards = Karty
print-part-backs = Rewersy
print-part-scores = Karty punktów
print-part-sheets = Arkusze
print-part-dice = Kości do wycięcia
print-part-reference = Wszystkie symbole z nazwami
print-part-rules = Zasady
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Letter
print-paper-a3 = A3
print-paper-card = Po jednej
print-size = Wielkość karty
print-mm = { $count } mm
print-shape = Kształt
print-shape-round = Koło
print-shape-hexagon = Sześciokąt
print-shape-square = Kwadrat
print-backs = Rewersy
print-backs-none = Bez
print-backs-long = Dłuższa krawędź
print-backs-short = Krótsza krawędź
print-shift-x = Rewersy w prawo (mm)
print-shift-y = Rewersy w dół (mm)
print-outline = Linia cięcia
print-marks = Znaczniki cięcia
print-bleed = Spad (mm)
print-safe = Margines bezpieczny (mm)
print-spare = Wszystkie 57 kart
print-players = Arkusze
print-per-page = Arkuszy na stronie
print-download = Pobierz PDF
print-making = Strony są składane…
print-cancel = Anuluj
print-left-out = Serwer nie ma kroju pisma dla { $letters }: te litery pominięto.
print-preview = Tak to będzie wyglądać
print-page = Strona { $number }: { $part }
print-failed = Tego nie da się wydrukować; spróbuj innej wielkości lub papieru.
print-tip-scale = Drukuj w skali 100%, bez dopasowania do strony. Linia u dołu strony musi mieć 50 mm.
print-tip-paper = Papier 200–250 g/m² jest jak karty. Przy rewersach wydrukuj najpierw jeden arkusz i obejrzyj go pod światło.
print-tip-cut = Tnij dobrymi nożyczkami albo wyłącz linię i użyj dziurkacza kołowego tej samej wielkości.
print-pages = { $count ->
    [one] { $count } strona
    [few] { $count } strony
    [many] { $count } stron
   *[other] { $count } strony
}
print-all-pages = { $count ->
    [one] Pokaż { $count } stronę
    [few] Pokaż wszystkie { $count } strony
    [many] Pokaż wszystkie { $count } stron
   *[other] Pokaż { $count } strony
}
