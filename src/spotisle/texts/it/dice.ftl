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
    [one] Rinunci a un tiro
   *[other] Rinunci a { $count } tiri
}
die-advised = { $name }, l’allenatore lo terrebbe
