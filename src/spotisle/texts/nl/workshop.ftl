### The deck workshop: pictures and words become cards.

## Supplies

ws-supplies = Plaatjes en woorden
ws-drop = Sleep of plak hier plaatjes
ws-choose = Plaatjes kiezen
ws-photo = Foto maken
ws-words = Woorden of emoji
ws-words-hint = kat, hond, 🐸…
ws-add = Toevoegen
ws-no-picture = Deze browser kan { $file } niet lezen.

## The bench

ws-name = Naam van de set
ws-unnamed = Mijn set
ws-name-of = Naam van symbool { $number }
ws-edit = { $name } bewerken
ws-remove = { $name } verwijderen
ws-put-back = { $name } terugleggen
ws-shelf = Sets op dit apparaat
ws-new = Nieuwe set
ws-open = Setbestand openen
ws-throw = { $name } van dit apparaat verwijderen

## One piece

ws-crop = Zichtbaar deel: verschuif het met de pijltjestoetsen
ws-zoom = Zoomen
ws-cut = Bijsnijden
ws-word = Woord of emoji
ws-names = Namen
ws-other = Op de andere kaarten
ws-other-word = Woord op de andere kaarten
ws-picture = Plaatje
ws-done = Klaar

## The deck

ws-fit = { $cards } plaatjes geven { $cards } kaarten met elk { $each }
ws-few = Je hebt minstens zeven plaatjes nodig
ws-spare = { $spare ->
    [one] Eén plaatje blijft over
   *[other] { $spare } plaatjes blijven over
}
ws-next = { $missing ->
    [one] Nog één en je hebt { $cards } kaarten met elk { $each }
   *[other] Nog { $missing } en je hebt { $cards } kaarten met elk { $each }
}
ws-size = Grootte
ws-size-option = { $cards } kaarten met elk { $each }
ws-learning = Leerset
ws-learning-hint = De ene kaart toont het plaatje, de andere het woord.
ws-cards = Je kaarten
ws-sketch = Dit is een snelle schets. Op opgeslagen kaarten staan de plaatjes dichter op elkaar.
ws-all-cards = Alle { $count } kaarten tonen
ws-alike = Makkelijk te verwarren: { $pairs }

## Keeping it

ws-kept = Alles is opgeslagen op dit apparaat.
ws-not-kept = Deze browser kan geen sets opslaan. Sla de jouwe op de server op.
ws-save = Opslaan op server
ws-save-again = Wijzigingen opslaan
ws-missing = De kaartenwerkplaats is hier niet geïnstalleerd. Vraag het aan de beheerder van de server.
ws-saving = Je kaarten worden gemaakt…
ws-saved = Opgeslagen
ws-play = Ermee spelen
ws-print = Printen
ws-download = Setbestand downloaden
ws-owner = Dit is je eigenaarslink. Wie hem heeft, kan de set veranderen. Bewaar hem goed.
