### What is said when the rest of the texts, or of the page, did not come.

## The language by its own name, and the accent in which a browser listens to it

language-name = Nederlands
    .accent = nl-NL

## When nothing else came

loading-failed = Dit kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.
try-again = Opnieuw proberen
