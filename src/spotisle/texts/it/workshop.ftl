### The deck workshop: pictures and words become cards.

## Supplies

ws-supplies = Immagini e parole
ws-drop = Trascina qui le immagini, o incollale
ws-choose = Scegli immagini
ws-photo = Scatta una foto
ws-words = Parole o emoji
ws-words-hint = gatto, cane, 🐸 …
ws-add = Aggiungi
ws-no-picture = { $file } non è un’immagine che questo browser sa leggere.

## The bench

ws-name = Nome del mazzo
ws-unnamed = Il mio mazzo
ws-name-of = Nome del simbolo { $number }
ws-edit = Modifica { $name }
ws-remove = Togli { $name }
ws-put-back = Rimetti { $name }
ws-shelf = Mazzi su questo dispositivo
ws-new = Nuovo mazzo
ws-open = Apri un file di mazzo
ws-throw = Elimina { $name } da questo dispositivo

## One piece

ws-crop = Ciò che si vede: spostalo con le frecce
ws-zoom = Più vicino
ws-cut = Ritaglia
ws-word = Parola o emoji
ws-names = Nomi
ws-other = Sulle altre carte
ws-other-word = Parola sulle altre carte
ws-picture = Immagine
ws-done = Fatto

## The deck

ws-fit = { $cards } immagini fanno { $cards } carte con { $each } ciascuna
ws-few = Il mazzo più piccolo ha sette immagini
ws-spare = { $spare ->
    [one] Un’immagine resta fuori
    [many] { $spare } immagini restano fuori
   *[other] { $spare } immagini restano fuori
}
ws-next = { $missing ->
    [one] Con un’altra sono { $cards } carte con { $each } ciascuna
    [many] Con altre { $missing } sono { $cards } carte con { $each } ciascuna
   *[other] Con altre { $missing } sono { $cards } carte con { $each } ciascuna
}
ws-size = Grandezza
ws-size-option = { $cards } carte con { $each } ciascuna
ws-learning = Mazzo per imparare
ws-learning-hint = Una carta mostra l’immagine, l’altra la parola.
ws-cards = Le tue carte
ws-sketch = Un primo schizzo. Le carte salvate sono più fitte.
ws-all-cards = Mostra tutte le { $count } carte
ws-alike = Facili da confondere: { $pairs }

## Keeping it

ws-kept = Tutto è salvato su questo dispositivo.
ws-not-kept = Questo browser non conserva nulla: salva il mazzo sul server.
ws-save = Salva su questo server
ws-save-again = Salva le modifiche
ws-saving = Le carte vengono disposte …
ws-saved = Salvato
ws-play = Gioca in una stanza
ws-print = Stampa
ws-download = Scarica il file del mazzo
ws-owner = Il tuo link da proprietario: chi lo ha può cambiare il mazzo. Conservalo bene.
