### What an edition changes, in one glance; a value that differs between games; and what breaks a tie.

option-mixed = Dipende dal gioco
glance-end-first_out = Il pozzo: vince chi finisce le carte per primo
glance-end-last_left = Il pozzo: perde chi resta con le carte
glance-own_isolated-allow = I porti: puoi sempre coprire il tuo colore
glance-own_isolated-forbid = I porti: puoi coprire il tuo colore solo accanto a un’altra carta tua
glance-tie-hot_potato = parità fra tre o più: una manche di Patata bollente
glance-tie-knockout = parità fra tre o più: a eliminazione
glance-tie-minigame = parità fra tre o più: un altro gioco
glance-tie-shared = parità: le squadre vincono insieme
tie-follows = Spareggio: { $game }
