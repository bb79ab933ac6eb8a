### Fallback texts: part of the client's code, for when the other texts or the page could not be loaded.

## The language's own name, and the locale for speech recognition

language-name = Nederlands
    .accent = nl-NL

## When loading fails

loading-failed = Laden lukte niet. Controleer je verbinding en probeer het opnieuw.
try-again = Opnieuw proberen
