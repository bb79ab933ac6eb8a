### What the games, their modes and their parts are called. Identifiers are those of the rules.

## Minigames

game-practice = Trening
    .summary = Dwie karty i jeden wspólny symbol: znajdź go, a dostaniesz dwie nowe. Bez punktów i bez pośpiechu.
game-tower = Wieża
    .summary = Walcz o karty z wieży na środku. Każdą zdobytą grasz dalej.
game-well = Studnia
    .summary = Znajdź symbol, który łączy twoją kartę z kartą w studni, i wrzuć tam swoją. Pozbądź się kart przed innymi!
game-hot_potato = Parzy!
    .summary = Twoja karta parzy! Znajdź symbol wspólny z kartą innego gracza i szybko oddaj mu swoją.
game-catch_them_all = Złap je wszystkie!
    .summary = Szukaj symboli, które łączą karty dookoła ze środkową. Zgarnij jak najwięcej kart.
game-poisoned_gift = Zatruty podarunek
    .summary = Nikt nie chce karty ze środka. Znajdź symbol wspólny z kartą innego gracza i podaruj mu ją.
game-triplets = Trojaczki
    .summary = Znajdź symbol, który jest na trzech kartach na stole, i zabierz całą trójkę.
game-duel = Pojedynek
    .summary = Dwie osoby, po jednej karcie. Kto pierwszy znajdzie wspólny symbol?
game-welcome = Witajcie na wyspie
    .summary = Zakrywajcie wyspę kartami swojej drużyny i pilnujcie, by jak najwięcej z nich było widać.
game-ports = Porty
    .summary = Zacznijcie od środka wyspy i dotrzyjcie do większej liczby portów niż inni.
game-longest_route = Najdłuższa droga
    .summary = Połączcie karty swojego koloru w największą grupę na wyspie.
game-barbarians = Barbarzyńcy
    .summary = Szukajcie symboli, które łączą kartę drużyny z wyspą, i zabierzcie najwięcej kart.
game-knights = Rycerze
    .summary = Karta przeciw karcie: zdobądźcie karty innych drużyn, zanim one zdobędą waszą.
game-island_dice = Wyspa: gra kościana
    .summary = Rzuć sześcioma kośćmi, najwyżej trzy razy, a potem buduj drogi, osady, miasta i rycerzy.

## Modes

mode-single = Pojedyncza gra
    .summary = Jedna gra i wiadomo, kto wygrywa.
mode-series = Seria
    .summary = Kilka gier z rzędu. Kto wygra ich najwięcej, zdobywa tytuł.
mode-tournament = Turniej
    .summary = Każda gra daje punkty, a następną wybiera ten, kto przegrał.
mode-beginner = Tryb dla początkujących
    .summary = W kółko ta sama gra na wyspie, aż któraś drużyna zdobędzie dziesięć punktów.
mode-adventure = Tryb przygodowy
    .summary = Wszystkie pięć gier na wyspie po kolei, aż któraś drużyna zdobędzie dziesięć punktów.

## Editions

edition-classic = Klasyczna
edition-beach = Plaża
edition-island = Wyspa
edition-garden = Ogród
edition-island_dice = Wyspa: gra kościana

## Team colours

team-blue = Niebiescy
    .team = Drużyna niebieskich
    .inline = drużyna niebieskich
team-orange = Pomarańczowi
    .team = Drużyna pomarańczowych
    .inline = drużyna pomarańczowych
team-red = Czerwoni
    .team = Drużyna czerwonych
    .inline = drużyna czerwonych

## Island dice

resource-ore = Ruda
    .inline = ruda
resource-grain = Zboże
    .inline = zboże
resource-wool = Wełna
    .inline = wełna
resource-lumber = Drewno
    .inline = drewno
resource-brick = Glina
    .inline = glina
resource-gold = Złoto
    .inline = złoto

building-road = Droga
building-settlement = Osada
building-city = Miasto
building-knight = Rycerz
