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
    [one] You give up one roll
   *[other] You give up { $count } rolls
}
die-advised = { $name }, the coach would keep it
