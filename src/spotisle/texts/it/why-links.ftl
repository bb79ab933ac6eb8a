### What other pages say of why it works.

why = Perché funziona?
    .summary = Perché due carte hanno sempre un simbolo in comune
deck-all-cards = Tutte le 57 carte
print-part-poster = Poster
print-part-worksheet = Scheda
print-paper-a2 = A2
