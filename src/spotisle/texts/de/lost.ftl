### What is said when the rest of the texts, or of the page, did not come.

## The language by its own name, and the accent in which a browser listens to it

language-name = Deutsch
    .accent = de-DE

## When nothing else came

loading-failed = Das ließ sich nicht laden. Prüfe deine Verbindung und versuch es noch mal.
try-again = Noch mal versuchen
