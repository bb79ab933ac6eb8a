### What other pages say of why it works.

why = Waarom werkt het?
    .summary = Waarom twee kaarten altijd één symbool gemeen hebben
deck-all-cards = Alle 57 kaarten
print-part-poster = Poster
print-part-worksheet = Werkblad
print-paper-a2 = A2
