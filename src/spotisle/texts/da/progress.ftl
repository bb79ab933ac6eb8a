# Dagens duel, og hvad enheden husker om sin ejers spil.

daily-goal = Find { $pairs } par. I dag får alle de samme.
daily-rule = Uret går, mens du kan se kortene. En fejl koster { $seconds } sekunder.
start-daily = Start
daily-go-on = Fortsæt
daily-found = { $found } af { $pairs } par fundet
daily-quick = hurtigt
daily-steady = jævnt
daily-slow = langsomt
daily-wrong = med en fejl
daily-best = Din bedste duel hidtil!
daily-mistakes = { $mistakes ->
    [0] Ingen fejl
    [one] Én fejl
   *[other] { $mistakes } fejl
}
daily-line = { $pairs } par på { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s · { $mistakes ->
    [0] ingen fejl
    [one] én fejl
   *[other] { $mistakes } fejl
}
daily-tomorrow = I morgen kommer en ny duel.
share-result = Del resultatet
result-copied = Kopieret. Sæt det ind i en besked.
result-not-shared = Din browser kan ikke dele det. Tag et skærmbillede.
practise-more = Øv dig mere
progress-where = Gemmes kun på denne enhed. Ingen andre kan se det.
streak-now = Dage i træk
streak-days = { $days ->
    [one] Én dag
   *[other] { $days } dage
}
duels-played = Dueller
no-duels = Du har ikke fuldført Dagens duel endnu.
to-daily = Spil i dag
times-plot = Dine tider, dag for dag
times-middle = Typisk tid
times-best = Bedste
finds-kept = Fund
short-seconds = { NUMBER($seconds, maximumFractionDigits: 1) } s
no-finds = Øv dig én gang, så vises dine tider her.
export-progress = Gem en kopi
delete-progress = Slet alt
delete-for-good = Slet for altid
keep-progress = Behold
