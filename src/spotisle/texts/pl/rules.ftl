### The rules of every game. One line is one paragraph; a line that begins with "- " is a point of a list.
### A part that depends on the options in force chooses by their value: `$end`, `$rounds`, `$penalty` and so on.

rules-heading-goal = Cel gry
rules-heading-setup = Przygotowanie
rules-heading-play = Jak się gra
rules-heading-end = Koniec gry
rules-heading-five = W pięć osób
rules-heading-example = Przykład punktacji
rules-heading-variants = Inne sposoby gry
rules-heading-tip = Wskazówka

rules-shelf-cards = Gry karciane
rules-shelf-island = Gry na wyspie
rules-shelf-dice = Wyspa: gra kościana
rules-shelf-series = Kilka gier z rzędu

## What several games share

rules-penalty = { $penalty ->
    [lock] Pomyłka? Czekasz, aż ktoś znajdzie symbol. Gdy czekają wszyscy, wszyscy wracają do gry.
    [freeze] Pomyłka? Poczekaj półtorej sekundy.
   *[none] Pomyłka? Nic się nie dzieje. Spróbuj jeszcze raz.
}
rules-tie = { $tie ->
    [knockout] Trzy lub więcej osób gra w „Parzy!”: kto przegra rundę, odpada. Dwie ostatnie osoby toczą pojedynek.
    [minigame] Trzy lub więcej osób rozgrywa jeszcze jedną grę.
   *[hot_potato] Trzy lub więcej osób rozgrywa jedną rundę „Parzy!”: kto szybciej odda karty, ten zajmuje lepsze miejsce.
}
rules-award = { $award_zero ->
    [yes] Jeśli kilka drużyn ma najlepszy wynik, każda dostaje 2 punkty, nawet za zero.
   *[no] Jeśli kilka drużyn ma najlepszy wynik, każda dostaje 2 punkty. Za zero nic się nie dostaje.
}

## What all card games share

rules-basics-name = Jak działają karty
rules-basics-goal = Połóż obok siebie dowolne dwie karty: łączy je jeden symbol. Zawsze jeden, nigdy więcej. W każdej grze chodzi o to, żeby znaleźć go przed innymi.
rules-basics-setup =
    Talie klasyczna i plażowa mają po 55 kart, a na każdej jest 8 symboli. Talia wyspy ma 73 karty po 9 symboli, a talia ogrodu 31 kart po 6.

    Symbol może być mały na jednej karcie i duży na innej. Może też być do góry nogami. To wciąż ten sam symbol.

    Gry są dla wszystkich od sześciu lat, a z talią ogrodu od czterech. Na liście są ułożone od najłatwiejszej.
rules-basics-play =
    Wszyscy grają jednocześnie. Nie ma tur. Dotknij symbolu, który widzisz. Kto pierwszy, ten lepszy.

    Możesz też włączyć w menu „Graj głosem” i mówić, co widzisz. Większość symboli ma kilka nazw i każda się liczy. Jeśli w grę wchodzi kilka kart, powiedz też, o którą ci chodzi: podaj jej numer albo powiedz, czyja jest.

    - Dobrze i przed innymi: liczy się od razu.
    - Dobrze, ale ktoś był szybszy: nic się nie dzieje i nic cię to nie kosztuje.
    - Źle: musisz poczekać. Gdy wszyscy walczą o jedną kartę, czekasz, aż się zmieni. Gdy na stole leży wiele odkrytych kart, czekasz półtorej sekundy.
rules-basics-end =
    Jeśli remis ma znaczenie, rozstrzyga go dogrywka. Dwie osoby toczą pojedynek. { rules-tie }

    Drużyny na wyspie nie grają dogrywek. Zajmują to samo miejsce.
rules-basics-tip = Nie porównuj symbol po symbolu. Patrz na całą kartę i czekaj, aż coś wyda ci się znajome.

## Games with the classic and the beach deck

