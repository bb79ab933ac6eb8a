### What is said when the rest of the texts, or of the page, did not come.

## The language by its own name, and the accent in which a browser listens to it

language-name = Dansk
    .accent = da-DK

## When nothing else came

loading-failed = Det kunne ikke hentes. Tjek forbindelsen, og prøv igen.
try-again = Prøv igen
