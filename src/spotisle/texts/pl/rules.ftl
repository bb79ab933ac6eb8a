### The rules of every game. One line is one paragraph; a line that begins with "- " is a point of a list.
### Each game has a goal, what is laid out, how it is played and how it ends, and perhaps a tip.

rules-heading-goal = Cel gry
rules-heading-setup = Przygotowanie
rules-heading-play = Jak się gra
rules-heading-end = Koniec gry
rules-heading-five = W pięć osób
rules-heading-example = Przykład punktacji
rules-heading-variants = Inne sposoby gry
rules-heading-tip = Dobra rada

rules-shelf-cards = Gry z kartami
rules-shelf-island = Gry na wyspie
rules-shelf-dice = Wyspa w kościach
rules-shelf-series = Kilka gier z rzędu

## What several games share

rules-penalty = { $penalty ->
    [lock] Pomyłka? Czekasz, aż ta karta się zmieni. Gdy czekają wszyscy, wszyscy wracają do gry.
    [freeze] Pomyłka? Czekasz półtorej sekundy.
   *[none] Pomyłka? Nic się nie dzieje, próbuj dalej.
}
rules-tie = { $tie ->
    [knockout] Troje lub więcej gra w „Parzy!”: kto przegra rundę, odpada, aż zostanie jedna osoba.
    [minigame] Troje lub więcej gra jeszcze jedną grę.
    [shared] Troje lub więcej dzieli to miejsce.
   *[hot_potato] Troje lub więcej gra jedną rundę „Parzy!”: im szybciej pozbędziesz się kart, tym lepsze miejsce.
}

## What all card games share

rules-basics-name = Jak działają karty
rules-basics-goal = Połóż obok siebie dwie dowolne karty: mają jeden wspólny symbol. Zawsze jeden i nigdy więcej. W każdej grze chodzi o to, żeby zobaczyć go przed innymi.
rules-basics-setup =
    Talia klasyczna i plażowa mają po 55 kart, a na każdej jest 8 symboli. Talia wyspy ma 73 karty po 9 symboli.

    Ten sam symbol może być na jednej karcie mały, a na drugiej duży, może też stać na głowie. To wciąż ten sam symbol.
rules-basics-play =
    Wszyscy grają jednocześnie, nie ma kolejek. Dotknij symbolu, który widzisz, albo powiedz jego nazwę. Kto pierwszy, ten lepszy.

    - Dobrze i przed innymi: od razu się liczy.
    - Dobrze, ale ktoś był szybszy: nic się nie dzieje i nic nie tracisz.
    - Źle: musisz poczekać. W grach, w których walczy się o jedną kartę, czekasz, aż ta karta się zmieni; gdy czekają wszyscy, znów mogą grać wszyscy. Tam, gdzie leży wiele odkrytych kart, czekasz półtorej sekundy.
rules-basics-end =
    Jeśli remis ma znaczenie, rozgrywa się dogrywkę. Dwie osoby toczą pojedynek. Trzy lub więcej grają między sobą jedną rundę „Parzy!”: im szybciej pozbędziesz się kart, tym wyższe miejsce.

    W grach na wyspie nie ma dogrywek: drużyny, które remisują, dzielą się miejscem.
rules-basics-tip = Nie porównuj symbolu po symbolu. Najpierw ogarnij wzrokiem całą kartę i poczekaj, aż coś wyda ci się znajome.

## Games with the classic and the beach deck

rules-practice-goal = Oswój się z kartami, we własnym tempie. Nikt nie liczy punktów.
rules-practice-setup = Dwie karty leżą odkryte.
rules-practice-play =
    Znajdź jedyny symbol, który jest na obu kartach, i dotknij go. Pojawią się dwie nowe karty.

    W pojedynkę możesz patrzeć, jak poprawiają się twoje czasy. W towarzystwie następne karty odkrywa ten, kto był pierwszy.