rules-practice-goal = Poznaj karty we własnym tempie. Nikt nie liczy punktów.
rules-practice-setup = Dwie karty leżą odkryte.
rules-practice-play =
    Znajdź jedyny symbol, który jest na obu kartach, i dotknij go. Potem dostajesz dwie nowe karty.

    W pojedynkę możesz patrzeć, jak poprawiają się twoje czasy. Gdy gra was więcej, następne dwie karty odkrywa najszybsza osoba. { rules-penalty }
rules-practice-end = Końca nie ma. Gdy talia się skończy, tasuje się ją od nowa. Graj, dopóki masz ochotę.
rules-practice-tip = Dotykając symbolu, mów na głos, co to jest. Z każdym razem pójdzie ci to szybciej.

rules-tower-goal = Zdobądź więcej kart z wieży niż inni.
rules-tower-setup = Dla 2 do 8 osób. Każdy dostaje jedną odkrytą kartę. Pozostałe tworzą na środku stołu odkryty stos: to wieża.
rules-tower-play =
    Znajdź symbol, który łączy twoją wierzchnią kartę z kartą na szczycie wieży.

    Kto znajdzie go pierwszy, zdobywa tę kartę: kładzie ją na wierzch swojego stosu i od teraz gra właśnie nią. Wieża pokazuje następną kartę.

    - { rules-penalty }
rules-tower-end = Gra kończy się, gdy skończy się wieża. Wygrywa ten, kto ma najwięcej kart.
rules-tower-tip = Masz nową kartę? Przyjrzyj się jej, zanim spojrzysz na wieżę. To nią teraz grasz.

rules-well-goal = Pozbądź się wszystkich kart przed innymi.
rules-well-setup = Dla 2 do 8 osób. Połóżcie na środku jedną odkrytą kartę: to studnia. Pozostałe rozdajcie po jednej, zaczynając od zwycięzcy poprzedniej gry. Ktoś może dostać jedną kartę więcej. Odkryjcie wszystkie stosy.
rules-well-play =
    Znajdź symbol, który łączy twoją wierzchnią kartę z kartą w studni.

    Kto znajdzie go pierwszy, wrzuca swoją kartę do studni i gra dalej następną ze swojego stosu. Teraz wszyscy szukają symbolu wspólnego z wrzuconą kartą.

    - { rules-penalty }
rules-well-end = { $end ->
    [last_left] Gracie dalej, aż karty zostaną tylko jednej osobie. Ta osoba przegrywa. Pozostali zajmują miejsca w kolejności pozbycia się kart.
   *[first_out] Wygrywa ten, kto pierwszy pozbędzie się wszystkich kart, i gra od razu się kończy. Miejsca pozostałych zależą od liczby kart: im mniej, tym lepiej.
}
rules-well-variants = { $end ->
    [last_left] Można też skończyć wcześniej: wygrywa ten, kto pierwszy pozbędzie się wszystkich kart.
   *[first_out] Można też grać do końca: aż karty zostaną tylko jednej osobie. Ta osoba przegrywa.
}
rules-well-tip = Każda karta wrzucona do studni zmienia to, czego szukasz. Zaglądaj do niej za każdym razem.

rules-hot_potato-goal = Oddaj swoje karty, zanim zostaniesz ze wszystkimi.
rules-hot_potato-setup = Dla 2 do 8 osób. W każdej rundzie wszyscy dostają po jednej karcie i odkrywają je w tej samej chwili. { $rounds ->
    [deck] Gracie, aż zabraknie kart na następną rundę.
    [one] Gracie jedną rundę.
    [few] Gracie { $rounds } rundy.
   *[many] Gracie { $rounds } rund.
}
rules-hot_potato-play =
    Znajdź symbol, który łączy twoją kartę z wierzchnią kartą kogoś, kto też ma jeszcze karty.

    Masz go przed innymi? Cały twój stos trafia na stos tego gracza. Teraz to on gra twoją kartą, a tobie w tej rundzie nic już nie grozi.

    - Kto zostanie ze wszystkimi kartami, przegrywa rundę i zatrzymuje je jako karty karne.
    - { rules-penalty }
rules-hot_potato-end = Po ostatniej rundzie wygrywa ten, kto ma najmniej kart karnych.
rules-hot_potato-variants = Możecie wybrać liczbę rund albo grać do końca talii.
rules-hot_potato-tip = Im więcej osób ma jeszcze karty, tym więcej masz szans. Działaj szybko na początku.

