### Printing: what stands on the printed pages, and the page where prints are chosen.

## On paper

print-card = Karta { $number }: { $symbols }
print-back = Rewers
print-back-team = Rewers, { $team }
print-back-port = Rewers portu
print-score-card = Karta punktów, { $team }, { $first } do { $last }
print-foot = { $deck } · arkusz { $sheet } · drukuj w skali 100 %: ta linia ma 50 mm
print-fold = Wytnij parami, zegnij wzdłuż przerywanej linii i sklej. Obracaj o krok za punkt, przy szóstce odwróć. Ta linia ma 50 mm.
print-reference = Symbole ({ $count }) i co wołać
print-name = Imię
print-sum = Suma
print-costs = Ile to kosztuje
print-joker = Każdy rycerz raz użycza swojego jokera
print-sheet = Arkusz do wyspy w kościach
print-die = Kostka do wycięcia: { $faces }
print-die-help = Wytnij po obrysie, zegnij wszystkie linie, sklej szare zakładki. Ta linia ma 50 mm.
