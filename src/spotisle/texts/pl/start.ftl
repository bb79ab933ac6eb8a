# Strona główna: powody, by wracać.

daily = Pojedynek dnia
    .summary = 20 par, dziś te same dla wszystkich
daily-done = Dziś: { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
progress = Twoje czasy
    .summary = Rekordy, seria i historia na tym urządzeniu
streak = { $days ->
    [0] Jeszcze bez serii
    [one] Pierwszy dzień serii
    [few] { $days } dni z rzędu
   *[many] { $days } dni z rzędu
}
club = Wieczór gier
    .summary = Wiele stołów albo cała sala pod jednym kodem

## Powrót do pokoju

back-to-room = Wróć do pokoju { $code }
play-here = Graj tutaj
open-elsewhere = Ten pokój jest otwarty w innej karcie przeglądarki.
pick-for = Wybierz za: { $name }
