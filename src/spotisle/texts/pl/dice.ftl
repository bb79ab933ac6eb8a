# Kości wyspy: ceny zawsze na widoku.

prices = Ceny
price-missing = { $count ->
    [one] brakuje jednej kości
    [few] brakuje { $count } kości
   *[many] brakuje { $count } kości
}
price-needs-road = najpierw droga
price-ready = możesz zbudować
price-all-built = wszystko zbudowane
ends-rolling = { $count ->
    [one] Tracisz jeden rzut
    [few] Tracisz { $count } rzuty
   *[many] Tracisz { $count } rzutów
}
die-advised = { $name }: trener radzi zatrzymać
