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

# What somebody else has just built.

built-road = { $count ->
    [one] a road
   *[other] { $count } roads
}
built-settlement = { $count ->
    [one] a settlement
   *[other] { $count } settlements
}
built-city = { $count ->
    [one] a city
   *[other] { $count } cities
}
built-knight = { $count ->
    [one] a knight
   *[other] { $count } knights
}
dice-built = { $name } builds { $items }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
dice-crossed = { $name } builds nothing: −2
