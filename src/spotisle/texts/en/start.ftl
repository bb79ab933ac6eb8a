# The start page: reasons to come back.

daily = Daily duel
    .summary = 20 pairs, the same for everybody today
daily-done = Today: { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
progress = Your times
    .summary = Records, streak and history on this device
streak = { $days ->
    [0] No streak yet
    [one] One day so far
   *[other] { $days } days in a row
}
club = Club night
    .summary = Many tables or a whole hall, with one code

## Coming back to a room

back-to-room = Back to room { $code }
play-here = Play here
open-elsewhere = This room is open in another tab.
pick-for = Pick for { $name }