rules-catch_them_all-goal = Zgarnij więcej kart niż inni.
rules-catch_them_all-setup = Dla 2 do 8 osób. W każdej rundzie jedna karta leży odkryta na środku. Dookoła leży tyle kart, ilu jest graczy.
rules-catch_them_all-play =
    Znajdź symbol, który łączy którąś z kart dookoła ze środkową. Wszystko jedno którą.

    Kto znajdzie go pierwszy, bierze tę kartę. Środkowa zostaje.

    Gdy zabraknie kart dookoła, środkowa trafia na spód stosu. Potem rozkładacie karty na nową rundę.

    - { rules-penalty }
rules-catch_them_all-end = { $last_round ->
    [none] Gdy nie wystarczy kart na pełną rundę, gra się kończy. Wygrywa ten, kto ma najwięcej kart.
   *[short] Gdy nie wystarczy kart na pełną rundę, z reszty rozgrywacie jeszcze jedną, krótszą. Potem wygrywa ten, kto ma najwięcej kart.
}
rules-catch_them_all-tip = Środkowa karta leży przez całą rundę. Najpierw zapamiętaj jej symbole, potem sprawdzaj inne karty.

rules-poisoned_gift-goal = Nikt nie chce tych kart. Obdarowuj nimi innych, żeby na koniec mieć ich najmniej.
rules-poisoned_gift-setup = Dla 2 do 8 osób. Każdy dostaje jedną odkrytą kartę. Pozostałe tworzą na środku stołu odkryty stos.
rules-poisoned_gift-play =
    Znajdź symbol, który łączy środkową kartę z wierzchnią kartą innego gracza.

    Kto znajdzie go pierwszy, robi mu prezent: środkowa karta trafia na wierzch stosu tego gracza. Na środku widać następną.

    - Nie można podarować karty sobie i nikt nie może odmówić.
    - { rules-penalty }
rules-poisoned_gift-end = Gra kończy się, gdy skończy się środkowy stos. Wygrywa ten, kto ma najmniej kart.
rules-poisoned_gift-tip = Twoja karta nie ma znaczenia. Patrz na karty wszystkich innych.

rules-triplets-goal = Znajdź trzy karty ze wspólnym symbolem i zbierz najwięcej kart.
rules-triplets-setup = Dla 2 do 8 osób. { $places ->
    [0] Na stole leży dziewięć odkrytych kart, z talii ogrodu siedem.
    [one] Na stole leży { $places } odkryta karta.
    [few] Na stole leżą { $places } odkryte karty.
   *[many] Na stole leży { $places } odkrytych kart.
} { $small_table ->
    [yes] Reszta to zakryty stos. Jeśli nie ma trojaczków, dokładacie po jednej karcie, aż się pojawią.
   *[no] Reszta to zakryty stos.
}
rules-triplets-play =
    Znajdź symbol, który jest na trzech kartach. Dotknij go na wszystkich trzech.

    Kto zrobi to pierwszy, bierze te trzy karty. Trzy nowe ze stosu trafiają na ich miejsca.

    - { rules-penalty }
rules-triplets-end = Gra kończy się, gdy skończy się stos i żadnych trzech kart nie łączy już wspólny symbol. Wygrywa ten, kto ma najwięcej kart.
rules-triplets-tip = Dopóki jest stos, zawsze są trojaczki. Wybierz symbol, który widzisz dwa razy, i poszukaj trzeciego.

rules-duel-goal = Dwie osoby, jedno pytanie: kto jest szybszy?
rules-duel-setup = Obie osoby dostają po jednej karcie. Karty odkrywa się w tej samej chwili.
rules-duel-play =
    Znajdź symbol, który jest na obu kartach.

    - { rules-penalty }
rules-duel-end = { $wins ->
    [one] Kto znajdzie go pierwszy, wygrywa pojedynek.
    [few] Kto znajdzie go pierwszy, wygrywa rundę i obie osoby dostają nową kartę. Pojedynek wygrywa ten, kto pierwszy wygra { $wins } rundy.
   *[many] Kto znajdzie go pierwszy, wygrywa rundę i obie osoby dostają nową kartę. Pojedynek wygrywa ten, kto pierwszy wygra { $wins } rund.
} W innych grach pojedynek rozstrzyga remis dwóch osób.
rules-duel-tip = Zrób wydech i patrz na obie karty naraz.

