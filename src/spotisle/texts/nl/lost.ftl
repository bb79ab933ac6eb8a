### What is said when the rest of the texts, or of the page, did not come.

loading-failed = De tafel kon niet worden gedekt. Controleer de verbinding.
try-again = Opnieuw proberen
