### What is said when the rest of the texts, or of the page, did not come.

loading-failed = Non si è caricato. Controlla la connessione e riprova.
try-again = Riprova
