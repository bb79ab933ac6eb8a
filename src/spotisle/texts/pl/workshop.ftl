### The deck workshop: pictures and words become cards.

## Supplies

ws-supplies = Obrazki i słowa
ws-drop = Upuść lub wklej tu obrazki
ws-choose = Wybierz obrazki
ws-photo = Zrób zdjęcie
ws-words = Słowa lub emoji
ws-words-hint = kot, pies, 🐸…
ws-add = Dodaj
ws-no-picture = Ta przeglądarka nie potrafi odczytać pliku { $file }.

## The bench

ws-name = Nazwa talii
ws-unnamed = Moja talia
ws-name-of = Nazwa symbolu { $number }
ws-edit = Edytuj: { $name }
ws-remove = Wyjmij: { $name }
ws-put-back = Przywróć: { $name }
ws-shelf = Talie na tym urządzeniu
ws-new = Nowa talia
ws-open = Otwórz plik talii
ws-throw = Usuń z urządzenia: { $name }

## One piece

ws-crop = Co widać: przesuwaj strzałkami
ws-zoom = Powiększenie
ws-cut = Przytnij
ws-word = Słowo lub emoji
ws-names = Nazwy
ws-other = Na pozostałych kartach
ws-other-word = Słowo na pozostałych kartach
ws-picture = Obrazek
ws-done = Gotowe

## The deck

ws-fit = { $cards ->
    [one] { $cards } obrazek daje { $cards } kartę, na każdej { $each }
    [few] { $cards } obrazki dają { $cards } karty, na każdej { $each }
    [many] { $cards } obrazków daje { $cards } kart, na każdej { $each }
   *[other] { $cards } obrazka daje { $cards } karty, na każdej { $each }
}
ws-few = Potrzebujesz co najmniej siedmiu obrazków
ws-spare = { $spare ->
    [one] Jeden obrazek zostaje poza talią
    [few] { $spare } obrazki zostają poza talią
    [many] { $spare } obrazków zostaje poza talią
   *[other] { $spare } obrazka zostaje poza talią
}
ws-next = { $missing ->
    [one] Dodaj jeszcze jeden, a kart będzie { $cards }, na każdej { $each }
    [few] Dodaj jeszcze { $missing }, a kart będzie { $cards }, na każdej { $each }
    [many] Dodaj jeszcze { $missing }, a kart będzie { $cards }, na każdej { $each }
   *[other] Dodaj jeszcze { $missing }, a kart będzie { $cards }, na każdej { $each }
}
ws-size = Wielkość
ws-size-option = Kart: { $cards }, symboli na karcie: { $each }
ws-learning = Talia do nauki
ws-learning-hint = Jedna karta pokazuje obrazek, druga słowo.
ws-cards = Twoje karty
ws-sketch = To szybki szkic. Na zapisanych kartach obrazki leżą ciaśniej.
ws-all-cards = Pokaż wszystkie karty ({ $count })
ws-alike = Łatwo pomylić: { $pairs }

## Keeping it

ws-kept = Wszystko jest zapisane na tym urządzeniu.
ws-not-kept = Ta przeglądarka nie może zapisać talii. Zapisz swoją na serwerze.
ws-save = Zapisz na serwerze
ws-save-again = Zapisz zmiany
ws-missing = Pracownia talii jest tu niedostępna. Zapytaj osobę, która zarządza serwerem.
ws-saving = Układamy karty…
ws-saved = Zapisano
ws-play = Zagraj
ws-print = Drukuj
ws-download = Pobierz plik talii
ws-owner = To twój link właściciela. Kto go ma, może zmieniać talię, więc go pilnuj.