## The island

rules-island-name = Drużyny na wyspie
rules-island-goal = Wasza drużyna zdobywa punkty w każdej grze. Przy dziesięciu punktach mecz się kończy i wygrywa drużyna z największą liczbą punktów.
rules-island-setup =
    Dla 2 do 6 osób w dwóch lub trzech drużynach: niebieskiej, pomarańczowej i czerwonej.

    - 2 osoby: jeden na jednego.
    - 3 osoby: każdy gra za siebie.
    - 4 osoby: dwie drużyny po dwie osoby.
    - 5 osób: dwie drużyny po dwie osoby i jedna osoba sama.
    - 6 osób: trzy drużyny po dwie osoby.

    Wyspa to 19 sześciokątnych kart w rzędach po 3, 4, 5, 4 i 3, wszystkie odkryte. Na każdą grę rozkładacie nową. Każda drużyna ma 16 kart w swoim kolorze. Partnerzy dzielą się nimi: po 8.

    Każda drużyna ma też kartę punktacji. Za każdy punkt obróćcie ją o krok. Przy sześciu punktach odwróćcie ją na drugą stronę.

    Pierwszy raz na wyspie? Zacznijcie od trybu dla początkujących, a potem zagrajcie w trybie przygodowym. Gry są ułożone od najłatwiejszej.
rules-island-play =
    W trzech pierwszych grach odkrywasz swoje karty po jednej. Każdą kładziesz na karcie wyspy, z którą łączy ją symbol. Odkrytą kartę trzeba zagrać, zanim odkryjesz następną.

    - Liczy się tylko wierzchnia karta: to na niej szukacie symbolu i to jej kolor daje punkty.
    - Jeśli zasady gry nie mówią inaczej, wolno zakryć każdą kartę: cudzą albo własną.
    - Nie masz już kart, a partner jeszcze ma? Możesz wskazywać, ale nie grać.
    - { rules-penalty }
rules-island-end =
    Punkty liczy się na koniec każdej gry, w Rycerzach po każdej rundzie. { rules-award }

    Gdy któraś drużyna ma dziesięć lub więcej punktów, mecz się kończy. Wygrywa drużyna z największą liczbą punktów. Przy remisie wygrywa się wspólnie.
rules-island-five = Osoba grająca sama ma 8 kart, a jej wynik liczy się podwójnie: widoczne karty, porty, grupa i karty zdobyte w Barbarzyńcach. W Rycerzach nic się nie zmienia.

rules-welcome-goal = Zakrywajcie wyspę kartami swojej drużyny i pilnujcie, by jak najwięcej z nich było widać.
rules-welcome-setup = Rozłóżcie wyspę: 19 odkrytych kart. Każda drużyna tasuje swoje 16 kart i kładzie je zakryte. Partnerzy biorą po 8. Każdy odkrywa jedną kartę.
rules-welcome-play =
    Znajdź symbol, który łączy twoją kartę z dowolną kartą wyspy. Połóż na niej swoją. Potem odkryj następną.

    - Od teraz liczy się tam tylko twoja karta, aż ktoś ją zakryje.
    - Wolno zakryć każdą kartę, bez względu na to, czyja jest.
    - { rules-penalty }
rules-welcome-end =
    Gra kończy się, gdy tylko któraś drużyna nie ma już kart.

    - 1 punkt dla drużyny, która pierwsza pozbędzie się kart.
    - 2 punkty dla drużyny z największą liczbą widocznych kart. { rules-award }
rules-welcome-five = Osoba grająca sama ma 8 kart. Jej widoczne karty liczą się podwójnie.
rules-welcome-example = Niebiescy pierwsi pozbywają się kart: 1 punkt. Ale pomarańczowi mają sześć widocznych kart, a niebiescy tylko pięć: 2 punkty dla pomarańczowych.
rules-welcome-tip = Zakryjcie kartę innej drużyny, a zyskacie podwójnie: wy macie jedną więcej, oni jedną mniej.

