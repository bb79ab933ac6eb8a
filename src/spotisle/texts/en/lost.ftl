### What is said when the rest of the texts, or of the page, did not come.

loading-failed = Couldn’t load this. Check your connection and try again.
try-again = Try again
