### The deck workshop: pictures and words become cards.

## Supplies

ws-supplies = Plaatjes en woorden
ws-drop = Sleep plaatjes hierheen, of plak ze
ws-choose = Plaatjes kiezen
ws-photo = Foto maken
ws-words = Woorden of emoji
ws-words-hint = kat, hond, 🐸 …
ws-add = Toevoegen
ws-no-picture = { $file } is geen plaatje dat deze browser kan lezen.

## The bench

ws-name = Naam van de set
ws-unnamed = Mijn set
ws-name-of = Naam van symbool { $number }
ws-edit = { $name } veranderen
ws-remove = { $name } eruit halen
ws-put-back = { $name } terugleggen
ws-shelf = Sets op dit apparaat
ws-new = Nieuwe set
ws-open = Setbestand openen
ws-throw = { $name } van dit apparaat verwijderen

## One piece

ws-crop = Wat je ziet: verschuif het met de pijltjes
ws-zoom = Dichterbij
ws-cut = Uitsnijden
ws-word = Woord of emoji
ws-names = Namen
ws-other = Op de andere kaarten
ws-other-word = Woord op de andere kaarten
ws-picture = Plaatje
ws-done = Klaar

## The deck

ws-fit = { $cards } plaatjes geven { $cards } kaarten met elk { $each }
ws-few = De kleinste set heeft zeven plaatjes
ws-spare = { $spare ->
    [one] Eén plaatje blijft over
   *[other] { $spare } plaatjes blijven over
}
ws-next = { $missing ->
    [one] Nog één en het zijn { $cards } kaarten met elk { $each }
   *[other] Nog { $missing } en het zijn { $cards } kaarten met elk { $each }
}
ws-size = Grootte
ws-size-option = { $cards } kaarten met elk { $each }
ws-learning = Leerset
ws-learning-hint = De ene kaart toont het plaatje, de andere het woord.
ws-cards = Je kaarten
ws-sketch = Een eerste schets. Bewaarde kaarten liggen dichter opeen.
ws-all-cards = Alle { $count } kaarten tonen
ws-alike = Makkelijk te verwarren: { $pairs }

## Keeping it

ws-kept = Alles is op dit apparaat bewaard.
ws-not-kept = Deze browser bewaart niets: bewaar de set op de server.
ws-save = Op deze server bewaren
ws-save-again = Veranderingen bewaren
ws-saving = De kaarten worden gelegd …
ws-saved = Bewaard
ws-play = In een kamer spelen
ws-print = Afdrukken
ws-download = Setbestand downloaden
ws-owner = Je eigenaarslink: wie hem heeft, mag de set veranderen. Bewaar hem goed.
