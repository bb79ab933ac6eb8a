### Fallback texts: part of the client's code, for when the other texts or the page could not be loaded.

## The language's own name, and the locale for speech recognition

language-name = English
    .accent = en-GB

## When loading fails

loading-failed = Couldn’t load this. Check your connection and try again.
try-again = Try again
