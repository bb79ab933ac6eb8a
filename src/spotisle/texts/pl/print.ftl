### Printing: what stands on the printed pages, and the page where prints are chosen.

## On paper

print-card = Karta { $number }: { $symbols }
print-back = Rewers
print-back-team = Rewers, { $team }
print-back-port = Rewers portu
print-score-card = Karta punktacji, { $team }, od { $first } do { $last }
print-foot = { $deck } · arkusz { $sheet } · drukuj w skali 100%: ta linia ma 50 mm
print-fold = Wytnij każdą parę, złóż wzdłuż linii przerywanej i sklej. Obracaj kartę o krok za każdy punkt, a przy szóstym odwróć. Ta linia ma 50 mm.
print-reference = Wszystkie symbole ({ $count }) i ich nazwy
print-name = Imię
print-sum = Suma
print-costs = Koszty
print-joker = Joker rycerza działa tylko raz
print-sheet = Arkusz do gry kościanej
print-die = Kość do wycięcia: { $faces }
print-die-help = Wytnij wzdłuż konturu, zegnij wzdłuż wszystkich linii i sklej szare zakładki. Ta linia ma 50 mm.

## The page where prints are chosen

print-options = Co wydrukować
print-parts = Strony
print-part-cards = Karty
print-part-backs = Rewersy
print-part-scores = Karty punktacji
print-part-sheets = Arkusze
print-part-dice = Kości do wycięcia
print-part-reference = Lista symboli
print-part-rules = Zasady
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Letter
print-paper-a3 = A3
print-paper-card = Jedna na stronę
print-size = Wielkość kart
print-mm = { $count } mm
print-shape = Kształt
print-shape-round = Koło
print-shape-hexagon = Sześciokąt
print-shape-square = Kwadrat
print-backs = Rewersy
print-backs-none = Brak
print-backs-long = Po długiej krawędzi
print-backs-short = Po krótkiej krawędzi
print-shift-x = Przesuń rewersy w prawo (mm)
print-shift-y = Przesuń rewersy w dół (mm)
print-outline = Linia cięcia
print-marks = Znaczniki cięcia
print-bleed = Spad (mm)
print-safe = Margines bezpieczny (mm)
print-spare = Wszystkie 57 kart
print-players = Liczba arkuszy
print-per-page = Arkuszy na stronie
print-download = Pobierz PDF
print-making = Przygotowujemy strony…
print-cancel = Anuluj
print-left-out = Serwer nie ma czcionki dla { $letters }, więc te litery się nie wydrukują.
print-preview = Podgląd
print-page = Strona { $number }: { $part }
print-missing = Drukowanie jest tu niedostępne. Zapytaj osobę, która zarządza serwerem.
print-failed = To się nie zmieści na stronie. Wybierz inną wielkość albo papier.
print-tip-scale = Drukuj w skali 100%, nie „dopasuj do strony”. Linia na dole strony powinna mieć 50 mm.
print-tip-paper = Papier 200–250 g/m² jest sztywny jak karty. Drukujesz rewersy? Najpierw jeden arkusz: obejrzyj go pod światło.
print-tip-cut = Weź ostre nożyczki. Albo wyłącz linię cięcia i użyj okrągłego wykrawacza tej samej wielkości.
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
