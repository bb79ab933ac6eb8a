### The lobby: what is played, with which deck, by which options.

surprise-us = Verras ons
add-game = { $game } toevoegen
remove-game = { $game } verwijderen
series-order = Speelvolgorde
series-add = Tik een spel aan om het toe te voegen, zo vaak je wilt. Kies je niets, dan spelen jullie ze allemaal.
tournament-choose = Tik de spellen aan waaruit je kunt kiezen. Kies je niets, dan doen ze allemaal mee.
one-less = { $name }: één minder
one-more = { $name }: één meer
loser-picks = De verliezer kiest
loser-picks-unplayed = Een nog niet gespeeld spel
loser-picks-any = Een spel naar keuze
option-usual = Standaard
option-places = Kaarten op tafel
option-places-usual = Past bij de set
option-wins = Rondes om te winnen
option-target = Punten om te winnen
option-target-usual = 10 punten
option-rounds-usual = Geen limiet
option-award_zero = Ook 2 punten bij nul
own-deck = Eigen set
only-english = Voorlopig alleen in het Engels