rules-practice-end = Końca nie ma. Gdy talia się skończy, zostaje przetasowana i można grać dalej, dopóki macie ochotę.
rules-practice-tip = Dotykając symbolu, mów głośno jego nazwę. Z każdą rundą słowa przychodzą szybciej.

rules-tower-goal = Zdobądź z wieży na środku więcej kart niż inni.
rules-tower-setup = Dla 2–8 osób. Każdy dostaje jedną kartę. Z pozostałych powstaje wieża na środku stołu, odkryta.
rules-tower-play =
    Znajdź symbol, który jest i na twojej wierzchniej karcie, i na szczycie wieży.

    Udało się przed innymi? Karta jest twoja: ląduje na twoim stosie i od teraz szukasz właśnie na niej. Wieża pokazuje następną kartę.

    - { rules-penalty }
rules-tower-end = Gra kończy się, gdy z wieży nic już nie zostanie. Wygrywa ten, kto ma najwięcej kart.
rules-tower-tip = Gdy tylko zdobędziesz kartę, dobrze się jej przyjrzyj: masz ją już przed sobą, a inni dopiero patrzą na wieżę.

rules-well-goal = Wrzuć wszystkie swoje karty do studni, zanim zrobią to inni.
rules-well-setup = Dla 2–8 osób. Jedna karta leży odkryta na środku: to studnia. Wszystkie pozostałe rozdaje się po jednej; ktoś może dostać o jedną więcej. Rozdawanie zaczyna się od zwycięzcy ostatniej gry. Stosy graczy leżą odkryte.
rules-well-play =
    Znajdź symbol, który jest i na twojej wierzchniej karcie, i na karcie w studni.

    Udało się przed innymi? Twoja karta wpada do studni i od teraz wszyscy szukają na niej. Ty odkrywasz swoją następną.

    - { rules-penalty }
rules-well-end = { $end ->
    [last_left] Wtedy gracie dalej, aż karty ma już tylko jedna osoba. Ta osoba przegrywa, a o miejscach decyduje kolejność pozbycia się kart.
   *[first_out] Wygrywa ten, kto pierwszy nie ma już kart, i gra od razu się kończy. Im mniej kart zostało innym, tym wyższe ich miejsce.
}
rules-well-variants = Można też grać do ostatniego: wtedy gracie dalej, aż karty ma już tylko jedna osoba. Ta osoba przegrywa, a o miejscach decyduje kolejność pozbycia się kart.
rules-well-tip = Każda karta, która wpada do studni, zmienia zadanie. Po każdej zajrzyj tam na nowo.

rules-hot_potato-goal = Oddaj swoje karty, zanim zostaniesz ze wszystkimi.
rules-hot_potato-setup = Dla 2–8 osób. W każdej rundzie każdy dostaje jedną kartę i wszyscy pokazują je w tej samej chwili. { $rounds ->
    [deck] Gracie, aż zabraknie kart na następną rundę.
    [one] Gracie jedną rundę.
    [few] Gracie { $rounds } rundy.
   *[many] Gracie { $rounds } rund.
}
rules-hot_potato-play =
    Znajdź symbol wspólny dla twojej karty i wierzchniej karty kogoś, kto jeszcze trzyma karty.

    Udało się przed innymi? Cały twój stos trafia na jego stos i teraz to twoja karta jest tam na wierzchu. W tej rundzie nic ci już nie grozi.

    - Kto zostanie na końcu, ma wszystkie karty: przegrywa rundę i odkłada je przy sobie jako ciężar.
    - { rules-penalty }
rules-hot_potato-end = Po wszystkich rundach wygrywa ten, kto ma najmniej odłożonych kart.
rules-hot_potato-variants = You choose how many rounds to play, or play until the deck runs out.
rules-hot_potato-tip = Im więcej osób trzyma karty, tym więcej masz szans. Pospiesz się na początku rundy.

