### What the games, their modes and their parts are called. Identifiers are those of the rules.

## Minigames

game-practice = Trening
    .summary = Dwie karty i jeden wspólny symbol: nazwij go i odkryj następne dwie. Bez punktów i bez pośpiechu.
game-tower = Wieża
    .summary = Ścigajcie się o stos na środku: każda zdobyta karta staje się tą, na której szukasz dalej.
game-well = Studnia
    .summary = Znajdź symbol wspólny dla swojej karty i tej na środku, i wrzuć ją do studni. Pozbądź się kart przed innymi!
game-hot_potato = Parzy!
    .summary = Twoja karta parzy! Znajdź symbol wspólny z innym graczem i czym prędzej mu ją oddaj.
game-catch_them_all = Złap je wszystkie!
    .summary = Szukaj symboli wspólnych dla karty na środku i kart dookoła i zgarnij ich jak najwięcej.
game-poisoned_gift = Zatruty podarunek
    .summary = Nikt nie chce karty ze środka: znajdź jej wspólny symbol z kartą innego gracza i podaruj mu ją.
game-triplets = Trojaczki
    .summary = Dziewięć kart na stole: znajdź symbol wspólny dla trzech z nich i zabierz całą trójkę.
game-duel = Pojedynek
    .summary = Dwie osoby, po jednej karcie: kto pierwszy nazwie wspólny symbol, ten wygrywa.
game-welcome = Witajcie na wyspie
    .summary = Zakrywajcie wyspę kartami swojej drużyny i pilnujcie, by jak najwięcej z nich było widać.
game-ports = Porty
    .summary = Wyruszcie z serca wyspy i dotrzyjcie do większej liczby portów niż inni.
game-longest_route = Najdłuższa droga
    .summary = Połączcie karty swojego koloru w największą grupę na wyspie.
game-barbarians = Barbarzyńcy
    .summary = Szukajcie symboli wspólnych dla kart wyspy i karty drużyny i zabierzcie więcej niż inni.
game-knights = Rycerze
    .summary = Karta przeciw karcie: zdobądźcie karty innych drużyn, zanim one zdobędą waszą.
game-island_dice = Wyspa: gra w kości
    .summary = Rzuć sześcioma kośćmi do trzech razy, a potem buduj drogi, osady, miasta i rycerzy.

## Modes

mode-single = Pojedyncza gra
    .summary = Jedna minigra i jeden zwycięzca.
mode-series = Seria
    .summary = Kilka minigier z rzędu: mistrzem zostaje ten, kto wygra najwięcej z nich.
mode-tournament = Turniej
    .summary = Punkty w każdej minigrze, a przegrany wybiera następną.
mode-beginner = Tryb dla początkujących
    .summary = Jedna wybrana gra na wyspie, powtarzana, aż ktoś zdobędzie dziesięć punktów.
mode-adventure = Tryb przygodowy
    .summary = Wszystkie pięć gier na wyspie po kolei, aż ktoś zdobędzie dziesięć punktów.

## Editions

edition-classic = Klasyczna
edition-beach = Plaża
edition-island = Wyspa
edition-garden = Ogród
edition-island_dice = Wyspa: gra w kości

## Team colours

team-blue = Niebieski
    .team = Drużyna niebieskich
    .inline = drużyna niebieskich
team-orange = Pomarańczowy
    .team = Drużyna pomarańczowych
    .inline = drużyna pomarańczowych
team-red = Czerwony
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
