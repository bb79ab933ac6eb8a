### What an edition changes, in one glance; a value that differs between games; and what breaks a tie.

option-mixed = Verschilt per spel
glance-end-first_out = De put: wie als eerste geen kaarten meer heeft, wint
glance-end-last_left = De put: wie als laatste kaarten heeft, verliest
glance-own_isolated-allow = Havens: je mag altijd je eigen kleur bedekken
glance-own_isolated-forbid = Havens: je eigen kleur bedek je alleen naast een andere eigen kaart
glance-tie-hot_potato = gelijkspel van drie: één ronde De hete aardappel
glance-tie-knockout = gelijkspel van drie: de verliezer valt af
glance-tie-minigame = gelijkspel van drie: nog één spel
glance-tie-shared = gelijkspel: de teams winnen samen
tie-follows = { $game } beslist