rules-catch_them_all-goal = Złap więcej kart wokół środka niż inni.
rules-catch_them_all-setup = Dla 2–8 osób. W każdej rundzie jedna karta leży odkryta na środku, a dookoła niej tyle kart, ilu jest graczy.
rules-catch_them_all-play =
    Znajdź symbol, który jest i na którejś karcie dookoła, i na karcie na środku. Możesz wybrać dowolną z nich.

    Udało się przed innymi? Ta karta z brzegu jest twoja. Środkowa zostaje na miejscu.

    Gdy dookoła nic już nie leży, środkowa karta wędruje pod stos i układa się nową rundę.

    - { rules-penalty }
rules-catch_them_all-end = { $last_round ->
    [none] Gdy kart jest za mało na całą rundę, gra się kończy. Wygrywa ten, kto ma najwięcej kart.
   *[short] Gdy kart jest za mało na całą rundę, gracie ostatnią, krótszą, tym, co zostało. Wygrywa ten, kto ma najwięcej kart.
}
rules-catch_them_all-tip = Środek nie zmienia się przez całą rundę: najpierw zapamiętaj jego symbole, potem przeglądaj pozostałe karty.

rules-poisoned_gift-goal = Nikt nie chce tych kart. Obdarowuj nimi innych i miej ich na końcu najmniej.
rules-poisoned_gift-setup = Dla 2–8 osób. Każdy dostaje jedną kartę. Z pozostałych powstaje stos na środku, odkryty.
rules-poisoned_gift-play =
    Znajdź symbol, który jest i na karcie na środku, i na wierzchniej karcie innego gracza.

    Udało się przed innymi? Dajesz mu tę kartę w prezencie: kładzie się ją na wierzchu jego stosu. Na środku widać następną.

    - Sobie niczego podarować nie można, a odmówić nie może nikt.
    - { rules-penalty }
rules-poisoned_gift-end = Gra kończy się, gdy na środku nic już nie zostanie. Wygrywa ten, kto ma najmniej kart.
rules-poisoned_gift-tip = Własna karta nie jest ci do niczego potrzebna. Patrz na karty wszystkich innych.

rules-triplets-goal = Znajduj trzy karty z tym samym symbolem i zbierz najwięcej kart.
rules-triplets-setup = Dla 2–8 osób. Dziewięć kart leży odkrytych na stole, reszta to zakryty stos.
rules-triplets-play =
    Znajdź symbol, który jest na trzech z dziewięciu kart, i dotknij go na wszystkich trzech.

    Udało się przed innymi? Te trzy karty są twoje, a puste miejsca wypełniają trzy nowe ze stosu.

    - { rules-penalty }
rules-triplets-end = Gra kończy się, gdy stos jest pusty i żadne trzy karty nie mają już wspólnego symbolu. Wygrywa ten, kto ma najwięcej kart.
rules-triplets-tip = Wśród dziewięciu kart zawsze kryją się trojaczki. Wybierz symbol, który widzisz dwa razy, i szukaj trzeciego.

rules-duel-goal = Dwie osoby i jedno pytanie: kto jest szybszy?
rules-duel-setup = Każda z dwóch osób dostaje jedną kartę. Obie odkrywa się w tej samej chwili.
rules-duel-play =
    Znajdź symbol, który jest na obu kartach.

    - { rules-penalty }
rules-duel-end = Kto jest pierwszy, wygrywa pojedynek. Gdy w innej grze remisują dwie osoby, rozstrzyga między nimi pojedynek.
rules-duel-tip = Zrób wydech i patrz na obie karty naraz.

## The island

rules-island-name = Drużyny na wyspie
rules-island-goal = W każdej minigrze drużyny zdobywają punkty. Dziesięć punktów kończy całą grę.
rules-island-setup =
    Dla 2–6 osób, w dwóch lub trzech drużynach: niebieskiej, pomarańczowej i czerwonej.

    - 2 osoby: jeden na jednego.
    - 3 osoby: każdy gra sam.
    - 4 osoby: dwie drużyny po dwie osoby.
    - 5 osób: dwie drużyny po dwie osoby i jedna osoba sama.
    - 6 osób: trzy drużyny po dwie osoby.

    Wyspa to 19 sześciokątnych kart w rzędach po 3, 4, 5, 4 i 3, wszystkie odkryte. Przed każdą minigrą układa się ją na nowo. Każda drużyna ma 16 kart swojego koloru. Partnerzy dzielą je między siebie: po 8.
