### What the lessons say. `$symbol` is a symbol's name, `$item` something to build, `$game` a game.

lesson-title = Kijk hoe het gaat
lesson-step = Stap { $step } van { $steps }
lesson-back = Terug
lesson-next = Verder
lesson-replay = Nog een keer
lesson-you = Jij
lesson-try = Jouw beurt! Tik op het symbool dat de gemarkeerde kaarten delen.
lesson-won = Goed zo!
lesson-wrong = Die niet. Kijk nog eens.
lesson-also = Dat klopt ook! Maar kijk naar de gemarkeerde kaarten.

lesson-practice-laid = Er liggen twee kaarten op tafel.
lesson-practice-match = Ze delen maar één symbool: { $symbol }.
lesson-practice-claimed = Gevonden! Er komen twee nieuwe kaarten.
lesson-practice-end = Goed zo! Zo gaat het door, zolang je zin hebt.

lesson-tower-laid = Iedereen heeft één kaart. De toren staat in het midden.
lesson-tower-match = Jouw kaart en de toren delen één symbool: { $symbol }.
lesson-tower-claimed = Jij was de eerste, dus de kaart is van jou. Nu zoek je daarmee.
lesson-tower-end = Als de toren op is, wint wie de meeste kaarten heeft.

lesson-well-laid = Iedereen heeft een stapel kaarten. Eén kaart ligt in de put.
lesson-well-match = Je bovenste kaart en de put delen één symbool: { $symbol }.
lesson-well-claimed = Jij was de eerste: je kaart valt in de put, en je hebt er een minder.
lesson-well-end = Wie als eerste geen kaarten meer heeft, wint.

lesson-hot_potato-laid = Iedereen krijgt één kaart, en die is gloeiend heet!
lesson-hot_potato-match = Zoek wat je met een ander deelt: { $symbol }.
lesson-hot_potato-claimed = Je geeft je kaart door en bent deze ronde veilig.
lesson-hot_potato-other = Wie met alle kaarten blijft zitten, verliest de ronde. Daarna worden er nieuwe gedeeld.
lesson-hot_potato-end = Na de laatste ronde wint wie de minste kaarten heeft.

lesson-catch_them_all-laid = Eén kaart ligt in het midden, de andere eromheen.
lesson-catch_them_all-match = Het midden deelt met elk daarvan een symbool. Hier is het: { $symbol }.
lesson-catch_them_all-claimed = Jij was de eerste en pakt de buitenste kaart. Het midden blijft.
lesson-catch_them_all-end = Ronde na ronde, tot de stapel op is. Wie de meeste kaarten heeft, wint.

lesson-poisoned_gift-laid = Iedereen heeft één kaart. De stapel in het midden wil niemand!
lesson-poisoned_gift-match = Het midden en de kaart van een ander delen een symbool: { $symbol }.
lesson-poisoned_gift-claimed = Jij was de eerste: de ander krijgt de kaart cadeau.
lesson-poisoned_gift-end = Als de stapel op is, wint wie de minste kaarten heeft.

lesson-triplets-laid = Er liggen negen kaarten op tafel.
lesson-triplets-match = Drie daarvan delen een symbool: { $symbol }.
lesson-triplets-claimed = Op alle drie aangetikt: ze zijn van jou. Nieuwe kaarten vullen de lege plekken.
lesson-triplets-try = Jouw beurt! Zoek het symbool van de drie gemarkeerde kaarten en tik het op elk daarvan aan.
lesson-triplets-end = Als er geen drielingen meer zijn, wint wie de meeste kaarten heeft.

lesson-duel-laid = Twee spelers, elk één kaart. Ze worden tegelijk omgedraaid.
lesson-duel-end = Jij was de eerste: het duel is van jou!

lesson-welcome-laid = Het eiland ligt open, en jij hebt één kaart van je team.
lesson-welcome-match = Jouw kaart deelt met elke eilandkaart een symbool. Hier is het: { $symbol }.
lesson-welcome-claimed = Je bedekt die kaart met de jouwe en draait de volgende om.
lesson-welcome-end = Eén punt voor het team dat als eerste klaar is, twee voor de meeste zichtbare kaarten.

