### What other pages say of why it works.

why = Why does it work?
    .summary = Why any two cards share one symbol
deck-all-cards = All 57 cards
