### What is said when the rest of the texts, or of the page, did not come.

loading-failed = The table could not be laid. Check your connection.
try-again = Try again
