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

# What somebody else has just built.

built-road = { $count ->
    [one] una strada
   *[other] { $count } strade
}
built-settlement = { $count ->
    [one] una colonia
   *[other] { $count } colonie
}
built-city = { $count ->
    [one] una città
   *[other] { $count } città
}
built-knight = { $count ->
    [one] un cavaliere
   *[other] { $count } cavalieri
}
dice-built = { $name } costruisce { $items }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
dice-crossed = { $name } non costruisce nulla: −2
