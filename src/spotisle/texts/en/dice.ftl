# Island dice: prices, always in sight.

prices = Prices
price-missing = { $count ->
    [one] one die missing
   *[other] { $count } dice missing
}
price-needs-road = road first
price-ready = you can build it
price-all-built = all built
ends-rolling = { $count ->
    [one] This ends rolling: one roll left
   *[other] This ends rolling: { $count } rolls left
}
die-advised = { $name }, the coach would keep it
