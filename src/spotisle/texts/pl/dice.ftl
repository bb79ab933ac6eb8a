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
    [one] To kończy rzuty: został jeden
    [few] To kończy rzuty: zostały { $count }
   *[many] To kończy rzuty: zostało { $count }
}
die-advised = { $name }, trener by zatrzymał
