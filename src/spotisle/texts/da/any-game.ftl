# Bordet til ethvert kortspil, og spil som andre har lavet.

prompt-done = Du er færdig! Se de andre spille videre
prompt-out = Du er ude til næste runde
prompt-any-pair = Tryk på det symbol, der er på begge kort
prompt-any-goal = Tryk på et symbol, der også er på et andet kort
prompt-any-several = Tryk på det samme symbol på flere kort
prompt-out-hot_potato = Du er i sikkerhed til næste runde
prompt-out-knights = Jeres kort er taget. Vent på næste runde
tap-on-meant = Tryk på symbolet på det kort, du mener
which-card = Hvilket kort? Skriv nummeret
cards-chosen = { $symbol }: { $count }/{ $wanted }

# The numbers from one to twenty, as they are said.
spoken-numbers = en to tre fire fem seks syv otte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten tyve

bye-no_game = Serveren har ikke det spil, I spiller her. Opret et nyt rum.
rules-missing = Spillet har ingen skrevne regler endnu.
