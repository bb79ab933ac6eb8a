### What an edition changes, in one glance; a value that differs between games; and what breaks a tie.

option-mixed = Dipende dal gioco
glance-end-first_out = Il pozzo: vince chi finisce prima le carte
glance-end-last_left = Il pozzo: perde chi resta con le carte
glance-own_isolated-allow = Porti: si può sempre coprire il proprio colore
glance-own_isolated-forbid = Porti: il proprio colore si copre solo accanto a un’altra carta propria
glance-tie-hot_potato = parità in tre: una manche di Patata bollente
glance-tie-knockout = parità in tre: a eliminazione
glance-tie-minigame = parità in tre: un altro gioco
glance-tie-shared = parità: le squadre condividono la vittoria
tie-follows = Lo spareggio: { $game }
