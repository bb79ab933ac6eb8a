### Fallback texts: part of the client's code, for when the other texts or the page could not be loaded.

## The language's own name, and the locale for speech recognition

language-name = Polski
    .accent = pl-PL

## When loading fails

loading-failed = Nie udało się wczytać. Sprawdź połączenie i spróbuj jeszcze raz.
try-again = Spróbuj ponownie
