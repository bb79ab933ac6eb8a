### What an edition changes, in one glance; a value that differs between games; and what breaks a tie.

option-mixed = Afhænger af spillet
glance-end-first_out = Brønden: Den, der først er af med sine kort, vinder
glance-end-last_left = Brønden: Den sidste med kort taber
glance-own_isolated-allow = Havnene: I må altid dække jeres egen farve
glance-own_isolated-forbid = Havnene: I må kun dække jeres egen farve ved siden af et andet af jeres kort
glance-tie-hot_potato = uafgjort mellem tre eller flere: én runde Den varme kartoffel
glance-tie-knockout = uafgjort mellem tre eller flere: Taberen ryger ud
glance-tie-minigame = uafgjort mellem tre eller flere: ét spil til
glance-tie-shared = uafgjort: Holdene deler sejren
tie-follows = { $game } afgør det
