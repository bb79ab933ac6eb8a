### Fallback texts: part of the client's code, for when the other texts or the page could not be loaded.

## The language's own name, and the locale for speech recognition

language-name = Deutsch
    .accent = de-DE

## When loading fails

loading-failed = Das ließ sich nicht laden. Prüfe deine Verbindung und versuch es noch mal.
try-again = Noch mal versuchen
