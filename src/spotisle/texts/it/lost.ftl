### What is said when the rest of the texts, or of the page, did not come.

## The language by its own name, and the accent in which a browser listens to it

language-name = Italiano
    .accent = it-IT

## When nothing else came

loading-failed = Caricamento non riuscito. Controlla la connessione e riprova.
try-again = Riprova
