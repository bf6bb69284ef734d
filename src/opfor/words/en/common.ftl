# Turns of phrase that every game and surface uses.

# A list: a, b and c. $sound is "i" where the last begins with such a sound (Spanish: e).
list = { $first } and { $last }
# The same with or: a, b or c. $sound is "o" where the last begins with such a sound.
either = { $first } or { $last }
# Many things cut short: a, b or 12 more.
or-more = { $first } or { $n } more
and-more = { $first } and { $n } more
nothing = nothing
none = none

# A day: 18 November 2026; a moment: 18 November, 21:03.
month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
date = { $day } { month } { $year }
moment = { $day } { month }, { $time }
