### What the lessons say. `$symbol` is a symbol's name, `$item` something to build, `$game` a game.

lesson-title = Zobacz, jak to idzie
lesson-step = Krok { $step } z { $steps }
lesson-back = Wstecz
lesson-next = Dalej
lesson-replay = Jeszcze raz
lesson-you = Ty
lesson-try = Teraz ty! Dotknij symbolu wspólnego dla zaznaczonych kart.
lesson-won = Świetnie!
lesson-wrong = To nie ten. Spójrz jeszcze raz.
lesson-also = Też dobrze! Ale poszukaj na zaznaczonych kartach.

lesson-practice-laid = Na stole leżą dwie karty.
lesson-practice-match = Mają tylko jeden wspólny symbol: { $symbol }.
lesson-practice-claimed = Znalezione! Pojawiają się dwie nowe karty.
lesson-practice-end = Świetnie! I tak dalej, dopóki masz ochotę.

lesson-tower-laid = Każdy ma jedną kartę. Na środku stoi wieża.
lesson-tower-match = Twoja karta i wieża mają jeden wspólny symbol: { $symbol }.
lesson-tower-claimed = Udało się przed innymi, więc karta jest twoja. Teraz szukasz na niej.
lesson-tower-end = Gdy wieża się skończy, wygrywa najwięcej kart.

lesson-well-laid = Każdy ma stos kart. Jedna karta leży w studni.
lesson-well-match = Twoja wierzchnia karta i studnia mają jeden wspólny symbol: { $symbol }.
lesson-well-claimed = Udało się przed innymi: twoja karta wpada do studni i masz o jedną mniej.
lesson-well-end = { $end ->
    [last_left] Gracie dalej, aż karty zostaną tylko jednej osobie. Ta osoba przegrywa.
   *[first_out] Kto pierwszy nie ma już kart, ten wygrywa.
}

lesson-hot_potato-laid = Każdy dostaje jedną kartę, a karta parzy!
lesson-hot_potato-match = Znajdź, co cię łączy z kimś innym: { $symbol }.
lesson-hot_potato-claimed = Oddajesz swoją kartę i w tej rundzie nic ci nie grozi.
lesson-hot_potato-other = Kto zostanie ze wszystkimi kartami, przegrywa rundę. Potem rozdaje się nowe.
lesson-hot_potato-end = Po ostatniej rundzie wygrywa najmniej kart.

lesson-catch_them_all-laid = Jedna karta leży na środku, pozostałe dookoła niej.
lesson-catch_them_all-match = Środek ma z każdą z nich wspólny symbol. Tu jest to: { $symbol }.
lesson-catch_them_all-claimed = Udało się przed innymi: bierzesz kartę z brzegu. Środek zostaje.
lesson-catch_them_all-end = Runda za rundą, aż skończy się talia. Wygrywa najwięcej kart.

lesson-poisoned_gift-laid = Każdy ma jedną kartę. Stosu na środku nikt nie chce!
lesson-poisoned_gift-match = Środek i karta innego gracza mają wspólny symbol: { $symbol }.
lesson-poisoned_gift-claimed = Udało się przed innymi: ten gracz dostaje kartę w prezencie.
lesson-poisoned_gift-end = Gdy stos się skończy, wygrywa najmniej kart.

lesson-triplets-laid = Na stole leży dziewięć kart.
lesson-triplets-match = Trzy z nich mają wspólny symbol: { $symbol }.
lesson-triplets-claimed = Dotknięty na wszystkich trzech: karty są twoje. Puste miejsca wypełniają nowe.
lesson-triplets-try = Teraz ty! Znajdź symbol trzech zaznaczonych kart i dotknij go na każdej z nich.
lesson-triplets-end = Gdy nie ma już trojaczków, wygrywa najwięcej kart.

lesson-duel-laid = Dwie osoby, każda ma jedną kartę. Obie odkrywa się w tej samej chwili.
lesson-duel-end = Udało się przed drugą osobą: wygrywasz pojedynek!

lesson-welcome-laid = Wyspa leży odkryta, a ty masz jedną kartę swojej drużyny.
lesson-welcome-match = Twoja karta ma wspólny symbol z każdą kartą wyspy. Tu jest to: { $symbol }.
lesson-welcome-claimed = Zakrywasz tę kartę swoją i odkrywasz następną.
lesson-welcome-end = Jeden punkt dla drużyny, która skończy pierwsza, dwa za najwięcej widocznych kart.

