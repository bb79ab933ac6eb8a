# Stół dowolnej gry karcianej i gry, które zrobili inni.

prompt-done = Karty z głowy! Popatrz, jak kończą inni
prompt-out = Wracasz w następnej rundzie
prompt-any-pair = Dotknij symbolu, który łączy obie karty
prompt-any-goal = Dotknij symbolu wspólnego z inną kartą
prompt-any-several = Dotknij tego samego symbolu na kilku kartach
prompt-out-hot_potato = Do następnej rundy nic ci nie grozi
prompt-out-knights = Straciliście kartę. Czekajcie na następną rundę
tap-on-meant = Dotknij go na karcie, o którą ci chodzi
which-card = Która karta? Wpisz jej numer
cards-chosen = { $symbol }: { $count }/{ $wanted }

# The numbers from one to twenty, as they are said.
spoken-numbers = jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście dwadzieścia

bye-no_game = Na tym serwerze nie ma gry z tego pokoju. Utwórz nowy pokój.
rules-missing = Ta gra nie ma jeszcze spisanych zasad.
