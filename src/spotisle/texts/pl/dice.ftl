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

# What somebody else has just built.

built-road = { $count ->
    [one] drogę
    [few] { $count } drogi
    [many] { $count } dróg
   *[other] { $count } drogi
}
built-settlement = { $count ->
    [one] osadę
    [few] { $count } osady
    [many] { $count } osad
   *[other] { $count } osady
}
built-city = { $count ->
    [one] miasto
    [few] { $count } miasta
    [many] { $count } miast
   *[other] { $count } miasta
}
built-knight = { $count ->
    [one] rycerza
    [few] { $count } rycerzy
    [many] { $count } rycerzy
   *[other] { $count } rycerza
}
dice-built = { $name } buduje { $items }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
dice-crossed = { $name } nic nie buduje: −2
