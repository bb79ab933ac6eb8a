### The deck workshop: pictures and words become cards.

## Supplies

ws-supplies = Bilder und Wörter
ws-drop = Zieh Bilder hierher oder füg sie ein
ws-choose = Bilder auswählen
ws-photo = Foto machen
ws-words = Wörter oder Emojis
ws-words-hint = Katze, Hund, 🐸…
ws-add = Hinzufügen
ws-no-picture = Dieser Browser kann { $file } nicht lesen.

## The bench

ws-name = Name des Decks
ws-unnamed = Mein Deck
ws-name-of = Name von Symbol { $number }
ws-edit = { $name } bearbeiten
ws-remove = { $name } entfernen
ws-put-back = { $name } zurückholen
ws-shelf = Decks auf diesem Gerät
ws-new = Neues Deck
ws-open = Deck-Datei öffnen
ws-throw = { $name } von diesem Gerät löschen

## One piece

ws-crop = Sichtbarer Ausschnitt: Verschieb ihn mit den Pfeiltasten
ws-zoom = Zoom
ws-cut = Zuschneiden
ws-word = Wort oder Emoji
ws-names = Namen
ws-other = Auf den anderen Karten
ws-other-word = Wort auf den anderen Karten
ws-picture = Bild
ws-done = Fertig

## The deck

ws-fit = { $cards } Bilder ergeben { $cards } Karten mit je { $each }
ws-few = Du brauchst mindestens sieben Bilder
ws-spare = { $spare ->
    [one] Ein Bild bleibt übrig
   *[other] { $spare } Bilder bleiben übrig
}
ws-next = { $missing ->
    [one] Noch eins dazu, und es sind { $cards } Karten mit je { $each }
   *[other] Noch { $missing } dazu, und es sind { $cards } Karten mit je { $each }
}
ws-size = Größe
ws-size-option = { $cards } Karten mit je { $each }
ws-learning = Lern-Deck
ws-learning-hint = Eine Karte zeigt das Bild, die andere das Wort.
ws-cards = Deine Karten
ws-sketch = Das ist nur eine Skizze. Gespeicherte Karten sind dichter gefüllt.
ws-all-cards = Alle { $count } Karten zeigen
ws-alike = Leicht zu verwechseln: { $pairs }

## Keeping it

ws-kept = Alles ist auf diesem Gerät gespeichert.
ws-not-kept = Dieser Browser kann keine Decks speichern. Speichere deins auf dem Server.
ws-save = Auf Server speichern
ws-save-again = Änderungen speichern
ws-missing = Die Deck-Werkstatt ist hier nicht installiert. Frag die Person, die den Server betreibt.
ws-saving = Deine Karten entstehen…
ws-saved = Gespeichert
ws-play = Damit spielen
ws-print = Drucken
ws-download = Deck-Datei herunterladen
ws-owner = Das ist dein geheimer Link. Wer ihn hat, kann das Deck ändern. Bewahre ihn gut auf.
