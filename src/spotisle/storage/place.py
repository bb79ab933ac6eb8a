"""Where the journal lies in its folder."""

JOURNAL_FILE = "journal.sqlite3"
