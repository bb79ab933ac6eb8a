# The daily duel, and what this device remembers of its owner's play.

daily-goal = Find { $pairs } pairs. Today everybody gets the same ones.
daily-rule = The clock runs while you can see the cards. A wrong tap costs { $seconds } seconds.
start-daily = Start
daily-go-on = Continue
daily-found = { $found } of { $pairs } pairs found
daily-quick = quick
daily-steady = steady
daily-slow = slow
daily-wrong = with a mistake
daily-best = Your best duel so far!
daily-mistakes = { $mistakes ->
    [0] No mistakes
    [one] One mistake
   *[other] { $mistakes } mistakes
}
daily-line = { $pairs } pairs in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s · { $mistakes ->
    [0] no mistakes
    [one] one mistake
   *[other] { $mistakes } mistakes
}
daily-tomorrow = A new duel comes tomorrow.
share-result = Share result
result-copied = Copied. Paste it into a message.
result-not-shared = Your browser can’t share this. Take a screenshot instead.
practise-more = Practise more
progress-where = Saved on this device only. Nobody else can see it.
streak-now = Streak
streak-days = { $days ->
    [one] One day
   *[other] { $days } days
}
duels-played = Duels
no-duels = You haven’t finished a daily duel yet.
to-daily = Play today
times-plot = Your finds, day by day
times-middle = Typical time
times-best = Best
finds-kept = Finds
short-seconds = { NUMBER($seconds, maximumFractionDigits: 1) } s
no-finds = Practise once, and your times show up here.
export-progress = Save a copy
delete-progress = Delete all
delete-for-good = Delete for good
keep-progress = Keep it
