### What the lessons say. `$symbol` is a symbol's name, `$item` something to build, `$game` a game.

lesson-title = Zo werkt het
lesson-step = Stap { $step } van { $steps }
lesson-back = Terug
lesson-next = Verder
lesson-replay = Nog een keer
lesson-you = Jij
lesson-try = Jouw beurt! Tik op het symbool dat op de gemarkeerde kaarten staat.
lesson-won = Goed zo!
lesson-wrong = Nee, dat is het niet. Kijk nog eens.
lesson-also = Dat klopt ook! Maar kijk naar de gemarkeerde kaarten.

lesson-practice-laid = Er liggen twee kaarten op tafel.
lesson-practice-match = Eén symbool staat op allebei: { $symbol }.
lesson-practice-claimed = Gevonden! Hier zijn twee nieuwe kaarten.
lesson-practice-end = Goed zo! En zo ga je door, zolang je zin hebt.

lesson-tower-laid = Iedereen heeft één kaart. De toren staat in het midden.
lesson-tower-match = Eén symbool op jouw kaart staat ook op de toren: { $symbol }.
lesson-tower-claimed = Jij was de eerste, dus de kaart is van jou. Nu speel je daarmee verder.
lesson-tower-end = Als de toren op is, wint wie de meeste kaarten heeft.

lesson-well-laid = Iedereen heeft een stapel kaarten. Eén kaart ligt in de put.
lesson-well-match = Eén symbool op je bovenste kaart ligt ook in de put: { $symbol }.
lesson-well-claimed = Jij was de eerste: je kaart valt in de put. Weer één minder!
lesson-well-end = { $end ->
    [last_left] Je speelt door tot nog maar één speler kaarten heeft. Die verliest.
   *[first_out] Wie als eerste geen kaarten meer heeft, wint.
}

lesson-hot_potato-laid = Iedereen krijgt één kaart, en die is gloeiend heet!
lesson-hot_potato-match = Zoek een symbool dat een ander ook heeft: { $symbol }.
lesson-hot_potato-claimed = Je geeft je kaart door. Nu ben je deze ronde veilig.
lesson-hot_potato-other = Wie met alle kaarten blijft zitten, verliest de ronde. Daarna krijgt iedereen een nieuwe kaart.
lesson-hot_potato-end = Na de laatste ronde wint wie de minste strafkaarten heeft.

lesson-catch_them_all-laid = Eén kaart ligt in het midden, de andere eromheen.
lesson-catch_them_all-match = Elke kaart heeft een symbool dat ook in het midden staat. Hier is het: { $symbol }.
lesson-catch_them_all-claimed = Jij was de eerste en pakt die kaart. De middelste blijft liggen.
lesson-catch_them_all-end = Ronde na ronde, tot de kaarten op zijn. Wie de meeste heeft, wint.

lesson-poisoned_gift-laid = Iedereen heeft één kaart. De stapel in het midden wil niemand!
lesson-poisoned_gift-match = Eén symbool staat in het midden én bij een ander: { $symbol }.
lesson-poisoned_gift-claimed = Jij was de eerste, dus de kaart is voor de ander. Veel plezier ermee!
lesson-poisoned_gift-end = Als de stapel op is, wint wie de minste kaarten heeft.

lesson-triplets-laid = Er liggen negen kaarten op tafel.
lesson-triplets-match = Op drie ervan staat hetzelfde symbool: { $symbol }.
lesson-triplets-claimed = Tik het op alle drie aan en ze zijn van jou. Nieuwe kaarten vullen de lege plekken.
lesson-triplets-try = Jouw beurt! Zoek het symbool dat op de drie gemarkeerde kaarten staat en tik het op elk ervan aan.
lesson-triplets-end = Als er geen drielingen meer zijn, wint wie de meeste kaarten heeft.

lesson-duel-laid = Twee spelers, elk één kaart. Ze gaan tegelijk open.
lesson-duel-end = { $wins ->
    [one] Jij was de eerste: je wint het duel!
   *[other] Jij was de eerste: je wint de ronde! Win er { $wins } en het duel is van jou.
}

lesson-welcome-laid = Alle eilandkaarten liggen open. Jij hebt één kaart van je team.
lesson-welcome-match = Op elke eilandkaart staat een symbool van jouw kaart. Hier is het: { $symbol }.
lesson-welcome-claimed = Je bedekt die kaart met de jouwe. Dan draai je je volgende kaart om.
lesson-welcome-end = Eén punt voor het team dat als eerste zijn kaarten kwijt is, twee voor de meeste zichtbare kaarten.

