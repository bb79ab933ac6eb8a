### Dlaczego to działa: sceny, plakat i karta pracy.

## Around the scenes

why-intro = Dowolne dwie karty mają jeden wspólny obrazek. Zawsze. Zobacz, jak to możliwe.
why-scenes = Sceny
why-onward = Dalej: { $scene }
why-print = Wydrukuj plakat

## Two lines, one point

why-lines = Dwie linie, jeden punkt
why-lines-how = Oto siedem kart, na każdej trzy obrazki. Każda karta to linia, która przechodzi przez swoje trzy obrazki.
why-lines-try = Dotknij dwóch kart. Albo dwóch obrazków.
why-lines-more = Teraz dotknij czegoś do pary.
why-lines-cards = Te dwie karty mają jeden wspólny obrazek: { $picture }.
why-lines-pictures = Tylko jedna karta ma oba obrazki: { $one } i { $other }.
why-lines-swap = Zamień miejscami
why-lines-swapped = Teraz karty są punktami, a każda linia to obrazek. Nadal działa!
why-lines-card = Karta z obrazkami: { $pictures }
why-lines-all-cards = Siedem kart
why-lines-all-pictures = Siedem obrazków
why-lines-because = Dwie linie przecinają się w jednym punkcie. Dlatego dwie karty mają jeden wspólny obrazek.

## The star on the dial

why-dial = Gwiazda na tarczy
why-dial-how = Wszystkie obrazki są ułożone w okrąg. Karta to gwiazda: ma obrazki, których dotykają jej czubki.
why-dial-turn = Obróć gwiazdę o krok, a powstanie następna karta. Przeciągaj gwiazdy!
why-dial-meet = Obie gwiazdy spotykają się przy jednym obrazku: { $picture }.
why-dial-gold = Złota gwiazda
why-dial-blue = Niebieska gwiazda
why-dial-card = Karta { $number }
why-dial-step = Obróć o krok
why-dial-size = Obrazki na karcie
why-dial-because = Policz kroki od czubka do czubka. Każda liczba kroków zdarza się dokładnie raz. Dlatego dwie gwiazdy zawsze się spotykają, i to tylko raz.

## How many?

why-count = Ile?
why-count-how = Ile obrazków ma mieć karta? Przesuń suwak i zobacz, jak rośnie talia.
why-count-cards = Karty: { $count }
why-count-pictures = Różne obrazki: { $count }
why-count-formula = { $size } × { $size } − { $size } + 1 = { $count }
why-count-table = Każda kolumna to karta, a każdy wiersz to obrazek. Kropka znaczy: ta karta ma ten obrazek.
why-count-check = Sprawdź wszystkie pary
why-count-checking = Porównane pary: { $pairs }
why-count-proved = Porównane pary: { $pairs }. Każda ma dokładnie jeden wspólny obrazek.
why-count-impossible = Takiej talii nie ma. Bruck i Ryser udowodnili w 1949 roku, że to niemożliwe.
why-count-searched = Takiej talii nie ma. Komputery latami sprawdzały wszystkie możliwości, aż do 1989 roku.
why-count-unknown = Nikt nie wie. Nikt nie znalazł takiej talii ani nie udowodnił, że jej nie ma.

## Why 55?

why-spare = Dlaczego 55?
why-spare-how = Osiem obrazków na karcie daje 57 kart. W zwykłym pudełku jest tylko 55. Tych dwóch brakuje:
why-spare-twice = Obie łączy obrazek: { $picture }. Zostaje więc na sześciu kartach, nie na ośmiu.
why-spare-once = Każdy z tych czternastu zostaje na siedmiu kartach, nie na ośmiu:
why-spare-reason = Odłóż dowolne karty: reszta nadal do siebie pasuje. Nikt nam nie powiedział, dlaczego akurat 55.
why-spare-all = Rozdawaj wszystkie 57 kart

## Fifteen schoolgirls

why-girls = Piętnaście uczennic
why-girls-how = Piętnaście uczennic chodzi trójkami przez siedem dni. Żadne dwie nie mogą iść razem dwa razy.
why-girls-try = Dotknij dwóch uczennic, by je zamienić, albo przeciągnij. W czerwonej trójce niektóre już szły razem.
why-girls-day = Dzień { $day }
why-girls-again = Dzień { $day }, z czerwoną trójką
why-girls-girl = Uczennica { $letter }, trójka { $row }
why-girls-met = Pary, które się spotkały: { $met } ze 105
why-girls-hint = Pokaż ten dzień
why-girls-all = Pokaż tydzień
why-girls-anew = Zacznij od nowa
why-girls-change = Te dni nie złożą się w jeden tydzień. Zamień uczennice w dniu { $day } i spróbuj jeszcze raz.
why-girls-solved = Udało się! Każda spotkała każdą, a żadne dwie nie szły razem dwa razy.
why-girls-lamps = Sekret: każda ma cztery lampki, a niektóre z nich świecą. W każdej trójce każda lampka świeci u dwóch albo u żadnej.
why-girls-club = Tak samo liczymy, kto z kim siedzi podczas wieczoru gier, żeby poznawać wciąż nowe osoby.

## The story

why-story = Historia
why-story-1850 = Thomas Kirkman, angielski pastor, ogłasza w czasopiśmie zagadkę: piętnaście uczennic idzie na spacer.
why-story-codes = Te same wzory przydają się inżynierom: powstają wiadomości, które same naprawiają błędy.
why-story-1976 = Jacques Cottereau we Francji bierze się za zagadkę Kirkmana i korzysta z odkryć inżynierów.
why-story-puzzle = Jego łamigłówkę „retriever” drukują dwa czasopisma: „Le Petit Archimède” i „Pour la Science”.
why-story-insects = Powstaje gra o owadach: 31 kart, na każdej sześć owadów. Każde dwie karty mają jednego wspólnego.
why-story-2008 = Denis Blanchot znajduje kilka kart z owadami. Obaj robią z nich grę towarzyską: osiem kolorowych obrazków na karcie, a każdy nazwie nawet dziecko.
why-story-2009 = Gra ukazuje się w okrągłej puszce z 55 kartami. Dziś gra się w nią na całym świecie.
why-story-later = Później
why-story-first = Najpierw
why-story-then = Potem
why-story-garden = Nasza talia Ogród to ukłon w stronę tych owadów: 31 kart, na każdej sześć obrazków.
why-story-thanks = Dziękujemy wszystkim, którzy na to wpadli!
why-story-independent = Spotisle jest niezależne: nie ma nic wspólnego z wydawcami drukowanych gier.

## The poster and the worksheet

why-poster = Dlaczego dwie karty zawsze coś łączy?
why-sheet-name = Imię:
why-sheet-girls = Wpisz uczennice od A do O w trójki. Dzień 1 jest gotowy. Żadne dwie nie mogą być razem dwa razy.
why-sheet-deck = Zrób własną talię. Narysuj obrazek w każdym kole. Potem na każdej karcie narysuj trzy obrazki z jej linii.
why-sheet-own = Twoja własna talia
why-sheet-solution = Rozwiązanie
