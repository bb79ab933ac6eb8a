### What an edition changes, in one glance; a value that differs between games; and what breaks a tie.

option-mixed = Verschilt per spel
glance-end-first_out = De put: wie als eerste geen kaarten meer heeft, wint
glance-end-last_left = De put: wie als laatste nog kaarten heeft, verliest
glance-own_isolated-allow = Havens: je mag altijd je eigen kleur bedekken
glance-own_isolated-forbid = Havens: je eigen kleur bedek je alleen naast een andere eigen kaart
glance-tie-hot_potato = drie of meer gelijk: één ronde De hete aardappel
glance-tie-knockout = drie of meer gelijk: de verliezer valt af
glance-tie-minigame = drie of meer gelijk: nog één spel
glance-tie-shared = gelijke stand: de teams winnen samen
tie-follows = { $game } beslist
