# Dadi dell'isola: i costi sempre in vista.

prices = Costi
price-missing = { $count ->
    [one] manca un dado
   *[other] mancano { $count } dadi
}
price-needs-road = prima la strada
price-ready = puoi costruire
price-all-built = tutto costruito
ends-rolling = { $count ->
    [one] Così finisci i lanci: ne resta uno
   *[other] Così finisci i lanci: ne restano { $count }
}
die-advised = { $name }, il coach lo terrebbe