rules-ports-goal = Zacznijcie od środka wyspy i dotrzyjcie do większej liczby portów niż inni.
rules-ports-setup = Rozłóżcie wyspę: 19 odkrytych kart, a wokół niej 6 portów. Każdy port styka się z dwiema kartami wybrzeża. Każda drużyna tasuje swoje 16 kart i kładzie je zakryte. Partnerzy biorą po 8. Każdy odkrywa jedną kartę.
rules-ports-play =
    Znajdź symbol, który łączy twoją kartę z kartą wyspy, i połóż na niej swoją. Ale nie byle gdzie:

    - Zacznijcie od środka: { $centre ->
        [single] od karty w samym środku.
       *[seven] od karty w samym środku albo od jednej z sześciu wokół niej.
    }
    - Potem wolno zakryć każdą kartę obok karty w waszym kolorze. { $own_isolated ->
        [forbid] Kartę w swoim kolorze wolno zakryć tylko wtedy, gdy sąsiaduje z inną w tym kolorze.
       *[allow] Wolno też zakryć kartę w swoim kolorze.
    }
    - Nie widać już żadnej karty w waszym kolorze? Zacznijcie znów od środka.
    - Portów nigdy się nie zakrywa i nie szuka się na nich symboli.
    - { rules-penalty }
rules-ports-end =
    Gra kończy się, gdy tylko któraś drużyna nie ma już kart.

    - 1 punkt dla drużyny, która pierwsza pozbędzie się kart.
    - 2 punkty dla drużyny, której widoczne karty stykają się z największą liczbą portów. Każdy port liczy się raz. { rules-award }
rules-ports-five = Osoba grająca sama ma 8 kart. Jej porty liczą się podwójnie.
rules-ports-example = Pomarańczowi pierwsi pozbywają się kart: 1 punkt. Niebiescy są przy trzech portach, a pomarańczowi przy dwóch: 2 punkty dla niebieskich. Dwie niebieskie karty przy tym samym porcie liczą się raz.
rules-ports-variants = { $own_isolated ->
    [forbid] Inne wydania: kartę w swoim kolorze wolno zakryć zawsze.
   *[allow] Wydanie polskie: kartę w swoim kolorze wolno zakryć tylko wtedy, gdy sąsiaduje z inną w tym kolorze.
}
rules-ports-tip = Przy każdym porcie wystarczy jedna karta. Ruszajcie do następnego i pilnujcie kart, które stykają się z portem.

rules-longest_route-goal = Połączcie karty swojego koloru w największą grupę na wyspie.
rules-longest_route-setup =
    Rozłóżcie wyspę: 19 odkrytych kart. Każda drużyna ma swoje 16 kart. Przed grą wymieńcie się zakrytymi kartami, bez podglądania:

    - Dwie drużyny dają sobie po 6 kart.
    - Przy trzech drużynach każda daje 3 karty każdej z pozostałych.

    Każdy odkrywa jedną kartę.
rules-longest_route-play =
    Znajdź symbol, który łączy twoją kartę z dowolną kartą wyspy. Połóż na niej swoją. Potem odkryj następną.

    - Liczy się kolor karty, a nie to, kto ją położył. Macie też karty innych drużyn: kładźcie je tam, gdzie najmniej pomogą.
    - Wolno zakryć każdą kartę.
    - { rules-penalty }
rules-longest_route-end =
    Gra kończy się, gdy tylko któraś drużyna zagra wszystkie karty, które miała.

    - 1 punkt dla drużyny, która pierwsza pozbędzie się kart.
    - 2 punkty dla drużyny z największą grupą: widocznych kart w jej kolorze, leżących obok siebie. { rules-award }
rules-longest_route-five = Osoba grająca sama ma 8 kart, daje po 1 każdej parze i dostaje po 1 od każdej. Pary dają sobie po 3. Teraz każdy ma 8. Grupa osoby grającej samej liczy się podwójnie.
rules-longest_route-example = Niebiescy pierwsi pozbywają się kart: 1 punkt. Mają siedem widocznych kart, ale w ich największej grupie są cztery. Pomarańczowi mają grupę z pięciu: 2 punkty dla pomarańczowych.
rules-longest_route-tip = Jedna karta w dobrym miejscu połączy dwie małe grupy. Kartami innych drużyn możecie rozciąć dużą.

