### What is said when the rest of the texts, or of the page, did not come.

loading-failed = Non è stato possibile preparare il tavolo. Controlla la connessione.
try-again = Riprova
