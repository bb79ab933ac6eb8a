# Co mówi sam stół: strony, talie, trening.

tagline =
    Dwie karty.
    Jeden wspólny symbol.
pitch = Każde dwie karty łączy dokładnie jeden symbol. Znajdź go przed innymi.
new-version = Jest nowa wersja.
reload = Odśwież
language = Język
start-page = Strona główna
workshop = Pracownia talii
    .summary = Karty z własnych obrazków i słów
own-table = Do gry przy własnym stole
pad = Notes punktacji
    .summary = Zapisuj punkty, gdy gracie prawdziwymi kartami lub kośćmi

## Decks

decks = Talie do treningu
deck-classic = Klasyczna
deck-beach = Plaża
deck-island = Wyspa
deck-garden = Ogród
deck-contents = { $cards } { $cards ->
    [one] karta
    [few] karty
   *[many] kart
}, { $symbols } { $symbols ->
    [one] symbol
    [few] symbole
   *[many] symboli
}
deck-ages = od { $ages } lat
deck-choice = Talia

## Practice

practice = Trening
practice-deck = Trenuj teraz
practice-prompt = Dotknij symbolu, który jest na obu kartach
practice-found = { $symbol }!
practice-wrong = { $symbol }: nie na obu kartach
practice-last = Ostatni
practice-best = Rekord
first-card = Pierwsza karta
second-card = Druga karta
seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s

## Credits

about = O grze
credits = Autorzy
credits-thanks = Symbole na kartach pochodzą z tych otwartych zbiorów. Dziękujemy wszystkim, którzy je narysowali!
credits-own = Własne rysunki Spotisle
credits-team = Zespół Spotisle
credits-outlined = Dodaliśmy ciemny kontur i wyśrodkowaliśmy każdy obrazek w kwadracie.
credits-coloured = Dodaliśmy ciemny kontur, wyśrodkowaliśmy każdy obrazek w kwadracie i pokolorowaliśmy jednobarwne.
credits-ringed = Wokół każdej flagi narysowaliśmy ciemną obwódkę.
credits-bold = Dołączamy litery łacińskie i cyrylickie w odmianie pogrubionej.
credits-licence = Licencja
credits-symbols = { $count ->
    [one] Jeden symbol
    [few] { $count } symbole
   *[many] { $count } symboli
}

## Learning

rules = Zasady
print = Drukuj i graj
how-to-play = Jak grać