rules-barbarians-goal = Zabierzcie z wyspy więcej kart niż inne drużyny.
rules-barbarians-setup = Rozłóżcie wyspę: 19 odkrytych kart. Każda drużyna odkrywa jedną ze swoich kart, tak by wszyscy ją widzieli. Gra nią do końca.
rules-barbarians-play =
    Znajdź symbol, który łączy kartę waszej drużyny z dowolną kartą, która została na wyspie.

    Kto znajdzie go pierwszy, zabiera tę kartę z wyspy dla swojej drużyny. Karta drużyny zostaje.

    - Partnerzy grają tą samą kartą.
    - { rules-penalty }
rules-barbarians-end =
    Gra kończy się, gdy wyspa jest pusta.

    - 2 punkty dla drużyny z największą liczbą kart. { rules-award }
rules-barbarians-five = Karty osoby grającej samej liczą się podwójnie.
rules-barbarians-example = Niebiescy zabrali siedem kart, pomarańczowi siedem, a czerwoni pięć. Niebiescy i pomarańczowi remisują na pierwszym miejscu: po 2 punkty.
rules-barbarians-tip = Wasza karta nigdy się nie zmienia. Zapamiętaj jej dziewięć symboli i przeglądaj wyspę.

rules-knights-goal = Zdobądźcie karty innych drużyn, zanim one zdobędą waszą.
rules-knights-setup = Tym razem bez wyspy. Każda drużyna tasuje swoje 16 kart i kładzie je zakryte. W każdej rundzie wszystkie drużyny naraz odkrywają swoją wierzchnią kartę.
rules-knights-play =
    Znajdź symbol, który łączy kartę waszej drużyny z kartą innej drużyny, która jeszcze gra w tej rundzie.

    Kto znajdzie go pierwszy, zdobywa tę kartę dla swojej drużyny, a tamta odpada z rundy. Zachowuje jednak to, co już zdobyła.

    Runda kończy się, gdy zostanie tylko jedna drużyna. Jej kartę odkłada się na bok i wszyscy odkrywają następną.

    - Partnerzy grają tą samą kartą.
    - Skończyły się karty? Każda drużyna tasuje swoje 16 kart od nowa.
    - { rules-penalty }
rules-knights-end =
    - 1 punkt za każdą zdobytą kartę, liczony po każdej rundzie.

    { $limit ->
        [rounds] { rules-knights-rounds }
        [either] { rules-knights-target } { rules-knights-latest }
       *[points] { rules-knights-target }
    } Wygrywa drużyna z największą liczbą punktów.
rules-knights-target = { $target ->
    [one] Gracie, aż któraś drużyna zdobędzie punkt.
    [few] Gracie runda za rundą, aż któraś drużyna zdobędzie { $target } punkty.
   *[many] Gracie runda za rundą, aż któraś drużyna zdobędzie { $target } punktów.
}
rules-knights-rounds = { $rounds ->
    [one] Po jednej rundzie gra się kończy.
    [few] Po { $rounds } rundach gra się kończy.
   *[many] Po { $rounds } rundach gra się kończy.
}
rules-knights-latest = { $rounds ->
    [one] Najpóźniej po jednej rundzie gra się kończy.
    [few] Najpóźniej po { $rounds } rundach gra się kończy.
   *[many] Najpóźniej po { $rounds } rundach gra się kończy.
}
rules-knights-five = Nic się nie zmienia: osoba grająca sama gra jedną kartą, jak każda inna drużyna.
rules-knights-example = Czerwoni zdobywają kartę pomarańczowych: 1 punkt dla czerwonych. Potem niebiescy zdobywają kartę czerwonych: 1 punkt dla niebieskich. Czerwoni odpadają, ale zachowują swój punkt.
rules-knights-tip = Przy trzech drużynach można zdobyć dwie karty w jednej rundzie. Znajdź drugą, zanim dotkniesz pierwszej.

