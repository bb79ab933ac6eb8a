### Gry z osobnych pakietów.

lesson-laid = Tak wygląda stół na początku.
lesson-match = Zaznaczone karty mają wspólny symbol: { $symbol }.
lesson-claimed = Znalezione! Zobacz, co się dzieje.
lesson-end = I tak dalej, aż ktoś wygra.
