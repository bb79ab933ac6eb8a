### Fallback texts: part of the client's code, for when the other texts or the page could not be loaded.

## The language's own name, and the locale for speech recognition

language-name = Italiano
    .accent = it-IT

## When loading fails

loading-failed = Caricamento non riuscito. Controlla la connessione e riprova.
try-again = Riprova
