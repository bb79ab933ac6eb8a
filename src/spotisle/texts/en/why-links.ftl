### What other pages say of why it works.

why = Why does it work?
    .summary = Why any two cards share one symbol
deck-all-cards = All 57 cards
print-part-poster = Poster
print-part-worksheet = Worksheet
print-paper-a2 = A2