lesson-ports-laid = Alle eilandkaarten liggen open, met zes havens eromheen.
lesson-ports-match = Begin in het midden van het eiland. Op deze kaart staat ook: { $symbol }.
lesson-ports-claimed = Je kaart ligt erop. Van daaruit ga je verder, kaart voor kaart.
lesson-ports-end = Eén punt voor het team dat als eerste zijn kaarten kwijt is, twee voor de meeste havens.

lesson-longest_route-laid = Alle eilandkaarten liggen open. Sommige van je kaarten hebben de kleur van een ander team!
lesson-longest_route-match = Op elke eilandkaart staat een symbool van jouw kaart. Hier is het: { $symbol }.
lesson-longest_route-claimed = Je bedekt die kaart. De kleur van de kaart telt, niet wie hem speelde.
lesson-longest_route-end = Eén punt voor het team dat als eerste zijn kaarten kwijt is, twee voor de grootste groep.

lesson-barbarians-laid = Alle eilandkaarten liggen open. Je team heeft één kaart en houdt die.
lesson-barbarians-match = Op elke eilandkaart staat een symbool van jullie kaart. Hier is het: { $symbol }.
lesson-barbarians-claimed = Jij was de eerste: je team sleept die kaart weg.
lesson-barbarians-end = Als het eiland leeg is, krijgt het team met de meeste kaarten twee punten.

lesson-knights-laid = Elk team draait één kaart om.
lesson-knights-match = Elk ander team heeft een symbool van jullie kaart. Hier is het: { $symbol }.
lesson-knights-claimed = Jij was de eerste: jullie veroveren hun kaart, en zij liggen er deze ronde uit.
lesson-knights-end = Elke veroverde kaart is een punt. Het team met de meeste punten wint.

lesson-island_dice-laid = Zes dobbelstenen en een speelveld om op te bouwen.
lesson-island_dice-rolled = Je gooit ze alle zes.
lesson-island_dice-hold = Leg apart wat je nodig hebt.
lesson-island_dice-again = Gooi de rest opnieuw. Je mag in totaal drie keer gooien.
lesson-island_dice-try = Jouw beurt! Wat je kunt bouwen, licht op. Tik erop en bouw: { $item }.
lesson-island_dice-won = Gebouwd! Alles wat je bouwt, levert punten op.
lesson-island_dice-end = Na 15 beurten wint wie de meeste punten heeft.

lesson-series-laid = Een reeks is een aantal spellen achter elkaar. Het eerste: { $game }.
lesson-series-sheet = Win je een spel, dan krijg je een 1 op het scoreblad.
lesson-series-next = Door naar het volgende spel: { $game }.
lesson-series-again = Nu ziet het scoreblad er zo uit.
lesson-series-end = Wie na het laatste spel de meeste spellen heeft gewonnen, is kampioen.

lesson-tournament-laid = Een toernooi begint met De toren.
lesson-tournament-sheet = Elke gepakte kaart is een punt. Wie de meeste kaarten heeft, krijgt er nog vijf bij.
lesson-tournament-pick = Wie laatste wordt, kiest het volgende spel.
lesson-tournament-next = Nu spelen jullie dus: { $game }.
lesson-tournament-again = Elk spel heeft zijn eigen puntentelling. Soms verlies je zelfs punten.
lesson-tournament-end = Na het laatste spel wint wie de meeste punten heeft.

lesson-beginner-laid = Bij Beginners speel je steeds hetzelfde eilandspel. Hier: { $game }.
lesson-beginner-sheet = De scorekaarten draaien één stap per punt.
lesson-beginner-next = Dan leg je een nieuw eiland en speel je hetzelfde spel nog eens.
lesson-beginner-again = De punten van alle spellen worden opgeteld.
lesson-beginner-end = Bij tien punten is het afgelopen. Het team met de meeste punten wint.

lesson-adventure-laid = Het avontuur voert je langs vijf eilandspellen. Het eerste: { $game }.
lesson-adventure-sheet = De scorekaarten draaien één stap per punt.
lesson-adventure-next = Het volgende spel: { $game }.
lesson-adventure-knights = Het laatste spel is { $game }. Dat speel je tot een team tien punten heeft.
lesson-adventure-end = Bij tien punten is het avontuur afgelopen. Het team met de meeste punten wint.