rules-island-play =
    W pierwszych trzech minigrach odkrywasz swoje karty po jednej i każdą kładziesz na karcie wyspy, z którą ma wspólny symbol. Odkrytą kartę trzeba zagrać, zanim odkryje się następną.

    - Liczy się tylko karta na wierzchu: tylko na niej się szuka i tylko ona ma kolor.
    - Wolno zakryć każdą kartę, także cudzą albo własną.
    - Jeśli twoje karty się skończyły, a partnera jeszcze nie, możesz mu pomagać, wskazując, ale nie zagrywając.
    - { rules-penalty }
rules-island-end =
    Punkty liczy się na końcu minigry, a w Rycerzach po każdej rundzie. Jeśli o dwa punkty remisuje kilka drużyn, każda z nich dostaje dwa; za zero nikt nic nie dostaje.

    Gdy ktoś ma dziesięć punktów lub więcej, cała gra się kończy. Wygrywa najwięcej punktów, a remis to wspólne zwycięstwo.
rules-island-five = Kto gra sam, ma 8 kart, a to, co jego drużyna ma na wierzchu, liczy się podwójnie. W Barbarzyńcach podwójnie liczą się jego karty, w Rycerzach nic się nie zmienia.

rules-welcome-goal = Zakrywajcie wyspę kartami swojej drużyny i pilnujcie, by jak najwięcej z nich było widać.
rules-welcome-setup = Wyspa: 19 odkrytych kart. Każda drużyna tasuje swoje 16 kart i trzyma je zakryte; partnerzy biorą po 8. Każdy odkrywa jedną kartę.
rules-welcome-play =
    Znajdź symbol wspólny dla twojej karty i dowolnej karty wyspy i połóż na niej swoją. Potem odkryj następną.

    - Od teraz liczy się tam tylko twoja karta, dopóki ktoś jej nie zakryje.
    - Wolno zakryć każdą kartę, czyjakolwiek jest.
    - { rules-penalty }
rules-welcome-end =
    Gdy tylko któraś drużyna zagra wszystkie swoje karty, minigra się kończy.

    - 1 punkt dla drużyny, która skończyła pierwsza.
    - 2 punkty dla drużyny, której kart widać najwięcej.
rules-welcome-five = Kto gra sam, ma 8 kart, a jego widoczne karty liczą się podwójnie.
rules-welcome-example = Blue is out of cards first: 1 point. But orange has six visible cards and blue only five: 2 points for orange.
rules-welcome-tip = Zakrycie cudzej karty pomaga podwójnie: wy macie o jedną więcej, oni o jedną mniej.

rules-ports-goal = Wyruszcie z serca wyspy i dotrzyjcie do większej liczby portów niż inni.
rules-ports-setup = Wyspa: 19 odkrytych kart, a wokół niej 6 portów. Każdy port styka się z dwiema kartami wybrzeża. Każda drużyna tasuje swoje 16 kart i trzyma je zakryte; partnerzy biorą po 8. Każdy odkrywa jedną kartę.
rules-ports-play =
    Znajdź symbol wspólny dla twojej karty i karty wyspy i połóż na niej swoją. Ale nie byle gdzie:

    - Zacznijcie na środku wyspy: { $centre ->
        [single] na samej środkowej karcie.
       *[seven] na samej środkowej karcie albo na jednej z sześciu wokół niej.
    }
    - Potem możecie zakryć każdą kartę obok karty w waszym kolorze. { $own_isolated ->
        [forbid] Kartę w swoim kolorze zakryjecie tylko wtedy, gdy sąsiaduje z inną w waszym kolorze.
       *[allow] Możecie też zakryć kartę w swoim kolorze.
    }
    - Jeśli nie widać już żadnej karty waszego koloru, zaczynacie znów w sercu wyspy.
    - Portów się nie zakrywa i nie szuka się na nich symboli.
    - { rules-penalty }
