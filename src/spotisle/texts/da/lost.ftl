### What is said when the rest of the texts, or of the page, did not come.

loading-failed = Bordet kunne ikke dækkes. Tjek forbindelsen.
try-again = Prøv igen
