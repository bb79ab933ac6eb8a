### What other pages say of why it works.

why = Warum klappt das?
    .summary = Warum zwei Karten immer ein Symbol gemeinsam haben
deck-all-cards = Alle 57 Karten
print-part-poster = Poster
print-part-worksheet = Arbeitsblatt
print-paper-a2 = A2
