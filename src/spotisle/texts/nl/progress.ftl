# Het duel van de dag, en wat dit apparaat van je spel onthoudt.

daily-goal = Vind { $pairs } paren. Vandaag krijgt iedereen dezelfde.
daily-rule = De klok loopt zolang je de kaarten ziet. Een fout kost { $seconds } seconden.
start-daily = Start
daily-go-on = Verder
daily-found = { $found } van { $pairs } paren gevonden
daily-quick = snel
daily-steady = gemiddeld
daily-slow = langzaam
daily-wrong = met een fout
daily-best = Je beste duel tot nu toe!
daily-mistakes = { $mistakes ->
    [0] Geen fouten
    [one] Eén fout
   *[other] { $mistakes } fouten
}
daily-line = { $pairs } paren in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s · { $mistakes ->
    [0] geen fouten
    [one] één fout
   *[other] { $mistakes } fouten
}
daily-tomorrow = Morgen komt er een nieuw duel.
share-result = Uitslag delen
result-copied = Gekopieerd. Plak het in een bericht.
result-not-shared = Je browser kan dit niet delen. Maak een screenshot.
practise-more = Verder oefenen
progress-where = Alleen opgeslagen op dit apparaat. Niemand anders ziet het.
streak-now = Dagen op rij
streak-days = { $days ->
    [one] Eén dag
   *[other] { $days } dagen
}
duels-played = Duels
no-duels = Je hebt nog geen duel van de dag uitgespeeld.
to-daily = Nu spelen
times-plot = Jouw tijden, dag voor dag
times-middle = Normale tijd
times-best = Beste
finds-kept = Gevonden
short-seconds = { NUMBER($seconds, maximumFractionDigits: 1) } s
no-finds = Oefen één keer, dan staan je tijden hier.
export-progress = Kopie opslaan
delete-progress = Alles wissen
delete-for-good = Voorgoed wissen
keep-progress = Behouden
