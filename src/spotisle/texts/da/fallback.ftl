### Fallback texts: part of the client's code, for when the other texts or the page could not be loaded.

## The language's own name, and the locale for speech recognition

language-name = Dansk
    .accent = da-DK

## When loading fails

loading-failed = Det kunne ikke hentes. Tjek forbindelsen, og prøv igen.
try-again = Prøv igen