lesson-ports-laid = Wyspa leży odkryta, a wokół niej sześć portów.
lesson-ports-match = Zacznij w sercu wyspy. Tu łączy was symbol: { $symbol }.
lesson-ports-claimed = Twoja karta już tam leży. Od niej budujesz dalej, karta po karcie.
lesson-ports-end = Jeden punkt dla drużyny, która skończy pierwsza, dwa za najwięcej portów.

lesson-longest_route-laid = Wyspa leży odkryta. Część twoich kart ma kolor innych drużyn!
lesson-longest_route-match = Twoja karta ma wspólny symbol z każdą kartą wyspy. Tu jest to: { $symbol }.
lesson-longest_route-claimed = Zakrywasz tę kartę. Liczy się kolor, a nie to, kto ją położył.
lesson-longest_route-end = Jeden punkt dla drużyny, która skończy pierwsza, dwa za największą grupę.

lesson-barbarians-laid = Wyspa leży odkryta. Twoja drużyna ma jedną kartę i nie zmienia jej.
lesson-barbarians-match = Ma ona wspólny symbol z każdą kartą wyspy. Tu jest to: { $symbol }.
lesson-barbarians-claimed = Udało się przed innymi: twoja drużyna zabiera tę kartę.
lesson-barbarians-end = Gdy wyspa jest pusta, najwięcej kart daje dwa punkty.

lesson-knights-laid = Każda drużyna odkrywa jedną kartę.
lesson-knights-match = Z każdą z pozostałych macie wspólny symbol. Tu jest to: { $symbol }.
lesson-knights-claimed = Udało się przed innymi: zabieracie ich kartę, a oni odpadają z rundy.
lesson-knights-end = Każda zdobyta karta to punkt. Dziesięć punktów wygrywa.

lesson-island_dice-laid = Sześć kości i mapa, na której się buduje.
lesson-island_dice-rolled = Rzucasz wszystkimi sześcioma.
lesson-island_dice-hold = Zatrzymaj to, co potrzebne: te kości zostają.
lesson-island_dice-again = Rzucasz tylko resztą, razem do trzech rzutów.
lesson-island_dice-try = Teraz ty! To, co możesz zbudować, świeci. Dotknij i zbuduj: { $item }.
lesson-island_dice-won = Zbudowane! To, co zbudujesz, daje punkty.
lesson-island_dice-end = Po 15 turach wygrywa najwięcej punktów.

lesson-series-laid = Seria to kilka gier z rzędu. Na początek: { $game }.
lesson-series-sheet = Wygrana gra to kreska na tabeli.
lesson-series-next = Następna gra: { $game }.
lesson-series-again = Teraz tabela wygląda tak.
lesson-series-end = Po ostatniej grze tytuł zdobywa ten, kto wygrał najwięcej razy.

lesson-tournament-laid = Turniej zaczyna się od wieży.
lesson-tournament-sheet = Każda zdobyta karta to punkt, a najwięcej kart daje jeszcze pięć.
lesson-tournament-pick = Kto był ostatni, wybiera następną grę.
lesson-tournament-next = Teraz więc: { $game }.
lesson-tournament-again = Każda gra ma swoje punkty; niektóre nawet je odbierają.
lesson-tournament-end = Gdy rozegrano wszystkie gry, wygrywa najwięcej punktów.

lesson-beginner-laid = Na początek gracie w jedną grę na wyspie, tutaj: { $game }.
lesson-beginner-sheet = Karty punktów obracają się o krok za każdy punkt.
lesson-beginner-next = Potem wyspę układa się od nowa i ta sama gra zaczyna się jeszcze raz.
lesson-beginner-again = Punkty ze wszystkich gier się sumują.
lesson-beginner-end = Dziesięć punktów kończy grę, a wygrywa najwięcej punktów.

lesson-adventure-laid = Przygoda prowadzi przez pięć gier na wyspie. Pierwsza: { $game }.
lesson-adventure-sheet = Karty punktów obracają się o krok za każdy punkt.
lesson-adventure-next = Następna gra: { $game }.
lesson-adventure-knights = Przy piątej grze zostajecie: { $game }, aż któraś drużyna ma dziesięć punktów.
lesson-adventure-end = Dziesięć punktów kończy przygodę, a wygrywa najwięcej punktów.
