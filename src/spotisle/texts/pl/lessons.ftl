### What the lessons say. `$symbol` is a symbol's name, `$item` something to build, `$game` a game.

lesson-title = Zobacz, jak się gra
lesson-step = Krok { $step } z { $steps }
lesson-back = Wstecz
lesson-next = Dalej
lesson-replay = Jeszcze raz
lesson-you = Ty
lesson-try = Twoja kolej! Dotknij symbolu, który łączy zaznaczone karty.
lesson-won = Świetnie!
lesson-wrong = To nie ten. Spójrz jeszcze raz.
lesson-also = To też dobrze! Ale spójrz na zaznaczone karty.

lesson-practice-laid = Na stole leżą dwie karty.
lesson-practice-match = Łączy je dokładnie jeden symbol: { $symbol }.
lesson-practice-claimed = Jest! Oto dwie nowe karty.
lesson-practice-end = Świetnie! Graj tak dalej, dopóki masz ochotę.

lesson-tower-laid = Każdy ma jedną kartę. Na środku stoi wieża.
lesson-tower-match = Twoją kartę i wieżę łączy jeden symbol: { $symbol }.
lesson-tower-claimed = Nikt nie był szybszy! Karta jest twoja. Teraz grasz właśnie nią.
lesson-tower-end = Gdy wieża się skończy, wygrywa ten, kto ma najwięcej kart.

lesson-well-laid = Każdy ma stos kart. Jedna karta leży w studni.
lesson-well-match = Twoją wierzchnią kartę i studnię łączy jeden symbol: { $symbol }.
lesson-well-claimed = Nikt nie był szybszy! Twoja karta wpada do studni. O jedną mniej!
lesson-well-end = { $end ->
    [last_left] Gracie dalej, aż karty zostaną tylko jednej osobie. Ta osoba przegrywa.
   *[first_out] Wygrywa ten, kto pierwszy pozbędzie się wszystkich kart.
}

lesson-hot_potato-laid = Każdy dostaje jedną kartę, a ona parzy!
lesson-hot_potato-match = Znajdź symbol, który łączy twoją kartę z kartą innego gracza: { $symbol }.
lesson-hot_potato-claimed = Oddajesz swoją kartę. W tej rundzie nic ci już nie grozi.
lesson-hot_potato-other = Kto zostanie ze wszystkimi kartami, przegrywa rundę. Potem każdy dostaje nową kartę.
lesson-hot_potato-end = Po ostatniej rundzie wygrywa ten, kto ma najmniej kart karnych.

lesson-catch_them_all-laid = Jedna karta leży na środku, a inne dookoła niej.
lesson-catch_them_all-match = Środkową kartę łączy z każdą inną jakiś symbol. Z tą: { $symbol }.
lesson-catch_them_all-claimed = Nikt nie był szybszy! Bierzesz tę kartę. Środkowa zostaje.
lesson-catch_them_all-end = Runda za rundą, aż skończy się talia. Wygrywa ten, kto ma najwięcej kart.

lesson-poisoned_gift-laid = Każdy ma jedną kartę. Stosu na środku nikt nie chce!
lesson-poisoned_gift-match = Środkową kartę i kartę innego gracza łączy symbol: { $symbol }.
lesson-poisoned_gift-claimed = Nikt nie był szybszy! Karta trafia do rywala. Taki mały prezent!
lesson-poisoned_gift-end = Gdy stos się skończy, wygrywa ten, kto ma najmniej kart.

lesson-triplets-laid = Na stole leży dziewięć kart.
lesson-triplets-match = Trzy z nich łączy symbol: { $symbol }.
lesson-triplets-claimed = Dotykasz go na wszystkich trzech i karty są twoje. Na puste miejsca trafiają nowe.
lesson-triplets-try = Twoja kolej! Znajdź symbol na trzech zaznaczonych kartach i dotknij go na każdej z nich.
lesson-triplets-end = Gdy nie ma już trojaczków, wygrywa ten, kto ma najwięcej kart.

lesson-duel-laid = Dwie osoby, po jednej karcie. Obie karty odkrywa się w tej samej chwili.
lesson-duel-end = { $wins ->
    [one] Rywal nie zdążył! Wygrywasz pojedynek.
    [few] Rywal nie zdążył! Wygrywasz rundę. Wygraj { $wins } rundy, a pojedynek będzie twój.
   *[many] Rywal nie zdążył! Wygrywasz rundę. Wygraj { $wins } rund, a pojedynek będzie twój.
}

lesson-welcome-laid = Karty wyspy są odkryte. Masz jedną kartę swojej drużyny.
lesson-welcome-match = Twoją kartę łączy z każdą kartą wyspy jakiś symbol. Z tą: { $symbol }.
lesson-welcome-claimed = Zakrywasz tę kartę swoją. Potem odkrywasz następną.
lesson-welcome-end = Punkt dla drużyny, która pierwsza pozbędzie się kart, dwa za najwięcej widocznych kart.