rules-ports-end =
    Gdy tylko któraś drużyna zagra wszystkie swoje karty, minigra się kończy.

    - 1 punkt dla drużyny, która skończyła pierwsza.
    - 2 punkty dla drużyny, której widoczne karty stykają się z największą liczbą różnych portów.
rules-ports-five = Kto gra sam, ma 8 kart, a jego porty liczą się podwójnie.
rules-ports-example = Orange is out of cards first: 1 point. Blue touches three ports and orange two: 2 points for blue. Two blue cards at the same port count once.
rules-ports-variants = Polish edition: you can only cover a card of your own colour if it has a neighbour of your colour.
rules-ports-tip = Przy każdym porcie wystarczy jedna karta. Budujcie dalej do następnego i pilnujcie kart, które się z portem stykają.

rules-longest_route-goal = Połączcie karty swojego koloru w największą grupę na wyspie.
rules-longest_route-setup =
    Wyspa: 19 odkrytych kart. Każda drużyna ma swoje 16 kart. Przed grą drużyny wymieniają się kartami, w ciemno:

    - Dwie drużyny dają sobie nawzajem po 6 kart.
    - Trzy drużyny dają po 3 karty każdej z pozostałych.

    Każdy odkrywa jedną kartę.
rules-longest_route-play =
    Znajdź symbol wspólny dla twojej karty i dowolnej karty wyspy i połóż na niej swoją. Potem odkryj następną.

    - Liczy się kolor karty, a nie to, kto ją położył. Masz też karty innych drużyn: kładź je tam, gdzie najmniej im pomogą.
    - Wolno zakryć każdą kartę.
    - { rules-penalty }
rules-longest_route-end =
    Gdy tylko któraś drużyna zagra wszystkie karty, które trzyma, minigra się kończy.

    - 1 punkt dla drużyny, która skończyła pierwsza.
    - 2 punkty dla drużyny z największą grupą: widocznymi kartami jej koloru, które leżą obok siebie.
rules-longest_route-five = Kto gra sam, ma 8 kart, daje po 1 każdej parze i po 1 od każdej dostaje; pary dają sobie nawzajem po 3. Potem każdy ma 8 kart. Grupa tego, kto gra sam, liczy się podwójnie.
rules-longest_route-example = Blue is out of cards first: 1 point. Blue has seven visible cards, but its biggest group is four. Orange has a group of five: 2 points for orange.
rules-longest_route-tip = Jedna wasza karta w luce może połączyć dwie małe grupy w dużą. Kartami innych można grupy rozrywać.

rules-barbarians-goal = Zabierzcie z wyspy więcej kart niż inne drużyny.
rules-barbarians-setup = Wyspa: 19 odkrytych kart. Każda drużyna odkrywa jedną swoją kartę, tak żeby wszyscy ją widzieli. Zostaje ona ta sama przez całą minigrę.
rules-barbarians-play =
    Znajdź symbol wspólny dla karty twojej drużyny i dowolnej karty, która została na wyspie.

    Udało się przed innymi? Twoja drużyna zabiera tę kartę wyspy. Karta drużyny zostaje na miejscu.

    - Partnerzy szukają na tej samej karcie.
    - { rules-penalty }
rules-barbarians-end =
    Minigra kończy się, gdy wyspa jest pusta.

    - 2 punkty dla drużyny, która ma najwięcej kart.
rules-barbarians-five = Karty tego, kto gra sam, liczą się podwójnie.
rules-barbarians-example = Blue took seven cards, orange seven and red five. Blue and orange are tied for most: 2 points each.
rules-barbarians-tip = Wasza karta się nie zmienia: zapamiętaj jej dziewięć symboli i dopiero wtedy przeglądaj wyspę.