## Island dice

rules-island_dice-goal = Buduj drogi, osady, miasta i rycerzy. Zdobądź w 15 turach najwięcej punktów.
rules-island_dice-setup =
    Dla jednej lub więcej osób. Każdy ma arkusz z mapą. Pierwsza droga już tam jest.

    Na każdej z sześciu kości są: ruda, zboże, wełna, drewno, glina i złoto.

    O tym, kto zaczyna, decyduje los. W rewanżu zaczyna następna osoba.
rules-island_dice-play =
    W swojej turze rzucasz najwyżej trzy razy. Po każdym rzucie zatrzymaj kości, które chcesz, i rzuć resztą. Możesz zmienić zdanie: zatrzymaną kością wolno rzucić jeszcze raz.

    Potem budujesz tyle, na ile wystarczy surowców na kościach. Każdej kości możesz użyć raz. Gdy użyjesz jokera, wymienisz złoto albo coś zbudujesz, w tej turze już nie rzucasz.

    - Droga, 1 punkt: glina i drewno. Musi łączyć się z drogą, którą już masz.
    - Osada, 3, 4, 5, 7, 9 lub 11 punktów: glina, drewno, zboże i wełna.
    - Miasto, 7, 12, 20 lub 30 punktów: trzy rudy i dwa zboża.
    - Rycerz, od 1 do 6 punktów: ruda, zboże i wełna.
    - Do osady i miasta musi prowadzić droga. Osady, miasta i rycerzy buduje się po kolei, od najmniejszej liczby do największej.

    Czegoś brakuje na kościach?

    - Wymiana: dwa złota wymieniasz na jeden dowolny inny surowiec, raz za każdą parę.
    - Jokery: każdy rycerz jest jokerem raz w grze. Obróć jedną kość na jego surowiec. Pierwszy daje rudę, kolejni zboże, wełnę, drewno i glinę. Szósty daje, co zechcesz. { $joker_next_turn ->
        [yes] Joker nowego rycerza działa od następnej tury.
       *[no] Joker nowego rycerza działa od razu, nawet w tej samej turze.
    }
rules-island_dice-end =
    Wszystko, co zbudujesz w turze, zapisz jako jedną liczbę. Jeśli nic nie zbudujesz, dostajesz krzyżyk. Każdy krzyżyk kosztuje na koniec 2 punkty.

    Gdy każdy rozegra 15 tur, wygrywa ten, kto ma najwięcej punktów. Przy remisie wygrywa się wspólnie.
rules-island_dice-example = Wypadły glina, drewno, glina, drewno, zboże i wełna. To droga (1 punkt) i osada (3 punkty). Zapisz 4.
rules-island_dice-variants = Przy niektórych stołach joker nowego rycerza działa dopiero od następnej tury.
rules-island_dice-tip = Drogi prowadzą wszędzie, ale najwięcej dają duże miasta. Buduj rycerzy wcześnie: joker uratuje niejedną turę.

## How games string together

rules-single-goal = Jedna gra i wiadomo, kto wygrywa.
rules-single-setup = Wybierzcie dowolną grę i rozdajcie karty.
rules-single-play = Gracie raz, według zasad tej gry.
rules-tie-first = { $tie ->
    [shared] Przy remisie na pierwszym miejscu wygrywa się wspólnie.
   *[any] Jeśli na pierwszym miejscu remisują dwie osoby, rozstrzyga pojedynek. { rules-tie }
}
rules-single-end = { $teams ->
    [yes] Jeśli na pierwszym miejscu remisują drużyny, wygrywają wspólnie.
    [no] { rules-tie-first }
   *[any] { rules-tie-first } Drużyny na wyspie przy remisie wygrywają wspólnie.
}