lesson-ports-laid = Karty wyspy są odkryte, a wokół niej leży sześć portów.
lesson-ports-match = Zacznij od środka wyspy. Twoją kartę łączy z tą symbol: { $symbol }.
lesson-ports-claimed = Twoja karta ją zakrywa. Stąd ruszasz dalej, karta za kartą.
lesson-ports-end = Punkt dla drużyny, która pierwsza pozbędzie się kart, dwa za najwięcej portów.

lesson-longest_route-laid = Karty wyspy są odkryte. Niektóre twoje karty mają kolor innej drużyny!
lesson-longest_route-match = Twoją kartę łączy z każdą kartą wyspy jakiś symbol. Z tą: { $symbol }.
lesson-longest_route-claimed = Zakrywasz tę kartę. Liczy się kolor karty, a nie to, kto ją położył.
lesson-longest_route-end = Punkt dla drużyny, która pierwsza pozbędzie się kart, dwa za największą grupę.

lesson-barbarians-laid = Karty wyspy są odkryte. Wasza drużyna ma jedną kartę i gra nią do końca.
lesson-barbarians-match = Łączy ją z każdą kartą wyspy jakiś symbol. Z tą: { $symbol }.
lesson-barbarians-claimed = Nikt nie był szybszy! Wasza drużyna zabiera tę kartę.
lesson-barbarians-end = Gdy wyspa jest pusta, drużyna z największą liczbą kart dostaje dwa punkty.

lesson-knights-laid = Każda drużyna odkrywa jedną kartę.
lesson-knights-match = Waszą kartę łączy z każdą inną jakiś symbol. Z tą: { $symbol }.
lesson-knights-claimed = Nikt nie był szybszy! Zdobywacie ich kartę, a oni odpadają z rundy.
lesson-knights-end = Każda zdobyta karta to punkt. Wygrywa drużyna z największą liczbą punktów.

lesson-island_dice-laid = Sześć kości i mapa, na której budujesz.
lesson-island_dice-rolled = Rzucasz wszystkimi sześcioma.
lesson-island_dice-hold = Zatrzymaj kości, których potrzebujesz.
lesson-island_dice-again = Resztą rzuć jeszcze raz. Masz w sumie trzy rzuty.
lesson-island_dice-try = Teraz ty! Podświetlone jest to, co możesz zbudować. Dotknij i zbuduj: { $item }.
lesson-island_dice-won = Zbudowane! Wszystko, co budujesz, daje punkty.
lesson-island_dice-end = Po 15 turach wygrywa ten, kto ma najwięcej punktów.

lesson-series-laid = Seria to kilka gier z rzędu. Pierwsza: { $game }.
lesson-series-sheet = Każda wygrana gra to 1 w tabeli.
lesson-series-next = Następna gra: { $game }.
lesson-series-again = Teraz tabela wygląda tak.
lesson-series-end = Po ostatniej grze tytuł zdobywa ten, kto ma najwięcej wygranych.

lesson-tournament-laid = Turniej zaczyna się od Wieży.
lesson-tournament-sheet = Każda zdobyta karta to punkt. Kto zdobył ich najwięcej, dostaje jeszcze pięć.
lesson-tournament-pick = Kto był ostatni, wybiera następną grę.
lesson-tournament-next = Czas na następną grę: { $game }.
lesson-tournament-again = Każda gra ma swoją punktację. W niektórych punkty się nawet traci.
lesson-tournament-end = Po ostatniej grze wygrywa ten, kto ma najwięcej punktów.

lesson-beginner-laid = W trybie dla początkujących gracie w kółko w jedną grę na wyspie. W tym przykładzie: { $game }.
lesson-beginner-sheet = Karty punktacji obracają się o krok za każdy punkt.
lesson-beginner-next = Potem rozkładacie nową wyspę i gracie w to samo jeszcze raz.
lesson-beginner-again = Punkty ze wszystkich gier się sumują.
lesson-beginner-end = Przy dziesięciu punktach mecz się kończy. Wygrywa drużyna z największą liczbą punktów.

lesson-adventure-laid = Przygoda prowadzi przez pięć gier na wyspie. Pierwsza: { $game }.
lesson-adventure-sheet = Karty punktacji obracają się o krok za każdy punkt.
lesson-adventure-next = Następna gra: { $game }.
lesson-adventure-knights = Ostatnia gra to { $game }. Gracie w nią, aż któraś drużyna zdobędzie dziesięć punktów.
lesson-adventure-end = Przy dziesięciu punktach przygoda się kończy. Wygrywa drużyna z największą liczbą punktów.
