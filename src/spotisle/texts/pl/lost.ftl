### What is said when the rest of the texts, or of the page, did not come.

## The language by its own name, and the accent in which a browser listens to it

language-name = Polski
    .accent = pl-PL

## When nothing else came

loading-failed = Nie udało się wczytać. Sprawdź połączenie i spróbuj jeszcze raz.
try-again = Spróbuj ponownie
