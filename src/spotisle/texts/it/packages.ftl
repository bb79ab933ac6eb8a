### Giochi arrivati con un proprio pacchetto.

lesson-laid = Ecco il tavolo all’inizio.
lesson-match = Le carte evidenziate hanno un simbolo in comune: { $symbol }.
lesson-claimed = Trovato! Guarda cosa succede.
lesson-end = Si va avanti così finché qualcuno non vince.
