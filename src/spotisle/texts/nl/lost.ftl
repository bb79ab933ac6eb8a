### What is said when the rest of the texts, or of the page, did not come.

loading-failed = Dit kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.
try-again = Opnieuw proberen
