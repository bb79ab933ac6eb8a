### What is said when the rest of the texts, or of the page, did not come.

## The language by its own name, and the accent in which a browser listens to it

language-name = English
    .accent = en-GB

## When nothing else came

loading-failed = Couldn’t load this. Check your connection and try again.
try-again = Try again
