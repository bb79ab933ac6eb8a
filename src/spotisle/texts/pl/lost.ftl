### What is said when the rest of the texts, or of the page, did not come.

loading-failed = Nie udało się rozłożyć stołu. Sprawdź połączenie.
try-again = Spróbuj ponownie