rules-series-goal = Wygraj więcej gier niż inni.
rules-series-setup = Wybierzcie kilka gier i ich kolejność albo zdajcie się na los. Ta sama gra może się powtarzać.
rules-series-play = Gracie w jedną grę po drugiej. Kto wygra grę, dostaje w tabeli jedną wygraną. { $teams ->
    [yes] Drużyny, które remisują na pierwszym miejscu, dostają po jednej wygranej.
   *[no] { $tie ->
        [shared] Przy remisie na pierwszym miejscu każdy z remisujących dostaje wygraną.
       *[any] Remis na pierwszym miejscu rozstrzyga się od razu: dwie osoby toczą pojedynek. { rules-tie }
    }
}
rules-series-end = { $teams ->
    [yes] Po ostatniej grze tytuł zdobywa drużyna, która ma najwięcej wygranych. Przy remisie drużyny dzielą się tytułem.
   *[no] Po ostatniej grze tytuł zdobywa ten, kto ma najwięcej wygranych. { $tie ->
        [shared] Przy remisie tytuł jest wspólny.
       *[any] Przy remisie i tu rozstrzyga dogrywka.
    }
}

rules-tournament-goal = Zdobądź najwięcej punktów we wszystkich grach razem.
rules-tournament-setup = { $length ->
    [0] Gracie w każdą grę raz, zaczynając od Wieży.
    [one] Gracie w jedną grę: Wieżę.
    [few] Gracie w { $length } gry, zaczynając od Wieży.
   *[many] Gracie w { $length } gier, zaczynając od Wieży.
}
rules-tournament-play =
    { $picks ->
        [any] Kto w danej grze jest ostatni, wybiera następną, jaką tylko chce.
       *[unplayed] Kto w danej grze jest ostatni, wybiera następną spośród tych, w które jeszcze nie graliście.
    } Każda gra ma swoją punktację:

    - Wieża: 1 za każdą zdobytą kartę i jeszcze 5 dla tego, kto zdobędzie ich najwięcej.
    - Studnia, do ostatniej osoby: 10 dla tego, kto skończy pierwszy, minus 20 dla tego, kto zostanie z kartami.
    - Parzy!: minus 5 za każdą przegraną rundę.
    - Złap je wszystkie!: 1 za każdą kartę.
    - Zatruty podarunek: 20 za najmniej kart, 10 za drugi najlepszy wynik.
    - Trojaczki: 1 za każdą kartę.
rules-tournament-end = { $tie ->
    [shared] Przy remisie wszyscy dostają punkty za najlepsze z miejsc, które dzielą. Po ostatniej grze tytuł zdobywa ten, kto ma najwięcej punktów. Przy remisie tytuł jest wspólny.
   *[any] Przed przyznaniem premii remisy rozstrzyga dogrywka. Po ostatniej grze tytuł zdobywa ten, kto ma najwięcej punktów. Przy remisie i tu rozstrzyga dogrywka.
}
rules-tournament-tip = Na ostatnim miejscu? Wybierz grę, w której idzie ci najlepiej.

rules-beginner-goal = Zdobądźcie najwięcej punktów. Mecz kończy się, gdy któraś drużyna ma dziesięć.
rules-beginner-setup = Wybierzcie jedną z pięciu gier na wyspie. Są ułożone od najłatwiejszej.
rules-beginner-play = Gracie w nią w kółko. Punkty ze wszystkich gier się sumują i widać je na kartach punktacji.
rules-beginner-end = Gdy któraś drużyna ma dziesięć lub więcej punktów, mecz się kończy. Wygrywa drużyna z największą liczbą punktów. Przy remisie wygrywa się wspólnie.

rules-adventure-goal = Zdobądźcie najwięcej punktów w podróży przez wszystkie pięć gier na wyspie. Mecz kończy się, gdy któraś drużyna ma dziesięć.
rules-adventure-setup = Kolejność gier: Witajcie na wyspie, Porty, Najdłuższa droga, Barbarzyńcy, Rycerze.
rules-adventure-play = W pierwsze cztery gracie po jednym razie i sumujecie punkty na kartach punktacji. Potem gracie już tylko w Rycerzy, runda za rundą, aż któraś drużyna zdobędzie dziesięć punktów.
rules-adventure-end = Gdy któraś drużyna ma dziesięć lub więcej punktów, mecz się kończy, nawet przed Rycerzami. Wygrywa drużyna z największą liczbą punktów. Przy remisie wygrywa się wspólnie.
