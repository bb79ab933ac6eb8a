### What is said when the rest of the texts, or of the page, did not come.

## The language by its own name, and the accent in which a browser listens to it

language-name = Dansk
    .accent = da-DK

## When nothing else came

loading-failed = Bordet kunne ikke dækkes. Tjek forbindelsen.
try-again = Prøv igen