rules-knights-goal = Zdobądźcie karty innych drużyn, zanim one zdobędą waszą.
rules-knights-setup = Tym razem bez wyspy. Każda drużyna tasuje swoje 16 kart i kładzie je zakryte. W każdej rundzie wszystkie drużyny odkrywają wierzchnią kartę w tej samej chwili.
rules-knights-play =
    Znajdź symbol wspólny dla karty twojej drużyny i karty innej drużyny, która jest jeszcze w rundzie.

    Udało się przed innymi? Zabieracie jej kartę, a ta drużyna odpada z rundy. To, co już zdobyła, zostaje przy niej.

    Runda kończy się, gdy została jedna drużyna. Jej kartę odkłada się na bok i wszyscy odkrywają następne.

    - Partnerzy szukają na tej samej karcie.
    - Gdy karty się skończą, każda drużyna znów tasuje swoje 16.
    - { rules-penalty }
rules-knights-end =
    - 1 punkt za każdą zdobytą kartę, liczony na końcu każdej rundy.

    Gracie runda za rundą, aż któraś drużyna ma dziesięć punktów. Wygrywa najwięcej punktów.
rules-knights-five = Nothing changes: the solo player plays with one card like every other team.
rules-knights-example = Red captures orange’s card: 1 point for red. Then blue captures red’s card: 1 point for blue. Red is out, but keeps its point.
rules-knights-tip = Przy trzech drużynach można w jednej rundzie zdobyć dwie karty: upatrz sobie drugą, zanim dotkniesz pierwszej.

## Island dice

rules-island_dice-goal = Buduj drogi, osady, miasta i rycerzy i zdobądź w 15 turach najwięcej punktów.
rules-island_dice-setup =
    Dla jednej osoby lub więcej. Każdy ma arkusz z mapą. Droga na początku już na niej jest.

    Każda z sześciu kości pokazuje rudę, zboże, wełnę, drewno, glinę albo złoto.
rules-island_dice-play =
    W swojej turze rzucasz do trzech razy. Po każdym rzucie odłóż kości, które chcesz zatrzymać, i rzuć resztą. Możesz zmienić zdanie: odłożoną kością wolno rzucić jeszcze raz.

    Potem budujesz z tego, co pokazują kości, tyle, na ile cię stać. Każda kość płaci tylko raz.

    - Droga, 1 punkt: glina i drewno. Musi prowadzić dalej od drogi, która już jest.
    - Osada, 3, 4, 5, 7, 9 lub 11 punktów: glina, drewno, zboże i wełna.
    - Miasto, 7, 12, 20 lub 30 punktów: trzy rudy i dwa zboża.
    - Rycerz, od 1 do 6 punktów: ruda, zboże i wełna.
    - Do osady i do miasta musi prowadzić droga. Osady, miasta i rycerzy buduje się po kolei, od najniższej liczby do najwyższej.

    Gdy kości nie całkiem pasują:

    - Dwie kości ze złotem dają jeden dowolny inny surowiec, tyle razy, ile masz par.
    - Każdy rycerz raz w grze pomaga jako joker: obróć jedną kość na jego obrazek. Pierwszy daje rudę, kolejne zboże, wełnę, drewno i glinę, a szósty, co zechcesz. { $joker_next_turn ->
        [yes] Joker nowego rycerza działa od następnej tury.
       *[no] Joker nowego rycerza działa od razu, nawet w tej samej turze.
    }
rules-island_dice-end =
    Wszystko, co zbudujesz w jednej turze, zapisuje się jako jedną liczbę. Jeśli nie zbudujesz nic, dostajesz krzyżyk, a każdy krzyżyk kosztuje na końcu 2 punkty.

    Gdy każdy rozegra 15 tur, wygrywa najwięcej punktów. Remis to wspólne zwycięstwo.
rules-island_dice-example = You roll brick, lumber, brick, lumber, grain and wool. That’s a road (1 point) and a settlement (3 points). Write down 4.
rules-island_dice-variants = Some tables wait: a new knight’s joker only works from the next turn.
rules-island_dice-tip = Drogi prowadzą wszędzie, ale najwięcej dają duże miasta. Rycerzy buduj wcześnie: ich jokery uratują niejedną turę.