lesson-ports-laid = Het eiland ligt open, met zes havens eromheen.
lesson-ports-match = Begin in het hart van het eiland. Hier delen jullie: { $symbol }.
lesson-ports-claimed = Je kaart ligt er. Vandaar bouw je verder, kaart voor kaart.
lesson-ports-end = Eén punt voor het team dat als eerste klaar is, twee voor de meeste havens.

lesson-longest_route-laid = Het eiland ligt open. Sommige van je kaarten hebben de kleur van de anderen!
lesson-longest_route-match = Jouw kaart deelt met elke eilandkaart een symbool. Hier is het: { $symbol }.
lesson-longest_route-claimed = Je bedekt die kaart. De kleur telt, niet wie hem legde.
lesson-longest_route-end = Eén punt voor het team dat als eerste klaar is, twee voor de grootste groep.

lesson-barbarians-laid = Het eiland ligt open. Je team heeft één kaart en houdt die.
lesson-barbarians-match = Die deelt met elke eilandkaart een symbool. Hier is het: { $symbol }.
lesson-barbarians-claimed = Jij was de eerste: je team sleept die kaart weg.
lesson-barbarians-end = Als het eiland leeg is, leveren de meeste kaarten twee punten op.

lesson-knights-laid = Elk team draait één kaart om.
lesson-knights-match = Jullie delen met elk van de anderen een symbool. Hier is het: { $symbol }.
lesson-knights-claimed = Jij was de eerste: jullie pakken hun kaart, en zij liggen uit de ronde.
lesson-knights-end = Elke gepakte kaart is een punt. Met tien punten win je.

lesson-island_dice-laid = Zes dobbelstenen en een kaart om op te bouwen.
lesson-island_dice-rolled = Je gooit ze alle zes.
lesson-island_dice-hold = Houd wat je nodig hebt: die dobbelstenen blijven liggen.
lesson-island_dice-again = Alleen de rest gooi je opnieuw, samen hooguit drie worpen.
lesson-island_dice-try = Jouw beurt! Wat je kunt bouwen, licht op. Tik erop en bouw: { $item }.
lesson-island_dice-won = Gebouwd! Wat je bouwt, levert punten op.
lesson-island_dice-end = Na 15 beurten wint wie de meeste punten heeft.

lesson-series-laid = Een reeks is een aantal spellen achter elkaar. Het begint met: { $game }.
lesson-series-sheet = Wie een spel wint, krijgt een streepje op het blad.
lesson-series-next = Door naar het volgende spel: { $game }.
lesson-series-again = Nu ziet het blad er zo uit.
lesson-series-end = Na het laatste spel is wie de meeste heeft gewonnen de kampioen.

lesson-tournament-laid = Een toernooi begint met de toren.
lesson-tournament-sheet = Elke gepakte kaart is een punt, en de meeste kaarten leveren er nog vijf op.
lesson-tournament-pick = Wie laatste werd, kiest het volgende spel.
lesson-tournament-next = Dus nu is het: { $game }.
lesson-tournament-again = Elk spel heeft zijn eigen punten; sommige kosten zelfs punten.
lesson-tournament-end = Als elk spel is gespeeld, winnen de meeste punten.

lesson-beginner-laid = Als beginners speel je één eilandspel, hier: { $game }.
lesson-beginner-sheet = De scorekaarten draaien, één stap per punt.
lesson-beginner-next = Dan wordt het eiland opnieuw gelegd en begint hetzelfde spel weer.
lesson-beginner-again = De punten van alle spellen tellen op.
lesson-beginner-end = Met tien punten is het afgelopen, en de meeste punten winnen.

lesson-adventure-laid = Het avontuur gaat langs vijf eilandspellen. Het eerste: { $game }.
lesson-adventure-sheet = De scorekaarten draaien, één stap per punt.
lesson-adventure-next = Het volgende spel: { $game }.
lesson-adventure-knights = Bij het vijfde spel blijf je: { $game }, tot een team tien punten heeft.
lesson-adventure-end = Tien punten beëindigen het avontuur, en de meeste punten winnen.
