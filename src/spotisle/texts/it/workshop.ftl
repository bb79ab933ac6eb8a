### The deck workshop: pictures and words become cards.

## Supplies

ws-supplies = Immagini e parole
ws-drop = Trascina o incolla qui le immagini
ws-choose = Scegli immagini
ws-photo = Scatta una foto
ws-words = Parole o emoji
ws-words-hint = gatto, cane, 🐸…
ws-add = Aggiungi
ws-no-picture = Questo browser non riesce a leggere { $file }.

## The bench

ws-name = Nome del mazzo
ws-unnamed = Il mio mazzo
ws-name-of = Nome del simbolo { $number }
ws-edit = Modifica { $name }
ws-remove = Togli { $name }
ws-put-back = Rimetti { $name }
ws-shelf = Mazzi su questo dispositivo
ws-new = Nuovo mazzo
ws-open = Apri da file
ws-throw = Elimina { $name } da questo dispositivo

## One piece

ws-crop = Parte visibile: spostala con le frecce
ws-zoom = Ingrandisci
ws-cut = Ritaglia
ws-word = Parola o emoji
ws-names = Nomi
ws-other = Sulle altre carte
ws-other-word = Parola sulle altre carte
ws-picture = Immagine
ws-done = Fatto

## The deck

ws-fit = { $cards } immagini danno { $cards } carte con { $each } ciascuna
ws-few = Servono almeno sette immagini
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
ws-size = Dimensione
ws-size-option = { $cards } carte con { $each } ciascuna
ws-learning = Mazzo per imparare
ws-learning-hint = Una carta mostra l’immagine, l’altra la parola.
ws-cards = Le tue carte
ws-sketch = Questo è uno schizzo veloce. Sulle carte salvate le immagini sono più fitte.
ws-all-cards = Mostra tutte le { $count } carte
ws-alike = Facili da confondere: { $pairs }

## Keeping it

ws-kept = Tutto è salvato su questo dispositivo.
ws-not-kept = Questo browser non può salvare i mazzi. Salva il tuo sul server.
ws-save = Salva sul server
ws-save-again = Salva le modifiche
ws-missing = Qui non si possono creare mazzi. Chiedi a chi gestisce il server.
ws-saving = Preparo le tue carte…
ws-saved = Salvato
ws-play = Gioca
ws-print = Stampa
ws-download = Scarica il mazzo
ws-owner = Questo è il tuo link segreto. Chi ce l’ha può cambiare il mazzo: conservalo bene.
