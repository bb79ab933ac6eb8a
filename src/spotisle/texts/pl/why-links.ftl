### What other pages say of why it works.

why = Dlaczego to działa?
    .summary = Dlaczego dwie karty mają zawsze jeden wspólny symbol
deck-all-cards = Wszystkie 57 kart
print-part-poster = Plakat
print-part-worksheet = Karta pracy
print-paper-a2 = A2
