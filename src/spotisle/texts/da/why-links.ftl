### What other pages say of why it works.

why = Hvorfor virker det?
    .summary = Hvorfor to kort altid har ét symbol til fælles
deck-all-cards = Alle 57 kort
print-part-poster = Plakat
print-part-worksheet = Opgaveark
print-paper-a2 = A2