## How games string together

rules-single-goal = Jedna minigra i jeden zwycięzca.
rules-single-setup = Wybierzcie dowolną grę i rozdajcie karty.
rules-single-play = Zagrajcie w nią raz, według jej własnych zasad.
rules-single-end = Jeśli na pierwszym miejscu remisują dwie osoby, rozstrzyga pojedynek. Przy trzech lub więcej jest to jedna runda „Parzy!”. Na wyspie drużyny, które remisują, wygrywają razem.

rules-series-goal = Wygraj więcej minigier niż inni.
rules-series-setup = Wybierzcie kilka minigier i ich kolejność albo zdajcie się na los. Ta sama gra może się powtarzać.
rules-series-play = Grajcie w jedną po drugiej. Za każdą wygraną minigrę zwycięzca dostaje jedną wygraną w tabeli; przy remisie o pierwsze miejsce rozstrzyga dogrywka.
rules-series-end = Po ostatniej minigrze tytuł zdobywa ten, kto wygrał najwięcej z nich. Remis na szczycie też się rozgrywa.

rules-tournament-goal = Zbieraj punkty w każdej minigrze.
rules-tournament-setup = { $length ->
    [0] Gracie w każdą grę raz, zaczynając od Wieży.
    [one] Gracie jedną grę: Wieżę.
    [few] Gracie { $length } gry, zaczynając od Wieży.
   *[many] Gracie { $length } gier, zaczynając od Wieży.
}
rules-tournament-play =
    Kto był w minigrze ostatni, wybiera następną spośród tych, w które jeszcze nie graliście. Każda ma swoje punkty:

    - Wieża: 1 za każdą zdobytą kartę i jeszcze 5 dla tego, kto ma ich najwięcej.
    - Studnia, grana do ostatniego: 10 dla tego, kto pierwszy pozbędzie się kart, a 20 traci ten, kto zostanie.
    - Parzy!: za każdą przegraną rundę traci się 5.
    - Złap je wszystkie!: 1 za każdą kartę.
    - Zatruty podarunek: 20 za najmniej kart, 10 za drugie miejsce.
    - Trojaczki: 1 za każdą kartę.
rules-tournament-end = Zanim przyzna się taki dodatek, remisy rozstrzyga dogrywka. Po ostatniej minigrze tytuł zdobywa ten, kto ma najwięcej punktów.
rules-tournament-tip = Jeśli przypadnie ci ostatnie miejsce, wybierz grę, w której idzie ci najlepiej.

rules-beginner-goal = Zdobądźcie jako pierwsza drużyna dziesięć punktów.
rules-beginner-setup = Wybierzcie jedną z pięciu gier na wyspie: tę, którą lubicie, albo tę, którą chcecie poznać.
rules-beginner-play = Grajcie w nią raz za razem. Punkty ze wszystkich gier się sumują i pokazują je karty wyników.
rules-beginner-end = Gdy któraś drużyna ma dziesięć punktów lub więcej, cała gra się kończy. Wygrywa najwięcej punktów, a remis to wspólne zwycięstwo.

rules-adventure-goal = Zdobądźcie jako pierwsza drużyna dziesięć punktów w podróży przez wszystkie pięć gier na wyspie.
rules-adventure-setup = Minigry idą w tej kolejności: Witajcie na wyspie, Porty, Najdłuższa droga, Barbarzyńcy, Rycerze.
rules-adventure-play = W każdą z pierwszych czterech zagrajcie raz, dodając punkty na kartach wyników. Potem przychodzą Rycerze i przy nich zostajecie, runda za rundą, aż ktoś ma dziesięć punktów.
rules-adventure-end = Gdy któraś drużyna ma dziesięć punktów lub więcej, cała gra się kończy, nawet przed Rycerzami. Wygrywa najwięcej punktów, a remis to wspólne zwycięstwo.
